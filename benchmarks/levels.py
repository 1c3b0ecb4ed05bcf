"""The ratings of the levels of bots: ``python -m benchmarks.levels odin``.

Every level plays against the next one on equal deals, and ``greedy``, which has 1000 points, against the second. A
difference of ratings follows from the win share between two players as in chess.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import click

from allfather import arena
from allfather.bots.levels import levels_of
from allfather.core.text_table import markdown
from allfather.games import find_game

ANCHOR, ANCHOR_RATING = "greedy", 1000
SCALE = 400.0
"""Points that make a win ten times as likely as a loss."""
SLOW = "time="
HEADER = ["level", "bot", "against", "games", "win share, 95 %", "points more", "rating"]


def difference(share: float) -> float:
    """The difference of ratings that a win share between two players shows."""
    bounded = min(max(share, 0.001), 0.999)
    return SCALE * math.log10(bounded / (1 - bounded))


def compare(game: str, stronger: str, weaker: str, games: int) -> tuple[list[str], float]:
    """Let two bots play; return the cells of the table and the difference of their ratings."""
    result = arena.run(find_game(game)(2), [stronger, weaker], games, seed=17)
    share = result.pairs[0].win_shares[0]
    gained = difference(share.mean)
    low, high = (difference(end) for end in (share.low or 0, share.high or 1))
    interval = f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"
    return [f"`{weaker}`", str(len(result.games)), interval, f"{gained:.0f} ({low:.0f} to {high:.0f})"], gained


@click.command()
@click.argument("game")
@click.option("--games", default=2000, show_default=True, help="Games between bots that do not look ahead.")
@click.option("--slow-games", default=200, show_default=True, help="Games with a bot that does.")
def main(game: str, games: int, slow_games: int) -> None:
    """Print the ratings of all levels of GAME as a table."""
    for line in markdown(HEADER, rows(game, games, slow_games)):
        click.echo(line)


def rows(game: str, games: int, slow_games: int) -> Iterator[list[str]]:
    """The rows of the table, each when it is known."""
    levels = levels_of(game)
    first, second, *_ = levels
    anchored, gained = compare(game, second.bot, ANCHOR, games)
    rating = ANCHOR_RATING + gained
    cells, lost = compare(game, first.bot, second.bot, games)
    yield [first.name, f"`{first.bot}`", *cells, f"{rating + lost:.0f}"]
    yield [second.name, f"`{second.bot}`", *anchored, f"{rating:.0f}"]
    for weaker, level in pairwise(levels[1:]):
        is_slow = SLOW in level.bot + weaker.bot
        cells, gained = compare(game, level.bot, weaker.bot, slow_games if is_slow else games)
        rating += gained
        yield [level.name, f"`{level.bot}`", *cells, f"{rating:.0f}"]


if __name__ == "__main__":
    main()
