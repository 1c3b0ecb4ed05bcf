"""Retention: what is too old is closed or removed, as the host's settings say, a little at a time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence

import structlog

from allfather.server.errors import Refused
from allfather.server.live import derived
from allfather.server.live.hub import Hub
from allfather.server.people.people import DAY, People
from allfather.server.repositories import retention
from allfather.server.settings import Settings
from allfather.server.table.events import AnyEvent
from allfather.server.table.table import Table
from allfather.server.wall_clock import now

EVERY = 3600.0
"""Seconds between two sweeps."""
FIRST_DELAY = (30.0, 300.0)
"""Seconds before a sweep, drawn at random so that nodes take turns."""
BATCH = 200
"""Rows that are looked up or deleted at a time."""
PAUSE = 0.05
"""Seconds between two tables, so that this never takes much of a node's time."""
GUESTS = 50
"""Guests that one sweep deletes, because each deletion searches all tables for their name."""

log = structlog.get_logger()


class Retention:
    """Closes and removes what is too old."""

    def __init__(self, hub: Hub, people: People, settings: Settings) -> None:
        self.hub, self.store, self.people, self.settings = hub, hub.store, people, settings

    async def run(self) -> None:
        """Sweep, after a pause."""
        await asyncio.sleep(random.uniform(*FIRST_DELAY))
        await self.sweep()

    async def sweep(self) -> None:
        """Close and remove everything that is too old by now."""
        settings = self.settings
        if settings.open_days:
            await self._close("open", _before(settings.open_days))
        if settings.abandon_days:
            await self._close("playing", _before(settings.abandon_days))
        if settings.keep_days:
            async for table_id in self._unchanged(("over", "closed"), _before(settings.keep_days)):
                await retention.remove_table(self.store, table_id)
            while await retention.delete_kept_records(self.store, _before(settings.keep_days), BATCH):
                await asyncio.sleep(PAUSE)
        if settings.chat_days:
            while await retention.delete_chat(self.store, _before(settings.chat_days), BATCH):
                await asyncio.sleep(PAUSE)
        if settings.guest_days:
            await self._delete_guests(_before(settings.guest_days))

    async def _unchanged(self, statuses: Sequence[str], before: int) -> AsyncIterator[str]:
        last = ""
        while found := await retention.unchanged_tables(self.store, statuses, before, last, BATCH):
            for table_id in found:
                yield table_id
                await asyncio.sleep(PAUSE)
            last = found[-1]

    async def _close(self, status: str, before: int) -> None:
        """Close the tables with a status where nothing has happened since *before*."""

        def close(table: Table, at: int) -> list[AnyEvent]:
            return table.close(at) if table.status == status and table.changed < before else []

        async for table_id in self._unchanged((status,), before):
            try:
                live = await self.hub.find(table_id)
                try:
                    await live.do(close)
                    await derived.update(self.store, live)  # in case the list lagged behind
                finally:
                    self.hub.release(live)
            except Refused as refused:
                log.info("old table not closed", table=table_id, why=refused.code)

    async def _delete_guests(self, before: int) -> None:
        for person in await retention.old_guests(self.store, before, GUESTS):
            try:
                await self.hub.leave_all(person)
                await self.people.delete(person)
            except Refused as refused:
                log.info("guest not deleted", why=refused.code)
            await asyncio.sleep(PAUSE)


def _before(days: int) -> int:
    return now() - days * DAY
