"""Elementary functions are accurate, and the same interpreted and compiled."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

from allfather.core.elementary import exponential, hyperbolic_tangent, logarithm

COUNTS = [1, 1.001, 1.5, 2, 3, 5, 97, 1000, 4095, 4096, 65_535, 65_536, 10**6, 2**31 - 1, 2**32]
REALS = [-40.0, -7.25, -1.0, -0.1, -1e-9, 0.0, 1e-9, 0.3, 1.0, 2.5, 20.0]
CASES = [
    *((logarithm, math.log, count) for count in COUNTS),
    *((exponential, math.exp, x) for x in REALS),
    *((hyperbolic_tangent, math.tanh, x) for x in REALS),
]


@pytest.mark.parametrize(("function", "exact", "x"), CASES)
def test_values(function: Callable[[Any], float], exact: Callable[[float], float], x: float) -> None:
    assert function(x) == pytest.approx(exact(x), rel=1e-9, abs=1e-9)


@pytest.mark.parametrize(("function", "_exact", "x"), CASES)
def test_compiled_and_interpreted_are_the_same(function: Any, _exact: Any, x: float) -> None:
    assert function(x) == getattr(function, "py_func", function)(x)
