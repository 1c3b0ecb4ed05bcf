"""The store in PostgreSQL, for any number of nodes, whose messages it also carries."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar

import asyncpg  # type: ignore[import-untyped]
import structlog

from allfather.server.store.batching import Batcher
from allfather.server.store.bus import CHANNEL, LOST_MESSAGES, Listener, pack
from allfather.server.store.migrations import migrate_postgres
from allfather.server.store.reconnect import (
    CONNECT_SECONDS,
    REFUSED,
    StableConnection,
    close_connection,
    make_pool,
    with_connection,
    with_retries,
)
from allfather.server.store.store import Log, Row, Statement, StoreError

POOL_SIZE = 10
"""Connections for reading and writing; appending, publishing and listening have one more each."""
MAX_BATCH = 100
"""Appends in one statement, messages in one notification."""
MAX_BYTES = 7000
"""The longest message, in bytes."""
KEYS = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)

logger = structlog.get_logger()

Result = TypeVar("Result")
Place: TypeAlias = tuple[str, int]
"""A key and a number."""


class Append(NamedTuple):
    """Texts to be saved in a log, and the future that waits for them."""

    log: Log
    key: str
    first: int
    texts: Sequence[str]
    done: asyncio.Future[bool]

    @property
    def place(self) -> Place:
        return self.key, self.first


class Unchanged(Exception):
    """A statement that must change a row did not."""


class PostgresStore:
    """See :class:`allfather.server.store.store.Store`."""

    is_shared = True
    clock = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

    def __init__(self, url: str, node: str, pool: asyncpg.Pool) -> None:
        self._url, self._node, self._pool = url, node, pool
        self._append_connection, self._message_connection = StableConnection(url), StableConnection(url)
        self._loop = asyncio.get_running_loop()
        self._appends = Batcher(self._save_all, MAX_BATCH)
        self._messages = Batcher(self._send, MAX_BATCH)
        self._has_lost_messages = False
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, url: str, node: str) -> Self:
        """The store in the database at *url*, migrated to our schema.

        :raises StoreError: if it cannot be reached, or its schema is newer than ours.
        """
        try:
            await with_retries(lambda: migrate(url))
        except ValueError:  # may quote a part of the URL
            raise StoreError("the URL of the PostgreSQL store is invalid", why="url") from None
        except REFUSED as error:
            raise StoreError(f"PostgreSQL reports an error: {error}") from error
        return cls(url, node, await make_pool(url, POOL_SIZE))

    async def append(self, log: Log, key: str, first: int, texts: Sequence[str]) -> bool:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._appends.add(Append(log, key, first, texts, done))
        return await done

    async def _save_all(self, batch: list[Append]) -> None:
        for log in dict.fromkeys(append.log for append in batch):
            await self._save(log, [append for append in batch if append.log is log])

    async def _save(self, log: Log, batch: list[Append]) -> None:
        """Save *batch* in one statement, or one by one if an error in one would fail the others."""
        first = {append.place: append for append in reversed(batch)}
        try:
            saved = await self._insert(log, sorted(first.values(), key=attrgetter("place")))
        except StoreError as error:
            for append in batch:
                answer(append, StoreError(str(error)))
        except Exception as error:
            if len(batch) == 1:
                answer(batch[0], False if isinstance(error, KEYS) else StoreError(str(error)))
                return
            for append in batch:
                await self._save(log, [append])
        else:
            for append in batch:
                answer(append, append.place in saved and first[append.place] is append)

    async def _insert(self, log: Log, appends: list[Append]) -> set[Place]:
        """Save *appends*, sorted so that two nodes cannot deadlock; return the places they got.

        Every call uses a new writer name. So after a lost connection, what this call saved can be told from what other
        nodes saved, and from what this node saved earlier.
        """
        writer = f"{self._node}:{secrets.token_hex(6)}"
        places = {append.place for append in appends}
        columns = list(zip(*(row for append in appends for row in rows_of(append)), strict=True))

        async def insert(connection: Any) -> set[Place]:
            if await connection.fetchval(insertion(log), *columns, writer) == len(appends):
                return places
            return {tuple(place) for place in await connection.fetch(saved_by(log), *zip(*places, strict=True), writer)}

        return await with_retries(lambda: self._append_connection.use(insert))

    async def select(self, kind: Callable[..., Row], sql: str, *values: Any) -> list[Row]:
        return [kind(**row) for row in await self._fetch(sql, values)]

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._fetch(sql, values)]

    async def _fetch(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        async def fetch(connection: Any) -> list[Any]:
            found: list[Any] = await connection.fetch(sql, *values)
            return found

        return await self._ask(fetch)

    async def write(self, *statements: Statement) -> bool:
        async def transact(connection: Any) -> bool:
            is_made = False
            try:
                async with connection.transaction():
                    for statement in statements:
                        await change(connection, statement)
                    is_made = True
            except (Unchanged, *KEYS):
                return False
            except Exception as error:
                if is_made:  # it may have been committed, so it must not be retried
                    raise StoreError("the connection was lost at the end of a transaction") from error
                raise
            return True

        return await self._ask(transact)

    async def _ask(self, action: Callable[[Any], Awaitable[Result]]) -> Result:
        try:
            return await with_retries(lambda: with_connection(self._pool, action))
        except REFUSED as error:
            raise StoreError(str(error)) from error

    def publish(self, message: str) -> None:
        self._messages.add(message if len(message.encode()) <= MAX_BYTES else LOST_MESSAGES)

    async def _send(self, messages: list[str]) -> None:
        if self._has_lost_messages:
            messages = [LOST_MESSAGES, *messages]
        try:
            for text in pack(self._node, messages):
                await self._notify(text)
        except Exception as error:
            logger.warning("messages to other nodes lost", error=str(error))
            self._has_lost_messages = True
        else:
            self._has_lost_messages = False

    async def _notify(self, text: str) -> None:
        async def notify(connection: Any) -> None:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

        await with_retries(lambda: self._message_connection.use(notify))

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._listener = Listener(self._url, self._node, heard, missed)
        await self._listener.start()

    async def close(self) -> None:
        await self._appends.finish()
        await self._messages.finish()
        for part in (self._append_connection, self._message_connection, self._listener, self._pool):
            if part is not None:
                await part.close()


async def migrate(url: str) -> None:
    """Bring the database at *url* to our schema."""
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    try:
        await migrate_postgres(connection)
    finally:
        await close_connection(connection)


@cache
def insertion(log: Log) -> str:
    """SQL that saves the appends whose first number is free, and returns how many there are.

    Numbers have no gaps, so if the place of an append's first text is free, those of the others are free too. Should
    there be a gap after all, the statement fails as a whole.
    """
    return f"""
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS rows (key, first, number, text)
), heads AS (
    INSERT INTO {log.table} ({log.key}, {log.number}, {log.writer}, {log.text})
    SELECT key, number, $5, text FROM given WHERE number = first
    ON CONFLICT DO NOTHING RETURNING {log.key} AS key, {log.number} AS number
), tails AS (
    INSERT INTO {log.table} ({log.key}, {log.number}, {log.writer}, {log.text})
    SELECT given.key, given.number, $5, text
    FROM given JOIN heads ON heads.key = given.key AND heads.number = first
    WHERE given.number > first
)
SELECT count(*) FROM heads
"""  # noqa: S608


@cache
def saved_by(log: Log) -> str:
    """SQL that finds which of some appends a writer has saved."""
    return f"""
SELECT heads.key, heads.number FROM unnest($1::text[], $2::bigint[]) AS heads (key, number)
JOIN {log.table} AS log ON log.{log.key} = heads.key AND log.{log.number} = heads.number WHERE log.{log.writer} = $3
"""  # noqa: S608


def rows_of(append: Append) -> list[tuple[str, int, int, str]]:
    """The rows that :func:`insertion` takes."""
    key, first = append.place
    return [(key, first, number, text) for number, text in enumerate(append.texts, first)]


async def change(connection: Any, statement: Statement) -> None:
    done = await connection.execute(statement.sql, *statement.values)
    if statement.must_change and done.endswith(" 0"):
        raise Unchanged


def answer(append: Append, result: bool | StoreError) -> None:
    """Resolve the future of *append* if somebody still waits for it."""
    if append.done.done():
        return
    if isinstance(result, StoreError):
        append.done.set_exception(result)
    else:
        append.done.set_result(result)
