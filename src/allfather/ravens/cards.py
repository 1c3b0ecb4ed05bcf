"""The cards of Odins Raben as small integers, and the number of every action.

A landscape is 0 … 4 (mountain, forest, water, snow, plains). A landscape card as it lies is 5 · lane 0 + lane 1. A
player's card is one of nine kinds: a flight card, by its landscape, or one of four Odin cards.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from allfather.core.bits import lowest
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
UNIT_SHAPES = np.array(
    [(-1, -1), *((-1, kind) for kind in range(FLIGHTS)), *combinations_with_replacement(range(FLIGHTS), 2)], np.int8
)
"""What two units are: -1 for a card that matches, else a pair of that kind."""
PAYMENT_OFFSETS = np.array([-6, 49, 105, 126], np.int16)
"""For so many cards off the pile: the payment is this and the number of the cards from hand; see HAND_NUMBERS."""

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


HAND_SETS = [hand for size in range(4) for hand in combinations_with_replacement(range(FLIGHTS), size)]
HAND_NUMBERS = np.full(4**FLIGHTS, -1, np.int8)
"""Up to three flight cards, with two bits for the number of each: their number among all such, smallest sets first."""
for _number, _hand in enumerate(HAND_SETS):
    HAND_NUMBERS[sum(4**kind for kind in _hand)] = _number

HAND_BITS = 6
"""A hand is one integer with so many bits for the number of cards of each kind."""
EACH_KIND = sum(1 << HAND_BITS * kind for kind in range(9))
FLIGHT_KINDS = (1 << HAND_BITS * FLIGHTS) - 1
ODIN_KINDS = EACH_KIND * 32 & ~FLIGHT_KINDS


@rule
def cards_of(hand: int, kind: int) -> int:
    """How many cards of *kind* a hand has."""
    return hand >> HAND_BITS * kind & 63


@rule
def kinds_of(hand: int, count: int) -> int:
    """The kinds of which a hand has *count* cards or more: the highest bit of each; see :func:`next_kind`."""
    return hand + EACH_KIND * (32 - count) & EACH_KIND * 32


@rule
def next_kind(kinds: int) -> int:
    """The lowest of some kinds."""
    return lowest(kinds) // HAND_BITS


@rule
def turned(card: int) -> int:
    """A landscape card turned by 180°."""
    return int(card) % 5 * 5 + int(card) // 5


@rule
def is_double(card: int) -> bool:
    return card % 6 == 0


@rule
def face(card: int, lane: int) -> int:
    """The landscape that a card shows in *lane*."""
    return int(card) // 5 if lane == 0 else int(card) % 5


@rule
def sorted_card(card: int) -> int:
    """A landscape card the way round that names it: the lower landscape first."""
    return min(int(card), turned(card))
