"""How much work a test does: all of it compiled, a part of it when the rules run interpreted."""

from __future__ import annotations

from typing import Any

from numba.core import config

_config: Any = config
INTERPRETED = bool(_config.DISABLE_JIT)


def scaled(count: int, interpreted: int | None = None) -> int:
    """*count*, or when interpreted the smaller number given, a hundredth unless said."""
    if not INTERPRETED:
        return count
    return max(1, count // 100) if interpreted is None else interpreted
