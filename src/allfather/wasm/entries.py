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


class Entry(NamedTuple):
    """A function that a module exports."""

    function: Callable[..., int]
    signature: str
    """The types of its arguments after the room: ``i`` and ``l`` are integers of 32 and 64 bits, ``p`` an address."""


ENTRIES: dict[str, Entry] = {}


ALIGNMENT = 8
"""Every field of the memory begins at a multiple of this; NumPy does not know the alignment of a record."""


@cache
def room_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """The dtype of the memory of one game."""
    players, most = kind.player_counts[-1], kind.max_legal + 1
    formats: dict[str, Any] = {
        "state": record_type(kind.state_type),
        "start": record_type(kind.state_type),
        "seen": record_type(kind.view_type),
        "playout": tree.buffers_type(kind),
        "tried": (record_type(kind.state_type), (3,)),  # with the next field, the workspace of ratings
        "tried_actions": (np.int32, (2, most)),
        "actions": (np.int32, (most,)),
        "ratings": (np.float64, (most,)),
        "values": (np.float64, (players,)),
        "points": (np.int64, (players,)),
        "encoded": (np.int8, (kind.encoded,)),
        "deal": (np.int8, (kind.deal_size,)),
    }
    offsets, size = [], 0
    for written in formats.values():
        offsets.append(size)
        size += -(-np.dtype(written).itemsize // ALIGNMENT) * ALIGNMENT
    layout: Any = {"names": [*formats], "formats": [*formats.values()], "offsets": offsets, "itemsize": size}
    return record_type(np.dtype(layout | {"aligned": True}))


Function = TypeVar("Function", bound=Callable[..., int])


def entry(signature: str) -> Callable[[Function], Function]:
    """Export a function with arguments of these types."""

    def register(function: Function) -> Function:
        ENTRIES[function.__name__] = Entry(function, signature)
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
