"""What a net sees of Odins Raben: the path ahead of each raven, the cards, the magic way and the points.

Places on the path are counted from the ravens, because what lies ahead matters and not how long the path was.
"""

from __future__ import annotations

from typing import Any

from allfather.core.compiling import Record, rule
from allfather.core.game import Game
from allfather.nets.inputs import Inputs
from allfather.ravens.cards import (
    AT_CARD,
    AT_SPACE,
    DROP,
    DROP_TOP,
    EFFECT_COUNT,
    EXTEND,
    FLIGHTS,
    FLY,
    KIND_COUNT,
    MAGIC,
    MAGIC_TOP,
    MAX_PATH,
    NEXT,
    PILE,
    cards_of,
    face,
)
from allfather.ravens.judgement import runs_ahead
from allfather.ravens.state import FINISHED, GOAL, SECOND, TARGET
from allfather.ravens.view import hidden_cards

AHEAD = 16
"""Cards ahead of a raven that are seen."""
BEHIND = 4
"""Cards behind a raven that can be distinguished as targets."""
REACH = BEHIND + AHEAD
"""Places relative to a raven."""
DEEP = 8
"""Cards of the player's pile that are seen, from the top."""
MOST = 6
"""Larger numbers of cards of a kind are not distinguished."""
MANY = 16
"""Larger sizes are not distinguished."""
COLUMNS = MANY + 1

PHASE = 0
TARGETS = PHASE + FINISHED + 1  # the effect whose target is chosen
FIRST = TARGETS + EFFECT_COUNT  # the first card of a swap
PLAYS = FIRST + REACH  # from hand, from the pile; landscapes laid, to lay; cards ordered
LANES = PLAYS + 5 * COLUMNS  # the cards ahead of each raven: own lane, other lane
LEFT = LANES + 2 * AHEAD * 2 * FLIGHTS  # spaces and runs to the end, and spaces behind, for each raven
GAP = LEFT + 6 * COLUMNS  # how far the player's raven is ahead
STONE = GAP + 2 * MANY + 1  # in the player's lane, in the other, from the raven of that lane
SYMBOLS = STONE + 2 * REACH
MAGIC_CARDS = SYMBOLS + FLIGHTS + 1  # cards on the magic way of each seat
MAGIC_LEAD = MAGIC_CARDS + 2 * COLUMNS
OWN_HAND = MAGIC_LEAD + 2 * MANY + 1
OWN_PILE = OWN_HAND + KIND_COUNT * MOST
HIDDEN = OWN_PILE + DEEP * KIND_COUNT  # the cards in hand, pile and pack of each seat
SIZES = HIDDEN + 2 * KIND_COUNT * MOST  # hand, pile and pack of each seat; the landscape pack
DRAWN = SIZES + 7 * COLUMNS
POINTS = DRAWN + 2 * FLIGHTS  # of each seat up to the goal
LEAD = POINTS + 2 * COLUMNS
LAST = LEAD + 2 * MANY + 1  # who won the last stage that had a winner
FLAGS = LAST + 3
FACTS = FLAGS + 6

RIVAL_HAND = 0
RIVAL_PILE = RIVAL_HAND + KIND_COUNT * MOST
SECRETS = RIVAL_PILE + DEEP * KIND_COUNT

# Rows: an action, or the effect and the place of its target; then what the card or target means now.
AT_OWN = AT_CARD  # by effect, and place from the player's raven
AT_LANE = AT_OWN + EFFECT_COUNT * REACH  # by lane, and place from its raven
CHOICES = AT_LANE + 2 * REACH  # extend, stay, keep, turn
AT_OTHER = CHOICES + 4  # by effect, and place from the other raven
USES = AT_OTHER + EFFECT_COUNT * REACH  # pile, drop, magic, next · when the card will be needed
NEEDED = 10
LENGTHS = USES + 4 * NEEDED  # the spaces of a flight
OTHERWISE = LENGTHS + AHEAD + 1
ROWS = OTHERWISE + 1


def make_inputs(kind: type[Game[Any, Any]]) -> Inputs:
    most = 2 * (2 * AHEAD + MANY) + 4 * KIND_COUNT * 2 + DEEP
    return Inputs(FACTS, most, SECRETS, ROWS, 2, write_facts, write_secrets, write_rows)


@rule
def within(value: int, most: int) -> int:
    """*value*, at least 0 and at most *most*."""
    return min(max(int(value), 0), most)


@rule
def relative(place: int, raven: int) -> int:
    """A place on the path, from 1, as seen from a raven: 0 … ``REACH - 1``."""
    return within(int(place) - int(raven) - 1 + BEHIND, REACH - 1)


