"""The tree of all games for two that may follow from some states, by the rules of the contract.

Every action must be public, as all are in ODIN. An information set is then the own secret and all actions so far,
which is perfect recall: a view forgets who passed when.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from benchmarks.equilibrium.solving import END, Tree
from numpy.typing import NDArray

from allfather.bots import Turn
from allfather.core.compiling import new_records, rule
from allfather.core.contract import actor, apply, legal_actions, observe, returns
from allfather.core.game import Game

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Grown:
    """A tree, and what the seat to act sees at each of its information sets."""

    tree: Tree
    turns: list[Turn]


@rule
def list_nodes(states: Any, seats: Any, counts: Any, worths: Any, ids: Any) -> None:
    """Write the seat to act, the number of its actions, and the return of seat 0 at each of *states*."""
    both = np.zeros(2)
    for node in range(len(states)):
        seats[node] = max(actor(states[node]), END)
        if seats[node] == END:
            counts[node] = 0
            returns(states[node], both)
            worths[node] = both[0]
        else:
            counts[node] = legal_actions(states[node], ids)


@rule
def list_children(states: Any, counts: Any, parents: Any, made: Any, out: Any, ids: Any) -> None:
    """Write the states after each action, the node that each comes from, and the action."""
    child = 0
    for node in range(len(states)):
        if counts[node]:
            legal_actions(states[node], ids)
        for place in range(counts[node]):
            out[child] = states[node]
            apply(out[child], ids[place])
            parents[child], made[child] = node, ids[place]
            child += 1


@rule
def observe_each(states: Any, nodes: Any, seats: Any, views: Any) -> None:
    """Write what the seat to act sees at some of *states*."""
    for place in range(len(nodes)):
        observe(states[nodes[place]], seats[nodes[place]], views[place])


def numbered(keys: Numbers) -> tuple[Numbers, Numbers]:
    """The place of the first of each kind of key, and a number for each key: the kinds in order."""
    _, firsts, numbers = np.unique(keys, return_index=True, return_inverse=True)
    return firsts, numbers


class Level:
    """The nodes of one level: their states, what came before, and what each seat alone knows."""

    def __init__(self, kind: type[Game[Any, Any]], states: NDArray[Any], past: Numbers, secrets: Numbers) -> None:
        self.kind, self.states, self.past, self.secrets = kind, states, past, secrets
        self.seats, self.worths = np.zeros(len(states), np.int8), np.zeros(len(states))
        self.counts, self.sets = np.zeros(len(states), np.int64), np.full(len(states), END, np.int64)
        ids = np.zeros(kind.max_legal + 1, np.int32)
        list_nodes(states, self.seats, self.counts, self.worths, ids)
        size = int(self.counts.sum())
        self.parents, self.made = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self.after = new_records(kind.state_type, size)
        list_children(states, self.counts, self.parents, self.made, self.after, ids)

    def find_sets(self, first: int) -> Numbers:
        """Number the information sets from *first*; return a node of each."""
        nodes = np.flatnonzero(self.seats != END)
        # Which seat is to act follows from the past.
        kinds = int(self.secrets.max()) + 1
        firsts, numbers = numbered(self.past[nodes] * kinds + self.secrets[nodes, self.seats[nodes]])
        self.sets[nodes] = first + numbers
        return nodes[firsts]

    def turns(self, nodes: Numbers, options: Any) -> Iterator[Turn]:
        """What the seat to act sees at each of *nodes*."""
        views = new_records(self.kind.view_type, len(nodes))
        observe_each(self.states, nodes, self.seats, views)
        ends = np.cumsum(self.counts)[nodes]
        for view, end, count in zip(views, ends.tolist(), self.counts[nodes].tolist(), strict=True):
            yield Turn(self.kind, options, view, tuple(self.made[end - count : end].tolist()))

    def below(self) -> Level:
        """The next level."""
        _, past = numbered(self.past[self.parents] * self.kind.actions + self.made)
        return Level(self.kind, self.after, past, self.secrets[self.parents])


def grow(kind: type[Game[Any, Any]], options: Any, roots: NDArray[Any], secrets: Numbers) -> Grown:
    """The tree of all games from the equally likely states *roots*; *secrets* numbers what each seat alone knows."""
    level = Level(kind, roots, np.zeros(len(roots), np.int64), secrets)
    parts, sizes, turns = [], [0], list[Turn]()
    while len(level.states):
        turns += level.turns(level.find_sets(len(turns)), options)
        parts.append((level.counts, level.seats, level.sets, level.worths))
        sizes.append(len(level.states))
        level = level.below()
    counts, seats, sets, worths = (np.concatenate(part) for part in zip(*parts, strict=True))
    children = len(roots) + np.concatenate(([0], np.cumsum(counts)))
    actions = np.concatenate(([0], np.cumsum([len(turn.legal) for turn in turns])))
    chances = np.full(len(roots), 1.0 / len(roots))
    return Grown(Tree(np.cumsum(sizes), children, seats, sets, worths, chances, actions), turns)
