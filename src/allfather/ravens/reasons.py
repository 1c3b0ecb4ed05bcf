"""Why an action of Odins Raben is illegal for the seat to act.

Where one code has several sentences, the value ``why`` distinguishes them.
"""

from __future__ import annotations

import numpy as np

from allfather.core.compiling import Record, rule
from allfather.core.shapes import Constant, Joined, Narration, Number, Shape, Word, Words
from allfather.ravens import board
from allfather.ravens.cards import (
    ACTIONS,
    AT_CARD,
    AT_SPACE,
    CLEAR,
    EFFECT,
    EFFECT_COUNT,
    EFFECT_TOP,
    EFFECTS,
    END,
    EXTEND,
    FLIGHTS,
    FLY,
    KEEP,
    KIND_COUNT,
    KINDS,
    LAND_TURN,
    LANDSCAPES,
    MAX_PATH,
    NEXT,
    ORDER_PATH,
    RAVEN_BACK,
    STONE_PUT,
    cards_of,
    face,
)
from allfather.ravens.rules import cost
from allfather.ravens.state import EXTENDING, MAX_LAID, ORDERING, ORIENT, PHASES, PLAY, PLAYS, SECOND, TARGET

MAX_PLAYED = 2 * PLAYS
"""At most so many cards are paid for one action."""

REASON = np.dtype(
    [
        ("cards", np.int8, MAX_PLAYED),
        ("count", np.int8),  # of those cards
        ("card", np.int8),
        ("landscape", np.int8),
        ("effect", np.int8),
        ("size", np.int8),
        ("least", np.int8),
        ("most", np.int8),
        ("first", np.int8),
        ("units", np.int8),
        ("number", np.int8),  # which of the reasons
    ],
    align=True,
)

_PHASE_WORDS = (
    "play a card or to end the plays",
    "choose a target",
    "choose the card to swap with",
    "choose the next card of the pile",
    "extend the path or to stay",
    "lay the landscape card this way or that",
)
_CARD: dict[str, Shape] = {"card": Word("card", KINDS)}
_CARDS: dict[str, Shape] = {"cards": Joined(Words("cards", KINDS, "count"))}
_EFFECT: dict[str, Shape] = {"effect": Word("effect", EFFECTS)}
_UNITS = {**_CARDS, "landscape": Word("landscape", LANDSCAPES), "units": Number("units")}


def _plays(place: str, words: str) -> Narration:
    values: dict[str, Shape] = {"from": Constant(place), "most": Number("most")}
    return Narration("too-many-plays", values, f"no more than {{most}} cards {words} can be played in a turn")


def _no_effect(why: str, sentence: str, **values: Shape) -> Narration:
    return Narration("no-effect", {**_EFFECT, **values, "why": Constant(why)}, sentence)


def _bad_target(why: str, sentence: str, **values: Shape) -> Narration:
    return Narration("bad-target", {**_EFFECT, "why": Constant(why), **values}, sentence)


