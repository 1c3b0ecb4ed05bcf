"""Both games fulfil OpenSpiel's contract, by its own tests and by ours."""

from __future__ import annotations

import ast
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

from allfather.core import contract
from allfather.core.errors import GameError, IllegalAction, OptionError
from allfather.core.game import Game
from allfather.envs import openspiel
from allfather.games import GAMES, OWN_GAMES, find_game
from tests.helpers.games import openspiel_playthroughs
from tests.helpers.games.openspiel_playthroughs import FOLDER
from tests.helpers.scale import INTERPRETED, scaled

ROOT = Path(__file__).parents[2]
FEW_CARDS = "MF1 / M5 raven1 land1 / Odin+M" if INTERPRETED else "MM1 MF1 FW1 / M2 F2 W2 raven2 land1 stone1 / Odin+M"
SHORT_RAVENS = f"python_ravens(components={FEW_CARDS})"
"""A game with short stages and frequent reshuffles."""
KINDS = ["python_odin(players=2)", "python_odin(players=4,whole_hand=forced)", "python_ravens"]


def play(state: Any, rng: random.Random, steps: int = 10**9) -> Iterator[Any]:
    """Play *steps* random steps, including chance; yield the state before each, and the last state."""
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def some_states(game: str, count: int, steps: int = 150) -> Iterator[tuple[Any, random.Random]]:
    """States some way into their play, and a generator for each."""
    for number in range(count):
        rng = random.Random(number)
        *_, state = play(pyspiel.load_game(game).new_initial_state(), rng, rng.randrange(9, steps))
        yield state, rng


def dealt(game: str, seed: int) -> Any:
    """A state right after its first deal."""
    rng = random.Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def view_of(state: Any, seat: int) -> bytes:
    seen: bytes = state.course.truth().view_record(seat).tobytes()
    return seen


# OpenSpiel's own tests


@pytest.mark.parametrize("players", range(2, scaled(7, 4)))
def test_odin_passes_the_random_simulations(players: int) -> None:
    game = pyspiel.load_game(f"python_odin(players={players},limit={scaled(6, 1)})")

    pyspiel.random_sim_test(game, num_sims=scaled(2, 1), serialize=True, verbose=False)


