"""Training with PyTorch, small and on the CPU. Without PyTorch, which is large, ``make test-train`` installs it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

torch = pytest.importorskip("torch", reason="PyTorch is not installed: make test-train")

from allfather import odin, ravens
from allfather.cli import main
from allfather.core.compiling import new_record
from allfather.core.contract import legal_actions, observe
from allfather.core.game import Game
from allfather.nets.forward import evaluate, new_scratch
from allfather.nets.inputs import inputs_of
from allfather.nets.weights import load_net
from allfather.train import config, ppo
from allfather.train.config import Config, Critic, Learn, Net, Play, Report
from allfather.train.export import export, frozen
from allfather.train.model import PlayingNet, unpack
from allfather.train.ppo import Experience, by_seat, draw, from_actor
from allfather.train.selfplay import SelfPlay
from allfather.train.trainer import Trainer
from tests.helpers.environment import python_path
from tests.helpers.scale import INTERPRETED, full

pytestmark = pytest.mark.skipif(INTERPRETED, reason="training takes hours without the compiler")

SMALL = Config(
    decisions=40_000,
    tables=(config.Table(2), config.Table(4)),
    net=Net(32, 16, 8),
    critic=Critic(32, 16),
    play=Play(games=256, steps=8),
    learn=Learn(rate=(3e-3, 1e-3), batches=2),
    report=Report(seconds=1000, games=200, opponents=("random",)),
)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def selfplay(kind: type[Game[Any, Any]], *players: int, games: int = 64, widest: int = 64) -> SelfPlay:
    starts = [kind(count) for count in players]
    tables = (np.arange(games) % len(starts)).astype(np.int32)
    return SelfPlay(starts, tables, widest=widest, seed=1, device="cpu")


def random_step(games: SelfPlay) -> None:
    seen = games.tensors
    places = (torch.rand(len(seen.counts)) * seen.counts).long()
    seen.actions.copy_(seen.choices.gather(0, places[None])[0])
    games.step()


def test_seats_with_a_choice_are_asked_and_rewards_add_up_to_returns() -> None:
    games = selfplay(odin.Game, 2, 3)
    seen, totals = games.tensors, torch.zeros_like(games.tensors.rewards)
    finished = 0
    for _ in range(full(2000, 600)):
        random_step(games)
        totals += seen.rewards
        assert bool((seen.counts > 1).all())
        for slot in seen.dones.nonzero()[:, 0].tolist():
            players = int(seen.players[slot])
            result = sorted(totals[:players, slot].tolist())
            assert sum(result) == pytest.approx(0, abs=1e-5)
            assert result[-1] == pytest.approx(1, abs=1e-5) or result[-1] == pytest.approx(result[-2], abs=1e-5)
            totals[:, slot] = 0
            finished += 1
    assert finished > 20


def test_choices_are_the_legal_actions_or_some_of_them() -> None:
    games, narrow = selfplay(odin.Game, 4), selfplay(odin.Game, 4, widest=3)
    for _ in range(20):
        random_step(games)
        random_step(narrow)
    ids = np.zeros(odin.Game.max_legal + 1, np.int32)
    for each in (games, narrow):
        for slot, state in enumerate(each.saved()["states"]):
            legal = ids[: legal_actions(state, ids)].tolist()
            count = int(each.tensors.counts[slot])
            shown = each.tensors.choices[:count, slot].tolist()
            assert len(set(shown)) == count == min(len(legal), len(each.tensors.choices))
            assert set(shown) <= set(legal)


def test_values_turn_with_the_seats() -> None:
    values, seats, players = torch.tensor([[0.0], [1.0], [2.0], [9.0]]), torch.tensor([2]), torch.tensor([3])

    assert from_actor(values, seats, players)[:, 0].tolist() == [2, 0, 1, 0]
    assert by_seat(from_actor(values, seats, players), seats, players)[:, 0].tolist() == [0, 1, 2, 0]


def test_advantages_are_credited_to_the_seat_that_acted() -> None:
    games = selfplay(odin.Game, 2, games=2)
    got = Experience(games, steps=2, batches=1)
    got.rewards[1] = torch.tensor([[1.0, 0.0], [-1.0, 0.0]] + 4 * [[0.0, 0.0]])
    got.expected[0, 0] = 0.5
    got.dones[1, 0] = True
    got.judge(0.5, torch.tensor([[0, 0], [1, 1]]), games.tensors.players)
    targets = next(got.batches()).targets.unflatten(-1, (2, 2))

    # Slot 0: the last surprise is 1 for seat 0, the first -0.5; half of the last is carried back, so 0 in all.
    assert targets[:2, 0, 0].tolist() == [0.5, -0.5]
    assert targets[:2, 1, 0].tolist() == [-1, 1]  # from seat 1 on, which acted
    assert targets[:2, :, 1].tolist() == [[0, 0], [0, 0]]


def test_draws_follow_the_probabilities() -> None:
    chances = torch.log(torch.tensor([[0.2], [0.5], [0.3]])).expand(3, 20_000)
    shares = torch.bincount(draw(chances, torch.full((20_000,), 3)), minlength=3) / 20_000

    assert shares.tolist() == pytest.approx([0.2, 0.5, 0.3], abs=0.02)


def test_bits_are_unpacked_lowest_first() -> None:
    assert unpack(torch.tensor([[5], [128]], dtype=torch.uint8), torch.float32)[:, 0].nonzero()[:, 0].tolist() == [
        0,
        2,
        15,
    ]


@pytest.mark.parametrize(("kind", "players"), [(odin.Game, (2, 4, 6)), (ravens.Game, (2,))])
def test_the_compiled_forward_pass_equals_pytorch(kind: type[Game[Any, Any]], players: tuple[int, ...]) -> None:
    inputs, games = inputs_of(kind), selfplay(kind, *players, games=full(10_000, 500), widest=kind.max_legal)
    for _ in range(40):
        random_step(games)
    seen, model = games.tensors, PlayingNet(inputs, Net(), kind.player_counts[-1])
    with torch.no_grad():
        model.query.weight *= 10
        chances, values = model(seen.facts, seen.rows, seen.counts, seen.players)
    net = export(model.state_dict(), inputs, {})
    scratch, view = new_scratch(inputs, net.sizes, kind.max_legal), new_record(kind.view_type)
    ids = np.zeros(kind.max_legal + 1, np.int32)
    for slot, state in enumerate(games.saved()["states"]):
        observe(state, int(seen.seats[slot]), view)
        count = legal_actions(state, ids)
        evaluate(view, ids, count, net.weights, net.sizes, scratch)
        scores = torch.from_numpy(scratch.scores[:count]).log_softmax(0)

        assert torch.allclose(scores, chances[:count, slot], atol=1e-4)
        assert torch.allclose(torch.from_numpy(scratch.values), values[:, slot], atol=1e-4)


def trained(folder: Path, turns: int) -> Trainer:
    trainer = Trainer(odin.Game, SMALL, folder, "cpu")
    for _ in range(turns):
        trainer.turn()
    return trainer


def weights_of(trainer: Trainer) -> Any:
    return torch.cat([weights.detach().flatten() for weights in trainer.parameters])


def test_a_run_is_repeatable_and_continues_exactly(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    first = trained(tmp_path / "a", 2)
    first.save()
    for _ in range(2):
        first.turn()
    continued = trained(tmp_path / "a", 2)
    again = trained(tmp_path / "b", 4)

    assert continued.decisions == first.decisions == 4 * 256 * 8
    assert torch.equal(weights_of(first), weights_of(continued))
    assert torch.equal(weights_of(first), weights_of(again))


def test_a_short_run_beats_random_players(tmp_path: Path) -> None:
    path, out = tmp_path / "config.toml", tmp_path / "run"
    path.write_text(
        """
        decisions = 60_000
        [[tables]]
        players = 2
        [net]
        width = 32
        hidden = 16
        query = 8
        [critic]
        width = 32
        hidden = 16
        [play]
        games = 256
        [learn]
        rate = [3e-3, 1e-3]
        batches = 2
        [report]
        games = 200
        opponents = ["random"]
        """
    )
    result = CliRunner().invoke(main, ["train", "odin", "--config", str(path), "--out", str(out), "--device", "cpu"])

    assert result.exit_code == 0, result.output
    assert "2:random" in result.output
    net = load_net(out / "net.npz", odin.Game)
    assert net.origin["decisions"] >= 60_000
    assert net.origin["curve"][-1]["2:random"] > 0.75


def test_a_net_is_the_same_in_pytorch_after_a_file(tmp_path: Path) -> None:
    inputs, games = inputs_of(odin.Game), selfplay(odin.Game, 2, 4)
    model = PlayingNet(inputs, Net(32, 16, 8), 6)
    with torch.no_grad():
        for weights in model.parameters():
            weights.copy_(weights.half())  # the precision of files
    export(model.state_dict(), inputs, {"rules": odin.Game.rules_version}).save(tmp_path / "net.npz")
    again = frozen(load_net(tmp_path / "net.npz", odin.Game), inputs)
    seen = games.tensors

    for one, other in zip(
        model(seen.facts, seen.rows, seen.counts, seen.players),
        again(seen.facts, seen.rows, seen.counts, seen.players),
        strict=True,
    ):
        assert torch.equal(one, other)
    assert not any(weights.requires_grad for weights in again.parameters())


def exploiter(folder: Path, **changes: Any) -> Trainer:
    """A run of one seat against a net that has learned nothing, in games for two and four."""
    folder.mkdir(exist_ok=True)
    weights = folder / "frozen.npz"
    if not weights.exists():
        model = PlayingNet(inputs_of(odin.Game), Net(32, 16, 8), 6)
        export(model.state_dict(), inputs_of(odin.Game), {"rules": odin.Game.rules_version}).save(weights)
    return Trainer(odin.Game, replace(SMALL, **{"against": str(weights)} | changes), folder, "cpu")


def test_only_one_seat_learns_against_a_frozen_net(tmp_path: Path) -> None:
    trainer = exploiter(tmp_path)
    seen, own = trainer.games.tensors, trainer.got.own
    assert own is not None
    for count in (2, 4):
        assert set(own[seen.players == count].tolist()) == {1 << seat for seat in range(count)}
    trainer.play()
    for batch in trainer.got.batches():
        assert batch.own is not None
        learns = ppo.learns(batch.own, batch.seats)
        assert 0.2 < float(learns.float().mean()) < 0.6
        assert float(batch.gains[learns].mean()) == pytest.approx(0, abs=0.2)
        losses = ppo.losses(trainer.net, trainer.critic, batch, SMALL.learn, 0.01)
        changed = {
            "places": torch.where(learns, batch.places, 0),
            "chances": torch.where(learns, batch.chances, -1e4),
            "gains": torch.where(learns, batch.gains, 1e9),
        }
        # What the frozen net did makes no difference to the policy.
        assert ppo.losses(trainer.net, trainer.critic, replace(batch, **changed), SMALL.learn, 0.01) == losses
        assert trainer.frozen is not None
        chances, _ = trainer.frozen(batch.facts, batch.rows, batch.counts, batch.players)
        assert torch.equal(batch.places[~learns], chances.argmax(0)[~learns])


def test_one_to_all_seats_learn_beside_a_net_that_does_not(tmp_path: Path) -> None:
    trainer = exploiter(tmp_path, learners=6, is_drawn=True)
    seen, own = trainer.games.tensors, trainer.got.own
    assert own is not None
    for count in (2, 4):
        found = Counter(mask.bit_count() for mask in own[seen.players == count].tolist())
        assert set(found) == set(range(1, count + 1))
        assert max(found.values()) < 1.3 * min(found.values())
        assert max(own[seen.players == count].tolist()) == (1 << count) - 1
    trainer.play()
    assert trainer.frozen is not None
    for batch in trainer.got.batches():
        assert batch.own is not None
        others = ~ppo.learns(batch.own, batch.seats)
        chances, _ = trainer.frozen(batch.facts, batch.rows, batch.counts, batch.players)
        # It draws, so what it prefers is only what it plays most often.
        assert 0.2 < float((batch.places == chances.argmax(0))[others].float().mean()) < 0.95


def test_a_run_begins_with_another_net_and_tells_so(tmp_path: Path) -> None:
    first = exploiter(tmp_path / "a", against="")
    first.save()
    file = tmp_path / "a" / "net.npz"
    second = Trainer(odin.Game, replace(SMALL, start=str(file)), tmp_path / "b", "cpu")

    assert torch.equal(second.net.query.weight.detach(), first.net.query.weight.detach().half().float())
    assert second.origin()["before"] == load_net(file, odin.Game).origin
    (tmp_path / "b").mkdir()
    second.save()
    assert [run["config"]["start"] for run in load_net(tmp_path / "b" / "net.npz", odin.Game).runs] == ["", str(file)]


def test_a_net_learns_to_choose_as_a_bot_does(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text(
        """
        decisions = 2_000
        imitate = "greedy"
        [net]
        width = 32
        hidden = 16
        query = 8
        [learn]
        epochs = 200
        rate = [1e-2, 1e-3]
        """
    )
    run = ["train", "odin", "--config", str(path), "--out", str(tmp_path), "--device", "cpu"]
    result = CliRunner().invoke(main, run)

    assert result.exit_code == 0, result.output
    first, *_, last = (
        float(line.rpartition(" ")[2].rstrip("%")) for line in result.output.splitlines() if "step" in line
    )
    assert last > first + 10  # 56 % after 37 %, of a hundred decisions in games that were not learned from
    assert load_net(tmp_path / "net.npz", odin.Game).origin["imitates"] == "greedy"
    again = CliRunner().invoke(main, run)
    assert "games" not in again.output  # the decisions are used again
    assert again.output.splitlines()[-1] == result.output.splitlines()[-1]


def test_a_net_learns_to_win_against_a_frozen_one(tmp_path: Path) -> None:
    trainer = exploiter(tmp_path, tables=(config.Table(2),), decisions=60_000)
    before = [weights.clone() for weights in trainer.frozen.parameters()] if trainer.frozen else []
    trainer.run()

    assert before
    assert trainer.frozen is not None
    assert all(map(torch.equal, before, trainer.frozen.parameters()))
    assert trainer.curve.rows()[-1]["2:frozen"] > 0.75


def test_problems_are_told_in_one_sentence(tmp_path: Path) -> None:
    def run(*args: str) -> str:
        return CliRunner().invoke(main, ["train", *args, "--out", str(tmp_path)]).output

    assert "there are no settings for" in run("ladder", "--device", "cpu")
    if not torch.cuda.is_available():
        assert "CUDA" in run("odin")


def test_two_processes_average_their_gradients(tmp_path: Path) -> None:
    script = Path(__file__).with_name("two_processes.py")
    command = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", "2", str(script), str(tmp_path)]
    environment = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONPATH": python_path(script.parents[2])}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment, check=False)

    assert done.returncode == 0, done.stderr
    results = [(tmp_path / f"{rank}.txt").read_text().split() for rank in range(2)]
    (decisions, weights, games), other = results
    assert int(decisions) == 2 * 2 * 256 * 8
    assert other[:2] == [decisions, weights]  # the same weights after different games
    assert other[2] != games
