"""The commands of ``allfather admin``, with a server that is running and without."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import anyio
import pytest
from click.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from allfather import hosting
from allfather.cli import main
from allfather.server.errors import CLOSED_REFUSED
from allfather.server.live.bot_pool import BotPool
from allfather.server.store.store import open_store
from allfather.words import words
from tests.helpers.server.finished_tables import Played
from tests.helpers.server.in_process import Running, running, settings_for

pytestmark = pytest.mark.anyio


def admin(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["admin", *words, "--data", str(folder)])


async def told(folder: Path, *words: str) -> str:
    """The output of a command, run in a thread because it has its own event loop."""
    result = await anyio.to_thread.run_sync(lambda: admin(folder, *words))
    assert result.exit_code == 0, result.output
    return result.output


async def failure(folder: Path, *words: str) -> str:
    result = await anyio.to_thread.run_sync(lambda: admin(folder, *words))
    assert result.exit_code == 1, result.output
    return result.output


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> Any:
    async with running(settings_for(tmp_path), bot_pool) as server:
        yield server


async def test_an_announcement_is_shown_at_once_and_to_those_who_connect_later(server: Running, tmp_path: Path) -> None:
    async with server.player() as ann:
        await told(tmp_path, "announce", "We pause at ten.")
        assert await ann.until(lambda message: message["type"] == "announced") == {
            "type": "announced",
            "text": "We pause at ten.",
        }
    async with server.player() as bea:
        assert (await bea.next())["text"] == "We pause at ten."


async def test_a_closed_table_is_closed_for_those_at_it(server: Running, tmp_path: Path) -> None:
    async with server.player("Ann") as ann:
        table = await ann.open_table()
        assert table in await told(tmp_path, "list-tables")
        await told(tmp_path, "close-table", ann.seen[-1]["info"]["code"].lower())
        update = await ann.until(lambda message: message["type"] == "update")
        assert update["info"]["status"] == "closed"
        assert (await ann.ask("sit", table=table))["code"] == "is-closed"
    assert table not in await told(tmp_path, "list-tables")
    assert "no such table" in await failure(tmp_path, "close-table", "nothing")


async def test_a_banned_person_is_kept_out(server: Running, tmp_path: Path) -> None:
    async with server.player("Mallory") as mallory:
        assert mallory.person in await told(tmp_path, "list-people", "mall")
        await told(tmp_path, "ban", "person", mallory.person, "--reason", "shouts", "--days", "2")
        with pytest.raises(ConnectionClosed) as closed:
            await mallory.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSED_REFUSED
        answer = await mallory.http.get("/api/me")
        assert (answer.status_code, answer.json()["values"]["reason"]) == (403, "shouts")
        await told(tmp_path, "unban", "person", mallory.person)
        assert (await mallory.http.get("/api/me")).status_code == 200
    assert await failure(tmp_path, "unban", "person", "nobody")


async def test_lists_and_refusals_are_in_the_chosen_language(server: Running, tmp_path: Path) -> None:
    t = words("de")
    async with server.player("Ann") as ann:
        await ann.open_table()
        people = await told(tmp_path, "list-people", "ann", "--language", "de")
        tables = await told(tmp_path, "list-tables", "--language", "de")
    assert re.search(rf"  {t('cli-admin-kind', kind='bot')}  -  Ann\n$", people)
    assert f"  {t('cli-admin-status', status='open')}  " in tables
    assert tables.endswith(f"  {t('cli-admin-seats', count=4)}\n")
    for refused, why in {
        ("close-table", "nothing"): "why-no-such-table",
        ("retry-table", "nothing"): "why-not-found-set-aside",
        ("unban", "person", "nobody"): "why-not-found-ban",
        ("export-person", "nobody"): "why-not-found-person",
        ("delete-person", "nobody"): "why-not-found-person",
    }.items():
        assert t("click-error", message=t(why)) in await failure(tmp_path, *refused, "--language", "de")


async def test_a_person_is_exported_and_deleted(server: Running, tmp_path: Path) -> None:
    async with server.player("Ann") as ann:
        await ann.open_table()
        exported = json.loads(await told(tmp_path, "export-person", ann.person))
        assert exported["profile"]["name"] == "Ann"
        await told(tmp_path, "delete-person", ann.person)
        assert await failure(tmp_path, "export-person", ann.person)


async def test_a_backup_is_restored_into_either_database(tmp_path: Path, postgres_url: str) -> None:
    source, target = tmp_path / "one", tmp_path / "two"
    store = await open_store(str(settings_for(source).sqlite), "test")
    await Played("table", ["thrall", "thrall", "thrall"]).save(store)
    everything = await store.rows("SELECT * FROM events ORDER BY version")
    await store.close()
    file = str(tmp_path / "backup")

    assert f"to {file}" in await told(source, "backup", file)
    await told(target, "restore", file)
    assert "not empty" in await failure(target, "restore", file)
    await told(target, "restore", file, "--database", postgres_url)
    for url in (str(settings_for(target).sqlite), postgres_url):
        twin = await open_store(url, "test")
        assert await twin.rows("SELECT * FROM events ORDER BY version") == everything
        await twin.close()
    await told(target, "backup", f"{file}-again", "--database", postgres_url)


async def test_only_the_owner_may_read_a_backup_and_what_is_restored(tmp_path: Path) -> None:
    source, target, file = tmp_path / "one", tmp_path / "two", tmp_path / "backup"
    before = os.umask(0)
    try:
        await (await open_store(str(settings_for(source).sqlite), "test")).close()
        file.touch(0o644)
        await told(source, "backup", str(file))
        await told(target, "restore", str(file))
    finally:
        os.umask(before)

    assert file.stat().st_mode & 0o777 == 0o600
    assert target.stat().st_mode & 0o777 == 0o700
    assert {kept.stat().st_mode & 0o777 for kept in target.iterdir()} == {0o600}


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x1f\x8b\x08 cut off"])
async def test_a_file_that_is_not_a_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "backup"
    file.write_bytes(content)

    assert "is not a backup" in await failure(tmp_path / "data", "restore", str(file))
    told_in_german = await failure(tmp_path / "data", "restore", str(file), "--language", "de")
    assert words("de")("cli-store-no-backup", file=str(file)) in told_in_german


async def test_a_backup_of_a_missing_server_fails(tmp_path: Path) -> None:
    assert "cannot" in await failure(tmp_path / "none", "backup", str(tmp_path / "backup"))


def test_the_commands_are_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8").split("## ")
    [part] = [part for part in page if "`list-people`" in part]

    assert set(re.findall(r"`([a-z-]+)`", "".join(re.findall(r"^\| (`.*?) \|", part, re.MULTILINE)))) == set(
        hosting.admin.commands
    )
