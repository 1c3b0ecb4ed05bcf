"""The functions that a module exports, over one block of memory that holds everything a game needs.

The first argument of an entry is that block, a record of the dtype :func:`memory_type`. The others are integers or
addresses, and it returns an integer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numba.np.numpy_support import carray

from allfather.bots import tree
from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.compiling import Record, record_type
from allfather.core.game import Game
from allfather.core.steps import best_rated, next_deal, random_step
from allfather.nets.forward import new_scratch
from allfather.nets.inputs import inputs_of
from allfather.nets.weights import has_net, shipped_net


class Entry(NamedTuple):
    """A function that a module exports."""

    function: Callable[..., int]
    signature: str
    """The types of its arguments after the memory.

    ``i`` and ``l`` are integers of 32 and 64 bits, ``d`` is a float of 64 bits, ``p`` an address.
    """


ENTRIES: dict[str, Entry] = {}


ALIGNMENT = 8
"""Every field of the memory begins at a multiple of this; NumPy does not know the alignment of a record."""

MAX_PAST = 1024
"""The most actions since the last deal that a search is told."""


@cache
def memory_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """The dtype of the memory of one game."""
    players, most = kind.player_counts[-1], kind.max_legal + 1
    formats: dict[str, Any] = {
        "state": record_type(kind.state_type),
        "start": record_type(kind.state_type),
        "before": record_type(kind.state_type),
        "seen": record_type(kind.view_type),
        "reason": record_type(kind.reason_type),
        "ended": record_type(kind.ended_type),
        "dealt": record_type(kind.dealt_type),
        "playout": tree.buffers_type(kind),
        "tried": (record_type(kind.state_type), (3,)),  # with the next field, the workspace of ratings
        "tried_actions": (np.int32, (2, most)),
        "actions": (np.int32, (most,)),
        "ratings": (np.float64, (most,)),
        "values": (np.float64, (players,)),
        "points": (np.int64, (players,)),
        "found": (np.float64, (2,)),  # the sum of an action's values and that of their squares
        "shares": (np.float64, (3,)),
        "encoded": (np.int8, (kind.encoded,)),
        "deal": (np.int8, (kind.deal_size,)),
    }
    formats |= net_fields(kind) if has_net(kind.name) else {}
    offsets, size = [], 0
    for written in formats.values():
        offsets.append(size)
        size += -(-np.dtype(written).itemsize // ALIGNMENT) * ALIGNMENT
    layout: Any = {"names": [*formats], "formats": [*formats.values()], "offsets": offsets, "itemsize": size}
    return record_type(np.dtype(layout | {"aligned": True}))


def net_fields(kind: type[Game[Any, Any]]) -> dict[str, Any]:
    """The memory that the net of a game needs besides its weights."""
    scratch = new_scratch(inputs_of(kind), shipped_net(kind).sizes, kind.max_legal)
    fields = [(name, array.dtype, array.shape) for name, array in scratch._asdict().items()]
    return {
        "scratch": record_type(np.dtype(fields, align=True)),
        "looked": (record_type(kind.view_type), (1,)),  # what the seat sees that a search asks the net about
        "chances": (np.float64, (kind.max_legal + 1,)),
        "past": (np.int32, (MAX_PAST,)),  # the actions since the last deal
        "past_count": (np.int32, (1,)),
        "imagined": (record_type(kind.state_type), (2,)),  # with the next field, what a search believes about hands
        "likelihoods": (np.float64, (2, kind.player_counts[-1])),
    }


Function = TypeVar("Function", bound=Callable[..., int])


def entry(signature: str, entries: dict[str, Entry] = ENTRIES) -> Callable[[Function], Function]:
    """Export a function with arguments of these types, as one of *entries*."""

    def register(function: Function) -> Function:
        entries[function.__name__] = Entry(function, signature)
        return function

    return register


@entry("")
def actor(memory: Record) -> int:
    return int(contract.actor(memory.state))


@entry("ll")
def seed(memory: Record, seed: int, number: int) -> int:
    """Start the generator of the state."""
    memory.state.rng = stream(seed, number)
    return 0


@entry("")
def draw(memory: Record) -> int:
    """Draw a deal by the state's generator, and deal it."""
    next_deal(memory.state, memory.deal)
    return int(contract.actor(memory.state))


@entry("")
def deal(memory: Record) -> int:
    """Deal the cards in the buffer."""
    contract.deal(memory.state, memory.deal)
    return int(contract.actor(memory.state))


