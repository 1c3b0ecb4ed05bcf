"""What ends with an action of ODIN: a round, or a hand with its points."""

from __future__ import annotations

import numpy as np

from allfather.core.bits import popcount
from allfather.core.compiling import Record, rule
from allfather.core.shapes import Number, Numbers, Told
from allfather.odin.state import DEAL, FINISHED, MAX_PLAYERS, PLAY
from allfather.odin.view import cards

ENDED = np.dtype(
    [
        ("hands", np.int64, MAX_PLAYERS),  # as bit masks
        ("scores", np.int32, MAX_PLAYERS),
        ("points", np.int8, MAX_PLAYERS),
        ("winner", np.int8),
        ("players", np.int8),
        ("happened", np.int8, 2),  # which of the endings
    ],
    align=True,
)
ENDINGS = (
    Told("round-over", {"winner": Number("winner")}),
    Told(
        "hand-over",
        {
            "winner": Number("winner"),
            "points": Numbers("points", "players"),
            "scores": Numbers("scores", "players"),
            "hands": cards("hands", each=True),
        },
    ),
)
ROUND_OVER, HAND_OVER = range(2)


@rule
def find_endings(before: Record, state: Record, ended: Record) -> None:
    """See :func:`allfather.core.contract.find_endings`."""
    is_hand_over = state.phase in (DEAL, FINISHED)
    is_round_over = not is_hand_over and before.phase == PLAY and before.middle != 0 and state.middle == 0  # O12
    ended.happened[ROUND_OVER] = is_round_over
    ended.happened[HAND_OVER] = is_hand_over
    ended.players = state.players
    ended.winner = before.owner if is_round_over else state.owner
    for seat in range(state.players):
        # What is left is laid open to be counted (O13) before all cards are shuffled again (O14); before, it is hidden.
        ended.hands[seat] = state.hands[seat] if is_hand_over else 0
        ended.points[seat] = popcount(state.hands[seat])
        ended.scores[seat] = state.scores[seat]


@rule
def was_predictable(before: Record, state: Record) -> bool:
    """O17: always, because cards are laid and taken face up and none is drawn."""
    return True
