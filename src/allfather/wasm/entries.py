"""The functions that a module exports, over one block of memory that holds everything a game needs.

The first argument of an entry is that block, a record of the dtype :func:`room_type`. The others are integers or
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
    """The types of its arguments after the room.

    ``i`` and ``l`` are integers of 32 and 64 bits, ``d`` is a float of 64 bits, ``p`` an address.
    """


ENTRIES: dict[str, Entry] = {}


ALIGNMENT = 8
"""Every field of the memory begins at a multiple of this; NumPy does not know the alignment of a record."""

MAX_PAST = 1024
"""The most actions since the last deal that a search is told."""


@cache
def room_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
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
def actor(room: Record) -> int:
    return int(contract.actor(room.state))


@entry("ll")
def seed(room: Record, seed: int, number: int) -> int:
    """Start the generator of the state."""
    room.state.rng = stream(seed, number)
    return 0


@entry("")
def draw(room: Record) -> int:
    """Draw a deal by the state's generator, and deal it."""
    next_deal(room.state, room.deal)
    return int(contract.actor(room.state))


@entry("")
def deal(room: Record) -> int:
    """Deal the cards in the buffer."""
    contract.deal(room.state, room.deal)
    return int(contract.actor(room.state))


@entry("")
def tell_deal(room: Record) -> int:
    """Write what a record tells of the deal in the buffer."""
    contract.tell_deal(room.state, room.deal, room.dealt)
    return 0


@entry("")
def take_deal(room: Record) -> int:
    """Write the deal that a record tells into the buffer; return the number of the first wrong field, or -1."""
    return int(contract.take_deal(room.state, room.dealt, room.deal))


@entry("")
def count_actions(room: Record) -> int:
    return int(contract.count_actions(room.state))


@entry("")
def legal_actions(room: Record) -> int:
    return int(contract.legal_actions(room.state, room.actions))


@entry("i")
def apply(room: Record, action: int) -> int:
    contract.apply(room.state, action)
    return int(contract.actor(room.state))


@entry("")
def play_random(room: Record) -> int:
    random_step(room.state, room.actions)
    return int(contract.actor(room.state))


@entry("")
def scores(room: Record) -> int:
    contract.scores(room.state, room.points)
    return int(room.state.players)


@entry("")
def ranking(room: Record) -> int:
    contract.ranking(room.state, room.points)
    return int(room.state.players)


@entry("")
def returns(room: Record) -> int:
    contract.returns(room.state, room.values)
    return int(room.state.players)


@entry("")
def outlook(room: Record) -> int:
    contract.outlook(room.state, room.values)
    return int(room.state.players)


@entry("i")
def observe(room: Record, seat: int) -> int:
    contract.observe(room.state, seat, room.seen)
    return 0


@entry("i")
def explain(room: Record, action: int) -> int:
    """Write why an action is illegal; return the number of the reason."""
    contract.explain(room.state, action, room.reason)
    return int(room.reason.number)


@entry("")
def find_endings(room: Record) -> int:
    """Write what has ended since the state ``before``."""
    contract.find_endings(room.before, room.state, room.ended)
    return 0


@entry("")
def was_predictable(room: Record) -> int:
    """Whether who acted in the state ``before`` could have predicted everything now visible."""
    return int(contract.was_predictable(room.before, room.state))


@entry("")
def encode(room: Record) -> int:
    contract.encode(room.seen, room.encoded)
    return 0


@entry("")
def fill(room: Record) -> int:
    """Make the state one that fits the view."""
    contract.fill(room.seen, room.state, room.deal)
    return int(contract.actor(room.state))


@entry("")
def best(room: Record) -> int:
    """The action with the best rating; the ratings of all legal actions are written."""
    count = contract.legal_actions(room.state, room.actions)
    workspace = contract.Workspace(room.tried, room.tried_actions)
    return int(best_rated(room.state, room.actions, count, room.ratings, workspace))


@entry("pipiiii")
def search(
    room: Record, nodes: Any, most: int, hashes: Any, places: int, used: int, horizon: int, playouts: int
) -> int:
    """Search from the view of the playout; return the number of used nodes."""
    all_nodes, all_hashes = carray(nodes, most, tree.NODE), carray(hashes, places, np.int32)
    workspace = contract.Workspace(room.tried, room.tried_actions)
    return int(tree.grow(all_nodes, all_hashes, used, room.playout, workspace, horizon, playouts))


@entry("pipii")
def find(_room: Record, nodes: Any, most: int, hashes: Any, places: int, action: int) -> int:
    """The number of the root's child by *action*, or 0."""
    return int(tree.find(carray(nodes, most, tree.NODE), carray(hashes, places, np.int32), 0, action))


@entry("ii")
def judge(room: Record, visits: int, players: int) -> int:
    """Write the expected share of the win and its interval, from the sums in ``found``."""
    tree.judge(visits, room.found[0], room.found[1], players, room.shares)
    return 0


@entry("lll")
def play_games(room: Record, seed: int, first: int, games: int) -> int:
    """Play games from the start at random; return the number of decisions."""
    state = room.state
    decisions = 0
    for game in range(games):
        room.state = room.start
        state.rng = stream(seed, first + game)
        who = contract.actor(state)
        while who != contract.OVER:
            if who == contract.CHANCE:
                next_deal(state, room.deal)
            else:
                random_step(state, room.actions)
                decisions += 1
            who = contract.actor(state)
    return decisions
