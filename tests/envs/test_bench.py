"""The parts of ``allfather bench envs`` that need only installed packages."""

from __future__ import annotations

import warnings
from importlib import import_module

import pytest

from allfather import odin
from allfather.core.errors import OptionError
from allfather.envs import bench, pettingzoo
from allfather.envs.batch import Batch
from allfather.words import words
from tests.helpers.scale import scaled

FEW = scaled(400, 20)


def test_the_empty_environment_passes_the_tests_of_pettingzoo() -> None:
    empty = bench.empty_like(pettingzoo.raw_env("odin", 3))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about observations that never change, and about pygame
        import_module("pettingzoo.test").api_test(empty, num_cycles=50)

    assert empty.possible_agents == ["player_0", "player_1", "player_2"]


def test_pettingzoo_and_batch_steps_are_made() -> None:
    env = pettingzoo.raw_env("odin", 3)
    assert bench.aec_steps(env)(FEW) == FEW
    batch = Batch(odin.Game(2, odin.Options(limit=1)), 8)
    before = batch.numbers.copy()
    assert bench.batch_steps(batch)(8 * FEW - 3) == 8 * FEW

    assert env.agents
    assert (batch.numbers > before).any()


@pytest.mark.parametrize("name", ["python_odin(players=2,limit=1)", "dou_dizhu"])
def test_openspiel_steps_are_made(name: str) -> None:
    assert bench.spiel_steps(name)(FEW) == FEW


def test_gymnasium_steps_are_made() -> None:
    assert bench.gym_steps("allfather/Odin-v0", 3)(FEW) == FEW
    assert bench.vector_steps("allfather/Odin-v0", 3, games=4)(FEW - 1) == FEW


def test_rates_are_measured_for_each() -> None:
    asked: list[int] = []

    def steps(count: int) -> int:
        asked.append(count)
        return 2 * count

    rates = bench.measure([steps], 0.001)

    assert rates[steps] > 0
    assert len(asked) == 2 + bench.ROUNDS


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda name: None)

    with pytest.raises(OptionError, match=r"pettingzoo is not installed: pip install"):
        list(bench.bench(0.01, words("en")))
