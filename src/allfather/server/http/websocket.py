"""Uvicorn's WebSocket with limits of our own, which an application can take over.

Uvicorn runs an application for as long as a socket is open, and passes messages through queues. Ours takes the socket
over once it has accepted it: messages are reported to a listener and written straight to the transport, so an idle
socket needs no task and a message wakes none.

This overrides handlers that Uvicorn does not document, so ``pyproject.toml`` bounds Uvicorn's version: with a newer
one, look at :class:`WebSocketsSansIOProtocol` first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from allfather.server.errors import CLOSED_FAST
from allfather.server.rate_limit import Credits

END_SECONDS = 60.0
"""Seconds that a client has to read the rest and to answer when the server closes its connection."""
CLOSED_NO_TEXT = 1007
"""The code for a text message that is not UTF-8."""
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
FRAME_RATE, FRAME_BURST = 10.0, 200
"""Rate limit for pings, pongs and continuation frames, which no other limit counts: per second, and at once."""


class Listener(Protocol):
    """The connection that has taken over a socket."""

    def received(self, text: str | None) -> None:
        """Take a message; ``None`` stands for one that is not text."""
        ...

    def lost(self) -> None:
        """Note that the connection is closed."""
        ...


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with limits for pings and fragmented messages, which does not wait for clients that are gone."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._credits = Credits(FRAME_RATE, FRAME_BURST)
        self.on_lost: Callable[[], None] = lambda: None
        """Called when the connection is closed."""
        self._listener: Listener | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()
        if self._listener is not None:
            self._listener.lost()

    # Taking over.

    async def run_asgi(self) -> None:
        """Run the application, which may take over the socket and return; otherwise the socket is closed then."""
        scope: Any = self.scope
        scope["state"]["socket"] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._listener is not None:
            del self.scope, self.request, self.response  # several kilobytes
        elif self.close_timer is None:
            self.transport.close()

    def take_over(self, listener: Listener) -> None:
        """Report everything to *listener* from now on, beginning with what has already been received."""
        self._listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener.received(event.get("text"))
        self.resume_reading()
        if self.disconnected:
            listener.lost()

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self.conn.send_close(CLOSED_NO_TEXT)
            self.handle_parser_exception()
        else:
            self._listener.received(text)

    def pause_reading(self) -> None:
        """Read no more messages for the moment."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def write_text(self, text: bytes) -> int:
        """Send a message; return how many bytes wait to be sent because the client does not read them."""
        if self.close_sent or self.disconnected:
            return 0
        size = len(text)
        if size < 126:
            head = bytes((FINAL_TEXT, size))
        elif size < 1 << 16:
            head = bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def end(self, code: int) -> None:
        """Close the connection with a *code*, once the client has read what was sent before."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(END_SECONDS, self.transport.abort)

    # Limits.

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
