from __future__ import annotations

import numpy as np
import pytest

from allfather.arena.statistics import deal_means, estimate, estimate_within, t_probability, t_quantile
from allfather.arena.summary import summarise_bots, summarise_pairs
from tests.helpers.arena import made_up_games, made_up_plan
from tests.helpers.scale import scaled


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062047),
        (2, 4.3026527),
        (3, 3.1824463),
        (4, 2.7764451),
        (5, 2.5705818),
        (9, 2.2621572),
        (10, 2.2281389),
        (29, 2.0452296),
        (30, 2.0422725),
        (120, 1.9799304),
        (200, 1.9718962),
        (201, 1.9718365),
        (1000, 1.9623391),
        (10**9, 1.9599640),
    ],
)
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=1e-6)


def test_student_is_a_distribution() -> None:
    assert t_probability(0.0, 5) == 0
    assert t_probability(1.0, 1) == pytest.approx(0.5)  # Cauchy: the quartiles are -1 and 1
    assert t_probability(1e9, 4) == pytest.approx(1)


def test_means_of_deals() -> None:
    assert deal_means(np.array([7, 3, 7, 3, 3]), np.array([1.0, 0.0, 2.0, 1.0, 5.0])).tolist() == [2.0, 1.5]


def test_an_interval_by_hand() -> None:
    """Five values with mean 3 and variance 2.5: 3 ± 2.776 · √(2.5 / 5)."""
    found = estimate(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))

    assert found.mean == 3
    assert found.low == pytest.approx(1.03675, abs=1e-5)
    assert found.high == pytest.approx(4.96325, abs=1e-5)
    within = estimate_within(np.array([1.0, 2.0, 3.0, 4.0, 5.0]), 2, 4)
    assert (within.low, within.high) == (2, 4)


def test_equal_values_give_no_interval() -> None:
    assert estimate(np.array([4.0])).low is None
    assert estimate(np.array([4.0, 4.0])).high is None


@pytest.mark.parametrize(("value", "low", "high"), [(1.0, 0.7411, 1.0), (0.0, 0.0, 0.2589), (0.5, 0.3706, 0.6294)])
def test_ten_equal_shares_give_an_interval(value: float, low: float, high: float) -> None:
    found = estimate_within(np.full(10, value), 0, 1)

    assert (found.mean, found.low, found.high) == pytest.approx((value, low, high), abs=1e-4)


def test_intervals_have_their_coverage_when_deals_matter() -> None:
    """Games of one deal are correlated: intervals over deals cover the truth, intervals over games far too rarely."""
    rng = np.random.default_rng(1)
    deals, games, covered, naively = 30, 8, 0, 0
    numbers = np.repeat(np.arange(deals), games)
    for _ in range(1000):
        values = rng.normal(0, 1, deals)[numbers] + rng.normal(0, 0.5, deals * games)
        honest, naive = estimate(deal_means(numbers, values)), estimate(values)
        assert honest.low is not None
        assert naive.low is not None
        covered += abs(honest.mean) < honest.mean - honest.low
        naively += abs(naive.mean) < naive.mean - naive.low

    assert 930 <= covered <= 970
    assert naively < 700


def test_intervals_of_win_shares_have_their_coverage() -> None:
    """Bots of equal strength in an arena where the deal decides much: each wins by chance."""
    covered = total = 0
    for seed in range(60):
        plan = made_up_plan(("a", "b"), 3, 20)
        rows = made_up_games(plan, [1.0, 1.0], seed, luck=2.0)
        [pair] = summarise_pairs(plan, rows)
        for found in pair.win_shares:
            assert found.low is not None
            assert found.high is not None
            covered += found.low <= 1 / 3 <= found.high
            total += 1

    assert 0.88 <= covered / total <= 1


def test_the_difference_between_equal_bots_is_zero() -> None:
    covered = 0
    for seed in range(60):
        plan = made_up_plan(("a", "b"), 4, 20)
        [pair] = summarise_pairs(plan, made_up_games(plan, [1.0, 1.0], seed, luck=3.0))
        found = pair.win_share_difference
        assert found.mean == pytest.approx(pair.win_shares[0].mean - pair.win_shares[1].mean)
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 0 <= found.high

    assert covered >= 53


@pytest.mark.parametrize(("players", "share"), [(2, 0.75), (4, 0.5)])
def test_a_strong_bot_wins_its_share(players: int, share: float) -> None:
    """Three times as strong as each of the others: 3 of 4 games of two, 3 of 6 of four."""
    plan = made_up_plan(("strong", "weak"), players, scaled(300, 80))
    strong, weak = summarise_bots(plan, made_up_games(plan, [3.0, 1.0], seed=1))

    assert strong.win_share.low is not None
    assert strong.win_share.high is not None
    assert strong.win_share.low < share < strong.win_share.high
    assert strong.win_share.high - strong.win_share.low < scaled(12, 24) / 100
    assert weak.win_share.mean == pytest.approx(1 / (1 + 3 * (players - 1)), abs=scaled(4, 8) / 100)
    assert strong.points.mean == pytest.approx(15 - 13 * strong.win_share.mean)
    assert strong.rating.mean > 25 > weak.rating.mean
