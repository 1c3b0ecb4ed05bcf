"""How far bots are from equilibrium in games of ODIN that are small enough to be solved, as tables in Markdown.

``python -m benchmarks.equilibrium`` measures the bots that ship with the package, or those that it is given by name.
The games are described in ``benchmarks/equilibrium/small_odin.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice

import click
import numpy as np
from benchmarks.equilibrium.growing import Grown
from benchmarks.equilibrium.policies import policy_of
from benchmarks.equilibrium.small_odin import DEALT, endgames, few_cards_game, from_deal, from_endgame
from benchmarks.equilibrium.solving import distance, duel, solve

from allfather.core.text_table import markdown
from allfather.sim.bench import processor, version_of

BOTS = ("random", "greedy", "net", "net:temperature=1", "search:playouts=100", "search:playouts=1000")
POOLS = tuple(f"{cards}:{seed}" for cards in ("RO:1234", "RO:2468", "RO:6789", "ROY:258") for seed in range(2))


@dataclass(frozen=True)
class Found:
    """What was found out about a bot in one game; each number is a mean over both seats."""

    nash_conv: float
    against_equilibrium: float
    """The return against the equilibrium, less that of the equilibrium against itself."""


@dataclass
class Group:
    """Games of one kind."""

    name: str
    games: list[Callable[[], Grown]]
    sizes: list[tuple[int, int, int]] = field(default_factory=list)
    """For each game: deals, nodes, information sets."""
    solved: list[float] = field(default_factory=list)
    """For each game, the NashConv of the solution."""
    found: dict[str, list[Found]] = field(default_factory=dict)

    def measure(self, bots: tuple[str, ...], iterations: int, samples: int) -> None:
        for make in self.games:
            grown = make()
            tree = grown.tree
            solution = solve(tree, iterations)
            self.sizes.append((len(tree.chances), len(tree.seats), len(grown.turns)))
            self.solved.append(distance(tree, solution).nash_conv)
            for bot in bots:
                policy = policy_of(bot, grown, samples)
                result = Found(distance(tree, policy).nash_conv, sum(duel(tree, policy, solution)) / 2)
                self.found.setdefault(bot, []).append(result)

    def sizes_told(self) -> str:
        deals, nodes, sets = np.mean(self.sizes, axis=0)
        return f"{deals:,.0f} deals, {nodes:,.0f} nodes and {sets:,.0f} information sets on average"

    def rows(self) -> Iterator[list[str]]:
        """The table of bots."""
        for bot, found in self.found.items():
            nash = np.array([each.nash_conv for each in found])
            lost = np.mean([each.against_equilibrium for each in found])
            # A return of 1 is a win and one of -1 a loss.
            shares = f"{0.5 + nash.mean() / 4:.1%}", f"{0.5 + lost / 2:.1%}"
            yield [f"`{bot}`", f"{nash.mean():.4f}", f"{nash.min():.4f} to {nash.max():.4f}", *shares]


HEADER = ["bot", "NashConv", "least to most", "best response wins", "wins against equilibrium"]


def few_cards(pools: tuple[str, ...]) -> Iterator[Group]:
    """Games with few cards; those that differ only in numbers and discards are of one kind."""
    kinds: dict[str, list[Callable[[], Grown]]] = {}
    for pool in pools:
        colours, numbers, _ = pool.split(":")
        name = f"{len(colours)} colours, {len(numbers)} numbers, hands of {DEALT}"
        kinds.setdefault(name, []).append(partial(from_deal, few_cards_game(pool)))
    for name, games in kinds.items():
        yield Group(name, games)


def hand_ends(count: int, seed: int) -> Iterator[Group]:
    """The ends of some hands."""
    if count:
        yield Group("endgames", [partial(from_endgame, game) for game in islice(endgames(seed), count)])


@click.command(help=__doc__)
@click.argument("bots", nargs=-1)
@click.option("--iterations", default=200, show_default=True, type=click.IntRange(1), help="Of CFR+.")
@click.option("--samples", default=4, show_default=True, type=click.IntRange(1), help="Answers of a bot that searches.")
@click.option("--pool", "pools", multiple=True, default=POOLS, show_default=True, help="Colours, numbers, seed.")
@click.option("--endgames", "count", default=12, show_default=True, type=click.IntRange(0), help="Number of endgames.")
@click.option("--only-endgames", is_flag=True, help="No games with few cards.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="Of the endgames.")
def main(
    bots: tuple[str, ...],
    iterations: int,
    samples: int,
    pools: tuple[str, ...],
    count: int,
    only_endgames: bool,
    seed: int,
) -> None:
    click.echo(f"- {processor()}, Numba {version_of('numba')}")
    click.echo(f"- {iterations} iterations of CFR+, {samples} answers of a bot that searches")
    for group in chain(few_cards(() if only_endgames else pools), hand_ends(count, seed)):
        group.measure(bots or BOTS, iterations, samples)
        click.echo(f"\n## {group.name}\n\n{len(group.games)} games: {group.sizes_told()}.")
        click.echo(f"NashConv of the solutions: {max(group.solved):.1e} at most.\n")
        click.echo("\n".join(markdown(HEADER, group.rows())))


if __name__ == "__main__":
    main()
