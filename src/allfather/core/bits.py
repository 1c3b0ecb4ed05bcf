"""Sets of cards as bits of a signed 64-bit integer: counting, finding, listing.

Signed and unsigned 64-bit integers mixed in one expression become floats in Numba, so masks are always ``int64``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import extending, types

from allfather.core.compiling import rule

_intrinsic: Callable[[Any], Any] = extending.intrinsic
_overload: Callable[..., Callable[[Any], Any]] = extending.overload

ONE: Any = np.int64(1)
"""An ``int64`` 1: shifting it left works the same interpreted and compiled."""


def popcount(mask: int) -> int:
    """The number of set bits."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The index of the lowest set bit; *mask* must not be 0."""
    mask = int(mask)
    return (mask & -mask).bit_length() - 1


@rule
def smear(mask: int) -> int:
    """All bits up to and including the highest set bit of *mask*, which must be below ``1 << 16``."""
    # Each step doubles the run of ones below the highest bit: 2, 4, 8, 16 bits.
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    return mask | mask >> 8


# Numba has no functions for popcount and count-trailing-zeros, so the overloads below emit the instructions.


@_intrinsic
def _ctpop(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@_intrinsic
def _cttz(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        # The flag says that 0 is undefined, which saves a test.
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@_overload(popcount, strict=False)
def _compile_popcount(mask: Any) -> Any:
    count: Any = _ctpop
    return lambda mask: count(mask)


@_overload(lowest, strict=False)
def _compile_lowest(mask: Any) -> Any:
    find: Any = _cttz
    return lambda mask: find(mask)
