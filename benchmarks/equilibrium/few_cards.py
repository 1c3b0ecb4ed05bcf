"""The deal of ODIN with few cards; all other rules are those of ODIN."""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.bits import ONE
from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.odin.rules import shuffle
from allfather.odin.state import MAX_PLAYERS, PLAY, PUBLIC

STATE = np.dtype(
    [
        # These come first: Numba takes a record that only adds fields at the end for one of the other type.
        ("pool", np.int64),  # the cards that may be dealt; all others of the pack have been discarded
        ("dealt", np.int8),  # cards for each seat
        ("hands", np.int64, MAX_PLAYERS),
        ("rng", np.uint64),
        *PUBLIC,
    ],
    align=True,
)


@rule
def draw(state: Record, deal: Any) -> None:
    """Draw the seat that opens, and the cards."""
    deal[0] = below(state, state.players)
    shuffle(state, int(state.pool), state.players * state.dealt, deal[1:])


@rule
def deal(state: Record, deal: Any) -> None:
    """Deal *state.dealt* cards to each seat."""
    place = 1
    for seat in range(state.players):
        state.hands[seat] = 0
        for _ in range(state.dealt):
            state.hands[seat] |= ONE << deal[place]
            place += 1
    state.discards = state.pack & ~state.pool
    state.opener = state.to_act = state.owner = deal[0]
    state.hand_number += 1
    state.phase = PLAY
