"""The store in one SQLite file, for a server that is one process.

One thread makes all changes, and puts everything that waits into one transaction; another thread reads concurrently.
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeAlias

from allfather.language import os_reason
from allfather.server.store.batching import Batcher
from allfather.server.store.migrations import migrate_sqlite
from allfather.server.store.store import Log, Row, Statement, StoreError

BUSY_SECONDS = 10.0
"""How long to wait for other programs that have the file open."""
POLL_SECONDS = 1.0
"""How often to check whether another program has written to the file."""
MAX_BATCH = 64
"""Jobs in one transaction."""
ERRORS = (sqlite3.Error, ValueError, OverflowError)
"""The errors of SQLite, and those of Python for values that cannot be stored."""
KEYS = {
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
}

LogRow: TypeAlias = tuple[str, int, str, str]
"""Key, number, writer and text."""


class Job(NamedTuple):
    """Rows of a log, or statements, that are written together or not at all, and the future that waits for them."""

    done: asyncio.Future[bool]
    log: Log | None = None
    rows: Sequence[LogRow] = ()
    statements: tuple[Statement, ...] = ()


class Writer:
    """Runs jobs; those of one batch share a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def do(self, jobs: list[Job]) -> list[bool | StoreError]:
        # One statement for everything is its own transaction, and releases the interpreter lock only once.
        log = jobs[0].log
        if log is not None and all(job.log is log for job in jobs):
            with suppress(Exception):
                self._insert(log, [row for job in jobs for row in job.rows])
                return [True] * len(jobs)
        return self._do_each(jobs)

    def _do_each(self, jobs: list[Job]) -> list[bool | StoreError]:
        """The result of each job; one that fails does not affect the others."""
        try:
            self._connection.execute("BEGIN")
            results = [self._try(job) for job in jobs]
            self._connection.execute("COMMIT")
        except Exception as error:
            self._connection.rollback()
            return [StoreError(f"cannot save anything: {error}") for _ in jobs]
        return results

    def _try(self, job: Job) -> bool | StoreError:
        result: bool | StoreError
        self._connection.execute("SAVEPOINT job")
        try:
            result = self._make(job)
        except Exception as error:
            if not self._connection.in_transaction:  # a full disk, for instance, has rolled back everything
                raise
            result = False if violates_key(error) else StoreError(str(error))
        if result is not True:
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")
        return result

    def _make(self, job: Job) -> bool:
        if job.log is not None:
            self._insert(job.log, job.rows)
        return all(self._change(statement) for statement in job.statements)

    def _insert(self, log: Log, rows: Sequence[LogRow]) -> None:
        if rows:
            self._connection.execute(insertion(log, len(rows)), tuple(chain.from_iterable(rows)))

    def _change(self, statement: Statement) -> bool:
        before = self._connection.total_changes
        self._connection.execute(to_sqlite(statement.sql), statement.values)
        return not statement.must_change or self._connection.total_changes > before


