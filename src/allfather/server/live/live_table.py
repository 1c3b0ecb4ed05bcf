"""A table in memory and those who watch it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from allfather.server.errors import Refused
from allfather.server.rate_limit import Credits
from allfather.server.table.change import Change
from allfather.server.table.events import AnyEvent
from allfather.server.table.messages import message_text
from allfather.server.table.snapshot import WITH_INFO, Snapshot, tell
from allfather.server.table.table import Table
from allfather.server.wall_clock import now

TAIL = 100
"""Events of a table that are kept for clients that reconnect."""
CALL_RATE, CALL_BURST = 0.2, 20
"""Rate limit for one table's webhook: calls per second, and calls at once."""


class Watcher(Protocol):
    """A client that is shown a table."""

    person_id: str | None
    muted: set[str]

    def send(self, text: str) -> None:
        """Send a message without waiting."""
        ...

    def close(self, code: int) -> None:
        """Close the connection."""
        ...


class LiveTable:
    """A table in memory and those who watch it at this node."""

    def __init__(self, table_id: str, code: str, table: Table, tail: Sequence[AnyEvent]) -> None:
        self.id, self.code, self.table = table_id, code, table
        self.tail: deque[AnyEvent] = deque(tail, TAIL)
        self.watchers: dict[Watcher, None] = {}
        self.lock = asyncio.Lock()
        self.is_kept = False
        """Whether this node is the keeper of the table."""
        self.elsewhere: set[str] = set()
        """People who watch at other nodes; the empty string stands for anybody unknown."""
        self.asked = 0
        """When this node last asked who keeps the table or, if it does, who is there; in ``elapsed()`` milliseconds."""
        self.ahead = 0
        """By how many milliseconds the table's time is ahead of this node's."""
        self._adjust_time()
        self.calls = Credits(CALL_RATE, CALL_BURST)
        """The rate limit of the webhook, so that it cannot be used to flood somebody."""

    def apply(self, events: Sequence[AnyEvent]) -> Change:
        """Apply saved *events*; return what they changed."""
        change = self.table.apply_all(events)
        self.tail.extend(events)
        self._adjust_time()
        return change

    def _adjust_time(self) -> None:
        self.ahead = max(self.ahead, self.table.changed - now())

    def now(self) -> int:
        """The time at this table: never before its last event, and running on from there if that is in the future."""
        return now() + self.ahead

    def replace(self, events: Sequence[AnyEvent]) -> None:
        """Rebuild the table from rewritten *events*, and show the result."""
        self.table, self.tail = Table.of(events), deque(events, TAIL)
        self._send_updates([], with_info=True)

    def is_here(self, person: str) -> bool:
        """Whether *person* watches, at any node."""
        return person in self.elsewhere or any(watcher.person_id == person for watcher in self.watchers)

    def check_may_look(self, person: str | None) -> None:
        """:raises Refused: if *person* may not watch the table."""
        is_stranger = person is None or person not in self.table.people
        if is_stranger and not self.table.terms.spectators and self.table.status != "open":
            raise Refused("not-allowed-here")

    @property
    def is_deserted(self) -> bool:
        """Whether nobody watches, at any node."""
        return not self.watchers and not self.elsewhere

    def snapshot(self) -> Snapshot:
        """The table as it is now, ready to be sent."""
        return Snapshot(self.id, self.code, self.table, self.now())

    def welcome(self, watcher: Watcher, version: int | None) -> None:
        """Show the table to *watcher* from now on, beginning with what it missed since *version*."""
        self.watchers[watcher] = None
        seat = self.table.seat_of(watcher.person_id)
        told = tell(self.table, self._missed(version), self.table.version)
        watcher.send(message_text(self.snapshot().update(seat, told, with_info=True)))

    def _missed(self, version: int | None) -> list[AnyEvent]:
        """The events after *version*, or the last of them if there are too many."""
        if version is None or version >= self.table.version:
            return []
        return list(self.tail)[version - self.table.version :]

    def show(self, events: Sequence[AnyEvent], change: Change) -> None:
        """Show everybody who watches the last *events*, and the info if the *change* calls for it."""
        self._send_updates(events, with_info=bool(change & WITH_INFO))

    def _send_updates(self, events: Sequence[AnyEvent], *, with_info: bool) -> None:
        if not self.watchers:
            return
        table, snapshot = self.table, self.snapshot()
        told = tell(table, events, table.version)
        texts: dict[int | None, str] = {}
        for watcher in self.watchers:
            seat = table.seat_of(watcher.person_id)
            if seat not in texts:
                texts[seat] = message_text(snapshot.update(seat, told, with_info=with_info))
            watcher.send(texts[seat])

    def forward(self, person: str, text: str) -> None:
        """Send a message of *person* to everybody who watches, except those who muted them."""
        for watcher in self.watchers:
            if person not in watcher.muted:
                watcher.send(text)
