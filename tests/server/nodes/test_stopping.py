"""SIGTERM ends the server, whatever runs."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from allfather.games import find_game
from tests.helpers.server.in_process import WAIT, http_client
from tests.helpers.server.raw_socket import KEY, frame
from tests.helpers.server.subprocesses import Served, served

pytestmark = pytest.mark.anyio

UPGRADE = (
    "GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
).encode()


def send(address: str, data: bytes) -> socket.socket:
    """A connection on which *data* was sent, and from which nothing is read."""
    host, port = urlsplit(address).netloc.split(":")
    opened = socket.create_connection((host, int(port)), timeout=WAIT)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.sendall(data)
    return opened


@contextmanager
def frozen(processes: Sequence[int]) -> Iterator[None]:
    """Stop processes in the middle of their work: until the end of the block they never finish it."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    yield
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


async def workers_of(server: Served) -> list[int]:
    """The processes for bots and for replays, once both have been started."""
    while len(workers := server.workers()) < 2:
        await asyncio.sleep(0.01)
    return workers


async def test_the_server_stops_whatever_runs(tmp_path: Path) -> None:
    """If it waited for any of this, it would wait for ever."""
    async with served(tmp_path / "data") as server:
        address = await server.start()
        head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
        flood = UPGRADE + 2000 * frame(b'{"type":"ping","id":7}')
        with send(address, head + b"{"), await asyncio.to_thread(send, address, flood):
            uploads = [asyncio.create_task(upload(address)) for _ in range(2)]
            async with asyncio.timeout(WAIT):
                workers = await workers_of(server)
            with frozen(workers):
                status = await server.stop()
            answers = await asyncio.gather(*uploads)

    assert status == 0
    assert set(answers) <= {None, 503}


async def upload(address: str) -> int | None:
    """The status of the answer to a record; ``None`` if the server stops before it answers."""
    async with http_client(address) as http:
        with suppress(httpx.HTTPError):
            return (await http.post("/api/replays", json={"record": find_game("odin")(seed=1).record()})).status_code
    return None