@pytest.mark.parametrize("game", [SHORT_RAVENS, "python_ravens(protect_ravens=False)"][: scaled(2, 1)])
def test_ravens_passes_the_random_simulations(game: str) -> None:
    """OpenSpiel always plays the same random game; with this option it is a short one."""
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_the_integration_tests_of_openspiel_pass() -> None:
    names = list(OWN_GAMES)[scaled(0, 1) :]
    code = (
        "import runpy, sys, allfather.envs.openspiel\n"
        f"sys.argv = ['api_test', '--test_only_games=python_({'|'.join(names)})$']\n"
        "runpy.run_module('open_spiel.integration_tests.api_test', run_name='__main__', alter_sys=True)\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)

    assert result.returncode == 0, result.stderr[-2000:]
    assert re.search(rf"^Ran {5 * len(names)} tests in", result.stderr, re.MULTILINE), result.stderr[-2000:]


@pytest.mark.parametrize("name", list(openspiel_playthroughs.CASES)[:: scaled(1, 5)])
def test_a_playthrough_is_as_it_was(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    actions = openspiel_playthroughs.read_actions(text)

    assert len(actions) > 20
    assert openspiel_playthroughs.text_of(openspiel_playthroughs.CASES[name][0], actions) == text


def test_there_is_a_playthrough_for_every_file() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == openspiel_playthroughs.CASES.keys()


# Games and their parameters


@pytest.mark.parametrize("name", GAMES)
def test_the_parameters_are_the_players_and_the_options(name: str) -> None:
    kind = find_game(name)
    game = pyspiel.load_game(f"python_{name}")

    assert game.get_parameters() == {"players": kind.default_players} | kind.options_type().to_dict()
    assert (game.num_distinct_actions(), game.max_chance_outcomes()) == (kind.actions, 128)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert pyspiel.load_game(str(game)) == pickle.loads(pickle.dumps(game)) == game


def test_the_table_of_parameters_is_right() -> None:
    page = (ROOT / "docs" / "openspiel.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (\w+).* \| (\w+) \|$", page, re.MULTILINE)
    expected = set()
    for name in OWN_GAMES:
        for parameter, value in pyspiel.load_game(f"python_{name}").get_parameters().items():
            expected.add((f"python_{name}", parameter, type(value).__name__, str(value)))

    assert len(rows) == len(expected) == 11
    assert set(rows) == expected
    assert f"{openspiel.MAX_LENGTH:,} decisions" in page


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "openspiel.md").read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(code, {})

    assert sum(ast.literal_eval(capsys.readouterr().out)) == 0


def test_the_options_are_played() -> None:
    game = pyspiel.load_game("python_odin(players=3,limit=2,opener=winner,whole_hand=forced)")
    ravens = pyspiel.load_game("python_ravens(protect_stone=False,components=MF9 / M5 / Odin+M)")

    position = str(dealt(str(game), 1)).split(" ")
    assert position[10:14] == ["2", "winner", "forced", "six"]
    assert str(dealt(str(ravens), 1)).endswith(" br-16 MF9 / M5 / Odin+M")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("python_odin(players=7)", "ODIN is for 2 to 6 players, got 7"),
        ("python_odin(limit=0)", "limit must be"),
        ("python_odin(opener=right)", "opener must be"),
        ("python_ravens(players=3)", "Odins Raben is for 2 players"),
        ("python_ravens(components=none)", "components: expected"),
    ],
)
def test_a_bad_parameter_is_refused(game: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        pyspiel.load_game(game)


@pytest.mark.parametrize("game", ["python_odin(colour=1)", "python_odin(limit=one-hand)", "python_ravens(limit=3)"])
def test_openspiel_refuses_what_is_no_parameter(game: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=r"(Unknown|Wrong type for) parameter"):
        pyspiel.load_game(game)


def test_registering_again_changes_nothing() -> None:
    before = pyspiel.registered_names()
    openspiel.register()

    assert pyspiel.registered_names() == before
    assert {f"python_{name}" for name in GAMES} <= set(before)


# Playing


@pytest.mark.parametrize("name", GAMES)
def test_chance_actions_are_the_seed_of_a_deal(name: str) -> None:
    seed = random.Random(name).randrange(2**63)
    state = pyspiel.load_game(f"python_{name}").new_initial_state()
    for part in range(9):
        assert state.chance_outcomes() == [(action, 1 / 128) for action in range(128)]
        state.apply_action(seed >> 7 * (8 - part) & 127)

    assert str(state) == find_game(name)(seed=seed).position()


@pytest.mark.parametrize("name", ["python_odin(players=3,limit=9)", SHORT_RAVENS])
def test_a_game_goes_as_in_the_engine(name: str) -> None:
    """The same deals and actions give the same positions, legal actions and returns."""
    state = pyspiel.load_game(name).new_initial_state()
    game = state.course.truth()
    for _ in play(state, random.Random(5)):
        if not state.is_chance_node():
            for event in state.course.events[len(game.past) :]:
                make_event(game, event)
            texts = game.legal()
            assert str(state) == game.position()
            assert [state.action_to_string(action) for action in state.legal_actions()] == texts
            assert [state.string_to_action(text) for text in texts[:3]] == state.legal_actions()[:3]
            assert tuple(state.returns()) == game.returns
    assert game.is_over


def make_event(game: Game[Any, Any], event: int) -> None:
    """Make an action, or the deal of a seed, in the engine."""
    if event < 0:
        game.start_generator(-1 - event)
        game.apply_event("deal", game.draw_deal())
    else:
        game.play(event)


@pytest.mark.parametrize("game", KINDS)
def test_illegal_actions_change_nothing(game: str) -> None:
    state = pyspiel.load_game(game).new_initial_state()
    with pytest.raises(IllegalAction, match="a chance action is 0 to 127"):
        state.apply_action(128)
    state = dealt(game, 3)
    before, illegal = str(state), next(action for action in range(100) if action not in state.legal_actions())
    for action, words in ((illegal, "is not legal in"), (10**6, "there is no action"), (-2, "there is no action")):
        with pytest.raises(IllegalAction, match=words):
            state.apply_action(action)
    with pytest.raises(IllegalAction, match="there is no action 1000000"):
        state.action_to_string(0, 10**6)

    assert str(state) == before
    assert len(state.history()) == 9


def test_a_finished_game_goes_no_further() -> None:
    *_, state = play(pyspiel.load_game("python_odin(players=2,limit=1)").new_initial_state(), random.Random(1))

    assert sorted(state.returns()) == [-1, 1]
    assert state.rewards() == state.returns()
    assert state.legal_actions() == state.legal_actions(0) == []
    with pytest.raises(GameError) as refusal:
        state.apply_action(0)
    assert refusal.value.code == "game-over"


def test_an_endless_game_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "MAX_LENGTH", 5)
    game = pyspiel.load_game("python_ravens")
    *_, state = play(game.new_initial_state(), random.Random(1))

    assert game.max_game_length() == 5
    assert len(state.history()) == 9 + 5
    assert (state.current_player(), state.returns()) == (pyspiel.PlayerId.TERMINAL, [0, 0])
    with pytest.raises(GameError, match="nobody can act after 5 decisions"):
        state.apply_action(state.clone().course.legal_actions()[0])


