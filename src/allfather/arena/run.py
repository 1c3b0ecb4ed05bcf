"""``arena.run``: bots against bots on equal deals."""

from __future__ import annotations

from collections.abc import Container, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from allfather.arena.executors import Executor, find_executor
from allfather.arena.extras import need
from allfather.arena.ledger import PICTURE, RESULT, Ledger
from allfather.arena.match import Played
from allfather.arena.plan import Plan, make_plan
from allfather.arena.plot import draw
from allfather.arena.report import Result, result_json
from allfather.arena.summary import summarise_bots, summarise_pairs
from allfather.core.game import Game
from allfather.core.progress import progress_bar


def run(
    start: Game[Any, Any],
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    limit: float | None = None,
    out: Path | str | None = None,
    engine: str = "joblib",
    jobs: int | None = None,
) -> Result:
    """Let every pair of *bots* play at least *games* games, in whole deals, with the players and options of *start*.

    A bot may take *limit* seconds for a move. With a folder *out* all games and results are kept there, and a stopped
    arena is resumed. *engine* names the executor; it and *jobs* do not affect the games of bots that ignore the clock.

    :raises GameError: if an argument is invalid.
    """
    plan = make_plan(start, bots, games, seed=seed, limit=limit)
    return run_plan(plan, out=out, engine=engine, jobs=jobs)


def run_plan(
    plan: Plan, *, out: Path | str | None, engine: str, jobs: int | None, command: str | None = None
) -> Result:
    """Play the missing games of *plan*; *command* is the command line to reproduce it."""
    play = partial(play_missing, plan, find_executor(engine, jobs), jobs)
    need("openskill")
    if out is None:
        with closing(play(())) as games:
            return result_of(plan, games)
    need("matplotlib")
    with Ledger(Path(out), plan) as ledger:
        with closing(play(ledger.rows)) as games:
            for row in games:
                ledger.add(row)
        ledger.sort()
        result = result_of(plan, ledger.rows.values())
        ledger.write(RESULT, result_json(result, command).encode())
        ledger.write(PICTURE, draw(result))
    return result


def play_missing(plan: Plan, executor: Executor, jobs: int | None, done: Container[int]) -> Generator[Played]:
    """Play all games of *plan* that are not *done*, with a progress bar."""
    numbers = [number for number in range(plan.games) if number not in done]
    if not numbers:
        return
    with (
        progress_bar(plan.games, done=plan.games - len(numbers)) as add,
        closing(executor(plan, numbers, jobs)) as games,
    ):
        for row in games:
            yield row
            add(1)


def result_of(plan: Plan, games: Iterable[Played]) -> Result:
    """The result of all games of *plan*, which may come in any order."""
    rows = tuple(sorted(games, key=lambda row: row.fixture.number))
    return Result(plan, rows, tuple(summarise_bots(plan, rows)), tuple(summarise_pairs(plan, rows)))
