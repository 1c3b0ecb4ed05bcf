"""Compile what most tests need of some games, side by side: ``python -m tests.helpers.precompile odin``.

Compiled code is kept by the set of installed games.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor

from allfather.bots.names import warm_up
from allfather.games import find_game
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
    names = sys.argv[1:]
    with ProcessPoolExecutor(1 + len(names)) as pool:  # the first of them only waits for processes of its own
        building = pool.submit(modules, names)
        list(pool.map(compile_bots, names))
        building.result()
    warm_up_replays()
