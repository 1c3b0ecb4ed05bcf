"""The schedule: every pair of bots plays the same deals, each deal once in every seating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of the schedule."""

    number: int
    """Games are numbered deal by deal, so that a stopped arena has treated all pairs equally."""
    deal: int
    pair: tuple[str, str]
    seating: int
    bots: tuple[str, ...]
    """The bot in each seat."""


def pairs_of(bots: Sequence[str]) -> list[tuple[str, str]]:
    """All pairs of *bots*, in the given order."""
    return list(combinations(bots, 2))


def games_per_deal(players: int) -> int:
    """The number of games that a pair plays with each deal."""
    return 2 if players == 2 else 2 * players


def seat_bots(pair: tuple[str, str], players: int, seating: int) -> tuple[str, ...]:
    """The bots of a seating: the first bot alone in each seat in turn, then the second.

    With two players both halves are the same games, so only the first is used.
    """
    one, others = pair if seating < players else pair[::-1]
    return tuple(one if seat == seating % players else others for seat in range(players))


def find_fixture(bots: Sequence[str], players: int, number: int) -> Fixture:
    """Game *number* of the schedule."""
    pairs, seatings = pairs_of(bots), games_per_deal(players)
    deal, rest = divmod(number, len(pairs) * seatings)
    place, seating = divmod(rest, seatings)
    return Fixture(number, deal, pairs[place], seating, seat_bots(pairs[place], players, seating))
