"""The functions that a module exports, over one block of memory that holds everything a game needs.

An entry is a rule whose first argument is the address of that block, which has the dtype :func:`room_type`; the others
are integers, and it returns an integer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import carray

from allfather.bots import tree
from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.compiling import record_type
from allfather.core.game import Game
from allfather.core.steps import best_rated, next_deal, random_step

Entry = Callable[..., int]
FALSE, TRUE = 0, 1


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
    layout = {"names": [*formats], "formats": [*formats.values()], "offsets": offsets, "itemsize": size}
    return record_type(np.dtype(layout | {"aligned": True}))


def entries_of(kind: type[Game[Any, Any]]) -> dict[str, tuple[str, Entry]]:
    """The entries of a game: name -> the types of its arguments after the address, ``i`` or ``l``, and the rule."""
    room = room_type(kind)
    node, horizon = tree.NODE, kind.horizon

    def actor(address: Any) -> int:
        return int(contract.actor(carray(address, 1, room)[0].state))

    def deal(address: Any) -> int:
        """Deal the cards in the buffer."""
        own = carray(address, 1, room)[0]
        contract.deal(own.state, own.deal)
        return int(contract.actor(own.state))

    def draw(address: Any) -> int:
        """Draw a deal by the state's generator, and deal it."""
        own = carray(address, 1, room)[0]
        next_deal(own.state, own.deal)
        return int(contract.actor(own.state))

    def seed(address: Any, seed: int, number: int) -> int:
        carray(address, 1, room)[0].state.rng = stream(seed, number)
        return 0

    def count_actions(address: Any) -> int:
        return int(contract.count_actions(carray(address, 1, room)[0].state))

    def legal_actions(address: Any) -> int:
        own = carray(address, 1, room)[0]
        return int(contract.legal_actions(own.state, own.actions))

    def apply(address: Any, action: int) -> int:
        own = carray(address, 1, room)[0]
        contract.apply(own.state, action)
        return int(contract.actor(own.state))

    def play_random(address: Any) -> int:
        own = carray(address, 1, room)[0]
        random_step(own.state, own.actions)
        return int(contract.actor(own.state))

    def scores(address: Any) -> int:
        own = carray(address, 1, room)[0]
        contract.scores(own.state, own.points)
        return int(own.state.players)

    def ranking(address: Any) -> int:
        own = carray(address, 1, room)[0]
        contract.ranking(own.state, own.points)
        return int(own.state.players)

    def returns(address: Any) -> int:
        own = carray(address, 1, room)[0]
        contract.returns(own.state, own.values)
        return int(own.state.players)

    def outlook(address: Any) -> int:
        own = carray(address, 1, room)[0]
        contract.outlook(own.state, own.values)
        return int(own.state.players)

    def observe(address: Any, seat: int) -> int:
        own = carray(address, 1, room)[0]
        contract.observe(own.state, seat, own.seen)
        return 0

    def encode(address: Any) -> int:
        own = carray(address, 1, room)[0]
        contract.encode(own.seen, own.encoded)
        return 0

    def fill(address: Any) -> int:
        """Make the state one that fits the view."""
        own = carray(address, 1, room)[0]
        contract.fill(own.seen, own.state, own.deal)
        return int(contract.actor(own.state))

    def best(address: Any) -> int:
        """The action with the best rating; the ratings of all legal actions are written."""
        own = carray(address, 1, room)[0]
        count = contract.legal_actions(own.state, own.actions)
        workspace = contract.Workspace(own.tried, own.tried_actions)
        return int(best_rated(own.state, own.actions, count, own.ratings, workspace))

    def search(address: Any, nodes: Any, most: int, hashes: Any, places: int, used: int, playouts: int) -> int:
        """Search from the view of the playout; return the number of used nodes."""
        own = carray(address, 1, room)[0]
        workspace = contract.Workspace(own.tried, own.tried_actions)
        return int(
            tree.grow(
                carray(nodes, most, node),
                carray(hashes, places, np.int32),
                used,
                own.playout,
                workspace,
                horizon,
                playouts,
            )
        )

    def find(address: Any, nodes: Any, most: int, hashes: Any, places: int, action: int) -> int:
        """The number of the root's child by *action*, or 0."""
        return int(tree.find(carray(nodes, most, node), carray(hashes, places, np.int32), 0, action))

    def play_games(address: Any, seed: int, first: int, games: int) -> int:
        """Play games from the start at random; return the number of decisions."""
        own = carray(address, 1, room)[0]
        state = own.state
        decisions = 0
        for game in range(games):
            own.state = own.start
            state.rng = stream(seed, first + game)
            who = contract.actor(state)
            while who != contract.OVER:
                if who == contract.CHANCE:
                    next_deal(state, own.deal)
                else:
                    random_step(state, own.actions)
                    decisions += 1
                who = contract.actor(state)
        return decisions

    return {
        "actor": ("", actor),
        "deal": ("", deal),
        "draw": ("", draw),
        "seed": ("ll", seed),
        "count_actions": ("", count_actions),
        "legal_actions": ("", legal_actions),
        "apply": ("i", apply),
        "play_random": ("", play_random),
        "scores": ("", scores),
        "ranking": ("", ranking),
        "returns": ("", returns),
        "outlook": ("", outlook),
        "observe": ("i", observe),
        "encode": ("", encode),
        "fill": ("", fill),
        "best": ("", best),
        "search": ("pipiii", search),
        "find": ("pipii", find),
        "play_games": ("lll", play_games),
    }
