"""SIGTERM ends the server soon, whatever runs."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.helpers.server.in_process import WAIT, http_client
from tests.helpers.server.raw_socket import KEY, frame
from tests.helpers.server.subprocesses import served

pytestmark = pytest.mark.anyio

SLOW_RECORD = ".".join(40_000 * ["a"]) + " = 1"
"""A record that takes half a minute to parse."""
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


async def test_the_server_stops_soon_whatever_runs(tmp_path: Path) -> None:
    async with served(tmp_path / "data") as server:
        address = await server.start()
        with ExitStack() as stack:
            head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
            stack.enter_context(send(address, head + b"{"))
            await asyncio.to_thread(
                lambda: stack.enter_context(send(address, UPGRADE + 2000 * frame(b'{"type":"ping","id":7}')))
            )
            uploads = [asyncio.create_task(upload(address)) for _ in range(2)]
            await asyncio.sleep(1)  # until they are being parsed
            began = time.monotonic()
            status = await server.stop()
            took = time.monotonic() - began
            await asyncio.gather(*uploads)
        assert status == 0
        assert took < 15  # it is 5 at most, but other programs run too; the uploads alone take longer


async def upload(address: str) -> None:
    """Have a record replayed; the server stops before it can answer."""
    async with http_client(address) as http:
        with suppress(httpx.HTTPError):
            await http.post("/api/replays", json={"record": SLOW_RECORD}, timeout=WAIT)
