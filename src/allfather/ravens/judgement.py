"""How a sensible player of Odins Raben rates actions and positions; bots and searches build on it.

A position is rated by the race (the runs that each raven still has to fly), by the magic way and by how well the
player's cards match the landscapes ahead. An action is rated by the position it leads to. Nothing here uses a card
that the seat to act cannot know.
"""

from __future__ import annotations

import math
from typing import Any

from allfather.core.bits import ONE
from allfather.core.compiling import Record, rule
from allfather.core.contract import Workspace, returns
from allfather.core.elementary import hyperbolic_tangent
from allfather.ravens.cards import (
    AT_CARD,
    EFFECT,
    EFFECT_TOP,
    END,
    EXTEND,
    FLIGHT_KINDS,
    FLIGHTS,
    HAND_BITS,
    KEEP,
    KIND_COUNT,
    NEXT,
    ORDER_PATH,
    STAY,
    cards_of,
    face,
    kinds_of,
    next_kind,
    turned,
)
from allfather.ravens.listing import legal_actions
from allfather.ravens.rules import apply, lay_landscape
from allfather.ravens.state import DEAL, FINISHED, GOAL, ORDERING, SECOND, STAGE, TARGET

GAME = 100_000
POINT = 50
RUN, SPACE = 14, 6
"""For each run and each space ahead of the other raven."""
MAGIC_LEAD, MAGIC_CARD = 16, 20
"""For the lead on the magic way, and for each card of the lead, up to three."""
FLIGHT, ARRIVAL = 4, 12
"""For each flight that the player can pay for, and for flights that reach the end."""
FIT, FIT_PILE, ODIN_CARD = 2, 5, 6
"""For a card that matches a landscape ahead, in hand and on the pile; for an Odin card in hand."""
FRESH = 1
"""For a card played from hand, which will be replaced."""


@rule
def is_settled(state: Record) -> bool:
    """See :func:`allfather.core.contract.is_settled`."""
    return bool(state.phase == FINISHED or (state.phase == DEAL and state.awaited == STAGE))


# Rating positions


@rule
def runs_ahead(state: Record, lane: int) -> int:
    """The units that the raven of *lane* needs to reach the end: one for each run, and one for the stone."""
    count, landscape = 0, -1
    for space in range(state.ravens[lane], state.path_size):
        following = face(state.path[space], lane)
        count += int(following != landscape)
        landscape = following
    return count + int(state.stone_lane == lane and state.stone_space > state.ravens[lane])


@rule
def flights(state: Record, seat: int) -> int:
    """The rating of the flights that the seat's cards can pay for in a row, and of arriving."""
    space, worth = int(state.ravens[seat]), 0
    hand, place = state.hands[seat], int(state.pile_sizes[seat]) - 1
    while space < state.path_size:
        landscape = face(state.path[space], seat)
        above = int(state.piles[seat, place]) if place >= 0 else -1
        pairs = kinds_of(hand & FLIGHT_KINDS, 2)
        # Matching cards before jokers, the pile before the hand: that leaves most for later flights.
        if above == landscape:
            place -= 1
        elif cards_of(hand, landscape):
            hand -= ONE << HAND_BITS * landscape
        elif 0 <= above < FLIGHTS and cards_of(hand, above):
            hand -= ONE << HAND_BITS * above
            place -= 1
        elif pairs:
            hand -= (ONE + ONE) << HAND_BITS * next_kind(pairs)
        elif place > 0 and above < FLIGHTS and state.piles[seat, place - 1] == above:
            place -= 2
        else:
            return worth
        worth += FLIGHT
        while space < state.path_size and face(state.path[space], seat) == landscape:
            space += 1
    return worth + ARRIVAL


@rule
def fits(state: Record, seat: int) -> int:
    """The rating of the seat's cards by the landscapes ahead; the top of the pile is counted first."""
    ahead, landscape = 0, -1
    for space in range(state.ravens[seat], state.path_size):
        following = face(state.path[space], seat)
        ahead += ONE << HAND_BITS * following if following != landscape else 0
        landscape = following
    worth = 0
    for place in range(state.pile_sizes[seat] - 1, -1, -1):
        kind = int(state.piles[seat, place])
        if kind >= FLIGHTS:
            worth += FIT_PILE
        elif cards_of(ahead, kind):
            ahead -= ONE << HAND_BITS * kind
            worth += FIT_PILE
    for kind in range(KIND_COUNT):
        cards = cards_of(state.hands[seat], kind)
        worth += cards * ODIN_CARD if kind >= FLIGHTS else min(cards, cards_of(ahead, kind)) * FIT
    return worth


@rule
def magic_lead(state: Record, seat: int) -> int:
    """How many more cards the seat has on the magic way than the other."""
    lead = 0
    for kind in range(KIND_COUNT):
        lead += int(state.magic[seat, kind]) - int(state.magic[1 - seat, kind])
    return lead


@rule
def race(state: Record, seat: int) -> int:
    """The rating of the stage by what is public."""
    lead = magic_lead(state, seat)
    return (
        RUN * (runs_ahead(state, 1 - seat) - runs_ahead(state, seat))
        + SPACE * (int(state.ravens[seat]) - int(state.ravens[1 - seat]))
        + MAGIC_LEAD * (int(lead > 0) - int(lead < 0))
        + MAGIC_CARD * max(-3, min(3, lead))
    )


