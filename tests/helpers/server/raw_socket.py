"""A WebSocket client that sends anything, well formed or not, and any amount of it at once."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tests.helpers.server.in_process import WAIT

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def frame(payload: bytes, kind: int = TEXT, *, is_last: bool = True) -> bytes:
    """A frame of a client; its mask is zero, so that the payload is unchanged."""
    head, size = kind | (0x80 if is_last else 0), len(payload)
    if size < 126:
        return struct.pack(">BB4x", head, 0x80 | size) + payload
    if size < 1 << 16:
        return struct.pack(">BBH4x", head, 0x80 | 126, size) + payload
    return struct.pack(">BBQ4x", head, 0x80 | 127, size) + payload


class Closed(Exception):
    """The server closed the connection with a code, or ``None`` if it sent none."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class RawSocket:
    """A connection; every message it gets is kept in :attr:`seen`, as bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.seen: list[bytes] = []

    def send(self, *texts: str | bytes) -> None:
        """Send messages, all at once."""
        self.send_raw(b"".join(frame(text.encode() if isinstance(text, str) else text) for text in texts))

    def send_raw(self, data: bytes) -> None:
        self._writer.write(data)

    async def next(self) -> dict[str, Any]:
        """The next message.

        :raises Closed: if the connection is closed.
        """
        while True:
            kind, payload = await self._frame()
            if kind == TEXT:
                self.seen.append(payload)
                message: dict[str, Any] = msgspec.json.decode(payload)
                return message
            if kind == PING:
                self.send_raw(frame(payload, PONG))
            if kind == CLOSE:
                raise Closed(int.from_bytes(payload[:2], "big") if payload else None)

    async def _frame(self) -> tuple[int, bytes]:
        read = self._reader.readexactly
        try:
            head, size = await read(2)
            if size > 125:
                size = int.from_bytes(await read(2 if size == 126 else 8), "big")
            return head & 15, await read(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed(None) from None

    async def ask(self, kind: str, number: int, **fields: Any) -> dict[str, Any]:
        """Send a message with the id *number*; return the answer."""
        self.send(msgspec.json.encode({"type": kind, "id": number, **fields}))
        async with asyncio.timeout(WAIT):
            while (message := await self.next()).get("id") != number:
                pass
        return message

    async def until_answered(self, number: int) -> list[dict[str, Any]]:
        """All messages before the answer to the ping with the id *number*."""
        found = []
        async with asyncio.timeout(WAIT):
            while (message := await self.next()) != {"type": "pong", "id": number}:
                found.append(message)
        return found

    async def closing(self) -> int | None:
        """The code with which the server closes the connection."""
        try:
            async with asyncio.timeout(WAIT):
                while True:
                    await self.next()
        except Closed as closed:
            return closed.code


@asynccontextmanager
async def raw_socket(address: str, **headers: str) -> AsyncIterator[RawSocket]:
    """A socket to the server at *address*, with additional headers, where ``_`` stands for ``-``.

    :raises Closed: with the status of the answer, if the handshake is refused.
    """
    host = urlsplit(address).netloc
    given = {"host": host, "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
    given |= {"sec-websocket-key": KEY} | {name.replace("_", "-"): value for name, value in headers.items()}
    lines = ["GET /api/live HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
    reader, writer = await asyncio.open_connection(*host.split(":"))
    try:
        writer.write("\r\n".join(lines).encode())
        async with asyncio.timeout(WAIT):
            answer = await reader.readuntil(b"\r\n\r\n")
        status = int(answer.split(b" ", 2)[1])
        if status != 101:
            raise Closed(status)
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()
