"""The CUDA kernel that plays random games; it calls the same rules as the CPU."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from allfather.core.chance import stream
from allfather.core.contract import CHANCE, OVER, actor, scores
from allfather.core.steps import next_deal, random_step
from allfather.sim.device import cuda

_jit: Callable[[Any], Any] = cuda.jit

BLOCK = 256
BURST = 16
"""Decisions between two opportunities to deal: a deal takes long, so the threads of a warp should deal together."""


@lru_cache
def kernel(dtype: np.dtype[Any], deal_size: int, list_size: int, actions: int) -> Any:
    """The kernel for a game with this many *actions* whose records are of *dtype*."""
    id_type = np.int16 if actions <= 1 << 15 else np.int32  # a thread is faster the less local memory it uses

    @_jit
    def play_games(start: Any, seed: int, first: int, points: Any, decisions: Any, deals: Any) -> None:
        work = cuda.local.array(1, dtype)
        buffer = cuda.local.array(deal_size, np.int8)
        ids = cuda.local.array(list_size, id_type)
        state = work[0]
        game = cuda.grid(1)
        is_new = True
        acted = dealt = 0
        # One flat loop over all games of this thread: no thread waits for the longest game of its warp.
        while game < len(points):
            if is_new:
                work[0] = start[0]
                state.rng = stream(seed, first + game)
                acted = dealt = 0
            if actor(state) == CHANCE:
                next_deal(state, buffer)
                dealt += 1
            for _ in range(BURST):
                if actor(state) >= 0:
                    random_step(state, ids)
                    acted += 1
            is_new = actor(state) == OVER
            if is_new:
                scores(state, points[game])
                decisions[game] = acted
                deals[game] = dealt
                game += cuda.gridsize(1)

    return play_games
