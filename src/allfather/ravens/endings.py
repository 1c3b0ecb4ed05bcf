"""What ends with an action or a deal of Odins Raben: a turn, perhaps with cards that leave the path, or a stage."""

from __future__ import annotations

import numpy as np

from allfather.core.compiling import Record, rule
from allfather.core.shapes import Narration, Number, Numbers, Words
from allfather.ravens.cards import MAX_PATH
from allfather.ravens.notation import LAND_TEXTS
from allfather.ravens.rules import MAGIC_POINTS, magic_winner
from allfather.ravens.state import DEAL, FINISHED, NOTHING, STAGE

ENDED = np.dtype(
    [
        ("stage", np.int32),
        ("turn", np.int32),
        ("scores", np.int32, 2),
        ("points", np.int8, 2),
        ("magic", np.int8, 2),
        ("distance", np.int8),
        ("winner", np.int8),
        ("seat", np.int8),
        ("cards", np.int8, MAX_PATH),
        ("count", np.int8),  # of those cards
        ("happened", np.int8, 3),  # which of the endings
    ],
    align=True,
)
ENDINGS = (
    Narration("turn-over", {"seat": Number("seat"), "turn": Number("turn")}),
    Narration("path-trimmed", {"cards": Words("cards", LAND_TEXTS, "count")}),
    Narration(
        "stage-over",
        {
            "stage": Number("stage"),
            "winner": Number("winner"),
            "distance": Number("distance"),
            "magic": Numbers("magic"),
            "points": Numbers("points"),
            "scores": Numbers("scores"),
        },
    ),
)
TURN_OVER, PATH_TRIMMED, STAGE_OVER = range(3)


@rule
def find_endings(before: Record, state: Record, ended: Record) -> None:
    """See :func:`allfather.core.contract.find_endings`."""
    awaits_stage = state.phase == DEAL and state.awaited == STAGE
    for ending in range(3):
        ended.happened[ending] = 0
    if state.phase == FINISHED or (awaits_stage and before.awaited != STAGE):
        ended.happened[STAGE_OVER] = 1
        count_stage(state, ended)
    elif state.stage == before.stage and state.turn == before.turn + 1:
        ended.happened[TURN_OVER] = 1
        ended.seat = before.to_act
        ended.turn = before.turn
        # R32: when a turn ends, nothing else moves ravens.
        ended.count = before.ravens[0] - state.ravens[0]
        ended.happened[PATH_TRIMMED] = ended.count > 0
        for card in range(ended.count):
            ended.cards[card] = before.path[card]


@rule
def count_stage(state: Record, ended: Record) -> None:
    """Write the points of a stage (R23, R27)."""
    winner = int(state.stage_winner)
    ended.stage = state.stage
    ended.winner = winner
    ended.distance = abs(int(state.ravens[0]) - int(state.ravens[1])) if winner >= 0 else 0
    ahead = magic_winner(state)
    for seat in range(2):
        ended.magic[seat] = MAGIC_POINTS if ahead == seat else 0
        ended.points[seat] = ended.magic[seat] + (ended.distance if winner == seat else 0)
        ended.scores[seat] = state.scores[seat]


@rule
def was_predictable(before: Record, state: Record) -> bool:
    """See :func:`allfather.core.contract.was_predictable`."""
    is_drawn = state.land_size != before.land_size
    for seat in range(2):
        is_drawn = is_drawn or state.pack_sizes[seat] != before.pack_sizes[seat]
    return bool(not is_drawn and (state.phase != DEAL or state.awaited in (NOTHING, STAGE)))
