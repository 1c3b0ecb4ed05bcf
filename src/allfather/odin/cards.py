"""The 54 cards of ODIN as bits, the sets they form, and the id of every action.

Card ``9 * colour + number - 1`` is that bit of an ``int64``. A colour is then a row of nine bits, and a number a
column of six bits, one in each row. Row sets of one size compare like their bits as integers: the highest digit that
differs decides the value (O8).
"""

from __future__ import annotations

from allfather.core.bits import lowest, popcount, smear
from allfather.core.compiling import rule

COLOURS = "ROYGBP"
"""The letters of the colours; a colour's index is its number in rules and masks."""
COLOUR_COUNT = len(COLOURS)
NUMBERS = 9
"""The cards of a colour have the numbers 1 … ``NUMBERS``; rules count them from 0."""
CARDS = COLOUR_COUNT * NUMBERS
DUEL_COLOURS = 4
"""Colours in a game for two, unless they choose all (O2)."""
DUEL_CARDS = DUEL_COLOURS * NUMBERS
HAND = 9
"""Cards dealt to each seat, and the most a hand ever holds (O1, O20)."""
TRAITS = COLOUR_COUNT + NUMBERS
"""A trait is a colour or a number; see :func:`traits`."""

ROW = (1 << NUMBERS) - 1
"""The cards of colour 0; colour c is ``ROW << NUMBERS * c``."""
COLUMN = sum(1 << NUMBERS * colour for colour in range(COLOUR_COUNT))
"""The cards with the lowest number; the n-th from there is ``COLUMN << n``."""
FULL_PACK = (1 << CARDS) - 1

PASS = 0
ROW_SETS = (1 << NUMBERS) - 1
"""The number of sets of one colour: any of its cards, but at least one."""
COLUMN_SETS = (1 << COLOUR_COUNT) - 1 - COLOUR_COUNT
"""The number of sets of one number, with two cards or more; single cards are row sets."""
FIRST_COLUMN_SET = 1 + COLOUR_COUNT * ROW_SETS
TAKE = FIRST_COLUMN_SET + NUMBERS * COLUMN_SETS
"""Actions: 0 passes, 1 … 3579 lay a set, ``TAKE + card`` takes that card."""
SETS = TAKE - 1
ACTIONS = TAKE + CARDS

_GAP = NUMBERS - 1
"""A column has the bit of colour c at place ``NUMBERS * c``; a shift right by ``_GAP * c`` moves it to place c."""
_SPREAD = sum(1 << _GAP * colour for colour in range(COLOUR_COUNT))


@rule
def traits(cards: int) -> int:
    """The traits that all *cards* share: bit c for colour c, bit 5 + d for number d; all fifteen for no cards."""
    if cards == 0:
        return (1 << TRAITS) - 1
    first = lowest(cards)
    colour = first // NUMBERS
    number = first - NUMBERS * colour
    common = 0
    if cards >> NUMBERS * colour <= ROW:
        common |= 1 << colour
    if cards & ~(COLUMN << number) == 0:
        common |= (1 << COLOUR_COUNT) << number
    return common


@rule
def repeated_numbers(cards: int) -> int:
    """The numbers that occur more than once, as bits 0 … 8."""
    # Only the lowest row of each mask counts; what lies above is cut off at the end.
    once = cards & ROW
    twice = 0
    for _ in range(COLOUR_COUNT - 1):
        cards >>= NUMBERS
        twice |= once & cards
        once |= cards
    return twice & ROW


@rule
def row_set_id(colour: int, row: int) -> int:
    """The action that lays the cards *row*, nine bits, of *colour*."""
    # Ids start at 1, and so does the smallest row: no offset is needed.
    return ROW_SETS * colour + row


@rule
def column_set_id(number: int, column: int) -> int:
    """The action that lays two or more cards of *number*, counted from 0; *column* is a subset of ``COLUMN``.

    The six bits are gathered and ranked among all combinations of two or more.
    """
    # Bit 9c moves to place c; the other bits that a shift brings along fall outside the mask.
    colours = column | column >> _GAP | column >> 2 * _GAP | column >> 3 * _GAP | column >> 4 * _GAP
    colours |= column >> 5 * _GAP
    colours &= (1 << COLOUR_COUNT) - 1
    # Combinations of one colour are powers of two: one for each place up to the highest bit.
    smaller_singles = popcount(smear(colours))
    return FIRST_COLUMN_SET + COLUMN_SETS * number + colours - smaller_singles - 1


@rule
def set_id(cards: int) -> int:
    """The action that lays *cards*, which must be a set."""
    first = lowest(cards)
    colour = first // NUMBERS
    row = cards >> NUMBERS * colour
    if row <= ROW:
        return row_set_id(colour, row)
    number = first - NUMBERS * colour
    return column_set_id(number, cards >> number)


@rule
def set_cards(action: int) -> int:
    """The cards that *action*, 1 … 3579, lays."""
    if action < FIRST_COLUMN_SET:
        colour = (action - 1) // ROW_SETS
        return (action - ROW_SETS * colour) << NUMBERS * colour
    number = (action - FIRST_COLUMN_SET) // COLUMN_SETS
    rank = action - FIRST_COLUMN_SET - COLUMN_SETS * number
    # The inverse of column_set_id: with k colours below the highest there are 2**k - k - 1 smaller combinations.
    smaller_singles = 2 + int(rank > 0) + int(rank > 3) + int(rank > 10) + int(rank > 25)
    # The multiplication copies the six bits every eight places; the column keeps one of each copy.
    return ((rank + smaller_singles + 1) * _SPREAD & COLUMN) << number


@rule
def is_set(cards: int) -> bool:
    """Whether *cards* are one or more cards of one colour or of one number (O6)."""
    return cards != 0 and traits(cards) != 0
