"""Views of Odins Raben (R31): what one seat may know, and the only way from a state to a player.

A view omits what is hidden. It can be encoded as numbers for learning, and filled in with hidden cards that are
consistent with it.
"""

from __future__ import annotations

from typing import Any

from allfather.core.bits import ONE
from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.core.contract import SPECTATOR
from allfather.core.shapes import Number, Numbers, Only, Shapes, Tally, Together, Word, Words
from allfather.ravens.cards import (
    EFFECTS,
    FLIGHTS,
    HAND_BITS,
    KIND_COUNT,
    KINDS,
    LAND_CODES,
    MAX_DECK,
    MAX_PATH,
    MAX_WAYS,
    cards_of,
    face,
    is_double,
    sorted_card,
    turned,
)
from allfather.ravens.notation import LAND_TEXTS, SYMBOLS
from allfather.ravens.rules import sort_pile
from allfather.ravens.setup import shuffle_kinds
from allfather.ravens.state import AWAITED, DEAL, DECISIONS, ORDERING, ORIENT, PHASES, PLAYS, SECOND, TARGET

# Where the numbers of an encoded view are, each after the one before: first those about neither a seat nor cards.
AT_SEATED = 0
AT_PHASE = AT_SEATED + 1
AT_TO_ACT = AT_PHASE + len(PHASES)
AT_EFFECT = AT_TO_ACT + 1
AT_FIRST = AT_EFFECT + len(EFFECTS)
AT_ORDERED = AT_FIRST + 1
AT_PLAYS = AT_ORDERED + 1
AT_LAID = AT_PLAYS + 2
AT_TO_LAY = AT_LAID + 1
AT_TURN = AT_TO_LAY + 1
AT_STAGE = AT_TURN + 1
AT_PATH_SIZE = AT_STAGE + 1
AT_STONE = AT_PATH_SIZE + 1
AT_SYMBOLS = AT_STONE + 2
AT_LAND_SIZE = AT_SYMBOLS + len(SYMBOLS)
AT_BOTTOM_SIZE = AT_LAND_SIZE + 1
AT_EXTENDING = AT_BOTTOM_SIZE + 1
AT_AWAITED = AT_EXTENDING + 1
AT_STARTS = AT_AWAITED + len(AWAITED)
AT_BACK_NEEDS_TWO = AT_STARTS + 1
AT_PROTECT_RAVENS = AT_BACK_NEEDS_TWO + 1
AT_PROTECT_STONE = AT_PROTECT_RAVENS + 1
AT_LONGEST_PATH = AT_PROTECT_STONE + 1
AT_SCORELESS = AT_LONGEST_PATH + 1
HEADER = AT_SCORELESS + 1
# Those about each seat.
AT_SCORE = 0
AT_RAVEN = AT_SCORE + 1
AT_HAND_SIZE = AT_RAVEN + 1
AT_PILE_SIZE = AT_HAND_SIZE + 1
AT_PACK_SIZE = AT_PILE_SIZE + 1
SEAT_HEADER = AT_PACK_SIZE + 1
PER_SEAT = SEAT_HEADER + 4 * KIND_COUNT
"""Numbers for each seat."""
PER_CARD = 2 * FLIGHTS
"""Numbers for each landscape card: one for each landscape in either lane."""
ENCODED = HEADER + 2 * PER_SEAT + KIND_COUNT * (2 + MAX_DECK) + PER_CARD * (MAX_PATH + 1) + 3 * LAND_CODES
"""Length of an encoded view; ``docs/ravens.md`` lists the numbers."""

SHAPES: Shapes = {
    "seat": Number("seat"),
    "phase": Word("phase", PHASES),
    "awaited": Only(Word("awaited", AWAITED), "phase", (DEAL,)),
    "to_act": Only(Number("to_act"), "phase", DECISIONS),
    "path": Words("path", LAND_TEXTS, "path_size"),
    "ravens": Numbers("ravens"),
    "stone": Only(Together((Number("stone_lane"), Number("stone_space"))), "stone_space"),
    "magic": Words("symbols", SYMBOLS),
    "magic_cards": Tally("magic", KINDS, each=True),
    "discards": Tally("discards", KINDS, each=True),
    "removed": Tally("removed", LAND_TEXTS),
    "hand": Tally("hand", KINDS),
    "pile": Words("pile", KINDS, ("pile_sizes", "seat")),
    "hand_sizes": Numbers("hand_sizes"),
    "pile_sizes": Numbers("pile_sizes"),
    "pack_sizes": Numbers("pack_sizes"),
    "landscape_count": Number("land_size"),
    "bottom": Words("bottom", LAND_TEXTS, "bottom_size", backwards=True),
    "drawn": Word("drawn", LAND_TEXTS, none=""),
    "unseen": Tally("unseen", KINDS, each=True),
    "plays": Numbers("plays"),
    "plays_left": Numbers("plays", out_of=PLAYS),
    "laid": Number("laid"),
    "effect": Only(Word("effect", EFFECTS), "phase", (TARGET, SECOND)),
    "first": Only(Number("first"), "phase", (SECOND,)),
    "ordered": Only(Number("ordered"), "phase", (ORDERING,)),
    "scores": Numbers("scores"),
    "turn": Number("turn"),
    "stage": Number("stage"),
    "scoreless": Number("scoreless"),
}
"""How a view is written; see :class:`allfather.ravens.game.View`."""
OWN = ("seat", "hand", "pile", "drawn", "unseen")
"""What depends on the view's seat."""


