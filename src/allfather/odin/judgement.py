"""How a sensible player of ODIN rates actions and scores; bots and searches build on it.

A hand is good if few sets cover it, because each set takes a turn to lay. Nothing here uses a card that the seat to
act cannot know.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from allfather.core.bits import ONE, lowest, popcount
from allfather.core.compiling import Record, rule
from allfather.core.contract import Workspace, returns
from allfather.core.elementary import exponential
from allfather.core.outcome import worth
from allfather.odin.cards import COLOUR_COUNT, COLUMN, NUMBERS, PASS, ROW, TAKE, set_cards
from allfather.odin.state import DEAL, FINISHED

SET_COST, CARD_COST = 160, 48
"""The cost of each set and of each card in hand; high numbers on the cards reduce it a little."""
OUT = 10_000
"""The rating of laying the last cards; negative if that loses the game."""


@rule
def is_settled(state: Record) -> bool:
    """See :func:`allfather.core.contract.is_settled`."""
    return bool(state.phase in (DEAL, FINISHED))


@rule
def largest_set(hand: int) -> int:
    """The largest set in *hand*, which must not be empty; of equal ones the first colour, then the lowest number."""
    most, largest = 0, 0
    for colour in range(COLOUR_COUNT):
        cards = hand & (ROW << NUMBERS * colour)
        if popcount(cards) > most:
            most, largest = popcount(cards), cards
    for number in range(NUMBERS):
        cards = hand & (COLUMN << number)
        if popcount(cards) > most:
            most, largest = popcount(cards), cards
    return largest


@rule
def cost(hand: int) -> int:
    """How far a hand is from going out: the sets of a greedy cover, largest first, and the cards in them."""
    total = CARD_COST * popcount(hand)
    while hand:
        largest = largest_set(hand)
        hand &= ~largest
        total += SET_COST
        while largest:
            total -= lowest(largest) % NUMBERS
            largest &= largest - 1
    return total


@rule
def loses_by_going_out(state: Record) -> bool:
    """O20: whether going out would end the game with another seat below the seat to act."""
    own = state.scores[state.to_act]
    is_end = is_behind = False
    for seat in range(state.players):
        points = state.scores[seat] + (popcount(state.hands[seat]) if seat != state.to_act else 0)
        is_end |= points >= state.limit
        is_behind |= points < own
    return is_end and is_behind


@rule
def rate_lay(state: Record, cards: int) -> int:
    """The rating of laying *cards*: that of the best hand that can remain after taking a card of the middle."""
    rest = state.hands[state.to_act] & ~cards
    if rest == 0:
        return -OUT if loses_by_going_out(state) else OUT
    if state.middle == 0:
        return -cost(rest)
    middle = state.middle
    best = -OUT
    while middle:
        best = max(best, -cost(rest | ONE << lowest(middle)))
        middle &= middle - 1
    return best


@rule
def rate(state: Record, actions: Any, count: int, ratings: Any, workspace: Workspace) -> None:
    """See :func:`allfather.core.contract.rate`."""
    hand = state.hands[state.to_act]
    for place in range(count):
        action: Any = np.int64(actions[place])  # interpreted, a narrow integer would overflow
        if action >= TAKE:
            ratings[place] = -cost(hand | ONE << action - TAKE)
        else:
            ratings[place] = -cost(hand) if action == PASS else rate_lay(state, set_cards(action))


@rule
def outlook(state: Record, out: Any) -> None:
    """See :func:`allfather.core.contract.outlook`. Cards in hand count as points."""
    if state.phase == FINISHED:
        returns(state, out)
        return
    for seat in range(state.players):
        out[seat] = state.scores[seat] + (popcount(state.hands[seat]) if state.phase != DEAL else 0)
    compare_points(state, out)


@rule
def standing(state: Record, out: Any) -> None:
    """See :func:`allfather.core.contract.standing`."""
    for seat in range(state.players):
        out[seat] = state.scores[seat]
    compare_points(state, out)


@rule
def compare_points(state: Record, out: Any) -> None:
    """Replace the points of every seat in *out* by its expected return.

    The chance to win falls exponentially with the points; the farther the highest score is from the limit, the more
    slowly, as measured in games of sensible players.
    """
    players = int(state.players)
    most, fewest = 0, state.limit
    for seat in range(players):
        most, fewest = max(most, out[seat]), min(fewest, out[seat])
    width = math.sqrt(max(state.limit - most, 1.0)) + (3.0 if players == 2 else 1.0)
    total = 0.0
    for seat in range(players):
        out[seat] = exponential((fewest - out[seat]) / width)
        total += out[seat]
    for seat in range(players):
        out[seat] = worth(out[seat] / total, players)
