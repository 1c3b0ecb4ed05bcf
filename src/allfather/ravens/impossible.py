"""Checks whether a state of Odins Raben can arise: cards missing, ravens off the path, inconsistent phases."""

from __future__ import annotations

import numpy as np

from allfather.core.checks import Checks, first_wrong
from allfather.core.compiling import Record
from allfather.ravens.board import bit, can_extend, loose_cards
from allfather.ravens.cards import EFFECTS, KIND_COUNT, LAND_CODES, LAND_TURN, is_double, sorted_card
from allfather.ravens.listing import count_actions
from allfather.ravens.notation import hand_counts
from allfather.ravens.state import (
    DEAL,
    EXTENDING,
    FINISHED,
    GOAL,
    HAND,
    LANDSCAPES,
    MAX_LAID,
    ORDERING,
    ORIENT,
    PACK,
    PLAYS,
    SCORELESS_LIMIT,
    SECOND,
    STAGE,
    TARGET,
    TURN_LIMIT,
    Options,
    new_state,
)

SET_BEFORE_START = (
    *("rng", "deck", "lands", "ways", "way_count"),
    *Options.in_state(),
)
"""Fields that are set before the first stage."""


def impossible(state: Record) -> str:
    """Why this state cannot arise in a game, or an empty string."""
    if state.stage == 0:
        return _impossible_before_start(state)
    return (
        first_wrong(state, NUMBERS)
        or _impossible_cards(state)
        or _impossible_landscapes(state)
        or first_wrong(state, PATH)
        or first_wrong(state, PHASE)
    )


def _impossible_before_start(state: Record) -> str:
    """Check that only the components and options differ from a new game."""
    blank = new_state(2, Options())[0]
    for name in state.dtype.names:
        if name not in SET_BEFORE_START and not np.array_equal(state[name], blank[name]):
            return f"stage 0 is before the first stage, when there is no {name}"
    return ""


def _impossible_cards(state: Record) -> str:
    for seat in range(2):
        cards = np.array(hand_counts(state.hands[seat])) + state.discards[seat] + state.magic[seat]
        for stack, size in ((state.piles, state.pile_sizes), (state.packs, state.pack_sizes)):
            cards = cards + np.bincount(stack[seat, : size[seat]], minlength=KIND_COUNT)
        if (cards != state.deck).any():
            return f"the cards of seat {seat} are not those of a player"
        in_pack = np.bincount(state.packs[seat, : state.pack_sizes[seat]], minlength=KIND_COUNT)
        if (in_pack > state.pack_most[seat]).any() or (state.pack_most[seat] > state.deck).any():
            return f"the pack of seat {seat} has cards that it was not shuffled from"
    return ""


def _impossible_landscapes(state: Record) -> str:
    cards = [*state.path[: state.path_size], *state.landscapes[: state.land_size]]
    cards += [state.drawn] if state.drawn >= 0 else []
    counts = state.removed + np.bincount([sorted_card(int(card)) for card in cards], minlength=LAND_CODES)
    if (counts != state.lands).any():
        return "the landscape cards are not those of the game"
    return ""


def _has_arrived(state: Record) -> bool:
    return bool(max(state.ravens) == state.path_size)


def _is_stage_over(state: Record) -> bool:
    return bool(state.phase == FINISHED or _awaits(state, STAGE))


def _is_game_over(state: Record) -> bool:
    return bool(max(state.scores) >= GOAL or state.scoreless == SCORELESS_LIMIT)


def _awaits(state: Record, what: int) -> bool:
    return bool(state.phase == DEAL and state.awaited == what)


def _is_too_much(state: Record) -> bool:
    """Whether more was played or laid than a turn allows (R4, R22)."""
    to_lay = 1 if state.extending else 2
    return bool(max(state.plays) > PLAYS or state.laid + state.to_lay > MAX_LAID or state.to_lay > to_lay)


