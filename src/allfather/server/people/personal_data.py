"""Everything that is stored about a person: to be handed out to them, or to be removed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from allfather.server.errors import Refused
from allfather.server.people.results import DELETED, DELETED_NAME
from allfather.server.store.store import Statement, Store, maybe
from allfather.server.table import events as happened
from allfather.server.table.events import AnyEvent, event_text, parse_event
from allfather.server.table.messages import LobbyTable

AT_ONCE = 500
"""Tables whose events are searched in one go, lest others wait."""

PARTS = {
    "profile": "SELECT id, name, kind, account, language, created, seen FROM people WHERE id = $1",
    "tokens": "SELECT kind, label, created, expires FROM tokens WHERE person = $1 ORDER BY created",
    "bans": "SELECT reason, expires FROM bans WHERE kind = 'person' AND value = $1",
    "results": (
        "SELECT table_id, seat, game, players, points, place, rating, change, at FROM results"
        " WHERE who = 'p:' || $1 ORDER BY at"
    ),
    "ratings": "SELECT game, players, mu, sigma, games, won FROM ratings WHERE who = 'p:' || $1",
    "chat": "SELECT table_id, at, text FROM chat WHERE person = $1 ORDER BY at",
}
"""What to look up for an export, besides the events."""
REMOVALS = (
    "DELETE FROM tokens WHERE person = $1",
    "DELETE FROM people WHERE id = $1",
    "DELETE FROM bans WHERE kind = 'person' AND value = $1",
    "DELETE FROM seats WHERE person = $1",
    "DELETE FROM ratings WHERE who = 'p:' || $1",
    "DELETE FROM chat WHERE person = $1",
)


class Told(NamedTuple):
    """An event as it is stored."""

    version: int
    event: AnyEvent


async def export(store: Store, person_id: str) -> dict[str, Any]:
    """Everything stored about a person but the hashes of password and tokens, ready for JSON.

    :raises Refused: if there is no such person.
    """
    found = {part: _named(sql, await store.rows(sql, person_id)) for part, sql in PARTS.items()}
    if not found["profile"]:
        raise Refused("not-found")
    tables = []
    async for table_id, _ in _naming(store, person_id):
        sql = "SELECT data FROM events WHERE table_id = $1 ORDER BY version"
        events = [parse_event(data) for (data,) in await store.rows(sql, table_id)]
        tables.append({"id": table_id, "events": msgspec.to_builtins(own_events(events, person_id))})
    return {**found, "profile": found["profile"][0], "tables": tables}


def _named(sql: str, rows: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    columns = sql.removeprefix("SELECT ").partition(" FROM ")[0].split(", ")
    return [dict(zip(columns, row, strict=True)) for row in rows]


def own_events(events: Iterable[AnyEvent], person_id: str) -> list[AnyEvent]:
    """What a person did at a table, and nothing that they may not know while its game is on."""
    own: list[AnyEvent] = []
    seat: int | None = None
    for event in events:
        match event:
            case happened.Opened(host=host):
                own += [replace(event, secret="")] if host == person_id else []
            case happened.Sat(person=person) if person == person_id:
                seat = event.seat
                own.append(event)
            case happened.Acted(cause="bot"):
                pass  # perhaps before the person took the bot's seat
            case _ if seat is not None and getattr(event, "seat", None) == seat:
                own.append(event)
                seat = None if isinstance(event, happened.Left) else seat
    return own


async def delete(store: Store, person_id: str) -> list[str]:
    """Remove a person. What they did at tables stays, without their name; return the ids of those tables.

    Have them leave the tables where they still play before, and have nodes read the others anew. It may be done
    again if it was interrupted.
    """
    await store.write(
        maybe("UPDATE results SET who = $2 WHERE who = 'p:' || $1", person_id, DELETED),
        *(maybe(sql, person_id) for sql in REMOVALS),
    )
    changed = []
    async for table_id, told in _naming(store, person_id):
        await store.write(*[_overwrite(table_id, one) for one in told], *await _unlist(store, table_id, told))
        changed.append(table_id)
    return changed


def _overwrite(table_id: str, told: Told) -> Statement:
    sql = "UPDATE events SET data = $3 WHERE table_id = $1 AND version = $2"
    return maybe(sql, table_id, told.version, event_text(without_person(told.event)))


def without_person(event: AnyEvent) -> AnyEvent:
    """An event that names a person, as if it named nobody in particular."""
    match event:
        case happened.Opened(terms=terms):
            return replace(event, host="deleted", terms=replace(terms, webhook=None))
        case happened.Sat():
            return replace(event, name=DELETED_NAME, person="deleted")
    raise AssertionError(f"no person in {event}")


async def _unlist(store: Store, table_id: str, told: list[Told]) -> list[Statement]:
    """Takes the names that a person had at a table out of the list of tables."""
    sql = "UPDATE tables SET summary = $2 WHERE id = $1"
    rows = await store.rows("SELECT summary FROM tables WHERE id = $1", table_id)
    return [maybe(sql, table_id, _without_names(summary, told)) for (summary,) in rows]


def _without_names(summary: str, told: list[Told]) -> str:
    listed = msgspec.json.decode(summary, type=LobbyTable)
    names = list(listed.names)
    for _, event in told:
        if isinstance(event, happened.Sat) and names[event.seat] == event.name:
            names[event.seat] = DELETED_NAME
    return msgspec.json.encode(replace(listed, names=tuple(names))).decode()


async def _naming(store: Store, person_id: str) -> AsyncIterator[tuple[str, list[Told]]]:
    """The events that name a person, by table. There is no index of them, for deletions are rare and moves are not."""
    sql = (
        "SELECT table_id, version, data FROM events"
        " WHERE table_id >= $1 AND table_id <= $2 AND data LIKE $3 ORDER BY table_id, version"
    )
    async for first, last in _blocks(store):
        rows = await store.rows(sql, first, last, f'%"{person_id}"%')
        for table_id, group in groupby(rows, itemgetter(0)):
            told = [Told(version, parse_event(data)) for _, version, data in group]
            if named := [one for one in told if names_person(one.event, person_id)]:
                yield table_id, named


async def _blocks(store: Store) -> AsyncIterator[tuple[str, str]]:
    """The ids of all tables in ranges of so many that none takes long to search."""
    last = ""
    sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
    while rows := await store.rows(sql, last, AT_ONCE):
        yield rows[0][0], (last := rows[-1][0])


def names_person(event: AnyEvent, person_id: str) -> bool:
    return (isinstance(event, happened.Sat) and event.person == person_id) or (
        isinstance(event, happened.Opened) and event.host == person_id
    )
