from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from allfather import odin, sim
from allfather.core.errors import DeviceError, OptionError
from allfather.sim.device import has_gpu
from allfather.sim.summary import summary, write_npz
from allfather.words import words
from tests.helpers.scale import scaled

GAMES = scaled(1500, 4)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_simulated_game_is_the_game_of_that_number(players: int) -> None:
    """Simulation, stepping by hand and traces play the same games for a seed."""
    result = sim.play(odin.Game(players), 3, seed=7)

    for number in range(3):
        game = odin.Game(players, seed=7, number=number)
        decisions = 0
        while not game.is_over:
            game.play_random()
            decisions += 1
        assert tuple(result.scores[number]) == game.scores
        assert (result.decisions[number], result.deals[number]) == (decisions, game.hand_number)


def test_threads_do_not_change_the_result() -> None:
    one, two, five = (sim.play(odin.Game(4), GAMES, seed=3, threads=threads) for threads in (1, 2, 5))

    for other in (two, five):
        assert np.array_equal(one.scores, other.scores)
        assert np.array_equal(one.decisions, other.decisions)
        assert np.array_equal(one.deals, other.deals)


def test_another_seed_plays_other_games() -> None:
    assert not np.array_equal(sim.play(odin.Game(4), 20, seed=3).scores, sim.play(odin.Game(4), 20, seed=4).scores)


def test_games_can_start_from_a_position() -> None:
    """One card against two, the leader to act: it goes out and the other has two points."""
    position = "R5/O1O2 - - R1R2R3R4R6R7R8R9O3O4O5O6O7O8O9 ROYG 0 - 0 0/0 1 one left optional four -"
    start = odin.Game.from_position(position.replace("one", "1"))

    result = sim.play(start, 50)

    assert result.scores.tolist() == [[0, 2]] * 50
    assert result.deals.tolist() == [0] * 50
    assert start.position() == position.replace("one", "1")


def test_zero_games_give_an_empty_result() -> None:
    assert sim.play(odin.Game(4), 0).scores.shape == (0, 4)


@pytest.mark.parametrize(
    "how",
    [
        {"games": -1},
        {"games": 1.5},
        {"games": 1, "threads": 0},
        {"games": 1, "device": "tpu"},
        {"games": 1, "seed": -1},
    ],
)
def test_invalid_arguments_are_refused(how: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        sim.play(odin.Game(4), **how)  # type: ignore[arg-type]


@pytest.mark.skipif(has_gpu(), reason="there is a GPU, or its simulator")
def test_a_missing_gpu_is_reported() -> None:
    with pytest.raises(DeviceError, match="no CUDA GPU can be used here") as refusal:
        sim.play(odin.Game(4), 10, device="cuda")

    assert refusal.value.code == "no-device"


def test_summary_and_file(tmp_path: Path) -> None:
    result = sim.play(odin.Game(3), 10, seed=1)
    write_npz(result, tmp_path / "games.npz")

    with np.load(tmp_path / "games.npz") as arrays:
        assert np.array_equal(arrays["scores"], result.scores)
    text = summary(odin.Game, result, words("en"))
    assert "10 random games of 3 players" in text
    assert f"{result.scores[:, 2].mean():.3f}" in text
