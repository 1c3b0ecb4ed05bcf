"""Loading tables: from a checkpoint and the events after it, a block at a time, while everybody else plays on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from allfather.server.repositories import checkpoints, tables
from allfather.server.store.store import Store
from allfather.server.table.events import AnyEvent, Opened, parse_event
from allfather.server.table.history import History
from allfather.server.table.state import TAIL
from allfather.server.table.table import Table

CHECKPOINT_EVERY = 500
"""Events after which a table gets a new checkpoint: as many are applied in a few milliseconds."""


class Loaded(NamedTuple):
    """A table as it was loaded or opened."""

    table: Table
    tail: Sequence[AnyEvent]
    """Its last events."""
    checkpoint: int = 0
    """The version of its last checkpoint; 0 without one."""


class Loading:
    """A table whose events are being read, beginning with its first one or a little before a checkpoint."""

    def __init__(self, table: Table | None = None) -> None:
        self._table = table
        self.checkpoint = 0 if table is None else table.version
        """The version of the checkpoint; 0 without one."""
        self.version = max(0, self.checkpoint - TAIL)
        """The version of the last event that was read, or skipped."""
        self.tail: deque[AnyEvent] = deque(maxlen=TAIL)

    def add(self, texts: Sequence[str]) -> None:
        """Read the next events."""
        events = [parse_event(text) for text in texts]
        self.tail.extend(events)
        if self._table is None:
            assert isinstance(events[0], Opened)
            self._table = Table(events[0])
        known = max(0, self._table.version - self.version)
        self._table.apply_stored(events[known:])
        self.version += len(events)

    @property
    def is_complete(self) -> bool:
        """Whether the table is at the last event, which it is not if its checkpoint is of another time line."""
        return self._table is not None and self._table.version == self.version

    @property
    def table(self) -> Table:
        """The table.

        :raises ValueError: if it has no events.
        """
        if self._table is None:
            raise ValueError("a table without events")
        return self._table


class Loader:
    """Loads tables from a store, without keeping the event loop from other work for long."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        """Held while a block of events is applied: one in each pass of the event loop, however many tables load."""

    async def load(self, table_id: str) -> Loaded:
        """The table *table_id*, which exists."""
        table = await checkpoints.find(self._store, table_id)
        loading = await self._read(table_id, Loading(table))
        if table is not None and not loading.is_complete:
            loading = await self._read(table_id, Loading())
        return Loaded(loading.table, loading.tail, loading.checkpoint)

    async def _read(self, table_id: str, loading: Loading) -> Loading:
        async for texts in tables.event_texts(self._store, table_id, loading.version):
            async with self._turn:
                loading.add(texts)
                await asyncio.sleep(0)
        return loading


async def history_of(store: Store, table_id: str, table: Table) -> History:
    """The history of a table whose game is over."""
    assert table.game is not None
    return History(await tables.texts(store, table_id), table.game.names)
