"""The current time, as events and rows store it.

It never goes backwards and does not jump when somebody sets the clock of the machine. Nodes agree on it because all of
them follow the clock of the database.
"""

from __future__ import annotations

import time
from functools import partial

SLEW = 0.005
"""By how much the clock may run faster or slower than real time to follow the database."""
MAX_DELAY = 1_000
"""Milliseconds after which a reply of the database is too old to set the clock by."""


_ticks = partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns
"""Nanoseconds; where possible they include those for which the machine was suspended."""


def elapsed() -> int:
    """Milliseconds since an arbitrary moment."""
    return _ticks() // 1_000_000


class WallClock:
    """Milliseconds since 1970: the time at the start, and what has passed since."""

    def __init__(self) -> None:
        self._offset = float(time.time_ns() // 1_000_000 - elapsed())
        self._last = 0
        self._followed = elapsed()
        """When it was last compared with the database."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        self._last = max(self._last, int(elapsed() + self._offset))
        return self._last

    def set(self, database: int, asked: int) -> None:
        """Take over the time of the *database*, which was asked at :func:`elapsed` time *asked*; for the start only."""
        self._last = 0
        self._followed = elapsed()
        self._offset = float(database - (asked + self._followed) // 2)

    def follow(self, database: int, asked: int) -> None:
        """Come a little closer to the time of the *database*, which was asked at :func:`elapsed` time *asked*."""
        answered = elapsed()
        most = SLEW * (answered - self._followed)
        self._followed = answered
        if answered - asked <= MAX_DELAY:
            error = database - (asked + answered) // 2 - self._offset
            self._offset += max(-most, min(most, error))


clock = WallClock()
"""The clock of this process."""
now = clock.now
