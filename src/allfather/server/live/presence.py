"""Who is at a table: people whose last connection has closed are shown as gone, long before a bot plays for them."""

from __future__ import annotations

import asyncio

from allfather.server.live.hub import Hub
from allfather.server.live.live_table import LiveTable

RELOAD_SECONDS = 3.0
"""Seconds that somebody may be disconnected without being shown as gone: a page takes a moment to load again."""


class Presence:
    """Notices at this node who has gone from a table, and who is back."""

    def __init__(self, hub: Hub, seconds: float = RELOAD_SECONDS) -> None:
        self._hub, self._seconds = hub, seconds
        self._timers: dict[str, asyncio.TimerHandle] = {}
        hub.on_presence.append(lambda live, person: self.follow(live))

    def follow(self, live: LiveTable) -> None:
        """Show at once that people are back, and after a moment that they are gone."""
        missing = self._missing(live)
        if live.gone - missing:
            live.gone &= missing
            live.show_presence()
        if not missing - live.gone:
            self._stop_timer(live.id)
        elif live.id not in self._timers:
            call_later = asyncio.get_running_loop().call_later
            self._timers[live.id] = call_later(self._seconds, lambda: self._look(live))

    def _look(self, live: LiveTable) -> None:
        self._timers.pop(live.id, None)
        missing = self._missing(live)
        if missing != live.gone:
            live.gone = missing
            live.show_presence()

    def _missing(self, live: LiveTable) -> set[str]:
        """Those who sit at a table and do not watch it; of an empty table, nobody needs to know."""
        if not live.watchers or live.table.status not in ("open", "playing"):
            return set()
        return {person for person in live.table.people if not live.is_here(person)}

    def _stop_timer(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Stop."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
