"""How much time every seat has left, computed from the times of events alone."""

from __future__ import annotations

from allfather.server.table.terms import BankClock, Clock, TurnClock


class Timer:
    """The clock of one table. Times are in milliseconds since 1970."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.seat: int | None = None
        """The seat whose time is running."""
        self.since = 0
        full = 1000 * clock.seconds if isinstance(clock, TurnClock | BankClock) else 0
        self._left = [full] * seats

    @property
    def is_running(self) -> bool:
        return self.seat is not None and isinstance(self.clock, TurnClock | BankClock)

    def turn(self, seat: int | None, at: int) -> None:
        """Start the turn of *seat* at time *at*; do nothing if it is already its turn."""
        if seat == self.seat:
            return
        if self.seat is not None:
            self._stop(self.seat, at)
        self.seat, self.since = seat, at

    def skip(self, idle: int) -> None:
        """Leave the last *idle* milliseconds out of account."""
        self.since += idle

    def _stop(self, seat: int, at: int) -> None:
        match self.clock:
            case TurnClock(seconds):
                self._left[seat] = 1000 * seconds
            case BankClock(_, increment):
                self._left[seat] = max(0, self._left[seat] - max(0, at - self.since)) + 1000 * increment

    def left(self, now: int) -> list[int]:
        """Milliseconds that every seat has left."""
        left = self._left.copy()
        if self.is_running and self.seat is not None:
            left[self.seat] = max(0, left[self.seat] - max(0, now - self.since))
        return left

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act runs out, if it does."""
        if not self.is_running or self.seat is None:
            return None
        return self.since + self._left[self.seat]