@rule
def observe(state: Record, seat: int, view: Record) -> None:
    """See :func:`allfather.core.contract.observe`."""
    copy_public(state, view)
    view.seat = seat
    for kind in range(KIND_COUNT):
        view.hand[kind] = 0 if seat == SPECTATOR else cards_of(state.hands[seat], kind)
    for place in range(MAX_DECK):
        view.pile[place] = 0 if seat == SPECTATOR else state.piles[seat, place]
    for place in range(MAX_PATH):
        view.bottom[place] = state.landscapes[place] if place < state.bottom_size else 0
    # R22: only the seat that draws a landscape card sees it before it is laid, unless its place was public.
    view.drawn = state.drawn if seat == state.to_act or state.drawn_known else -1
    for kind in range(KIND_COUNT):
        for other in range(2):
            view.unseen[other, kind] = hidden_cards(view, other, kind) - (view.hand[kind] if other == seat else 0)
    if seat != SPECTATOR:
        for place in range(view.pile_sizes[seat]):
            view.unseen[seat, view.pile[place]] -= 1


@rule
def copy_public(source: Record, target: Record) -> None:
    """Copy the public fields from a state to a view, or back."""
    copy_seats(source, target)
    copy_components(source, target)
    for place in range(MAX_PATH):
        target.path[place] = source.path[place]
    for card in range(LAND_CODES):
        target.removed[card] = source.removed[card]
    target.players = source.players
    target.stage = source.stage
    target.turn = source.turn
    target.path_size = source.path_size
    target.stone_lane = source.stone_lane
    target.stone_space = source.stone_space
    target.land_size = source.land_size
    target.bottom_size = source.bottom_size
    target.drawn_known = source.drawn_known
    target.laid = source.laid
    target.to_lay = source.to_lay
    target.extending = source.extending
    target.effect = source.effect
    target.first = source.first
    target.ordered = source.ordered
    target.phase = source.phase
    target.awaited = source.awaited
    target.to_act = source.to_act
    target.starter = source.starter
    target.stage_winner = source.stage_winner
    target.last_winner = source.last_winner
    target.scoreless = source.scoreless


@rule
def copy_seats(source: Record, target: Record) -> None:
    """Copy the public fields that come in pairs."""
    for seat in range(2):
        target.scores[seat] = source.scores[seat]
        target.ravens[seat] = source.ravens[seat]
        target.symbols[seat] = source.symbols[seat]
        target.hand_sizes[seat] = source.hand_sizes[seat]
        target.pile_sizes[seat] = source.pile_sizes[seat]
        target.pack_sizes[seat] = source.pack_sizes[seat]
        target.plays[seat] = source.plays[seat]
        for kind in range(KIND_COUNT):
            target.magic[seat, kind] = source.magic[seat, kind]
            target.discards[seat, kind] = source.discards[seat, kind]
            target.pack_most[seat, kind] = source.pack_most[seat, kind]


@rule
def copy_components(source: Record, target: Record) -> None:
    """Copy the components and options, which never change during a game."""
    for kind in range(KIND_COUNT):
        target.deck[kind] = source.deck[kind]
    for card in range(LAND_CODES):
        target.lands[card] = source.lands[card]
    for way in range(MAX_WAYS):
        target.ways[way, 0] = source.ways[way, 0]
        target.ways[way, 1] = source.ways[way, 1]
    target.way_count = source.way_count
    target.back_needs_two = source.back_needs_two
    target.protect_ravens = source.protect_ravens
    target.protect_stone = source.protect_stone
    target.longest_path = source.longest_path


