"""A summary of refusals for the log: one line per reason once a minute, however many there are.

Addresses are personal data, so they are named only if the operator of the server wants that; then there is one line per
address, which programs that block addresses can read.
"""

from __future__ import annotations

import asyncio
from collections import Counter

import structlog

SUMMARY_SECONDS = 60.0
"""Seconds between two summaries."""
MAX_LINES = 1000
"""Lines of one summary; further addresses are counted together."""

log = structlog.get_logger()


class RefusalLog:
    """Collects refusals and logs them from time to time."""

    def __init__(self, *, with_addresses: bool) -> None:
        self._with_addresses = with_addresses
        self._counts: Counter[tuple[str, str]] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def note(self, code: str, address: str) -> None:
        """Count a refusal with a *code* of somebody at *address*."""
        key = (code, address if self._with_addresses else "")
        if key not in self._counts and len(self._counts) >= MAX_LINES:
            key = (code, "")
        self._counts[key] += 1
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SUMMARY_SECONDS, self.flush)

    def flush(self) -> None:
        """Log what was refused since the last time."""
        if self._timer is not None:
            self._timer.cancel()
        counts, self._counts, self._timer = self._counts, Counter(), None
        for (code, address), count in counts.most_common():
            log.warning("refused", code=code, count=count, **({"address": address} if address else {}))
