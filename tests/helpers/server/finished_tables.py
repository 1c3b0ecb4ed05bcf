"""Tables whose games were played to the end, at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from allfather.server.live import listing
from allfather.server.live.live_table import LiveTable
from allfather.server.repositories import tables
from allfather.server.repositories.people import Person
from allfather.server.store.store import Store
from allfather.server.table.events import AnyEvent, Cause, Opened
from allfather.server.table.messages import Happened
from allfather.server.table.snapshot import tell
from allfather.server.table.table import Table, open_table
from allfather.server.table.terms import Terms

AT = 1_700_000_000_000
ONE_HAND = {"limit": "one-hand"}

stored_events = tables.events


def tell_all(events: Sequence[AnyEvent]) -> tuple[Table, list[Happened]]:
    """The table that results from *events*, and all of them as updates tell them."""
    first, *rest = events
    assert isinstance(first, Opened)
    table = Table(first)
    told = tell(table, [first], 1)
    for event in rest:
        table.apply(event)
        told += tell(table, [event], table.version)
    return table, told


class Played:
    """A table at which people and bots made *count* random actions, or played a whole game; *seed* decides which."""

    def __init__(
        self,
        table_id: str,
        sitters: Sequence[Person | str],
        *,
        seed: int = 0,
        terms: Terms | None = None,
        count: int | None = None,
    ) -> None:
        self.id, self.events = table_id, list[AnyEvent]()
        self.host = next((one.id for one in sitters if isinstance(one, Person)), "nobody")
        opened = Opened(AT, "odin", len(sitters), ONE_HAND, terms or Terms(), self.host, f"{seed:064x}")
        self.table = open_table(opened)
        self.events.append(opened)
        for seat, sitter in enumerate(sitters):
            self.seat(seat, sitter)
        self.do(self.table.start(self.host, "", AT))
        self._play(random.Random(seed), count)

    def seat(self, seat: int, sitter: Person | str) -> None:
        if isinstance(sitter, Person):
            self.do(self.table.sit(sitter.id, sitter.name, seat, "", AT))
        else:
            self.do(self.table.seat_bot(self.host, seat, sitter, AT))

    def do(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            self.table.apply(event)
        self.events += events

    def _play(self, rng: random.Random, count: int | None) -> None:
        game: Any = self.table.game
        made = 0
        while not game.is_over and (count is None or made < count):
            made += 1
            if game.awaits_deal:
                self.do(self.table.deal(AT))
            else:
                action = game.action_text(int(rng.choice(game.legal_ids())))
                cause: Cause = "bot" if self.table.sitter(game.to_act).bot else "person"
                self.do(self.table.act_for(game.to_act, action, cause, AT))

    async def save(self, store: Store) -> Table:
        """Store it as the server does."""
        assert await listing.add(store, LiveTable(self.id, self.id, self.table, []), self.events)
        return self.table
