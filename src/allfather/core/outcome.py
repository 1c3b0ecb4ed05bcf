"""What a share of the win is worth: the one formula that returns, outlooks, searches and arenas use.

A win is worth 1 and is paid for by the others alike, so that the seats add up to zero: for two players 1 and -1, for
four 1 and three times -1/3.
"""

from __future__ import annotations

from allfather.core.compiling import rule


@rule
def worth(share: float, players: int) -> float:
    """What a *share* of the win, 0 … 1, is worth among so many *players*."""
    return (share * players - 1.0) / (players - 1)


@rule
def share_worth(value: float, players: int) -> float:
    """The share of the win that is worth *value*."""
    return (value * (players - 1) + 1.0) / players
