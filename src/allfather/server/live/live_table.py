"""A table in memory and those who watch it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from allfather.server.rate_limit import Credits
from allfather.server.table.change import Change
from allfather.server.table.events import AnyEvent
from allfather.server.table.messages import message_text
from allfather.server.table.snapshot import WITH_INFO, Snapshot, tell
from allfather.server.table.state import TAIL, Due
from allfather.server.table.table import Table
from allfather.server.wall_clock import now

CALL_RATE, CALL_BURST = 0.2, 20
"""Rate limit for one table's webhook: calls per second, and calls at once."""


class Watcher(Protocol):
    """A client that is shown a table."""

    person_id: str | None
    muted: set[str]
    address: str
    """The key of the client's address."""

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
        self.attended = 0
        """When it was last noted that somebody watches here."""
        self.elsewhere: set[str] = set()
        """People who watch at other nodes; the empty string stands for anybody unknown."""
        self.gone: set[str] = set()
        """People at the table who have not watched for a while."""
        self.skipped = 0
        """The version of the last move after which the table does not wait for the pace of bots."""
        self.checkpoint = 0
        """The version of the last checkpoint that this node knows."""
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

    def replace(self, table: Table, tail: Sequence[AnyEvent]) -> None:
        """Replace the table, whose stored events were rewritten, and show the result."""
        self.table, self.tail = table, deque(tail, TAIL)
        self._adjust_time()
        self._send_updates([], with_info=True)

    @property
    def payers(self) -> set[str]:
        """Whose share of the processes a bot of this table may use: the addresses of those who watch it here."""
        return {watcher.address for watcher in self.watchers} or {self.id}

    def due(self) -> Due | None:
        """What the table does next by itself; at once if the only person there does not want to wait for it."""
        due = self.table.due()
        is_skipped = due is not None and due.what in ("bot", "deal") and self.skipped == self.table.moved
        return Due(due.what, self.table.moved_at, due.seat) if due is not None and is_skipped else due

    def is_here(self, person: str) -> bool:
        """Whether *person* watches, at any node."""
        return person in self.elsewhere or any(watcher.person_id == person for watcher in self.watchers)

    def has_sat(self, person: str | None) -> bool:
        """Whether *person* sits at the table, or sat there when the game began."""
        table = self.table
        return person is not None and (
            person in table.people or any(sitter.person == person for sitter in table.starting_players)
        )

    def may_look(self, person: str | None, code: str = "") -> bool:
        """Whether *person*, who knows its id and perhaps its *code*, may look at the table.

        Until the game is over the id is an invitation: it is told to nobody else. Later it is known more widely.
        """
        table = self.table
        if table.status == "open" or self.has_sat(person):
            return True
        return table.terms.spectators and (table.terms.listed or table.status == "playing" or code.upper() == self.code)

    def may_read_chat(self, person: str | None, code: str = "") -> bool:
        """Whether *person* may read what was written so far; when the game is over the *code* is not enough."""
        table = self.table
        if self.has_sat(person) or (table.terms.listed and table.terms.spectators):
            return True
        return table.status in ("open", "playing") and code.upper() == self.code and self.may_look(person)

    @property
    def is_deserted(self) -> bool:
        """Whether nobody watches, at any node."""
        return not self.watchers and not self.elsewhere

    def snapshot(self) -> Snapshot:
        """The table as it is now, ready to be sent."""
        gone = {person for person in self.gone if not self.is_here(person)}
        return Snapshot(self.id, self.code, self.table, self.now(), gone)

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

    def show_presence(self) -> None:
        """Show everybody who watches who is gone."""
        self._send_updates([], with_info=True)

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
