"""OpenSpiel's search as a bot: found by its name, legal, within its budget, and blind to what is hidden."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from allfather import games, odin
from allfather.bots import Turn, make_bot, make_move
from allfather.core import contract
from allfather.core.errors import OptionError
from tests.helpers.scale import scaled


def test_it_is_a_bot_by_name_and_plays_a_hand() -> None:
    game = odin.Game(2, odin.Options(limit=1), seed=4)
    bots: list[Any] = [make_bot("openspiel:simulations=4"), make_bot("random")]
    rng = random.Random(1)
    for _ in range(scaled(1000, 3)):
        if game.to_act is not None:
            assert make_move(bots[game.to_act], game, rng).fault is None

    assert game.is_over or scaled(1, 0) == 0
    assert bots[0].playouts > 0


@pytest.mark.parametrize("name", games.GAMES)
def test_it_cannot_peek(name: str) -> None:
    game = games.find_game(name)(2, seed=6)
    if name == "ravens":  # a random end of the game takes thousands of decisions
        game.state.scores[:] = 11
    twin = game.copy()
    twin.start_generator(9)
    contract.fill(game.view_record(game.to_act), twin.state, np.zeros(game.deal_size, np.int8))
    count = scaled(6, 2) if name == "odin" else 2
    choices = [
        make_bot(f"openspiel:simulations={count}").choose(Turn.of(each), random.Random(3)) for each in (game, twin)
    ]

    assert game.state.tobytes() != twin.state.tobytes()
    assert choices[0] == choices[1]


def test_time_is_a_budget_too() -> None:
    bot: Any = make_bot("openspiel:time=0.01")
    bot.choose(Turn.of(odin.Game(2, odin.Options(limit=1), seed=4)), random.Random(1))

    assert bot.playouts >= 2


@pytest.mark.parametrize("settings", ["", ":time=1,simulations=3", ":time=0", ":simulations=0", ":time=-1"])
def test_a_budget_is_required(settings: str) -> None:
    with pytest.raises(OptionError):
        make_bot(f"openspiel{settings}")