@rule
def write_facts(view: Record, out: Any) -> int:
    """See :func:`allfather.nets.inputs.facts`."""
    own = max(int(view.seat), 0)
    out[0] = PHASE + int(view.phase)
    count = 1
    if TARGET <= view.phase <= SECOND:
        out[count] = TARGETS + int(view.effect)
        count += 1
    if view.phase == SECOND:
        out[count] = FIRST + relative(view.first, view.ravens[own])
        count += 1
    count = write_progress(view, out, count)
    for step in range(2):
        count = write_race(view, own if step == 0 else 1 - own, step, out, count)
        count = write_seat(view, own if step == 0 else 1 - own, step, out, count)
    out[count] = GAP + within(int(view.ravens[own]) - int(view.ravens[1 - own]) + MANY, 2 * MANY)
    out[count + 1] = LEAD + within(int(view.scores[own]) - int(view.scores[1 - own]) + MANY, 2 * MANY)
    out[count + 2] = MAGIC_LEAD + within(magic_size(view, own) - magic_size(view, 1 - own) + MANY, 2 * MANY)
    out[count + 3] = LAST + (2 if view.last_winner < 0 else int(view.last_winner != own))
    count = write_own(view, own, out, count + 4)
    return write_flags(view, own, out, count)


@rule
def write_progress(view: Record, out: Any, count: int) -> int:
    """Write what has been done in this turn."""
    out[count] = PLAYS + within(view.plays[0], MANY)
    out[count + 1] = PLAYS + COLUMNS + within(view.plays[1], MANY)
    out[count + 2] = PLAYS + 2 * COLUMNS + within(view.laid, MANY)
    out[count + 3] = PLAYS + 3 * COLUMNS + within(view.to_lay, MANY)
    out[count + 4] = PLAYS + 4 * COLUMNS + within(view.ordered, MANY)
    return count + 5


@rule
def write_race(view: Record, seat: int, step: int, out: Any, count: int) -> int:
    """Write the path ahead of a raven, its lane first, and how far it is."""
    raven = int(view.ravens[seat])
    for ahead in range(min(AHEAD, int(view.path_size) - raven)):
        card = LANES + 2 * FLIGHTS * (AHEAD * step + ahead)
        out[count] = card + face(view.path[raven + ahead], seat)
        out[count + 1] = card + FLIGHTS + face(view.path[raven + ahead], 1 - seat)
        count += 2
    first = LEFT + 3 * COLUMNS * step
    out[count] = first + within(int(view.path_size) - raven, MANY)
    out[count + 1] = first + COLUMNS + within(runs_ahead(view, seat), MANY)
    out[count + 2] = first + 2 * COLUMNS + within(raven, MANY)
    count += 3
    if view.stone_space and view.stone_lane == seat:
        out[count] = STONE + REACH * step + relative(view.stone_space, raven)
        count += 1
    return count


@rule
def magic_size(view: Record, seat: int) -> int:
    """The number of cards that a seat has on the magic way."""
    total = 0
    for kind in range(KIND_COUNT):
        total += int(view.magic[seat, kind])
    return total


@rule
def write_seat(view: Record, seat: int, step: int, out: Any, count: int) -> int:
    """Write what everybody knows about the cards and points of a seat."""
    out[count] = MAGIC_CARDS + COLUMNS * step + within(magic_size(view, seat), MANY)
    out[count + 1] = POINTS + COLUMNS * step + within(GOAL - int(view.scores[seat]), MANY)
    sizes = SIZES + 3 * COLUMNS * step
    out[count + 2] = sizes + within(view.hand_sizes[seat], MANY)
    out[count + 3] = sizes + COLUMNS + within(view.pile_sizes[seat], MANY)
    out[count + 4] = sizes + 2 * COLUMNS + within(view.pack_sizes[seat], MANY)
    count += 5
    for kind in range(KIND_COUNT):
        cards = within(hidden_cards(view, seat, kind), MOST)
        if cards:
            out[count] = HIDDEN + MOST * (KIND_COUNT * step + kind) + cards - 1
            count += 1
    return count


@rule
def write_own(view: Record, own: int, out: Any, count: int) -> int:
    """Write the player's hand and pile, and the landscape card drawn."""
    for kind in range(KIND_COUNT):
        if view.hand[kind]:
            out[count] = OWN_HAND + MOST * kind + within(view.hand[kind], MOST) - 1
            count += 1
    size = int(view.pile_sizes[own])
    for depth in range(min(DEEP, size)):
        out[count] = OWN_PILE + KIND_COUNT * depth + int(view.pile[size - 1 - depth])
        count += 1
    if view.drawn >= 0:
        out[count] = DRAWN + face(view.drawn, own)
        out[count + 1] = DRAWN + FLIGHTS + face(view.drawn, 1 - own)
        count += 2
    return count


