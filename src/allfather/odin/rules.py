"""The rules of ODIN, O1 to O19, as compiled functions over one record."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from allfather.core.bits import ONE, lowest, popcount, smear
from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.core.contract import CHANCE, OVER
from allfather.odin.cards import (
    CARDS,
    COLOUR_COUNT,
    COLUMN,
    DUEL_CARDS,
    DUEL_COLOURS,
    FULL_PACK,
    HAND,
    NUMBERS,
    PASS,
    ROW,
    TAKE,
    column_set_id,
    repeated_numbers,
    row_set_id,
    set_cards,
    set_id,
    traits,
)
from allfather.odin.state import (
    DEAL,
    FINISHED,
    OPENER_WINNER,
    PLAY,
    TAKE_ONE,
    WHOLE_HAND_FORCED,
)

MAX_LEGAL = 253
"""The maximum number of legal actions: nine cards of one colour against four of one number."""

CHOOSE = np.array([[comb(n, k) for k in range(NUMBERS + 2)] for n in range(NUMBERS + 1)], np.int16)
"""Binomial coefficients: sets of k out of n cards of a row or column."""


@rule
def seat_after(state: Record, seat: int) -> int:
    """O3: play goes clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def actor(state: Record) -> int:
    """See :func:`allfather.core.contract.actor`."""
    if state.phase == DEAL:
        return CHANCE
    return OVER if state.phase == FINISHED else state.to_act


@rule
def draw(state: Record, deal: Any) -> None:
    """Shuffle the pack into *deal*; for the first hand also choose the opener (O3) and, for two, the colours (O2)."""
    pack = state.pack
    if state.hand_number == 0:
        deal[0] = below(state, state.players)
        pack = FULL_PACK
        if not state.all_colours:
            for _ in range(COLOUR_COUNT - DUEL_COLOURS):
                # A colour already left out has an empty row: draw again.
                colour = below(state, COLOUR_COUNT)
                while pack >> NUMBERS * colour & ROW == 0:
                    colour = below(state, COLOUR_COUNT)
                pack &= ~(ROW << NUMBERS * colour)
    shuffle(state, pack, HAND * state.players, deal[1:])


