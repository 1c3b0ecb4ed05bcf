from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from allfather import odin
from allfather.core.chance import SEED_LIMIT, below, checked_seed, stream
from allfather.core.errors import OptionError
from tests.helpers.scale import scaled


def chi_squared(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_streams_of_one_seed_and_of_adjacent_seeds_differ() -> None:
    starts = {int(stream(seed, index)) for seed in range(20) for index in range(scaled(1000, 100))}

    assert len(starts) == 20 * scaled(1000, 100)


def test_the_first_draw_is_uniform_over_streams() -> None:
    """Games with adjacent numbers must not have similar deals."""
    draws: Counter[int] = Counter()
    state = odin.Game(2).state
    games = scaled(54_000)
    for index in range(games):
        state.rng = stream(1, index)
        draws[int(below(state, 54))] += 1

    assert len(draws) == 54
    assert chi_squared(list(draws.values()), games / 54) < 105  # 53 degrees of freedom: one run in 30,000


def test_draws_stay_in_bounds_and_repeat() -> None:
    state = odin.Game(2, seed=9).state
    start = state.rng
    first = [int(below(state, bound)) for bound in range(1, 254)]
    state.rng = start

    assert first == [int(below(state, bound)) for bound in range(1, 254)]
    assert all(0 <= draw < bound for bound, draw in enumerate(first, 1))


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 1.0, "7", True, None])
def test_a_seed_is_a_whole_number_in_range(seed: object) -> None:
    with pytest.raises(OptionError, match="a seed is"):
        checked_seed(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 7, SEED_LIMIT - 1, np.int64(7)])
def test_good_seeds_pass(seed: int) -> None:
    assert checked_seed(seed) == seed
