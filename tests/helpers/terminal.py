"""Terminal clients driven by tests: typed lines in, printed lines out."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable
from typing import Any

ESCAPE = re.compile(r"\x1b\[[\d;]*m")


class Interrupted(io.StringIO):
    """Standard input on which Ctrl-C is pressed."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        raise KeyboardInterrupt


def drive(
    play: Callable[..., bool], game: object, typed: Iterable[str] | io.StringIO, **options: Any
) -> tuple[bool, str]:
    """Play with these typed lines, or this standard input; return the result and everything printed."""
    screen = io.StringIO()
    keyboard = typed if isinstance(typed, io.StringIO) else io.StringIO("".join(f"{line}\n" for line in typed))
    settings: dict[str, Any] = {"rng": random.Random(1), "colour": False} | options
    return play(game, screen=screen, keyboard=keyboard, **settings), screen.getvalue()
