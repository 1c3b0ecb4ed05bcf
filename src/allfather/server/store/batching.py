"""Doing together what comes at about the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Gathering(Generic[Item]):
    """Hands over items in batches, in order, one batch at a time: what comes meanwhile makes the next one."""

    def __init__(self, work: Callable[[list[Item]], Awaitable[None]], most: int) -> None:
        self._work, self._most = work, most
        self._items: list[Item] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, item: Item) -> None:
        self._items.append(item)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Wait until everything is done."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while batch := self._items[: self._most]:
                del self._items[: self._most]
                await self._work(batch)
        finally:
            self._task = None
