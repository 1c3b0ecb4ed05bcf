"""Nodes, their leases, and which of them keeps which table."""

from __future__ import annotations

from allfather.server.store.store import Store, maybe, statement


async def renew_lease(store: Store, node: str, until: int) -> None:
    """Renew the lease of a node *until* the given time."""
    sql = "INSERT INTO nodes (name, lease) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET lease = excluded.lease"
    await store.write(statement(sql, node, until))


async def end_lease(store: Store, node: str) -> None:
    """End the lease of a node, so that other nodes take over at once."""
    await store.write(maybe("DELETE FROM nodes WHERE name = $1", node))


async def take_over(store: Store, node: str, at: int) -> bool:
    """Make *node* the keeper of all playing tables whose keeper's lease has expired; return whether there were any."""
    sql = (
        "UPDATE tables SET keeper = $1 WHERE status = 'playing'"
        " AND keeper <> $1 AND keeper NOT IN (SELECT name FROM nodes WHERE lease >= $2)"
    )
    return await store.write(statement(sql, node, at))


async def claim(store: Store, node: str, table_id: str, at: int) -> bool:
    """Make *node* the keeper of a table, unless another node with a valid lease is."""
    sql = (
        "UPDATE tables SET keeper = $1 WHERE id = $2"
        " AND (keeper = $1 OR keeper NOT IN (SELECT name FROM nodes WHERE lease >= $3))"
    )
    return await store.write(statement(sql, node, table_id, at))


async def kept_tables(store: Store, node: str) -> set[str]:
    """The ids of the open and playing tables that *node* keeps."""
    sql = "SELECT id FROM tables WHERE status IN ('open', 'playing') AND keeper = $1"
    return {table_id for (table_id,) in await store.rows(sql, node)}


async def check_writable(store: Store, node: str) -> None:
    """Change the lease of a node by a millisecond, which shows that the store can save something.

    Every other time it is changed back. SQLite would not write a row that stays the same.

    :raises StoreError: if nothing can be saved.
    """
    await store.write(maybe("UPDATE nodes SET lease = lease - 1 + 2 * (lease % 2) WHERE name = $1", node))