def _is_well_ordered(state: Record) -> bool:
    """Whether the rest of a pile that is being ordered leaves a choice, and is sorted (R12)."""
    rest = state.piles[state.to_act, state.ordered : state.pile_sizes[state.to_act]]
    return bool(len(rest) > 1 and (np.diff(rest) >= 0).all() and rest[0] != rest[-1])


NUMBERS: Checks = (
    (lambda state: state.to_act not in (0, 1), "there is no seat {0.to_act}"),
    (lambda state: state.starter not in (0, 1), "there is no seat {0.starter}"),
    (lambda state: state.stage_winner not in (-1, 0, 1), "stage_winner is -1, 0 or 1"),
    (lambda state: state.last_winner not in (-1, 0, 1), "last_winner is -1, 0 or 1"),
    (lambda state: not 1 <= state.turn <= TURN_LIMIT, f"a stage has turns 1 to {TURN_LIMIT}"),
    (_is_too_much, "more was played or laid than a turn allows"),
    (
        lambda state: not (state.ways[: state.way_count] == state.symbols).all(axis=1).any(),
        "the magic way is not a card of the game",
    ),
    (lambda state: max(state.hand_sizes) > HAND, f"a hand has at most {HAND} cards"),
    (
        lambda state: max(state.scores) >= GOAL and state.phase != FINISHED,
        f"somebody has {GOAL} points, so the game is over",
    ),
    (
        lambda state: not 0 <= state.scoreless <= min(state.stage, SCORELESS_LIMIT),
        f"at most {SCORELESS_LIMIT} stages in a row are without a point, and no more than there were",
    ),
)
PATH: Checks = (
    (lambda state: state.path_size < 1 or max(state.ravens) > state.path_size, "a raven is off the path"),
    (lambda state: state.stone_space > state.path_size, "the stone is off the path"),
    (lambda state: _has_arrived(state) and not _is_stage_over(state), "a raven has arrived, so the stage is over"),
    (
        lambda state: _is_stage_over(state) and not _has_arrived(state) and state.turn != TURN_LIMIT,
        "the stage is over, but no raven has arrived",
    ),
    (
        lambda state: (state.phase == FINISHED) != _is_game_over(state),
        f"the game is over when somebody has {GOAL} points, or after {SCORELESS_LIMIT} stages without one",
    ),
)
PHASE: Checks = (
    (
        lambda state: (state.drawn >= 0) != (state.phase == ORIENT) or (state.drawn_known and state.drawn < 0),
        "there is a drawn landscape card if, and only if, it is to be laid",
    ),
    (
        lambda state: state.drawn >= 0 and is_double(int(state.drawn)),
        "a double is laid without choosing its orientation",
    ),
    (lambda state: state.phase == EXTENDING and not can_extend(state), "the path cannot be extended"),
    (
        lambda state: (state.to_lay > 0) != (state.phase == ORIENT or _awaits(state, LANDSCAPES)),
        "landscape cards are to be laid if, and only if, one is drawn",
    ),
    (
        lambda state: state.phase == TARGET and not LAND_TURN <= state.effect < len(EFFECTS),
        "this effect needs no target",
    ),
    (
        lambda state: state.phase == SECOND and not loose_cards(state) & bit(int(state.first)),
        "this card cannot be swapped",
    ),
    (
        lambda state: state.phase == ORDERING and not _is_well_ordered(state),
        "the rest of a pile that is being ordered is sorted and not all alike",
    ),
    (
        lambda state: (
            _awaits(state, PACK) and (state.pack_sizes[state.to_act] or not state.discards[state.to_act].any())
        ),
        "discards are shuffled when the pack is empty",
    ),
    (
        lambda state: _awaits(state, LANDSCAPES) and (state.land_size or not state.removed.any()),
        "removed landscapes are shuffled when the landscape pack is empty",
    ),
    (
        lambda state: state.extending and state.phase not in (ORIENT, DEAL),
        "the path is being extended, but there is nothing to lay",
    ),
    (
        lambda state: state.phase in (TARGET, SECOND) and count_actions(state) == 0,
        "there is nothing to choose",
    ),
)
