"""Uvicorn's WebSocket with limits of our own.

It overrides handlers that Uvicorn does not document, so ``pyproject.toml`` bounds Uvicorn's version: with a newer one,
look at :class:`WebSocketsSansIOProtocol` first. Bypassing Uvicorn for sending was tried and gained nothing
(``benchmarks/results/2026-11-16-fast-websocket.md``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from allfather.server.errors import CLOSED_FAST
from allfather.server.rate_limit import Credits

FRAME_RATE, FRAME_BURST = 10.0, 200
"""Rate limit for pings, pongs and continuation frames, which no other limit counts: per second, and at once."""


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with limits for pings and fragmented messages, which does not wait for clients that are gone."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._credits = Credits(FRAME_RATE, FRAME_BURST)
        self.on_lost: Callable[[], None] = lambda: None
        """Called when the connection is closed."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()

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

    def keepalive_timeout(self) -> None:
        """Abort the connection of a client that no longer reads, rather than wait until everything is sent."""
        super().keepalive_timeout()
        self.transport.abort()
