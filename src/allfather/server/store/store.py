"""One interface to SQLite and PostgreSQL: statements, transactions, append-only logs and messages between nodes.

Nothing here knows the server's own tables. The SQL comes from :mod:`allfather.server.repositories` and must be valid
in both databases.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

Row = TypeVar("Row")


class Statement(NamedTuple):
    """SQL with ``$1``, ``$2`` … for its values."""

    sql: str
    values: tuple[Any, ...]
    must_change: bool = True
    """Whether changing no row counts as a failure."""


def statement(sql: str, *values: Any) -> Statement:
    """A statement that fails if it changes no row."""
    return Statement(sql, values)


def maybe(sql: str, *values: Any) -> Statement:
    """A statement that may change no row."""
    return Statement(sql, values, must_change=False)


@dataclass(frozen=True, eq=False)  # hashed by identity, because it is looked up with every append
class Log:
    """The names of an append-only table and its columns.

    It holds texts, numbered without gaps for each key, and the writer of each; key and number are its primary key.
    """

    table: str
    key: str
    number: str
    writer: str
    text: str


class StoreError(Exception):
    """The store cannot be reached, is not one of this server, or reports an error.

    *why* names the case for a translated sentence, with the *values* in it.
    """

    def __init__(self, message: str, *, why: str = "", **values: Any) -> None:
        super().__init__(message)
        self.why = why
        self.values = values


class Store(Protocol):
    """A database, whether SQLite or PostgreSQL."""

    is_shared: bool
    """Whether there can be other nodes."""
    clock: str
    """SQL for the database's time, in milliseconds since 1970."""

    async def append(self, log: Log, key: str, first: int, texts: Sequence[str]) -> bool:
        """Save *texts* under *key* as numbers *first*, *first* + 1 …, all or none; return once they are durable.

        Return ``False`` if another writer was first; then nothing was saved. Appends that wait at the same time share a
        transaction.

        :raises StoreError: if the store stays unreachable; whether the texts were saved is unknown.
        """
        ...

    async def select(self, kind: Callable[..., Row], sql: str, *values: Any) -> list[Row]:
        """The rows that a SELECT finds, each as ``kind(column=value, …)``."""
        ...

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that a SELECT finds, as plain tuples."""
        ...

    async def write(self, *statements: Statement) -> bool:
        """Run all *statements* in one transaction.

        Return ``False`` and change nothing if one of them fails to change a row or violates a key.

        :raises StoreError: if the store stays unreachable; whether the statements took effect is unknown.
        """
        ...

    def publish(self, message: str) -> None:
        """Send *message*, at most 7,000 bytes of UTF-8, to all other nodes soon; it may get lost."""
        ...

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call *heard* with every message of other nodes, and *missed* when some may have been lost."""
        ...

    async def close(self) -> None:
        """Finish pending writes and release all resources."""
        ...


async def ping(store: Store) -> None:
    """Check that *store* answers.

    :raises StoreError: if it does not.
    """
    await store.rows("SELECT 1")


async def open_store(url: str, node: str, *, alone: bool = True) -> Store:
    """The store at *url*, ready for use by *node*: ``postgresql://…``, ``sqlite:///PATH`` or the path of a file.

    A server needs a file to itself (*alone*); an admin command may share it.

    :raises StoreError: with a text that never contains the password of *url*.
    """
    scheme, mark, path = url.partition("://")
    if scheme in ("postgresql", "postgres") and mark:
        from allfather.server.store.postgres import PostgresStore

        return await PostgresStore.open(url, node)
    if mark and not (scheme == "sqlite" and path.startswith("/")):
        message = f"a store is postgresql://…, sqlite:///PATH or the path of a file, not {scheme}://…"
        raise StoreError(message, why="scheme", scheme=scheme)
    from allfather.server.store.sqlite import SqliteStore

    return await SqliteStore.open(path[1:] if mark else url, node, alone=alone)
