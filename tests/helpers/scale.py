"""How much work a test does.

Every test runs small by default; ``TEST_SCALE=full`` (``make test-full``) runs long ones at full length.
Where the rules run interpreted, which is a hundred times slower, both are reduced further.
"""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings
from numba.core import config

_config: Any = config
INTERPRETED = bool(_config.DISABLE_JIT)
FULL = os.environ.get("TEST_SCALE") == "full"


def full(count: int, small: int) -> int:
    """*count* at full scale, otherwise *small*."""
    return count if FULL else small


def scaled(count: int, interpreted: int | None = None) -> int:
    """*count* if compiled; if interpreted, the smaller number *interpreted*, by default a hundredth."""
    if not INTERPRETED:
        return count
    return max(1, count // 100) if interpreted is None else interpreted


def examples(count: int, interpreted: int | None = None) -> settings:
    """Settings for a property test: this many examples, the same in every run, without a deadline."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    most = scaled(count, interpreted)
    return settings(max_examples=most, deadline=None, derandomize=True, database=None, suppress_health_check=slow)