@pytest.mark.parametrize("game", KINDS)
def test_a_copy_is_independent(game: str) -> None:
    for state, rng in some_states(game, scaled(8, 2)):
        for twin in (state.clone(), pickle.loads(pickle.dumps(state)), _reread(state)):
            assert (str(twin), twin.history()) == (str(state), state.history())
            for seat in range(state.num_players()):
                assert twin.information_state_string(seat) == state.information_state_string(seat)
            if not state.is_terminal():
                before = str(state)
                twin.apply_action(rng.choice(twin.legal_actions()))
                assert str(state) == before != str(twin)


def _reread(state: Any) -> Any:
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]


# What a seat may know


@pytest.mark.parametrize("game", KINDS)
def test_a_seat_remembers_everything(game: str) -> None:
    """An information state starts with the previous one, so nothing is forgotten; it includes own actions."""
    state = pyspiel.load_game(game).new_initial_state()
    seats = range(state.num_players())
    told = [""] * len(seats)
    for now in play(state, random.Random(2), scaled(300, 30)):
        for seat in seats:
            text = now.information_state_string(seat)
            assert text.startswith(told[seat])
            told[seat] = text
    for seat in seats:
        own = [item.action for item in state.full_history() if item.player == seat]
        texts = [state.get_game().action_to_string(seat, action) for action in own]
        assert re.findall(rf"^{seat} (.*?): ", told[seat], re.MULTILINE) == texts


def test_what_is_done_face_down_is_not_told() -> None:
    """Cards on the pile of Odins Raben lie face down: the other seat cannot tell one from another."""
    state = dealt("python_ravens", 1)
    seat = state.current_player()
    piles = [action for action in state.legal_actions() if state.action_to_string(action).startswith("pile ")]
    mine = {state.child(action).information_state_string(seat) for action in piles}
    others = {state.child(action).information_state_string(1 - seat) for action in piles}

    assert (len(piles) > 2, len(mine), len(others)) == (True, len(piles), 1)


def observer(state: Any, *, public: bool = True, recall: bool = False, private: str = "SINGLE_PLAYER") -> Any:
    kind = pyspiel.IIGObservationType(public, recall, getattr(pyspiel.PrivateInfoType, private))
    return make_observation(state.get_game(), kind)


@pytest.mark.parametrize("game", KINDS)
def test_tensors_and_strings_are_of_the_view(game: str) -> None:
    for state, _ in some_states(game, scaled(8, 2)):
        truth = state.course.truth()
        code = np.zeros(truth.encoded, np.float32)
        for seat in range(state.num_players()):
            contract.encode(truth.view_record(seat), code)
            memory = observer(state, recall=True)
            memory.set_from(state, seat)
            assert state.observation_tensor(seat) == state.information_state_tensor(seat) == code.tolist()
            assert memory.tensor.tolist() == memory.dict["info_state"].tolist() == code.tolist()
            assert memory.string_from(state, seat) == state.information_state_string(seat)
            assert f"hand {' '.join(truth.view(seat).hand) or '-'};" in state.observation_string(seat)


def test_a_spectator_sees_no_hand() -> None:
    state = dealt("python_odin(players=3)", 1)
    code = np.zeros(state.course.game.encoded, np.float32)
    contract.encode(state.course.truth().view_record(None), code)
    public = observer(state, private="NONE")
    public.set_from(state, 2)

    assert public.tensor.tolist() == code.tolist()
    assert "seat -;" in public.string_from(state, 2)
    assert "hand -;" in public.string_from(state, 2)
    assert re.findall(r"hand [^;]*", observer(state, recall=True, private="NONE").string_from(state, 2)) == ["hand -"]


def test_private_information_is_what_a_spectator_does_not_see() -> None:
    state = dealt("python_odin(players=2)", 1)
    private, nothing = observer(state, public=False), observer(state, public=False, private="NONE")

    assert private.string_from(state, 1) == f"seat 1; hand {' '.join(state.course.truth().view(1).hand)}"
    assert (private.tensor, nothing.tensor, nothing.string_from(state, 1)) == (None, None, "")


