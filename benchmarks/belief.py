"""How many different deals a search with a net imagines: ``python -m benchmarks.belief``.

The actions of the others make some deals of the hidden cards more likely than others. Deals that are dealt anew and
weighed by that are worth as many independent ones as their weights say. Deals that follow from each other by exchanges
of two cards are worth as many as would make two such sequences differ as much as they do in where each card is.
"""

from __future__ import annotations

import random
import time
from collections import defaultdict
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from allfather import odin
from allfather.bots import Turn, make_bot, make_move
from allfather.core.chance import stream
from allfather.core.compiling import rule
from allfather.core.contract import fill
from allfather.core.text_table import markdown
from allfather.nets import guided
from allfather.nets.think import GuidedTree
from allfather.odin.cards import CARDS

STAGES = (8, 16, 24, 32, 1000)
"""Positions are told apart by the actions since the deal: fewer than each of these."""
HEADER = ["players", "actions so far", "positions", "dealt anew", "µs", "exchanged", "µs"]


@rule
def deal_anew(buffers: Any, guide: Any, weights: Any) -> None:
    """Deal as often as there are *weights*, and write how likely the others would have acted as they did."""
    own = buffers[0]
    for place in range(len(weights)):
        fill(own.seen, own.state, own.deal)
        guided.is_likely(guided.EVERYBODY, guided.NEVER, own, guide)
        weights[place] = 1.0
        for seat in range(own.state.players):
            weights[place] *= guide.likelihoods[guided.NEXT, seat]


@rule
def imagine(buffers: Any, guide: Any, hands: Any) -> None:
    """Imagine as many deals as there are rows, and write the hands of each."""
    for place in range(len(hands)):
        guided.imagine(buffers[0], guide)
        for seat in range(hands.shape[1]):
            hands[place, seat] = guide.states[guided.DEALT].hands[seat]


def tree_of(turn: Turn, rng: random.Random) -> GuidedTree:
    return GuidedTree(turn, stream(rng.getrandbits(63), 0), None, 1, float("inf"), "")


def worth_anew(turn: Turn, deals: int, rng: random.Random) -> tuple[float, float]:
    """How many independent deals so many weighed ones are worth, and the seconds that they took."""
    tree, weights = tree_of(turn, rng), np.zeros(deals)
    started = time.process_time()
    deal_anew(tree.buffers, tree.guide, weights)
    return float(weights.sum() ** 2 / np.square(weights).sum()), time.process_time() - started


def worth_exchanged(turn: Turn, deals: int, rng: random.Random) -> tuple[float, float]:
    """The same for deals that follow from each other."""
    started = time.process_time()
    one, other = (places(turn, deals, rng) for _ in range(2))
    mean = (one + other) / 2
    spread, difference = (mean * (1 - mean)).sum(), np.square(one - other).sum()
    seconds = (time.process_time() - started) / 2
    return float(min(2 * spread / difference, deals)) if difference else float(deals), seconds


def places(turn: Turn, deals: int, rng: random.Random) -> NDArray[np.float64]:
    """How often each card is in each hand."""
    tree, hands = tree_of(turn, rng), np.zeros((deals, turn.seen.players), np.int64)
    imagine(tree.buffers, tree.guide, hands)
    share: NDArray[np.float64] = (hands[:, :, None] >> np.arange(CARDS) & 1).mean(0)
    return share


def rows(players: int, games: int, deals: int) -> list[list[str]]:
    """A row for each stage of a hand."""
    rng, bot = random.Random(1), make_bot("net")
    found = defaultdict(list)
    for seed in range(games):
        game = odin.Game(players, odin.Options(limit=1), seed=seed)
        while not game.is_over:
            turn = Turn.of(game)
            if len(turn.legal) > 1 and turn.past:
                stage = next(end for end in STAGES if len(turn.past) < end)
                found[stage].append((*worth_anew(turn, deals, rng), *worth_exchanged(turn, deals, rng)))
            make_move(bot, game, rng)
    return [_row(players, stage, np.array(found[stage]), deals) for stage in STAGES if stage in found]


def _row(players: int, stage: int, found: NDArray[np.float64], deals: int) -> list[str]:
    anew, anew_time, exchanged, exchanged_time = np.median(found, 0)
    before = [0, *STAGES][STAGES.index(stage)]
    where = f"{before} to {stage - 1}" if stage < STAGES[-1] else f"{before} and more"
    numbers = [
        f"{anew:.1f}",
        f"{1e6 * anew_time / deals:.0f}",
        f"{exchanged:.1f}",
        f"{1e6 * exchanged_time / deals:.0f}",
    ]
    return [str(players), where, str(len(found)), *numbers]


@click.command()
@click.option("--players", default=[2, 4, 6], multiple=True, show_default=True)
@click.option("--games", default=20, show_default=True, help="Single hands, of whose positions every one is measured.")
@click.option("--deals", default=1000, show_default=True)
def main(players: list[int], games: int, deals: int) -> None:
    """Print how many independent deals so many imagined ones are worth, in medians."""
    for line in markdown(HEADER, (row for count in players for row in rows(count, games, deals)), align="rlr"):
        click.echo(line)


if __name__ == "__main__":
    main()
