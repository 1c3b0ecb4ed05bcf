"""Migrations: numbered SQL files in ``schema/``, each applied once and in its own transaction."""

from __future__ import annotations

import re
import sqlite3
import time
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from allfather.server.store.store import StoreError

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

TABLE = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, at BIGINT NOT NULL)"
APPLIED = "SELECT COALESCE(MAX(number), 0) FROM migrations"
LOCK = 0x0D1B
"""PostgreSQL's advisory lock that a node holds while it migrates."""


def migrations() -> dict[int, str]:
    """The SQL of every migration by its number, in order."""
    texts = {
        int(file.name.removesuffix(".sql")): file.read_text(encoding="utf-8")
        for file in files("allfather.server.store").joinpath("schema").iterdir()
        if file.name.endswith(".sql")
    }
    return dict(sorted(texts.items()))


def table_names() -> list[str]:
    """The tables of the schema, each after those it refers to."""
    return [name for sql in migrations().values() for name in re.findall(r"^CREATE TABLE (\w+)", sql, re.MULTILINE)]


def scripts_after(applied: int) -> list[str]:
    """The scripts to run, one transaction each, in a database with the migrations up to *applied*.

    :raises StoreError: if the database was made by a newer version of the server.
    """
    known = migrations()
    if applied > max(known):
        message = (
            f"the database is at schema {applied}, made by a newer version of allfather; this one knows {max(known)}"
        )
        raise StoreError(message, why="newer", schema=applied, known=max(known))
    return [_script(number, sql) for number, sql in known.items() if number > applied]


def _script(number: int, sql: str) -> str:
    return f"BEGIN;\n{sql}\nINSERT INTO migrations VALUES ({number}, {time.time_ns() // 1_000_000});\nCOMMIT;"


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Apply the missing migrations."""
    connection.execute(TABLE)
    [applied] = connection.execute(APPLIED).fetchone()
    for script in scripts_after(applied):
        try:
            connection.executescript(script)
        except sqlite3.Error:
            connection.rollback()
            raise


async def migrate_postgres(connection: asyncpg.Connection) -> None:
    """Apply the missing migrations while no other node does; the lock ends with the connection at the latest."""
    await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
    await connection.execute(TABLE)
    applied: Any = await connection.fetchval(APPLIED)
    for script in scripts_after(applied):
        await connection.execute(script)
    await connection.execute("SELECT pg_advisory_unlock($1)", LOCK)
