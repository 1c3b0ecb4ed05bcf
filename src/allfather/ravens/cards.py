"""The cards of Odins Raben as small integers, and the number of every action.

A landscape is 0 … 4 (mountain, forest, water, snow, plains). A landscape card as it lies is 5 · lane 0 + lane 1. A
player's card is one of nine kinds: a flight card, by its landscape, or one of four Odin cards.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from allfather.core.compiling import rule

LANDSCAPES = "MFWSP"
FLIGHTS = 5
KINDS = (*LANDSCAPES, "order", "raven", "land", "stone")
ORDER, RAVEN, LAND, STONE = range(5, 9)
ODIN = 5
"""As a symbol of the magic way: any Odin card."""
MAX_PATH = 48
"""Landscape cards there may be; 40 in the standard components."""
MAX_DECK = 40
"""Cards a player may have; 33 in the standard components."""
MAX_WAYS = 12

EFFECTS = (
    "order pile",
    "order path",
    "raven back",
    "raven on",
    "land turn",
    "land remove",
    "stone put",
    "stone swap",
)
"""Two for each Odin card, in their order."""
ORDER_PILE, ORDER_PATH, RAVEN_BACK, RAVEN_ON, LAND_TURN, LAND_REMOVE, STONE_PUT, STONE_SWAP = range(8)

PAYMENTS = [
    (top, tuple(hand.count(kind) for kind in range(FLIGHTS)))
    for top, sizes in ((0, (2, 3)), (1, (1, 2, 3)), (2, (0, 1, 2)), (3, (0, 1)))
    for size in sizes
    for hand in combinations_with_replacement(range(FLIGHTS), size)
]
"""What two units can cost: cards off the pile, and how many of each flight card from hand."""
PAYMENT_TABLE = np.array([(top, *hand) for top, hand in PAYMENTS], np.int8)

END = 0
PILE = 1
DROP = PILE + 9
DROP_TOP = DROP + 9
MAGIC = DROP_TOP + 1
MAGIC_TOP = MAGIC + 9
EFFECT = MAGIC_TOP + 1
EFFECT_TOP = EFFECT + 8
FLY = EFFECT_TOP + 8
FLY_TOP = FLY + FLIGHTS
FLY_PAIR = FLY_TOP + 1
FLY_MIXED = FLY_PAIR + FLIGHTS
FLY_TOP_PAIR = FLY_MIXED + FLIGHTS
CLEAR = FLY_TOP_PAIR + 1
NEXT = CLEAR + len(PAYMENTS)
AT_CARD = NEXT + 9
AT_SPACE = AT_CARD + MAX_PATH
EXTEND = AT_SPACE + 2 * MAX_PATH
STAY = EXTEND + 1
KEEP = STAY + 1
TURN = KEEP + 1
ACTIONS = TURN + 1

MAX_LEGAL = 2 * MAX_PATH
"""The most actions a seat can have: to put the stone on any space of the longest path."""


@rule
def turned(card: int) -> int:
    """A landscape card turned by 180°."""
    return card % 5 * 5 + card // 5


@rule
def is_double(card: int) -> bool:
    return card % 6 == 0


@rule
def face(card: int, lane: int) -> int:
    """The landscape that a card shows in *lane*."""
    return card // 5 if lane == 0 else card % 5


@rule
def sorted_card(card: int) -> int:
    """A landscape card the way round that names it: the lower landscape first."""
    return min(card, turned(card))
