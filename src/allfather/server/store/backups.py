"""Backups: all tables as one compressed file of JSON lines, which can be restored into either database.

A server that has outgrown SQLite moves to PostgreSQL by a backup and a restore.
"""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from allfather.server.settings import Settings
from allfather.server.store.migrations import migrations, table_names
from allfather.server.store.store import Store, StoreError, statement

FORMAT = "allfather-backup/1"
LEFT_OUT = {"nodes", "checkpoints"}
"""Tables about running processes, and what can be derived from others."""
MAX_BATCH = 500
"""Rows in one transaction."""


async def backup(settings: Settings, target: Path) -> int:
    """Write a consistent snapshot to *target*, even while the server runs; return the number of rows.

    Only its owner may read the file, because it contains everything.
    """
    rows = 0
    new = target.with_name(f"{target.name}.new")
    new.unlink(missing_ok=True)
    file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(file, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
        out.write(f"{json.dumps({'format': FORMAT, 'schema': max(migrations())})}\n")
        async with _snapshot(settings) as snapshot:
            async for table, row in snapshot:
                out.write(f"{json.dumps([table, row], ensure_ascii=False)}\n")
                rows += 1
    new.replace(target)
    return rows


@asynccontextmanager
async def _snapshot(settings: Settings) -> AsyncIterator[AsyncIterator[tuple[str, dict[str, Any]]]]:
    if settings.database:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(settings.database)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield _postgres_rows(connection)
        finally:
            await connection.close()
    else:
        from allfather.server.store.sqlite import backup as copy

        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "copy.sqlite"
            copy(settings.sqlite, file)
            yield _sqlite_rows(file)


async def _postgres_rows(connection: Any) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    for table in saved_tables():
        async for row in connection.cursor(f"SELECT * FROM {table}"):  # noqa: S608 - our own names
            yield table, dict(row)


async def _sqlite_rows(file: Path) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        for table in saved_tables():
            for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608 - our own names
                yield table, dict(row)


async def restore(store: Store, source: Path) -> int:
    """Fill an empty store from a backup; return the number of rows.

    :raises StoreError: if the store is not empty, or *source* is not a backup of this version.
    """
    if not await _is_empty(store):
        raise StoreError("the store is not empty: a backup can only be restored into an empty one", why="not-empty")
    count = 0
    for rows in _batches(_lines(source)):
        if not await store.write(*(_insertion(table, row) for table, row in rows)):
            raise StoreError("the backup is inconsistent", why="inconsistent")
        count += len(rows)
    return count


async def _is_empty(store: Store) -> bool:
    for table in saved_tables():
        if await store.rows(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608 - our own names
            return False
    return True


def saved_tables() -> list[str]:
    """The tables of a backup, each after those it refers to."""
    return [table for table in table_names() if table not in LEFT_OUT]


def _lines(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    known = saved_tables()
    try:
        with gzip.open(source, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head.get("format") != FORMAT or head["schema"] != max(migrations()):
                raise StoreError(f"{source} is not a backup of this version", why="other-version", file=str(source))
            for line in lines:
                table, row = json.loads(line)
                if table not in known or not all(column.isidentifier() for column in row):
                    raise StoreError(f"{source} contains an unknown table or column", why="no-backup", file=str(source))
                yield table, row
    except (OSError, EOFError, ValueError, StopIteration, AttributeError, zlib.error) as error:
        message = f"{source} is not a backup, or is incomplete: {error}"
        raise StoreError(message, why="no-backup", file=str(source)) from error


def _batches(rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[list[tuple[str, dict[str, Any]]]]:
    batch = []
    for row in rows:
        batch.append(row)
        if len(batch) == MAX_BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _insertion(table: str, row: dict[str, Any]) -> Any:
    places = ", ".join(f"${number}" for number in range(1, len(row) + 1))
    return statement(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", *row.values())  # noqa: S608
