"""The store in PostgreSQL, for any number of nodes; it is their bus too."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar

import asyncpg  # type: ignore[import-untyped]
import structlog

from allfather.server.store.batching import Gathering
from allfather.server.store.bus import CHANNEL, SOMETHING, Listener, pack
from allfather.server.store.migrations import migrate_postgres
from allfather.server.store.reconnect import (
    CONNECT_SECONDS,
    REFUSED,
    Line,
    hang_up,
    make_pool,
    patiently,
    with_connection,
)
from allfather.server.store.store import Statement, StoreError

CONNECTIONS = 10
"""For reading and writing; appending, telling and listening have one more each."""
MOST = 100
"""Appends in one statement, messages in one go."""
LONGEST = 7000
"""Bytes of a message."""
KEYS = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)

# Versions have no gaps, so whoever saves the first event of an append finds the places of the others free.
# Should somebody have left a gap, the statement fails as a whole.
INSERT = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS rows (table_id, first, version, data)
), heads AS (
    INSERT INTO events (table_id, version, writer, data)
    SELECT table_id, version, $5, data FROM given WHERE version = first
    ON CONFLICT DO NOTHING RETURNING table_id, version
), tails AS (
    INSERT INTO events (table_id, version, writer, data)
    SELECT given.table_id, given.version, $5, data
    FROM given JOIN heads ON heads.table_id = given.table_id AND heads.version = first
    WHERE given.version > first
)
SELECT count(*) FROM heads
"""
"""Saves appends whose first event is new, and returns how many these are."""
OURS = """
SELECT table_id, version FROM unnest($1::text[], $2::bigint[]) AS heads (table_id, version)
JOIN events USING (table_id, version) WHERE writer = $3
"""
"""Those of the appends that a writer has saved."""

log = structlog.get_logger()

Result = TypeVar("Result")
Place: TypeAlias = tuple[str, int]
"""A table and a version."""


class Append(NamedTuple):
    """Events to be saved, and who waits for them."""

    table_id: str
    version: int
    events: Sequence[str]
    done: asyncio.Future[bool]

    @property
    def place(self) -> Place:
        return self[:2]


class Unchanged(Exception):
    """A statement that had to change something did not."""


class PostgresStore:
    """See :class:`allfather.server.store.Store`."""

    is_shared = True

    def __init__(self, url: str, node: str, pool: asyncpg.Pool) -> None:
        self._url, self._node = url, node
        self._pool, self._append_line, self._message_line = pool, Line(url), Line(url)
        self._loop = asyncio.get_running_loop()
        self._appends = Gathering(self._save, MOST)
        self._messages = Gathering(self._tell, MOST)
        self._lost_something = False
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, url: str, node: str) -> Self:
        """The store in the database at *url*, brought to our schema.

        :raises StoreError: if it cannot be reached, or is newer than we are.
        """
        try:
            await patiently(lambda: migrate(url))
        except ValueError:  # may quote a part of the URL
            raise StoreError("the URL of the PostgreSQL store cannot be read") from None
        except REFUSED as error:
            raise StoreError(f"PostgreSQL refuses: {error}") from error
        return cls(url, node, await make_pool(url, CONNECTIONS))

    async def append(self, table_id: str, version: int, events: Sequence[str]) -> bool:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._appends.add(Append(table_id, version, events, done))
        return await done

    async def _save(self, batch: list[Append]) -> None:
        """Save *batch* in one statement, or one by one if somebody's fault hinders the others."""
        first = {append.place: append for append in reversed(batch)}
        try:
            saved = await self._insert(sorted(first.values(), key=itemgetter(0, 1)))
        except StoreError as error:
            for append in batch:
                answer(append, StoreError(str(error)))
        except Exception as error:
            if len(batch) == 1:
                answer(batch[0], False if isinstance(error, KEYS) else StoreError(str(error)))
                return
            for append in batch:
                await self._save([append])
        else:
            for append in batch:
                answer(append, append.place in saved and first[append.place] is append)

    async def _insert(self, appends: list[Append]) -> set[Place]:
        """Save *appends*, sorted so that no two nodes wait for each other; return the places that they got.

        Who writes is a new name each time. So after a connection was lost what it has saved is told from the work
        of others, and even from earlier work of this node.
        """
        writer = f"{self._node}:{secrets.token_hex(6)}"
        places = {append.place for append in appends}
        columns = list(zip(*(row for append in appends for row in rows_of(append)), strict=True))

        async def insert(connection: Any) -> set[Place]:
            if await connection.fetchval(INSERT, *columns, writer) == len(appends):
                return places
            return {tuple(place) for place in await connection.fetch(OURS, *zip(*places, strict=True), writer)}

        return await patiently(lambda: self._append_line.use(insert))

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        async def fetch(connection: Any) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await connection.fetch(sql, *values)]

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
                if is_made:  # it may be committed or not, so it must not be done again
                    raise StoreError("PostgreSQL was lost at the end of a transaction") from error
                raise
            return True

        return await self._ask(transact)

    async def _ask(self, action: Callable[[Any], Awaitable[Result]]) -> Result:
        try:
            return await patiently(lambda: with_connection(self._pool, action))
        except REFUSED as error:
            raise StoreError(str(error)) from error

    def publish(self, message: str) -> None:
        self._messages.add(message if len(message.encode()) <= LONGEST else SOMETHING)

    async def _tell(self, messages: list[str]) -> None:
        if self._lost_something:
            messages = [SOMETHING, *messages]
        try:
            for text in pack(self._node, messages):
                await self._notify(text)
        except Exception as error:
            log.warning("messages to other nodes are lost", error=str(error))
            self._lost_something = True
        else:
            self._lost_something = False

    async def _notify(self, text: str) -> None:
        async def notify(connection: Any) -> None:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

        await patiently(lambda: self._message_line.use(notify))

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._listener = Listener(self._url, self._node, heard, missed)
        await self._listener.start()

    async def close(self) -> None:
        await self._appends.finish()
        await self._messages.finish()
        for part in (self._append_line, self._message_line, self._listener, self._pool):
            if part is not None:
                await part.close()


async def migrate(url: str) -> None:
    """Bring the database at *url* to our schema."""
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    try:
        await migrate_postgres(connection)
    finally:
        await hang_up(connection)


def rows_of(append: Append) -> list[tuple[str, int, int, str]]:
    """The rows that :data:`INSERT` takes."""
    table_id, first = append.place
    return [(table_id, first, version, data) for version, data in enumerate(append.events, first)]


async def change(connection: Any, statement: Statement) -> None:
    done = await connection.execute(statement.sql, *statement.values)
    if statement.must_change and done.endswith(" 0"):
        raise Unchanged


def answer(append: Append, result: bool | StoreError) -> None:
    """Tell whoever waits for *append* and still does."""
    if append.done.done():
        return
    if isinstance(result, StoreError):
        append.done.set_exception(result)
    else:
        append.done.set_result(result)
