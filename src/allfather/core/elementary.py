"""Elementary functions that give the same result, to the last bit, wherever rules run.

The mathematical libraries of operating systems and browsers differ in the last digit, and one digit can change which
action a search prefers. Additions and multiplications do not differ.
"""

from __future__ import annotations

import math
from typing import Any

from allfather.core.compiling import rule

LOG_2 = math.log(2.0)
HALVINGS = 8
"""The exponential is computed at x / 2**HALVINGS and squared as often."""


@rule
def exponential(x: float) -> float:
    """The exponential function, for *x* of at most a few hundred."""
    x /= 1 << HALVINGS
    value = 1.0 + x * (1.0 + x / 2.0 * (1.0 + x / 3.0 * (1.0 + x / 4.0 * (1.0 + x / 5.0 * (1.0 + x / 6.0)))))
    for _ in range(HALVINGS):
        value *= value
    return value


@rule
def hyperbolic_tangent(x: float) -> float:
    """The hyperbolic tangent of *x*."""
    shrunk = exponential(-2.0 * abs(x))
    value = (1.0 - shrunk) / (1.0 + shrunk)
    return value if x >= 0.0 else -value


@rule
def logarithm(x: Any) -> float:
    """The natural logarithm of a number from 1 to 2**32."""
    doublings = 0
    scaled = float(x)
    for step in (16, 8, 4, 2, 1):
        if scaled >= 1 << step:
            scaled /= 1 << step
            doublings += step
    if scaled >= 1.5:
        scaled *= 0.5
        doublings += 1
    part = (scaled - 1.0) / (scaled + 1.0)  # at most 1/5 either way
    square = part * part
    series = 1.0 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9 + square / 11))))
    return doublings * LOG_2 + 2.0 * part * series
