"""Why an action of Odins Raben is illegal for the seat to act: the code, the sentence and its values.

Where one code has several sentences, the value ``why`` distinguishes them.
"""

from __future__ import annotations

from typing import Any

from allfather.core.compiling import Record
from allfather.core.errors import Reason
from allfather.ravens import board, rules
from allfather.ravens.cards import (
    ACTIONS,
    AT_CARD,
    AT_SPACE,
    CLEAR,
    EFFECT,
    EFFECT_TOP,
    EFFECTS,
    END,
    EXTEND,
    FLIGHTS,
    FLY,
    KEEP,
    KINDS,
    LAND_REMOVE,
    LAND_TURN,
    MAX_PATH,
    NEXT,
    ORDER_PATH,
    ORDER_PILE,
    RAVEN_BACK,
    RAVEN_ON,
    STONE_PUT,
    STONE_SWAP,
)
from allfather.ravens.notation import hand_counts, kind_list, land_text
from allfather.ravens.state import MAX_LAID, PHASES, PLAYS, SECOND

PHASE_WORDS = {
    "play": "play a card or to end the plays",
    "target": "choose a target",
    "second": "choose the card to swap with",
    "order": "choose the next card of the pile",
    "extend": "extend the path or to stay",
    "orient": "lay the landscape card this way or that",
}
WITHOUT_EFFECT = {
    ORDER_PILE: ("pile-alike", "the pile has no two different cards to put into another order"),
    ORDER_PATH: ("no-landscapes", "no landscape card is left to lay"),
    RAVEN_ON: ("stone-ahead", "the stone is on the next space"),
    LAND_TURN: ("nothing-to-turn", "no card of the path can be turned"),
    LAND_REMOVE: ("nothing-to-remove", "no card of the path can be removed"),
    STONE_SWAP: ("nothing-to-swap", "no two cards of the path can be swapped"),
}
"""The value ``why`` and the sentence for an effect that would change nothing; the stone can always be put somewhere."""
PHASE_ACTIONS = {
    "play": range(END, NEXT),
    "order": range(NEXT, AT_CARD),
    "target": range(AT_CARD, EXTEND),
    "second": range(AT_CARD, EXTEND),
    "extend": range(EXTEND, KEEP),
    "orient": range(KEEP, ACTIONS),
}


def why_illegal(state: Record, action: int) -> Reason:
    """See :meth:`allfather.core.game.Game.why_illegal`."""
    phase = PHASES[state.phase]
    if action not in PHASE_ACTIONS[phase]:
        return "wrong-phase", f"now it is time to {PHASE_WORDS[phase]}", {"phase": phase}
    if phase == "order":
        card = KINDS[action - NEXT]
        return "not-left", f"there is no {card} left to lay", {"card": card}
    return _why_not_played(state, action) if phase == "play" else _why_no_target(state, action)


def _why_not_played(state: Record, action: int) -> Reason:
    seat = int(state.to_act)
    cards, top_cards = rules.cost(action)
    hand = kind_list(hand_counts(cards))
    for place, count, words in ((0, len(hand), "from hand"), (1, top_cards, "off the pile")):
        if count > PLAYS - state.plays[place]:
            values = {"from": ("hand", "pile")[place], "most": PLAYS}
            return "too-many-plays", f"no more than {PLAYS} cards {words} can be played in a turn", values
    held = kind_list(hand_counts(state.hands[seat]))
    for card in hand:
        if (count := hand.count(card)) > held.count(card):
            return "not-held", f"the hand does not hold {count} of {card}", {"cards": " ".join(count * [card])}
    if top_cards > state.pile_sizes[seat]:
        size = int(state.pile_sizes[seat])
        return "pile-too-small", f"the pile has {size} card{'s' * (size != 1)}", {"size": size}
    played = [*hand, *(KINDS[board.top(state, seat, depth)] for depth in range(top_cards))]
    if action >= FLY:
        return _why_no_flight(state, action, played)
    if action >= EFFECT:
        return _why_no_effect(state, action, played)
    return "not-magic", "the card does not show a symbol of the magic way", {"card": played[0]}


def _why_no_flight(state: Record, action: int, played: list[str]) -> Reason:
    seat = int(state.to_act)
    end = int(board.run_end(state, seat))
    is_ahead = board.is_stone_ahead(state, seat, end)
    if action >= CLEAR and not is_ahead:
        return "no-stone", "there is no stone on the way to clear", {}
    if action < CLEAR and is_ahead and state.stone_space == state.ravens[seat] + 1:
        return "stone-ahead", "the stone is on the next space: it takes two units", {}
    landscape = land_text(state.path[end - 1])[seat]
    count, units = (2, "two units") if action >= CLEAR else (1, "a unit")
    sentence = f"these cards are not {units}, each a card of {landscape} or two equal flight cards"
    return "no-match", sentence, {"cards": " ".join(played), "landscape": landscape, "units": count}


def _why_no_effect(state: Record, action: int, played: list[str]) -> Reason:
    effect = (action - EFFECT) % len(EFFECTS)
    card = KINDS[FLIGHTS + effect // 2]
    if action >= EFFECT_TOP and played != [card]:
        return "not-on-top", f"there is no {card} on top of the pile", {"card": card}
    values: dict[str, Any] = {"effect": EFFECTS[effect]}
    if effect == RAVEN_BACK:
        least = 3 if state.back_needs_two else 1
        why, sentence = "near-start", f"the other raven goes back only from space {least} on"
        values["least"] = least
    elif effect == ORDER_PATH and board.can_draw_landscape(state):
        why, sentence = "laid-enough", f"it lays two landscape cards, and no more than {MAX_LAID} can be laid in a turn"
        values["most"] = MAX_LAID
    else:
        why, sentence = WITHOUT_EFFECT[effect]
    return "no-effect", sentence, {**values, "why": why}


def _why_no_target(state: Record, action: int) -> Reason:
    why, sentence, more = _misfit(state, action)
    return "bad-target", sentence, {"effect": EFFECTS[state.effect], "why": why, **more}


def _misfit(state: Record, action: int) -> Reason:
    """What is wrong with a target: the value ``why``, the sentence and the other values."""
    is_space = action >= AT_SPACE
    if is_space != (state.effect == STONE_PUT):
        wanted, other = ("card", "space") if is_space else ("space", "card")
        return f"wants-{wanted}", f"a {wanted} is wanted, not a {other}", {}
    lane, place = divmod(action - (AT_SPACE if is_space else AT_CARD), MAX_PATH)
    if place >= state.path_size:
        size = int(state.path_size)
        return "off-path", f"the path has {size} cards", {"size": size}
    ravens = [int(state.ravens[lane])] if is_space else [int(raven) for raven in state.ravens if state.protect_ravens]
    if place + 1 in ravens:
        return "raven", "a raven is there", {}
    if place + 1 == state.stone_space and (is_space or state.protect_stone):
        return "stone", "the stone is there", {}
    if state.effect == LAND_TURN:
        return "double", "the card shows one landscape twice", {}
    if state.phase != SECOND:
        return "no-partner", "no card behind it can be swapped with it", {}
    if place < state.first:
        first = int(state.first)
        return "not-behind", f"the card to swap with lies behind card {first}", {"first": first}
    return "alike", "the two cards are alike", {}
