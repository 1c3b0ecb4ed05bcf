"""Slow and many connections: they end by themselves, and keep nobody else out."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs

from allfather.server.http import http1
from allfather.server.live.bot_pool import BotPool
from tests.helpers.server.in_process import WAIT, Running, http_client, running, settings_for
from tests.helpers.server.raw_socket import raw_socket

pytestmark = pytest.mark.anyio

ATTACKER = "127.0.0.2"
"""Another address of this machine."""
HALF = b"GET /health HTTP/1.1\r\nHost: x\r\n"
WHOLE = HALF + b"\r\n"
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n"


class Raw:
    """A connection on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self) -> bytes:
        """Everything that the server sends before it closes the connection."""
        async with asyncio.timeout(WAIT):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    async def status(self) -> int:
        """The status of the next answer."""
        async with asyncio.timeout(WAIT):
            head = await self.reader.readuntil(b"\r\n\r\n")
            size = next(
                (int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")), 0
            )
            await self.reader.readexactly(size)
        return int(head.split(b" ")[1])


@asynccontextmanager
async def connection(server: Running, sent: bytes = b"", source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    """A connection from the address *source*."""
    host, port = urlsplit(server.address).netloc.split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    try:
        writer.write(sent)
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def serving(folder: Path, bot_pool: BotPool, **changes: Any) -> AsyncIterator[Running]:
    async with running(settings_for(folder, **changes), bot_pool) as server:
        yield server


def dropped(server: Running) -> dict[str, int]:
    """How many connections were dropped, by reason."""
    return {why: int(counter._value.get()) for (why,), counter in server.node.metrics._dropped.items()}


async def is_answered(server: Running) -> bool:
    async with http_client(server.address) as http:
        return (await http.get("/api/games", timeout=WAIT)).status_code == 200


async def test_half_sent_requests_of_one_address_keep_nobody_else_out(tmp_path: Path, bot_pool: BotPool) -> None:
    async with serving(tmp_path, bot_pool, connections=60, connections_per_address=40) as server:
        async with AsyncExitStack() as stack:
            slow = [await stack.enter_async_context(connection(server, HALF, ATTACKER)) for _ in range(100)]
            refused = [await one.answer() for one in slow[40:]]
            assert {answer[:12] for answer in refused} <= {b"HTTP/1.1 429", b""}
            assert dropped(server) == {"too-many-from-address": 60}
            assert await is_answered(server)
            async with server.player("Ann") as ann:
                assert (await ann.ask("ping"))["type"] == "pong"
        assert b"allfather_connections " in server.node.metrics.render()[0]


async def test_headers_must_arrive_in_time(tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http1, "HEADER_SECONDS", 0.5)
    async with serving(tmp_path, bot_pool) as server:
        async with connection(server) as silent, connection(server, HALF) as slow, connection(server, WHOLE) as second:
            assert await second.status() == 200
            second.writer.write(HALF)  # of the next request
            dripping = asyncio.create_task(drip(slow))
            assert [await one.answer() for one in (silent, slow, second)] == [b"", b"", b""]
            dripping.cancel()
        assert dropped(server) == {"slow-header": 3}
        assert await is_answered(server)


async def drip(slow: Raw) -> None:
    """Send another header now and then."""
    while True:
        slow.writer.write(b"X-More: 1\r\n")
        await asyncio.sleep(0.1)


async def test_bodies_must_arrive_in_time(tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http1, "STEP_SECONDS", 0.5)
    async with serving(tmp_path, bot_pool) as server:
        with capture_logs() as logs:
            async with connection(server, HEAD) as silent, connection(server, HEAD + 500 * b" ") as slow:
                assert [await one.answer() for one in (silent, slow)] == [b"", b""]
        assert dropped(server) == {"slow-body": 2}
        assert logs == []
        assert await is_answered(server)


async def test_bodies_have_an_end(tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http1, "STEP_SECONDS", 0.3)
    monkeypatch.setattr(http1, "STEP_BYTES", 1)
    monkeypatch.setattr(http1, "BODY_SECONDS", 1.0)
    async with serving(tmp_path, bot_pool) as server, connection(server, HEAD) as slow:
        dripping = asyncio.create_task(drip(slow))
        assert await slow.answer() == b""
        dripping.cancel()
        assert dropped(server) == {"slow-body": 1}


async def test_a_slow_but_honest_body_is_read(tmp_path: Path, bot_pool: BotPool) -> None:
    async with serving(tmp_path, bot_pool) as server, connection(server, HEAD) as slow:
        for _ in range(5):
            slow.writer.write(998 * b" " + b"{}" if _ == 4 else 1000 * b" ")
            await asyncio.sleep(0.05)
        assert await slow.status() == 201
        slow.writer.write(WHOLE)
        assert await slow.status() == 200
        assert dropped(server) == {}


async def test_idle_connections_are_closed(tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http1, "IDLE_SECONDS", 1)
    async with serving(tmp_path, bot_pool) as server, connection(server, WHOLE) as idle:
        for connection_ in server.connections:
            connection_.timeout_keep_alive = 0.3
        assert await idle.status() == 200
        assert await idle.answer() == b""
        assert dropped(server) == {}


async def test_those_who_do_not_read_their_answers_are_dropped(
    tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http1, "SEND_SECONDS", 0.5)
    get_schema = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    async with serving(tmp_path, bot_pool) as server:
        async with connection(server, 1000 * get_schema):
            async with asyncio.timeout(WAIT):
                while dropped(server) != {"slow-reader": 1}:
                    await asyncio.sleep(0.1)
        assert await is_answered(server)


async def test_connections_in_all_are_limited(tmp_path: Path, bot_pool: BotPool) -> None:
    async with serving(tmp_path, bot_pool, connections=5) as server:
        async with AsyncExitStack() as stack:
            for number in range(2, 7):
                await stack.enter_async_context(connection(server, HALF, f"127.0.0.{number}"))
            async with connection(server, WHOLE) as late:
                assert (await late.answer())[:12] in (b"HTTP/1.1 429", b"")
            assert dropped(server) == {"too-many": 1}
        async with asyncio.timeout(WAIT):
            while server.connections:
                await asyncio.sleep(0.01)
        assert await is_answered(server)


async def test_sockets_count_as_connections_until_they_are_closed(tmp_path: Path, bot_pool: BotPool) -> None:
    async with serving(tmp_path, bot_pool, connections_per_address=3) as server:
        for _ in range(3):
            async with AsyncExitStack() as stack:
                for _ in range(3):
                    await stack.enter_async_context(raw_socket(server.address))
                async with connection(server, WHOLE) as late:
                    assert (await late.answer())[:12] in (b"HTTP/1.1 429", b"")
            async with asyncio.timeout(WAIT):
                while server.connections:
                    await asyncio.sleep(0.01)
        assert dropped(server) == {"too-many-from-address": 3}
        assert server.node.metrics.connections._value.get() == 0
        assert await is_answered(server)


async def test_a_proxy_may_have_many_connections(tmp_path: Path, bot_pool: BotPool) -> None:
    limits = {"connections_per_address": 3, "proxies": (ATTACKER,)}
    async with serving(tmp_path, bot_pool, **limits) as server, AsyncExitStack() as stack:
        for number in range(20):
            forwarded = HALF + f"X-Forwarded-For: 192.0.2.{number}\r\n\r\n".encode()
            one = await stack.enter_async_context(connection(server, forwarded, ATTACKER))
            assert await one.status() == 200
        assert dropped(server) == {}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(("hard", "allowed"), [(400, 400), (1000, 500)])
def test_the_limit_of_open_files_is_raised_as_far_as_possible(hard: int, allowed: int) -> None:
    program = (
        "import resource; from allfather.server.http.admission import allow_files\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (300, {hard}))\n"
        "print(allow_files(500), resource.getrlimit(resource.RLIMIT_NOFILE)[0], allow_files(200))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(allowed), str(allowed), "200"]
