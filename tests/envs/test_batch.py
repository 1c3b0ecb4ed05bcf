"""Batches compared with plain games: every slot is replayed by ``Game`` objects, step by step."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from allfather import odin, ravens
from allfather.core import contract
from allfather.core.errors import DeviceError, IllegalAction, NotationError, OptionError
from allfather.core.game import Game
from allfather.envs.batch import Batch
from allfather.sim.device import has_gpu
from tests.helpers.scale import scaled

ROOT = Path(__file__).parents[2]
ODD = odin.Options(3, "winner", "forced", all_colours=True)
SMALL = "MM1 MF3 MW3 FF1 FW2 FS2 / M3 F2 W3 order2 land3 / Odin+M"
STARTS: list[Game[Any, Any]] = [
    odin.Game(2),
    odin.Game(4),
    odin.Game(6),
    odin.Game(2, ODD),
    odin.Game(5, ODD),
    odin.Game(4, odin.Options(limit=1)),
    ravens.Game(),
    ravens.Game(2, ravens.Options(False, False, False, SMALL)),
]


def encoded(game: Game[Any, Any]) -> NDArray[np.float32]:
    code = np.full(game.encoded, np.nan, np.float32)
    contract.encode(game.view_record(game.to_act), code)
    return code


class Replay:
    """The plain games that a batch should be playing."""

    def __init__(self, start: Game[Any, Any], games: int, seed: int) -> None:
        self.start, self.count, self.seed = start, games, seed
        self.numbers = list(range(games))
        self.games = [self.new_game(number) for number in self.numbers]
        self.finished = [0] * games

    def new_game(self, number: int) -> Game[Any, Any]:
        return type(self.start)(self.start.players, self.start.options, seed=self.seed, number=number)

    def check(self, batch: Batch) -> None:
        """Check that the arrays of the batch match the games."""
        observation, mask, (ids, counts) = batch.observe(), batch.mask(), batch.legal()
        for slot, game in enumerate(self.games):
            legal = game.legal_ids()
            assert batch.seats[slot] == game.to_act
            assert np.array_equal(observation[slot], encoded(game))
            assert np.array_equal(np.flatnonzero(mask[slot]), legal)
            assert np.array_equal(ids[slot, : counts[slot]], legal)

    def step(self, actions: Any, rewards: Any, dones: Any) -> None:
        """Make the same actions in the games and check rewards and dones."""
        for slot, game in enumerate(self.games):
            game.play(int(actions[slot]))
            assert dones[slot] == game.is_over
            assert np.array_equal(rewards[slot], np.array(game.returns, np.float32))
            if game.is_over:
                self.finished[slot] += 1
                self.numbers[slot] += self.count
                self.games[slot] = self.new_game(self.numbers[slot])


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.name}-{start.players}")
def test_every_slot_plays_the_games_of_its_numbers(start: Game[Any, Any]) -> None:
    """Seats, observations, masks, legal ids, rewards and dones, through several games of each slot."""
    games, resets = (5, 3) if start.name == "odin" else (2, 1)
    batch, replay = Batch(start, games, seed=7, threads=2), Replay(start, games, 7)
    steps = 0
    while min(replay.finished) < resets and steps < scaled(100_000, 40):
        replay.check(batch)
        actions = batch.sample().copy()
        replay.step(actions, *batch.step(actions))
        steps += 1
    replay.check(batch)

    assert batch.numbers.tolist() == replay.numbers
    assert min(replay.finished) >= scaled(resets, 0)


def test_a_short_game_is_replaced_many_times() -> None:
    """Single hands, so that interpreted rules see auto-resets too."""
    start = odin.Game(2, odin.Options(limit=1))
    batch, replay = Batch(start, 3, seed=1, threads=1), Replay(start, 3, 1)
    while min(replay.finished) < scaled(20, 2):
        actions = batch.sample().copy()
        replay.step(actions, *batch.step(actions))
        replay.check(batch)

    assert batch.numbers.tolist() == [slot + 3 * k for slot, k in enumerate(replay.finished)]


def snapshot(batch: Batch) -> list[Any]:
    """Everything that a batch contains, including the generators of its games."""
    ids, counts = batch.legal()
    states = [(batch.game(slot).position(), int(batch._slots.record(slot).rng)) for slot in range(batch.games)]
    legal = [ids[slot, : counts[slot]].tolist() for slot in range(batch.games)]
    arrays = (batch.numbers, batch.seats, counts, batch.observe(), batch.mask())
    return [*states, *legal, *(array.tobytes() for array in arrays)]


def run(batch: Batch, steps: int, **how: bool) -> list[Any]:
    outcomes: list[Any] = []
    for _ in range(steps):
        rewards, dones = batch.step(batch.sample(), **how)
        outcomes += [rewards.tobytes(), dones.tobytes()]
    return outcomes + snapshot(batch)


@pytest.mark.parametrize("start", [odin.Game(3, odin.Options(limit=1)), ravens.Game()], ids=lambda start: start.name)
def test_the_result_depends_neither_on_threads_nor_on_flags(
    start: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("allfather.envs.batch_cpu.PART", 1)
    games, steps = scaled(50, 5), scaled(300, 5)
    expected = run(Batch(start, games, seed=5, threads=1), steps)

    for threads in (2, 7, 100):
        assert run(Batch(start, games, seed=5, threads=threads), steps) == expected
    assert run(Batch(start, games, seed=5), steps, check=False) == expected
    assert run(Batch(start, games, seed=5), steps, look=False) == expected


def test_a_late_look_shows_the_current_state() -> None:
    """The old contents of the mask are cleared, however many steps ago they were written."""
    games = scaled(40, 3)
    often, seldom = (Batch(odin.Game(4, odin.Options(limit=1)), games, seed=2, threads=1) for _ in range(2))
    for step in range(scaled(200, 12)):
        actions = often.sample().copy()
        assert np.array_equal(actions, seldom.sample())
        often.step(actions)
        seldom.step(actions, look=step % 5 == 3)
        if step % 3 == 0:
            assert np.array_equal(often.mask(), seldom.mask())
            assert np.array_equal(often.observe(), seldom.observe())


def test_arrays_are_reused() -> None:
    batch = Batch(odin.Game(2), 4, threads=1)
    arrays = (batch.observe(), batch.mask(), batch.seats, *batch.legal(), batch.sample())
    outcome = batch.step(batch.sample())

    assert all(old is new for old, new in zip(arrays[:2], (batch.observe(), batch.mask()), strict=True))
    assert all(old is new for old, new in zip(arrays[2:], (batch.seats, *batch.legal(), batch.sample()), strict=True))
    assert all(old is new for old, new in zip(outcome, batch.step(batch.sample()), strict=True))
    assert (batch.observe().dtype, batch.mask().dtype) == (np.float32, np.bool_)
    assert batch.observe().shape == (4, odin.Game.encoded)
    assert batch.mask().shape == (4, odin.Game.actions)
    assert [array.shape for array in outcome] == [(4, 2), (4,)]


def test_reset_continues_or_starts_over() -> None:
    batch = Batch(odin.Game(4), 6, seed=9, threads=1)
    first, drawn = snapshot(batch), batch.sample().tolist()
    batch.step(batch.sample())
    batch.reset()
    assert batch.numbers.tolist() == [6, 7, 8, 9, 10, 11]
    assert batch.game(2) == odin.Game(4, seed=9, number=8)
    batch.reset(9)

    assert snapshot(batch) == first
    assert batch.sample().tolist() == drawn
    batch.reset(seed=10)
    assert batch.game(0) == odin.Game(4, seed=10)


def test_samples_are_legal_and_uniform() -> None:
    """With one position in all slots, each of its actions is drawn about equally often."""
    start = odin.Game(2, seed=5)
    legal = start.legal_ids()
    batch = Batch(start, scaled(4000, 200), seed=1, threads=1)
    drawn = np.concatenate([batch.sample().copy() for _ in range(5)])
    ids, counts = np.unique(drawn, return_counts=True)

    assert ids.tolist() == legal.tolist()
    mean = len(drawn) / len(legal)
    assert (abs(counts - mean) < 5 * np.sqrt(mean)).all()


def test_sampling_does_not_change_the_deals() -> None:
    """Random actions have separate streams: drawing more of them does not change any game."""
    one, other = (Batch(odin.Game(4, odin.Options(limit=1)), 5, seed=3, threads=1) for _ in range(2))
    for _ in range(scaled(100, 10)):
        actions = one.sample().copy()
        for _ in range(2):
            other.sample()
        one.step(actions)
        other.step(actions)

    assert snapshot(one) == snapshot(other)


def test_games_can_begin_from_a_position() -> None:
    """One card against two, the leader to act: it goes out at once, in every game of every slot."""
    position = "R5/O1O2 - - R1R2R3R4R6R7R8R9O3O4O5O6O7O8O9 ROYG 0 - 0 0/0 1 1 left optional four -"
    batch = Batch(odin.Game.from_position(position), 3, threads=1)
    for _ in range(4):
        rewards, dones = batch.step(batch.sample())
        assert dones.all()
        assert rewards.tolist() == [[1, -1]] * 3

    assert batch.game(1).position() == position
    assert batch.numbers.tolist() == [12, 13, 14]


def test_the_start_is_copied() -> None:
    start = odin.Game(2)
    batch = Batch(start, 2, seed=4, threads=1)
    assert start.awaits_deal
    start.start_generator(1)
    start.apply_event("deal", start.draw_deal())
    batch.reset(4)

    assert batch.game(1) == odin.Game(2, seed=4, number=1)


@pytest.mark.parametrize("start", [odin.Game(3), ravens.Game()], ids=lambda start: start.name)
def test_an_illegal_action_is_refused_with_its_slot(start: Game[Any, Any]) -> None:
    batch = Batch(start, 6, seed=2, threads=2)
    before, good = snapshot(batch), batch.sample().astype(np.int64)
    illegal = int(np.flatnonzero(~batch.mask()[3])[-1])
    for wrong in (illegal, start.actions, -1, 2**32 + int(good[3]), -(2**63)):
        actions = good.copy()
        actions[3:] = wrong
        with pytest.raises(IllegalAction, match=r"^slot 3: ") as refusal:
            batch.step(actions)
        assert batch.game(3).position() in str(refusal.value)
        assert snapshot(batch) == before
    with pytest.raises(IllegalAction) as plain:
        batch.game(3).play(illegal)
    with pytest.raises(IllegalAction) as refusal:
        batch.step(np.where(np.arange(6) == 3, illegal, good))
    assert refusal.value.code == plain.value.code
    wrapped = good.astype(np.uint64)
    wrapped[3] = 2**64 - 1
    with pytest.raises(IllegalAction, match=r"^slot 3: there is no action -1"):
        batch.step(wrapped)

    assert snapshot(batch) == before
    batch.step(good)
    assert snapshot(batch) != before


@pytest.mark.parametrize("dtype", [np.int16, np.uint16, np.int64, np.uint64])
def test_actions_are_whole_numbers_of_any_type(dtype: Any) -> None:
    one, other, third = (Batch(odin.Game(2), 3, seed=6, threads=1) for _ in range(3))
    one.step(one.sample())
    other.step(other.sample().astype(dtype))
    third.step(third.sample().tolist())

    assert snapshot(one) == snapshot(other) == snapshot(third)


@pytest.mark.parametrize(
    "actions", [[0, 0], [[0, 0, 0]], 0, [0.0, 0.0, 0.0], [False] * 3, ["pass"] * 3, [], None, [0, 0, 0, 0]]
)
def test_invalid_arrays_of_actions_are_refused(actions: Any) -> None:
    batch = Batch(odin.Game(2), 3, seed=6, threads=1)
    before = snapshot(batch)

    with pytest.raises(NotationError, match="a whole number for each of 3 games"):
        batch.step(actions)

    assert snapshot(batch) == before


def test_the_game_of_a_slot_is_a_copy_without_a_generator() -> None:
    batch = Batch(odin.Game(4), 3, seed=8, threads=1)
    game = batch.game(np.int64(2))

    assert game == odin.Game(4, seed=8, number=2)
    assert game.state.rng == 0
    game.play(game.legal()[0])
    assert batch.game(2) == odin.Game(4, seed=8, number=2)
    for slot in (3, -1, True, "0", 1.0):
        with pytest.raises(OptionError, match="slots are 0 to 2"):
            batch.game(slot)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "how",
    [
        {"games": 0},
        {"games": True},
        {"games": 2.0},
        {"threads": 0},
        {"threads": 1.5},
        {"device": "tpu"},
        {"seed": -1},
        {"seed": 2**63},
    ],
)
def test_invalid_arguments_are_refused(how: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        Batch(odin.Game(4), **{"games": 2, **how})


def test_a_game_that_is_over_cannot_begin() -> None:
    game = odin.Game(2, odin.Options(limit=1), seed=1)
    while not game.is_over:
        game.play_random()

    with pytest.raises(OptionError, match="nobody is to act"):
        Batch(game, 2)


@pytest.mark.skipif(has_gpu(), reason="there is a GPU, or its simulator")
def test_a_missing_gpu_is_reported() -> None:
    with pytest.raises(DeviceError, match="no CUDA GPU can be used here"):
        Batch(odin.Game(4), 10, device="cuda")


def test_the_example_of_the_page_runs() -> None:
    page = (ROOT / "docs" / "batches.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    names: dict[str, Any] = {}
    exec(code.replace("4096", str(scaled(64, 4))).replace("range(1000)", f"range({scaled(50, 3)})"), names)

    assert names["batch"].observe().shape == (scaled(64, 4), odin.Game.encoded)


def test_the_example_plays() -> None:
    command = [
        sys.executable,
        "examples/batch_rollout.py",
        "--games",
        str(scaled(64, 4)),
        "--steps",
        str(scaled(400, 3)),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)

    assert "games finished" in done.stdout
    assert done.stderr == ""
