"""``allfather bench search``: playouts per second of a search on one core, as a table."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from typing import Any

from allfather.bots.bot import Turn, make_move
from allfather.bots.names import make_bot
from allfather.bots.search import SearchBot
from allfather.core.game import Game
from allfather.core.text_table import markdown
from allfather.games import GAMES, find_game
from allfather.words import Words

POSITIONS = 20
ROUNDS = 5
"""Every figure is the median of this many rounds; each round measures all of them, so that load hits all alike."""


def bench(seconds: float, t: Words) -> Iterator[str]:
    """Yield the lines of the table; each measurement takes about *seconds*."""
    cases = [(find_game(name), players) for name in GAMES for players in find_game(name).player_counts]
    turns = {case: some_turns(*case) for case in cases}
    found: dict[Any, list[float]] = {case: [] for case in cases}
    for _ in range(ROUNDS):
        for case in cases:
            found[case].append(rate(turns[case], seconds / ROUNDS))
    yield t("cli-bench-playouts", positions=POSITIONS, bot="`greedy`", rounds=ROUNDS)
    yield ""
    rows = [[kind.title, str(players), t.number(statistics.median(found[kind, players]))] for kind, players in cases]
    yield from markdown([t("cli-bench-game"), t("cli-bench-players"), t("cli-bench-playouts-rate")], rows)


def some_turns(kind: type[Game[Any, Any]], players: int) -> list[Turn]:
    """Turns with more than one legal action, from all parts of some games."""
    found: list[Turn] = []
    rng, bot = random.Random(1), make_bot("greedy")
    game = kind(players, seed=1)
    while len(found) < POSITIONS:
        if game.is_over:
            game = kind(players, seed=1, number=len(found))
        if len(game.legal_ids()) > 1 and rng.random() < 0.2:
            found.append(Turn.of(game))
        make_move(bot, game, rng)
    SearchBot(playouts=1).think(found[0], rng)  # compiles the search before it is timed
    return found


def rate(turns: list[Turn], seconds: float) -> float:
    """Playouts per second of CPU time over all *turns*."""
    thoughts = [SearchBot(time=seconds / len(turns)).think(turn, random.Random(1)) for turn in turns]
    return sum(thought.playouts for thought in thoughts) / sum(thought.seconds for thought in thoughts)
