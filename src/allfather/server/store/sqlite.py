"""The store in one SQLite file, for a server that is one process.

One thread makes all changes, everything that waits at once in one transaction; another one reads meanwhile.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, Self

from allfather.server.store.batching import Gathering
from allfather.server.store.migrations import migrate_sqlite
from allfather.server.store.store import Statement, StoreError

BUSY_SECONDS = 10.0
"""How long to wait for other programs that look into the file."""
LOOK_SECONDS = 1.0
"""How often to see whether another program has written to the file."""
MOST = 64
"""Jobs in one transaction."""
ERRORS = (sqlite3.Error, ValueError, OverflowError)
"""What SQLite raises, and Python on its behalf for values that cannot be kept."""
KEYS = {
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
}


class Job(NamedTuple):
    """What is to be done together or not at all, and who waits for it."""

    done: asyncio.Future[bool]
    events: list[tuple[str, int, str, str]]
    """Rows for the table of that name."""
    statements: tuple[Statement, ...] = ()


class Writer:
    """Does jobs, those that come together in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def do(self, jobs: list[Job]) -> list[bool | StoreError]:
        # One statement for everything: it is a transaction by itself, and the thread gives up the interpreter once.
        if not any(job.statements for job in jobs):
            with suppress(Exception):
                self._insert([row for job in jobs for row in job.events])
                return [True] * len(jobs)
        return self._do_each(jobs)

    def _do_each(self, jobs: list[Job]) -> list[bool | StoreError]:
        """What comes of each job, so that one which fails does not hinder the others."""
        try:
            self._connection.execute("BEGIN")
            results = [self._try(job) for job in jobs]
            self._connection.execute("COMMIT")
        except Exception as error:
            self._connection.rollback()
            return [StoreError(f"nothing can be saved: {error}") for _ in jobs]
        return results

    def _try(self, job: Job) -> bool | StoreError:
        result: bool | StoreError
        self._connection.execute("SAVEPOINT job")
        try:
            result = self._make(job)
        except Exception as error:
            if not self._connection.in_transaction:  # a full disk, for instance, has undone all of it
                raise
            result = False if breaks_key(error) else StoreError(str(error))
        if result is not True:
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")
        return result

    def _make(self, job: Job) -> bool:
        self._insert(job.events)
        return all(self._change(statement) for statement in job.statements)

    def _insert(self, events: list[tuple[str, int, str, str]]) -> None:
        if events:
            self._connection.execute(insertion(len(events)), tuple(chain.from_iterable(events)))

    def _change(self, statement: Statement) -> bool:
        before = self._connection.total_changes
        self._connection.execute(to_sqlite(statement.sql), statement.values)
        return not statement.must_change or self._connection.total_changes > before


