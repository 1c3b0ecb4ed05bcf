"""Tables: their events, which are authoritative, and the list of tables, which is derived from the events."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Sequence

import msgspec
from msgspec import Struct

from allfather.games import find_game
from allfather.server.store.store import Log, Statement, Store, maybe, statement
from allfather.server.table.events import AnyEvent, Opened, event_text, parse_event
from allfather.server.table.messages import LobbyTable

BLOCK = 100
"""Events that are read at once: few enough that nobody has to wait while they are applied."""
EVENTS = Log("events", key="table_id", number="version", writer="writer", text="data")


class Head(Struct, frozen=True):
    """What the list of tables says about a table, which may lag behind its events."""

    code: str
    version: int
    status: str
    game: str
    rules: str
    """The version of the rules by which it is played."""
    set_aside: int | None = None
    """If it was set aside: the format of events of the server that could not read it."""


class Entry(Struct, frozen=True):
    """The entry of a table in the list, as of *version*."""

    status: str
    listed: bool
    summary: LobbyTable
    version: int
    changed: int
    people: Sequence[str]
    """The ids of those who sit there; bots have none."""


class Listed(Struct, frozen=True):
    """A table as the lobby shows it, and when it last changed."""

    table: LobbyTable
    changed: int


class Public(Struct, frozen=True):
    """A public table as the lobby shows it, and the person who sits there first, if there is one."""

    table: LobbyTable
    person: str


class Current(Struct, frozen=True):
    """A table that is open or playing, for the operator of the server."""

    id: str
    code: str
    game: str
    status: str
    players: int
    changed: int


# Events.


def append(store: Store, table_id: str, version: int, texts: Sequence[str]) -> Awaitable[bool]:
    """Save events as *version*, *version* + 1 …; see :meth:`allfather.server.store.store.Store.append`."""
    return store.append(EVENTS, table_id, version, texts)


async def events(store: Store, table_id: str, after: int = 0) -> list[AnyEvent]:
    """The events of a table with a version above *after*, in order."""
    return [parse_event(text) async for texts in event_texts(store, table_id, after) for text in texts]


async def event_texts(store: Store, table_id: str, after: int = 0) -> AsyncIterator[list[str]]:
    """The stored texts of the same events, block by block."""
    sql = "SELECT data FROM events WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3"
    while rows := await store.rows(sql, table_id, after, BLOCK):
        yield [text for (text,) in rows]
        after += len(rows)
        if len(rows) < BLOCK:
            return


async def texts(store: Store, table_id: str) -> list[str]:
    """The events of a table as they are stored, in order."""
    return [text async for block in event_texts(store, table_id) for text in block]


# The list.


async def add(store: Store, table_id: str, code: str, opened: Opened, entry: Entry, events: Sequence[AnyEvent]) -> bool:
    """List a new table and save its first *events*; ``False`` if its id or code is taken."""
    insert_table = (
        "INSERT INTO tables"
        " (id, code, game, rules, players, created, status, listed, summary, version, changed, keeper)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '')"
    )
    insert_event = "INSERT INTO events (table_id, version, writer, data) VALUES ($1, $2, '', $3)"
    game = opened.game, find_game(opened.game).rules_version
    return await store.write(
        statement(insert_table, table_id, code, *game, opened.players, opened.at, *_columns(entry)),
        *(statement(insert_event, table_id, version, event_text(event)) for version, event in enumerate(events, 1)),
        *_seats(table_id, entry.people),
    )


async def update(store: Store, table_id: str, entry: Entry) -> None:
    """Bring the list up to date, unless it is already at least as new as *entry*."""
    sql = (
        "UPDATE tables SET status = $2, listed = $3, summary = $4, version = $5, changed = $6"
        " WHERE id = $1 AND version < $5"
    )
    await store.write(maybe(sql, table_id, *_columns(entry)), *_seats(table_id, entry.people))


def _columns(entry: Entry) -> tuple[str, int, str, int, int]:
    """Status, listed, summary, version and changed."""
    return entry.status, int(entry.listed), _encode(entry.summary), entry.version, entry.changed


def _encode(summary: LobbyTable) -> str:
    return msgspec.json.encode(summary).decode()


def _seats(table_id: str, people: Sequence[str]) -> list[Statement]:
    sql = "INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)"
    return [
        maybe("DELETE FROM seats WHERE table_id = $1", table_id),
        *(statement(sql, table_id, place, person) for place, person in enumerate(dict.fromkeys(people))),
    ]


async def head(store: Store, table_id: str) -> Head | None:
    """What the list of tables says about a table."""
    sql = (
        "SELECT code, version, status, game, rules, format AS set_aside FROM tables"
        " LEFT JOIN set_aside ON table_id = id WHERE id = $1"
    )
    found = await store.select(Head, sql, table_id)
    return found[0] if found else None


async def id_of_code(store: Store, code: str) -> str | None:
    """The id of the table with a short code."""
    found = await store.rows("SELECT id FROM tables WHERE code = $1", code)
    return str(found[0][0]) if found else None


async def public_tables(store: Store, open_since: int, attended_since: int, limit: int) -> list[Public]:
    """The public tables that somebody watched after *attended_since*, most recently changed first.

    They are playing, or open and changed after *open_since*.
    """
    sql = (
        "SELECT summary, code, (SELECT person FROM seats WHERE table_id = tables.id ORDER BY seat LIMIT 1) AS person"
        " FROM tables WHERE listed = 1 AND attended > $2"
        " AND (status = 'playing' OR status = 'open' AND changed > $1) ORDER BY changed DESC LIMIT $3"
    )
    return await store.select(_public, sql, open_since, attended_since, limit)


def _public(summary: str, code: str, person: str | None) -> Public:
    return Public(_listed(summary, code, 0).table, person or "")


async def attend(store: Store, table_ids: Sequence[str], at: int) -> None:
    """Note that somebody watches these tables."""
    sql = "UPDATE tables SET attended = $2 WHERE id = $1"
    await store.write(*(maybe(sql, table_id, at) for table_id in table_ids))


async def count_waiting(store: Store, person_id: str, open_since: int) -> int:
    """The number of public tables where a person sits and that are open and changed after *open_since*."""
    sql = (
        "SELECT count(*) FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.person = $1 AND listed = 1 AND status = 'open' AND changed > $2"
    )
    [(count,)] = await store.rows(sql, person_id, open_since)
    return int(count)


async def tables_with(store: Store, person_id: str, limit: int) -> list[Listed]:
    """The tables where a person sits or sat, most recently changed first."""
    sql = (
        "SELECT summary, code, changed FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.person = $1 ORDER BY changed DESC LIMIT $2"
    )
    return await store.select(_listed, sql, person_id, limit)


def _listed(summary: str, code: str, changed: int) -> Listed:
    # Summaries that were written before they had codes have none.
    return Listed(msgspec.structs.replace(msgspec.json.decode(summary, type=LobbyTable), code=code), changed)


async def active_tables_with(store: Store, person_id: str, open_since: int) -> list[str]:
    """The ids of the tables where a person sits and that are playing, or open and changed after *open_since*."""
    sql = (
        "SELECT id FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.person = $1 AND (status = 'playing' OR status = 'open' AND changed > $2)"
    )
    return [table_id for (table_id,) in await store.rows(sql, person_id, open_since)]


async def current_tables(store: Store, limit: int) -> list[Current]:
    """The tables that are open or playing, most recently changed first."""
    sql = (
        "SELECT id, code, game, status, players, changed FROM tables WHERE status IN ('open', 'playing')"
        " ORDER BY changed DESC LIMIT $1"
    )
    return await store.select(Current, sql, limit)