@rule
def fill(view: Record, state: Record, scratch: Any) -> None:
    """Place the hidden cards at random; see :func:`allfather.core.contract.fill`."""
    copy_public(view, state)
    fill_landscapes(view, state, scratch)
    for seat in range(2):  # a spectator has no own seat
        if seat == view.seat:
            fill_own(view, state, seat)
        else:
            fill_other(view, state, seat)
            # A pile that is being ordered still has a choice: reject piles whose rest is all alike.
            while view.phase == ORDERING and seat == view.to_act and is_rest_alike(state, seat):
                fill_other(view, state, seat)


@rule
def hidden_cards(view: Record, seat: int, kind: int) -> int:
    """The number of cards of *kind* that a seat has in hand, pile and pack together; 0 before the first stage."""
    if view.stage == 0:
        return 0
    return int(view.deck[kind]) - int(view.discards[seat, kind]) - int(view.magic[seat, kind])


@rule
def fill_own(view: Record, state: Record, seat: int) -> None:
    """Fill in the view's own seat, of which only the order of the pack is hidden."""
    for place in range(MAX_DECK):
        state.piles[seat, place] = view.pile[place]
        state.packs[seat, place] = 0
    size = 0
    state.hands[seat] = 0
    for kind in range(KIND_COUNT):
        state.hands[seat] += int(view.hand[kind]) << HAND_BITS * kind
        cards = hidden_cards(view, seat, kind) - int(view.hand[kind])
        for place in range(view.pile_sizes[seat]):
            cards -= view.pile[place] == kind
        for _ in range(cards):
            size = insert(state, state.packs[seat], size, kind)


@rule
def insert(state: Record, cards: Any, size: int, kind: int) -> int:
    """Insert a card at a random place among *size* cards, moving the card there to the end; return the new size."""
    place = below(state, size + 1)
    cards[size] = cards[place]
    cards[place] = kind
    return size + 1


@rule
def fill_other(view: Record, state: Record, seat: int) -> None:
    """Distribute the hidden cards of the other seat to pack, hand and pile.

    A pack has at most the cards that it was shuffled from (R25), so it is drawn first, from those.
    """
    for place in range(MAX_DECK):
        state.piles[seat, place] = state.packs[seat, place] = 0
    size = 0
    state.hands[seat] = 0
    for kind in range(KIND_COUNT):
        for _ in range(min(int(view.pack_most[seat, kind]), hidden_cards(view, seat, kind))):
            size = insert(state, state.packs[seat], size, kind)
    for place in range(view.pack_sizes[seat], size):
        state.packs[seat, place] = 0
    # The rest is shuffled into the pile; what exceeds its size goes to the hand.
    size = 0
    for kind in range(KIND_COUNT):
        cards = hidden_cards(view, seat, kind)
        for place in range(view.pack_sizes[seat]):
            cards -= state.packs[seat, place] == kind
        for _ in range(cards):
            size = insert(state, state.piles[seat], size, kind)
    for place in range(view.pile_sizes[seat], size):
        state.hands[seat] += ONE << HAND_BITS * int(state.piles[seat, place])
        state.piles[seat, place] = 0
    if view.phase == ORDERING and seat == view.to_act:
        sort_pile(state, seat, int(view.ordered))


@rule
def is_rest_alike(state: Record, seat: int) -> bool:
    """Whether the rest of a pile that is being ordered leaves no choice, so that ordering would be over."""
    return bool(state.piles[seat, state.ordered] == state.piles[seat, state.pile_sizes[seat] - 1])


@rule
def fill_landscapes(view: Record, state: Record, scratch: Any) -> None:
    """Shuffle the unseen landscape cards into the pack, above its known bottom (R1, R32)."""
    for card in range(LAND_CODES):
        scratch[card] = view.lands[card] - view.removed[card] if view.stage else 0
    for place in range(view.path_size):
        scratch[sorted_card(view.path[place])] -= 1
    for place in range(view.bottom_size):
        scratch[sorted_card(view.bottom[place])] -= 1
    if view.drawn >= 0:
        scratch[sorted_card(view.drawn)] -= 1
    for place in range(MAX_PATH):
        state.landscapes[place] = view.bottom[place]
    size = shuffle_kinds(state, scratch[:LAND_CODES], state.landscapes[view.bottom_size :])
    for place in range(view.bottom_size, int(view.bottom_size) + size):
        if below(state, 2):
            state.landscapes[place] = turned(state.landscapes[place])
    state.drawn = view.drawn
    if view.phase == ORIENT and view.drawn < 0:
        draw_hidden(state, int(view.bottom_size), size)


