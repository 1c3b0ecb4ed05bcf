"""How much better than its net a search could play: ``python -m benchmarks.headroom odin --players 4``.

In positions of games that the net plays against itself, the actions that it likes best are tried with many imagined
deals and playouts, twice. The action that looks best the first time is judged by the second: that is what a search for
the best action could gain at most, if all play on as the net does. Searches are judged by both. A gain is one of the
expected return, -1 … 1, for each decision.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from allfather.bots import Bot, Turn, make_bot, make_move
from allfather.core.chance import stream
from allfather.core.compiling import rule
from allfather.core.contract import apply
from allfather.core.game import Game
from allfather.core.text_table import markdown
from allfather.games import find_game
from allfather.nets import guided
from allfather.nets.forward import evaluate
from allfather.nets.think import GuidedTree

CANDIDATES = 5
"""Actions that are tried in each position."""
TAKEN = 0.12
"""The part of the positions that is looked at: neighbours are much alike."""
HEADER = ["player", "positions", "gain, 1/10,000", "other than the net"]


@rule
def try_out(buffers: Any, guide: Any, actions: Any, horizon: int, deals: int, values: Any) -> None:
    """Add what each action is worth to the searching seat in *deals* imagined deals."""
    own = buffers[0]
    for _ in range(deals):
        guided.imagine(own, guide)
        for place in range(len(actions)):
            guided.restore(own, guide)
            apply(own.state, actions[place])
            guided.play_on(own, guide, horizon)
            values[place] += own.values[own.seen.seat]


def worths(turn: Turn, actions: NDArray[np.int32], deals: int, rng: random.Random) -> NDArray[np.float64]:
    """What each action is worth."""
    tree = GuidedTree(turn, stream(rng.getrandbits(63), 0), None, 1, float("inf"), "")
    values = np.zeros(len(actions))
    try_out(tree.buffers, tree.guide, actions, tree.horizon, deals, values)
    return values / deals


def favourites(turn: Turn) -> NDArray[np.int32]:
    """The actions that the net likes best, best first."""
    tree = GuidedTree(turn, stream(0, 0), None, 1, float("inf"), "")
    actions, guide = np.array(turn.legal, np.int32), tree.guide
    evaluate(turn.seen, actions, len(actions), guide.weights, guide.sizes, guide.scratch)
    return actions[np.argsort(-guide.scratch.scores[: len(actions)])[:CANDIDATES]]


def turns(kind: type[Game[Any, Any]], players: int, rng: random.Random) -> Iterator[Turn]:
    """Positions with a choice of games that the net plays against itself."""
    bot = make_bot("net")
    while True:
        game = kind(players, seed=rng.getrandbits(40))
        while not game.is_over:
            turn = Turn.of(game)
            if len(turn.legal) > 1 and rng.random() < TAKEN:
                yield turn
            make_move(bot, game, rng)


def look(turn: Turn, bots: list[Bot], deals: int, rng: random.Random) -> list[tuple[float, bool]]:
    """What the best action and the choice of each bot gain, and whether they are others than the net's."""
    choices = [bot.choose(turn, rng) for bot in bots]
    liked = favourites(turn)
    actions = np.array([*liked, *sorted(set(choices) - set(liked.tolist()))], np.int32)
    one, other = (worths(turn, actions, deals, rng) for _ in range(2))
    first, second = int(one.argmax()), int(other.argmax())
    gained = [((other[first] - other[0] + one[second] - one[0]) / 2, first != 0)]
    both = (one + other) / 2
    for choice in choices:
        place = actions.tolist().index(choice)
        gained.append((both[place] - both[0], place != 0))
    return gained


@click.command()
@click.argument("game")
@click.argument("names", metavar="[BOT]...", nargs=-1)
@click.option("--players", type=int, help="By default the fewest.")
@click.option("--positions", default=200, show_default=True)
@click.option("--deals", default=600, show_default=True, help="For each of the two trials of a position.")
@click.option("--seed", default=1, show_default=True)
def main(game: str, names: tuple[str, ...], players: int | None, positions: int, deals: int, seed: int) -> None:
    """Print what the best action and those of BOTs gain in positions of GAME."""
    kind, rng, bots = find_game(game), random.Random(seed), [make_bot(name) for name in names]
    found = turns(kind, players or kind.player_counts[0], rng)
    gains = np.array([look(next(found), bots, deals, rng) for _ in range(positions)])
    rows = []
    for name, column in zip(
        ["the best action", *(f"`{name}`" for name in names)], gains.transpose(1, 2, 0), strict=True
    ):
        gain, error = 1e4 * column[0].mean(), 1.96e4 * column[0].std() / np.sqrt(positions)
        rows.append([name, str(positions), f"{gain:.1f} (±{error:.1f})", f"{column[1].mean():.0%}"])
    for line in markdown(HEADER, rows):
        click.echo(line)


if __name__ == "__main__":
    main()
