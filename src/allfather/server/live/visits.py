"""Who watched tables that are not listed, and so may look at them again when their game is over."""

from __future__ import annotations

from allfather.server.errors import Refused
from allfather.server.live.background import Background
from allfather.server.live.live_table import LiveTable
from allfather.server.repositories import visits
from allfather.server.store.store import Store
from allfather.server.table.access import Access

MAX_NOTED = 10_000
"""Visits that are remembered, so that they are not saved again when somebody reconnects."""


class Visits:
    """Remembers who watched unlisted tables, and refuses those who may not look."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store, self._background = store, background
        self._noted: dict[tuple[str, str], None] = {}

    def note(self, live: LiveTable, person: str | None) -> None:
        """Remember that *person* watches a table, if they need that to look at it again when its game is over."""
        access = live.access(person)
        is_needed = access.has_spectators and not access.is_listed and not access.has_sat
        if person is None or not is_needed or access.status not in ("open", "playing"):
            return
        if (live.id, person) not in self._noted:
            if len(self._noted) >= MAX_NOTED:
                del self._noted[next(iter(self._noted))]
            self._noted[live.id, person] = None
            self._background.spawn(visits.add(self._store, live.id, person))

    async def check_may_look(self, live: LiveTable, person: str | None, code: str = "") -> None:
        """:raises Refused: if *person*, who perhaps knows the *code* of the table, may not look at it."""
        if not live.access(person, code).may_look and not (await self._with_visit(live, person, code)).may_look:
            raise Refused("not-allowed-here")

    async def check_may_read_chat(self, live: LiveTable, person: str | None, code: str = "") -> None:
        """:raises Refused: if *person*, who perhaps knows the *code* of the table, may not read its chat."""
        access = live.access(person, code)
        if not access.may_read_chat and not (await self._with_visit(live, person, code)).may_read_chat:
            raise Refused("not-allowed-here")

    async def _with_visit(self, live: LiveTable, person: str | None, code: str) -> Access:
        """The access of *person*, with what the store knows about them."""
        is_noted = person is not None and (live.id, person) in self._noted
        has_visited = is_noted or (person is not None and await visits.has_visited(self._store, live.id, person))
        return live.access(person, code, has_visited=has_visited)
