"""Uvicorn's HTTP with time limits and a limit of connections.

Without them a client that never finishes its requests keeps its connections for ever, and everybody else out. Like
``websocket.py``, this overrides what Uvicorn does not document.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from allfather.server.http.admission import Admission
from allfather.server.http.websocket import LimitedWebSocket

HEADER_SECONDS = 10.0
"""Seconds in which the headers of a request must arrive."""
BODY_SECONDS = 30.0
"""Seconds in which the body of a request must arrive."""
STEP_SECONDS, STEP_BYTES = 10.0, 1000
"""The fewest bytes of a body that must arrive in each step of the deadline."""
IDLE_SECONDS = 20
"""Seconds for which a connection may wait for the next request."""
SEND_SECONDS = 30.0
"""Seconds for which a client may stop reading an answer."""
REFUSAL = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The response to a connection above the limit."""


class State(ServerState):
    """What all connections of a server share."""

    def __init__(self, admission: Admission) -> None:
        super().__init__()
        self.admission = admission


class LimitedHttp(H11Protocol):
    """An HTTP connection that ends if its client is too slow."""

    server_state: State

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._is_admitted = False
        self._awaits = ""
        """What the client has to send: ``header``, ``body`` or nothing."""
        self._deadline = 0.0
        self._received = 0
        """Bytes since the last step."""
        self._timer: asyncio.TimerHandle | None = None
        self._send_timer: asyncio.TimerHandle | None = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_admitted = self.server_state.admission.enter(self._address)
        if self._is_admitted:
            self._check_progress()
        else:
            transport.write(REFUSAL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._stop_timers()
        self._leave()

    def _leave(self) -> None:
        if self._is_admitted:
            self._is_admitted = False
            self.server_state.admission.leave(self._address)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, LimitedWebSocket)
        protocol.on_lost = self._leave

    # What the client sends.

    def data_received(self, data: bytes) -> None:
        if not self._is_admitted:
            return
        self._received += len(data)
        super().data_received(data)
        self._check_progress()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._check_progress()

    def _check_progress(self) -> None:
        """Set the deadline for what the client has to send now."""
        awaits = self._find_awaited()
        if awaits == self._awaits:
            return
        self._awaits = awaits
        self._stop_timer()
        if awaits == "header":
            self._deadline = self.loop.time() + HEADER_SECONDS
            self._timer = self.loop.call_later(HEADER_SECONDS, self._drop, "slow-header")
        elif awaits == "body":
            self._deadline = self.loop.time() + BODY_SECONDS
            self._begin_step()

    def _find_awaited(self) -> str:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return ""
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        is_idle = self.timeout_keep_alive_task is not None
        return "header" if self.conn.their_state is h11.IDLE and not is_idle else ""

    def _begin_step(self) -> None:
        self._received = 0
        self._timer = self.loop.call_later(STEP_SECONDS, self._end_step)

    def _end_step(self) -> None:
        # If the server has stopped reading, the client is not to blame.
        is_slow = self._received < STEP_BYTES or self.loop.time() >= self._deadline
        if is_slow and not self.flow.read_paused:
            self._drop("slow-body")
        else:
            self._begin_step()

    def _drop(self, why: str) -> None:
        self.server_state.admission.drop(why, self._address)
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # closing would wait until the client has read everything
        else:
            self.transport.close()

    # What the client reads.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._send_timer = self.loop.call_later(SEND_SECONDS, self._drop, "slow-reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_send_timer()

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():
            self._drop("slow-reader")
        else:
            super().timeout_keep_alive_handler()

    # Timers.

    def _stop_timers(self) -> None:
        self._stop_timer()
        self._stop_send_timer()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_send_timer(self) -> None:
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None
