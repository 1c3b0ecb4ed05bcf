"""The list of tables, for lobbies and for people to find their own.

It is derived from the events of the tables; an entry that is out of date is corrected when its table is next loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from allfather.server.errors import Refused
from allfather.server.live.live_table import LiveTable
from allfather.server.store.store import Statement, Store, maybe, statement
from allfather.server.table.events import AnyEvent, event_text
from allfather.server.table.messages import LobbyTable
from allfather.server.wall_clock import now

LOBBY_SIZE = 100
FORGOTTEN = 24 * 3600 * 1000
"""Milliseconds after which a table whose game never began is no longer listed or counted."""


async def add(store: Store, live: LiveTable, events: Sequence[AnyEvent]) -> bool:
    """List a new table, and save its first *events*; false if its code is taken."""
    opened = live.table.opened
    insertion = (
        "INSERT INTO tables (id, code, game, players, status, listed, summary, version, changed, created, keeper)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '')"
    )
    saving = "INSERT INTO events (table_id, version, writer, data) VALUES ($1, $2, '', $3)"
    return await store.write(
        statement(insertion, live.id, live.code, opened.game, opened.players, *_head(live), opened.at),
        *(statement(saving, live.id, version, event_text(event)) for version, event in enumerate(events, 1)),
        *_seats(live),
    )


async def update(store: Store, live: LiveTable) -> None:
    """Bring the list up to date."""
    sql = (
        "UPDATE tables SET status = $2, listed = $3, summary = $4, version = $5, changed = $6"
        " WHERE id = $1 AND version < $5"
    )
    await store.write(maybe(sql, live.id, *_head(live)), *_seats(live))


def _head(live: LiveTable) -> tuple[Any, ...]:
    """Status, listed, summary, version and time of change."""
    table = live.table
    summary = msgspec.json.encode(lobby_table(live)).decode()
    return table.status, int(table.terms.listed), summary, table.version, table.changed


def _seats(live: LiveTable) -> list[Statement]:
    sql = "INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)"
    return [
        maybe("DELETE FROM seats WHERE table_id = $1", live.id),
        *(statement(sql, live.id, place, person) for place, person in enumerate(dict.fromkeys(live.table.people))),
    ]


def lobby_table(live: LiveTable) -> LobbyTable:
    """A table as the lobby shows it."""
    table = live.table
    names = tuple(sitter.name if sitter else "" for sitter in table.seats)
    free = sum(sitter is None or (sitter.bot is not None and sitter.successor is None) for sitter in table.seats)
    return LobbyTable(live.id, table.opened.game, table.opened.players, table.status, names, free, live.code)


async def find_code(store: Store, code: str) -> str:
    """The id of the table with a short code.

    :raises Refused: if there is none.
    """
    found = await store.rows("SELECT id FROM tables WHERE code = $1", code)
    if not found:
        raise Refused("no-such-table")
    return str(found[0][0])


async def public_tables(store: Store) -> list[LobbyTable]:
    """The public tables, the latest change first."""
    sql = (
        "SELECT summary, code FROM tables WHERE listed = 1 AND (status = 'playing' OR status = 'open' AND changed > $1)"
        " ORDER BY changed DESC LIMIT $2"
    )
    rows = await store.rows(sql, now() - FORGOTTEN, LOBBY_SIZE)
    return [parse_summary(text, code) for text, code in rows]


def parse_summary(text: str, code: str) -> LobbyTable:
    """Read a stored entry; old ones lack the code."""
    return msgspec.structs.replace(msgspec.json.decode(text, type=LobbyTable), code=code)


async def tables_of(store: Store, person: str, *, since: int = 0) -> list[str]:
    """The ids of the tables where *person* plays, or waits for a game; of those that changed *since* then."""
    sql = (
        "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.person = $1 AND (status = 'playing' OR status = 'open' AND changed > $2)"
    )
    return [table_id for (table_id,) in await store.rows(sql, person, since)]
