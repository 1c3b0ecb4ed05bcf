"""Bots that do not look ahead."""

from __future__ import annotations

import random

import numpy as np

from allfather.bots.bot import Turn
from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.compiling import new_record
from allfather.core.steps import best_rated


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def choose(self, turn: Turn, rng: random.Random) -> int:
        return rng.choice(turn.legal)


class GreedyBot:
    """Chooses the action with the best rating, without looking ahead; see the module ``judgement`` of each game."""

    def choose(self, turn: Turn, rng: random.Random) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        kind = turn.kind
        state = new_record(kind.state_type)
        state.rng = stream(rng.getrandbits(63), 0)
        contract.fill(turn.seen, state, np.zeros(kind.deal_size, np.int8))
        legal = np.array(turn.legal, np.int32)
        ratings = np.zeros(len(legal))
        return int(best_rated(state, legal, len(legal), ratings, kind.workspace()))