@rule
def rate_position(state: Record, seat: int) -> int:
    """The rating of the position: of the result once the game is over, else of the points and, in a stage, the race."""
    points = POINT * (int(state.scores[seat]) - int(state.scores[1 - seat]))
    if state.phase == FINISHED:
        has_won = points > 0 or (points == 0 and state.last_winner == seat)
        return GAME if has_won else -GAME
    if is_settled(state):
        return points
    return points + race(state, seat) + flights(state, seat) + fits(state, seat) + FRESH * int(state.plays[0])


# Rating actions


@rule
def rate(state: Record, actions: Any, count: int, ratings: Any, workspace: Workspace) -> None:
    """See :func:`allfather.core.contract.rate`."""
    seat = int(state.to_act)
    for place in range(count):
        action = int(actions[place])
        if action == END:
            ratings[place] = rate_position(state, seat)
        elif NEXT <= action < AT_CARD:
            ratings[place] = first_need(state, seat, action - NEXT)
        elif action in (EXTEND, STAY):
            ratings[place] = rate_longer(state, seat) if action == EXTEND else 0
        elif action in (EFFECT + ORDER_PATH, EFFECT_TOP + ORDER_PATH):  # the cards to be laid are not known yet
            ratings[place] = rate_position(state, seat) - ODIN_CARD + 2 * rate_longer(state, seat)
        elif action >= KEEP:
            ratings[place] = rate_lay(state, seat, action == KEEP, workspace)
        else:
            ratings[place] = rate_play(state, seat, action, workspace)


@rule
def rate_longer(state: Record, seat: int) -> int:
    """The rating of a longer path, which is good for the seat that is behind."""
    return 2 * (runs_ahead(state, seat) - runs_ahead(state, 1 - seat)) - 1


@rule
def first_need(state: Record, seat: int, kind: int) -> int:
    """How far ahead a card will be needed: piles are ordered bottom first, so the card needed last is placed first."""
    for space in range(state.ravens[seat], state.path_size):
        if face(state.path[space], seat) == kind:
            return space
    return int(state.path_size) if kind < FLIGHTS else int(state.ravens[seat])


@rule
def rate_lay(state: Record, seat: int, keeps: bool, workspace: Workspace) -> int:
    """The rating of the race after laying the drawn landscape card as it is or turned."""
    after = workspace.states
    after[0] = state
    lay_landscape(after[0], int(state.drawn) if keeps else turned(state.drawn))
    return race(after[0], seat)


@rule
def rate_play(state: Record, seat: int, action: int, workspace: Workspace) -> int:
    """The rating of the position after a play, with the best target if it needs one."""
    after = workspace.states
    after[0] = state
    apply(after[0], action)
    phase = after[0].phase
    if phase == ORDERING:
        return rate_position(state, seat) - ODIN_CARD
    if phase in (TARGET, SECOND):
        return best_hit(seat, workspace)
    return rate_position(after[0], seat)


@rule
def best_hit(seat: int, workspace: Workspace) -> int:
    """The best rating over all targets and, for a swap, over all second cards."""
    after, actions = workspace
    best = -GAME
    for place in range(legal_actions(after[0], actions[0])):
        after[1] = after[0]
        apply(after[1], actions[0, place])
        if after[1].phase != SECOND:
            best = max(best, rate_position(after[1], seat))
            continue
        for other in range(legal_actions(after[1], actions[1])):
            after[2] = after[1]
            apply(after[2], actions[1, other])
            best = max(best, rate_position(after[2], seat))
    return best


@rule
def likely_gain(state: Record) -> float:
    """How many more points seat 0 will probably score in this stage than seat 1.

    The weights come from a regression over 24,000 stages of sensible players.
    """
    lead = magic_lead(state, 0)
    return (
        0.55 * (runs_ahead(state, 1) - runs_ahead(state, 0))
        + 0.52 * (int(state.ravens[0]) - int(state.ravens[1]))
        + 0.26 * (int(lead > 0) - int(lead < 0))
        + 1.17 * max(-3, min(3, lead))
        + 0.035 * (flights(state, 0) - flights(state, 1))
        + 0.06 * (fits(state, 0) - fits(state, 1))
        + 0.32 * (int(state.pile_sizes[0]) - int(state.pile_sizes[1]))
        + (1.6 if state.to_act == 0 else -1.6)
    )


@rule
def outlook(state: Record, out: Any) -> None:
    """See :func:`allfather.core.contract.outlook`."""
    if state.phase == FINISHED:
        returns(state, out)
    else:
        value_lead(state, 0.0 if is_settled(state) else 1.3 * likely_gain(state), out)


@rule
def standing(state: Record, out: Any) -> None:
    """See :func:`allfather.core.contract.standing`."""
    value_lead(state, 0.0, out)


@rule
def value_lead(state: Record, gain: float, out: Any) -> None:
    """Write the expected returns if the first seat got *gain* points more.

    The chance to win rises with the lead; the farther the higher score is from the goal, the more slowly, as measured
    in the same games.
    """
    lead = float(state.scores[0] - state.scores[1]) + gain
    first = max(int(state.scores[0]), int(state.scores[1]))
    out[0] = hyperbolic_tangent(lead / (5.0 * math.sqrt(GOAL - first)))
    out[1] = -out[0]
