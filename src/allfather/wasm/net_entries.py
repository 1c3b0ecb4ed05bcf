"""The functions that the second module of a game exports: the forward pass of its net, and the bots that use it.

A game with a net has this module beside the first, for the workers that need it. It has the same memory, and behind
that the weights as 32-bit floats, whose address and number the entries get.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.np.numpy_support import carray

from allfather.bots import tree
from allfather.core import contract
from allfather.core.compiling import Record, rule
from allfather.core.game import Game
from allfather.nets import guided
from allfather.nets.bot import Player, pick
from allfather.nets.forward import Scratch, evaluate
from allfather.nets.weights import shipped_net
from allfather.wasm.entries import ENTRIES, Entry, entry, memory_type

FEATURES = "+simd128"
"""Vector instructions, which all browsers have had since 2023."""
NET_ENTRIES: dict[str, Entry] = {name: ENTRIES[name] for name in ("seed", "fill", "legal_actions", "find")}
"""What a bot needs to know of the rules, and what is below."""


@contract.by_record
def sizes_of(memory: Record) -> Any:
    """The sizes of the net."""


def prepare(kind: type[Game[Any, Any]]) -> None:
    """Make the sizes of a game's net known, before its entries are compiled."""
    sizes = shipped_net(kind).sizes
    contract.register(sizes_of, memory_type(kind), rule(lambda _: sizes))


@rule
def player_in(memory: Record, weights: Any, size: int) -> Any:
    """The net, with its scratch memory in *memory*."""
    own = memory.scratch
    scratch = Scratch(
        own.places, own.factors, own.first, own.second, own.third, own.query, own.rows, own.scores, own.values
    )
    return Player(carray(weights, size, np.float32), sizes_of(memory), scratch, memory.chances)


@entry("pi", NET_ENTRIES)
def look(memory: Record, weights: Any, size: int) -> int:
    """Write the net's scores and values for the view and the legal actions of the state; return their number."""
    player = player_in(memory, weights, size)
    count = contract.legal_actions(memory.state, memory.actions)
    evaluate(memory.seen, memory.actions, count, player.weights, player.sizes, player.scratch)
    return int(count)


@entry("pid", NET_ENTRIES)
def choose(memory: Record, weights: Any, size: int, temperature: float) -> int:
    """The action that the bot ``net`` chooses, by the generator of the state."""
    player = player_in(memory, weights, size)
    count = contract.legal_actions(memory.state, memory.actions)
    return int(memory.actions[pick(memory.seen, memory.actions, count, temperature, memory.state, player)])


@entry("pipipiiii", NET_ENTRIES)
def think(  # noqa: PLR0913, PLR0917 - an entry is given addresses and numbers
    memory: Record,
    weights: Any,
    size: int,
    nodes: Any,
    most: int,
    hashes: Any,
    places: int,
    used: int,
    horizon: int,
    playouts: int,
) -> int:
    """Search with the net from the view of the playout; return the number of used nodes."""
    all_nodes, all_hashes = carray(nodes, most, tree.NODE), carray(hashes, places, np.int32)
    net, sizes, scratch, chances = player_in(memory, weights, size)
    past = memory.past[: int(memory.past_count[0])]
    guide = guided.Guide(net, sizes, scratch, memory.looked, chances, past, memory.imagined, memory.likelihoods)
    return int(guided.grow(all_nodes, all_hashes, used, memory.playout, guide, horizon, playouts))