@entry("")
def tell_deal(memory: Record) -> int:
    """Write what a record tells of the deal in the buffer."""
    contract.tell_deal(memory.state, memory.deal, memory.dealt)
    return 0


@entry("")
def take_deal(memory: Record) -> int:
    """Write the deal that a record tells into the buffer; return the number of the first wrong field, or -1."""
    return int(contract.take_deal(memory.state, memory.dealt, memory.deal))


@entry("")
def count_actions(memory: Record) -> int:
    return int(contract.count_actions(memory.state))


@entry("")
def legal_actions(memory: Record) -> int:
    return int(contract.legal_actions(memory.state, memory.actions))


@entry("i")
def apply(memory: Record, action: int) -> int:
    contract.apply(memory.state, action)
    return int(contract.actor(memory.state))


@entry("")
def play_random(memory: Record) -> int:
    random_step(memory.state, memory.actions)
    return int(contract.actor(memory.state))


@entry("")
def scores(memory: Record) -> int:
    contract.scores(memory.state, memory.points)
    return int(memory.state.players)


@entry("")
def ranking(memory: Record) -> int:
    contract.ranking(memory.state, memory.points)
    return int(memory.state.players)


@entry("")
def returns(memory: Record) -> int:
    contract.returns(memory.state, memory.values)
    return int(memory.state.players)


@entry("")
def outlook(memory: Record) -> int:
    contract.outlook(memory.state, memory.values)
    return int(memory.state.players)


@entry("i")
def observe(memory: Record, seat: int) -> int:
    contract.observe(memory.state, seat, memory.seen)
    return 0


@entry("i")
def explain(memory: Record, action: int) -> int:
    """Write why an action is illegal; return the number of the reason."""
    contract.explain(memory.state, action, memory.reason)
    return int(memory.reason.number)


@entry("")
def find_endings(memory: Record) -> int:
    """Write what has ended since the state ``before``."""
    contract.find_endings(memory.before, memory.state, memory.ended)
    return 0


@entry("")
def was_predictable(memory: Record) -> int:
    """Whether who acted in the state ``before`` could have predicted everything now visible."""
    return int(contract.was_predictable(memory.before, memory.state))


@entry("")
def encode(memory: Record) -> int:
    contract.encode(memory.seen, memory.encoded)
    return 0


@entry("")
def fill(memory: Record) -> int:
    """Make the state one that fits the view."""
    contract.fill(memory.seen, memory.state, memory.deal)
    return int(contract.actor(memory.state))


@entry("")
def best(memory: Record) -> int:
    """The action with the best rating; the ratings of all legal actions are written."""
    count = contract.legal_actions(memory.state, memory.actions)
    workspace = contract.Workspace(memory.tried, memory.tried_actions)
    return int(best_rated(memory.state, memory.actions, count, memory.ratings, workspace))


@entry("pipiiii")
def search(
    memory: Record, nodes: Any, most: int, hashes: Any, places: int, used: int, horizon: int, playouts: int
) -> int:
    """Search from the view of the playout; return the number of used nodes."""
    all_nodes, all_hashes = carray(nodes, most, tree.NODE), carray(hashes, places, np.int32)
    workspace = contract.Workspace(memory.tried, memory.tried_actions)
    return int(tree.grow(all_nodes, all_hashes, used, memory.playout, workspace, horizon, playouts))


@entry("pipii")
def find(_room: Record, nodes: Any, most: int, hashes: Any, places: int, action: int) -> int:
    """The number of the root's child by *action*, or 0."""
    return int(tree.find(carray(nodes, most, tree.NODE), carray(hashes, places, np.int32), 0, action))


@entry("ii")
def judge(memory: Record, visits: int, players: int) -> int:
    """Write the expected share of the win and its interval, from the sums in ``found``."""
    tree.judge(visits, memory.found[0], memory.found[1], players, memory.shares)
    return 0


@entry("lll")
def play_games(memory: Record, seed: int, first: int, games: int) -> int:
    """Play games from the start at random; return the number of decisions."""
    state = memory.state
    decisions = 0
    for game in range(games):
        memory.state = memory.start
        state.rng = stream(seed, first + game)
        who = contract.actor(state)
        while who != contract.OVER:
            if who == contract.CHANCE:
                next_deal(state, memory.deal)
            else:
                random_step(state, memory.actions)
                decisions += 1
            who = contract.actor(state)
    return decisions
