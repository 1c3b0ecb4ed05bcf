"""The start of games, which goes on without the people who neither commit to a nonce nor open it in time.

Every node that has a table in memory does this, and the first one to save wins. After a crash the start goes on as soon
as somebody watches the table again.
"""

from __future__ import annotations

import asyncio

import structlog

from allfather.server.errors import Refused
from allfather.server.live.hub import Hub
from allfather.server.live.live_table import LiveTable

RETRY_DELAY = 1.0
"""Seconds before a step that could not be saved is tried again."""

log = structlog.get_logger()


class Starter:
    """Takes the steps by which games start."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._timers: dict[str, asyncio.TimerHandle] = {}
        hub.on_change.append(lambda live, events, change: self.follow(live))
        hub.on_presence.append(lambda live, person: self.follow(live))

    def follow(self, live: LiveTable, pause: float = 0.0) -> None:
        """Set the timer of a table for the next step, after at least *pause* seconds."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        due = live.table.step_due
        if due is None:
            return
        wait = max(0.0, (due - live.now()) / 1000, pause)
        call_later = asyncio.get_running_loop().call_later
        spawn = self._hub.background.spawn
        self._timers[live.id] = call_later(wait, lambda: spawn(self._go_on(live.id, due)))

    async def _go_on(self, table_id: str, due: int) -> None:
        self._timers.pop(table_id, None)
        live = self._hub.tables.get(table_id)
        if live is None:
            return  # nobody is there
        try:
            await self._hub.do(live, lambda table, at: table.go_on(at) if table.step_due == due else [])
        except Refused as refused:
            log.warning("start postponed", table=table_id, why=refused.code)
            self.follow(live, RETRY_DELAY)

    def close(self) -> None:
        """Stop; another node goes on when somebody watches the table there."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