REASONS = (
    *(
        Narration("wrong-phase", {"phase": Constant(PHASES[phase])}, f"now it is time to {words}")
        for phase, words in enumerate(_PHASE_WORDS)
    ),
    Narration("not-left", _CARD, "there is no {card} left to lay"),
    _plays("hand", "from hand"),
    _plays("pile", "off the pile"),
    Narration("not-held", _CARDS, "the hand does not hold {cards}"),
    Narration("pile-too-small", {"size": Number("size")}, "the pile has too few cards: {size}"),
    Narration("not-magic", _CARD, "the card does not show a symbol of the magic way"),
    Narration("no-stone", {}, "there is no stone on the way to clear"),
    Narration("stone-ahead", {}, "the stone is on the next space: it takes two units"),
    Narration("no-match", _UNITS, "these cards are not a unit: a card of {landscape} or two equal flight cards"),
    Narration(
        "no-match", _UNITS, "these cards are not two units, each a card of {landscape} or two equal flight cards"
    ),
    Narration("not-on-top", _CARD, "there is no {card} on top of the pile"),
    # In the order of the effects; the stone can always be put somewhere.
    _no_effect("pile-alike", "the pile has no two different cards to put into another order"),
    _no_effect("no-landscapes", "no landscape card is left to lay"),
    _no_effect("near-start", "the other raven goes back only from space {least} on", least=Number("least")),
    _no_effect("stone-ahead", "the stone is on the next space"),
    _no_effect("nothing-to-turn", "no card of the path can be turned"),
    _no_effect("nothing-to-remove", "no card of the path can be removed"),
    _no_effect(
        "laid-enough",
        "it lays two landscape cards, and no more than {most} can be laid in a turn",
        most=Number("most"),
    ),
    _no_effect("nothing-to-swap", "no two cards of the path can be swapped"),
    _bad_target("wants-card", "a card is wanted, not a space"),
    _bad_target("wants-space", "a space is wanted, not a card"),
    _bad_target("off-path", "the path has {size} cards", size=Number("size")),
    _bad_target("raven", "a raven is there"),
    _bad_target("stone", "the stone is there"),
    _bad_target("double", "the card shows one landscape twice"),
    _bad_target("no-partner", "no card behind it can be swapped with it"),
    _bad_target("not-behind", "the card to swap with lies behind card {first}", first=Number("first")),
    _bad_target("alike", "the two cards are alike"),
)
WRONG_PHASE = 0
NOT_LEFT, TOO_MANY_FROM_HAND, TOO_MANY_OFF_PILE, NOT_HELD, PILE_TOO_SMALL, NOT_MAGIC, NO_STONE = range(6, 13)
STONE_AHEAD, NO_UNIT, NO_TWO_UNITS, NOT_ON_TOP, NO_EFFECT = range(13, 18)
LAID_ENOUGH = NO_EFFECT + STONE_PUT
WANTS_CARD, WANTS_SPACE, OFF_PATH, RAVEN_THERE, STONE_THERE, DOUBLE, NO_PARTNER, NOT_BEHIND, ALIKE = range(25, 34)

FIRST_ACTION = np.zeros(len(PHASES), np.int16)
"""The first action of each phase, and the first one after those."""
AFTER_ACTIONS = np.zeros(len(PHASES), np.int16)
for _phase, _first, _after in (
    (PLAY, END, NEXT),
    (ORDERING, NEXT, AT_CARD),
    (TARGET, AT_CARD, EXTEND),
    (SECOND, AT_CARD, EXTEND),
    (EXTENDING, EXTEND, KEEP),
    (ORIENT, KEEP, ACTIONS),
):
    FIRST_ACTION[_phase], AFTER_ACTIONS[_phase] = _first, _after


@rule
def explain(state: Record, action: int, reason: Record) -> None:
    """See :func:`allfather.core.contract.explain`."""
    phase = int(state.phase)
    if action < FIRST_ACTION[phase] or action >= AFTER_ACTIONS[phase]:
        reason.number = WRONG_PHASE + phase
    elif phase == ORDERING:
        reason.number = NOT_LEFT
        reason.card = action - NEXT
    elif phase == PLAY:
        explain_play(state, action, reason)
    else:
        reason.effect = state.effect
        explain_target(state, action, reason)


@rule
def explain_play(state: Record, action: int, reason: Record) -> None:
    """Why the cards of an action cannot be played, or not in this way."""
    seat = int(state.to_act)
    hand, depth = cost(action)
    list_played(state, hand, depth, reason)
    size = int(reason.count) - min(depth, int(state.pile_sizes[seat]))
    reason.most = PLAYS
    reason.size = state.pile_sizes[seat]
    if size > PLAYS - state.plays[0]:
        reason.number = TOO_MANY_FROM_HAND
    elif depth > PLAYS - state.plays[1]:
        reason.number = TOO_MANY_OFF_PILE
    elif lacks_cards(state, hand, reason):
        reason.number = NOT_HELD
    elif depth > state.pile_sizes[seat]:
        reason.number = PILE_TOO_SMALL
    elif action >= FLY:
        explain_flight(state, action, reason)
    elif action >= EFFECT:
        explain_effect(state, action, reason)
    else:
        reason.number = NOT_MAGIC
        reason.card = reason.cards[0]


