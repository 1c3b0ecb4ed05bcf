"""Checkpoints of tables: at most one for each table."""

from __future__ import annotations

from msgspec import Struct

from allfather.server.store.store import Statement, Store, maybe
from allfather.server.table.checkpoint import checkpoint_text, people_in, seal
from allfather.server.table.state import TableState


class Stored(Struct, frozen=True):
    """A checkpoint as it is stored."""

    format: str
    data: str


async def find(store: Store, table_id: str) -> Stored | None:
    """The checkpoint of a table, if it has one."""
    found = await store.select(Stored, "SELECT format, data FROM checkpoints WHERE table_id = $1", table_id)
    return found[0] if found else None


def saving(table_id: str, table: TableState) -> Statement:
    """Replaces the checkpoint of a table by its present state.

    Nothing is saved if somebody who is named there has been deleted: the table in memory still knows their name.
    """
    text, people = checkpoint_text(table), people_in(table)
    places = ", ".join(f"${number}" for number in range(6, 6 + len(people))) or "NULL"
    sql = (
        "INSERT INTO checkpoints (table_id, version, format, data)"  # noqa: S608 - places are numbers
        " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT)"
        f" WHERE (SELECT COUNT(*) FROM people WHERE id IN ({places})) = $5"
        " ON CONFLICT (table_id) DO UPDATE"
        " SET version = excluded.version, format = excluded.format, data = excluded.data"
    )
    return maybe(sql, table_id, table.version, seal(table.opened.game, text), text, len(people), *people)


def removal(table_id: str) -> Statement:
    """Deletes the checkpoint of a table whose events are rewritten."""
    return maybe("DELETE FROM checkpoints WHERE table_id = $1", table_id)
