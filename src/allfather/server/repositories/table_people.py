"""What tables store about a person: exported, or removed while the games are kept."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from allfather.server.repositories import checkpoints, tables
from allfather.server.store.store import Statement, Store, maybe
from allfather.server.table.events import (
    DELETED_PERSON,
    Acted,
    AnyEvent,
    Left,
    Opened,
    Renamed,
    Sat,
    event_text,
    parse_event,
)
from allfather.server.table.messages import LobbyTable

BLOCK = 500
"""Tables whose events one statement searches: few enough that others need not wait long."""
DELETED_NAME = "Deleted"


class Stored(Struct, frozen=True):
    """A stored event, with its table and version."""

    table_id: str
    version: int
    event: AnyEvent


async def export_person(store: Store, person_id: str) -> dict[str, Any]:
    """What a person did at tables."""
    found = []
    async for stored in _events_naming(store, person_id):
        table_id = stored[0].table_id
        try:
            events = await tables.events(store, table_id)
        except msgspec.MsgspecError:
            continue  # the table has been set aside
        found.append({"id": table_id, "events": msgspec.to_builtins(own_events(events, person_id))})
    return {"tables": found}


def own_events(events: Iterable[AnyEvent], person_id: str) -> list[AnyEvent]:
    """What a person did at a table, without anything they may not know while its game is in progress."""
    own: list[AnyEvent] = []
    seat: int | None = None
    for event in events:
        match event:
            case Opened(host=host):
                own += [replace(event, secret="")] if host == person_id else []
            case Sat(person=person) if person == person_id:
                seat = event.seat
                own.append(event)
            case Renamed(person=person):
                own += [event] if person == person_id else []
            case Acted(cause="bot"):
                pass  # perhaps before the person took the bot's seat
            case _ if seat is not None and getattr(event, "seat", None) == seat:
                own.append(event)
                seat = None if isinstance(event, Left) else seat
    return own


def forget_person(person_id: str) -> list[Statement]:
    """Deletes a person from the list of who sits where; :func:`anonymise` does the rest."""
    return [maybe("DELETE FROM seats WHERE person = $1", person_id)]


async def anonymise(store: Store, person_id: str, since: int = 0) -> list[str]:
    """Remove a person from the events, checkpoints and summaries of tables; return the ids of the tables that changed.

    With *since*, only tables that have changed since then are searched.
    """
    changed = []
    async for stored in _events_naming(store, person_id, since):
        table_id = stored[0].table_id
        await store.write(*map(_overwrite, stored), *await _rename(store, stored), checkpoints.removal(table_id))
        changed.append(table_id)
    return changed


def _overwrite(stored: Stored) -> Statement:
    sql = "UPDATE events SET data = $3 WHERE table_id = $1 AND version = $2"
    return maybe(sql, stored.table_id, stored.version, event_text(without_person(stored.event)))


def without_person(event: AnyEvent) -> AnyEvent:
    """An event that names a person, with the person removed."""
    match event:
        case Opened(terms=terms):
            return replace(event, host=DELETED_PERSON, terms=replace(terms, webhook=None))
        case Sat():
            return replace(event, name=DELETED_NAME, person=DELETED_PERSON, shield="")
        case Renamed():
            return replace(event, name=DELETED_NAME, person=DELETED_PERSON, shield="")
    raise AssertionError(f"no person in {event}")


async def _rename(store: Store, stored: list[Stored]) -> list[Statement]:
    """Removes the names that a person had at a table from the list of tables."""
    table_id = stored[0].table_id
    sql = "UPDATE tables SET summary = $2 WHERE id = $1"
    found = await store.rows("SELECT summary FROM tables WHERE id = $1", table_id)
    return [maybe(sql, table_id, _without_names(summary, stored)) for (summary,) in found]


def _without_names(summary: str, stored: list[Stored]) -> str:
    listed = msgspec.json.decode(summary, type=LobbyTable)
    names, shields = list(listed.names), list(listed.shields)
    for event in [one.event for one in stored]:
        if isinstance(event, Sat | Renamed) and names[event.seat] == event.name:
            names[event.seat] = DELETED_NAME
            shields[event.seat : event.seat + 1] = [""] * bool(shields)
    return msgspec.json.encode(replace(listed, names=tuple(names), shields=tuple(shields))).decode()


async def _events_naming(store: Store, person_id: str, since: int = 0) -> AsyncIterator[list[Stored]]:
    """The events that name a person, table by table, except those that cannot be read.

    There is no index for this: it would slow down every move, and deletions are rare.
    """
    sql = (
        "SELECT table_id, version, data FROM events"
        " WHERE table_id >= $1 AND table_id <= $2 AND data LIKE $3 ORDER BY table_id, version"
    )
    async for first, last in _blocks(store, since):
        by_table: dict[str, list[Stored]] = {}
        for stored in await store.select(_stored, sql, first, last, f'%"{person_id}"%'):
            if stored is not None and names_person(stored.event, person_id):
                by_table.setdefault(stored.table_id, []).append(stored)
        for found in by_table.values():
            yield found


def _stored(table_id: str, version: int, data: str) -> Stored | None:
    try:
        return Stored(table_id, version, parse_event(data))
    except msgspec.MsgspecError:
        return None


async def _blocks(store: Store, since: int) -> AsyncIterator[tuple[str, str]]:
    """The first and the last id of every block of tables that have changed since then."""
    last = ""
    sql = "SELECT id FROM tables WHERE id > $1 AND changed >= $3 ORDER BY id LIMIT $2"
    while rows := await store.rows(sql, last, BLOCK, since):
        yield rows[0][0], (last := rows[-1][0])


def names_person(event: AnyEvent, person_id: str) -> bool:
    """Whether *event* contains the id of a person."""
    return (isinstance(event, Sat | Renamed) and event.person == person_id) or (
        isinstance(event, Opened) and event.host == person_id
    )