@rule
def list_played(state: Record, hand: int, depth: int, reason: Record) -> None:
    """Write the cards from hand by kind, then those off the pile from its top."""
    count = 0
    for kind in range(KIND_COUNT):
        for _ in range(cards_of(hand, kind)):
            reason.cards[count] = kind
            count += 1
    for place in range(min(depth, int(state.pile_sizes[state.to_act]))):
        reason.cards[count] = board.top(state, int(state.to_act), place)
        count += 1
    reason.count = count


@rule
def lacks_cards(state: Record, hand: int, reason: Record) -> bool:
    """Whether the hand does not have these cards; if so, write the first kind that is missing, as often as wanted."""
    for kind in range(KIND_COUNT):
        wanted = cards_of(hand, kind)
        if wanted > cards_of(int(state.hands[state.to_act]), kind):
            reason.count = wanted
            for place in range(wanted):
                reason.cards[place] = kind
            return True
    return False


@rule
def explain_flight(state: Record, action: int, reason: Record) -> None:
    seat = int(state.to_act)
    end = board.run_end(state, seat)
    is_ahead = board.is_stone_ahead(state, seat, end)
    reason.landscape = face(state.path[end - 1], seat)
    reason.units = 2 if action >= CLEAR else 1
    if action >= CLEAR and not is_ahead:
        reason.number = NO_STONE
    elif action < CLEAR and is_ahead and state.stone_space == state.ravens[seat] + 1:
        reason.number = STONE_AHEAD
    else:
        reason.number = NO_TWO_UNITS if action >= CLEAR else NO_UNIT


@rule
def explain_effect(state: Record, action: int, reason: Record) -> None:
    effect = (action - EFFECT) % EFFECT_COUNT
    reason.card = FLIGHTS + effect // 2
    reason.effect = effect
    reason.number = NO_EFFECT + effect
    if action >= EFFECT_TOP and reason.cards[0] != reason.card:
        reason.number = NOT_ON_TOP
    elif effect == RAVEN_BACK:
        reason.least = 3 if state.back_needs_two else 1
    elif effect == ORDER_PATH and board.can_draw_landscape(state):
        reason.number = LAID_ENOUGH
        reason.most = MAX_LAID


@rule
def explain_target(state: Record, action: int, reason: Record) -> None:
    """What is wrong with a target."""
    is_space = action >= AT_SPACE
    where = action - (AT_SPACE if is_space else AT_CARD)
    lane, place = where // MAX_PATH, where % MAX_PATH
    reason.size = state.path_size
    reason.first = state.first
    if is_space != (state.effect == STONE_PUT):
        reason.number = WANTS_CARD if is_space else WANTS_SPACE
    elif place >= state.path_size:
        reason.number = OFF_PATH
    elif is_raven_there(state, is_space, lane, place + 1):
        reason.number = RAVEN_THERE
    elif place + 1 == state.stone_space and (is_space or state.protect_stone):
        reason.number = STONE_THERE
    elif state.effect == LAND_TURN:
        reason.number = DOUBLE
    elif state.phase != SECOND:
        reason.number = NO_PARTNER
    else:
        reason.number = NOT_BEHIND if place < state.first else ALIKE


@rule
def is_raven_there(state: Record, is_space: bool, lane: int, space: int) -> bool:
    """Whether a raven is on a space of a lane, or protects the card there."""
    if is_space:
        return bool(state.ravens[lane] == space)
    return bool(state.protect_ravens and (state.ravens[0] == space or state.ravens[1] == space))
