"""Views of ODIN (O17): what one seat may know, and the only way from a state to a player.

A view omits what is hidden. It can be encoded as numbers for learning, and filled in with hidden cards that are
consistent with it.
"""

from __future__ import annotations

from typing import Any

from allfather.core.bits import ONE, lowest, popcount
from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.core.contract import SPECTATOR
from allfather.core.shapes import Joined, Members, Number, Numbers, Only, Shapes, Word
from allfather.odin.cards import CARDS, COLOUR_COUNT, COLOURS, NUMBERS, ROW, TRAITS, traits
from allfather.odin.notation import CARD_TEXTS, SET_ORDER
from allfather.odin.rules import shuffle
from allfather.odin.state import DEAL, FINISHED, MAX_PLAYERS, PHASES, PLAY, TAKE_ONE

# Where the numbers of an encoded view are, each after the one before: first those about neither cards nor seats.
AT_SEATED = 0
AT_PLAYERS = AT_SEATED + 1
AT_PHASE = AT_PLAYERS + 1
AT_HAS_MIDDLE = AT_PHASE + len(PHASES)
AT_MIDDLE_SIZE = AT_HAS_MIDDLE + 1
AT_LIMIT = AT_MIDDLE_SIZE + 1
AT_HAND_NUMBER = AT_LIMIT + 1
AT_OPENER_RULE = AT_HAND_NUMBER + 1
AT_WHOLE_HAND_RULE = AT_OPENER_RULE + 1
AT_ALL_COLOURS = AT_WHOLE_HAND_RULE + 1
HEADER = AT_ALL_COLOURS + 1
# Those about each seat.
AT_PRESENT = 0
AT_SIZE = AT_PRESENT + 1
AT_SCORE = AT_SIZE + 1
AT_TO_ACT = AT_SCORE + 1
AT_OWNER = AT_TO_ACT + 1
AT_OPENER = AT_OWNER + 1
SEAT_HEADER = AT_OPENER + 1
PER_SEAT = SEAT_HEADER + TRAITS + CARDS
"""Numbers for each seat, present or not."""
ENCODED = HEADER + COLOUR_COUNT + 5 * CARDS + MAX_PLAYERS * PER_SEAT
"""Length of an encoded view; ``docs/odin.md`` lists the numbers."""


def cards(name: str, *, each: bool = False) -> Members:
    """Cards by colour, then number: the order of hands and discards; with *each* those of every seat."""
    return Members(name, CARD_TEXTS, range(CARDS), each, "players" if each else None)


def ordered_set(name: str) -> Members:
    """Cards by number from high to low, then colour: the order of sets."""
    return Members(name, [CARD_TEXTS[card] for card in SET_ORDER], SET_ORDER)


SHAPES: Shapes = {
    "seat": Number("seat"),
    "players": Number("players"),
    "phase": Word("phase", PHASES),
    "to_act": Only(Number("to_act"), "phase", (PLAY, TAKE_ONE)),
    "hand": cards("hand"),
    "sizes": Numbers("sizes", "players"),
    "known": cards("known", each=True),
    "middle": ordered_set("middle"),
    "owner": Only(Number("owner"), "middle"),
    "beaten": ordered_set("beaten"),
    "discards": cards("discards"),
    "unseen": cards("unseen"),
    "scores": Numbers("scores", "players"),
    "opener": Only(Number("opener"), "hand_number"),
    "hand_number": Number("hand_number"),
    "colours": Joined(Members("pack", COLOURS, range(0, CARDS, NUMBERS)), by=""),
}
"""How a view is written; see :class:`allfather.odin.game.View`."""
OWN = ("seat", "hand", "unseen")
"""What depends on the view's seat."""


@rule
def observe(state: Record, seat: int, view: Record) -> None:
    """See :func:`allfather.core.contract.observe`."""
    view.seat = seat
    view.hand = 0 if seat == SPECTATOR else state.hands[seat]
    for other in range(MAX_PLAYERS):
        view.sizes[other] = popcount(state.hands[other])
    copy_public(state, view)
    view.unseen = unseen(view)


@rule
def copy_public(source: Record, target: Record) -> None:
    """Copy the public fields from a state to a view, or back."""
    for seat in range(MAX_PLAYERS):
        target.known[seat] = source.known[seat]
        target.scores[seat] = source.scores[seat]
        target.varied[seat] = source.varied[seat]
    target.middle = source.middle
    target.beaten = source.beaten
    target.discards = source.discards
    target.pack = source.pack
    target.limit = source.limit
    target.hand_number = source.hand_number
    target.players = source.players
    target.phase = source.phase
    target.to_act = source.to_act
    target.owner = source.owner
    target.opener = source.opener
    target.opener_rule = source.opener_rule
    target.whole_hand_rule = source.whole_hand_rule
    target.all_colours = source.all_colours


@rule
def unseen(view: Record) -> Any:
    """The cards of the pack whose place the seat cannot know."""
    seen = view.hand | view.middle | view.beaten | view.discards
    for seat in range(view.players):
        seen |= view.known[seat]
    return view.pack & ~seen


