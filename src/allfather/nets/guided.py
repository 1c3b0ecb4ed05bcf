"""Tree search guided by a net, compiled.

As in :mod:`allfather.bots.tree`, one tree represents what the searching seat knows, and every playout starts from a
random deal of the hidden cards that fits the view. The net replaces the rest:

- Its probabilities are the priors of the searching seat's actions. They decide which actions are tried, and their
  estimates count for several playouts, because a single playout says little.
- The other seats play as the net would with the cards they were dealt. If they searched, they would use knowledge of
  this deal that nobody has.
- Deals are sampled by likelihood: the other seats' actions since the last deal are replayed with the cards of a deal,
  and the net estimates how likely each was. A pass is therefore informative.
- From a position that is new to the tree, all seats continue as the net would until the end of the hand or stage, or
  until the horizon, where the net's values are used. Using its values at once was weaker: a search finds the positions
  where they are wrong.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from allfather.bots.tree import ACTION_MASK, MAX_DEPTH, NONE, add_node, credit, find, goes_on
from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.core.contract import (
    actor,
    apply,
    exchange,
    fill,
    is_settled,
    legal_actions,
    observe,
    outlook,
    rewind,
    standing,
)
from allfather.core.elementary import exponential, logarithm
from allfather.core.steps import deal_on
from allfather.nets.forward import Scratch, Sizes, evaluate

EXPLORE = 0.6
"""The weight of a prior against the values found so far."""
PRIOR_TEMPERATURE = 6.0
"""The softmax temperature of priors: nets are surer of themselves than they should be."""
UNIFORM_MIX = 0.05
"""The weight of the uniform distribution that is mixed into the priors."""
PRIOR_VISITS = 20.0
"""How many playouts the net's estimate of an action counts for."""
SLOPE = 0.005
"""How much less an action is believed to be worth than one whose prior is e times as high."""
BELIEF_HEAT = 4.0
"""The temperature at which the others are believed to have chosen."""
ERRORS = 0.2
"""The part of their actions that are believed to be random."""
STEPS = 12
"""Steps of the Metropolis algorithm from one deal to the next."""
PER_DEAL = 3
"""Playouts from each deal."""
BURN_IN = 64
"""Steps before the first deal."""
RESAMPLE_EVERY = 8
"""One in so many steps deals all hidden cards again."""
RESOLUTION = 1 << 24
"""The number of different random numbers between 0 and 1."""
LOGIT_FLOOR = -30.0
"""The lowest score of an action relative to the best one, because the exponential of a lower one is 0 anyway."""

EVERYBODY = -1
"""All seats as bits."""
NEVER = -1.0
"""A chance that everything exceeds."""
REPLAYED, DEALT = range(2)
"""The states of a guide: a game that is played again from its deal, and the position with the imagined deal."""
LAST, NEXT = range(2)
"""The likelihoods of a guide: of the imagined deal, and of the one that may replace it."""


class Guide(NamedTuple):
    """A net and the memory that it needs."""

    weights: Any
    sizes: Sizes
    scratch: Scratch
    views: Any
    """One view."""
    chances: Any
    """A weight for each legal action."""
    past: Any
    """The actions since the last deal."""
    states: Any
    """Two states."""
    likelihoods: Any
    """Twice, for each seat: how likely it would have acted as it did, with the cards of a deal."""


@rule
def search(tree: Any, hashes: Any, used: int, buffers: Any, guide: Guide, horizon: int, playouts: int) -> int:
    """:func:`grow`, for calls from Python: passing an array of one record is faster than passing the record."""
    return grow(tree, hashes, used, buffers[0], guide, horizon, playouts)


@rule
def grow(tree: Any, hashes: Any, used: int, own: Record, guide: Guide, horizon: int, playouts: int) -> int:
    """Run *playouts* on a tree with *used* nodes; return the new number of used nodes.

    They end *horizon* turns after they left the tree. See ``tree.grow``.
    """
    for _ in range(playouts):
        # Consecutive deals are alike and take long to find, so several playouts share one.
        if tree[0].visits % PER_DEAL == 0:
            imagine(own, guide)
        restore(own, guide)
        depth, used = descend(tree, hashes, used, own, guide)
        play_on(own, guide, horizon)
        credit(tree, own, depth)
    return used


@rule
def restore(own: Record, guide: Guide) -> None:
    """Return to the imagined deal; the generator of the playouts keeps its state."""
    generator = own.state.rng
    own.state = guide.states[DEALT]
    own.state.rng = generator


