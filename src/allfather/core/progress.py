"""A line on the terminal for work that takes longer than a moment."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self, TextIO

BAR = 20


class Progress:
    """Counts up to *total* and shows it on a terminal, first after two seconds; silent anywhere else.

    Some may have been *done* before: they say nothing of the time that the others take.
    """

    def __init__(
        self, total: int, what: str, *, done: int = 0, stream: TextIO | None = None, is_on: bool = True
    ) -> None:
        self.total, self.what, self.done, self.before = total, what, done, done
        self._stream = stream or sys.stderr
        self._is_on = is_on and self._stream.isatty()
        self._started = self._shown = time.monotonic()
        self._was_shown = False

    def add(self, count: int) -> None:
        """Say that *count* more are done."""
        self.done += count
        now = time.monotonic()
        if self._is_on and now - self._started > 2 and now - self._shown > 0.2:
            self._shown, self._was_shown = now, True
            print(f"\r{self.line(now - self._started)} \x1b[K", end="", file=self._stream, flush=True)

    def line(self, seconds: float) -> str:
        """A bar, how many are done, and how long the others take if these took so many *seconds*."""
        full = BAR * self.done // max(self.total, 1)
        left = seconds / max(self.done - self.before, 1) * (self.total - self.done)
        return f"[{'#' * full:.<{BAR}}] {self.what}: {self.done:,} of {self.total:,}, {left:.0f} s left"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._was_shown:
            print("\r\x1b[K", end="", file=self._stream, flush=True)