class SqliteStore:
    """See :class:`allfather.server.store.store.Store`. There are no other nodes; only admin commands share the file."""

    is_shared = False
    clock = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(self, connections: Connections, node: str) -> None:
        self._connections = connections
        self._node = node
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(connections.writer)
        self._jobs = Batcher(self._save, MAX_BATCH)
        self._writing = ThreadPoolExecutor(1, "allfather-writer")
        self._reading = ThreadPoolExecutor(1, "allfather-reader")
        self._is_open = True
        self._polling: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: str, node: str, *, alone: bool = True) -> Self:
        """The store in the file at *path*, which is created if it does not exist.

        :raises StoreError: if another process uses it, or it is not an SQLite database.
        """
        try:
            return cls(await asyncio.to_thread(connect_all, Path(path), alone=alone), node)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot open {path}: {error}", why="open", file=path, detail=_detail(error)) from error

    async def append(self, log: Log, key: str, first: int, texts: Sequence[str]) -> bool:
        node = self._node
        return await self._do(log, [(key, number, node, text) for number, text in enumerate(texts, first)])

    async def write(self, *statements: Statement) -> bool:
        return await self._do(None, (), statements)

    def _do(
        self, log: Log | None, rows: Sequence[LogRow], statements: tuple[Statement, ...] = ()
    ) -> asyncio.Future[bool]:
        self._check_open()
        done: asyncio.Future[bool] = self._loop.create_future()
        self._jobs.add(Job(done, log, rows, statements))
        return done

    async def _save(self, jobs: list[Job]) -> None:
        """Hand *jobs* to the writing thread in one call, because waking it is expensive."""
        answer(jobs, await self._loop.run_in_executor(self._writing, self._writer.do, jobs))

    async def select(self, kind: Callable[..., Row], sql: str, *values: Any) -> list[Row]:
        columns, rows = await self._read(sql, values)
        return [kind(**dict(zip(columns, row, strict=True))) for row in rows]

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return (await self._read(sql, values))[1]

    async def _read(self, sql: str, values: tuple[Any, ...]) -> tuple[list[str], list[tuple[Any, ...]]]:
        self._check_open()
        try:
            return await self._loop.run_in_executor(self._reading, self._fetch, sql, values)
        except ERRORS as error:
            raise StoreError(str(error)) from error

    def _fetch(self, sql: str, values: tuple[Any, ...]) -> tuple[list[str], list[tuple[Any, ...]]]:
        cursor = self._connections.reader.execute(to_sqlite(sql), values)
        return [name for name, *_ in cursor.description or ()], cursor.fetchall()

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreError("the store is closed")

    def publish(self, message: str) -> None:
        pass

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._polling = asyncio.create_task(self._poll(missed))

    async def _poll(self, missed: Callable[[], None]) -> None:
        """Notice when another program, such as ``allfather admin``, has changed something."""
        last = await self._loop.run_in_executor(self._reading, self._data_version)
        while True:
            await asyncio.sleep(POLL_SECONDS)
            now = await self._loop.run_in_executor(self._reading, self._data_version)
            if now != last:
                missed()
            last = now

    def _data_version(self) -> int:
        """A number that changes when another program has written to the file."""
        [version] = self._connections.writer.execute("PRAGMA data_version").fetchone()
        return int(version)

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            if self._polling is not None:
                self._polling.cancel()
            await self._jobs.finish()
            await asyncio.to_thread(self._release)

    def _release(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._connections.close()


def answer(jobs: list[Job], results: list[bool | StoreError]) -> None:
    """Resolve the futures of *jobs* that somebody still waits for."""
    for job, result in zip(jobs, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, StoreError):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


class Connections(NamedTuple):
    """All open connections to one file."""

    lock: sqlite3.Connection | None
    writer: sqlite3.Connection
    reader: sqlite3.Connection

    def close(self) -> None:
        for connection in (self.reader, self.writer, self.lock):
            if connection is not None:
                connection.close()


def connect_all(path: Path, *, alone: bool) -> Connections:
    """Lock the file at *path* if *alone*, migrate it, and open it for a writer and a reader."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    create_private(path)
    with ExitStack() as stack:
        lock = stack.enter_context(closing(locked(path))) if alone else None
        writer = stack.enter_context(closing(connect(path)))
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("PRAGMA synchronous = FULL")
        migrate_sqlite(writer)
        for ending in ("", "-wal", "-shm"):
            make_private(path.with_name(f"{path.name}{ending}"))  # a copy may be open to all
        writer.execute("PRAGMA foreign_keys = ON")
        reader = stack.enter_context(closing(connect(path)))
        reader.execute("PRAGMA query_only = ON")
        stack.pop_all()
    return Connections(lock, writer, reader)


def create_private(path: Path) -> None:
    """Create a file that only its owner may read, whatever the umask, unless there is something at *path*.

    SQLite gives the files that it creates next to a database the permissions of the database.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def make_private(path: Path) -> None:
    """Let nobody but its owner read the file at *path*, if there is one and it is ours."""
    # By its name: closing a file that is open elsewhere in this process would release the locks of SQLite.
    with suppress(FileNotFoundError):
        found = path.stat()
        if os.name == "posix" and found.st_uid == os.geteuid() and found.st_mode & 0o077:
            path.chmod(0o600)


def locked(path: Path) -> sqlite3.Connection:
    """Keep other processes out until this connection is closed or the process ends, however it ends.

    :raises StoreError: if another process is using the file.
    """
    # SQLite's own locks are the same on every system, and no child process inherits them.
    lock = path.with_name(f"{path.name}.lock")
    create_private(lock)
    make_private(lock)
    connection = connect(lock, wait=0)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        message = f"{path} is used by another process: only one server at a time can use a file"
        raise StoreError(message, why="in-use", file=str(path)) from error
    return connection


def connect(path: Path, wait: float = BUSY_SECONDS) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=wait, isolation_level=None, check_same_thread=False, cached_statements=256)


def backup(source: Path, target: Path) -> None:
    """Copy the store at *source*, which may be in use, to *target*, replacing a file that exists.

    :raises StoreError: if that fails; an existing *target* stays as it was.
    """
    new = target.with_name(f"{target.name}.new")
    new.unlink(missing_ok=True)
    try:
        uri = f"{source.resolve().as_uri()}?mode=rw"  # so that a wrong path does not create an empty store
        with closing(sqlite3.connect(uri, uri=True)) as there:
            create_private(new)
            with closing(sqlite3.connect(new)) as here:
                there.backup(here)
        new.replace(target)
    except (OSError, sqlite3.Error) as error:
        message, where = f"cannot copy {source} to {target}: {error}", {"source": str(source), "target": str(target)}
        raise StoreError(message, why="copy", detail=_detail(error), **where) from error


def _detail(error: Exception) -> str:
    return os_reason(error) if isinstance(error, OSError) else str(error)


def violates_key(error: Exception) -> bool:
    return isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in KEYS


@cache
def to_sqlite(sql: str) -> str:
    """*sql* with ``?1`` in place of ``$1``, and so on."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


@cache
def insertion(log: Log, rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"INSERT INTO {log.table} ({log.key}, {log.number}, {log.writer}, {log.text}) VALUES {values}"  # noqa: S608
