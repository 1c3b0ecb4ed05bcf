"""The bot that searches with a net; :mod:`allfather.nets.guided` has the algorithm."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from allfather.bots.bot import Turn
from allfather.bots.search import SearchBot, Tree
from allfather.core.compiling import record_type
from allfather.nets import guided
from allfather.nets.bot import net_from
from allfather.nets.forward import new_scratch
from allfather.nets.inputs import inputs_of


class ThinkBot(SearchBot):
    """Searches with a net: its policy guides the search, and its values evaluate positions.

    The budgets are those of ``search``; *weights* is a file, by default the net that ships with the package.

    :raises OptionError: if a budget makes no sense.
    """

    def __init__(
        self,
        *,
        time: float | None = None,
        playouts: int | None = None,
        threads: int = 1,
        wall: float = math.inf,
        weights: str = "",
    ) -> None:
        super().__init__(time=time, playouts=playouts, threads=threads, wall=wall)
        self.weights = weights

    def new_tree(self, turn: Turn, generator: Any, playouts: int | None) -> GuidedTree:
        return GuidedTree(turn, generator, self.time, playouts, self.wall, self.weights)


class GuidedTree(Tree):
    """A tree that a net guides."""

    NODES_PER_PLAYOUT = 16  # all actions of an own position get a node at once

    def __init__(
        self, turn: Turn, generator: Any, time: float | None, playouts: int | None, wall: float, weights: str
    ) -> None:
        super().__init__(turn, generator, time, playouts, wall)
        kind = turn.kind
        net, inputs = net_from(weights, kind, int(turn.seen.players)), inputs_of(kind)
        self.guide = guided.Guide(
            net.weights,
            net.sizes,
            new_scratch(inputs, net.sizes, kind.max_legal),
            np.zeros(1, record_type(kind.view_type)),
            np.zeros(kind.max_legal + 1),
            np.array(turn.past, np.int32),
            np.zeros(2, record_type(kind.state_type)),
            np.zeros((2, kind.player_counts[-1])),
        )

    def search(self, playouts: int) -> int:
        return guided.search(self.nodes, self.hashes, self.used, self.buffers, self.guide, self.horizon, playouts)
