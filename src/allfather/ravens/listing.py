"""The legal actions of Odins Raben, listed by ascending id."""

from __future__ import annotations

from typing import Any

from allfather.core.bits import ONE, lowest
from allfather.core.compiling import Record, rule
from allfather.ravens.board import (
    can_draw_landscape,
    fits_magic,
    free_spaces,
    is_stone_ahead,
    loose_cards,
    magic_kinds,
    run_end,
    top,
)
from allfather.ravens.cards import (
    AT_CARD,
    AT_SPACE,
    CLEAR,
    DROP,
    DROP_TOP,
    EACH_KIND,
    EFFECT,
    EFFECT_TOP,
    END,
    EXTEND,
    FLIGHT_KINDS,
    FLIGHTS,
    FLY,
    FLY_MIXED,
    FLY_PAIR,
    FLY_TOP,
    FLY_TOP_PAIR,
    HAND_BITS,
    HAND_ENDS,
    HAND_NUMBERS,
    KEEP,
    LAND_REMOVE,
    LAND_TURN,
    MAGIC,
    MAGIC_TOP,
    MAX_PATH,
    NEXT,
    ODIN_KINDS,
    ORDER_PATH,
    ORDER_PILE,
    PAYMENT_OFFSETS,
    PILE,
    RAVEN_BACK,
    RAVEN_ON,
    STAY,
    STONE_PUT,
    TOP_BIT,
    TURN,
    cards_of,
    face,
    is_double,
    kinds_of,
    next_kind,
)
from allfather.ravens.state import EXTENDING, ORDERING, ORIENT, PLAY, PLAYS, SECOND

TWO: Any = 2 * ONE
GUARDS = TOP_BIT * EACH_KIND & FLIGHT_KINDS
"""A bit above the count of each flight card, for :func:`unit_pairs`."""
UNIT_FORMS = FLIGHTS + 1
"""The most forms of a unit: a matching card, or a joker of any kind."""


@rule
def add(action: int, buffer: Any, count: int) -> int:
    """Write an action if the buffer has room; return the new count."""
    if count < len(buffer):
        buffer[count] = action
    return count + 1


@rule
def count_actions(state: Record) -> int:
    """See :func:`allfather.core.contract.count_actions`."""
    return legal_actions(state, state.path[:0])  # with an empty buffer actions are only counted


@rule
def legal_actions(state: Record, buffer: Any) -> int:
    """See :func:`allfather.core.contract.legal_actions`."""
    if state.phase == PLAY:
        return list_plays(state, buffer)
    if state.phase == ORDERING:
        return list_next(state, buffer)
    if state.phase == EXTENDING:
        return add(STAY, buffer, add(EXTEND, buffer, 0))
    if state.phase == ORIENT:
        return add(TURN, buffer, add(KEEP, buffer, 0))
    if state.phase == SECOND:
        return list_seconds(state, buffer)
    if state.effect == STONE_PUT:
        return list_spaces(state, buffer)
    return list_cards(state, int(state.effect), buffer)


@rule
def list_plays(state: Record, buffer: Any) -> int:
    """R4 to R11: all plays of a card from hand or from the top of the pile, and ending the plays."""
    seat = int(state.to_act)
    from_hand = PLAYS - int(state.plays[0])
    held = kinds_of(state.hands[seat], 1) if from_hand else 0
    on_top = top(state, seat, 0) if state.plays[1] < PLAYS else -1
    count = add(END, buffer, 0)
    count = list_kinds(PILE, held, buffer, count)
    count = list_kinds(DROP, held, buffer, count)
    if on_top >= 0:
        count = add(DROP_TOP, buffer, count)
    count = list_kinds(MAGIC, held & magic_kinds(state), buffer, count)
    if on_top >= 0 and fits_magic(state, on_top):
        count = add(MAGIC_TOP, buffer, count)
    count = list_effects(state, held & ODIN_KINDS, on_top, buffer, count)
    return list_flights(state, from_hand, on_top, buffer, count)


@rule
def list_kinds(first: int, kinds: int, buffer: Any, count: int) -> int:
    """Add the action *first* + kind for each of the flagged *kinds*."""
    while kinds:
        count = add(first + next_kind(kinds), buffer, count)
        kinds &= kinds - 1
    return count


