"""What the seat to act may do in Odins Raben, listed by ascending id."""

from __future__ import annotations

from typing import Any

from allfather.core.compiling import Record, rule
from allfather.ravens.cards import (
    AT_CARD,
    AT_SPACE,
    CLEAR,
    DROP,
    DROP_TOP,
    EFFECT,
    EFFECT_TOP,
    END,
    EXTEND,
    FLIGHTS,
    FLY,
    FLY_MIXED,
    FLY_PAIR,
    FLY_TOP,
    FLY_TOP_PAIR,
    KEEP,
    LAND_REMOVE,
    LAND_TURN,
    MAGIC,
    MAGIC_TOP,
    MAX_PATH,
    NEXT,
    ORDER_PATH,
    ORDER_PILE,
    PAYMENT_TABLE,
    PILE,
    RAVEN_BACK,
    RAVEN_ON,
    STAY,
    STONE_PUT,
    STONE_SWAP,
    TURN,
    face,
    is_double,
)
from allfather.ravens.state import EXTENDING, ORDERING, ORIENT, PLAY, PLAYS, SECOND
from allfather.ravens.table import (
    can_draw_landscape,
    fits_magic,
    is_free,
    is_protected,
    is_stone_ahead,
    run_end,
    top,
)


@rule
def add(action: int, buffer: Any, count: int) -> int:
    """Write an action if there is room; return how many there are now."""
    if count < len(buffer):
        buffer[count] = action
    return count + 1


@rule
def count_actions(state: Record) -> int:
    """See :func:`allfather.core.contract.count_actions`."""
    return legal_actions(state, state.path[:0])  # a buffer without room: actions are only counted


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
        return list_cards(state, STONE_SWAP, int(state.first), buffer)
    if state.effect == STONE_PUT:
        return list_spaces(state, buffer)
    return list_cards(state, int(state.effect), 0, buffer)


@rule
def list_plays(state: Record, buffer: Any) -> int:
    """R4 to R11: everything that can be done with a card of hand or the top of the pile, or to end the plays."""
    seat = int(state.to_act)
    from_hand = PLAYS - int(state.plays[0])
    on_top = top(state, seat, 0) if state.plays[1] < PLAYS else -1
    count = add(END, buffer, 0)
    if from_hand:
        for kind in range(9):
            if state.hands[seat, kind]:
                count = add(PILE + kind, buffer, count)
        for kind in range(9):
            if state.hands[seat, kind]:
                count = add(DROP + kind, buffer, count)
    if on_top >= 0:
        count = add(DROP_TOP, buffer, count)
    if from_hand:
        for kind in range(9):
            if state.hands[seat, kind] and fits_magic(state, kind):
                count = add(MAGIC + kind, buffer, count)
    if on_top >= 0 and fits_magic(state, on_top):
        count = add(MAGIC_TOP, buffer, count)
    count = list_effects(state, from_hand, on_top, buffer, count)
    return list_flights(state, from_hand, on_top, buffer, count)