@rule
def imagine(own: Record, guide: Guide) -> None:
    """Sample the next deal of the hidden cards by the likelihood of the other seats' actions.

    This is the Metropolis algorithm: an exchange of two cards replaces the last deal by another if that is more likely,
    and otherwise as often as their likelihoods say. Now and then all hidden cards are dealt anew instead. With several
    players hardly any of these new deals are accepted, but they keep the exchanges from going round in a small circle.
    """
    if len(guide.past) == 0:  # nobody has acted, so all deals are equally likely
        fill(own.seen, own.state, own.deal)
        guide.states[DEALT] = own.state
        return
    steps = STEPS
    if guide.states[DEALT].players == 0:  # the first deal of this search
        fill(own.seen, own.state, own.deal)
        is_likely(EVERYBODY, NEVER, own, guide)
        accept(EVERYBODY, own, guide)
        steps = BURN_IN
    for _ in range(steps):
        step(own, guide)


@rule
def step(own: Record, guide: Guide) -> None:
    """One step of the Metropolis algorithm."""
    restore(own, guide)
    state = own.state
    changed = EVERYBODY
    if below(state, RESAMPLE_EVERY) == 0:
        fill(own.seen, state, own.deal)
    else:
        changed = exchange(own.seen, state)
        if changed == 0:
            return
    # Metropolis: accept if the ratio of the likelihoods exceeds a random number, here multiplied out.
    least = below(state, RESOLUTION) / RESOLUTION
    for seat in range(state.players):
        if changed >> seat & 1:
            least *= guide.likelihoods[LAST, seat]
    if is_likely(changed, least, own, guide):
        accept(changed, own, guide)


@rule
def accept(changed: int, own: Record, guide: Guide) -> None:
    """Make the deal in ``own.state`` the imagined one."""
    guide.states[DEALT] = own.state
    for seat in range(own.state.players):
        if changed >> seat & 1:
            guide.likelihoods[LAST, seat] = guide.likelihoods[NEXT, seat]


@rule
def is_likely(changed: int, least: float, own: Record, guide: Guide) -> bool:
    """Whether the *changed* seats would have acted as they did since the deal with a chance of more than *least*.

    If so, write the likelihood of each of them. What a seat does depends on its own cards and on what everybody sees,
    so nothing changes for the others. The likelihood of the searching seat, whose cards are known, is 1.
    """
    game, actions = guide.states[REPLAYED], own.actions
    guide.states[REPLAYED] = own.state
    rewind(game, guide.past, len(guide.past))
    for seat in range(game.players):
        guide.likelihoods[NEXT, seat] = 1.0
    likelihood = 1.0
    for place in range(len(guide.past)):
        seat = actor(game)
        if changed >> seat & 1 and seat != own.seen.seat:
            chance = chance_of(guide.past[place], game, seat, actions, guide)
            guide.likelihoods[NEXT, seat] *= chance
            likelihood *= chance
            if likelihood <= least:  # it can only become smaller
                return False
        apply(game, guide.past[place])
    return True


@rule
def chance_of(action: int, game: Record, seat: int, actions: Any, guide: Guide) -> float:
    """How likely *seat*, which is to act, would choose *action*."""
    count = legal_actions(game, actions)
    if count == 1:
        return 1.0
    consider(game, seat, actions, count, guide)
    total = weigh(count, BELIEF_HEAT, guide)
    for place in range(count):
        if actions[place] == action:
            return float((1.0 - ERRORS) * guide.chances[place] / total + ERRORS / count)
    return 0.0


@rule
def descend(tree: Any, hashes: Any, used: int, own: Record, guide: Guide) -> tuple[int, int]:
    """Descend to a position that is new, or to the end; return its depth and the number of used nodes."""
    state, path = own.state, own.path
    node = depth = 0
    path[0] = 0
    while not is_settled(state):
        own.seat = deal_on(state, own.deal)
        count = legal_actions(state, own.actions)
        is_last = depth == MAX_DEPTH - 1 or used + count > len(tree)
        is_new, used = visit(tree, hashes, used, node, count, is_last, own, guide)
        if is_new:
            break
        node, used = next_node(tree, hashes, used, node, count, own, guide)
        apply(state, tree[node].key & ACTION_MASK)
        depth += 1
        path[depth] = node
    return depth, used


@rule
def visit(
    tree: Any, hashes: Any, used: int, node: int, count: int, is_last: bool, own: Record, guide: Guide
) -> tuple[bool, int]:
    """Ask the net about the position at *node*; return whether the descent ends here, and the number of used nodes."""
    is_own = own.seat == own.seen.seat
    # Priors of own actions are kept in the tree. Those of others depend on the imagined deal and are asked for anew.
    if not is_last and (count == 1 or (is_own and is_known(tree, hashes, node, count, own.actions))):
        return False, used
    consider(own.state, own.seat, own.actions, count, guide)
    if is_own and not is_last:
        used = expand(tree, hashes, used, node, own.seat, count, own.actions, guide)
    if not is_last and tree[node].visits > 0:  # it was appraised on the first visit
        return False, used
    appraise(own.state, own.seat, own.values, guide)
    tree[node].hope = own.values[own.seat]
    return True, used


