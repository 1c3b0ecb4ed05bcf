"""What the server keeps: one face for SQLite and PostgreSQL, with SQL that both understand.

The truth of a table is its events, an append-only list with a version each. Everything else can be rebuilt from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol


class Statement(NamedTuple):
    """SQL with ``$1``, ``$2`` … for its values."""

    sql: str
    values: tuple[Any, ...]
    must_change: bool = True
    """Whether it has failed when it changes no row."""


def statement(sql: str, *values: Any) -> Statement:
    """A statement that has failed when it changes no row."""
    return Statement(sql, values)


def maybe(sql: str, *values: Any) -> Statement:
    """A statement that may change no row."""
    return Statement(sql, values, must_change=False)


class StoreError(Exception):
    """The store cannot be reached, is not one of ours, or cannot do what it was asked for."""


class Store(Protocol):
    """Where events and everything about tables and people are kept."""

    is_shared: bool
    """Whether there can be other nodes."""

    async def append(self, table_id: str, version: int, events: Sequence[str]) -> bool:
        """Save *events* as *version*, *version* + 1 …, all or none; return once they are safe.

        ``False`` if another writer was first; nothing was saved then.

        :raises StoreError: if the store cannot be reached for long; whether they are saved is not known.
        """
        ...

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a SELECT finds."""
        ...

    async def write(self, *statements: Statement) -> bool:
        """Make all *statements* or none: ``False``, and nothing is changed, if one changes no row or breaks a key.

        :raises StoreError: if the store cannot be reached for long; whether they are made is not known.
        """
        ...

    def publish(self, message: str) -> None:
        """Tell *message* to all other nodes, soon; it may get lost, and is short (7,000 bytes in UTF-8)."""
        ...

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call *heard* with every message of other nodes, and *missed* when some may have been lost."""
        ...

    async def close(self) -> None:
        """Save what is under way and let go of everything."""
        ...


async def open_store(url: str, node: str, *, alone: bool = True) -> Store:
    """The store at *url*, ready for use by *node*: ``postgresql://…``, ``sqlite:///PATH`` or the path of a file.

    A server must be *alone* with a file; whoever only lends a hand need not be.

    :raises StoreError: in words that never contain the password of *url*.
    """
    scheme, mark, path = url.partition("://")
    if scheme in ("postgresql", "postgres") and mark:
        from allfather.server.store.postgres import PostgresStore

        return await PostgresStore.open(url, node)
    if mark and not (scheme == "sqlite" and path.startswith("/")):
        raise StoreError(f"a store is postgresql://…, sqlite:///PATH or the path of a file, not {scheme}://…")
    from allfather.server.store.sqlite import SqliteStore

    return await SqliteStore.open(path[1:] if mark else url, node, alone=alone)