@rule
def write_flags(view: Record, own: int, out: Any, count: int) -> int:
    """Write the symbols of the magic way, the landscape pack and the options."""
    out[count] = SYMBOLS + int(view.symbols[0])
    count += 1
    if view.symbols[1] != view.symbols[0]:
        out[count] = SYMBOLS + int(view.symbols[1])
        count += 1
    out[count] = SIZES + 6 * COLUMNS + within(view.land_size, MANY)
    count += 1
    flags = (
        view.starter == own,
        view.extending != 0,
        view.back_needs_two != 0,
        view.protect_ravens != 0,
        view.protect_stone != 0,
        view.longest_path != 0,
    )
    for place in range(len(flags)):
        if flags[place]:
            out[count] = FLAGS + place
            count += 1
    return count


@rule
def write_secrets(state: Record, seat: int, view: Record, out: Any) -> int:
    """See :func:`allfather.nets.inputs.secrets`."""
    rival = 1 - seat
    count = 0
    for kind in range(KIND_COUNT):
        cards = within(cards_of(state.hands[rival], kind), MOST)
        if cards:
            out[count] = RIVAL_HAND + MOST * kind + cards - 1
            count += 1
    size = int(state.pile_sizes[rival])
    for depth in range(min(DEEP, size)):
        out[count] = RIVAL_PILE + KIND_COUNT * depth + int(state.piles[rival, size - 1 - depth])
        count += 1
    return count


@rule
def need(view: Record, own: int, kind: int) -> int:
    """In how many runs a card of *kind* is needed; ``NEEDED - 2`` if it is not, ``NEEDED - 1`` for an Odin card."""
    if kind >= FLIGHTS:
        return NEEDED - 1
    runs, landscape = -1, -1
    for space in range(view.ravens[own], view.path_size):
        following = face(view.path[space], own)
        runs += int(following != landscape)
        landscape = following
        if following == kind:
            return min(runs, NEEDED - 3)
    return NEEDED - 2


@rule
def flight_length(view: Record, own: int) -> int:
    """The spaces of the run ahead of the player's raven, up to the stone."""
    raven = int(view.ravens[own])
    length = 0
    while (
        raven + length < view.path_size
        and length < AHEAD
        and face(view.path[raven + length], own) == face(view.path[raven], own)
        and not (length and view.stone_lane == own and view.stone_space == raven + length + 1)
    ):
        length += 1
    return length


@rule
def write_rows(view: Record, actions: Any, count: int, rows: Any) -> None:
    """See :func:`allfather.nets.inputs.describe`."""
    own = max(int(view.seat), 0)
    for place in range(count):
        action = int(actions[place])
        rows[place, 0] = first_row(view, own, action)
        rows[place, 1] = second_row(view, own, action)


@rule
def first_row(view: Record, own: int, action: int) -> int:
    """The row of the action itself, or of its target as seen from the raven."""
    if action >= EXTEND:
        return CHOICES + action - EXTEND
    if action >= AT_SPACE:
        lane, space = (action - AT_SPACE) // MAX_PATH, (action - AT_SPACE) % MAX_PATH + 1
        return AT_LANE + REACH * int(lane != own) + relative(space, view.ravens[lane])
    if action >= AT_CARD:
        return AT_OWN + REACH * int(view.effect) + relative(action - AT_CARD + 1, view.ravens[own])
    return action


@rule
def second_row(view: Record, own: int, action: int) -> int:
    """The row of what a card or target means in this position."""
    if AT_CARD <= action < AT_SPACE:
        return AT_OTHER + REACH * int(view.effect) + relative(action - AT_CARD + 1, view.ravens[1 - own])
    if PILE <= action < DROP:
        return USES + need(view, own, action - PILE)
    if DROP <= action < DROP_TOP:
        return USES + NEEDED + need(view, own, action - DROP)
    if MAGIC <= action < MAGIC_TOP:
        return USES + 2 * NEEDED + need(view, own, action - MAGIC)
    if NEXT <= action < AT_CARD:
        return USES + 3 * NEEDED + need(view, own, action - NEXT)
    if FLY <= action < NEXT:
        return LENGTHS + flight_length(view, own)
    return OTHERWISE
