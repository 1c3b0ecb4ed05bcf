"""What is stored about a table besides its events and is derived from them: results, ratings, the list of tables."""

from __future__ import annotations

import structlog

from allfather.server.live import listing
from allfather.server.live.live_table import LiveTable
from allfather.server.people.results import settle
from allfather.server.store.store import Store, StoreError
from allfather.server.table.change import Change
from allfather.server.wall_clock import now

RECORDED = Change.STATUS | Change.SEATS | Change.DEAL
"""Changes that matter to results, ratings and lists; a deal only because lists are sorted by the last change."""

log = structlog.get_logger()


async def update(store: Store, live: LiveTable) -> None:
    """Update everything that is derived from a table's events; a failure is logged and corrected later."""
    try:
        if live.table.has_result:
            await settle(store, live.id, live.table, now())
        await listing.update(store, live)
    except StoreError as error:
        log.warning("results and list of tables not updated", table=live.id, error=str(error))