@rule
def list_effects(state: Record, held: int, on_top: int, buffer: Any, count: int) -> int:
    """R11: the effects of Odin cards that would change something, from hand, then from the pile."""
    while held:
        count = list_both(state, EFFECT, next_kind(held), buffer, count)
        held &= held - 1
    if on_top >= FLIGHTS:
        count = list_both(state, EFFECT_TOP, on_top, buffer, count)
    return count


@rule
def list_both(state: Record, first: int, kind: int, buffer: Any, count: int) -> int:
    """Add those of the two effects of an Odin card that would change something."""
    from_pile = int(first == EFFECT_TOP)
    effect = 2 * (kind - FLIGHTS)
    if can_do(state, effect, from_pile):
        count = add(first + effect, buffer, count)
    if can_do(state, effect + 1, from_pile):
        count = add(first + effect + 1, buffer, count)
    return count


@rule
def can_do(state: Record, effect: int, from_pile: int) -> bool:
    """Whether *effect* would change anything; *from_pile* is 1 if its card is the top of the pile."""
    seat = int(state.to_act)
    if effect == ORDER_PILE:
        return has_two_kinds(state, seat, int(state.pile_sizes[seat]) - from_pile)
    if effect == ORDER_PATH:
        return bool(state.laid < 2 and can_draw_landscape(state))
    if effect == RAVEN_BACK:
        return bool(state.ravens[1 - seat] >= (3 if state.back_needs_two else 1))  # R14
    if effect == RAVEN_ON:  # R21
        return not (state.stone_lane == seat and state.stone_space == state.ravens[seat] + 1)
    if effect == STONE_PUT:
        return bool(free_spaces(state, 0) | free_spaces(state, 1))
    return can_hit(state, effect)


@rule
def has_two_kinds(state: Record, seat: int, size: int) -> bool:
    """R12: whether the lowest *size* cards of a pile have more than one order."""
    for place in range(1, size):
        if state.piles[seat, place] != state.piles[seat, 0]:
            return True
    return False


@rule
def can_hit(state: Record, effect: int) -> bool:
    """Whether there is a card to turn or remove (R15), or there are two to swap (R16)."""
    cards = loose_cards(state)
    if effect == LAND_REMOVE:
        return bool(state.path_size > 1 and cards != 0)  # R29
    is_target = False
    while cards and not is_target:
        card = lowest(cards)
        cards &= cards - 1
        is_target = can_turn(state, card) if effect == LAND_TURN else partners(state, card, cards) != 0
    return is_target


@rule
def can_turn(state: Record, card: int) -> bool:
    """Whether turning a loose card changes anything: a double looks the same, but it moves the stone on it (R18)."""
    return bool(not is_double(state.path[card]) or state.stone_space == card + 1)


@rule
def partners(state: Record, card: int, cards: int) -> Any:
    """R16: *cards*, starting with the first with which swapping *card* changes anything.

    Swapping equal cards only moves the stone, if it is on one of them (R18).
    """
    while cards and not can_swap(state, card, lowest(cards)):
        cards &= cards - 1
    return cards


@rule
def can_swap(state: Record, card: int, other: int) -> bool:
    """Whether swapping two loose cards changes anything."""
    has_stone = state.stone_space == card + 1 or state.stone_space == other + 1
    return bool(has_stone or state.path[card] != state.path[other])


@rule
def list_cards(state: Record, effect: int, buffer: Any) -> int:
    """The cards to turn, to remove, or to swap with a later card."""
    count = 0
    cards = loose_cards(state)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if effect == LAND_TURN:
            is_target = can_turn(state, card)
        else:  # R29: the only card of a path is not removed
            is_target = state.path_size > 1 if effect == LAND_REMOVE else partners(state, card, cards) != 0
        if is_target:
            count = add(AT_CARD + card, buffer, count)
    return count


@rule
def list_seconds(state: Record, buffer: Any) -> int:
    """R16: the later cards that can be swapped with the first one chosen."""
    count = 0
    first = int(state.first)
    cards = loose_cards(state) >> first << first
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if can_swap(state, first - 1, card):
            count = add(AT_CARD + card, buffer, count)
    return count


@rule
def list_spaces(state: Record, buffer: Any) -> int:
    """R16, R17: the free spaces of both lanes."""
    count = 0
    for lane in range(2):
        spaces = free_spaces(state, lane)
        while spaces:
            count = add(AT_SPACE + MAX_PATH * lane + lowest(spaces), buffer, count)
            spaces &= spaces - 1
    return count


