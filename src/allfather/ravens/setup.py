"""Setting up a stage of Odins Raben, and reshuffling packs that have run out.

Shuffled cards are passed in. Only :func:`draw`, for simulations, uses the generator of the record.
"""

from __future__ import annotations

from typing import Any

from allfather.core.bits import ONE
from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.ravens.cards import HAND_BITS, KIND_COUNT, LAND_CODES, MAX_DECK, MAX_PATH, face, turned
from allfather.ravens.state import DEAL_LANDSCAPES, DEAL_PACKS, HAND, PACK, PATH, PLAY, STAGE


@rule
def draw(state: Record, deal: Any) -> None:
    """Shuffle what is awaited into *deal*: everything for a stage, a seat's discards, or the removed landscapes."""
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
    """Write *counts* cards of each kind into *out* in random order; return their number."""
    size = 0
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            # An inside-out shuffle: the new card takes a random place, and the card there moves to the end.
            place = below(state, size + 1)
            out[size] = out[place]
            out[place] = kind
            size += 1
    return size


@rule
def shuffle_landscapes(state: Record, counts: Any, out: Any) -> None:
    """The same for landscape cards, each in a random orientation."""
    size = shuffle_kinds(state, counts, out)
    for place in range(size):
        if below(state, 2):
            out[place] = turned(out[place])


@rule
def begin_stage(state: Record, deal: Any) -> None:
    """R1 to R3, R27: set up the next stage."""
    # R3: who starts. Before any stage had a winner the starter stays the same.
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
    for card in range(LAND_CODES):
        state.removed[card] = 0
    for seat in range(2):
        begin_seat(state, seat, deal[DEAL_PACKS + MAX_DECK * seat :])
    begin_turn(state)


@rule
def begin_seat(state: Record, seat: int, pack: Any) -> None:
    """R2: give a seat its full pack and five cards in hand, and put its raven before the first card."""
    size = 0
    for kind in range(KIND_COUNT):
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
    """R1: lay nine cards in a row so that no lane shows the same landscape on two adjacent cards."""
    size = 0
    for card in range(LAND_CODES):
        size += state.lands[card]
    for place in range(MAX_PATH):
        state.path[place] = 0
        state.landscapes[place] = cards[size - 1 - place] if place < size else 0
    state.land_size = size
    state.path_size = state.bottom_size = 0
    misfits = 0  # cards in a row that did not fit; if the whole pack did not, the next is laid as drawn
    while state.path_size < PATH and state.land_size:
        card = int(state.landscapes[state.land_size - 1])
        previous = int(state.path[state.path_size - 1]) if state.path_size else -1
        if misfits < state.land_size and clashes(previous, card):
            if clashes(previous, turned(card)):
                state.land_size -= 1
                put_under(state, card)
                misfits += 1
                continue
            card = turned(card)
        misfits = 0
        state.land_size -= 1
        state.bottom_size = min(state.bottom_size, state.land_size)
        state.path[state.path_size] = card
        state.path_size += 1
    for place in range(state.land_size, MAX_PATH):
        state.landscapes[place] = 0


@rule
def clashes(previous: int, card: int) -> bool:
    """Whether a lane shows the same landscape on both cards; *previous* is -1 if there is none."""
    return previous >= 0 and (face(previous, 0) == face(card, 0) or face(previous, 1) == face(card, 1))


@rule
def put_under(state: Record, card: int) -> None:
    """Put a landscape card under the pack, where its place is public."""
    for place in range(int(state.land_size), 0, -1):
        state.landscapes[place] = state.landscapes[place - 1]
    state.landscapes[0] = card
    state.land_size += 1
    state.bottom_size = min(int(state.bottom_size) + 1, int(state.land_size))


@rule
def refill_pack(state: Record, cards: Any) -> None:
    """R25: make the shuffled discards the new pack; its contents, but not their order, are public."""
    seat = int(state.to_act)
    size = 0
    for kind in range(KIND_COUNT):
        state.pack_most[seat, kind] = state.discards[seat, kind]
        size += state.discards[seat, kind]
        state.discards[seat, kind] = 0
    for place in range(size):
        state.packs[seat, place] = cards[size - 1 - place]
    state.pack_sizes[seat] = size


@rule
def refill_landscapes(state: Record, cards: Any) -> None:
    """R26: make the shuffled removed landscapes the new landscape pack."""
    size = 0
    for card in range(LAND_CODES):
        size += state.removed[card]
        state.removed[card] = 0
    for place in range(size):
        state.landscapes[place] = cards[size - 1 - place]
    state.land_size = size
    state.bottom_size = 0


@rule
def begin_turn(state: Record) -> None:
    """Reset the counters of a turn."""
    state.plays[0] = state.plays[1] = state.laid = state.extending = 0
    state.phase = PLAY


@rule
def draw_card(state: Record, seat: int) -> None:
    """Draw the top card of a seat's pack."""
    state.pack_sizes[seat] -= 1
    kind = int(state.packs[seat, state.pack_sizes[seat]])
    state.packs[seat, state.pack_sizes[seat]] = 0
    state.hands[seat] += ONE << HAND_BITS * kind
    state.hand_sizes[seat] += 1
