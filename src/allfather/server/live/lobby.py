"""The lobby: clients that are shown the list of public tables."""

from __future__ import annotations

import asyncio

from allfather.server.live import listing
from allfather.server.live.background import Background
from allfather.server.live.live_table import Watcher
from allfather.server.store.store import Store
from allfather.server.table.messages import Tables, message_text

PAUSE_SECONDS = 0.3
"""The shortest time between two lists."""


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

    async def _show(self) -> None:
        self._timer = None
        text = await self._list()
        for watcher in self._watchers:
            watcher.send(text)

    async def _list(self) -> str:
        return message_text(Tables(await listing.public_tables(self._store)))
