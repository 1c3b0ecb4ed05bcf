"""Records and replays of finished games, which need all events of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from allfather.server.errors import Refused
from allfather.server.live.live_table import LiveTable
from allfather.server.repositories import tables
from allfather.server.store.store import Store
from allfather.server.table.bounds import MAX_EVENTS
from allfather.server.table.history import History

T = TypeVar("T")


class Historian:
    """Reads finished games and has them worked on in a thread of its own; each asker has one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "allfather-historian")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def make(self, work: Callable[[History], T], live: LiveTable, asker: str) -> T:
        """The result of *work* for the history of a table, whose game is over.

        :raises Refused: if it has too many events, as tables of version 0.1.0 may.
        """
        async with self._turns.setdefault(asker, asyncio.Lock()):
            history = await self.read(live)
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, history)

    async def read(self, live: LiveTable) -> History:
        """The history of a table, whose game has begun.

        :raises Refused: if it has too many events.
        """
        game = live.table.game
        assert game is not None
        if live.table.version > MAX_EVENTS:
            raise Refused("too-large", limit=MAX_EVENTS)
        return History([text async for texts in tables.event_texts(self._store, live.id) for text in texts], game.names)
