"""Deleting expired data."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allfather.server.store.store import Store, maybe, statement
from allfather.server.table.messages import LobbyTable

REMOVED = "removed"
"""The status, in the list of tables only, of a table of which nothing is left but its results."""
OF_TABLES = ("events", "chat", "seats", "visits", "checkpoints", "set_aside")
"""Everything that is stored about a table, except its results and its entry in the list."""


async def unchanged_tables(store: Store, statuses: Sequence[str], before: int, after_id: str, limit: int) -> list[str]:
    """The ids of tables that, as far as the list knows, have not changed since *before*; those set aside excepted."""
    names = ", ".join(f"'{status}'" for status in statuses)
    sql = (
        f"SELECT id FROM tables WHERE status IN ({names}) AND changed < $1 AND id > $2"  # noqa: S608 - our own names
        " AND id NOT IN (SELECT table_id FROM set_aside) ORDER BY id LIMIT $3"
    )
    return [table_id for (table_id,) in await store.rows(sql, before, after_id, limit)]


async def remove_table(store: Store, table_id: str) -> None:
    """Delete a table; if it has results, they stay, and so does an entry without names and without a short code."""
    found = await store.rows("SELECT summary FROM tables WHERE id = $1", table_id)
    rest = "EXISTS (SELECT 1 FROM results WHERE table_id = $1)"
    update = f"UPDATE tables SET status = $2, summary = $3, listed = 0, code = id WHERE id = $1 AND {rest}"  # noqa: S608
    await store.write(
        *(maybe(f"DELETE FROM {name} WHERE table_id = $1", table_id) for name in OF_TABLES),  # noqa: S608
        *(maybe(update, table_id, REMOVED, _without_names(summary)) for (summary,) in found),
        maybe(f"DELETE FROM tables WHERE id = $1 AND NOT {rest}", table_id),  # noqa: S608
    )


def _without_names(summary: str) -> str:
    listed = msgspec.json.decode(summary, type=LobbyTable)
    empty = msgspec.structs.replace(listed, names=("",) * len(listed.names), code="")
    return msgspec.json.encode(empty).decode()


async def delete_chat(store: Store, before: int, limit: int) -> bool:
    """Delete some of the lines written before a time; ``False`` if there are none."""
    sql = "DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE at < $1 LIMIT $2)"
    return await store.write(statement(sql, before, limit))


async def delete_kept_records(store: Store, before: int, limit: int) -> bool:
    """Delete some of the records that people have kept since before a time; ``False`` if there are none."""
    sql = "DELETE FROM kept_records WHERE id IN (SELECT id FROM kept_records WHERE at < $1 LIMIT $2)"
    return await store.write(statement(sql, before, limit))


async def old_guests(store: Store, before: int, limit: int) -> list[str]:
    """The ids of people without an account who were not seen since *before*, the oldest first."""
    sql = "SELECT id FROM people WHERE account IS NULL AND seen < $1 ORDER BY seen LIMIT $2"
    return [person for (person,) in await store.rows(sql, before, limit)]