class SqliteStore:
    """See :class:`allfather.server.store.Store`. There are no other nodes to talk to, only a host who lends a hand."""

    is_shared = False

    def __init__(self, connections: Connections, node: str) -> None:
        self._connections = connections
        self._node = node
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(connections.writer)
        self._jobs = Gathering(self._save, MOST)
        self._writing = ThreadPoolExecutor(1, "allfather-writer")
        self._reading = ThreadPoolExecutor(1, "allfather-reader")
        self._is_open = True
        self._looking: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: str, node: str, *, alone: bool = True) -> Self:
        """The store in the file at *path*, which is made if it is not there.

        :raises StoreError: if another process uses it, or it is something else.
        """
        try:
            return cls(await asyncio.to_thread(connect_all, Path(path), alone=alone), node)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot open {path}: {error}") from error

    async def append(self, table_id: str, version: int, events: Sequence[str]) -> bool:
        node = self._node
        return await self._do([(table_id, number, node, data) for number, data in enumerate(events, version)])

    async def write(self, *statements: Statement) -> bool:
        return await self._do([], statements)

    def _do(
        self, events: list[tuple[str, int, str, str]], statements: tuple[Statement, ...] = ()
    ) -> asyncio.Future[bool]:
        self._check_open()
        done: asyncio.Future[bool] = self._loop.create_future()
        self._jobs.add(Job(done, events, statements))
        return done

    async def _save(self, jobs: list[Job]) -> None:
        """Have *jobs* done in the thread that writes, which is asked once for all of them: to wake it is dear."""
        answer(jobs, await self._loop.run_in_executor(self._writing, self._writer.do, jobs))

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        self._check_open()
        try:
            return await self._loop.run_in_executor(self._reading, self._select, sql, values)
        except ERRORS as error:
            raise StoreError(str(error)) from error

    def _select(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return self._connections.reader.execute(to_sqlite(sql), values).fetchall()

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreError("the store is closed")

    def publish(self, message: str) -> None:
        pass

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._looking = asyncio.create_task(self._look_for_others(missed))

    async def _look_for_others(self, missed: Callable[[], None]) -> None:
        """Notice when another program, such as ``allfather admin``, has changed something."""
        last = await self._loop.run_in_executor(self._reading, self._others)
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = await self._loop.run_in_executor(self._reading, self._others)
            if now != last:
                missed()
            last = now

    def _others(self) -> int:
        """A number that changes when somebody else has written to the file."""
        [version] = self._connections.writer.execute("PRAGMA data_version").fetchone()
        return int(version)

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            if self._looking is not None:
                self._looking.cancel()
            await self._jobs.finish()
            await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._connections.close()


def answer(jobs: list[Job], results: list[bool | StoreError]) -> None:
    """Tell whoever waits for *jobs* and still does."""
    for job, result in zip(jobs, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, StoreError):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


class Connections(NamedTuple):
    """Everything of a file that is open."""

    lock: sqlite3.Connection | None
    writer: sqlite3.Connection
    reader: sqlite3.Connection

    def close(self) -> None:
        for connection in (self.reader, self.writer, self.lock):
            if connection is not None:
                connection.close()


def connect_all(path: Path, *, alone: bool) -> Connections:
    """Lock the file at *path* if *alone*, bring it to our schema and open it for a writer and a reader."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        lock = stack.enter_context(closing(locked(path))) if alone else None
        writer = stack.enter_context(closing(connect(path)))
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("PRAGMA synchronous = FULL")
        migrate_sqlite(writer)
        writer.execute("PRAGMA foreign_keys = ON")
        reader = stack.enter_context(closing(connect(path)))
        reader.execute("PRAGMA query_only = ON")
        stack.pop_all()
    return Connections(lock, writer, reader)


def locked(path: Path) -> sqlite3.Connection:
    """Keep other processes away until this is closed, or until the process ends, however it does.

    :raises StoreError: if another process is there.
    """
    # SQLite's own locks are the same on every system, and no child process inherits them.
    connection = connect(path.with_name(f"{path.name}.lock"), wait=0)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StoreError(f"{path} is used by another process: only one server at a time can use a file") from error
    return connection


def connect(path: Path, wait: float = BUSY_SECONDS) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=wait, isolation_level=None, check_same_thread=False, cached_statements=256)


def backup(source: Path, target: Path) -> None:
    """Copy the store at *source*, which may be in use, to the file *target*; a file that is there is replaced.

    :raises StoreError: if that cannot be done; a file that is there stays as it was.
    """
    new = target.with_name(f"{target.name}.new")
    new.unlink(missing_ok=True)
    try:
        uri = f"{source.resolve().as_uri()}?mode=rw"  # so that a wrong path is not made into an empty store
        with closing(sqlite3.connect(uri, uri=True)) as there, closing(sqlite3.connect(new)) as here:
            there.backup(here)
        new.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"cannot copy {source} to {target}: {error}") from error


def breaks_key(error: Exception) -> bool:
    return isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in KEYS


@cache
def to_sqlite(sql: str) -> str:
    """Write ``?1`` for ``$1``."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


@cache
def insertion(rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"INSERT INTO events (table_id, version, writer, data) VALUES {values}"  # noqa: S608
