"""A table in memory, and who watches it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from allfather.server.errors import Refused
from allfather.server.rate_limit import Credits
from allfather.server.table.events import AnyEvent
from allfather.server.table.snapshot import Showing
from allfather.server.table.table import Table
from allfather.server.wall_clock import now

TAIL = 100
"""Events of a table that are kept for those who come back."""
CALL_RATE, CALL_BURST = 0.2, 20
"""Calls of one table's webhook: a second for long, and at once."""


class Watcher(Protocol):
    """Somebody who is shown a table."""

    person_id: str | None
    muted: set[str]

    def send(self, text: str) -> None:
        """Hand over a message; it never waits."""
        ...

    def close(self, code: int) -> None:
        """Hang up."""
        ...


class Live:
    """A table in memory, and who watches it here."""

    def __init__(self, table_id: str, code: str, table: Table, tail: Sequence[AnyEvent]) -> None:
        self.id, self.code, self.table = table_id, code, table
        self.tail: deque[AnyEvent] = deque(tail, TAIL)
        self.watchers: dict[Watcher, None] = {}
        self.lock = asyncio.Lock()
        self.is_kept = False
        """Whether this node makes what the table does by itself."""
        self.elsewhere: set[str] = set()
        """People who are connected at other nodes; an empty text is somebody unknown."""
        self.calls = Credits(CALL_RATE, CALL_BURST)
        """For the webhook, lest it be turned against somebody."""

    def apply(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            self.table.apply(event)
        self.tail.extend(events)

    def is_here(self, person: str) -> bool:
        """Whether *person* is connected, at whatever node."""
        return person in self.elsewhere or any(watcher.person_id == person for watcher in self.watchers)

    def check_may_look(self, person: str | None) -> None:
        """:raises Refused: if the table is not for the eyes of *person*."""
        is_stranger = person is None or person not in self.table.people
        if is_stranger and not self.table.terms.spectators and self.table.status != "open":
            raise Refused("not-allowed-here")

    @property
    def is_deserted(self) -> bool:
        """Whether nobody at all is there."""
        return not self.watchers and not self.elsewhere

    def showing(self) -> Showing:
        return Showing(self.id, self.code, self.table, now())

    def missed(self, version: int | None) -> list[AnyEvent]:
        """The events after *version*, or the last of them if there are too many."""
        if version is None or version >= self.table.version:
            return []
        return list(self.tail)[version - self.table.version :]
