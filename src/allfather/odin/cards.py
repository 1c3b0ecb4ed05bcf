"""The 54 cards of ODIN as bits, the sets they form, and the number of every action.

Card ``9 * colour + number - 1`` is that bit of an ``int64``. A colour is then a row of nine bits and a number a
column of six, one in each row. Among sets of one size the row's bits read as a number rise with the value of the
set (O8), because the value is decided by the highest digit that differs.
"""

from __future__ import annotations

from allfather.core.bits import lowest, popcount, smear
from allfather.core.compiling import rule

COLOURS = "ROYGBP"
CARDS = 54
HAND = 9
"""Cards dealt to each seat, and the most a hand ever holds (O20)."""

ROW = 0b1_1111_1111
"""The cards of colour 0; colour c is ``ROW << 9 * c``."""
COLUMN = sum(1 << 9 * colour for colour in range(6))
"""The cards with number 1; number d is ``COLUMN << d - 1``."""
FULL_PACK = (1 << CARDS) - 1

PASS = 0
ROW_SETS = 511
COLUMN_SETS = 57
FIRST_COLUMN_SET = 1 + 6 * ROW_SETS
TAKE = FIRST_COLUMN_SET + 9 * COLUMN_SETS
"""Actions: 0 passes, 1 … 3579 lay a set, ``TAKE + card`` takes that card."""
SETS = TAKE - 1
ACTIONS = TAKE + CARDS


@rule
def traits(cards: int) -> int:
    """What all *cards* have in common: bit c for colour c, bit 5 + d for number d; all fifteen for no cards."""
    if cards == 0:
        return 0x7FFF
    first = lowest(cards)
    colour = first // 9
    number = first - 9 * colour
    common = 0
    if cards >> 9 * colour <= ROW:
        common |= 1 << colour
    if cards & ~(COLUMN << number) == 0:
        common |= 64 << number
    return common


@rule
def repeated_numbers(cards: int) -> int:
    """The numbers that occur more than once, as bits 0 … 8."""
    once = cards & ROW
    twice = 0
    for _ in range(5):
        cards >>= 9
        twice |= once & cards
        once |= cards
    return twice & ROW


@rule
def row_set_id(colour: int, row: int) -> int:
    """The action that lays the cards *row*, nine bits, of *colour*."""
    return ROW_SETS * colour + row


@rule
def column_set_id(number: int, column: int) -> int:
    """The action that lays two or more cards of one number, counted from 0; *column* has them in ``COLUMN``'s bits.

    The six bits are drawn together and ranked among those with two or more.
    """
    colours = column | column >> 8 | column >> 16 | column >> 24 | column >> 32 | column >> 40
    colours &= 63
    smaller_singles = popcount(smear(colours))
    return FIRST_COLUMN_SET + COLUMN_SETS * number + colours - smaller_singles - 1


@rule
def set_id(cards: int) -> int:
    """The action that lays *cards*, which must be a set."""
    first = lowest(cards)
    colour = first // 9
    row = cards >> 9 * colour
    if row <= ROW:
        return row_set_id(colour, row)
    number = first - 9 * colour
    return column_set_id(number, cards >> number)


@rule
def set_cards(action: int) -> int:
    """The cards that *action*, 1 … 3579, lays."""
    if action < FIRST_COLUMN_SET:
        colour = (action - 1) // ROW_SETS
        return (action - ROW_SETS * colour) << 9 * colour
    number = (action - FIRST_COLUMN_SET) // COLUMN_SETS
    rank = action - FIRST_COLUMN_SET - COLUMN_SETS * number
    smaller_singles = 2 + int(rank > 0) + int(rank > 3) + int(rank > 10) + int(rank > 25)
    # The multiplication copies the six bits every eight places; the column keeps one of each.
    return ((rank + smaller_singles + 1) * 0x0101_0101_0101 & COLUMN) << number


@rule
def is_set(cards: int) -> bool:
    """One or more cards, all of one colour or all of one number (O6)."""
    return cards != 0 and traits(cards) != 0
