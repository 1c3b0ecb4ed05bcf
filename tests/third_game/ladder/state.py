"""The full state of a game of Ladder as one record, and its options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from allfather.core import options
from allfather.core.compiling import Record, new_record
from allfather.core.options import Number, option

PLAYER_COUNTS = range(2, 4)
MAX_PLAYERS = 3
RANKS = 9
COPIES = 2
HAND = 5

PASS = 0
ACTIONS = 1 + RANKS
"""Action 0 passes, action r plays rank r."""

PLAY, DEAL, FINISHED = range(3)
PHASES = ("play", "deal", "over")


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """The options of a game of Ladder."""

    title: ClassVar[str] = "Ladder"

    goal: int = option(3, Number(least=1, most=9, metavar="HANDS", help="Hands to win."))


PUBLIC: list[tuple[Any, ...]] = [
    ("played", np.int8, RANKS),  # cards of each rank that are out of the hands
    ("scores", np.int32, MAX_PLAYERS),
    ("hand_number", np.int32),  # 0 before the first deal
    ("players", np.int8),
    ("phase", np.int8),
    ("to_act", np.int8),
    ("top", np.int8),  # rank to beat; 0: anything goes
    ("owner", np.int8),  # who played last
    *Options.state_fields(),
]
STATE = np.dtype([("rng", np.uint64), ("hands", np.int8, (MAX_PLAYERS, RANKS)), *PUBLIC], align=True)
VIEW = np.dtype([("hand", np.int8, RANKS), ("sizes", np.int8, MAX_PLAYERS), ("seat", np.int8), *PUBLIC], align=True)

DEAL_SIZE = 1 + COPIES * RANKS
"""A deal: who opens (first hand only), then the rank of every card, five cards to each seat."""


def new_state(players: int, chosen: Options) -> tuple[Record, Options]:
    """A game that awaits its first deal."""
    state = new_record(STATE)
    state.players = players
    state.phase = DEAL
    chosen.write(state)
    return state, chosen