@rule
def draw_hidden(state: Record, first: int, size: int) -> None:
    """Choose the card that the other seat has drawn, which cannot be a double: that would have been laid."""
    place = first + below(state, size)
    while is_double(state.landscapes[place]):
        place = first + below(state, size)
    state.drawn = state.landscapes[place]
    state.landscapes[place] = state.landscapes[first + size - 1]
    state.landscapes[first + size - 1] = 0


@rule
def encode(view: Record, out: Any) -> None:
    """Write the numbers that ``docs/ravens.md`` lists, the view's own seat and lane first; a spectator's seat 0."""
    own = max(int(view.seat), 0)
    for place in range(ENCODED):
        out[place] = 0
    encode_header(view, own, out)
    place = HEADER
    for step in range(2):
        seat = own if step == 0 else 1 - own
        place = encode_seat(view, seat, out, place)
    for kind in range(KIND_COUNT):
        out[place + kind] = view.hand[kind]
    place += KIND_COUNT
    for depth in range(view.pile_sizes[own] if view.seat != SPECTATOR else 0):
        out[place + KIND_COUNT * depth + int(view.pile[view.pile_sizes[own] - 1 - depth])] = 1
    place += KIND_COUNT * MAX_DECK
    for card in range(view.path_size):
        encode_card(view.path[card], own, out, place + PER_CARD * card)
    place += PER_CARD * MAX_PATH
    if view.drawn >= 0:
        encode_card(view.drawn, own, out, place)
    place += PER_CARD
    for card in range(LAND_CODES):
        out[place + card] = view.removed[card]
        out[place + 2 * LAND_CODES + card] = view.lands[card]
    for card in range(view.bottom_size):
        out[place + LAND_CODES + sorted_card(view.bottom[card])] += 1
    place += 3 * LAND_CODES
    for kind in range(KIND_COUNT):
        out[place + kind] = view.deck[kind]


@rule
def encode_header(view: Record, own: int, out: Any) -> None:
    """Write phase, effect, stone, magic way, counters and options."""
    out[AT_SEATED] = view.seat != SPECTATOR
    out[AT_PHASE + view.phase] = 1
    out[AT_TO_ACT] = view.to_act == own
    if view.phase >= TARGET and view.phase < ORDERING:
        out[AT_EFFECT + view.effect] = 1
    out[AT_FIRST] = view.first
    out[AT_ORDERED] = view.ordered
    out[AT_PLAYS] = view.plays[0]
    out[AT_PLAYS + 1] = view.plays[1]
    out[AT_LAID] = view.laid
    out[AT_TO_LAY] = view.to_lay
    out[AT_TURN] = view.turn
    out[AT_STAGE] = view.stage
    out[AT_PATH_SIZE] = view.path_size
    if view.stone_space:
        out[AT_STONE if view.stone_lane == own else AT_STONE + 1] = view.stone_space
    out[AT_SYMBOLS + view.symbols[0]] = 1
    out[AT_SYMBOLS + view.symbols[1]] = 1
    out[AT_LAND_SIZE] = view.land_size
    out[AT_BOTTOM_SIZE] = view.bottom_size
    out[AT_EXTENDING] = view.extending
    out[AT_AWAITED + view.awaited] = 1
    out[AT_STARTS] = view.starter == own
    out[AT_BACK_NEEDS_TWO] = view.back_needs_two
    out[AT_PROTECT_RAVENS] = view.protect_ravens
    out[AT_PROTECT_STONE] = view.protect_stone
    out[AT_LONGEST_PATH] = view.longest_path
    out[AT_SCORELESS] = view.scoreless


@rule
def encode_seat(view: Record, seat: int, out: Any, place: int) -> int:
    """Write the public facts about a seat; return the next place."""
    out[place + AT_SCORE] = view.scores[seat]
    out[place + AT_RAVEN] = view.ravens[seat]
    out[place + AT_HAND_SIZE] = view.hand_sizes[seat]
    out[place + AT_PILE_SIZE] = view.pile_sizes[seat]
    out[place + AT_PACK_SIZE] = view.pack_sizes[seat]
    cards = place + SEAT_HEADER
    for kind in range(KIND_COUNT):
        out[cards + kind] = view.discards[seat, kind]
        out[cards + KIND_COUNT + kind] = view.magic[seat, kind]
        out[cards + 2 * KIND_COUNT + kind] = view.pack_most[seat, kind]
        out[cards + 3 * KIND_COUNT + kind] = hidden_cards(view, seat, kind)
    return place + PER_SEAT


@rule
def encode_card(card: int, own: int, out: Any, place: int) -> None:
    """Write a landscape card: five numbers for the view's own lane, then five for the other."""
    out[place + face(card, own)] = 1
    out[place + FLIGHTS + face(card, 1 - own)] = 1