@rule
def next_node(tree: Any, hashes: Any, used: int, node: int, count: int, own: Record, guide: Guide) -> tuple[int, int]:
    """The child to go on to, which is added if necessary, and the number of used nodes."""
    if count > 1 and own.seat == own.seen.seat:
        return most_promising(tree, hashes, node, count, own.actions), used
    place = draw(own.state, count, guide) if count > 1 else 0
    return child_by(tree, hashes, used, node, own.seat, int(own.actions[place]))


@rule
def play_on(own: Record, guide: Guide, horizon: int) -> None:
    """Play as the net would until the playout ends, and write what it is worth to each seat."""
    state, actions = own.state, own.actions
    own.turns, own.seat = horizon, actor(state)
    while goes_on(own):
        count = legal_actions(state, actions)
        place = 0
        if count > 1:
            consider(state, actor(state), actions, count, guide)
            place = draw(state, count, guide)
        apply(state, actions[place])
    if is_settled(state):
        outlook(state, own.values)
    else:
        consider(state, actor(state), actions, 0, guide)
        appraise(state, actor(state), own.values, guide)


@rule
def is_known(tree: Any, hashes: Any, node: int, count: int, actions: Any) -> bool:
    """Whether all actions have a node."""
    for place in range(count):
        if find(tree, hashes, node, actions[place]) == NONE:
            return False
    return True


@rule
def consider(state: Record, seat: int, actions: Any, count: int, guide: Guide) -> None:
    """Let the net look at what *seat* sees."""
    view = guide.views[0]
    observe(state, seat, view)
    evaluate(view, actions, count, guide.weights, guide.sizes, guide.scratch)


@rule
def weigh(count: int, heat: float, guide: Guide) -> float:
    """Turn the scores of actions into weights, at most 1, at a temperature; return their sum."""
    scores, weights = guide.scratch.scores, guide.chances
    best = scores[0]
    for place in range(1, count):
        best = max(best, scores[place])
    total = 0.0
    for place in range(count):
        weights[place] = exponential(max((scores[place] - best) / heat, LOGIT_FLOOR))
        total += weights[place]
    return total


@rule
def draw(state: Record, count: int, guide: Guide) -> int:
    """Choose an action as often as the net would; return its place."""
    # Inverse transform sampling; rounding may leave a rest, which belongs to the last action.
    left = weigh(count, 1.0, guide) * below(state, RESOLUTION) / RESOLUTION
    for place in range(count - 1):
        left -= guide.chances[place]
        if left < 0:
            return place
    return count - 1


@rule
def child_by(tree: Any, hashes: Any, used: int, node: int, seat: int, action: int) -> tuple[int, int]:
    """The child by *action*, which is added if necessary, and the number of used nodes."""
    child = find(tree, hashes, node, action)
    if child != NONE:
        return child, used
    add_node(tree, hashes, used, node, action, seat)
    tree[used].prior = 1
    return used, used + 1


@rule
def expand(tree: Any, hashes: Any, used: int, node: int, seat: int, count: int, actions: Any, guide: Guide) -> int:
    """Add a node for each action that has none; return the new number of used nodes."""
    total = weigh(count, PRIOR_TEMPERATURE, guide)
    for place in range(count):
        child, used = child_by(tree, hashes, used, node, seat, int(actions[place]))
        tree[child].prior = (1.0 - UNIFORM_MIX) * guide.chances[place] / total + UNIFORM_MIX / count
    return used


@rule
def appraise(state: Record, seat: int, values: Any, guide: Guide) -> None:
    """Write what the position is worth to each seat by the net, which has just looked at it for *seat*.

    The values of nets begin with that seat, and are relative to what the scores alone say.
    """
    standing(state, values)
    players = int(state.players)
    for step in range(players):
        values[(seat + step) % players] += guide.scratch.values[step]


@rule
def blended_value(child: Record, believed: float) -> float:
    """What an action is worth by its playouts and by some more that found what is *believed*."""
    return float((child.total + PRIOR_VISITS * believed) / (child.visits + PRIOR_VISITS))


@rule
def most_promising(tree: Any, hashes: Any, node: int, count: int, actions: Any) -> int:
    """The child with the highest sum of its worth so far and of a bonus for its prior, which fades with its visits."""
    visits = total = priors = highest = 0.0
    for place in range(count):
        child = find(tree, hashes, node, actions[place])
        visits += tree[child].visits
        total += tree[child].total
        priors += tree[child].prior
        highest = max(highest, tree[child].prior)
    # The node's own value counts as one playout, so that the mean is defined before any child was tried.
    mean = (total + tree[node].hope) / (visits + 1.0)
    bonus = EXPLORE * np.sqrt(visits + 1.0) / priors
    best, chosen = -np.inf, NONE
    for place in range(count):
        child = find(tree, hashes, node, actions[place])
        promise = blended_value(tree[child], mean - SLOPE * logarithm(highest / tree[child].prior))
        promise += bonus * tree[child].prior / (1.0 + tree[child].visits)
        if promise > best:
            best, chosen = promise, child
    return chosen
