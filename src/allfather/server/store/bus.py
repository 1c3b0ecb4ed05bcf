"""Short messages between nodes over PostgreSQL's NOTIFY, several in one notification."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import structlog

from allfather.server.store.reconnect import LOST, REFUSED, close_connection, connect, with_retries

CHANNEL = "allfather"
MAX_PAYLOAD = 7999
"""The longest payload of a notification of PostgreSQL, in bytes."""
LOST_MESSAGES = ""
"""The message that reports that earlier messages were lost."""
PAUSE_SECONDS = 0.2
PROBE_SECONDS = 10.0
"""How often to probe a silent connection."""

log = structlog.get_logger()


def pack(node: str, messages: list[str]) -> Iterator[str]:
    """Pack *messages* of *node* into as few texts as possible: the node, the lengths, then all messages in a row."""
    head = len(node.encode()) + 2
    part: list[str] = []
    size = head
    for message in messages:
        own = len(message.encode()) + len("7000,")
        if part and size + own > MAX_PAYLOAD:
            yield _packed(node, part)
            part, size = [], head
        part.append(message)
        size += own
    if part:
        yield _packed(node, part)


def _packed(node: str, messages: list[str]) -> str:
    return f"{node}\n{','.join(str(len(message)) for message in messages)}\n{''.join(messages)}"


def unpack(text: str) -> tuple[str, list[str]]:
    """Read what :func:`pack` writes: the node and its messages."""
    node, lengths, rest = text.split("\n", 2)
    messages, start = [], 0
    for length in map(int, lengths.split(",")):
        messages.append(rest[start : start + length])
        start += length
    return node, messages


class Listener:
    """Receives the messages of other nodes on its own connection, which is reopened when it is lost."""

    def __init__(self, url: str, node: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._url, self._node = url, node
        self._heard, self._missed = heard, missed
        self._lost = asyncio.Event()

    async def start(self) -> None:
        """Return once all messages from now on will be received.

        :raises StoreError: if PostgreSQL stays unreachable.
        """
        await with_retries(self._connect)
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await close_connection(self._connection)

    async def _connect(self) -> None:
        self._connection = await connect(self._url)
        self._lost.clear()
        self._connection.add_termination_listener(lambda _: self._lost.set())
        await self._connection.add_listener(CHANNEL, self._hear)

    async def _keep_listening(self) -> None:
        while True:
            await self._until_lost()
            log.warning("lost the connection for messages of other nodes")
            await self._reconnect()
            self._missed()

    async def _until_lost(self) -> None:
        while not self._lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), PROBE_SECONDS)
                return
            try:
                await self._connection.execute("SELECT 1")
            except (*LOST, *REFUSED):
                return

    async def _reconnect(self) -> None:
        while True:
            self._connection.terminate()
            with suppress(*LOST, *REFUSED):
                return await self._connect()
            await asyncio.sleep(PAUSE_SECONDS)

    def _hear(self, connection: Any, process: int, channel: str, text: str) -> None:
        node, messages = unpack(text)
        if node == self._node:
            return
        for message in messages:
            if message == LOST_MESSAGES:
                self._missed()
            else:
                self._heard(message)
