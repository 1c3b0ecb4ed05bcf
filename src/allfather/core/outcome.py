"""The value of a share of the win: the one formula behind returns, outlooks, searches and the arena.

A sole winner gets 1 and the others pay equal parts of it, so that all seats sum to zero: 1 and -1 for two players,
1 and three times -1/3 for four.
"""

from __future__ import annotations

from allfather.core.compiling import rule


@rule
def worth(share: float, players: int) -> float:
    """The value of a *share* of the win, 0 … 1, in a game of *players*."""
    return (share * players - 1.0) / (players - 1)


@rule
def share_worth(value: float, players: int) -> float:
    """The share of the win that has this *value*, clipped to 0 … 1."""
    return min(max((value * (players - 1) + 1.0) / players, 0.0), 1.0)
