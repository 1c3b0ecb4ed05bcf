"""Short messages between nodes over PostgreSQL's NOTIFY, several of them in one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import structlog

from allfather.server.store.reconnect import LOST, REFUSED, connect, hang_up, patiently

CHANNEL = "allfather"
LIMIT = 7999
"""Bytes that PostgreSQL carries at once."""
SOMETHING = ""
"""The message that others have got lost."""
PAUSE_SECONDS = 0.2
PROBE_SECONDS = 10.0
"""How often to ask whether a silent connection still is one."""

log = structlog.get_logger()


def pack(node: str, messages: list[str]) -> Iterator[str]:
    """Put *messages* of *node* into as few texts as there must be: the node, the lengths, and all messages in a row."""
    head = len(node.encode()) + 2
    part: list[str] = []
    size = head
    for message in messages:
        own = len(message.encode()) + len("7000,")
        if part and size + own > LIMIT:
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
    """Hears what other nodes say, on a connection of its own that is made anew when it was lost."""

    def __init__(self, url: str, node: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._url, self._node = url, node
        self._heard, self._missed = heard, missed
        self._lost = asyncio.Event()

    async def start(self) -> None:
        """Return once everything that is said from now on is heard.

        :raises StoreError: if PostgreSQL cannot be reached for long.
        """
        await patiently(self._connect)
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await hang_up(self._connection)

    async def _connect(self) -> None:
        self._connection = await connect(self._url)
        self._lost.clear()
        self._connection.add_termination_listener(lambda _: self._lost.set())
        await self._connection.add_listener(CHANNEL, self._hear)

    async def _stay(self) -> None:
        while True:
            await self._until_lost()
            log.warning("other nodes are not heard")
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
            if message == SOMETHING:
                self._missed()
            else:
                self._heard(message)