@rule
def list_next(state: Record, buffer: Any) -> int:
    """R12: the kinds among the remaining cards of the pile, which are sorted."""
    seat = int(state.to_act)
    count, last = 0, -1
    for place in range(state.ordered, state.pile_sizes[seat]):
        kind = int(state.piles[seat, place])
        if kind != last:
            count = add(NEXT + kind, buffer, count)
            last = kind
    return count


@rule
def list_flights(state: Record, from_hand: int, on_top: int, buffer: Any, count: int) -> int:
    """R7, R8: all ways to pay one unit, unless the stone is on the next space; R19, R20: all ways to pay two."""
    seat = int(state.to_act)
    second = top(state, seat, 1) if state.plays[1] < PLAYS - 1 else -1
    end = run_end(state, seat)
    landscape = face(state.path[end - 1], seat)
    is_ahead = is_stone_ahead(state, seat, end)
    if not (is_ahead and state.stone_space == state.ravens[seat] + 1):
        hand = state.hands[seat]
        if from_hand and cards_of(hand, landscape):
            count = add(FLY + landscape, buffer, count)
        if on_top == landscape:
            count = add(FLY_TOP, buffer, count)
        if from_hand > 1:
            count = list_kinds(FLY_PAIR, kinds_of(hand, 2) & FLIGHT_KINDS, buffer, count)
        if 0 <= on_top < FLIGHTS:
            if from_hand and cards_of(hand, on_top):
                count = add(FLY_MIXED + on_top, buffer, count)
            if second == on_top:
                count = add(FLY_TOP_PAIR, buffer, count)
    if is_ahead:
        count = list_clearings(state, from_hand, landscape, buffer, count)
    return count


@rule
def list_clearings(state: Record, from_hand: int, landscape: int, buffer: Any, count: int) -> int:
    """R19: all ways to pay two units, with no card off the pile, with the top one, and so on."""
    seat = int(state.to_act)
    for depth in range(PLAYS - int(state.plays[1]) + 1):
        if depth and not 0 <= top(state, seat, depth - 1) < FLIGHTS:  # R6: it cannot be passed over
            break
        hands = 0
        # The units are paid one after the other: the first takes the upper cards off the pile, at most two.
        for upper in range(max(0, depth - 2), min(2, depth) + 1):
            hands |= unit_pairs(state, from_hand, landscape, upper, depth)
        while hands:
            count = add(CLEAR + int(PAYMENT_OFFSETS[depth]) + lowest(hands), buffer, count)
            hands &= hands - 1
    return count


@rule
def unit_pairs(state: Record, from_hand: int, landscape: int, upper: int, depth: int) -> Any:
    """The cards from hand that complete two units with *depth* cards off the pile, of which the first takes *upper*.

    They are a mask of places in ``HAND_SETS``.
    """
    hand, hands = state.hands[state.to_act] & FLIGHT_KINDS | GUARDS, 0
    for form in range(UNIT_FORMS):
        first = unit_cards(state, 0, upper, landscape, form)
        for other in range(UNIT_FORMS if first >= 0 else 0):
            second = unit_cards(state, upper, depth - upper, landscape, other)
            # All counts are subtracted at once: one that would become negative borrows from its guard bit.
            if second >= 0 and (hand - first - second) & GUARDS == GUARDS:
                number = hand_number(first + second)
                if 0 <= number < HAND_ENDS[from_hand]:
                    hands |= ONE << number
    return hands


@rule
def unit_cards(state: Record, first: int, size: int, landscape: int, form: int) -> Any:
    """The cards from hand of a unit in one of its forms, or -1; it takes *size* cards off the pile from *first* on."""
    seat = int(state.to_act)
    kind = top(state, seat, first)
    if size == 0:  # a matching card, or a joker of any kind
        return ONE << HAND_BITS * landscape if form == FLIGHTS else TWO << HAND_BITS * form
    if size == 1 and form == 1:  # half a joker
        return ONE << HAND_BITS * kind
    if form == 0 and kind == (landscape if size == 1 else top(state, seat, first + 1)):
        return ONE - ONE  # a matching card, or a joker
    return -ONE


@rule
def hand_number(cards: int) -> int:
    """The place in ``HAND_SETS`` of flight cards, or -1 if there are too many."""
    size = place = 0
    for kind in range(FLIGHTS):
        size += cards_of(cards, kind)
        place |= cards_of(cards, kind) << 2 * kind
    return int(HAND_NUMBERS[place]) if size <= PLAYS else -1
