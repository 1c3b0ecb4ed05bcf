"""What is stored about a table besides its events and is derived from them: results, ratings, the list of tables."""

from __future__ import annotations

import structlog

from allfather.server.live import listing
from allfather.server.live.live_table import LiveTable
from allfather.server.live.lobby import Lobby
from allfather.server.people.results import settle
from allfather.server.store.node_messages import LobbyChanged, publish
from allfather.server.store.store import Store, StoreError
from allfather.server.table.change import Change
from allfather.server.wall_clock import now

RECORDED = Change.STATUS | Change.SEATS | Change.DEAL
"""Changes that matter to results, ratings and lists; a deal only because lists are sorted by the last change."""

log = structlog.get_logger()


class Records:
    """Keeps results, ratings and the list of tables in step with the tables."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store, self._lobby = store, lobby

    async def follow(self, live: LiveTable, change: Change) -> None:
        """Update what depends on a *change* at a table."""
        if change & RECORDED:
            await self.update(live)

    async def update(self, live: LiveTable) -> None:
        """Update everything that is derived from a table's events; a failure is logged and corrected later."""
        try:
            if live.table.has_result:
                await settle(self._store, live.id, live.table, now())
            await listing.update(self._store, live)
        except StoreError as error:
            log.warning("results and list of tables not updated", table=live.id, error=str(error))
        self.show_in_lobby(live)

    def show_in_lobby(self, live: LiveTable) -> None:
        """Update the lobby of every node, if the table is listed there."""
        if live.table.terms.listed:
            self._lobby.changed()
            publish(self._store, LobbyChanged())
