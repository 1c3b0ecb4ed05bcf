"""The cards of Odins Raben as small integers, and the id of every action.

A landscape is 0 … 4 (mountain, forest, water, snow, plains). A landscape card has the code 5 · (landscape in lane 0)
+ (landscape in lane 1). A player's card is one of nine kinds: a flight card of a landscape or one of four Odin cards.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from allfather.core.bits import lowest
from allfather.core.compiling import rule

LANDSCAPES = "MFWSP"
"""The letters of the landscapes; a landscape's index is its number in rules and codes."""
FLIGHTS = len(LANDSCAPES)
"""Landscapes, and kinds of flight cards, which come before the Odin cards."""
LAND_CODES = FLIGHTS**2
"""Codes of landscape cards."""
KINDS = (*LANDSCAPES, "order", "raven", "land", "stone")
KIND_COUNT = len(KINDS)
ORDER, RAVEN, LAND, STONE = range(FLIGHTS, KIND_COUNT)
ODIN = FLIGHTS
"""The symbol of the magic way for any Odin card."""
MAX_PATH = 48
"""Maximum number of landscape cards; the standard components have 40."""
MAX_DECK = 40
"""Maximum number of cards of a player; the standard components have 33."""
MAX_WAYS = 12
"""Maximum number of magic-way cards; the standard components have 6."""

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
"""Two for each Odin card, in the order of the cards."""
EFFECT_COUNT = len(EFFECTS)
ORDER_PILE, ORDER_PATH, RAVEN_BACK, RAVEN_ON, LAND_TURN, LAND_REMOVE, STONE_PUT, STONE_SWAP = range(8)

PAYMENTS = [
    (top, tuple(hand.count(kind) for kind in range(FLIGHTS)))
    for top, sizes in ((0, (2, 3)), (1, (1, 2, 3)), (2, (0, 1, 2)), (3, (0, 1)))
    for size in sizes
    for hand in combinations_with_replacement(range(FLIGHTS), size)
]
"""All payments for two units: the number of cards off the pile, and how many of each flight card from hand."""
PAYMENT_TABLE = np.array([(top, *hand) for top, hand in PAYMENTS], np.int8)
UNIT_SHAPES = np.array(
    [(-1, -1), *((-1, kind) for kind in range(FLIGHTS)), *combinations_with_replacement(range(FLIGHTS), 2)], np.int8
)
"""The forms of two units: -1 is a matching card, any other number a pair of that kind."""
PAYMENT_OFFSETS = np.array([-6, 49, 105, 126], np.int16)
"""By the number of cards off the pile: the index of a payment less the index of its hand in ``HAND_SETS``, which is
constant because both list hands in the same order."""

# Action ids. An action with a card adds its kind; docs/ravens.md has the table.
END = 0
PILE = 1
DROP = PILE + KIND_COUNT
DROP_TOP = DROP + KIND_COUNT
MAGIC = DROP_TOP + 1
MAGIC_TOP = MAGIC + KIND_COUNT
EFFECT = MAGIC_TOP + 1
EFFECT_TOP = EFFECT + EFFECT_COUNT
FLY = EFFECT_TOP + EFFECT_COUNT
FLY_TOP = FLY + FLIGHTS
FLY_PAIR = FLY_TOP + 1
FLY_MIXED = FLY_PAIR + FLIGHTS
FLY_TOP_PAIR = FLY_MIXED + FLIGHTS
CLEAR = FLY_TOP_PAIR + 1
NEXT = CLEAR + len(PAYMENTS)
AT_CARD = NEXT + KIND_COUNT
AT_SPACE = AT_CARD + MAX_PATH
EXTEND = AT_SPACE + 2 * MAX_PATH
STAY = EXTEND + 1
KEEP = STAY + 1
TURN = KEEP + 1
ACTIONS = TURN + 1

MAX_LEGAL = 2 * MAX_PATH
"""The maximum number of legal actions: putting the stone on any space of the longest path."""


HAND_SETS = [hand for size in range(4) for hand in combinations_with_replacement(range(FLIGHTS), size)]
"""All combinations of up to three flight cards, smallest first."""
HAND_NUMBERS = np.full(4**FLIGHTS, -1, np.int8)
"""The index in ``HAND_SETS`` of the flight cards packed with two bits for the count of each kind."""
for _number, _hand in enumerate(HAND_SETS):
    HAND_NUMBERS[sum(4**kind for kind in _hand)] = _number

HAND_BITS = 6
"""A hand is one integer with this many bits for the number of cards of each kind."""
TOP_BIT = 1 << HAND_BITS - 1
"""The highest bit of a count; no count in a hand of five cards reaches it, so it can flag the kind."""
EACH_KIND = sum(1 << HAND_BITS * kind for kind in range(KIND_COUNT))
"""A hand with one card of each kind: multiplies a number into every count."""
FLIGHT_KINDS = (1 << HAND_BITS * FLIGHTS) - 1
"""A mask for the counts of flight cards."""
ODIN_KINDS = EACH_KIND * TOP_BIT & ~FLIGHT_KINDS


@rule
def cards_of(hand: int, kind: int) -> int:
    """The number of cards of *kind* in a hand."""
    return hand >> HAND_BITS * kind & (1 << HAND_BITS) - 1


@rule
def kinds_of(hand: int, count: int) -> int:
    """The kinds of which a hand has *count* cards or more, flagged by their top bits; see :func:`next_kind`."""
    # The addition carries into the top bit of every count that is large enough, and into no other.
    return hand + EACH_KIND * (TOP_BIT - count) & EACH_KIND * TOP_BIT


@rule
def next_kind(kinds: int) -> int:
    """The lowest of the flagged kinds."""
    return lowest(kinds) // HAND_BITS


@rule
def turned(card: int) -> int:
    """The code of a landscape card turned by 180°."""
    return int(card) % FLIGHTS * FLIGHTS + int(card) // FLIGHTS


@rule
def is_double(card: int) -> bool:
    """Whether a landscape card shows the same landscape in both lanes."""
    return card % (FLIGHTS + 1) == 0  # 5a + a


@rule
def face(card: int, lane: int) -> int:
    """The landscape that a card shows in *lane*."""
    return int(card) // FLIGHTS if lane == 0 else int(card) % FLIGHTS


@rule
def sorted_card(card: int) -> int:
    """The code of a landscape card in its canonical orientation, the lower landscape in lane 0."""
    return min(int(card), turned(card))
