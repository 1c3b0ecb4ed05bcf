"""A short cut for sending text messages: every move is sent to everybody at its table.

Uvicorn's own path wakes a task and builds a dictionary and a frame object for each message. Here a message is one
write while the client keeps reading; when it does not, the usual path waits for it.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from allfather.server.errors import CLOSED_FAST
from allfather.server.rate_limit import Credits

EXTENSION = "allfather.send_now"
"""The ASGI extension that holds :meth:`FastWebSocket.send_now`."""
FRAME_RATE, FRAME_BURST = 10.0, 200
"""Rate limit for pings, pongs and continuation frames, which no other limit counts: per second, and at once."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with the extension, and with limits for pings and fragmented messages."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._credits = Credits(FRAME_RATE, FRAME_BURST)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count()

    def _count(self) -> None:
        if not self._credits.spend() and not self.close_sent:
            self.conn.fail(CLOSED_FAST)
            self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # absent if the handshake failed
        if scope is not None:
            scope["extensions"][EXTENSION] = self.send_now

    def send_now(self, text: str) -> bool:
        """Send *text*, unless it would have to wait or the connection is closing; return whether it was sent."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame(text.encode()))
        return True

    def keepalive_timeout(self) -> None:
        """Abort the connection of a client that no longer reads, rather than wait until everything is sent."""
        super().keepalive_timeout()
        self.transport.abort()


def frame(data: bytes) -> bytes:
    """An unmasked text frame (RFC 6455)."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
