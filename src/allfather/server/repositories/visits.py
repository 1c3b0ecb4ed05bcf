"""Who watched tables that are not listed."""

from __future__ import annotations

from typing import Any

from allfather.server.store.store import Statement, Store, maybe


async def add(store: Store, table_id: str, person_id: str) -> None:
    """Note that a person watched a table, unless that is known or one of them is gone."""
    sql = (
        "INSERT INTO visits (table_id, person) SELECT tables.id, people.id FROM tables, people"
        " WHERE tables.id = $1 AND people.id = $2 ON CONFLICT DO NOTHING"
    )
    await store.write(maybe(sql, table_id, person_id))


async def has_visited(store: Store, table_id: str, person_id: str) -> bool:
    """Whether a person watched a table."""
    sql = "SELECT 1 FROM visits WHERE table_id = $1 AND person = $2"
    return bool(await store.rows(sql, table_id, person_id))


async def export_person(store: Store, person_id: str) -> dict[str, Any]:
    """The tables that a person watched."""
    found = await store.rows("SELECT table_id FROM visits WHERE person = $1 ORDER BY table_id", person_id)
    return {"visits": [table_id for (table_id,) in found]}


def forget_person(person_id: str) -> list[Statement]:
    """Deletes what a person watched."""
    return [maybe("DELETE FROM visits WHERE person = $1", person_id)]
