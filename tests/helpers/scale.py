"""How much work a test does: all of it compiled, a part of it when the rules run interpreted."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from numba.core import config

_config: Any = config
INTERPRETED = bool(_config.DISABLE_JIT)


def scaled(count: int, interpreted: int | None = None) -> int:
    """*count*, or when interpreted the smaller number given, a hundredth unless said."""
    if not INTERPRETED:
        return count
    return max(1, count // 100) if interpreted is None else interpreted


def examples(count: int, interpreted: int | None = None) -> settings:
    """Settings for a property test: so many examples, the same in every run, as slow as they like."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    most = scaled(count, interpreted)
    return settings(max_examples=most, deadline=None, derandomize=True, database=None, suppress_health_check=slow)
