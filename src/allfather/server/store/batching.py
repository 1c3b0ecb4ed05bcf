"""Batching: items that arrive while a batch is being processed form the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Batcher(Generic[Item]):
    """Passes items on in batches of at most *max_batch*, in order and one batch at a time."""

    def __init__(self, work: Callable[[list[Item]], Awaitable[None]], max_batch: int) -> None:
        self._work, self._max_batch = work, max_batch
        self._items: list[Item] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, item: Item) -> None:
        self._items.append(item)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Wait until all items are processed."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while batch := self._items[: self._max_batch]:
                del self._items[: self._max_batch]
                await self._work(batch)
        finally:
            self._task = None
