"""A line on the terminal for work that takes longer than a moment."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self, TextIO


class Progress:
    """Counts up to *total* and shows it on a terminal, first after two seconds; silent anywhere else."""

    def __init__(self, total: int, what: str, *, stream: TextIO | None = None, is_on: bool = True) -> None:
        self.total, self.what, self.done = total, what, 0
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
            left = (now - self._started) / self.done * (self.total - self.done)
            print(
                f"\r{self.what}: {self.done:,} of {self.total:,}, {left:.0f} s left \x1b[K", end="", file=self._stream
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._was_shown:
            print("\r\x1b[K", end="", file=self._stream, flush=True)
