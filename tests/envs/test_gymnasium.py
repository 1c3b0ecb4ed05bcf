"""The environments of Gymnasium: its own check, a twin that plays by ``Game`` and bots, and many games beside one."""

from __future__ import annotations

import copy
import pickle
import random
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import vector as wrappers
from numpy.typing import NDArray

from allfather import odin, ravens
from allfather.bots import Bot, Turn, make_bot, make_move, names
from allfather.core import contract
from allfather.core.errors import BotError, GameError, IllegalAction, NotationError, OptionError, OutOfTurn
from allfather.core.game import Game
from allfather.envs import gymnasium as environments
from allfather.envs.gymnasium import SeatEnv
from allfather.envs.gymnasium_vector import SeatVectorEnv
from allfather.envs.seat_games import COMPILED, GREEDY, RANDOM, SeatGames, choose
from allfather.envs.slots import list_legal
from allfather.games import find_game, load
from tests.helpers.scale import scaled

ROOT = Path(__file__).parents[2]
IDS = {"odin": "allfather/Odin-v0", "ravens": "allfather/Ravens-v1"}
SHORT: dict[str, Any] = {"game": "odin", "players": 2, "limit": "one-hand", "opponents": "random"}
CASES: list[dict[str, Any]] = [
    *({"game": "odin", "players": players, "limit": 4} for players in range(2, 7)),
    SHORT | {"all_colours": True, "opener": "winner", "whole_hand": "forced", "seat": 1},
    {"game": "odin", "players": 4, "opponents": ["random", "greedy", "random"], "seat": "random", "limit": 1},
    {"game": "odin", "options": odin.Options(limit=5), "opponents": "random", "seat": None},
    {"game": "ravens"},
    {"game": "ravens", "opponents": "random", "seat": "random", "back_needs_two": False, "protect_stone": False},
]


class FirstBot:
    """Always the first legal action."""

    def choose(self, turn: Turn, rng: random.Random) -> int:
        return turn.legal[0]


class MuddledBot:
    """Never a legal action."""

    def choose(self, turn: Turn, rng: random.Random) -> int:
        return -1


@pytest.fixture(autouse=True)
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(names.OWN, "first", f"{__name__}:FirstBot")
    monkeypatch.setitem(names.OWN, "muddled", f"{__name__}:MuddledBot")
    monkeypatch.setitem(names.OWN, "slow-greedy", "allfather.bots.simple:GreedyBot")


