"""One bot alone among copies of another: ``python -m benchmarks.single odin think search --players 4``.

The arena also plays the other half, in which the second bot is alone, which takes longer than all the rest if its
opponents are slow. Here every deal is played with the first bot in each seat, until enough deals are done or the time
is up; a deal that is not finished by then does not count. Results are those of the arena for the same seed.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import defaultdict
from collections.abc import Iterator

import click
import numpy as np

from allfather.arena.match import Played, play_game
from allfather.arena.plan import Plan, make_plan
from allfather.arena.schedule import games_per_deal
from allfather.arena.statistics import Estimate, estimate, estimate_within
from allfather.core.text_table import markdown
from allfather.games import find_game

HEADER = ["bot", "alone among", "game", "deals", "games", "win share, 95 %", "by chance", "points less", "ms a move"]


def numbers_of(plan: Plan) -> Iterator[int]:
    """The games of *plan* in which the first bot is alone."""
    seatings = games_per_deal(plan.players)
    for deal in range(plan.deals):
        for seat in range(plan.players):
            yield deal * seatings + seat


def play(plan: Plan, jobs: int, seconds: float) -> list[list[Played]]:
    """The games of every deal that was finished in *seconds*."""
    deals: dict[int, list[Played]] = defaultdict(list)
    end = time.monotonic() + seconds
    with multiprocessing.Pool(jobs) as pool:
        games = pool.imap_unordered(_Task(plan), numbers_of(plan))
        while True:
            try:
                game = games.next(max(end - time.monotonic(), 0.001))
            except (StopIteration, multiprocessing.TimeoutError):
                break
            deals[game.fixture.deal].append(game)
        pool.terminate()
    return [games for games in deals.values() if len(games) == plan.players]


class _Task:
    """Plays a game of a plan, in another process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __call__(self, number: int) -> Played:
        return play_game(self.plan, number)


def row(plan: Plan, deals: list[list[Played]]) -> list[str]:
    """The row of the table that says how the first bot did."""
    shares, less, seconds, moves = [], [], 0.0, 0
    for games in deals:
        own = [(game, game.fixture.seating) for game in games]
        shares.append(np.mean([game.shares[seat] for game, seat in own]))
        less.append(np.mean([_mean_of_others(game, seat) - game.points[seat] for game, seat in own]))
        seconds += sum(game.seconds[seat] for game, seat in own)
        moves += sum(game.decisions[seat] for game, seat in own)
    share, points = estimate_within(np.array(shares), 0, 1), estimate(np.array(less))
    name, other = (f"`{bot}`" for bot in plan.bots)
    where = f"{plan.game}, {plan.players} players"
    counts = [str(len(deals)), str(len(deals) * plan.players)]
    results = [_interval(share, "{:.1%}"), f"{1 / plan.players:.1%}", _interval(points, "{:.2f}")]
    return [name, f"{plan.players - 1} {other}", where, *counts, *results, f"{1000 * seconds / moves:.3f}"]


def _mean_of_others(game: Played, seat: int) -> float:
    return (sum(game.points) - game.points[seat]) / (len(game.points) - 1)


def _interval(found: Estimate, how: str) -> str:
    if found.low is None or found.high is None:
        return how.format(found.mean)
    return f"{how.format(found.mean)} ({how.format(found.low)} to {how.format(found.high)})"


@click.command()
@click.argument("game")
@click.argument("bot")
@click.argument("other")
@click.option("--players", type=int, help="By default the fewest.")
@click.option("--games", default=400, show_default=True, help="Games to play, in whole deals.")
@click.option("--seconds", default=86_400.0, help="Time after which no more games are finished.")
@click.option("--jobs", default=os.cpu_count(), show_default="all cores", help="Processes.")
@click.option("--seed", default=0, show_default=True)
@click.option("--limit", type=int, help="Points that end a game of ODIN; 1 plays single hands.")
def main(  # noqa: PLR0913, PLR0917
    game: str,
    bot: str,
    other: str,
    players: int | None,
    games: int,
    seconds: float,
    jobs: int,
    seed: int,
    limit: int | None,
) -> None:
    """Let BOT play GAME alone among copies of OTHER, and print how it did as a table."""
    kind = find_game(game)
    start = kind(
        players or kind.player_counts[0], kind.options_type.from_dict({} if limit is None else {"limit": limit})
    )
    plan = make_plan(start, [bot, other], games * games_per_deal(start.players) // start.players, seed=seed, limit=None)
    for line in markdown(HEADER, [row(plan, play(plan, jobs, seconds))]):
        click.echo(line)


if __name__ == "__main__":
    main()