@rule
def shuffle(state: Record, cards: int, drawn: int, out: Any) -> None:
    """Write *cards* into *out*; the first *drawn* places are a uniformly random draw."""
    size = 0
    while cards:
        out[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    # A Fisher-Yates shuffle, stopped as soon as the cards that are dealt are drawn.
    for place in range(drawn):
        other = place + below(state, size - place)
        out[place], out[other] = out[other], out[place]


@rule
def deal(state: Record, deal: Any) -> None:
    """O1: nine cards each; the first opener is part of the deal (O3)."""
    state.opener = next_opener(state, deal)
    if state.hand_number == 0:
        state.pack = dealt_pack(state, deal)
    for seat in range(state.players):
        state.hands[seat] = dealt_hand(deal, seat)
    state.hand_number += 1
    begin_hand(state)


@rule
def begin_hand(state: Record) -> None:
    """Nothing has been laid yet, and the opener is to act (O3)."""
    for seat in range(state.players):
        state.known[seat] = 0
        state.varied[seat] = 0
    state.middle = state.beaten = state.discards = 0
    state.to_act = state.owner = state.opener
    state.phase = PLAY


@rule
def next_opener(state: Record, deal: Any) -> int:
    """The seat that opens the hand that is about to be dealt."""
    if state.hand_number == 0:
        return int(deal[0])
    if state.opener_rule == OPENER_WINNER:  # O18: the owner of the last middle went out
        return int(state.owner)
    return seat_after(state, int(state.opener))  # O14


@rule
def dealt_pack(state: Record, deal: Any) -> int:
    """The cards of the first deal: all, or those of four colours (O2)."""
    pack = 0
    for place in range(CARDS if state.all_colours else DUEL_CARDS):
        pack |= ONE << deal[1 + place]
    return pack


@rule
def dealt_hand(deal: Any, seat: int) -> int:
    """The cards that *seat* is dealt."""
    hand = 0
    for place in range(1 + HAND * seat, 1 + HAND * seat + HAND):
        hand |= ONE << deal[place]
    return hand


@rule
def must_lay_whole(state: Record, hand: int) -> bool:
    """O19: whether a leader with *hand* must lay it whole."""
    return state.whole_hand_rule == WHOLE_HAND_FORCED and traits(hand) != 0


@rule
def floor(middle: int) -> tuple[int, int, int]:
    """The bounds to beat *middle* with as many cards: its size, the row to exceed, the lowest number of a column set.

    Rows of one size compare as integers (O8). To beat the digits nn…n a row needs a digit above n, so it must exceed
    the row of all digits up to n. A column set beats a row if it repeats the row's highest digit or a higher one.
    Numbers count from 0.
    """
    first = lowest(middle)
    colour = first // NUMBERS
    row = middle >> NUMBERS * colour
    if row <= ROW:
        return popcount(middle), row, popcount(smear(row)) - 1
    number = first - NUMBERS * colour
    return popcount(middle), (2 << number) - 1, number + 1


@rule
def count_row(row: int, size: int, above: int) -> int:
    """The number of sets of *size* cards of *row* that exceed *above*, plus all sets of *size* + 1 cards.

    The sets are counted by the highest digit in which they exceed *above*.
    """
    cards = popcount(row)
    count: int = CHOOSE[cards, size + 1]
    while size:
        up_to = smear(above)
        # Sets with a digit above the highest of *above*: all sets, less those without such a digit.
        count += CHOOSE[cards, size] - CHOOSE[popcount(row & up_to), size]
        if row & ~(up_to >> 1) & up_to == 0:  # the row lacks that highest digit, so no other set can exceed *above*
            break
        # The other sets must contain that highest digit; compare what is below it.
        row &= up_to >> 1
        above &= up_to >> 1
        cards = popcount(row)
        size -= 1
    return count


@rule
def count_column(cards: int, size: int, is_high: bool) -> int:
    """The number of sets of *size* (if *is_high*) and of *size* + 1 among *cards* cards with one number.

    Single cards are counted with their row.
    """
    count: int = CHOOSE[cards, size + 1]
    return count + CHOOSE[cards, size] if is_high and size > 1 else count


@rule
def count_actions(state: Record) -> int:
    """See :func:`allfather.core.contract.count_actions`."""
    if state.phase == TAKE_ONE:
        return popcount(state.beaten)
    hand = state.hands[state.to_act]
    if state.middle == 0:
        if must_lay_whole(state, hand):
            return 1
        cards = popcount(hand)
        return cards + (1 if cards > 1 and traits(hand) else 0)  # O4
    return count_follow(hand, state.middle)


@rule
def count_follow(hand: int, middle: int) -> int:
    """Count a pass and the sets that beat *middle*, of as many cards or one more (O6)."""
    size, above, lowest_number = floor(middle)
    count = 1
    for colour in range(COLOUR_COUNT):
        row = hand >> NUMBERS * colour & ROW
        if popcount(row) >= size:
            count += count_row(row, size, above)
    numbers = repeated_numbers(hand)
    while numbers:
        number = lowest(numbers)
        numbers &= numbers - 1
        count += count_column(popcount(hand >> number & COLUMN), size, number >= lowest_number)
    return count


@rule
def legal_actions(state: Record, buffer: Any) -> int:
    """See :func:`allfather.core.contract.legal_actions`."""
    hand = state.hands[state.to_act]
    if state.phase == TAKE_ONE:
        return list_takes(state.beaten, buffer)
    if state.middle:
        return list_follow(hand, state.middle, buffer)
    if must_lay_whole(state, hand):
        buffer[0] = set_id(hand)
        return 1
    return list_leads(hand, buffer)


@rule
def list_takes(beaten: int, buffer: Any) -> int:
    """O9: one card of the set just beaten."""
    count = 0
    while beaten:
        buffer[count] = TAKE + lowest(beaten)
        beaten &= beaten - 1
        count += 1
    return count


@rule
def list_leads(hand: int, buffer: Any) -> int:
    """O4: any one card, or the whole hand if it is a set."""
    count, rest = 0, hand
    while rest:
        card = lowest(rest)
        colour = card // NUMBERS
        buffer[count] = row_set_id(colour, ONE << card - NUMBERS * colour)
        rest &= rest - 1
        count += 1
    if count > 1 and traits(hand):
        buffer[count] = set_id(hand)
        count += 1
    return count


@rule
def list_follow(hand: int, middle: int, buffer: Any) -> int:
    """O6: pass, then the sets of each colour, then those of each number.

    Whether a set is legal is hard for the processor to predict, and a mispredicted branch costs more than a store:
    every subset of a row or column that is long enough is written, and counted only if it beats the middle.
    """
    size, above, lowest_number = floor(middle)
    buffer[0] = PASS
    count = 1
    colours = long_rows(hand, size)
    while colours:
        colour = lowest(colours)
        colours &= colours - 1
        row = hand >> NUMBERS * colour & ROW
        # All subsets in ascending order: (subset - row) & row is the next one. Of a row with exactly *size* cards only
        # the row itself is large enough; the subset before it is row & row - 1.
        subset = 0 if popcount(row) > size else row & row - 1
        while subset != row:
            subset = (subset - row) & row
            cards = popcount(subset)
            buffer[count] = row_set_id(colour, subset)
            count += (cards == size + 1) | ((cards == size) & (subset > above))
    numbers = long_columns(hand, size, lowest_number)
    while numbers:
        number = lowest(numbers)
        numbers &= numbers - 1
        column = hand >> number & COLUMN
        is_high = (number >= lowest_number) & (size > 1)
        subset = 0 if popcount(column) > size + 1 - is_high else column & column - 1
        while subset != column:
            subset = (subset - column) & column
            cards = popcount(subset)
            buffer[count] = column_set_id(number, subset)
            count += (cards == size + 1) | ((cards == size) & is_high)
    return count


@rule
def long_rows(hand: int, size: int) -> int:
    """The colours of which *hand* has *size* cards or more, as bits 0 … 5."""
    colours = 0
    for colour in range(COLOUR_COUNT):
        colours |= int(popcount(hand >> NUMBERS * colour & ROW) >= size) << colour
    return colours


@rule
def long_columns(hand: int, size: int, lowest_number: int) -> int:
    """The numbers, from 0, of which *hand* may have enough cards for a set of *size* or one more."""
    # Counting beyond three is not worth its time: list_follow checks the sizes anyway.
    once = hand & ROW
    twice = thrice = 0
    for _ in range(COLOUR_COUNT - 1):
        hand >>= NUMBERS
        thrice |= twice & hand
        twice |= once & hand
        once |= hand
    if size > 2:
        return thrice & ROW
    if size == 2:  # a pair must also have a number that is high enough
        twice &= thrice | -1 << lowest_number
    return twice & ROW


@rule
def apply(state: Record, action: Any) -> None:
    """See :func:`allfather.core.contract.apply`."""
    action = np.int64(action)  # a narrow integer would overflow in interpreted code
    if action >= TAKE:
        take(state, ONE << (action - TAKE))
    elif action == PASS:
        state.to_act = seat_after(state, state.to_act)
        if state.to_act == state.owner:  # O12: everybody else has passed
            state.discards |= state.middle
            state.middle = 0
    else:
        lay(state, set_cards(action))


@rule
def lay(state: Record, cards: int) -> None:
    """Lay *cards* for the seat to act."""
    seat = state.to_act
    hand = state.hands[seat] & ~cards
    beaten = state.middle
    if state.whole_hand_rule == WHOLE_HAND_FORCED:
        learn(state, seat, cards, beaten == 0)
    state.hands[seat] = hand
    state.known[seat] &= hand
    state.middle = cards
    state.owner = seat
    state.beaten = beaten
    if hand == 0:  # O10
        end_hand(state)
    elif beaten & (beaten - 1):  # O9: more than one card, so there is a choice
        state.phase = TAKE_ONE
    else:
        take(state, beaten)


@rule
def learn(state: Record, seat: int, cards: int, leads: bool) -> None:
    """O19: record what everybody learns if a leader did not have to lay the whole hand: it was not all alike.

    For every trait that the laid and the known cards share, some unknown card of the hand lacks it. This is
    forgotten once an unknown card without the trait has been laid.
    """
    known = state.known[seat]
    state.varied[seat] &= traits(cards & ~known)
    if leads and state.hands[seat] != cards:
        state.varied[seat] |= traits(cards | known)


@rule
def take(state: Record, card: int) -> None:
    """O9: take *card* (0 after a lead) for the seat to act and discard the rest of the beaten set."""
    seat = state.to_act
    state.hands[seat] |= card
    state.known[seat] |= card
    state.discards |= state.beaten & ~card
    state.beaten = 0
    state.phase = PLAY
    state.to_act = seat_after(state, state.to_act)


@rule
def end_hand(state: Record) -> None:
    """O13, O15: score the hand and decide whether the game goes on."""
    state.discards |= state.beaten
    state.beaten = 0
    state.phase = DEAL
    for seat in range(state.players):
        state.scores[seat] += popcount(state.hands[seat])
        if state.scores[seat] >= state.limit:
            state.phase = FINISHED


@rule
def scores(state: Record, out: Any) -> None:
    """See :func:`allfather.core.contract.scores`."""
    for seat in range(state.players):
        out[seat] = state.scores[seat]


@rule
def ranking(state: Record, out: Any) -> None:
    """O15: fewer points are better; tied seats share a place."""
    for seat in range(state.players):
        out[seat] = 1
        for other in range(state.players):
            out[seat] += state.scores[other] < state.scores[seat]


@rule
def rewind(state: Record, past: Any, count: int) -> None:
    """See :func:`allfather.core.contract.rewind`: who was the first to lay a card was dealt it."""
    laid = 0
    for place in range(count):
        laid |= laid_by(past[place])
    for seat in range(state.players):
        state.hands[seat] &= ~laid
    seat = int(state.opener)
    for place in range(count):
        cards = laid_by(past[place]) & laid
        state.hands[seat] |= cards
        laid &= ~cards
        takes_next = past[place + 1] >= TAKE if place + 1 < count else state.phase == TAKE_ONE
        if not takes_next:
            seat = seat_after(state, seat)
    begin_hand(state)


@rule
def laid_by(action: Any) -> int:
    """The cards that an action lays; none if it passes or takes."""
    action = np.int64(action)
    return set_cards(action) if PASS < action < TAKE else 0
