"""The eager player of Odins Raben, which decides by how many flights each raven still needs."""

from __future__ import annotations

from typing import Any

from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.core.contract import apply, legal_actions
from allfather.ravens.cards import (
    AT_CARD,
    EFFECT,
    END,
    FLY,
    NEXT,
    ORDER_PATH,
    ORDER_PILE,
    PILE,
    RAVEN_BACK,
    STAY,
    face,
    turned,
)
from allfather.ravens.cards import KEEP as AS_DRAWN
from allfather.ravens.cards import TURN as TURNED
from allfather.ravens.rules import lay_landscape
from allfather.ravens.state import EXTENDING, ORDERING, ORIENT, PLAY, PLAYS, SECOND, TARGET

LEVELS = 4
"""States in use at once: the true one, and those after an effect, its target and the second card of a swap."""
WORST = 1000


@rule
def flights_needed(state: Record, seat: int) -> int:
    """The units that a seat needs to reach the end of the current path: one for each run, one more for the stone."""
    raven = int(state.ravens[seat])
    needed = 1 if state.stone_lane == seat and state.stone_space > raven else 0
    for space in range(raven, state.path_size):
        if space == raven or face(state.path[space], seat) != face(state.path[space - 1], seat):
            needed += 1
    return needed


@rule
def lead(state: Record, seat: int) -> int:
    """How many more flights the other seat needs."""
    return flights_needed(state, 1 - seat) - flights_needed(state, seat)


@rule
def lead_at_once(work: Any, level: int, action: int, seat: int) -> int:
    """Make *action* in ``work[level + 1]``, a copy of the state ``work[level]``; return the lead there."""
    work[level + 1] = work[level]
    apply(work[level + 1], action)
    return lead(work[level + 1], seat)


@rule
def lead_by_target(work: Any, actions: Any, level: int, action: int, seat: int) -> int:
    """The best lead after the target *action*, over all second cards of a swap."""
    best = lead_at_once(work, level, action, seat)
    state = work[level + 1]
    if state.phase == SECOND:
        best = -WORST
        for place in range(legal_actions(state, actions[level + 1])):
            best = max(best, lead_at_once(work, level + 1, actions[level + 1, place], seat))
    return best


@rule
def lead_by(work: Any, actions: Any, action: int, seat: int) -> int:
    """The best lead after *action*, an effect or a target, over all further choices."""
    best = lead_by_target(work, actions, 0, action, seat)
    state = work[1]
    if state.phase == TARGET:
        best = -WORST
        for place in range(legal_actions(state, actions[1])):
            best = max(best, lead_by_target(work, actions, 1, actions[1, place], seat))
    return best


@rule
def is_seen(action: int) -> bool:
    """Whether the result of *action* is predictable and may change the lead: targets, and effects except *order*."""
    return action >= AT_CARD or (EFFECT <= action < FLY and (action - EFFECT) % 8 >= RAVEN_BACK)


@rule
def best_by_lead(work: Any, actions: Any, count: int, least: int) -> int:
    """The effect or target with the best lead, ties broken at random; -1 if none reaches *least*."""
    state = work[0]
    best, chosen, ties = least, -1, 0
    for place in range(count):
        action = int(actions[0, place])
        brought = lead_by(work, actions, action, int(state.to_act)) if is_seen(action) else best - 1
        if brought > best:
            best, ties = brought, 0
        if brought == best:
            ties += 1
            if below(state, ties) == 0:
                chosen = action
    return chosen


@rule
def random_plain(state: Record, actions: Any, count: int) -> int:
    """A random play to the pile, discards or magic way; the end of the plays once three cards from hand are played."""
    chosen, found = END, 0
    for place in range(count if state.plays[0] < PLAYS else 0):
        if PILE <= actions[0, place] < EFFECT:
            found += 1
            if below(state, found) == 0:
                chosen = int(actions[0, place])
    return chosen


@rule
def next_landscape(state: Record) -> int:
    """The landscape that the seat to act has to fly over next."""
    seat = int(state.to_act)
    return face(state.path[state.ravens[seat]], seat)


@rule
def wants_order(state: Record, effect: int) -> bool:
    """Whether to use *order*: on the path when behind, on the pile if it holds the landscape to fly over next."""
    seat = int(state.to_act)
    if effect == ORDER_PATH:
        return lead(state, seat) < 0
    if effect == ORDER_PILE and state.plays[1] < PLAYS:
        for place in range(state.pile_sizes[seat]):
            if state.piles[seat, place] == next_landscape(state):
                return True
    return False


@rule
def eager_play(work: Any, actions: Any, count: int) -> int:
    """Fly, or use the effect that raises the lead most, or *order* if it may help, or make a plain play."""
    state = work[0]
    for place in range(count):
        if actions[0, place] >= FLY:
            return int(actions[0, place])
    action = best_by_lead(work, actions, count, lead(state, int(state.to_act)) + 1)
    if action >= 0:
        return action
    for place in range(count):
        if actions[0, place] >= EFFECT and wants_order(state, (actions[0, place] - EFFECT) % 8):
            return int(actions[0, place])
    return random_plain(state, actions, count)


@rule
def eager_next(state: Record, actions: Any, count: int) -> int:
    """The first kind other than that of the landscape to fly over next, which thus ends up on top."""
    return int(actions[0, 1] if actions[0, 0] == NEXT + next_landscape(state) else actions[0, 0])


@rule
def eager_way_round(work: Any) -> int:
    """Lay a drawn landscape card in the orientation with the better lead."""
    state = work[0]
    seat = int(state.to_act)
    work[1] = work[0]
    lay_landscape(work[1], int(state.drawn))
    kept = lead(work[1], seat)
    work[1] = work[0]
    lay_landscape(work[1], turned(state.drawn))
    return AS_DRAWN if kept >= lead(work[1], seat) else TURNED


@rule
def eager(work: Any, actions: Any, count: int) -> int:
    """The choice of the eager player in ``work[0]`` among the first *count* of *actions*."""
    state = work[0]
    if state.phase == PLAY:
        return eager_play(work, actions, count)
    if state.phase == ORDERING:
        return eager_next(state, actions, count)
    if state.phase == EXTENDING:
        return STAY
    if state.phase == ORIENT:
        return eager_way_round(work)
    return best_by_lead(work, actions, count, -WORST)
