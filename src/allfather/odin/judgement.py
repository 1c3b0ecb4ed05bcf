"""What a sensible player of ODIN thinks of an action and of the score; bots and searches are built on it.

A hand is good when few sets cover it: each set is a turn on the way out. Nothing here looks at a card that the
seat to act cannot know.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.bits import ONE, lowest, popcount
from allfather.core.compiling import Record, rule
from allfather.core.contract import Workspace
from allfather.odin.cards import COLUMN, PASS, ROW, TAKE, set_cards
from allfather.odin.rules import returns
from allfather.odin.state import DEAL, FINISHED

SET_COST, CARD_COST = 160, 48
"""What a set and a card in hand cost; the numbers on the cards, to be as high as possible, decide the rest."""
OUT = 10_000


@rule
def is_settled(state: Record) -> bool:
    """See :func:`allfather.core.contract.is_settled`."""
    return bool(state.phase in (DEAL, FINISHED))


@rule
def cost(hand: int) -> int:
    """How far a hand is from being out: the sets that cover it, largest first, and what is on the cards."""
    total = CARD_COST * popcount(hand)
    while hand:
        most, largest = 0, 0
        for colour in range(6):
            cards = hand & (ROW << 9 * colour)
            if popcount(cards) > most:
                most, largest = popcount(cards), cards
        for number in range(9):
            cards = hand & (COLUMN << number)
            if popcount(cards) > most:
                most, largest = popcount(cards), cards
        hand &= ~largest
        total += SET_COST
        while largest:
            total -= lowest(largest) % 9
            largest &= largest - 1
    return total


@rule
def loses_by_going_out(state: Record) -> bool:
    """O20: whether the game would end with somebody below the seat to act."""
    own = state.scores[state.to_act]
    is_end = is_behind = False
    for seat in range(state.players):
        points = state.scores[seat] + (popcount(state.hands[seat]) if seat != state.to_act else 0)
        is_end |= points >= state.limit
        is_behind |= points < own
    return is_end and is_behind


@rule
def rate_lay(state: Record, cards: int) -> int:
    """What laying *cards* is worth: the best hand that can be left, a card of the middle taken."""
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
    """See :func:`allfather.core.contract.outlook`.

    Chances to win fall off with the points as measured over games of sensible players: the slower, the farther the
    first is from the limit. Cards in hand count as points.
    """
    if state.phase == FINISHED:
        returns(state, out)
        return
    players = int(state.players)
    most, fewest = 0, state.limit
    for seat in range(players):
        out[seat] = state.scores[seat] + (popcount(state.hands[seat]) if state.phase != DEAL else 0)
        most, fewest = max(most, out[seat]), min(fewest, out[seat])
    width = np.sqrt(max(state.limit - most, 1.0)) + (3.0 if players == 2 else 1.0)
    total = 0.0
    for seat in range(players):
        out[seat] = np.exp((fewest - out[seat]) / width)
        total += out[seat]
    for seat in range(players):
        out[seat] = (out[seat] / total * players - 1.0) / (players - 1)
