"""Checks whether a state of Odins Raben can arise: cards missing, ravens off the path, inconsistent phases."""

from __future__ import annotations

import numpy as np

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
        _impossible_numbers(state)
        or _impossible_cards(state)
        or _impossible_landscapes(state)
        or _impossible_path(state)
        or _impossible_phase(state)
    )


def _impossible_before_start(state: Record) -> str:
    """Check that only the components and options differ from a new game."""
    blank = new_state(2, Options())[0]
    for name in state.dtype.names:
        if name not in SET_BEFORE_START and not np.array_equal(state[name], blank[name]):
            return f"stage 0 is before the first stage, when there is no {name}"
    return ""


def _impossible_numbers(state: Record) -> str:
    for name in ("to_act", "starter"):
        if state[name] not in (0, 1):
            return f"there is no seat {state[name]}"
    for name in ("stage_winner", "last_winner"):
        if state[name] not in (-1, 0, 1):
            return f"{name} is -1, 0 or 1"
    if not 1 <= state.turn <= TURN_LIMIT:
        return f"a stage has turns 1 to {TURN_LIMIT}"
    if max(state.plays) > PLAYS or state.laid + state.to_lay > MAX_LAID or state.to_lay > (1 if state.extending else 2):
        return "more was played or laid than a turn allows"
    if not any((way == state.symbols).all() for way in state.ways[: state.way_count]):
        return "the magic way is not a card of the game"
    if max(state.hand_sizes) > HAND:
        return f"a hand has at most {HAND} cards"
    if max(state.scores) >= GOAL and state.phase != FINISHED:
        return f"somebody has {GOAL} points, so the game is over"
    if not 0 <= state.scoreless <= min(state.stage, SCORELESS_LIMIT):
        return f"at most {SCORELESS_LIMIT} stages in a row are without a point, and no more than there were"
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


def _impossible_path(state: Record) -> str:
    if state.path_size < 1 or max(state.ravens) > state.path_size:
        return "a raven is off the path"
    if state.stone_space > state.path_size:
        return "the stone is off the path"
    is_over = state.phase == FINISHED or (state.phase == DEAL and state.awaited == STAGE)
    has_arrived = max(state.ravens) == state.path_size
    if has_arrived and not is_over:
        return "a raven has arrived, so the stage is over"
    if is_over and not has_arrived and state.turn != TURN_LIMIT:
        return "the stage is over, but no raven has arrived"
    if (state.phase == FINISHED) != (max(state.scores) >= GOAL or state.scoreless == SCORELESS_LIMIT):
        return f"the game is over when somebody has {GOAL} points, or after {SCORELESS_LIMIT} stages without one"
    return ""


def _impossible_phase(state: Record) -> str:
    seat = state.to_act
    if (state.drawn >= 0) != (state.phase == ORIENT) or (state.drawn_known and state.drawn < 0):
        return "there is a drawn landscape card if, and only if, it is to be laid"
    if state.drawn >= 0 and is_double(int(state.drawn)):
        return "a double is laid without choosing its orientation"
    if state.phase == EXTENDING and not can_extend(state):
        return "the path cannot be extended"
    if (state.to_lay > 0) != (state.phase == ORIENT or (state.phase == DEAL and state.awaited == LANDSCAPES)):
        return "landscape cards are to be laid if, and only if, one is drawn"
    if state.phase == TARGET and not LAND_TURN <= state.effect < len(EFFECTS):
        return "this effect needs no target"
    if state.phase == SECOND and not loose_cards(state) & bit(int(state.first)):
        return "this card cannot be swapped"
    if state.phase == ORDERING and (state.ordered > state.pile_sizes[seat] - 2 or not _is_sorted(state)):
        return "the rest of a pile that is being ordered is sorted and not all alike"
    if state.phase == DEAL and state.awaited == PACK and (state.pack_sizes[seat] or not state.discards[seat].any()):
        return "discards are shuffled when the pack is empty"
    if state.phase == DEAL and state.awaited == LANDSCAPES and (state.land_size or not state.removed.any()):
        return "removed landscapes are shuffled when the landscape pack is empty"
    if state.extending and state.phase not in (ORIENT, DEAL):
        return "the path is being extended, but there is nothing to lay"
    if state.phase in (TARGET, SECOND) and count_actions(state) == 0:
        return "there is nothing to choose"
    return ""


def _is_sorted(state: Record) -> bool:
    rest = state.piles[state.to_act, state.ordered : state.pile_sizes[state.to_act]]
    return bool((np.diff(rest) >= 0).all() and rest[0] != rest[-1])
