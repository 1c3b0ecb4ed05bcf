"""The lobby: clients that are shown the list of public tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from allfather.server.live import listing
from allfather.server.live.background import Background
from allfather.server.live.live_table import LiveTable, Watcher
from allfather.server.repositories import tables
from allfather.server.store.node_messages import LobbyChanged, publish
from allfather.server.store.store import Store
from allfather.server.table.messages import Tables, message_bytes
from allfather.server.wall_clock import now

PAUSE_SECONDS = 0.3
"""The shortest time between two lists."""
ATTEND_SECONDS = 60.0
"""Seconds after which it is noted again that somebody watches a table; see :data:`listing.ATTENDED`."""
BATCH = 200
"""Tables that are noted in one transaction."""


class Lobby:
    """The clients at this node that watch the list of public tables."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store, self._background = store, background
        self._watchers: dict[Watcher, None] = {}
        self._timer: asyncio.TimerHandle | None = None

    async def watch(self, watcher: Watcher) -> None:
        """Send the list to *watcher* now and whenever it changes."""
        self._watchers[watcher] = None
        watcher.send(await self._list())

    def unwatch(self, watcher: Watcher) -> None:
        """Stop sending the list to *watcher*."""
        self._watchers.pop(watcher, None)

    def changed(self) -> None:
        """Send the list again soon; several changes in a row are sent together."""
        if self._watchers and self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(PAUSE_SECONDS, lambda: self._background.spawn(self._show()))

    def show(self, live: LiveTable) -> None:
        """Update the lobby of every node, if a table that has changed is listed there."""
        if live.table.terms.listed:
            self.changed()
            publish(self._store, LobbyChanged())

    def attend(self, live: LiveTable) -> None:
        """Note that somebody watches a table, so that it is listed if it is public."""
        if live.table.terms.listed and now() - live.attended > 1000 * ATTEND_SECONDS:
            live.attended = now()
            self._background.spawn(self._attend([live.id]))

    async def _attend(self, table_ids: list[str]) -> None:
        await tables.attend(self._store, table_ids, now())
        self.changed()
        publish(self._store, LobbyChanged())

    async def attend_all(self, live_tables: Iterable[LiveTable]) -> None:
        """Note which of *live_tables* are watched here, and drop from the list those that are not watched anymore."""
        watched = [live for live in live_tables if live.watchers and live.table.terms.listed]
        for live in watched:
            live.attended = now()
        for start in range(0, len(watched), BATCH):
            await tables.attend(self._store, [live.id for live in watched[start : start + BATCH]], now())
        self.changed()

    async def _show(self) -> None:
        self._timer = None
        text = await self._list()
        for watcher in self._watchers:
            watcher.send(text)

    async def _list(self) -> bytes:
        return message_bytes(Tables(await listing.public_tables(self._store)))
