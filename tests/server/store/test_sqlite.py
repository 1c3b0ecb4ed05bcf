"""The store in an SQLite file: for one process at a time, and copied while it is in use."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from allfather.server.repositories.tables import EVENTS
from allfather.server.store.sqlite import SqliteStore, backup
from allfather.server.store.store import StoreError, open_store

pytestmark = pytest.mark.anyio

HOLD = """
import asyncio, sys
from allfather.server.repositories.tables import EVENTS
from allfather.server.store.store import open_store

async def hold():
    store = await open_store(sys.argv[1], "holder")
    await store.append(EVENTS, "t", 1, ["from the holder"])
    print("open", flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""


async def test_a_second_process_is_refused_until_the_first_is_gone(sqlite_url: str) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, sqlite_url], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        try:
            assert holder.stdout.readline() == "open\n"
            with pytest.raises(StoreError, match="used by another process"):
                await open_store(sqlite_url, "one")
        finally:
            holder.kill()

    store = await open_store(sqlite_url, "one")
    assert await store.rows("SELECT data, writer FROM events") == [("from the holder", "holder")]
    await store.close()


async def test_a_second_store_in_one_process_is_refused(sqlite_url: str) -> None:
    store = await open_store(sqlite_url, "one")
    with pytest.raises(StoreError, match="used by another process"):
        await open_store(sqlite_url, "two")
    await store.close()


async def test_a_plain_path_is_accepted(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "new" / "x.db"), "one")
    assert isinstance(store, SqliteStore)
    await store.close()

    assert (tmp_path / "new" / "x.db").is_file()


@pytest.fixture
def open_umask() -> Iterator[None]:
    """A umask that forbids nothing."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The permissions of *folder*, as the empty name, and of the files in it."""
    return {"": folder.stat().st_mode & 0o777} | {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


@pytest.mark.usefixtures("open_umask")
async def test_only_the_owner_may_read_the_data(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    store = await open_store(str(folder / "x.db"), "one")
    await store.append(EVENTS, "t", 1, ["secret"])

    assert modes(folder) == {"": 0o700, "x.db": 0o600, "x.db-wal": 0o600, "x.db-shm": 0o600, "x.db.lock": 0o600} | {
        name: 0o600 for name in modes(folder) if name.startswith("x.db.lock-")
    }
    await store.close()


@pytest.mark.usefixtures("open_umask")
async def test_files_that_everybody_could_read_are_tightened(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    for file in (path, tmp_path / "x.db.lock"):
        file.touch(0o644)
    store = await open_store(str(path), "one")
    await store.append(EVENTS, "t", 1, ["secret"])

    assert {mode for name, mode in modes(tmp_path).items() if name} == {0o600}
    await store.close()


async def test_other_files_are_refused(tmp_path: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_text("not a database, but long enough to be looked at " * 50)

    for path in (junk, tmp_path, junk / "below"):
        with pytest.raises(StoreError, match="cannot open"):
            await open_store(str(path), "one")
    assert tmp_path.stat().st_mode & 0o100  # a folder that was named by mistake stays usable


async def test_writes_survive_a_power_failure(sqlite_url: str) -> None:
    store = await SqliteStore.open(sqlite_url.removeprefix("sqlite:///"), "one")
    writer = store._connections.writer
    assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
    await store.close()


async def test_a_select_changes_nothing(sqlite_url: str) -> None:
    store = await open_store(sqlite_url, "one")
    with pytest.raises(StoreError, match="readonly"):
        await store.rows("DELETE FROM events")
    await store.close()


async def test_a_full_disk_is_an_error_that_can_be_recovered_from(sqlite_url: str) -> None:
    store = await SqliteStore.open(sqlite_url.removeprefix("sqlite:///"), "one")
    writer = store._connections.writer
    [pages] = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count = {pages}")
    results = await asyncio.gather(
        *(store.append(EVENTS, f"t{number}", 1, ["x" * 9000]) for number in range(3)), return_exceptions=True
    )
    assert [type(result) for result in results] == [StoreError] * 3

    writer.execute(f"PRAGMA max_page_count = {pages + 100}")
    assert await store.append(EVENTS, "t0", 1, ["x" * 9000])
    assert await store.rows("SELECT count(*) FROM events") == [(1,)]
    await store.close()


async def test_a_copy_is_made_while_moves_are_saved(sqlite_url: str, tmp_path: Path) -> None:
    store = await open_store(sqlite_url, "one")
    source, target = Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "copy.db"
    is_copied = asyncio.Event()
    versions: list[int] = []
    count = 0

    async def play() -> None:
        nonlocal count
        while not is_copied.is_set():
            assert await store.append(EVENTS, "t", count, ["x" * 1000])
            count += 1

    playing = asyncio.create_task(play())
    for _ in range(5):
        before = count
        await asyncio.to_thread(backup, source, target)
        with sqlite3.connect(target) as copy:
            versions = [version for (version,) in copy.execute("SELECT version FROM events ORDER BY version")]
        copy.close()
        assert versions == list(range(len(versions)))
        assert before <= len(versions) <= count + 1
    is_copied.set()
    await playing
    await store.close()

    store = await open_store(str(target), "one")
    assert await store.append(EVENTS, "t", len(versions), ["goes on"])
    await store.close()


def test_a_copy_of_a_missing_file_is_refused(tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("precious")

    with pytest.raises(StoreError, match="cannot copy"):
        backup(tmp_path / "nothing.db", target)
    assert target.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [target]
