"""Whether a node can serve: it can save something, and it keeps its tables."""

from __future__ import annotations

import asyncio
import time

from allfather.server.live.keeper import Keeper
from allfather.server.repositories import nodes
from allfather.server.store.store import Store, StoreError

CACHE_SECONDS = 1.0
"""Seconds for which the result of a check is kept, so that asking often costs nothing."""
WRITE_SECONDS = 3.0
"""Seconds in which the store has to save something."""


class Readiness:
    """Checks what a node needs in order to serve."""

    def __init__(self, store: Store, keeper: Keeper) -> None:
        self._store, self._keeper = store, keeper
        self._lock = asyncio.Lock()
        self._found: list[str] = []
        self._until = 0.0

    async def problems(self) -> list[str]:
        """What is wrong; empty if nothing is."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._found = [*await self._store_problems(), *self._keeper.problems()]
                self._until = time.monotonic() + CACHE_SECONDS
        return self._found

    async def _store_problems(self) -> list[str]:
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await nodes.check_writable(self._store, self._keeper.node)
        except (StoreError, TimeoutError):
            return ["the store cannot save anything"]
        return []
