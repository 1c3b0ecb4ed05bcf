"""How fast a net looks at positions, on one core: ``python -m benchmarks.evaluations``.

The positions are those of games that the net plays against itself. The parts of the forward pass are timed one by one,
so they also say where the time goes. Every figure is the fastest of several runs: other work on the machine only
makes a run slower.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import click
import numpy as np

from allfather.bots.bot import Turn, make_move
from allfather.core.compiling import rule
from allfather.core.game import Game
from allfather.core.text_table import markdown
from allfather.games import find_game
from allfather.nets.bot import NetBot, Player, new_player
from allfather.nets.forward import evaluate, score_actions, sum_facts
from allfather.nets.inputs import describe, facts

CASES = (("odin", 2), ("odin", 4), ("odin", 6), ("ravens", 2))
HEADER = [
    "game",
    "players",
    "legal actions",
    "evaluations/s",
    "µs",
    "facts",
    "first layer",
    "rows",
    "scores",
    "the rest",
]


@rule
def all_parts(views: Any, actions: Any, counts: Any, player: Player) -> None:
    """Evaluate every view."""
    for place in range(len(views)):
        evaluate(views[place], actions[place], counts[place], player.weights, player.sizes, player.scratch)


@rule
def only_facts(views: Any, actions: Any, counts: Any, player: Player) -> None:
    """List the true facts about every view."""
    for place in range(len(views)):
        facts(views[place], player.scratch.places)


@rule
def facts_and_layer(views: Any, actions: Any, counts: Any, player: Player) -> None:
    """List them, and apply the first layer."""
    scratch = player.scratch
    for place in range(len(views)):
        count = facts(views[place], scratch.places)
        sum_facts(count, player.sizes.facts, scratch.first, scratch, player.weights)


@rule
def only_rows(views: Any, actions: Any, counts: Any, player: Player) -> None:
    """Describe the legal actions in every view."""
    for place in range(len(views)):
        describe(views[place], actions[place], counts[place], player.scratch.rows)


@rule
def only_scores(views: Any, actions: Any, counts: Any, player: Player) -> None:
    """Score as many actions as every view has."""
    start = len(player.weights) - player.sizes.rows * player.sizes.query
    for place in range(len(views)):
        score_actions(counts[place], player.weights, start, player.scratch)


def positions(kind: type[Game[Any, Any]], players: int, number: int) -> tuple[Any, Any, Any]:
    """The views of the seats to act, their legal actions, and how many these are."""
    bot, rng = NetBot(temperature=1.0), random.Random(1)
    turns: list[Turn] = []
    while len(turns) < number:
        game = kind(players, seed=rng.getrandbits(32))
        while not game.is_over:
            turns.append(Turn.of(game))
            make_move(bot, game, rng)
    views = np.array([turn.seen for turn in turns], turns[0].seen.dtype)
    actions = np.zeros((len(turns), kind.max_legal + 1), np.int32)
    for row, turn in zip(actions, turns, strict=True):
        row[: len(turn.legal)] = turn.legal
    return views, actions, np.array([len(turn.legal) for turn in turns])


def fastest(measured: Callable[..., None], arguments: tuple[Any, ...], runs: int) -> float:
    """Microseconds for each view in the fastest run."""
    measured(*arguments)
    times = []
    for _ in range(runs):
        started = time.perf_counter()
        measured(*arguments)
        times.append(time.perf_counter() - started)
    return 1e6 * min(times) / len(arguments[0])


@click.command()
@click.option("--positions", "number", default=2000, show_default=True, help="At least so many of every game.")
@click.option("--runs", default=30, show_default=True, help="The fastest counts.")
def main(number: int, runs: int) -> None:
    """Print the table."""
    rows = []
    for name, players in CASES:
        kind = find_game(name)
        views, actions, counts = positions(kind, players, number)
        arguments = (views, actions, counts, new_player(kind, players))
        whole, listed, layer, described, scored = (
            fastest(part, arguments, runs) for part in (all_parts, only_facts, facts_and_layer, only_rows, only_scores)
        )
        parts = [listed, layer - listed, described, scored, whole - layer - described - scored]
        shares = [f"{part / whole:.0%}" for part in parts]
        rows.append([kind.title, str(players), f"{counts.mean():.1f}", f"{1e6 / whole:,.0f}", f"{whole:.2f}", *shares])
    for line in markdown(HEADER, rows):
        click.echo(line)


if __name__ == "__main__":
    main()