@rule
def list_effects(state: Record, from_hand: int, on_top: int, buffer: Any, count: int) -> int:
    """R11: the effects of Odin cards that can do something, from hand, then from the pile."""
    seat = int(state.to_act)
    if from_hand:
        for effect in range(8):
            if state.hands[seat, FLIGHTS + effect // 2] and can_do(state, effect, 0):
                count = add(EFFECT + effect, buffer, count)
    if on_top >= FLIGHTS:
        first = 2 * (on_top - FLIGHTS)
        for effect in range(first, first + 2):
            if can_do(state, effect, 1):
                count = add(EFFECT_TOP + effect, buffer, count)
    return count


@rule
def can_do(state: Record, effect: int, from_pile: int) -> bool:
    """Whether *effect* changes anything; *from_pile* is 1 if its card is the top of the pile."""
    seat = int(state.to_act)
    if effect == ORDER_PILE:
        return has_two_kinds(state, seat, int(state.pile_sizes[seat]) - from_pile)
    if effect == ORDER_PATH:
        return bool(state.laid < 2 and can_draw_landscape(state))
    if effect == RAVEN_BACK:
        return bool(state.ravens[1 - seat] >= (3 if state.back_needs_two else 1))
    if effect == RAVEN_ON:
        return not (state.stone_lane == seat and state.stone_space == state.ravens[seat] + 1)
    return has_space(state) if effect == STONE_PUT else has_card(state, effect)


@rule
def has_two_kinds(state: Record, seat: int, size: int) -> bool:
    """R12: the lowest *size* cards of a pile can be put into another order."""
    for place in range(1, size):
        if state.piles[seat, place] != state.piles[seat, 0]:
            return True
    return False


@rule
def has_card(state: Record, effect: int) -> bool:
    for card in range(1, int(state.path_size) + 1):
        if is_target(state, effect, card, 0):
            return True
    return False


@rule
def list_cards(state: Record, effect: int, first: int, buffer: Any) -> int:
    """Cards of the path to turn or remove (R15), or to swap (R16): with a later one, or with the *first* chosen."""
    count = 0
    for card in range(first + 1, int(state.path_size) + 1):
        if is_target(state, effect, card, first):
            count = add(AT_CARD + card - 1, buffer, count)
    return count


@rule
def is_target(state: Record, effect: int, card: int, first: int) -> bool:
    """Whether *effect* can change *card*; in a swap whose *first* card is chosen, whether *card* is the other."""
    if is_protected(state, card):
        return False
    if effect == LAND_TURN:
        return not is_double(state.path[card - 1])
    if effect == LAND_REMOVE:
        return bool(state.path_size > 1)  # R29
    return bool(state.path[card - 1] != state.path[first - 1]) if first else can_swap(state, card)


@rule
def can_swap(state: Record, card: int) -> bool:
    """Whether a later card may be swapped with *card*, which is not protected, and differs from it."""
    for later in range(card + 1, state.path_size + 1):
        if state.path[later - 1] != state.path[card - 1] and not is_protected(state, later):
            return True
    return False


@rule
def has_space(state: Record) -> bool:
    for space in range(1, int(state.path_size) + 1):
        if is_free(state, 0, space) or is_free(state, 1, space):
            return True
    return False


@rule
def list_spaces(state: Record, buffer: Any) -> int:
    """R16, R17: free spaces of either lane."""
    count = 0
    for lane in range(2):
        for space in range(1, state.path_size + 1):
            if is_free(state, lane, space):
                count = add(AT_SPACE + MAX_PATH * lane + space - 1, buffer, count)
    return count


@rule
def list_next(state: Record, buffer: Any) -> int:
    """R12: the kinds that are left for the next card of the pile; they lie sorted."""
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
    """R7, R8: all ways to pay one unit, unless the stone is on the next space; R19, R20: or two."""
    seat = int(state.to_act)
    second = top(state, seat, 1) if state.plays[1] < PLAYS - 1 else -1
    end = run_end(state, seat)
    landscape = face(state.path[end - 1], seat)
    is_ahead = is_stone_ahead(state, seat, end)
    if not (is_ahead and state.stone_space == state.ravens[seat] + 1):
        if from_hand and state.hands[seat, landscape]:
            count = add(FLY + landscape, buffer, count)
        if on_top == landscape:
            count = add(FLY_TOP, buffer, count)
        if from_hand > 1:
            for kind in range(FLIGHTS):
                if state.hands[seat, kind] > 1:
                    count = add(FLY_PAIR + kind, buffer, count)
        if 0 <= on_top < FLIGHTS:
            if from_hand and state.hands[seat, on_top]:
                count = add(FLY_MIXED + on_top, buffer, count)
            if second == on_top:
                count = add(FLY_TOP_PAIR, buffer, count)
    if is_ahead:
        count = list_clearings(state, from_hand, landscape, buffer, count)
    return count


@rule
def list_clearings(state: Record, from_hand: int, landscape: int, buffer: Any, count: int) -> int:
    """R19: all that two units can cost."""
    for payment in range(len(PAYMENT_TABLE)):
        if can_pay(state, from_hand, payment) and is_two_units(state, landscape, payment):
            count = add(CLEAR + payment, buffer, count)
    return count


@rule
def can_pay(state: Record, from_hand: int, payment: int) -> bool:
    """Whether the cards of *payment* are there, those off the pile being flight cards."""
    seat = int(state.to_act)
    depth = PAYMENT_TABLE[payment, 0]
    if depth > PLAYS - state.plays[1]:
        return False
    for place in range(depth):
        kind = top(state, seat, place)
        if kind < 0 or kind >= FLIGHTS:
            return False
    cards = 0
    for kind in range(FLIGHTS):
        wanted = PAYMENT_TABLE[payment, 1 + kind]
        if wanted > state.hands[seat, kind]:
            return False
        cards += wanted
    return cards <= from_hand


@rule
def is_two_units(state: Record, landscape: int, payment: int) -> bool:
    """Whether the cards make two units, each a card of *landscape* or two equal cards.

    Of each other landscape there must be pairs; what is left must be cards of the landscape, or pairs of them.
    """
    seat = int(state.to_act)
    pairs = matching = 0
    for kind in range(FLIGHTS):
        cards = int(PAYMENT_TABLE[payment, 1 + kind])
        for place in range(PAYMENT_TABLE[payment, 0]):
            cards += top(state, seat, place) == kind
        if kind == landscape:
            matching = cards
        elif cards % 2:
            return False
        else:
            pairs += cards // 2
    left = 2 - pairs
    return 0 <= left <= matching <= 2 * left
