"""Ratings: one number for the strength of each bot, independent of its opponents, by openskill's Plackett-Luce model.

Winners rank before all others. Several seats of one bot are rated as separate players, then averaged. Bots do not
change, so their ratings may converge (``tau`` is 0). Only differences are meaningful, so the mean of all bots is moved
to the initial rating. Intervals come from a bootstrap over deals; that is a hundred times the work, hence a compiled
version of the model, which a test compares with the original.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.arena.extras import need
from allfather.arena.match import Played
from allfather.arena.statistics import CONFIDENCE, Estimate
from allfather.core.compiling import rule

MU, SIGMA, BETA, KAPPA = 25.0, 25.0 / 3, 25.0 / 6, 0.0001
"""The model's default parameters; every bot starts at ``MU`` with the standard deviation ``SIGMA``."""
RESAMPLES = 100


def rate_bots(bots: Sequence[str], rows: Sequence[Played], seed: int) -> dict[str, Estimate]:
    """The rating of every bot from *rows*, which are whole deals in order."""
    seats = np.array([[bots.index(bot) for bot in row.fixture.bots] for row in rows], np.int64)
    winners = np.array([row.shares for row in rows]) > 0
    found = centred(openskill_ratings(len(bots), seats, winners))
    deals = len({row.fixture.deal for row in rows})
    if deals < 2:
        return {bot: Estimate(mean, None, None) for bot, mean in zip(bots, found.tolist(), strict=True)}
    orders = resampled_orders(deals, len(rows) // deals, seed)
    spread = np.std([centred(compiled_ratings(len(bots), seats, winners, order)) for order in orders], axis=0, ddof=1)
    half = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * spread
    ends = zip(bots, found.tolist(), (found - half).tolist(), (found + half).tolist(), strict=True)
    return {bot: Estimate(mean, low, high) for bot, mean, low, high in ends}


def centred(ratings: NDArray[np.float64]) -> NDArray[np.float64]:
    """*ratings* shifted so that their mean is ``MU``."""
    return np.asarray(ratings - ratings.mean() + MU, np.float64)


def openskill_ratings(bots: int, seats: NDArray[np.int64], winners: NDArray[np.bool_]) -> NDArray[np.float64]:
    """The ratings of all bots after all games in order; *seats* has the bot in each seat of each game."""
    model = need("openskill.models").PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, kappa=KAPPA, tau=0.0)
    ratings = [(MU, SIGMA)] * bots
    for seated, won in zip(seats.tolist(), winners.tolist(), strict=True):
        # Each seat needs its own rating object: the model would update a shared one several times.
        teams = [[model.rating(*ratings[bot])] for bot in seated]
        after = model.rate(teams, ranks=[0.0 if has_won else 1.0 for has_won in won])
        for bot in set(seated):
            own = [after[seat][0] for seat in range(len(seated)) if seated[seat] == bot]
            ratings[bot] = (sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return np.array([mu for mu, _ in ratings])


def resampled_orders(deals: int, games: int, seed: int) -> Iterator[NDArray[np.int64]]:
    """The games of each resample: *deals* deals drawn with replacement, each of which is *games* consecutive games."""
    rng = np.random.default_rng(seed)
    for _ in range(RESAMPLES):
        yield (rng.integers(deals, size=(deals, 1)) * games + np.arange(games)).ravel()


def compiled_ratings(bots: int, seats: NDArray[Any], winners: NDArray[Any], order: NDArray[Any]) -> NDArray[np.float64]:
    """The result of :func:`openskill_ratings` for the games in *order*, computed by compiled code."""
    ratings = np.array([[MU, SIGMA]] * bots)
    rate_games(seats, winners, order, ratings, np.zeros((seats.shape[1], 2)))
    return np.asarray(ratings[:, 0], np.float64)


@rule
def rate_games(seats: Any, winners: Any, order: Any, ratings: Any, after: Any) -> None:
    """Update *ratings*, mu and sigma of every bot, by the games in *order*; *after* is a buffer for one game."""
    for game in order:
        rate_game(seats[game], winners[game], ratings, after)
        for seat in range(len(after)):
            bot = seats[game, seat]
            mu, sigma, count = 0.0, 0.0, 0
            for other in range(len(after)):
                if seats[game, other] == bot:
                    mu += after[other, 0]
                    sigma += after[other, 1]
                    count += 1
            ratings[bot, 0] = mu / count
            ratings[bot, 1] = sigma / count


@rule
def rate_game(bots: Any, won: Any, ratings: Any, after: Any) -> None:
    """Write mu and sigma of every seat after one game: Weng and Lin's update, with winners ranked before all others."""
    seats = len(bots)
    variances = 0.0
    for seat in range(seats):
        variances += ratings[bots[seat], 1] ** 2 + BETA**2
    scale = math.sqrt(variances)
    everybody, losers, winner_count = 0.0, 0.0, 0
    for seat in range(seats):
        strength = math.exp(ratings[bots[seat], 0] / scale)
        everybody += strength
        if won[seat]:
            winner_count += 1
        else:
            losers += strength
    for seat in range(seats):
        mu, sigma = ratings[bots[seat], 0], ratings[bots[seat], 1]
        chance = math.exp(mu / scale) / everybody
        shift, shrink = -chance, chance * (1 - chance)
        if won[seat]:
            shift += 1 / winner_count
        else:
            among_losers = math.exp(mu / scale) / losers
            shift += 1 / (seats - winner_count) - among_losers
            shrink += among_losers * (1 - among_losers)
        after[seat, 0] = mu + shift * sigma**2 / scale
        after[seat, 1] = sigma * math.sqrt(max(1 - shrink * (sigma / scale) ** 3, KAPPA))
