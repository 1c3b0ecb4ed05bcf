"""Tables that were set aside because their events could not be read."""

from __future__ import annotations

from msgspec import Struct

from allfather.server.store.store import Store, maybe, statement

MAX_REASON = 500
"""Characters of a reason that are stored."""


class SetAside(Struct, frozen=True):
    """A table that was set aside, for the operator of the server."""

    table_id: str
    reason: str
    format: int
    """The format of events of the server that could not read it; newer ones try again."""
    at: int


async def add(store: Store, table_id: str, reason: str, text_format: int, at: int) -> None:
    """Set a table aside for servers up to this format of events."""
    sql = (
        "INSERT INTO set_aside (table_id, reason, format, at) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason, format = excluded.format, at = excluded.at"
        " WHERE set_aside.format < excluded.format"
    )
    await store.write(maybe(sql, table_id, reason[:MAX_REASON], text_format, at))


async def forget(store: Store, table_id: str) -> bool:
    """Forget that a table was set aside; ``False`` if it was not."""
    return await store.write(statement("DELETE FROM set_aside WHERE table_id = $1", table_id))


async def count(store: Store, text_format: int) -> int:
    """The number of tables that servers of this format of events cannot read."""
    [(number,)] = await store.rows("SELECT COUNT(*) FROM set_aside WHERE format >= $1", text_format)
    return int(number)


async def listed(store: Store, limit: int) -> list[SetAside]:
    """The tables that were set aside, latest first."""
    return await store.select(
        SetAside, "SELECT table_id, reason, format, at FROM set_aside ORDER BY at DESC LIMIT $1", limit
    )


async def close(store: Store, table_id: str) -> bool:
    """Mark a table that was set aside as closed in the list of tables; its events stay as they are."""
    sql = (
        "UPDATE tables SET status = 'closed' WHERE id = $1 AND status IN ('open', 'playing')"
        " AND id IN (SELECT table_id FROM set_aside)"
    )
    return await store.write(statement(sql, table_id))
