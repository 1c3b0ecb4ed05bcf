"""The PettingZoo environments: PettingZoo's own tests, and a comparison with a ``Game``."""

from __future__ import annotations

import copy
import importlib
import pickle
import re
import runpy
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
import pytest

from allfather import odin, ravens
from allfather.core import contract
from allfather.core.errors import GameError, IllegalAction, NotationError, OptionError
from allfather.core.game import Game
from allfather.envs import pettingzoo as environments
from allfather.envs.pettingzoo import Environment, GameEnv, env, raw_env
from allfather.envs.slots import slot_type
from allfather.games import find_game, load
from tests.helpers.scale import scaled

# The tests of PettingZoo know the environments with a mask by their names, and those are its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def their_tests() -> Any:
    """The tests of PettingZoo; where pygame is installed they import some environments in a deprecated way."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return importlib.import_module("pettingzoo.test")


ROOT = Path(__file__).parents[2]
THEIRS = their_tests()
SHORT: dict[str, Any] = {"game": "odin", "players": 2, "limit": "one-hand"}
CASES: list[dict[str, Any]] = [
    *({"game": "odin", "players": players} for players in range(2, 7)),
    SHORT | {"all_colours": True, "opener": "winner", "whole_hand": "forced"},
    {"game": "odin", "options": odin.Options(limit=5)},
    {"game": "ravens"},
    {"game": "ravens", "back_needs_two": False, "protect_ravens": False, "protect_stone": False},
]


@pytest.fixture(params=CASES, ids=lambda case: "-".join(str(value) for value in case.values())[:40])
def case(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found


@pytest.fixture(params=["odin", "ravens"])
def raw(request: pytest.FixtureRequest) -> GameEnv:
    """An environment of each game, at the start of game 0 of seed 3."""
    made = raw_env(request.param)
    made.reset(seed=3)
    return made


def random_action(environment: Environment, chance: np.random.Generator) -> int | None:
    agent = environment.agent_selection
    if environment.terminations[agent]:
        return None
    observation = environment.observe(agent)
    assert observation is not None
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


def play_on(environment: Environment, steps: int, seed: int = 1) -> list[int | None]:
    """Make random legal actions until the game is over, at most *steps*; return them."""
    chance = np.random.default_rng(seed)
    actions: list[int | None] = []
    while environment.agents and len(actions) < steps:
        actions.append(random_action(environment, chance))
        environment.step(actions[-1])
    return actions


@pytest.mark.parametrize("make", [env, raw_env])
def test_the_tests_of_pettingzoo_pass(case: dict[str, Any], make: Any) -> None:
    THEIRS.api_test(make(**case), num_cycles=scaled(300, 20))
    THEIRS.seed_test(lambda: make(**case), num_cycles=scaled(100, 10))


def test_the_rendering_test_of_pettingzoo_passes(case: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    THEIRS.render_test(lambda render_mode: env(**case, render_mode=render_mode))

    assert "seat 0" in capsys.readouterr().out


def check_step(raw: GameEnv, game: Game[Any, Any]) -> None:
    """Check that the environment shows every agent what the game does."""
    assert raw.terminations == dict.fromkeys(raw.possible_agents, game.is_over)
    assert not any(raw.truncations.values())
    assert [*raw.rewards.values()] == [*raw._cumulative_rewards.values()] == [*game.returns]
    for seat, agent in enumerate(raw.possible_agents):
        observation, code = raw.observe(agent), np.zeros(game.encoded, np.float32)
        contract.encode(game.view_record(seat), code)
        assert (observation["observation"] == code).all()
        legal = game.legal_ids().tolist() if seat == game.to_act else []
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
    if game.to_act is not None:
        assert raw.agent_selection == f"player_{game.to_act}"


def test_an_environment_plays_the_games_of_its_seed(case: dict[str, Any]) -> None:
    """Game 0 after ``reset(seed=…)`` and then game 1 match games that are played by text."""
    raw, chance = raw_env(**case), np.random.default_rng(5)
    for number in range(scaled(2, 1)):
        raw.reset(seed=8 if number == 0 else None)
        game = find_game(case["game"])(len(raw.agents), raw.game.options, seed=8, number=number)
        check_step(raw, game)
        for _ in range(scaled(3000, 20)):
            if game.is_over:
                break
            action = random_action(raw, chance)
            assert action is not None
            raw.step(action)
            game.play(game.action_text(action))
            check_step(raw, game)
        assert raw.game == game


def test_the_rewards_come_once_to_every_agent() -> None:
    raw, got = raw_env(**SHORT), {}
    raw.reset(seed=1)
    chance = np.random.default_rng(1)
    for agent in raw.agent_iter():
        _, reward, is_over, _, _ = raw.last()
        if is_over:
            got[agent] = reward
            assert raw.observe(agent)["action_mask"].sum() == 0
        else:
            assert reward == 0
        raw.step(random_action(raw, chance))

    assert sorted(got.values()) == [-1, 1]
    assert raw.agents == []


def test_o9_whoever_lays_is_selected_again_to_take() -> None:
    raw, chance, takes = raw_env("odin", players=3, limit=1000), np.random.default_rng(2), 0
    raw.reset(seed=2)
    for _ in range(scaled(500, 60)):
        before = raw.agent_selection
        raw.step(random_action(raw, chance))
        if raw.game.phase == "take":
            takes += 1
            assert raw.agent_selection == before
    assert takes > 0


def test_observations_are_not_changed_by_later_steps(raw: GameEnv) -> None:
    observation = raw.observe(raw.agent_selection)
    before = copy.deepcopy(observation)
    play_on(raw, 20)

    assert not np.shares_memory(raw.observe("player_0")["observation"], raw.observe("player_0")["observation"])
    for name, array in observation.items():
        assert (array == before[name]).all()


def test_spaces_are_the_same_objects_and_hold_the_observations(raw: GameEnv) -> None:
    kind = type(raw.game)
    for agent in raw.possible_agents:
        assert raw.observation_space(agent) is raw.observation_space(agent)
        assert raw.action_space(agent) is raw.action_space(agent)
        assert raw.action_space(agent).contains(kind.actions - 1)
        assert not raw.action_space(agent).contains(kind.actions)
        assert raw.observation_space(agent).contains(raw.observe(agent))
    assert len({id(raw.action_space(agent)) for agent in raw.possible_agents}) == len(raw.possible_agents)


def test_an_illegal_action_changes_nothing(raw: GameEnv) -> None:
    play_on(raw, 7)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = pickle.dumps(raw)

    with pytest.raises(IllegalAction, match="is not legal in") as refusal:
        raw.step(illegal)
    for unknown in (-1, 10**30, np.int64(99_999)):
        with pytest.raises(IllegalAction):
            raw.step(unknown)
    nonsense: Any
    for nonsense in (None, 1.5, "nonsense", raw.game.legal()[0]):
        with pytest.raises(NotationError):
            raw.step(nonsense)

    assert refusal.value.code != GameError.code
    assert pickle.dumps(raw) == before


def test_an_illegal_action_ends_a_wrapped_game(caplog: pytest.LogCaptureFixture) -> None:
    wrapped = env(players=3)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    observation = wrapped.observe(agent)
    assert observation is not None
    wrapped.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    rewards = {}
    for other in wrapped.agent_iter():
        _, rewards[other], is_over, _, _ = wrapped.last()
        assert is_over
        wrapped.step(None)

    assert rewards == dict.fromkeys(wrapped.possible_agents, 0) | {agent: -1}
    assert "Illegal move" in caplog.text


def test_actions_may_be_numbers_of_numpy(raw: GameEnv) -> None:
    make: Any
    for make in (np.int64, np.int32, np.uint8, np.array):
        twin, other = copy.deepcopy(raw), copy.deepcopy(raw)
        action = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"])[0])
        assert action < 256
        twin.step(make(action))
        other.step(action)
        assert twin.game == other.game


@pytest.mark.parametrize(
    "bad",
    [
        {"game": "chess"},
        {"game": "odin", "players": 7},
        {"game": "ravens", "players": 3},
        {"game": "odin", "limit": 0},
        {"game": "odin", "whole_hands": "forced"},
        {"game": "ravens", "limit": 5},
        {"game": "odin", "options": ravens.Options()},
        {"game": "odin", "options": {"limit": 5}},
        {"game": "odin", "options": odin.Options(), "limit": 5},
        {"game": "odin", "render_mode": "rgb_array"},
        {"game": "odin", "max_cycles": 100},
    ],
    ids=str,
)
def test_invalid_arguments_are_refused(bad: dict[str, Any]) -> None:
    for make in (env, raw_env):
        with pytest.raises(OptionError):
            make(**bad)


def test_options_reach_the_game() -> None:
    assert raw_env("odin", limit="one-hand").game.options == odin.Options(limit=1, all_colours=True)
    assert raw_env("odin", players=2, options=odin.Options(limit=9)).game.options == odin.Options(limit=9)
    assert raw_env("ravens", protect_stone=False).game.options == ravens.Options(protect_stone=False)
    assert raw_env("odin").possible_agents == [f"player_{seat}" for seat in range(4)]


@pytest.mark.parametrize(("name", "version"), [("odin", 0), ("ravens", 1)])
def test_the_registry_has_the_games(name: str, version: int) -> None:
    environments.register()  # a second time: nothing is overridden
    for identity in (f"allfather/{name}-v{version}", f"allfather/{name}"):
        made = pettingzoo.make("aec", identity, render_mode="ansi")
        made.reset(seed=1)
        assert str(made) == f"{name}_v{version}"
        assert str(find_game(name)(seed=1)) == made.render()
    assert pettingzoo.make("aec", "allfather/odin-v0", players=6, limit=3).max_num_agents == 6


def test_a_seed_determines_the_run(raw: GameEnv) -> None:
    def deals(environment: GameEnv, seed: int | None) -> list[str]:
        environment.reset(seed=seed)
        first = environment.game.position()
        environment.reset()
        return [first, environment.game.position()]

    name, seeded = type(raw.game).name, deals(raw, 4)
    assert deals(raw_env(name), 4) == deals(raw, 4) == seeded
    assert len({*seeded, *deals(raw, 5), *deals(raw_env(name), None), *deals(raw_env(name), None)}) == 8
    bad: Any
    for bad in (-1, 2**63, "7", True):
        with pytest.raises(OptionError):
            raw.reset(seed=bad)
    raw.reset(seed=2**63 - 1)


def test_a_reset_in_mid_game_starts_over(raw: GameEnv) -> None:
    start = raw.game
    play_on(raw, 30)
    assert raw.game != start
    raw.reset(seed=3)

    assert raw.game == start


@pytest.mark.parametrize("make", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))], ids=["copy", "pickle"])
@pytest.mark.parametrize("name", ["odin", "ravens"])
def test_a_copy_has_the_same_future_and_is_independent(name: str, make: Any) -> None:
    made: Any = env(name)
    made.reset(seed=6)
    play_on(made, 5)
    twin = make(made)
    before = twin.unwrapped.game
    steps = scaled(2000, 40)

    actions = play_on(made, steps)
    assert twin.unwrapped.game == before
    assert play_on(twin, steps) == actions
    assert twin.unwrapped.game == made.unwrapped.game
    assert twin.unwrapped._slots.dtype is slot_type(find_game(name))


def test_the_game_is_a_copy_that_can_be_played_on(raw: GameEnv) -> None:
    play_on(raw, 5)
    game, before = raw.game, raw.game.position()
    game.play(game.legal()[0])

    assert raw.game.position() == before
    assert load(game.record()) == game
    with pytest.raises(GameError, match="no seed"):
        game.draw_deal()


def test_a_human_sees_every_step_once(capsys: pytest.CaptureFixture[str]) -> None:
    shown = raw_env("odin", players=2, render_mode="human")
    texts = []
    shown.reset(seed=1)
    for _ in range(3):
        texts.append(f"{shown.game}\n")
        play_on(shown, 1)
    assert capsys.readouterr().out == "".join([*texts, f"{shown.game}\n"])

    assert shown.render() is None
    assert capsys.readouterr().out == f"{shown.game}\n"


def test_rendering_without_a_mode_warns(raw: GameEnv) -> None:
    with pytest.warns(UserWarning, match="render_mode"):
        assert raw.render() is None


def test_the_example_plays_a_game() -> None:
    script = ROOT / "examples" / "pettingzoo_random.py"
    run = subprocess.run([sys.executable, str(script), "7"], capture_output=True, text=True, check=True)
    rewards = dict(re.findall(r"(player_\d) +([+-]\d\.\d\d)\n", run.stdout))

    assert rewards.keys() == {"player_0", "player_1", "player_2"}
    assert runpy.run_path(str(script))["play"](7) == {agent: float(reward) for agent, reward in rewards.items()}
    assert sum(map(float, rewards.values())) == 0


def test_the_docs_are_true() -> None:
    page = (ROOT / "docs" / "pettingzoo.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(code, names)
    rows = re.findall(r"\| `allfather/(\w+)-v\d` \|.*\| (\d+) \| (\d+) \|\n", page)

    assert isinstance(names["raw"], GameEnv)
    assert [row[0] for row in rows] == ["odin", "ravens"]
    for name, actions, encoded in rows:
        kind = find_game(name)
        assert (kind.actions, kind.encoded) == (int(actions), int(encoded))
