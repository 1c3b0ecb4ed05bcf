"""The results of every bot and every pair of an arena.

All results of a bot are those of its *single* seats: games in which it had one seat and the other bot all others.
With two players that is every game. So the win share by chance is 1 / players, and the best possible is 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from allfather.arena.match import Played
from allfather.arena.plan import Plan
from allfather.arena.ratings import rate_bots
from allfather.arena.statistics import Estimate, deal_means, estimate, estimate_within


@dataclass(frozen=True, slots=True)
class BotSummary:
    """The results of a bot against all others together."""

    bot: str
    win_share: Estimate
    points: Estimate
    rating: Estimate
    moves: int
    """Moves in all its seats."""
    seconds_per_move: float
    """CPU time."""
    playouts_per_move: float | None
    """``None`` for a bot that does not count them."""
    faults: int
    first_fault: str | None
    """The message of its first fault."""


@dataclass(frozen=True, slots=True)
class PairSummary:
    """The results of a pair: each bot in its single seats, and the difference between the two on equal deals."""

    bots: tuple[str, str]
    win_shares: tuple[Estimate, Estimate]
    points: tuple[Estimate, Estimate]
    win_share_difference: Estimate
    """The first bot's share less the second's."""


class Singles:
    """The results of a bot in its single seats."""

    def __init__(self, bot: str, rows: Sequence[Played]) -> None:
        found = [
            (row.fixture.deal, row.shares[seat], row.points[seat])
            for row in rows
            if row.fixture.bots.count(bot) == 1
            for seat in [row.fixture.bots.index(bot)]
        ]
        deals, shares, points = np.array(found).T
        self.shares, self.points = deal_means(deals, shares), deal_means(deals, points)


def summarise_bots(plan: Plan, rows: Sequence[Played]) -> list[BotSummary]:
    """The results of every bot, in the order of the plan; *rows* are all games in order."""
    ratings = rate_bots(plan.bots, rows, plan.seed)
    return [_summary_of(bot, rows, ratings[bot]) for bot in plan.bots]


def _summary_of(bot: str, rows: Sequence[Played], rating: Estimate) -> BotSummary:
    singles = Singles(bot, rows)
    seats = [(row, seat) for row in rows for seat, other in enumerate(row.fixture.bots) if other == bot]
    moves = sum(row.decisions[seat] for row, seat in seats)
    playouts = [row.playouts[seat] for row, seat in seats]
    counted = [count for count in playouts if count is not None]
    messages = [row.messages[seat] for row, seat in seats if row.messages[seat]]
    return BotSummary(
        bot,
        win_share=estimate_within(singles.shares, 0, 1),
        points=estimate(singles.points),
        rating=rating,
        moves=moves,
        seconds_per_move=sum(row.seconds[seat] for row, seat in seats) / max(moves, 1),
        playouts_per_move=sum(counted) / max(moves, 1) if counted else None,
        faults=sum(row.faults[seat] for row, seat in seats),
        first_fault=messages[0] if messages else None,
    )


def summarise_pairs(plan: Plan, rows: Sequence[Played]) -> list[PairSummary]:
    """The results of every pair, in the order of the schedule."""
    by_pair: dict[Any, list[Played]] = {pair: [] for pair in plan.pairs}
    for row in rows:
        by_pair[row.fixture.pair].append(row)
    found = []
    for pair, own in by_pair.items():
        first, second = (Singles(bot, own) for bot in pair)
        found.append(
            PairSummary(
                pair,
                win_shares=(estimate_within(first.shares, 0, 1), estimate_within(second.shares, 0, 1)),
                points=(estimate(first.points), estimate(second.points)),
                win_share_difference=estimate_within(first.shares - second.shares, -1, 1),
            )
        )
    return found