@rule
def fill(view: Record, state: Record, scratch: Any) -> None:
    """Deal the unseen cards to the other hands at random; see :func:`allfather.core.contract.fill`."""
    copy_public(view, state)
    # The unseen cards are those in other hands and those set aside; after a shuffle the last are set aside.
    hidden = int(view.unseen)
    shuffle(state, hidden, popcount(hidden), scratch)
    # Rejection sampling keeps all consistent deals equally likely.
    while not complete_hands(view, state, scratch):
        shuffle(state, hidden, popcount(hidden), scratch)


@rule
def complete_hands(view: Record, state: Record, cards: Any) -> bool:
    """Complete the hands with *cards*; return whether they agree with what forced whole-hand leads revealed (O19)."""
    place = 0
    for seat in range(view.players):
        if seat == view.seat:
            state.hands[seat] = view.hand
            continue
        hidden = 0
        for _ in range(view.sizes[seat] - popcount(view.known[seat])):
            hidden |= ONE << cards[place]
            place += 1
        if traits(hidden) & view.varied[seat]:
            return False
        state.hands[seat] = view.known[seat] | hidden
    return True


TRIES = 8
"""Pairs of hidden cards that are drawn until two are in different places."""


@rule
def exchange(view: Record, state: Record) -> int:
    """See :func:`allfather.core.contract.exchange`: a card may also change places with one that is set aside."""
    hidden = int(view.unseen)
    count = popcount(hidden)
    for _ in range(TRIES if count > 1 else 0):
        one, other = ONE << nth(hidden, below(state, count)), ONE << nth(hidden, below(state, count))
        first, second = holder(state, one), holder(state, other)
        if first != second:
            replace(state, first, one, other)
            replace(state, second, other, one)
            if is_possible(view, state, first) and is_possible(view, state, second):
                return int((ONE << first | ONE << second) & (ONE << state.players) - 1)
            replace(state, first, other, one)
            replace(state, second, one, other)
            return 0
    return 0


@rule
def nth(cards: int, place: int) -> int:
    """The card at *place* among *cards*, from 0."""
    for _ in range(place):
        cards &= cards - 1
    return lowest(cards)


@rule
def holder(state: Record, card: int) -> int:
    """The seat that holds *card*, or the number of players if it is set aside."""
    for seat in range(state.players):
        if state.hands[seat] & card:
            return seat
    return int(state.players)


@rule
def replace(state: Record, seat: int, card: int, other: int) -> None:
    """Replace *card* by the *other* in a hand; nothing has to be done for cards that are set aside."""
    if seat < state.players:
        state.hands[seat] ^= card | other


@rule
def is_possible(view: Record, state: Record, seat: int) -> bool:
    """Whether a hand agrees with what forced whole-hand leads revealed (O19)."""
    return bool(seat == state.players or traits(state.hands[seat] & ~view.known[seat]) & view.varied[seat] == 0)


@rule
def write_cards(cards: int, out: Any, place: int) -> int:
    """Write one number per card, 1 where it is in *cards*; return the next place."""
    part = out[place : place + CARDS]  # a loop from 0 compiles to vector instructions
    for card in range(CARDS):
        part[card] = cards >> card & 1
    return place + CARDS


@rule
def encode(view: Record, out: Any) -> None:
    """Write the numbers that ``docs/odin.md`` lists, starting with the view's own seat; a spectator's with seat 0."""
    first = max(view.seat, 0)
    out[AT_SEATED] = view.seat != SPECTATOR
    out[AT_PLAYERS] = view.players
    for phase in range(len(PHASES)):
        out[AT_PHASE + phase] = view.phase == phase
    out[AT_HAS_MIDDLE] = view.middle != 0
    out[AT_MIDDLE_SIZE] = popcount(view.middle)
    out[AT_LIMIT] = view.limit
    out[AT_HAND_NUMBER] = view.hand_number
    out[AT_OPENER_RULE] = view.opener_rule
    out[AT_WHOLE_HAND_RULE] = view.whole_hand_rule
    out[AT_ALL_COLOURS] = view.all_colours
    place = HEADER
    for colour in range(COLOUR_COUNT):
        out[place + colour] = (view.pack >> NUMBERS * colour & ROW) != 0
    place += COLOUR_COUNT
    place = write_cards(view.hand, out, place)
    place = write_cards(view.middle, out, place)
    place = write_cards(view.beaten, out, place)
    place = write_cards(view.discards, out, place)
    place = write_cards(view.unseen, out, place)
    for step in range(MAX_PLAYERS):
        seat = (first + step) % view.players
        place = encode_seat(view, seat, step < view.players, out, place)


@rule
def encode_seat(view: Record, seat: int, is_there: bool, out: Any, place: int) -> int:
    """Write the public facts about *seat*, or zeros for an absent seat; return the next place."""
    part = out[place : place + PER_SEAT]
    for offset in range(PER_SEAT):
        part[offset] = 0
    if is_there:
        is_on = view.phase not in (DEAL, FINISHED)
        part[AT_PRESENT] = 1
        part[AT_SIZE] = view.sizes[seat]
        part[AT_SCORE] = view.scores[seat]
        part[AT_TO_ACT] = is_on and view.to_act == seat
        part[AT_OWNER] = view.middle != 0 and view.owner == seat
        part[AT_OPENER] = view.opener == seat
        for trait in range(TRAITS):
            part[SEAT_HEADER + trait] = view.varied[seat] >> trait & 1
        write_cards(view.known[seat], part, SEAT_HEADER + TRAITS)
    return place + PER_SEAT
