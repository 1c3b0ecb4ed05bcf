"""Checkpoints of tables: at most one for each table."""

from __future__ import annotations

from allfather.server.store.store import Statement, Store, maybe
from allfather.server.table.checkpoint import checkpoint_text, people_in, read_checkpoint, seal
from allfather.server.table.state import TableState
from allfather.server.table.table import Table


async def find(store: Store, table_id: str) -> Table | None:
    """A table as it was at its checkpoint, if it has one that can be used."""
    for text, sealed in await store.rows("SELECT data, format FROM checkpoints WHERE table_id = $1", table_id):
        table = read_checkpoint(text, sealed)
        if table is not None and await _knows_everybody(store, people_in(table)):
            return table
    return None


async def _knows_everybody(store: Store, people: set[str]) -> bool:
    """Whether nobody of *people* has been deleted: nothing may bring back their names."""
    [(count,)] = await store.rows(_count(people, 1), *people)
    return bool(count == len(people))


def _count(people: set[str], first: int) -> str:
    """SQL for how many of *people*, whose ids are values from number *first* on, are stored."""
    places = ", ".join(f"${number}" for number in range(first, first + len(people))) or "NULL"
    return f"SELECT COUNT(*) FROM people WHERE id IN ({places})"  # noqa: S608 - numbers of values


def saving(table_id: str, table: TableState) -> Statement:
    """Replaces the checkpoint of a table by its present state.

    Nothing is saved if somebody who is named there has been deleted: a table in memory may still know their name.
    """
    text, people = checkpoint_text(table), people_in(table)
    sql = (
        "INSERT INTO checkpoints (table_id, version, format, data)"
        " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT)"
        f" WHERE ({_count(people, 6)}) = $5 ON CONFLICT (table_id) DO UPDATE"
        " SET version = excluded.version, format = excluded.format, data = excluded.data"
    )
    return maybe(sql, table_id, table.version, seal(table.opened.game, text), text, len(people), *people)


def removal(table_id: str) -> Statement:
    """Deletes the checkpoint of a table whose events are rewritten."""
    return maybe("DELETE FROM checkpoints WHERE table_id = $1", table_id)
