"""The chat of tables."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from allfather.server.store.store import Statement, Store, maybe, statement


class Line(Struct):
    """A line of chat."""

    person: str
    name: str
    text: str
    at: int


async def add(store: Store, line_id: str, table_id: str, person_id: str, text: str, at: int) -> bool:
    """Save a line; ``False`` if there is no such table."""
    sql = "INSERT INTO chat (id, table_id, at, person, text) VALUES ($1, $2, $3, $4, $5)"
    return await store.write(statement(sql, line_id, table_id, at, person_id, text))


async def last_lines(store: Store, table_id: str, count: int = 100) -> list[Line]:
    """The last lines at a table, oldest first."""
    sql = (
        "SELECT chat.person, people.name, chat.text, chat.at FROM chat JOIN people ON people.id = chat.person"
        " WHERE chat.table_id = $1 ORDER BY chat.at DESC LIMIT $2"
    )
    return (await store.select(Line, sql, table_id, count))[::-1]


async def export_person(store: Store, person_id: str) -> dict[str, Any]:
    """What a person wrote."""
    sql = "SELECT table_id, at, text FROM chat WHERE person = $1 ORDER BY at"
    return {"chat": await store.select(dict, sql, person_id)}


def forget_person(person_id: str) -> list[Statement]:
    """Deletes what a person wrote."""
    return [maybe("DELETE FROM chat WHERE person = $1", person_id)]
