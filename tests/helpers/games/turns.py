"""Decisions of random games, and positions of games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from allfather.bots import Turn, make_bot, make_move
from allfather.core import contract
from allfather.core.game import Game


def random_turns(kind: type[Game[Any, Any]], players: int, count: int, seed: int = 0) -> Iterator[Turn]:
    """The turns with a choice in random games, one after the other; games start with consecutive seeds."""
    rng = random.Random(seed)
    while count:
        game = kind(players, seed=rng.randrange(1 << 30))
        while count and not game.is_over:
            turn = Turn.of(game)
            if len(turn.legal) > 1:
                count -= 1
                yield turn
            game.play(rng.choice(turn.legal), seat=turn.seat)


def some_positions(kind: type[Game[Any, Any]], count: int) -> list[Game[Any, Any]]:
    """Positions of all sizes with more than one legal action, from games of random and of greedy play."""
    found: list[Game[Any, Any]] = []
    rng = random.Random(8)
    while len(found) < count:
        game = kind(rng.choice(kind.player_counts), seed=rng.getrandbits(60))
        bots = [make_bot(rng.choice(("random", "greedy"))) for _ in range(game.players)]
        for _ in range(rng.randrange(60)):
            if game.to_act is not None:
                make_move(bots[game.to_act], game, rng)
        if game.to_act is not None and len(game.legal_ids()) > 1:
            found.append(game)
    return found


def with_other_secrets(game: Game[Any, Any], seed: int) -> Game[Any, Any]:
    """The same game with other hidden cards, which looks the same to the seat to act."""
    twin = game.copy()
    twin.start_generator(seed)
    contract.fill(game.view_record(game.to_act), twin.state, np.zeros(game.deal_size, np.int8))
    return twin
