"""Compiled simulations of games and single stages of random and eager players, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from benchmarks.ravens_analysis.eager import LEVELS, eager
from numpy.typing import NDArray

from allfather import ravens
from allfather.core.chance import below, stream
from allfather.core.compiling import Record, rule
from allfather.core.contract import apply, legal_actions, returns
from allfather.core.steps import next_deal
from allfather.ravens.cards import AT_CARD, AT_SPACE, EFFECT, EFFECTS, END, FLY, NEXT, RAVEN_ON
from allfather.ravens.rules import MAGIC_POINTS, magic_winner
from allfather.ravens.state import DEAL, FINISHED, STAGE, TURN_LIMIT

RANDOM, EAGER = 0, 1
PLAYERS = ("random", "eager")
FLIGHT, STEP, REMOVAL, LIMIT = range(4)
ENDINGS = ("flight", "raven on", "removal", "turn limit")
CHUNK = 256

Numbers = NDArray[np.int64]

# One row for each game: sums over its stages, then its first stage and its end.
STAGES, ENDED, RACE, MAGIC_WAY, TURNS, OPENING, OPENING_LEAD, WON = 0, 1, 5, 6, 7, 8, 9, 10
COLUMNS = 11


@rule
def is_banned(action: int, banned: int) -> bool:
    """Whether *action* is an effect in the set *banned*, from hand or from the pile."""
    return EFFECT <= action < FLY and (banned >> (action - EFFECT) % 8) & 1 == 1


@rule
def list_allowed(state: Record, actions: Any, banned: int) -> int:
    """List the legal actions that are not banned; return how many there are. Ending the plays is never banned."""
    kept = 0
    for place in range(legal_actions(state, actions[0])):
        if not is_banned(actions[0, place], banned):
            actions[0, kept] = actions[0, place]
            kept += 1
    return kept


@rule
def choose(work: Any, actions: Any, seats: Any) -> int:
    """The action of the seat to act; a row of *seats* is the kind of player and the banned effects."""
    state = work[0]
    player, banned = seats[state.to_act]
    count = list_allowed(state, actions, banned)
    return eager(work, actions, count) if player == EAGER else int(actions[0, below(state, count)])


@rule
def ending(action: int) -> int:
    """How a stage with this last action ended."""
    if FLY <= action < NEXT:
        return FLIGHT
    if EFFECT <= action < FLY and (action - EFFECT) % 8 == RAVEN_ON:
        return STEP
    return REMOVAL if AT_CARD <= action < AT_SPACE else LIMIT


@rule
def play_stage(work: Any, buffers: Any, seats: Any, uses: Any) -> int:
    """Deal the next stage and play it; count the effects each seat *uses*; return how it ended."""
    actions, buffer = buffers
    state = work[0]
    next_deal(state, buffer)
    action = END
    while state.phase != FINISHED and state.awaited != STAGE:
        if state.phase == DEAL:
            next_deal(state, buffer)
            continue
        action = choose(work, actions, seats)
        if EFFECT <= action < FLY:
            uses[state.to_act, (action - EFFECT) % 8] += 1
        apply(state, action)
    return ending(action)


@rule
def race_points(state: Record) -> int:
    """The points for the distance in the stage that has just ended."""
    return abs(int(state.ravens[0]) - int(state.ravens[1])) if state.stage_winner >= 0 else 0


@rule
def stage_result(state: Record, seat: int) -> int:
    """Twice the share of the win of the stage: 2 for a win, 1 if nobody won, 0 for a loss."""
    return 1 if state.stage_winner < 0 else 2 if state.stage_winner == seat else 0


@rule
def add_stage(state: Record, how: int, row: Any) -> None:
    row[STAGES] += 1
    row[ENDED + how] += 1
    row[RACE] += race_points(state)
    row[MAGIC_WAY] += MAGIC_POINTS if magic_winner(state) >= 0 else 0
    row[TURNS] += state.turn


@rule
def play_games(start: Any, work: Any, buffers: Any, seats: Any, numbers: Any, out: Any) -> None:
    """Play whole games; *numbers* is the seed and the first game, *out* the arrays for rows, uses and lengths."""
    rows, uses, lengths = out
    seed, first = numbers
    gains = np.zeros(2)
    state = work[0]
    for game in range(len(rows)):
        work[0] = start[0]
        state.rng = stream(seed, first + game)
        row = rows[game]
        opener = -1
        while state.phase != FINISHED:
            add_stage(state, play_stage(work, buffers, seats, uses[game]), row)
            lengths[state.turn] += 1
            if opener < 0:
                opener = int(state.starter)
                row[OPENING] = stage_result(state, opener)
                row[OPENING_LEAD] = state.scores[opener] - state.scores[1 - opener]
        returns(state, gains)
        row[WON] = 1 + int(gains[opener])


@rule
def play_first_stages(start: Any, work: Any, buffers: Any, seats: Any, numbers: Any, out: Any) -> None:
    """Play the first stage of each deal; write the result and the lead in points of seat 0, and the effects used."""
    rows, uses = out
    seed, first = numbers
    state = work[0]
    for game in range(len(rows)):
        work[0] = start[0]
        state.rng = stream(seed, first + game)
        play_stage(work, buffers, seats, uses[game])
        rows[game, 0] = stage_result(state, 0)
        rows[game, 1] = state.scores[0] - state.scores[1]


def run(kernel: Callable[..., None], seats: Iterable[tuple[int, int]], numbers: tuple[int, int], out: Any) -> None:
    """Run *kernel* in chunks on all cores; *numbers* is the seed and the number of games, *out* makes a chunk's arrays.

    Every chunk has records and buffers of its own, so nothing depends on the number of threads.
    """
    seed, games = numbers
    game = ravens.Game()
    start = np.zeros(1, game.state.dtype).view(np.recarray)
    start[0] = game.state
    table = np.array(list(seats), np.int64)

    def play_chunk(first: int) -> None:
        work = np.zeros(LEVELS, game.state.dtype).view(np.recarray)
        buffers = np.zeros((LEVELS, game.max_legal + 1), np.int64), np.zeros(game.deal_size, np.int8)
        kernel(start, work, buffers, table, (seed, first), out(first))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(play_chunk, range(0, games, CHUNK)))


@dataclass(frozen=True)
class Played:
    """The results of whole games."""

    rows: Numbers
    """A row for each game; the columns are named above."""
    uses: Numbers
    """Effects used, by game, seat and effect."""
    lengths: Numbers
    """The number of stages by their number of turns."""

    @property
    def stages(self) -> int:
        return int(self.rows[:, STAGES].sum())


def whole_games(player: int, games: int, seed: int) -> Played:
    """Play games between two players of the same kind."""
    rows = np.zeros((games, COLUMNS), np.int64)
    uses = np.zeros((games, 2, len(EFFECTS)), np.int64)
    lengths = np.zeros((-(-games // CHUNK), TURN_LIMIT + 1), np.int64)

    def chunk(first: int) -> tuple[Numbers, Numbers, Numbers]:
        return rows[first : first + CHUNK], uses[first : first + CHUNK], lengths[first // CHUNK]

    run(play_games, [(player, 0), (player, 0)], (seed, games), chunk)
    return Played(rows, uses, lengths.sum(axis=0))


def first_stages(seats: Iterable[tuple[int, int]], games: int, seed: int) -> tuple[Numbers, Numbers]:
    """Play the first stage of each deal; return twice the win share and the lead of seat 0, and the effects used."""
    rows = np.zeros((games, 2), np.int64)
    uses = np.zeros((games, 2, len(EFFECTS)), np.int64)

    def chunk(first: int) -> tuple[Numbers, Numbers]:
        return rows[first : first + CHUNK], uses[first : first + CHUNK]

    run(play_first_stages, seats, (seed, games), chunk)
    return rows, uses
