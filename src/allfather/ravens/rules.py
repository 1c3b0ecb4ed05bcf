"""The rules of Odins Raben, R1 to R30, as compiled functions over one record."""

from __future__ import annotations

from typing import Any

from allfather.core.bits import ONE
from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.core.contract import CHANCE, OVER
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
    HAND_BITS,
    KEEP,
    LAND_TURN,
    MAGIC,
    MAGIC_TOP,
    MAX_DECK,
    MAX_PATH,
    NEXT,
    ORDER_PATH,
    ORDER_PILE,
    PAYMENT_TABLE,
    PILE,
    RAVEN_BACK,
    RAVEN_ON,
    STAY,
    STONE_SWAP,
    face,
    is_double,
    sorted_card,
    turned,
)
from allfather.ravens.state import (
    DEAL,
    DEAL_LANDSCAPES,
    DEAL_PACKS,
    EXTENDING,
    FINISHED,
    GOAL,
    HAND,
    LANDSCAPES,
    NOTHING,
    ORDERING,
    ORIENT,
    PACK,
    PATH,
    PLAY,
    SECOND,
    STAGE,
    TARGET,
    TURN_LIMIT,
)
from allfather.ravens.table import can_draw_landscape, can_extend, run_end, top

MAGIC_POINTS = 3


@rule
def actor(state: Record) -> int:
    """See :func:`allfather.core.contract.actor`."""
    if state.phase == DEAL:
        return CHANCE
    return OVER if state.phase == FINISHED else int(state.to_act)


# Chance


@rule
def draw(state: Record, deal: Any) -> None:
    """Shuffle what is awaited into *deal*: everything for a stage, a discard, or the removed landscapes."""
    if state.awaited == STAGE:
        deal[0] = below(state, 2)
        deal[1] = below(state, state.way_count)
        shuffle_landscapes(state, state.lands, deal[DEAL_LANDSCAPES:])
        shuffle_kinds(state, state.deck, deal[DEAL_PACKS:])
        shuffle_kinds(state, state.deck, deal[DEAL_PACKS + MAX_DECK :])
    elif state.awaited == PACK:
        shuffle_kinds(state, state.discards[state.to_act], deal)
    else:
        shuffle_landscapes(state, state.removed, deal)


@rule
def shuffle_kinds(state: Record, counts: Any, out: Any) -> int:
    """Write so many of each kind into *out* in random order; return how many."""
    size = 0
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            # An inside-out shuffle: the new card goes to a random place, what lay there to the end.
            place = below(state, size + 1)
            out[size] = out[place]
            out[place] = kind
            size += 1
    return size


@rule
def shuffle_landscapes(state: Record, counts: Any, out: Any) -> None:
    """The same for landscape cards, each a random way round."""
    size = shuffle_kinds(state, counts, out)
    for place in range(size):
        if below(state, 2):
            out[place] = turned(out[place])


@rule
def deal(state: Record, deal: Any) -> None:
    """See :func:`allfather.core.contract.deal`."""
    awaited = state.awaited
    state.awaited = NOTHING
    if awaited == STAGE:
        begin_stage(state, deal)
    elif awaited == PACK:
        refill_pack(state, deal)
        draw_up(state)
    else:
        refill_landscapes(state, deal)
        lay_next(state)


@rule
def begin_stage(state: Record, deal: Any) -> None:
    """R1 to R3, R27: set everything up anew."""
    if state.stage == 0:
        state.starter = deal[0]
    elif state.scores[0] != state.scores[1]:
        state.starter = 0 if state.scores[0] < state.scores[1] else 1
    elif state.last_winner >= 0:
        state.starter = state.last_winner
    state.stage += 1
    state.turn = 1
    state.to_act = state.starter
    state.stone_space = state.stone_lane = 0
    state.symbols[0] = state.ways[deal[1], 0]
    state.symbols[1] = state.ways[deal[1], 1]
    lay_path(state, deal[DEAL_LANDSCAPES:])
    for card in range(25):
        state.removed[card] = 0
    for seat in range(2):
        begin_seat(state, seat, deal[DEAL_PACKS + MAX_DECK * seat :])
    begin_turn(state)


