"""Who may look at a table: those who sat there, those who watched it while it was on, or everybody."""

from __future__ import annotations

from allfather.server.errors import Refused
from allfather.server.live.background import Background
from allfather.server.live.live_table import LiveTable
from allfather.server.repositories import visits
from allfather.server.store.store import Store

MAX_NOTED = 10_000
"""Visits that are remembered, so that they are not saved again when somebody reconnects."""


class Visitors:
    """Remembers who watched unlisted tables, and refuses those who may not look."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store, self._background = store, background
        self._noted: dict[tuple[str, str], None] = {}

    def note(self, live: LiveTable, person: str | None) -> None:
        """Remember that *person* watches a table, if they need that to look at it again when its game is over."""
        table = live.table
        is_private = table.terms.spectators and not table.terms.listed
        if person is None or not is_private or table.status not in ("open", "playing") or live.has_sat(person):
            return
        if (live.id, person) not in self._noted:
            if len(self._noted) >= MAX_NOTED:
                del self._noted[next(iter(self._noted))]
            self._noted[live.id, person] = None
            self._background.spawn(visits.add(self._store, live.id, person))

    async def check_may_look(self, live: LiveTable, person: str | None, code: str = "") -> None:
        """:raises Refused: if *person*, who perhaps knows the *code* of the table, may not look at it."""
        if not live.may_look(person, code) and not await self._has_visited(live, person):
            raise Refused("not-allowed-here")

    async def check_may_read_chat(self, live: LiveTable, person: str | None, code: str = "") -> None:
        """:raises Refused: if *person*, who perhaps knows the *code* of the table, may not read its chat."""
        if not live.may_read_chat(person, code) and not await self._has_visited(live, person):
            raise Refused("not-allowed-here")

    async def _has_visited(self, live: LiveTable, person: str | None) -> bool:
        if person is None or not live.table.terms.spectators:
            return False
        return (live.id, person) in self._noted or await visits.has_visited(self._store, live.id, person)
