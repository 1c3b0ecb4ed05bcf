"""An analysis of stages of Odins Raben: endings, points, length, who starts, and the worth of each Odin effect.

``python -m benchmarks.ravens_analysis`` prints the tables of ``docs/ravens-analysis.md``; ``--out FOLDER`` draws its
plots, which needs Matplotlib. The same seed gives the same numbers on any machine and number of threads.
"""

from __future__ import annotations

from pathlib import Path

import click
from benchmarks.ravens_analysis.pictures import draw
from benchmarks.ravens_analysis.simulation import EAGER, RANDOM, whole_games
from benchmarks.ravens_analysis.statistics import all_worths, endings_table, stage_table, starter_table, worth_table


@click.command(help=__doc__)
@click.option("--games", default=20_000, show_default=True, type=click.IntRange(2))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="A folder for the plots.")
def main(games: int, seed: int, out: Path | None) -> None:
    both = [whole_games(player, games, seed) for player in (RANDOM, EAGER)]
    worths = all_worths(both[EAGER], games, seed)
    tables = [endings_table(both), stage_table(both), starter_table(both), worth_table(worths)]
    click.echo("\n\n".join(tables))
    if out is not None:
        draw(both, worths, out)


if __name__ == "__main__":
    main()