@pytest.fixture(params=CASES, ids=lambda case: "-".join(str(value) for value in case.values())[:40])
def case(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found


@pytest.fixture(params=IDS)
def env(request: pytest.FixtureRequest) -> SeatEnv:
    """An environment of each game against a random player, at the start of game 0 of seed 3."""
    made = SeatEnv(request.param, opponents="random")
    made.reset(seed=3)
    return made


@pytest.fixture(params=IDS)
def envs(request: pytest.FixtureRequest) -> SeatVectorEnv:
    """Three games of each kind against a random player, at the start of game 0 of seeds 3, 4 and 5."""
    made = SeatVectorEnv(3, request.param, opponents="random")
    made.reset(seed=3)
    return made


def make(case: dict[str, Any], **more: Any) -> Any:
    return gymnasium.make(IDS[case["game"]], **(case | more))


def legal_action(mask: NDArray[Any], chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def play_on(env: SeatEnv, steps: int, seed: int = 1) -> list[int]:
    """Make random legal actions, in game after game; return them."""
    chance, actions = np.random.default_rng(seed), []
    for _ in range(steps):
        actions.append(legal_action(env.action_masks(), chance))
        if env.step(actions[-1])[2]:
            env.reset()
    return actions


def play_all(envs: Any, steps: int, seed: int = 1) -> list[Any]:
    """Make random legal actions in every game; return all that came of them."""
    chance, results = np.random.default_rng(seed), []
    for _ in range(steps):
        masks = np.asarray(envs.unwrapped.action_masks())
        results.append(envs.step(np.array([legal_action(mask, chance) for mask in masks])))
    return results


# One game


# Turns and stages have no end by the rules, so their numbers have no bound.
@pytest.mark.filterwarnings("ignore:.*A Box observation space maximum value is infinity:UserWarning")
@pytest.mark.parametrize("tried", ["any", "legal"])
def test_the_check_of_gymnasium_passes(
    case: dict[str, Any], tried: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It tries any action, most of them illegal; then once more with one that is legal."""
    made = make(case).unwrapped
    if tried == "legal":
        made.reset(seed=123)  # as the check does
        action = np.flatnonzero(made.action_masks())[-1]
        monkeypatch.setattr(made.action_space, "sample", lambda: action)
    check_env(made)

    assert "seat 0" in capsys.readouterr().out


class Twin:
    """The same environment made of a ``Game`` that deals itself and bots that are asked from Python."""

    def __init__(self, env: SeatEnv, opponents: list[str], seed: int, number: int) -> None:
        like = env.game
        self.game = type(like)(like.players, like.options, seed=seed, number=number)
        self.seat = env.seat
        self.bots: list[Bot] = [make_bot(name) for name in opponents]
        self.let_others_play()

    def let_others_play(self) -> None:
        game = self.game
        while game.to_act not in (None, self.seat):
            assert game.to_act is not None
            bot = self.bots[(game.to_act - self.seat) % game.players - 1]
            assert make_move(bot, game, random.Random(0)).fault is None

    def check(self, numbers: NDArray[Any], mask: NDArray[Any]) -> None:
        game, code = self.game, np.zeros(self.game.encoded, np.float32)
        contract.encode(game.view_record(self.seat), code)
        assert (numbers == code).all()
        assert np.flatnonzero(mask).tolist() == ([0] if game.is_over else game.legal_ids().tolist())


TWINS: list[dict[str, Any]] = [
    {"game": "odin", "players": 2, "opponents": ["greedy"], "seat": 1},
    {"game": "odin", "players": 3, "opponents": ["greedy", "greedy"], "seat": "random", "whole_hand": "forced"},
    {"game": "odin", "players": 5, "opponents": ["greedy", "first", "slow-greedy", "first"], "seat": 3},
    {"game": "ravens", "opponents": ["first"], "seat": "random"},
    {"game": "ravens", "opponents": ["greedy"], "seat": 0},  # ratings promise not to depend on how a view is filled
]


@pytest.mark.parametrize("case", TWINS, ids=lambda case: "-".join(case["opponents"]))
def test_an_environment_plays_the_games_of_its_seed_like_its_twin(case: dict[str, Any]) -> None:
    """Game 0 after ``reset(seed=…)``, then 1, 2, …: numbers, mask, reward and end are those of the twin."""
    env, chance = make(case).unwrapped, np.random.default_rng(5)
    games = 0
    for number in range(scaled(2, 1)):
        numbers, info = env.reset(seed=8 if number == 0 else None)
        twin = Twin(env, case["opponents"], 8, number)
        twin.check(numbers, info["action_mask"])
        for _ in range(scaled(2000, 15)):
            action = legal_action(info["action_mask"], chance)
            numbers, reward, terminated, truncated, info = env.step(action)
            twin.game.play(action, seat=twin.seat)
            twin.let_others_play()
            twin.check(numbers, info["action_mask"])
            assert (reward, terminated, truncated) == (twin.game.returns[twin.seat], twin.game.is_over, False)
            assert env.game == twin.game
            if terminated:
                games += 1
                break
    assert games > 0 or scaled(1, 0) == 0


def test_a_game_is_won_or_lost_by_the_returns_of_the_game() -> None:
    env, chance, rewards = make(SHORT, seat=1), np.random.default_rng(1), []
    _, info = env.reset(seed=1)
    for _ in range(scaled(400, 200)):
        _, reward, terminated, truncated, info = env.step(legal_action(info["action_mask"], chance))
        assert reward == env.unwrapped.game.returns[1]
        assert not truncated
        if terminated:
            rewards.append(reward)
            _, info = env.reset()
    assert set(rewards) == {-1, 1}


def test_observations_stay_in_their_space(case: dict[str, Any]) -> None:
    env, chance = make(case).unwrapped, np.random.default_rng(2)
    numbers, info = env.reset(seed=2)
    for _ in range(scaled(500, 5)):
        assert env.observation_space.contains(numbers)
        numbers, _, terminated, _, info = env.step(legal_action(info["action_mask"], chance))
        if terminated:
            assert env.observation_space.contains(numbers)
            numbers, info = env.reset()


def test_masks_are_where_learners_look_for_them(env: SeatEnv) -> None:
    wrapped = gymnasium.make(IDS[type(env.game).name], opponents="random")
    _, info = wrapped.reset(seed=3)
    masks = wrapped.get_wrapper_attr("action_masks")()

    assert masks.dtype == np.bool_
    assert masks.shape == (type(env.game).actions,)
    assert (
        np.flatnonzero(masks).tolist() == np.flatnonzero(info["action_mask"]).tolist() == env.game.legal_ids().tolist()
    )
    assert wrapped.action_space.sample(mask=info["action_mask"]) in env.game.legal_ids()


def test_an_illegal_action_loses_the_game(env: SeatEnv) -> None:
    play_on(env, 5)
    before = env.game
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    numbers, reward, terminated, truncated, info = env.step(illegal)

    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal"] == before.why_illegal(illegal)[0]
    assert np.flatnonzero(info["action_mask"]).tolist() == [0]
    assert env.game == before
    assert env.observation_space.contains(numbers)
    with pytest.raises(OutOfTurn, match="over"):
        env.step(int(before.legal_ids()[0]))
    _, info = env.reset()
    assert "illegal" not in info
    assert "illegal" not in env.step(int(env.game.legal_ids()[0]))[4]


@pytest.mark.parametrize("unknown", [-1, 10**30, np.int64(99_999)])
def test_an_action_that_does_not_exist_is_illegal(env: SeatEnv, unknown: Any) -> None:
    _, reward, terminated, _, info = env.step(unknown)

    assert (reward, terminated, info["illegal"]) == (-1, True, "illegal-action")


@pytest.mark.parametrize("name", IDS)
def test_an_illegal_action_can_be_refused(name: str) -> None:
    env = SeatEnv(name, opponents="random", illegal="raise")
    env.reset(seed=3)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    before = pickle.dumps(env)

    with pytest.raises(IllegalAction, match="is not legal in") as refusal:
        env.step(illegal)
    with pytest.raises(IllegalAction):
        env.step(99_999)
    assert refusal.value.code != GameError.code
    assert pickle.dumps(env) == before


def test_what_is_no_action_is_refused(env: SeatEnv) -> None:
    before = pickle.dumps(env)
    nonsense: Any
    for nonsense in (None, 1.5, "nonsense", env.game.legal()[0], [1]):
        with pytest.raises(NotationError):
            env.step(nonsense)

    assert pickle.dumps(env) == before


def test_actions_may_be_numbers_of_numpy(env: SeatEnv) -> None:
    action = int(env.game.legal_ids()[0])
    assert action < 256
    kind: Any
    for kind in (int, np.int64, np.int32, np.uint8, np.array):
        twin = copy.deepcopy(env)
        assert twin.step(kind(action))[4].keys() == {"action_mask"}


def test_nobody_can_act_before_a_reset() -> None:
    with pytest.raises(OutOfTurn, match="reset"):
        SeatEnv().step(0)
    with pytest.raises(OutOfTurn, match="reset"):
        SeatVectorEnv(2).step(np.zeros(2, np.int64))


def test_an_opponent_that_fails_ends_the_game() -> None:
    env = SeatEnv("odin", 3, ["random", "muddled"], limit=1)

    def play() -> None:
        env.reset(seed=1)
        play_on(env, 1)

    with pytest.raises(BotError, match="not a legal action"):
        play()
    with pytest.raises(OutOfTurn):
        env.step(0)


def test_a_bot_that_searches_is_an_opponent_too() -> None:
    env = SeatEnv("odin", 2, "search:playouts=3", limit=1)
    env.reset(seed=1)

    assert len(play_on(env, scaled(20, 2))) > 0


@pytest.mark.parametrize(
    "bad",
    [
        {"game": "chess"},
        {"game": "odin", "players": 7},
        {"game": "ravens", "players": 3},
        {"game": "odin", "limit": 0},
        {"game": "odin", "max_steps": 100},
        {"game": "odin", "options": ravens.Options()},
        {"game": "odin", "options": odin.Options(), "limit": 5},
        {"game": "odin", "opponents": "nobody"},
        {"game": "odin", "opponents": "greedy:time=1"},
        {"game": "odin", "opponents": "No bot"},
        {"game": "odin", "opponents": ["random"]},
        {"game": "odin", "opponents": [1, 2, 3]},
        {"game": "odin", "opponents": None},
        {"game": "odin", "players": 2, "opponents": ["random", "random"]},
        {"game": "odin", "seat": 4},
        {"game": "odin", "seat": -1},
        {"game": "odin", "seat": "first"},
        {"game": "odin", "illegal": "ignore"},
        {"game": "odin", "render_mode": "rgb_array"},
    ],
    ids=str,
)
def test_what_does_not_exist_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(GameError):
        SeatEnv(**bad)
    with pytest.raises(GameError):
        SeatVectorEnv(2, **bad)


def test_options_reach_the_game() -> None:
    assert SeatEnv("odin", limit="one-hand").game.options == odin.Options(limit=1, all_colours=True)
    assert SeatEnv("odin", 2, options=odin.Options(limit=9)).game.options == odin.Options(limit=9)
    assert SeatVectorEnv(1, "ravens", protect_stone=False).games[0].options == ravens.Options(protect_stone=False)
    assert SeatEnv("odin").game.players == 4


@pytest.mark.parametrize("name", IDS)
def test_the_registry_has_the_games(name: str) -> None:
    environments.register()  # a second time: nothing is overridden
    made = gymnasium.make(IDS[name], render_mode="ansi")
    made.reset(seed=1)

    assert isinstance(made.unwrapped, SeatEnv)
    assert made.spec is not None
    assert gymnasium.make(made.spec).spec == made.spec
    assert str(made.unwrapped.game) == made.render()
    assert type(made.unwrapped.game).name == name


def test_an_id_can_name_the_module_to_import() -> None:
    """Gymnasium loads no plug-ins, but imports what stands before a colon."""
    code = "import gymnasium; print(gymnasium.make_vec('allfather.envs.gymnasium:allfather/Odin-v0', num_envs=2))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert run.stdout == "SeatVectorEnv(allfather/Odin-v0, num_envs=2)\n"


def test_a_seed_settles_the_run_and_none_leaves_it_open(env: SeatEnv) -> None:
    def deals(environment: SeatEnv, seed: int | None) -> list[str]:
        environment.reset(seed=seed)
        first = environment.game.position()
        environment.reset()
        return [first, environment.game.position()]

    name, seeded = type(env.game).name, deals(env, 4)
    assert deals(SeatEnv(name, opponents="random"), 4) == deals(env, 4) == seeded
    assert len({*seeded, *deals(env, 5), *deals(SeatEnv(name), None), *deals(SeatEnv(name), None)}) == 8
    bad: Any
    for bad in (-1, 2**63, "7", True):
        with pytest.raises(OptionError):
            env.reset(seed=bad)
    env.reset(seed=2**63 - 1)


def test_a_seat_is_fixed_or_drawn() -> None:
    games = scaled(600, 12)
    envs = SeatVectorEnv(games, "odin", 3, "random", None)
    envs.reset(seed=1)
    seats = np.bincount(envs.seats, minlength=3)
    fixed = SeatVectorEnv(3, "odin", 3, "random", 2)
    fixed.reset(seed=1)

    assert len(seats) == 3
    assert (abs(seats - games / 3) < scaled(80, 5)).all()
    assert fixed.seats.tolist() == [2, 2, 2]
    assert [game.to_act for game in fixed.games] == [2, 2, 2]


@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))], ids=["copy", "pickle"]
)
def test_a_copy_has_the_same_future_and_a_life_of_its_own(env: SeatEnv, copied: Any) -> None:
    play_on(env, 5)
    twin, before = copied(env), env.game
    steps = scaled(300, 5)
    actions = play_on(env, steps)

    assert twin.game == before
    assert play_on(twin, steps) == actions
    assert twin.game == env.game
    assert twin._games.slots.dtype is env._games.slots.dtype


def test_the_game_is_a_copy_that_can_be_played_on(env: SeatEnv) -> None:
    game, before = env.game, env.game.position()
    game.play(game.legal()[0])

    assert env.game.position() == before
    assert load(game.record()) == game


def test_a_human_sees_every_step_once(capsys: pytest.CaptureFixture[str]) -> None:
    shown = SeatEnv("odin", 2, "random", render_mode="human")
    texts = []
    shown.reset(seed=1)
    for _ in range(3):
        texts.append(f"{shown.game}\n")
        shown.step(int(shown.game.legal_ids()[0]))
    assert capsys.readouterr().out == "".join([*texts, f"{shown.game}\n"])


def test_rendering_without_a_mode_warns(env: SeatEnv, envs: SeatVectorEnv) -> None:
    for made in (env, envs):
        with pytest.warns(UserWarning, match="render_mode"):
            assert made.render() is None


# Many games


def test_many_games_are_like_as_many_environments(case: dict[str, Any]) -> None:
    """Everything that comes back is as from Gymnasium's own vector of single environments, illegal actions included."""
    many = gymnasium.make_vec(IDS[case["game"]], 3, **case)
    single = SyncVectorEnv([lambda: make(case) for _ in range(3)])
    assert many.single_observation_space == single.single_observation_space
    assert many.observation_space == single.observation_space
    assert many.action_space == single.action_space
    chance, ended = np.random.default_rng(4), 0
    results: list[tuple[Any, Any]] = [(many.reset(seed=9), single.reset(seed=9))]
    for step in range(scaled(400, 4)):
        masks = np.array(single.call("action_masks"))
        actions = np.array([legal_action(mask, chance) for mask in masks])
        actions[step % 3] = actions[step % 3] if step % 50 else chance.integers(find_game(case["game"]).actions)
        results.append((many.step(actions), single.step(actions)))
        ended += int(results[-1][0][2].sum())
    results.append((many.reset(), single.reset()))

    assert ended > 0
    for ours, theirs in results:
        assert data_equivalence(ours, theirs, exact=True)


def test_the_entry_point_makes_many_games() -> None:
    envs = gymnasium.make_vec(IDS["odin"], 8, "vector_entry_point", players=3, limit=9, opponents=["random", "greedy"])

    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.num_envs == 8
    assert envs.unwrapped.games[7].options.limit == 9
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def test_the_step_after_the_end_begins_another_game() -> None:
    envs, chance = SeatVectorEnv(4, illegal="raise", **SHORT), np.random.default_rng(3)
    _, infos = envs.reset(seed=1)
    was_over, begun = np.zeros(4, np.bool_), 0
    for _ in range(scaled(200, 12)):
        actions = np.array([legal_action(mask, chance) for mask in infos["action_mask"]])
        actions[was_over] = 99_999  # is not looked at
        _, rewards, is_over, truncations, infos = envs.step(actions)
        assert not truncations.any()
        assert (rewards[~is_over] == 0).all()
        assert (abs(rewards[is_over]) == 1).all()
        assert not is_over[was_over].any()
        for game, mask in zip(envs.games, infos["action_mask"], strict=True):
            assert np.flatnonzero(mask).tolist() == ([0] if game.is_over else game.legal_ids().tolist())
        for place in np.flatnonzero(was_over):
            begun += 1
            assert envs.games[place].state.hand_number == 1
        was_over = is_over
    assert begun > 0


def test_illegal_actions_of_many_games(envs: SeatVectorEnv) -> None:
    play_all(envs, 2)
    before = envs.games
    actions = np.array([game.legal_ids()[0] for game in before])
    actions[1], actions[2] = np.flatnonzero(~envs.action_masks()[1])[0], -7
    _, rewards, is_over, _, infos = envs.step(actions)

    assert rewards.tolist() == [0, -1, -1]
    assert is_over.tolist() == [False, True, True]
    assert infos["_illegal"].tolist() == [False, True, True]
    assert infos["illegal"].tolist() == [None, before[1].why_illegal(int(actions[1]))[0], "illegal-action"]
    assert envs.games[1:] == before[1:]


def test_illegal_actions_of_many_games_can_be_refused(envs: SeatVectorEnv) -> None:
    strict = SeatVectorEnv(3, type(envs.games[0]).name, opponents="random", illegal="raise")
    strict.reset(seed=3)
    actions = np.array([game.legal_ids()[0] for game in strict.games])
    actions[1] = np.flatnonzero(~strict.action_masks()[1])[0]
    before = pickle.dumps(strict)

    with pytest.raises(IllegalAction, match=r"game 1: .* is not legal in") as refusal:
        strict.step(actions)
    assert refusal.value.code == strict.games[1].why_illegal(int(actions[1]))[0]
    assert pickle.dumps(strict) == before


def test_actions_of_many_games_are_one_id_each(envs: SeatVectorEnv) -> None:
    before = pickle.dumps(envs)
    nonsense: Any
    for nonsense in (0, [0, 0], [0.0, 0.0, 0.0], [None, 0, 0], "abc", np.zeros((3, 1), np.int64)):
        with pytest.raises(NotationError, match="a whole number for each of 3 games"):
            envs.step(nonsense)
    assert pickle.dumps(envs) == before
    envs.step([int(game.legal_ids()[0]) for game in envs.games])  # type: ignore[arg-type]


def test_only_compiled_bots_play_many_games() -> None:
    for name in ("first", "search:playouts=3"):
        with pytest.raises(OptionError, match="vectorization_mode"):
            SeatVectorEnv(2, opponents=name)
    bad: Any
    for bad in (0, -1, 1.0, True):
        with pytest.raises(OptionError, match="num_envs"):
            SeatVectorEnv(bad)
    made = gymnasium.make_vec(IDS["odin"], 2, "sync", opponents="first", limit=1)
    assert made.reset(seed=1)[0].shape == (2, odin.Game.encoded)


def test_a_seed_settles_many_runs_and_none_leaves_them_open(envs: SeatVectorEnv) -> None:
    def deals(made: SeatVectorEnv, seed: int | None) -> list[str]:
        made.reset(seed=seed)
        first = [game.position() for game in made.games]
        made.reset()
        return first + [game.position() for game in made.games]

    name, seeded = type(envs.games[0]).name, deals(envs, 4)
    other = SeatVectorEnv(3, name, opponents="random")
    assert deals(other, 4) == deals(envs, 4) == seeded
    assert len({*seeded, *deals(envs, 40), *deals(SeatVectorEnv(3, name), None)}) == 18
    bad: Any
    for bad in (-1, 2**63, 2**63 - 2, "7", True):
        with pytest.raises(OptionError):
            envs.reset(seed=bad)
    envs.reset(seed=2**63 - 3)


def test_a_copy_of_many_games_has_the_same_future(envs: SeatVectorEnv) -> None:
    twin = pickle.loads(pickle.dumps(envs))
    steps = scaled(100, 3)
    results, others = play_all(envs, steps), play_all(twin, steps)

    for ours, theirs in zip(results, others, strict=True):
        assert data_equivalence(ours, theirs, exact=True)


def test_data_is_not_shared_between_steps(envs: SeatVectorEnv) -> None:
    (numbers, *_, infos), (other, *_, others) = play_all(envs, 2)

    assert not np.shares_memory(numbers, other)
    assert not np.shares_memory(infos["action_mask"], others["action_mask"])


def test_the_wrappers_of_gymnasium_work() -> None:
    envs = wrappers.RecordEpisodeStatistics(SeatVectorEnv(4, **SHORT))
    whole: Any = wrappers.DictInfoToList(wrappers.NormalizeObservation(envs))
    whole.reset(seed=1)
    lengths, returns, episodes = np.zeros(4), [], []
    was_over = np.zeros(4, np.bool_)
    for _, rewards, is_over, _, infos in play_all(whole, scaled(100, 12)):
        lengths = np.where(was_over, 0, lengths + 1)
        for place in np.flatnonzero(is_over):
            returns.append((rewards[place], lengths[place]))
            episodes.append((infos[place]["episode"]["r"], infos[place]["episode"]["l"]))
        was_over = is_over
    assert episodes == returns
    assert len(returns) == envs.episode_count > 0


def test_many_games_are_shown_as_texts() -> None:
    envs = gymnasium.make_vec(IDS["odin"], 2, render_mode="ansi")
    envs.reset(seed=1)

    assert envs.render() == tuple(str(game) for game in envs.unwrapped.games)  # type: ignore[attr-defined]


# The compiled bots


DRAWS_A_LANDSCAPE = (
    "WF.WM.FW.SF.MM.MP.PW.FP.MW.SF.PS.PP.WS.SW.WW.SF.PS.SS.MP.PP.FP.FM.MP.WM.SM.WS.WP 8/10 1:2 M+F MMFFFF/MMMFF "
    "MPPr/MWSSP lWSSPo/WlS MFW/- MWWWSSSPPrllss/MFFFWWWSSPPPPorrllss MF.PF.SS.FF.WW.WF.MM.SM MF.MS.FF.WP.SP - play 0 "
    "1,0,0,0 40 1 1 -1 -1 0 0/0 MMMFFWWWWSSSPPPPPorllss/MFFFWWWSSSSSPPPPrlllss brs16 standard"
)
"""Odins Raben: the best action depends on the landscape card that it would draw."""


def some_games(name: str, count: int) -> list[Game[Any, Any]]:
    """Games some way into their play, a seat to act."""
    found = [find_game(name)(seed=seed) for seed in range(count)]
    for seed, game in enumerate(found):
        for _ in range(7 * seed % 150):
            if not game.is_over:
                game.play_random()
    return [game for game in found if not game.is_over]


def slot_with(game: Game[Any, Any]) -> SeatGames:
    """One slot in that position."""
    games = SeatGames(1, game.name, game.players, "random", 0, game.options, {})
    games.begin()
    games.slots["state"], games.slots["seat"] = game.state, game.to_act
    list_legal(games.slots[0], games.own[0].ids)
    return games


def choice(games: SeatGames, policy: int) -> int:
    """What a compiled bot does there."""
    return int(choose(games.slots[0], games.own[0], policy, games.buffers[0], games.workspace))


@pytest.mark.parametrize("name", IDS)
def test_compiled_bots_go_by_what_their_seat_may_know(name: str) -> None:
    """Whatever the hidden cards are, they do the same."""
    games = some_games(name, scaled(60, 4))
    if name == "ravens":
        games.append(ravens.Game.from_position(DRAWS_A_LANDSCAPE))
    for game in games:
        who, choices = game.to_act, set()
        assert who is not None
        for seed in range(scaled(20, 12)):
            other = game.copy()
            if seed:
                other.start_generator(seed)
                contract.fill(game.view_record(who), other.state, np.zeros(game.deal_size, np.int8))
            choices.add(choice(slot_with(other), GREEDY))
        assert len(choices) == 1


@pytest.mark.parametrize("name", IDS)
def test_compiled_greed_chooses_what_the_greedy_bot_may(name: str) -> None:
    for game in some_games(name, scaled(60, 3)):
        answers = {make_bot("greedy").choose(Turn.of(game), random.Random(luck)) for luck in range(scaled(10, 3))}
        assert choice(slot_with(game), GREEDY) in answers


def test_compiled_chance_is_fair() -> None:
    game, draws = ravens.Game(seed=5), scaled(8000, 400)
    games, legal = slot_with(game), game.legal_ids().tolist()
    drawn = [choice(games, RANDOM) for _ in range(draws)]
    counts = np.array([drawn.count(action) for action in legal])

    assert counts.sum() == draws
    assert len(legal) > 5
    assert (abs(counts - draws / len(legal)) < 5 * np.sqrt(draws / len(legal))).all()


def test_a_game_in_which_the_own_seat_never_acts_is_followed_by_another() -> None:
    """From a position where the other may go out at once, half of the games are skipped."""
    game = odin.Game.from_position(
        "+O2/+Y3 Y2 - O1O3O5O6O7O8O9Y5Y8B5B6B8P3P5P8 OYBP 1 0 1 0/0 1 1 left optional four -"
    )
    assert game.to_act == 1
    assert game.legal() == ["pass", "Y3"]
    count = scaled(40, 12)
    envs, env = SeatVectorEnv(count, **SHORT), SeatEnv(**SHORT)
    for games in (envs._games, env._games):
        games.start["state"] = game.state
    envs.reset(seed=1)

    assert not envs._games.is_over.any()
    assert 0 < np.count_nonzero(envs._games.slots["number"]) < count
    for place in range(count):
        env.reset(seed=1 + place)
        assert env.game == envs.games[place]
        assert env._games.slots["number"] == envs._games.slots["number"][place]


# Around it


def test_the_example_learns() -> None:
    script = ROOT / "examples" / "gymnasium_masked.py"
    before, after = runpy.run_path(str(script))["main"](scaled(2, 1), scaled(256, 2))

    assert -1 <= before <= 1
    assert after > before + 0.2 or scaled(1, 0) == 0
    assert len(script.read_text(encoding="utf-8").splitlines()) <= 60


def test_the_page_tells_the_truth() -> None:
    page = (ROOT / "docs" / "gymnasium.md").read_text(encoding="utf-8")
    known: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(code, known)
    rows = re.findall(r"\| `(allfather/\w+-v\d)` \|.*\| (\d+) \| (\d+) \|\n", page)

    assert [row[0] for row in rows] == list(IDS.values())
    for name, row in zip(IDS, rows, strict=True):
        kind: type[Game[Any, Any]] = find_game(name)
        assert (kind.actions, kind.encoded) == (int(row[1]), int(row[2]))
    for name in COMPILED:
        assert f"`{name}`" in page