@rule
def begin_seat(state: Record, seat: int, pack: Any) -> None:
    """R2: a whole pack, five cards of it in hand, the raven before the first card."""
    size = 0
    for kind in range(9):
        size += state.deck[kind]
        state.discards[seat, kind] = state.magic[seat, kind] = 0
        state.pack_most[seat, kind] = state.deck[kind]
    for place in range(MAX_DECK):
        state.piles[seat, place] = 0
        state.packs[seat, place] = pack[size - 1 - place] if place < size else 0
    state.hands[seat] = state.ravens[seat] = state.hand_sizes[seat] = state.pile_sizes[seat] = 0
    state.pack_sizes[seat] = size
    while state.hand_sizes[seat] < HAND and state.pack_sizes[seat]:
        draw_card(state, seat)


@rule
def lay_path(state: Record, cards: Any) -> None:
    """R1: nine cards in a row, no lane showing the same landscape twice running."""
    size = 0
    for card in range(25):
        size += state.lands[card]
    for place in range(MAX_PATH):
        state.path[place] = 0
        state.landscapes[place] = cards[size - 1 - place] if place < size else 0
    state.land_size = size
    state.path_size = state.bottom_size = 0
    put_under = 0
    while state.path_size < PATH and state.land_size:
        card = int(state.landscapes[state.land_size - 1])
        previous = int(state.path[state.path_size - 1]) if state.path_size else -1
        if put_under < state.land_size and clashes(previous, card):
            if clashes(previous, turned(card)):
                put_card_under(state, card)
                put_under += 1
                continue
            card = turned(card)
        put_under = 0
        state.land_size -= 1
        state.bottom_size = min(state.bottom_size, state.land_size)
        state.path[state.path_size] = card
        state.path_size += 1
    for place in range(state.land_size, MAX_PATH):
        state.landscapes[place] = 0


@rule
def clashes(previous: int, card: int) -> bool:
    """Whether a lane shows the same landscape on both cards; nothing clashes with no card."""
    return previous >= 0 and (face(previous, 0) == face(card, 0) or face(previous, 1) == face(card, 1))


@rule
def put_card_under(state: Record, card: int) -> None:
    """Move the top landscape card under the pack, where everybody knows it to be."""
    for place in range(int(state.land_size) - 1, 0, -1):
        state.landscapes[place] = state.landscapes[place - 1]
    state.landscapes[0] = card
    state.bottom_size = min(int(state.bottom_size) + 1, int(state.land_size))


@rule
def refill_pack(state: Record, cards: Any) -> None:
    """R25: the discard becomes the pack; everybody knows which cards it holds."""
    seat = int(state.to_act)
    size = 0
    for kind in range(9):
        state.pack_most[seat, kind] = state.discards[seat, kind]
        size += state.discards[seat, kind]
        state.discards[seat, kind] = 0
    for place in range(size):
        state.packs[seat, place] = cards[size - 1 - place]
    state.pack_sizes[seat] = size


@rule
def refill_landscapes(state: Record, cards: Any) -> None:
    """R26: the removed landscapes become the pack."""
    size = 0
    for card in range(25):
        size += state.removed[card]
        state.removed[card] = 0
    for place in range(size):
        state.landscapes[place] = cards[size - 1 - place]
    state.land_size = size
    state.bottom_size = 0


# A turn


@rule
def begin_turn(state: Record) -> None:
    state.plays[0] = state.plays[1] = state.laid = state.extending = 0
    state.phase = PLAY


