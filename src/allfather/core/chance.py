"""Chance for simulations: a small generator whose whole state is the ``rng`` field of a record.

It is a multiply-with-carry generator (32-bit multiplier, 64-bit state, period near 2**63): one multiplication a
draw, the same on CPU and GPU, and no arithmetic that overflows when the rules run interpreted. It is for
simulation, not for tables where somebody could gain by predicting it.
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


def checked_seed(seed: int, what: str = "seed") -> int:
    """Return *seed*, or the *number* of a game under one, if it is one.

    :raises OptionError: if it is not a whole number within 0 … 2**63 - 1.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEED_LIMIT:
        raise OptionError(f"a {what} is a whole number from 0 to 2**63 - 1, got {quoted(seed)}")
    return int(seed)


@rule
def stream(seed: int, index: int) -> Any:
    """The start of stream *index* of *seed*: *index* enciphered with *seed* by a small Feistel network.

    Streams of one seed start at unrelated places whatever their order, so games can be played on any thread.
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
    # The two states that a multiply-with-carry generator never leaves are excluded.
    return ((left >> np.uint64(1)) << HALF) | right | np.uint64(1)


@rule
def below(state: Record, bound: int) -> Any:
    """Draw uniformly from 0 … *bound* - 1; the bias is under *bound* / 2**32."""
    word = state.rng
    state.rng = (word & LOW) * MULTIPLIER + (word >> HALF)
    return np.int64((((word ^ (word >> HALF)) & LOW) * np.uint64(bound)) >> HALF)
