"""A third game is a package and an entry point: everything supports it, and no source file names it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

import allfather
from allfather import arena, games, sim
from allfather.bots import Turn, make_bot
from allfather.cli import main
from allfather.core.errors import IllegalAction
from allfather.envs.batch import Batch
from allfather.sim.perft import perft
from allfather.words import words
from tests.helpers.scale import scaled

ROOT = Path(allfather.__file__).parents[2]
kind = games.find_game("ladder")


def run(*args: str, keyboard: str = "") -> Result:
    result = CliRunner().invoke(main, args, input=keyboard)
    assert result.exit_code == 0, result.output
    return result


def test_nothing_in_the_sources_knows_the_game() -> None:
    sources = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.[ts][sv]*"),
        *(ROOT / "web").glob("*.ts"),
    ]

    assert len(sources) > 200
    assert [path for path in sources if "ladder" in path.read_text(encoding="utf-8").lower()] == []


def test_another_process_finds_it() -> None:
    """Processes of commands, of the bot pool and of the arena find an installed game."""
    code = "from allfather.games import GAMES; print(*GAMES)"
    where = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tests' / 'third_game'}"}
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=where)

    assert found.stdout.split() == ["odin", "ravens", "ladder"]


def test_a_whole_game_in_the_terminal() -> None:
    shown = run("play", "ladder", "--seed", "3", "--bot", "greedy", "--goal", "1", keyboard="?\nh\n9\n" + "1\n" * 40)

    assert shown.stdout.startswith("Welcome to Ladder. At the table: you and Astrid.")
    assert "hand: 1 2 5 8 8\n" in shown.stdout
    assert "The menu has the numbers 1 to 4." in shown.stdout
    assert "Astrid: " in shown.stdout
    assert words("en")("result-title") in shown.stdout


def test_commands(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in run("trace", "ladder", "--players", "3").stdout.splitlines()]
    assert (lines[0]["game"], lines[0]["players"], lines[-1]["event"]) == ("ladder", 3, "game-over")

    game = kind(seed=1)
    while not game.is_over:
        game.play_random()
    path = tmp_path / "game.toml"
    path.write_text(game.record(), encoding="utf-8")
    assert "wins the game with" in run("replay", str(path)).stdout

    position = kind(seed=1).position()
    assert int(run("perft", "ladder", position).stdout) == perft(kind(seed=1), 1) == len(kind(seed=1).legal())
    assert "playouts" in run("hint", "ladder", position, "--bot", "search:playouts=50").stdout


def test_simulations() -> None:
    result = sim.play(kind(3), 20, seed=7)

    assert result.scores.shape == (20, 3)
    assert (result.scores.max(axis=1) == kind(3).options.goal).all()


@pytest.mark.parametrize("name", ["random", "greedy", "search:playouts=20"])
def test_bots(name: str) -> None:
    game, rng, bot = kind(3, seed=5), random.Random(1), make_bot(name)
    for _ in range(20):
        if not game.is_over:
            game.play(bot.choose(Turn.of(game), rng))

    assert len(game.past) > 20


def test_the_arena() -> None:
    result = arena.run(kind(), ["greedy", "random"], games=scaled(100, 4), jobs=1)

    assert "greedy" in str(result)


def test_batches() -> None:
    batch = Batch(kind(2), 8, seed=3)
    for _ in range(60):
        assert batch.observe().shape == (8, kind.encoded)
        batch.step(batch.sample())

    assert (batch.numbers >= 8).any()


def test_pettingzoo() -> None:
    from allfather.envs.pettingzoo import env

    environment = env("ladder", players=3)
    environment.reset(seed=1)
    for agent in environment.agent_iter():
        observation, _, is_over, was_cut, _ = environment.last()
        assert observation is not None
        mask = observation["action_mask"]
        environment.step(None if is_over or was_cut else environment.action_space(agent).sample(mask))

    assert environment.agents == []


@pytest.mark.filterwarnings("ignore:.*maximum value is infinity:UserWarning")
def test_gymnasium() -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import allfather.envs.gymnasium  # noqa: F401

    check_env(gymnasium.make("allfather/Ladder-v0", disable_env_checker=True).unwrapped)
    envs = gymnasium.make_vec("allfather/Ladder-v0", num_envs=4, goal=1)
    _, infos = envs.reset(seed=1)
    for _ in range(30):
        masks = infos["action_mask"]
        _, rewards, _, _, infos = envs.step(np.array([mask.nonzero()[0][0] for mask in masks]))
        assert np.isin(rewards, (-1, 0, 1)).all()


def test_openspiel() -> None:
    import pyspiel

    import allfather.envs.openspiel  # noqa: F401

    game = pyspiel.load_game("python_ladder(players=3,goal=1)")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_what_is_refused_says_why_and_nothing_hidden() -> None:
    game = kind.from_position("1235/4467 89 play 0 1 9 0/0 1 3")

    with pytest.raises(IllegalAction) as refused:
        game.check("5")

    assert (refused.value.code, refused.value.reason) == ("too-low", "5 does not beat 9")
    assert "4467" in str(refused.value)
