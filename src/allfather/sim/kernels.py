"""Compiled loops that play any game to its end; the dtype of the record selects the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from allfather.core.chance import stream
from allfather.core.compiling import rule
from allfather.core.contract import CHANCE, OVER, actor, scores
from allfather.core.steps import next_deal, random_step


class Buffers(NamedTuple):
    """Memory of one thread."""

    states: Any
    """One state."""
    deal: Any
    actions: Any


class Results(NamedTuple):
    """The arrays that results are written to, one row per game."""

    points: Any
    decisions: Any
    deals: Any


@rule
def play_games(start: Any, buffers: Buffers, seed: int, first: int, results: Results) -> None:
    """Play games *first* … of *seed* from *start* to their end, as many as there are rows in *results*."""
    states, deal, actions = buffers
    points, decisions, deals = results
    state = states[0]
    for game in range(len(points)):
        states[0] = start[0]
        state.rng = stream(seed, first + game)
        acted = dealt = 0
        who = actor(state)
        while who != OVER:
            if who == CHANCE:
                next_deal(state, deal)
                dealt += 1
            else:
                random_step(state, actions)
                acted += 1
            who = actor(state)
        scores(state, points[game])
        decisions[game] = acted
        deals[game] = dealt