def test_invalid_observers_are_refused() -> None:
    state = pyspiel.load_game("python_odin").new_initial_state()
    kinds: list[dict[str, Any]] = [{"private": "ALL_PLAYERS"}, {"public": False, "recall": True}]
    for kind in kinds:
        with pytest.raises(OptionError, match="an observer"):
            observer(state, **kind)
    with pytest.raises(OptionError, match="no parameters"):
        state.get_game().make_py_observer(None, {"seat": 1})
    with pytest.raises(GameError, match="there is no seat 4"):
        observer(state).set_from(state, 4)


# Imagined states


@pytest.mark.parametrize("game", KINDS)
def test_a_resampled_state_looks_the_same(game: str) -> None:
    for state, rng in some_states(game, scaled(20, 3)):
        for seat in range(state.num_players()):
            twin = state.resample_from_infostate(seat, rng.random)
            assert view_of(twin, seat) == view_of(state, seat)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.history() == []
            if state.current_player() == seat:
                assert twin.legal_actions() == state.legal_actions()
            assert str(pickle.loads(pickle.dumps(twin))) == str(twin)
            *_, last = play(twin, rng, scaled(2000, 30))
            assert last.is_terminal() or game == "python_ravens" or INTERPRETED


@pytest.mark.parametrize("game", KINDS)
def test_a_resampled_state_goes_on_like_the_true_one(game: str) -> None:
    """After the same action of the seat, its memory is the same in both."""
    for state, rng in some_states(game, scaled(20, 3)):
        seat = state.current_player()
        if seat >= 0:
            twin, action = state.resample_from_infostate(seat, rng.random), rng.choice(state.legal_actions())
            before, line = state.information_state_string(seat), f"\n{seat} {state.action_to_string(action)}: "
            for each in (state, twin):
                each.apply_action(action)
                assert each.information_state_string(seat).startswith(before + line)


@pytest.mark.parametrize("game", KINDS)
def test_resampling_knows_no_more_than_the_seat(game: str) -> None:
    """Right after a deal, samples are no more similar to the truth than to each other."""
    excess = []
    for seed in range(scaled(400, 20)):
        state, rng = dealt(game, seed), random.Random(seed)
        worlds = [state, *(state.resample_from_infostate(0, rng.random) for _ in range(2))]
        truth, one, other = (np.frombuffer(world.course.state.tobytes(), np.uint8) for world in worlds)
        excess.append(float((truth == one).sum()) - float((one == other).sum()))
    error = np.std(excess) / np.sqrt(len(excess))

    assert np.std(excess) > 0.5, "the hidden cards do not vary"
    assert abs(np.mean(excess)) < 4 * error


def test_resampled_cards_are_no_better_than_a_guess() -> None:
    """ODIN for two: nine of the 27 unseen cards are in the other hand, so a guess gets three right on average."""
    hits = []
    for seed in range(scaled(500, 50)):
        state = dealt("python_odin(players=2)", seed)
        hand = state.course.truth().view(1).hand
        twin = state.resample_from_infostate(0, random.Random(seed).random)
        hits.append(len(set(hand) & set(twin.course.truth().view(1).hand)))
    error = np.sqrt(9 * 1 / 3 * 2 / 3 * 18 / 26 / len(hits))

    assert abs(np.mean(hits) - 3) < 4 * error


def test_a_seat_that_does_not_exist_cannot_resample() -> None:
    with pytest.raises(GameError, match="there is no seat 2") as refusal:
        dealt("python_ravens", 1).resample_from_infostate(2, random.random)
    assert refusal.value.code == "no-such-seat"


def test_resampling_in_the_middle_of_a_deal() -> None:
    state = pyspiel.load_game("python_odin").new_initial_state()
    for part in range(4):
        state.apply_action(part)
    twin = state.resample_from_infostate(1, random.Random(1).random)

    for _ in range(5):
        assert twin.is_chance_node()
        twin.apply_action(7)
    assert twin.current_player() >= 0


# With the rest of OpenSpiel


def test_an_environment_for_learning() -> None:
    environment = rl_environment.Environment("python_odin", players=3, limit=1)
    environment.seed(1)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == find_game("odin").encoded
        step = environment.step([step.observations["legal_actions"][seat][-1]])

    assert sum(step.rewards) == pytest.approx(0)


def test_the_example_runs() -> None:
    command = [sys.executable, "examples/openspiel_ismcts.py", "--simulations", str(scaled(10, 3))]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)

    assert result.returncode == 0, result.stderr
    assert re.search(r"^worth \[-?1.0, -?1.0\]$", result.stdout, re.MULTILINE)
