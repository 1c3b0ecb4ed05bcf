"""Nodes, their leases, and which of them keeps which table. Only the clock of the database decides what has expired."""

from __future__ import annotations

from msgspec import Struct

from allfather.server.store.store import Store, maybe, statement
from allfather.server.table.next_due import NEVER

AWAKE = 0
"""When a table is due that is in memory at its keeper."""
FIRST_CHANCE = 10_000
"""Milliseconds for the node where a game began to become the keeper of its table."""
FORGET = 7 * 24 * 3600 * 1000
"""Milliseconds after which a node that is gone is forgotten."""


class Keeping(Struct, frozen=True):
    """The keeper of a table."""

    id: str
    status: str
    keeper: str
    due: int
    lease: int | None
    """When the lease of the keeper expires or expired; ``None`` if it is not known."""
    is_alive: int
    """Whether the keeper has a valid lease."""


# Leases.


async def now(store: Store) -> int:
    """The time of the database."""
    [(at,)] = await store.rows(f"SELECT {store.clock}")
    return int(at)


async def renew_lease(store: Store, node: str, lasting: int) -> None:
    """Renew the lease of a node for *lasting* milliseconds."""
    sql = (
        f"INSERT INTO nodes (name, lease) VALUES ($1, {store.clock} + $2)"  # noqa: S608 - the store's own SQL
        " ON CONFLICT (name) DO UPDATE SET lease = excluded.lease"
    )
    await store.write(statement(sql, node, lasting))


async def end_lease(store: Store, node: str) -> None:
    """End the lease of a node, so that other nodes take over at once."""
    await store.write(maybe(f"UPDATE nodes SET lease = {store.clock} - 1 WHERE name = $1", node))  # noqa: S608


async def succeed(store: Store, name: str) -> None:
    """End the leases of earlier processes of the server *name*, and forget nodes that have long been gone."""
    begin = f"{name}/"
    end = (
        f"UPDATE nodes SET lease = {store.clock} - 1 WHERE lease >= {store.clock}"  # noqa: S608
        " AND (name = $1 OR substr(name, 1, CAST($3 AS INTEGER)) = $2)"
    )
    forget = f"DELETE FROM nodes WHERE lease < {store.clock} - $1"  # noqa: S608
    await store.write(maybe(end, name, begin, len(begin)), maybe(forget, FORGET))


# Keepers.


def _select(store: Store) -> str:
    return (
        "SELECT tables.id, tables.status, tables.keeper, tables.due, nodes.lease,"  # noqa: S608
        f" CASE WHEN nodes.lease >= {store.clock} THEN 1 ELSE 0 END AS is_alive"
        " FROM tables LEFT JOIN nodes ON nodes.name = tables.keeper"
    )


async def keeping(store: Store, table_id: str) -> Keeping | None:
    """The keeper of a table; ``None`` if there is no such table."""
    found = await store.select(Keeping, f"{_select(store)} WHERE tables.id = $1", table_id)
    return found[0] if found else None


async def to_take_up(store: Store, node: str, text_format: int, limit: int) -> list[Keeping]:
    """The tables that *node* must load: its own whose time has come, and those that another left.

    Of the latter, those where nothing happens until somebody comes are left out, and so are tables that servers of
    this format of events cannot read.
    """
    sql = (
        f"{_select(store)} WHERE tables.status = 'playing' AND tables.due < {NEVER}"  # noqa: S608
        f" AND ((tables.keeper = $1 AND tables.due > {AWAKE} AND tables.due <= {store.clock})"
        f" OR (tables.keeper <> $1 AND (nodes.lease IS NULL OR nodes.lease < {store.clock})"
        f" AND (tables.keeper <> '' OR tables.changed < {store.clock} - {FIRST_CHANCE})))"
        " AND NOT EXISTS (SELECT 1 FROM set_aside WHERE set_aside.table_id = tables.id AND format >= $2)"
        " ORDER BY tables.due, tables.id LIMIT $3"
    )
    return await store.select(Keeping, sql, node, text_format, limit)


async def claim(store: Store, node: str, found: Keeping) -> bool:
    """Make *node* the keeper of a table that will be in memory there, unless something has changed since *found*."""
    sql = f"UPDATE tables SET keeper = $1, due = {AWAKE} WHERE id = $2 AND keeper = $3 AND due = $4"  # noqa: S608
    return await store.write(statement(sql, node, found.id, found.keeper, found.due))


async def set_due(store: Store, node: str, table_id: str, due: int) -> bool:
    """Save when a table is due next; ``False`` if *node* does not keep it."""
    sql = "UPDATE tables SET due = $3 WHERE id = $1 AND keeper = $2"
    return await store.write(statement(sql, table_id, node, due))


async def let_go(store: Store, node: str, table_id: str) -> None:
    """Give up a table to other nodes."""
    sql = f"UPDATE tables SET keeper = '', due = {AWAKE} WHERE id = $1 AND keeper = $2"  # noqa: S608
    await store.write(maybe(sql, table_id, node))


async def awake_tables(store: Store, node: str) -> set[str]:
    """The ids of the playing tables that are in memory at *node*, as far as the store knows."""
    sql = f"SELECT id FROM tables WHERE status = 'playing' AND keeper = $1 AND due = {AWAKE}"  # noqa: S608
    return {table_id for (table_id,) in await store.rows(sql, node)}


async def check_writable(store: Store, node: str) -> None:
    """Change the lease of a node by a millisecond, which shows that the store can save something.

    Every other time it is changed back. SQLite would not write a row that stays the same.

    :raises StoreError: if nothing can be saved.
    """
    await store.write(maybe("UPDATE nodes SET lease = lease - 1 + 2 * (lease % 2) WHERE name = $1", node))
