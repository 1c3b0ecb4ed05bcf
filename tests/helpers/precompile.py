"""Compile what most tests need, each part in a process of its own: ``python -m tests.helpers.precompile``.

Compiled code is kept by the set of installed games.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from allfather.bots.names import warm_up
from allfather.games import GAMES, find_game
from allfather.nets.weights import has_net
from allfather.server.live.bot_pool import warm_up_replays
from allfather.wasm.kept import modules

BOTS = ("random", "greedy", "search:playouts=1")
WITH_NET = ("net", "think:playouts=1")


def compile_bots(game: str) -> None:
    """Compile the rules of a game and the bots that play it."""
    for bot in (*BOTS, *(WITH_NET if has_net(game) else ())):
        warm_up(find_game(game), bot)


if __name__ == "__main__":
    with ProcessPoolExecutor(1 + len(GAMES)) as pool:  # the first of them only waits for processes of its own
        building = pool.submit(modules, GAMES)
        list(pool.map(compile_bots, GAMES))
        building.result()
    warm_up_replays()
