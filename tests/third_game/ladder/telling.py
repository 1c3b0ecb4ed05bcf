"""What people are told: how a view is written, why an action is illegal, what ended, what a record has of a deal."""

from __future__ import annotations

from typing import Any

import numpy as np
from ladder.state import COPIES, DEAL, HAND, MAX_PLAYERS, PASS, PHASES, PLAY, RANKS

from allfather.core.compiling import Record, rule
from allfather.core.shapes import Joined, Narration, Number, Numbers, Only, Shapes, Tally, Word

CARDS = [str(rank) for rank in range(1, RANKS + 1)]
SHAPES: Shapes = {
    "seat": Number("seat"),
    "players": Number("players"),
    "phase": Word("phase", PHASES),
    "to_act": Only(Number("to_act"), "phase", (PLAY,)),
    "hand": Tally("hand", CARDS),
    "sizes": Numbers("sizes", "players"),
    "middle": Only(Word("top", ("", *CARDS)), "top"),
    "owner": Only(Number("owner"), "top"),
    "played": Tally("played", CARDS),
    "scores": Numbers("scores", "players"),
    "hand_number": Number("hand_number"),
}

REASON = np.dtype([("card", np.int8), ("value", np.int8), ("middle", np.int8), ("number", np.int8)])
REASONS = (
    Narration("leader-passes", {}, "the leader must play a card"),
    Narration("not-held", {"cards": Word("card", CARDS)}, "the hand does not hold {cards}"),
    Narration("too-low", {"value": Number("value"), "middle": Number("middle")}, "{value} does not beat {middle}"),
)

ENDED = np.dtype(
    [
        ("scores", np.int8, MAX_PLAYERS),
        ("points", np.int8, MAX_PLAYERS),
        ("players", np.int8),
        ("winner", np.int8),
        ("happened", np.int8, (1,)),
    ]
)
_SEATS = {"points": Numbers("points", "players"), "scores": Numbers("scores", "players")}
ENDINGS = (Narration("hand-over", {"winner": Number("winner"), **_SEATS}),)

DEALT = np.dtype(
    [("hands", np.int8, (MAX_PLAYERS, RANKS)), ("players", np.int8), ("is_first", np.int8), ("opener", np.int8)]
)
DEALT_SHAPES: Shapes = {
    "opener": Only(Number("opener"), "is_first"),
    "hands": Joined(Tally("hands", CARDS, each=True, count="players"), by="", each=True),
}


@rule
def explain(state: Record, action: int, reason: Record) -> None:
    reason.card = action - 1
    reason.value = action
    reason.middle = state.top
    if action == PASS:
        reason.number = 0
    else:
        reason.number = 2 if state.hands[state.to_act, action - 1] else 1


@rule
def find_endings(before: Record, state: Record, ended: Record) -> None:
    ended.happened[0] = state.phase != PLAY and before.phase != DEAL
    ended.players = state.players
    ended.winner = state.owner
    for seat in range(state.players):
        ended.points[seat] = seat == state.owner
        ended.scores[seat] = state.scores[seat]


@rule
def was_predictable(before: Record, state: Record) -> bool:
    return True


@rule
def tell_deal(state: Record, deal: Any, dealt: Record) -> None:
    dealt.players = state.players
    dealt.is_first = state.hand_number == 0
    dealt.opener = deal[0]
    for seat in range(state.players):
        for rank in range(RANKS):
            dealt.hands[seat, rank] = 0
            for place in range(1 + HAND * seat, 1 + HAND * seat + HAND):
                dealt.hands[seat, rank] += int(deal[place] == rank + 1)


@rule
def take_deal(state: Record, dealt: Record, deal: Any) -> int:
    deal[0] = dealt.opener if dealt.is_first else 0
    if not 0 <= deal[0] < state.players:
        return 0
    for rank in range(RANKS):
        held = 0
        for seat in range(state.players):
            held += dealt.hands[seat, rank]
        if held > COPIES:
            return 1
    place = 1
    for seat in range(state.players):
        for rank in range(RANKS):
            for _ in range(dealt.hands[seat, rank]):
                deal[place] = rank + 1
                place += 1
        if place != 1 + HAND * (seat + 1):
            return 1
    return -1
