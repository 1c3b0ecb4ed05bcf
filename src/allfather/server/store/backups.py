"""Backups: everything a server keeps as one compressed file of JSON lines, which either database can be filled from.

So a server that has outgrown SQLite moves to PostgreSQL by a backup and a restore.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from allfather.server.settings import Settings
from allfather.server.store.migrations import migrations
from allfather.server.store.store import Store, StoreError, statement

FORMAT = "allfather-backup/1"
TABLES = ("people", "tokens", "bans", "tables", "events", "seats", "results", "ratings", "chat", "announcements")
"""What is kept, those that others refer to first."""
AT_ONCE = 500
"""Rows that are written together."""


async def backup(settings: Settings, target: Path) -> int:
    """Write all there is to *target*, as it is at one moment, also while the server runs; return how many rows."""
    rows = 0
    new = target.with_name(f"{target.name}.new")
    with gzip.open(new, "wt", encoding="utf-8") as out:
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
    for table in TABLES:
        async for row in connection.cursor(f"SELECT * FROM {table}"):  # noqa: S608 - our own names
            yield table, dict(row)


async def _sqlite_rows(file: Path) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        for table in TABLES:
            for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608 - our own names
                yield table, dict(row)


async def restore(store: Store, source: Path) -> int:
    """Fill an empty store from a backup; return how many rows.

    :raises StoreError: if the store is not empty, or *source* is no backup of ours.
    """
    if await store.rows("SELECT id FROM people LIMIT 1") or await store.rows("SELECT id FROM tables LIMIT 1"):
        raise StoreError("there is already something in this store: a backup can only be restored into an empty one")
    count = 0
    for rows in _batches(_lines(source)):
        if not await store.write(*(_insertion(table, row) for table, row in rows)):
            raise StoreError("the backup does not fit together")
        count += len(rows)
    return count


def _lines(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(source, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head.get("format") != FORMAT or head["schema"] != max(migrations()):
                raise StoreError(f"{source} is not a backup of this version")
            for line in lines:
                table, row = json.loads(line)
                if table not in TABLES or not all(column.isidentifier() for column in row):
                    raise StoreError(f"{source} has something in it that is not of ours")
                yield table, row
    except (OSError, EOFError, ValueError, StopIteration, AttributeError, zlib.error) as error:
        raise StoreError(f"{source} is not a backup, or not all of it: {error}") from error


def _batches(rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[list[tuple[str, dict[str, Any]]]]:
    batch = []
    for row in rows:
        batch.append(row)
        if len(batch) == AT_ONCE:
            yield batch
            batch = []
    if batch:
        yield batch


def _insertion(table: str, row: dict[str, Any]) -> Any:
    places = ", ".join(f"${number}" for number in range(1, len(row) + 1))
    return statement(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", *row.values())  # noqa: S608
