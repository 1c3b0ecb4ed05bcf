"""Lean clients for benchmarks, which cost the machine they share with the server as little as possible."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Self
from urllib.request import Request, urlopen

import msgspec

HANDSHAKE = (
    "GET /api/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{auth}\r\n"
)


class Own(msgspec.Struct):
    legal: list[str] = []


class Info(msgspec.Struct):
    status: str


class Seen(msgspec.Struct):
    """What a client looks at of a message."""

    type: str
    version: int = 0
    own: Own | None = None
    code: str = ""
    id: int = 0
    info: Info | None = None


decode = msgspec.json.Decoder(Seen).decode


class NotConnected(ConnectionError):
    """The server has refused a WebSocket, or closed the connection before it was one."""


class Client(asyncio.Protocol):
    """A WebSocket client that only counts and answers."""

    def __init__(self, host: str, token: str | None, heard: Callable[[Client, Seen], None]) -> None:
        self.host, self.token, self.heard = host, token, heard
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = asyncio.Event()
        self.buffer = b""
        self.received = 0
        self.table = ""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        auth = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        transport.write(HANDSHAKE.format(host=self.host, auth=auth).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed.set()
        if not self.is_open.done():
            self.is_open.set_exception(NotConnected("closed"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            if b"\r\n\r\n" not in self.buffer:
                return
            head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
            if b" 101 " not in head:
                self.is_open.set_exception(NotConnected(head.split(b"\r\n", 1)[0].decode()))
                self.transport.abort()
                return
            self.is_open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, place = self.buffer, 0
        while len(buffer) - place >= 2:
            size, start = buffer[place + 1], place + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + size:
                break
            if buffer[place] == 0x81:
                self.received += 1
                self.heard(self, decode(buffer[start : start + size]))
            elif buffer[place] == 0x88:
                self.transport.abort()
            elif buffer[place] == 0x89:
                self._send_frame(0x8A, buffer[start : start + size])
            place = start + size
        self.buffer = buffer[place:]

    def send(self, message: dict[str, Any]) -> None:
        self._send_frame(0x81, msgspec.json.encode(message))

    def _send_frame(self, first: int, data: bytes) -> None:
        # A mask of zeros is one as good as any, and costs nothing.
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big")
        self.transport.write(bytes([first]) + size + b"\0\0\0\0" + data)


def ignore(client: Client, seen: Seen) -> None:
    """For clients that only watch."""


async def connect(
    base: str, token: str | None, heard: Callable[[Client, Seen], None], source: str | None = None
) -> Client:
    """A client at the server at *base*, from the address *source*.

    :raises NotConnected: if the server refuses it.
    """
    host = base.removeprefix("http://")
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: Client(host, token, heard), *split(base), local_addr=local_address(source)
    )
    await client.is_open
    return client


async def connect_at_last(
    base: str, token: str | None, heard: Callable[[Client, Seen], None], source: str | None = None
) -> Client:
    """The same, tried again while the server refuses it."""
    while True:
        try:
            return await connect(base, token, heard, source)
        except OSError:
            await asyncio.sleep(0.1)


class Http:
    """A connection for one request after the other, from the address *source*."""

    def __init__(self, base: str, source: str | None = None) -> None:
        self.base, self.source = base, source

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection(
            *split(self.base), local_addr=local_address(self.source)
        )
        return self

    async def __aexit__(self, *error: object) -> None:
        self._writer.transport.abort()

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, bytes]:
        """The status and the body of the answer; a *body* that is not of bytes is sent as JSON.

        :raises ConnectionError: if the server closes the connection instead.
        """
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.base.removeprefix('http://')}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        self._writer.write(head.encode() + data)
        try:
            answer = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            status = int(answer.split(" ", 2)[1])
            if "\r\ntransfer-encoding: chunked" in answer:
                return status, await self._reader.readuntil(b"\r\n0\r\n\r\n")
            size = int(answer.partition("\r\ncontent-length:")[2].partition("\r\n")[0] or 0)
            return status, await self._reader.readexactly(size)
        except asyncio.IncompleteReadError:
            raise ConnectionError("closed without an answer") from None

    async def post(self, path: str, body: Any, token: str | None = None) -> Any:
        """The answer to a POST, which is sent again while it comes too early.

        :raises RefusedRequest: if it is refused for another reason.
        """
        while (answer := await self.ask("POST", path, body, token))[0] == 429:
            await asyncio.sleep(0.5)
        found = msgspec.json.decode(answer[1])
        if answer[0] >= 400:
            raise RefusedRequest(found["code"])
        return found


class RefusedRequest(Exception):
    """A request was refused, by a code other than that it came too early."""


def split(base: str) -> tuple[str, int]:
    """Host and port."""
    host, port = base.removeprefix("http://").split(":")
    return host, int(port)


def local_address(source: str | None) -> tuple[str, int] | None:
    return None if source is None else (source, 0)


def ask(base: str, path: str, body: Any, token: str | None = None) -> Any:
    """The answer to a POST, for benchmarks that may wait."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = Request(base + path, json.dumps(body).encode(), headers)  # noqa: S310
    with urlopen(request, timeout=30) as answer:  # noqa: S310
        return json.load(answer)
