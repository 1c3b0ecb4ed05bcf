"""Random numbers for simulations: a small generator whose whole state is the ``rng`` field of a record.

It is a multiply-with-carry generator (32-bit multiplier, 64-bit state, period near 2**63): one multiplication per
draw, the same on CPU and GPU, and no arithmetic that overflows when the rules run interpreted. It is not
cryptographically secure: games between people are dealt by :mod:`allfather.core.fairness`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.compiling import Record, rule
from allfather.core.errors import OptionError, quoted

MULTIPLIER = np.uint64(4_294_883_355)
LOW = np.uint64(0xFFFF_FFFF)
HALF = np.uint64(32)

SEED_LIMIT = 2**63
"""Seeds are 0 … ``SEED_LIMIT - 1``."""

ROUND_MULTIPLIER = np.uint64(0xD2511F53)
ROUND_STEP = np.uint64(0x9E3779B9)
"""Multiplier and key increment of the Philox4x32 generator, for :func:`stream`."""


def checked_seed(seed: int, what: str = "seed") -> int:
    """Return *seed* if it is valid; *what* names it in the error.

    :raises OptionError: if it is not an integer from 0 to 2**63 - 1.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEED_LIMIT:
        case = {"why": what, "found": quoted(seed)}
        raise OptionError(f"a {what} is a whole number from 0 to 2**63 - 1, got {quoted(seed)}", case=case)
    return int(seed)


@rule
def stream(seed: int, index: int) -> Any:
    """The initial generator state of stream *index* of *seed*: *index* encrypted by a small Feistel network.

    The streams of one seed are unrelated and do not depend on each other, so games can be played on any thread.
    """
    key = np.uint64(seed)
    left, right = np.uint64(index) >> HALF, np.uint64(index) & LOW
    weak, strong = key & LOW, key >> HALF
    for _ in range(5):
        product = (right ^ weak) * ROUND_MULTIPLIER
        left, right = right, left ^ ((product ^ (product >> HALF)) & LOW)
        product = (right ^ strong) * ROUND_MULTIPLIER
        left, right = right, left ^ ((product ^ (product >> HALF)) & LOW)
        weak, strong = (weak + ROUND_STEP) & LOW, (strong + ROUND_STEP) & LOW
    # A multiply-with-carry generator has two fixed points, 0 and one other: the shift and the set bit avoid both.
    return ((left >> np.uint64(1)) << HALF) | right | np.uint64(1)


@rule
def below(state: Record, bound: int) -> Any:
    """Draw uniformly from 0 … *bound* - 1; the bias is under *bound* / 2**32."""
    # A multiplication instead of a modulo: scale a 32-bit word to the range and keep the high half.
    word = state.rng
    state.rng = (word & LOW) * MULTIPLIER + (word >> HALF)
    return np.int64((((word ^ (word >> HALF)) & LOW) * np.uint64(bound)) >> HALF)
