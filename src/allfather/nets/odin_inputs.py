"""What a net sees of ODIN.

The colours are interchangeable, so a net sees them in the order of the seat's own hand: the colour with the most own
cards first. Two views that differ only in their colours look the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.bits import ONE, lowest, popcount
from allfather.core.compiling import Record, rule
from allfather.core.game import Game
from allfather.nets.inputs import Inputs
from allfather.odin.cards import (
    ACTIONS,
    CARDS,
    COLOUR_COUNT,
    COLUMN,
    NUMBERS,
    PASS,
    ROW,
    TAKE,
    TRAITS,
    set_cards,
    set_id,
)
from allfather.odin.judgement import largest_set
from allfather.odin.state import MAX_PLAYERS, TAKE_ONE

COUNTS = 10
"""A number of cards in a hand, or of sets that cover it: 0 … 9."""
FAR = 15
"""More points than this below the limit are not distinguished."""
WIDE = 8
"""Larger differences between two scores are not distinguished."""
LIMITS = (1, 5, 15, 30)
"""Games up to these limits are distinguished from each other and from longer ones."""

HAND = 0
MIDDLE = HAND + CARDS
BEATEN = MIDDLE + CARDS
DISCARDS = BEATEN + CARDS
KNOWN = DISCARDS + CARDS  # by seat, the view's own first; so are all below
SIZE = KNOWN + MAX_PLAYERS * CARDS
LEFT = SIZE + MAX_PLAYERS * COUNTS  # points up to the limit
LEAD = LEFT + MAX_PLAYERS * (FAR + 1)  # points more than the view's own seat
VARIED = LEAD + MAX_PLAYERS * (2 * WIDE + 1)
OWNER = VARIED + MAX_PLAYERS * TRAITS
OPENER = OWNER + MAX_PLAYERS
PLAYERS = OPENER + MAX_PLAYERS
COVER = PLAYERS + MAX_PLAYERS + 1  # the sets that cover the player's hand
COLOUR = COVER + COUNTS  # the player's cards of each colour
NUMBER = COLOUR + COLOUR_COUNT * COUNTS  # the player's cards of each number
LARGEST = NUMBER + NUMBERS * (COLOUR_COUNT + 1)  # cards in the player's largest set
SINGLES = LARGEST + COUNTS  # the player's cards that are covered one by one
OTHERS = SINGLES + COUNTS  # cards in the largest set that the others might have
MIDDLE_SIZE = OTHERS + COUNTS
LIMIT = MIDDLE_SIZE + COUNTS
IS_TAKING = LIMIT + len(LIMITS) + 1
OPTIONS = IS_TAKING + 1
FACTS = OPTIONS + 2

HANDS = 0  # of the other seats
COVERS = HANDS + (MAX_PLAYERS - 1) * CARDS
SECRETS = COVERS + (MAX_PLAYERS - 1) * COUNTS

AFTER = ACTIONS
"""Rows from here describe the hand after an action: pass, lay or take · sets that cover it · cards."""
SHAPE = AFTER + 3 * COUNTS * COUNTS
"""Rows from here do so, too: pass, lay or take · cards in its largest set · sets of one card."""
THREATS = SHAPE + 3 * COUNTS * COUNTS
"""Rows from here describe the danger for a set that is laid: its cards · how much might beat it."""
SIZES = 4
"""Sets of this many cards or more are not distinguished here."""
DEGREES = 16
"""The number of degrees to which a set is in danger."""
PASSED = THREATS + SIZES * DEGREES
"""Rows from here do the same for the middle, if the seat passes."""
TAKEN = PASSED + SIZES * DEGREES
"""The row for taking a card, after which nothing else is in danger."""
ROWS = TAKEN + 1


def make_inputs(kind: type[Game[Any, Any]]) -> Inputs:
    most = 2 * CARDS + MAX_PLAYERS * (4 + TRAITS) + COLOUR_COUNT + NUMBERS + 11
    return Inputs(FACTS, most, SECRETS, ROWS, 4, write_facts, write_secrets, write_rows)


@rule
def colour_key(view: Record, colour: int) -> int:
    """The number by which colours are ordered: own cards first, then what lies in the middle and in the discards."""
    shift = NUMBERS * colour
    own = view.hand >> shift & ROW
    key = popcount(own) << NUMBERS | own
    key = key << NUMBERS | (view.middle | view.beaten) >> shift & ROW
    key = key << NUMBERS | view.discards >> shift & ROW
    return int(key << 1 | int(view.pack >> shift & ROW != 0))


@rule
def colour_places(view: Record) -> int:
    """The place of each colour in the order that a net sees, three bits for each colour."""
    places = 0
    for colour in range(COLOUR_COUNT):
        key = colour_key(view, colour)
        for other in range(colour):
            # The one with the lower key comes later; equal ones stay in their order.
            later = colour if key <= colour_key(view, other) else other
            places += 1 << 3 * later
    return places


@rule
def rearranged(cards: int, places: int) -> int:
    """*cards* with each colour moved to its place."""
    moved = 0
    for colour in range(COLOUR_COUNT):
        moved |= (cards >> NUMBERS * colour & ROW) << NUMBERS * (places >> 3 * colour & 7)
    return moved


@rule
def cover(hand: int) -> tuple[int, int, int]:
    """How sets cover *hand*, largest first: the number of sets, the cards in the largest, and the sets of one card."""
    sets = largest = singles = 0
    while hand:
        cards = largest_set(hand)
        hand &= ~cards
        size = popcount(cards)
        largest = max(largest, size)
        singles += int(size == 1)
        sets += 1
    return sets, largest, singles


@rule
def elsewhere(view: Record) -> int:
    """The cards that other seats might hold."""
    cards = int(view.unseen)
    for seat in range(view.players):
        if seat != view.seat:
            cards |= view.known[seat]
    return cards


@rule
def danger(cards: int, others: int) -> int:
    """How many colours and numbers of *others* have a set that beats *cards*; half the higher cards if it is one.

    Of sets of one size only the highest numbers are compared, which is nearly always enough.
    """
    size, top, count = popcount(cards), 0, 0
    for number in range(NUMBERS):
        if cards & COLUMN << number:
            top = number
    if size == 1:
        for number in range(top + 1, NUMBERS):
            count += popcount(others >> number & COLUMN)
        return min((count + 1) // 2, DEGREES - 1)
    for colour in range(COLOUR_COUNT):
        row = others >> NUMBERS * colour & ROW
        count += int(popcount(row) > size or (popcount(row) == size and row >> top > 1))
    for number in range(NUMBERS):
        found = popcount(others >> number & COLUMN)
        count += int(found > size or (found == size and number > top))
    return count


@rule
def threat_row(first: int, cards: int, others: int) -> int:
    """The row that describes the danger for *cards*; *first* is the one for a single card that nothing beats."""
    size = min(popcount(cards), SIZES)
    return int(first + DEGREES * (size - 1) + danger(cards, others))


@rule
def write_cards(cards: int, first: int, out: Any, count: int) -> int:
    """Write the facts that *cards* are somewhere; return the new number of facts."""
    while cards:
        out[count] = first + lowest(cards)
        cards &= cards - 1
        count += 1
    return count


@rule
def write_facts(view: Record, out: Any) -> int:
    """See :func:`allfather.nets.inputs.facts`."""
    places = colour_places(view)
    hand = rearranged(view.hand, places)
    count = write_cards(hand, HAND, out, 0)
    count = write_cards(rearranged(view.middle, places), MIDDLE, out, count)
    count = write_cards(rearranged(view.beaten, places), BEATEN, out, count)
    count = write_cards(rearranged(view.discards, places), DISCARDS, out, count)
    for step in range(view.players):
        count = write_seat(view, step, places, out, count)
    count = write_hand(hand, out, count)
    others = elsewhere(view)
    out[count] = PLAYERS + int(view.players)
    out[count + 1] = MIDDLE_SIZE + popcount(view.middle)
    out[count + 2] = LIMIT + limit_class(view.limit)
    out[count + 3] = OTHERS + (popcount(largest_set(others)) if others else 0)
    count += 4
    if view.phase == TAKE_ONE:
        out[count] = IS_TAKING
        count += 1
    if view.opener_rule:
        out[count] = OPTIONS
        count += 1
    if view.whole_hand_rule:
        out[count] = OPTIONS + 1
        count += 1
    return count


@rule
def limit_class(limit: int) -> int:
    """The place of *limit* among ``LIMITS``."""
    place = 0
    for bound in LIMITS:
        place += int(limit > bound)
    return place


@rule
def write_hand(hand: int, out: Any, count: int) -> int:
    """Write how many cards of each colour and number the player has, and how many sets cover them."""
    for place in range(COLOUR_COUNT):
        cards = popcount(hand >> NUMBERS * place & ROW)
        if cards:
            out[count] = COLOUR + COUNTS * place + cards
            count += 1
    for number in range(NUMBERS):
        cards = popcount(hand >> number & COLUMN)
        if cards:
            out[count] = NUMBER + (COLOUR_COUNT + 1) * number + cards
            count += 1
    sets, largest, singles = cover(hand)
    out[count] = COVER + sets
    out[count + 1] = LARGEST + largest
    out[count + 2] = SINGLES + singles
    return count + 3


@rule
def write_seat(view: Record, step: int, places: int, out: Any, count: int) -> int:
    """Write what everybody knows about the seat *step* places after the view's own."""
    seat = (int(view.seat) + step) % int(view.players)
    count = write_cards(rearranged(view.known[seat], places), KNOWN + CARDS * step, out, count)
    left = min(max(int(view.limit) - int(view.scores[seat]), 0), FAR)
    lead = min(max(int(view.scores[seat]) - int(view.scores[view.seat]), -WIDE), WIDE)
    out[count] = SIZE + COUNTS * step + int(view.sizes[seat])
    out[count + 1] = LEFT + (FAR + 1) * step + left
    count += 2
    if step:
        out[count] = LEAD + (2 * WIDE + 1) * step + WIDE + lead
        count += 1
    if view.middle and view.owner == seat:
        out[count] = OWNER + step
        count += 1
    if view.opener == seat:
        out[count] = OPENER + step
        count += 1
    varied = int(view.varied[seat])
    while varied:
        trait = lowest(varied)
        varied &= varied - 1
        if trait < COLOUR_COUNT:
            trait = places >> 3 * trait & 7
        out[count] = VARIED + TRAITS * step + trait
        count += 1
    return count


