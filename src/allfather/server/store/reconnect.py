"""Connections to PostgreSQL that survive short outages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from allfather.server.store.store import StoreError

CONNECT_SECONDS = 5
CLOSE_SECONDS = 1
COMMAND_SECONDS = 10.0
"""A command that takes longer is considered lost together with its connection."""
RETRY_SECONDS = 15.0
"""How long to retry before giving up."""
MIN_PAUSE, MAX_PAUSE = 0.05, 1.0
LOST = (
    OSError,
    asyncpg.InternalClientError,  # out of step with the server, as after a lost connection
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
"""Errors after which a retry may succeed."""
REFUSED = (asyncpg.PostgresError, asyncpg.InterfaceError)
"""Errors that a retry would raise again."""

Result = TypeVar("Result")


async def connect(url: str) -> asyncpg.Connection:
    return await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)


async def make_pool(url: str, size: int) -> asyncpg.Pool:
    """A pool of at most *size* connections, opened on demand."""
    return await asyncpg.create_pool(
        url, min_size=0, max_size=size, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, reset=_keep
    )


async def _keep(connection: asyncpg.Connection) -> None:
    """Reset nothing: nothing is ever set on a connection, and resetting costs a round trip."""


async def with_retries(action: Callable[[], Awaitable[Result]]) -> Result:
    """Do *action*, retrying while PostgreSQL cannot be reached.

    :raises StoreError: if it stays unreachable.
    """
    end, pause = time.monotonic() + RETRY_SECONDS, MIN_PAUSE
    while True:
        try:
            return await action()
        except LOST as error:
            if time.monotonic() + pause > end:
                detail = text_of(error)
                raise StoreError(f"PostgreSQL cannot be reached: {detail}", why="unreachable", detail=detail) from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, MAX_PAUSE)


async def with_connection(pool: asyncpg.Pool, action: Callable[[Any], Awaitable[Result]]) -> Result:
    """Do *action* with a connection of *pool*."""
    async with pool.acquire() as connection:
        return await notice_loss(connection, action)


class StableConnection:
    """A connection that is reopened when it is lost; for one action at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None
        self._is_open = True

    async def use(self, action: Callable[[Any], Awaitable[Result]]) -> Result:
        """Do *action* with the connection."""
        if not self._is_open:
            raise StoreError("the store is closed")
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url)
        return await notice_loss(self._connection, action)

    async def close(self) -> None:
        self._is_open = False
        if self._connection is not None:
            await close_connection(self._connection)


async def close_connection(connection: asyncpg.Connection) -> None:
    """Close *connection*, gracefully if possible."""
    try:
        await connection.close(timeout=CLOSE_SECONDS)
    except (*LOST, *REFUSED):
        connection.terminate()


async def notice_loss(connection: Any, action: Callable[[Any], Awaitable[Result]]) -> Result:
    """Do *action* with *connection*; close it if it was lost, and report it as lost if it was closed."""
    try:
        return await action(connection)
    except LOST as error:
        if not is_closed(connection):
            connection.terminate()
        raise ConnectionResetError(text_of(error)) from error
    except asyncpg.InterfaceError as error:
        if is_closed(connection):
            raise ConnectionResetError(str(error)) from error
        raise


def is_closed(connection: Any) -> bool:
    try:
        return bool(connection.is_closed())
    except asyncpg.InterfaceError:  # the pool has taken it back
        return True


def text_of(error: BaseException) -> str:
    return str(error) or type(error).__name__
