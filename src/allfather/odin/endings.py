"""What comes with an action of ODIN by itself: a card is taken, a round ends, or a hand with its points."""

from __future__ import annotations

import numpy as np

from allfather.core.bits import lowest, popcount
from allfather.core.compiling import Record, rule
from allfather.core.shapes import Narration, Number, Numbers, Word
from allfather.odin.notation import CARD_TEXTS
from allfather.odin.state import DEAL, FINISHED, MAX_PLAYERS, PLAY
from allfather.odin.view import cards

ENDED = np.dtype(
    [
        ("hands", np.int64, MAX_PLAYERS),  # as bit masks
        ("scores", np.int32, MAX_PLAYERS),
        ("points", np.int8, MAX_PLAYERS),
        ("winner", np.int8),
        ("card", np.int8),
        ("players", np.int8),
        ("happened", np.int8, 3),  # which of the endings
    ],
    align=True,
)
ENDINGS = (
    Narration("taken", {"card": Word("card", CARD_TEXTS)}),
    Narration("round-over", {"winner": Number("winner")}),
    Narration(
        "hand-over",
        {
            "winner": Number("winner"),
            "points": Numbers("points", "players"),
            "scores": Numbers("scores", "players"),
            "hands": cards("hands", each=True),
        },
    ),
)
TAKEN, ROUND_OVER, HAND_OVER = range(3)


@rule
def find_endings(before: Record, state: Record, ended: Record) -> None:
    """See :func:`allfather.core.contract.find_endings`."""
    # O9: no hand holds a card of the middle, so one that is held now was taken: the only one of its set.
    taken = before.middle & state.hands[before.to_act] if before.phase == PLAY else 0
    is_hand_over = state.phase in (DEAL, FINISHED)
    is_round_over = not is_hand_over and before.phase == PLAY and before.middle != 0 and state.middle == 0  # O12
    ended.happened[TAKEN] = taken != 0
    ended.happened[ROUND_OVER] = is_round_over
    ended.happened[HAND_OVER] = is_hand_over
    ended.players = state.players
    ended.card = lowest(taken) if taken else -1
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
