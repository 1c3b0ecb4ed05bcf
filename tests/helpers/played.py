"""Tables whose games were played to the end, at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from allfather.server.live.listing import lobby_table
from allfather.server.live.live_table import LiveTable
from allfather.server.people.people import Person
from allfather.server.store.store import Store, statement
from allfather.server.table.events import AnyEvent, Cause, Opened, event_text, parse_event
from allfather.server.table.table import Table, open_table
from allfather.server.table.terms import Terms

AT = 1_700_000_000_000
ONE_HAND = {"limit": "one-hand"}


class Played:
    """A table at which people and levels of bots sat and played, by *seed*; ``count`` actions, or all of the game."""

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
        while not game.is_over and (count is None or len(game.past) < count):
            if game.awaits_deal:
                self.do(self.table.deal(AT))
            else:
                action = game.action_text(int(rng.choice(game.legal_ids())))
                cause: Cause = "bot" if self.table.sitter(game.to_act).bot else "person"
                self.do(self.table.act_for(game.to_act, action, cause, AT))

    async def save(self, store: Store) -> Table:
        """Store it as the server does."""
        sql = (
            "INSERT INTO tables (id, code, game, players, status, listed, summary, version, created, changed, keeper)"
            " VALUES ($1, $1, $2, $3, $4, 0, $5, $6, $7, $7, '')"
        )
        table = self.table
        summary = msgspec.json.encode(lobby_table(LiveTable(self.id, self.id, table, []))).decode()
        head = table.opened.game, table.opened.players, table.status, summary, table.version, AT
        assert await store.write(
            statement(sql, self.id, *head),
            *(
                statement("INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)", self.id, place, person)
                for place, person in enumerate(table.people)
            ),
        )
        assert await store.append(self.id, 1, [event_text(event) for event in self.events])
        return table


async def stored_events(store: Store, table_id: str) -> list[AnyEvent]:
    rows = await store.rows("SELECT data FROM events WHERE table_id = $1 ORDER BY version", table_id)
    return [parse_event(data) for (data,) in rows]