@rule
def apply(state: Record, action: Any) -> None:
    """See :func:`allfather.core.contract.apply`."""
    action = int(action)
    if action == END:
        end_plays(state)
    elif action < EFFECT:
        play_plainly(state, action)
    elif action < FLY:
        start_effect(state, action)
    elif action < NEXT:
        fly(state, action)
    elif action < AT_CARD:
        order_next(state, action - NEXT)
    elif action < EXTEND:
        hit_target(state, action)
    elif action == EXTEND:
        state.extending = 1
        start_laying(state, 1)
    elif action == STAY:
        draw_up(state)
    else:
        lay_landscape(state, int(state.drawn) if action == KEEP else turned(state.drawn))
        lay_next(state)


@rule
def play_plainly(state: Record, action: int) -> None:
    """R5, R9, R10: a card to the pile, to the discard or to the magic way."""
    seat = int(state.to_act)
    if action < DROP:
        spend(state, action - PILE)
        state.piles[seat, state.pile_sizes[seat]] = action - PILE
        state.pile_sizes[seat] += 1
    elif action < MAGIC:
        kind = spend_top(state) if action == DROP_TOP else spend(state, action - DROP)
        state.discards[seat, kind] += 1
    else:
        kind = spend_top(state) if action == MAGIC_TOP else spend(state, action - MAGIC)
        state.magic[seat, kind] += 1


@rule
def spend(state: Record, kind: int) -> int:
    """Take a card of *kind* out of the hand; it counts as a play."""
    seat = int(state.to_act)
    state.hands[seat] -= ONE << HAND_BITS * kind
    state.hand_sizes[seat] -= 1
    state.plays[0] += 1
    return kind


@rule
def spend_top(state: Record) -> int:
    """Take the top card off the pile; it counts as a play (R6)."""
    seat = int(state.to_act)
    kind = top(state, seat, 0)
    state.pile_sizes[seat] -= 1
    state.piles[seat, state.pile_sizes[seat]] = 0
    state.plays[1] += 1
    return kind


@rule
def pay(state: Record, kind: int, from_hand: int, off_pile: int) -> None:
    """Discard so many cards of *kind* from hand and so many off the pile."""
    seat = int(state.to_act)
    for _ in range(from_hand):
        state.discards[seat, spend(state, kind)] += 1
    for _ in range(off_pile):
        state.discards[seat, spend_top(state)] += 1


@rule
def fly(state: Record, action: int) -> None:
    """R7, R8, R19, R20: pay, and fly to the end of the run or to the stone."""
    seat = int(state.to_act)
    end = run_end(state, seat)
    if action >= CLEAR:
        for kind in range(FLIGHTS):
            pay(state, kind, PAYMENT_TABLE[action - CLEAR, 1 + kind], 0)
        pay(state, 0, 0, PAYMENT_TABLE[action - CLEAR, 0])
        state.stone_lane = state.stone_space = 0
    else:
        pay_one_unit(state, action)
        if state.stone_lane == seat and state.ravens[seat] < state.stone_space and state.stone_space <= end:
            end = int(state.stone_space) - 1
    state.ravens[seat] = end
    end_stage_if_arrived(state)


@rule
def pay_one_unit(state: Record, action: int) -> None:
    """R7, R8: a card, or two equal ones, from hand, pile or both."""
    if action < FLY_TOP:
        pay(state, action - FLY, 1, 0)
    elif action == FLY_TOP:
        pay(state, 0, 0, 1)
    elif action < FLY_MIXED:
        pay(state, action - FLY_PAIR, 2, 0)
    elif action < FLY_TOP_PAIR:
        pay(state, action - FLY_MIXED, 1, 1)
    else:
        pay(state, 0, 0, 2)


