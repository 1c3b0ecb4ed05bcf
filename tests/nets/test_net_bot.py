"""The bot ``net``: it plays legally, far better than ``greedy``, and says what is wrong with its settings."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfather import odin, ravens
from allfather.bots import make_bot, make_move
from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.games import find_game
from allfather.nets.bot import NetBot
from allfather.nets.weights import load_net, shipped_net
from tests.helpers.games.turns import random_turns
from tests.helpers.scale import INTERPRETED


def win_share(kind: type[Game[Any, Any]], bots: list[str], games: int) -> float:
    """The share of the wins of the first bot, which plays every seat in turn."""
    total, rng = 0.0, random.Random(1)
    for number in range(games):
        game = kind(len(bots), seed=number // len(bots))
        seats = [make_bot(bots[(seat - number) % len(bots)]) for seat in range(len(bots))]
        while not game.is_over:
            assert make_move(seats[game.to_act or 0], game, rng).fault is None
        winners = game.winners
        total += (number % len(bots) in winners) / len(winners)
    return total / games


@pytest.mark.skipif(INTERPRETED, reason="whole games take minutes without the compiler")
@pytest.mark.parametrize(
    ("kind", "bots", "least"),
    [
        (odin.Game, ["net", "greedy"], 0.8),
        (odin.Game, ["net", "greedy", "greedy", "greedy"], 0.28),
        (odin.Game, ["net:temperature=1", "greedy"], 0.75),
        (ravens.Game, ["net", "greedy"], 0.7),
    ],
)
def test_nets_beat_greedy(kind: type[Game[Any, Any]], bots: list[str], least: float) -> None:
    assert win_share(kind, bots, 80) > least


def test_a_temperature_makes_choices_random() -> None:
    turn = next(turn for turn in random_turns(odin.Game, 4, 100) if len(turn.legal) > 6)
    rng = random.Random(0)

    assert len({NetBot().choose(turn, rng) for _ in range(20)}) == 1
    assert len({NetBot(temperature=1000).choose(turn, rng) for _ in range(50)}) > 3


def test_bad_settings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="temperature must be 0 or more"):
        make_bot("net:temperature=-1")
    turn = next(random_turns(find_game("ladder"), 2, 1))
    with pytest.raises(OptionError, match="there is no net for"):
        NetBot().choose(turn, random.Random(0))
    path = tmp_path / "weights.npz"
    with pytest.raises(OptionError, match="not a file of weights"):
        load_net(path, odin.Game)
    np.savez(path, weights=np.zeros(3))
    with pytest.raises(OptionError, match="not a file of weights"):
        load_net(path, odin.Game)
    shipped_net(odin.Game).save(path)
    assert load_net(path, odin.Game).sizes == shipped_net(odin.Game).sizes
    assert vars(make_bot(f"net:weights={path}"))["weights"] == str(path)
    with pytest.raises(OptionError, match="not for ravens/"):
        load_net(path, ravens.Game)
