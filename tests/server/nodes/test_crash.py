"""Nothing is lost: servers and databases are killed while people play, and clients stop reading."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from allfather.server.errors import CLOSED_SLOW
from allfather.server.http.connection import MAX_UNSENT
from allfather.server.live.bot_pool import BotPool
from allfather.server.store.store import open_store
from tests.helpers.scale import full
from tests.helpers.server.in_process import Running, running, settings_for
from tests.helpers.server.raw_socket import RawSocket, raw_socket
from tests.helpers.server.reconnecting_clients import Crowd, crowd_at
from tests.helpers.server.subprocesses import Served, served
from tests.server.conftest import Postgres

pytestmark = pytest.mark.anyio

KILLS = full(20, 2)
CRASHES = full(3, 1)
MOVES = 30
"""Events at every table before the next crash."""
TABLES = (2, 2, 3, 3, 4, 4)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The setting of that name."""
    return str(request.getfixturevalue("postgres_url")) if request.param == "postgres" else ""


async def check_stored(crowd: Crowd, database: str) -> None:
    """Compare what the crowd knows with what is stored, once no server is running."""
    store = await open_store(database, "test")
    assert await crowd.check(store) > 0
    await store.close()


async def check_left(crowd: Crowd, server: Served, database: str) -> None:
    """Compare what the crowd knows with what a server that has ended left behind."""
    await check_stored(crowd, database or str(server.folder / "allfather.sqlite"))
    assert server.errors() == []


async def test_a_server_killed_again_and_again(database: str, tmp_path: Path) -> None:
    async with served(tmp_path / "data", database) as server:
        async with crowd_at(await server.start(), TABLES) as crowd:
            for _ in range(KILLS):
                await crowd.go_on(MOVES)
                await server.kill()
                crowd.address = await server.start()
            await crowd.go_on(MOVES)
            await crowd.settle()
        await server.kill()
        await check_left(crowd, server, database)


async def test_a_server_that_is_shut_down_cleanly(database: str, tmp_path: Path) -> None:
    async with served(tmp_path / "data", database) as server:
        async with crowd_at(await server.start(), TABLES) as crowd:
            await crowd.go_on(MOVES)
            assert await server.stop() == 0
            await crowd.until(lambda: all(client.closings for client in crowd.clients))
            assert {code for client in crowd.clients for code in client.closings} == {1012}
            crowd.address = await server.start()
            await crowd.go_on(MOVES)
            await crowd.settle()
        assert await server.stop() == 0
        await check_left(crowd, server, database)


async def test_only_one_server_can_use_a_data_folder(tmp_path: Path) -> None:
    async with served(tmp_path / "data") as first:
        await first.start()
        status, said = await Served(tmp_path / "data").fail_to_start()
        assert status == 1
        last = f"Error: {tmp_path / 'data' / 'allfather.sqlite'} is used by another process"
        assert said.splitlines()[-1].startswith(last)
        assert "Traceback" not in said


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = (sys.executable, "-m", "allfather.cli", "serve", "--port", port, "--data", str(tmp_path))
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)

    assert done.returncode == 1
    # The line before it may say that the rules are being compiled.
    assert done.stderr.splitlines()[-1].startswith(f"Error: cannot listen at 127.0.0.1:{port}: Address already in use")


async def test_a_database_that_crashes(
    postgres: Postgres, postgres_url: str, tmp_path: Path, bot_pool: BotPool
) -> None:
    settings = settings_for(tmp_path, database=postgres_url)
    async with running(settings, bot_pool) as server, crowd_at(server.address, TABLES) as crowd:
        for _ in range(CRASHES):
            await crowd.go_on(MOVES)
            await asyncio.to_thread(postgres.restart)
        await crowd.go_on(MOVES)
        await crowd.settle()
    await check_stored(crowd, postgres_url)


class Deaf:
    """A client that asks for a table again and again and never reads an answer."""

    def __init__(self, raw: RawSocket, server: Running, there: Any, question: str) -> None:
        self.raw, self.server, self.there, self.question = raw, server, there, question
        self.transport: Any = raw._writer.transport
        self.most_waiting = 0
        """The most bytes that waited for it at the server."""

    def is_dropped(self) -> bool:
        """Whether the server has dropped it; if not, ask for more."""
        waiting = self.there._socket.transport.get_write_buffer_size()
        self.most_waiting = max(self.most_waiting, waiting)
        if self.there in self.server.node.clients.connected:
            self.raw.send(*[self.question] * 5)
            return False
        return True

    @property
    def connections(self) -> list[Any]:
        """The other end of its connection, if there is one."""
        name = self.transport.get_extra_info("sockname")
        return [each for each in self.server.connections if each.client == name]


@asynccontextmanager
async def deaf_client(server: Running, table: str) -> AsyncIterator[Deaf]:
    async with raw_socket(server.address) as raw:
        question = f'{{"type": "watch", "table": "{table}"}}'
        raw.send(question)
        await raw.next()
        [there] = [each for each in server.node.clients.connected if each.person_id is None]
        deaf = Deaf(raw, server, there, question)
        deaf.transport.pause_reading()
        yield deaf


async def test_a_client_that_stops_reading_delays_nobody(tmp_path: Path, bot_pool: BotPool) -> None:
    async with (
        running(settings_for(tmp_path), bot_pool) as server,
        crowd_at(server.address, (2, 4)) as crowd,
        deaf_client(server, next(iter(crowd.tables))) as deaf,
    ):
        await crowd.until(deaf.is_dropped)
        assert MAX_UNSENT // 2 < deaf.most_waiting < 2 * MAX_UNSENT
        await crowd.go_on(100)
        deaf.transport.resume_reading()
        assert await deaf.raw.closing() == CLOSED_SLOW


async def test_a_client_that_never_reads_again_is_dropped(tmp_path: Path, bot_pool: BotPool) -> None:
    async with (
        running(settings_for(tmp_path), bot_pool) as server,
        crowd_at(server.address, (2, 4)) as crowd,
        deaf_client(server, next(iter(crowd.tables))) as deaf,
    ):
        await crowd.until(deaf.is_dropped)
        [there] = deaf.connections
        there.keepalive_timeout()  # a ping was not answered
        await crowd.until(lambda: not deaf.connections)