@rule
def start_effect(state: Record, action: int) -> None:
    """R11 to R16: discard the Odin card; do what needs no target, else wait for it."""
    seat = int(state.to_act)
    if action < EFFECT_TOP:
        effect = action - EFFECT
        pay(state, FLIGHTS + effect // 2, 1, 0)
    else:
        effect = action - EFFECT_TOP
        pay(state, 0, 0, 1)
    if effect == ORDER_PILE:
        start_ordering(state, seat)
    elif effect == ORDER_PATH:
        start_laying(state, 2)
    elif effect == RAVEN_BACK:
        state.ravens[1 - seat] -= 1
    elif effect == RAVEN_ON:
        state.ravens[seat] += 1
        end_stage_if_arrived(state)
    else:
        state.effect = effect
        state.phase = TARGET


@rule
def start_ordering(state: Record, seat: int) -> None:
    """R12: the pile is laid anew from the bottom up; what is left of it lies sorted."""
    sort_pile(state, seat, 0)
    state.ordered = 0
    state.phase = ORDERING


@rule
def sort_pile(state: Record, seat: int, first: int) -> None:
    """Sort the cards of a pile from place *first* by kind."""
    for place in range(first + 1, state.pile_sizes[seat]):
        kind, hole = state.piles[seat, place], place
        while hole > first and state.piles[seat, hole - 1] > kind:
            state.piles[seat, hole] = state.piles[seat, hole - 1]
            hole -= 1
        state.piles[seat, hole] = kind


@rule
def order_next(state: Record, kind: int) -> None:
    """Lay a card of *kind* next; the others stay sorted. Cards of one kind only need no further choice."""
    seat = int(state.to_act)
    place = int(state.ordered)
    while state.piles[seat, place] != kind:
        place += 1
    for hole in range(place, state.ordered, -1):
        state.piles[seat, hole] = state.piles[seat, hole - 1]
    state.piles[seat, state.ordered] = kind
    state.ordered += 1
    if state.piles[seat, state.ordered] == state.piles[seat, state.pile_sizes[seat] - 1]:
        state.ordered = 0
        state.phase = PLAY


@rule
def hit_target(state: Record, action: int) -> None:
    """R15, R16: turn, remove or swap cards, or put the stone."""
    if action >= AT_SPACE:
        state.stone_lane = (action - AT_SPACE) // MAX_PATH
        state.stone_space = (action - AT_SPACE) % MAX_PATH + 1
        end_effect(state)
        return
    card = action - AT_CARD + 1
    if state.phase == SECOND:
        first = int(state.first)
        held = state.path[first - 1]
        state.path[first - 1] = state.path[card - 1]
        state.path[card - 1] = held
        end_effect(state)
    elif state.effect == STONE_SWAP:
        state.first = card
        state.phase = SECOND
    elif state.effect == LAND_TURN:
        state.path[card - 1] = turned(state.path[card - 1])
        end_effect(state)
    else:
        end_effect(state)
        remove_card(state, card)


@rule
def end_effect(state: Record) -> None:
    state.effect = state.first = 0
    state.phase = PLAY


@rule
def remove_card(state: Record, card: int) -> None:
    """R15, R23: take a card out of the row, which closes up; this may bring a raven to the end."""
    state.removed[sorted_card(state.path[card - 1])] += 1
    for place in range(card, state.path_size):
        state.path[place - 1] = state.path[place]
    state.path_size -= 1
    state.path[state.path_size] = 0
    for seat in range(2):
        if state.ravens[seat] >= card:
            state.ravens[seat] -= 1
    if state.stone_space > card:
        state.stone_space -= 1
    elif state.stone_space == card:
        state.stone_lane = state.stone_space = 0
    end_stage_if_arrived(state)


# Landscape cards


@rule
def end_plays(state: Record) -> None:
    """R22: the extension is offered if it is possible."""
    if can_extend(state):
        state.phase = EXTENDING
    else:
        draw_up(state)


@rule
def start_laying(state: Record, cards: int) -> None:
    """Lay so many landscape cards, or as many as there are."""
    state.to_lay = cards
    lay_next(state)


@rule
def lay_next(state: Record) -> None:
    """Draw the next landscape card to lay; a double needs no choice. Then the plays go on, or the turn ends."""
    while state.to_lay and can_draw_landscape(state):
        if state.land_size == 0:  # R26
            state.awaited = LANDSCAPES
            state.phase = DEAL
            return
        state.drawn_known = state.bottom_size == state.land_size
        state.land_size -= 1
        state.bottom_size = min(int(state.bottom_size), int(state.land_size))
        card = int(state.landscapes[state.land_size])
        state.landscapes[state.land_size] = 0
        if not is_double(card):
            state.drawn = card
            state.phase = ORIENT
            return
        lay_landscape(state, card)
    state.to_lay = 0
    if state.extending:
        draw_up(state)
    else:
        state.phase = PLAY


@rule
def lay_landscape(state: Record, card: int) -> None:
    state.path[state.path_size] = card
    state.path_size += 1
    state.laid += 1
    state.to_lay -= 1
    state.drawn = -1
    state.drawn_known = 0


# The end of a turn, a stage, the game


@rule
def draw_card(state: Record, seat: int) -> None:
    state.pack_sizes[seat] -= 1
    kind = int(state.packs[seat, state.pack_sizes[seat]])
    state.packs[seat, state.pack_sizes[seat]] = 0
    state.hands[seat] += ONE << HAND_BITS * kind
    state.hand_sizes[seat] += 1


@rule
def draw_up(state: Record) -> None:
    """R4, R25: draw up to five, if need be from the shuffled discard; then the turn is over."""
    seat = int(state.to_act)
    while state.hand_sizes[seat] < HAND:
        if state.pack_sizes[seat] == 0:
            if has_discard(state, seat):
                state.awaited = PACK
                state.phase = DEAL
                return
            break
        draw_card(state, seat)
    end_turn(state)


@rule
def has_discard(state: Record, seat: int) -> bool:
    for kind in range(9):
        if state.discards[seat, kind]:
            return True
    return False


@rule
def end_turn(state: Record) -> None:
    """The other seat is next, unless the stage has lasted too long (R30)."""
    if state.turn == TURN_LIMIT:
        lead = int(state.ravens[0]) - int(state.ravens[1])
        end_stage(state, -1 if lead == 0 else 0 if lead > 0 else 1)
        return
    state.turn += 1
    state.to_act = 1 - state.to_act
    begin_turn(state)


@rule
def end_stage_if_arrived(state: Record) -> None:
    """R23: a raven on the last space ends the stage at once; if both are, the seat to act wins it."""
    seat = int(state.to_act)
    if state.ravens[seat] == state.path_size:
        end_stage(state, seat)
    elif state.ravens[1 - seat] == state.path_size:
        end_stage(state, 1 - seat)


@rule
def end_stage(state: Record, winner: int) -> None:
    """R24, R28: points for the distance and for the magic way, and whether there is another stage."""
    state.stage_winner = winner
    if winner >= 0:
        state.last_winner = winner
        state.scores[winner] += state.ravens[winner] - state.ravens[1 - winner]
    ahead = magic_winner(state)
    if ahead >= 0:
        state.scores[ahead] += MAGIC_POINTS
    if max(state.scores[0], state.scores[1]) >= GOAL:
        state.phase = FINISHED
    else:
        state.phase = DEAL
        state.awaited = STAGE


@rule
def magic_winner(state: Record) -> int:
    """The seat with more cards on the magic way, or -1."""
    lead = 0
    for kind in range(9):
        lead += int(state.magic[0, kind]) - int(state.magic[1, kind])
    return -1 if lead == 0 else 0 if lead > 0 else 1


@rule
def scores(state: Record, out: Any) -> None:
    """See :func:`allfather.core.contract.scores`."""
    out[0] = state.scores[0]
    out[1] = state.scores[1]


@rule
def returns(state: Record, out: Any) -> None:
    """R28: the higher total wins; equal, whoever won the last stage."""
    out[0] = 0.0
    if state.phase == FINISHED:
        if state.scores[0] != state.scores[1]:
            out[0] = 1.0 if state.scores[0] > state.scores[1] else -1.0
        elif state.last_winner >= 0:
            out[0] = 1.0 if state.last_winner == 0 else -1.0
    out[1] = -out[0]
