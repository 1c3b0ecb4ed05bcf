"""Records of finished games that people played elsewhere and keep here."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from allfather.server.store.store import Statement, Store, maybe, statement


class Finished(NamedTuple):
    """A finished game with its record, as somebody in *seat* played it."""

    game: str
    players: int
    seat: int
    scores: list[int]
    places: list[int]
    record: str


class KeptRecord(Struct, frozen=True):
    """A finished game that a person keeps, without the record itself."""

    id: str
    game: str
    players: int
    seat: int
    """The seat of the person."""
    scores: list[int]
    places: list[int]
    """The place of every seat, from 1; tied seats share a place."""
    at: int
    """Since when it has been kept."""


async def add(store: Store, new_id: str, person_id: str, finished: Finished, at: int, *, most: int) -> str | None:
    """Keep a game for a person; return its id, which is the one it has if it is kept already.

    Return ``None`` if the person keeps *most* games, or is gone.
    """
    game, players, seat, scores, places, record = finished
    sql = (
        "INSERT INTO kept_records (id, person, hash, game, players, seat, scores, places, record, at)"
        " SELECT $1, people.id, $3, $4, CAST($5 AS BIGINT), CAST($6 AS BIGINT), $7, $8, $9, CAST($10 AS BIGINT)"
        " FROM people WHERE people.id = $2"
        " AND (SELECT COUNT(*) FROM kept_records WHERE kept_records.person = $2) < $11"
    )
    digest = hashlib.sha256(record.encode()).hexdigest()
    values = (players, seat, _json(scores), _json(places), record, at)
    if await store.write(statement(sql, new_id, person_id, digest, game, *values, most)):
        return new_id
    found = await store.rows("SELECT id FROM kept_records WHERE person = $1 AND hash = $2", person_id, digest)
    return str(found[0][0]) if found else None


def _json(numbers: list[int]) -> str:
    return msgspec.json.encode(numbers).decode()


async def kept_by(store: Store, person_id: str) -> list[KeptRecord]:
    """The games that a person keeps, the latest first."""
    sql = "SELECT id, game, players, seat, scores, places, at FROM kept_records WHERE person = $1 ORDER BY at DESC, id"
    return [
        KeptRecord(name, game, players, seat, msgspec.json.decode(scores), msgspec.json.decode(places), at)
        for name, game, players, seat, scores, places, at in await store.rows(sql, person_id)
    ]


async def record(store: Store, person_id: str, record_id: str) -> tuple[str, str] | None:
    """The name of the game and the record of a game that the person keeps, if they do."""
    sql = "SELECT game, record FROM kept_records WHERE id = $1 AND person = $2"
    found = await store.rows(sql, record_id, person_id)
    return (found[0][0], found[0][1]) if found else None


async def delete(store: Store, person_id: str, record_id: str) -> bool:
    """Delete a game that the person keeps; ``False`` if they do not keep it."""
    return await store.write(statement("DELETE FROM kept_records WHERE id = $1 AND person = $2", record_id, person_id))


async def export_person(store: Store, person_id: str) -> dict[str, Any]:
    """The games that a person keeps, with their records."""
    sql = "SELECT id, game, players, seat, at, record FROM kept_records WHERE person = $1 ORDER BY at, id"
    return {"kept_records": await store.select(dict, sql, person_id)}


def forget_person(person_id: str) -> list[Statement]:
    """Deletes the games that a person keeps."""
    return [maybe("DELETE FROM kept_records WHERE person = $1", person_id)]