@rule
def write_secrets(state: Record, seat: int, view: Record, out: Any) -> int:
    """See :func:`allfather.nets.inputs.secrets`."""
    places = colour_places(view)
    count = 0
    for step in range(1, state.players):
        hand = rearranged(state.hands[(seat + step) % int(state.players)], places)
        count = write_cards(hand, HANDS + CARDS * (step - 1), out, count)
        out[count] = COVERS + COUNTS * (step - 1) + cover(hand)[0]
        count += 1
    return count


@rule
def write_rows(view: Record, actions: Any, count: int, rows: Any) -> None:
    """See :func:`allfather.nets.inputs.describe`."""
    places, others = colour_places(view), elsewhere(view)
    before = rearranged(view.hand, places)
    for place in range(count):
        action: Any = np.int64(actions[place])  # interpreted, a narrow integer would overflow
        hand, row, kind, threat = before, PASS, 0, TAKEN
        if action >= TAKE:
            card = rearranged(ONE << action - TAKE, places)
            hand, row, kind = before | card, TAKE + lowest(card), 2
        elif action == PASS:
            threat = threat_row(PASSED, int(view.middle), others)
        else:
            threat = threat_row(THREATS, set_cards(action), others)
            cards = rearranged(set_cards(action), places)
            hand, row, kind = before & ~cards, set_id(cards), 1
        sets, largest, singles = cover(hand)
        rows[place, 0] = row
        rows[place, 1] = AFTER + COUNTS * (COUNTS * kind + sets) + popcount(hand)
        rows[place, 2] = SHAPE + COUNTS * (COUNTS * kind + largest) + singles
        rows[place, 3] = threat
