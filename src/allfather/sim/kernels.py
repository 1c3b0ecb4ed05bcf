"""Compiled loops that play any game to its end; they find the rules by the type of the record."""

from __future__ import annotations

from typing import Any

from allfather.core.chance import stream
from allfather.core.compiling import rule
from allfather.core.contract import CHANCE, OVER, actor, scores
from allfather.core.steps import next_deal, random_step


@rule
def play_games(start: Any, work: Any, buffers: Any, seed: int, first: int, out: Any) -> None:
    """Play games *first* … from *start* to their end and write points, decisions and deals of each into *out*.

    *work* holds one record and *buffers* a deal and the legal actions: both are this thread's own.
    """
    buffer, actions = buffers
    points, decisions, deals = out
    state = work[0]
    for game in range(len(points)):
        work[0] = start[0]
        state.rng = stream(seed, first + game)
        acted = dealt = 0
        who = actor(state)
        while who != OVER:
            if who == CHANCE:
                next_deal(state, buffer)
                dealt += 1
            else:
                random_step(state, actions)
                acted += 1
            who = actor(state)
        scores(state, points[game])
        decisions[game] = acted
        deals[game] = dealt
