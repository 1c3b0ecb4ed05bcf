"""Games for two as trees, their equilibrium by CFR+, and best responses; nothing here knows a game.

A tree is arrays, level by level, so that the children of a node are neighbours and come after it. A *policy* has a
probability for each action of each information set; the actions of a set are neighbours. Returns are those of seat 0;
seat 1 gets the opposite.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allfather.core.compiling import rule

Floats = NDArray[np.float64]

END = -1
"""The seat to act at the end of a game, and the information set there."""


class Tree(NamedTuple):
    """A game for two."""

    levels: NDArray[np.int64]
    """The first node of each level, and the number of nodes."""
    children: NDArray[np.int64]
    """The first child of each node, and the number of nodes: the children end where those of the next node begin."""
    seats: NDArray[np.int8]
    """The seat to act at each node."""
    sets: NDArray[np.int64]
    """The information set of each node: what the seat to act has seen and done so far."""
    returns: Floats
    """The return at each node that ends the game."""
    chances: Floats
    """The probability of each node of the first level."""
    actions: NDArray[np.int64]
    """The first action of each information set, and the number of actions."""


class Distance(NamedTuple):
    """How far a policy is from equilibrium."""

    value: float
    """The return when both seats follow the policy."""
    best: tuple[float, float]
    """What each seat gets with its best response to the policy of the other."""

    @property
    def nash_conv(self) -> float:
        """What both seats together could gain by leaving the policy: 0 in equilibrium, never less."""
        return sum(self.best)


def uniform(tree: Tree) -> Floats:
    """The policy that chooses every action equally often."""
    counts = np.diff(tree.actions)
    return np.repeat(1.0 / counts, counts)


def solve(tree: Tree, iterations: int) -> Floats:
    """The average policy of *iterations* of CFR+, which approaches an equilibrium."""
    regrets, total = np.zeros(tree.actions[-1]), np.zeros(tree.actions[-1])
    policy, reach, values = uniform(tree), new_reach(tree), np.zeros(len(tree.seats))
    for iteration in range(1, iterations + 1):
        for seat in range(2):
            improve(tree, seat, policy, reach, values, regrets)
            normalise(tree, regrets, policy)
        follow(tree, policy, reach)
        collect(tree, policy, reach, float(iteration), total)
    normalise(tree, total, policy)
    return policy


def distance(tree: Tree, policy: Floats) -> Distance:
    """How far *policy* is from equilibrium, by exact best responses."""
    value, _ = duel(tree, policy, policy)
    best = tuple(respond(tree, seat, policy, new_reach(tree), np.zeros(tree.actions[-1])) for seat in range(2))
    return Distance(value, (best[0], best[1]))


def duel(tree: Tree, one: Floats, other: Floats) -> tuple[float, float]:
    """The returns of the policy *one* against the policy *other*, as seat 0 and as seat 1."""
    reach = new_reach(tree)
    return expected(tree, one, other, reach), -expected(tree, other, one, reach)


def new_reach(tree: Tree) -> Floats:
    """Memory for how likely each seat, and chance, does its part in coming to each node."""
    return np.zeros((len(tree.seats), 3))


CHANCE = 2
"""The column for chance; the others are the seats."""


@rule
def follow(tree: Tree, policy: Any, reach: Any) -> None:
    """Write how likely each seat, and chance, does its part in coming to each node."""
    for level in range(len(tree.levels) - 1):
        follow_level(tree, level, policy, reach)


@rule
def follow_level(tree: Tree, level: int, policy: Any, reach: Any) -> None:
    """:func:`follow` to the nodes below a level; those of the first level are written first."""
    if level == 0:
        for node in range(len(tree.chances)):
            reach[node, 0] = reach[node, 1] = 1
            reach[node, CHANCE] = tree.chances[node]
    for node in range(tree.levels[level], tree.levels[level + 1]):
        first, seat = tree.children[node], tree.seats[node]
        for child in range(first, tree.children[node + 1]):
            for column in range(3):
                reach[child, column] = reach[node, column]
            reach[child, seat] *= policy[tree.actions[tree.sets[node]] + child - first]


@rule
def improve(tree: Tree, seat: int, policy: Any, reach: Any, values: Any, regrets: Any) -> None:
    """Add to the *regrets* of a seat how much better each action would have been than the policy; none is negative."""
    follow(tree, policy, reach)
    sign = 1 - 2 * seat
    for node in range(len(tree.seats) - 1, -1, -1):
        first, end = tree.children[node], tree.children[node + 1]
        if first == end:
            values[node] = sign * tree.returns[node]
            continue
        start = tree.actions[tree.sets[node]]
        value = 0.0
        for child in range(first, end):
            value += policy[start + child - first] * values[child]
        values[node] = value
        if tree.seats[node] == seat:
            weight = reach[node, CHANCE] * reach[node, 1 - seat]
            for child in range(first, end):
                regrets[start + child - first] += weight * (values[child] - value)
    for action in range(len(regrets)):
        regrets[action] = max(regrets[action], 0.0)


@rule
def normalise(tree: Tree, weights: Any, policy: Any) -> None:
    """Write the policy that chooses in proportion to *weights*, or equally often where there are none."""
    for place in range(len(tree.actions) - 1):
        start, end = tree.actions[place], tree.actions[place + 1]
        total = 0.0
        for action in range(start, end):
            total += weights[action]
        for action in range(start, end):
            policy[action] = weights[action] / total if total > 0 else 1.0 / (end - start)


@rule
def collect(tree: Tree, policy: Any, reach: Any, weight: float, total: Any) -> None:
    """Add *policy* to the *total*, each information set as often as its seat comes to it."""
    for node in range(len(tree.seats)):
        if tree.seats[node] == END:
            continue
        start, end = tree.actions[tree.sets[node]], tree.actions[tree.sets[node] + 1]
        share = weight * reach[node, CHANCE] * reach[node, tree.seats[node]]
        for action in range(start, end):
            total[action] += share * policy[action]


@rule
def expected(tree: Tree, first: Any, second: Any, reach: Any) -> float:
    """The return of seat 0 if it follows the policy *first* and seat 1 *second*."""
    follow(tree, first, reach)
    own = reach[:, 0].copy()
    follow(tree, second, reach)
    total = 0.0
    for node in range(len(tree.seats)):
        if tree.seats[node] == END:
            total += own[node] * reach[node, 1] * reach[node, CHANCE] * tree.returns[node]
    return total


@rule
def respond(tree: Tree, seat: int, policy: Any, reach: Any, worths: Any) -> float:
    """The return of *seat* with the best response to *policy*; *worths* are zeros for the worth of each action.

    The nodes of an information set are on one level, so a level is judged as a whole once those below it are known.
    """
    follow(tree, policy, reach)
    sign = 1 - 2 * seat
    values = np.zeros(len(tree.seats))
    for level in range(len(tree.levels) - 2, -1, -1):
        for node in range(tree.levels[level], tree.levels[level + 1]):
            if tree.seats[node] == seat:
                first, start = tree.children[node], tree.actions[tree.sets[node]]
                for child in range(first, tree.children[node + 1]):
                    weight = reach[node, CHANCE] * reach[node, 1 - seat]
                    worths[start + child - first] += weight * values[child]
        for node in range(tree.levels[level], tree.levels[level + 1]):
            values[node] = response_value(tree, node, seat, policy, worths, values, sign)
    total = 0.0
    for node in range(len(tree.chances)):
        total += tree.chances[node] * values[node]
    return total


@rule
def response_value(tree: Tree, node: int, seat: int, policy: Any, worths: Any, values: Any, sign: int) -> Any:
    """The value of a node for *seat* if it plays the action with the best worth, and the other seat the policy."""
    first, end = tree.children[node], tree.children[node + 1]
    if first == end:
        return sign * tree.returns[node]
    start = tree.actions[tree.sets[node]]
    if tree.seats[node] == seat:
        return values[first + np.argmax(worths[start : start + end - first])]
    value = 0.0
    for child in range(first, end):
        value += policy[start + child - first] * values[child]
    return value
