from __future__ import annotations

import numpy as np
import pytest

from allfather.arena.ratings import MU, compiled_ratings, openskill_ratings, rate_bots, resampled_orders
from tests.helpers.arena import made_up_games, made_up_plan
from tests.helpers.scale import scaled


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_compiled_model_rates_as_openskill_does(players: int) -> None:
    """Games of all kinds: one winner, several, all."""
    rng = np.random.default_rng(players)
    games = 300
    seats = np.zeros((games, players), np.int64)
    winners = np.zeros((games, players), np.bool_)
    for game in range(games):
        one, others = rng.choice(4, 2, replace=False)
        seats[game] = others
        seats[game, rng.integers(players)] = one
        winners[game, rng.integers(players, size=rng.integers(1, 4))] = True
        winners[game] |= rng.random() < 0.05

    assert compiled_ratings(4, seats, winners, np.arange(games)) == pytest.approx(
        openskill_ratings(4, seats, winners), abs=1e-9
    )


@pytest.mark.parametrize("players", [2, 4])
def test_the_order_is_that_of_strength(players: int) -> None:
    bots = ("middling", "best", "worst", "good")
    plan = made_up_plan(bots, players, scaled(40, 12))
    ratings = rate_bots(bots, made_up_games(plan, [2.0, 8.0, 1.0, 4.0], seed=3), seed=0)

    assert sorted(bots, key=lambda bot: -ratings[bot].mean) == ["best", "good", "middling", "worst"]
    assert sum(rating.mean for rating in ratings.values()) == pytest.approx(4 * MU)
    assert ratings == rate_bots(bots, made_up_games(plan, [2.0, 8.0, 1.0, 4.0], seed=3), seed=0)


def test_the_interval_is_as_wide_as_ratings_spread() -> None:
    """The spread of ratings over many sets of deals matches the interval estimated from one set."""
    bots, means, halves = ("strong", "weak"), [], []
    plan = made_up_plan(bots, 3, 25)
    for seed in range(scaled(60, 6)):
        rating = rate_bots(bots, made_up_games(plan, [2.0, 1.0], seed, luck=1.5), seed)["strong"]
        assert rating.low is not None
        means.append(rating.mean)
        halves.append(rating.mean - rating.low)

    assert np.std(means) * 1.96 == pytest.approx(np.mean(halves), rel=scaled(25, 90) / 100)


def test_one_deal_gives_no_interval() -> None:
    plan = made_up_plan(("a", "b"), 2, 1)
    ratings = rate_bots(plan.bots, made_up_games(plan, [1.0, 1.0], 1), 0)

    assert ratings["a"].low is None


def test_deals_are_drawn_whole() -> None:
    orders = list(resampled_orders(5, 3, seed=1))

    assert len(orders) == 100
    assert all(len(order) == 15 for order in orders)
    for order in orders:
        blocks = order.reshape(5, 3)
        assert (blocks[:, 0] % 3 == 0).all()
        assert (np.diff(blocks, axis=1) == 1).all()
    assert len({order.tobytes() for order in orders}) > 90
