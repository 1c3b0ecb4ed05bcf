"""The second modules do what the native code does with nets: the same scores, values, choices and searches."""

from __future__ import annotations

import random
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfather.bots import Turn
from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.compiling import new_record
from allfather.core.game import Game
from allfather.core.steps import best_rated, next_deal, random_step
from allfather.games import find_game
from allfather.nets.bot import NetBot, new_player
from allfather.nets.forward import evaluate
from allfather.nets.think import GuidedTree
from allfather.nets.weights import shipped_files, shipped_net
from allfather.wasm import kept
from allfather.wasm.build import NET_CODE, weights_ending
from allfather.wasm.layout import layout
from tests.helpers.games.turns import some_positions
from tests.helpers.scale import FULL, INTERPRETED
from tests.wasm.test_conformance import KINDS, hexed, job_of, run, run_in_chromium, starts

pytestmark = pytest.mark.skipif(INTERPRETED, reason="compares compiled code")

LOOKS = 200_000 if FULL else 10_000
STEP, MOST_TURNS = 7, 1000  # as in conform.ts
PLAYOUTS = 100
FEWEST = 2
BOTS = ("net", "net:temperature=0.5", "net:temperature=3")
every_net = pytest.mark.parametrize("name", KINDS)


@pytest.fixture(scope="module")
def modules() -> dict[str, Path]:
    return kept.modules(KINDS)


def weights_of(name: str) -> str:
    """The file of the net that all tests use, whatever the number of players."""
    return str(shipped_files(name)[FEWEST])


def net_job(name: str, module: Path, **parts: Any) -> dict[str, Any]:
    files = {"wasm": NET_CODE, "weights": weights_ending(FEWEST)}
    net = {part: module.with_suffix(ending).read_bytes().hex() for part, ending in files.items()}
    return job_of(name, module, net=net, **parts)


class Looker:
    """Does with compiled functions what ``lookAtGames`` in ``conform.ts`` does with modules."""

    def __init__(self, kind: type[Game[Any, Any]]) -> None:
        self.player, self.view = new_player(kind, FEWEST), new_record(kind.view_type)
        self.actions, self.ratings = np.zeros(kind.max_legal + 1, np.int32), np.zeros(kind.max_legal + 1)
        self.deal, self.workspace = np.zeros(kind.deal_size, np.int8), kind.workspace()
        self.looks = self.looked = 0

    def play(self, state: Any, *, is_greedy: bool) -> None:
        for turn in range(MOST_TURNS):
            who = contract.actor(state)
            if who == contract.OVER:
                break
            if who == contract.CHANCE:
                next_deal(state, self.deal)
                continue
            count = contract.legal_actions(state, self.actions)
            if turn % STEP == 0:
                self.look(state, who, count)
            if is_greedy:
                contract.apply(state, best_rated(state, self.actions, count, self.ratings, self.workspace))
            else:
                random_step(state, self.actions)

    def look(self, state: Any, who: int, count: int) -> None:
        contract.observe(state, who, self.view)
        weights, sizes, scratch, _ = self.player
        evaluate(self.view, self.actions, count, weights, sizes, scratch)
        for found in (scratch.scores[:count], scratch.values):
            self.looked = zlib.crc32(found.tobytes(), self.looked)
        self.looks += 1


@every_net
def test_scores_and_values_are_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    """To the last bit, in random and greedy games of all numbers of players and options."""
    games, looker, number = starts(name), Looker(KINDS[name]), 0
    while looker.looks < LOOKS:
        state = games[number % len(games)].copy().state
        state.rng = stream(7, number)
        looker.play(state, is_greedy=(number + number // len(games)) % 2 == 1)
        number += 1

    found = run(tmp_path, net_job(name, modules[name], starts=[hexed(game.state) for game in games], looks=LOOKS))

    assert number > len(games)
    assert (found["looks"], found["looked"]) == (looker.looks, looker.looked)


class Seeds(random.Random):
    """Gives bots a known seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self.given = seed

    def getrandbits(self, k: int, /) -> int:
        return self.given


@every_net
def test_choices_are_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    turns = [Turn.of(game) for game in some_positions(KINDS[name], 100)]
    temperatures = {bot: float(bot.partition("=")[2] or 0) for bot in BOTS}
    jobs = [(turn, bot, seed) for seed, turn in enumerate(turns) for bot in BOTS]

    found = run(
        tmp_path,
        net_job(
            name,
            modules[name],
            choices=[{"view": hexed(turn.seen), "bot": bot, "seed": str(seed)} for turn, bot, seed in jobs],
        ),
    )

    wanted = [
        NetBot(temperature=temperatures[bot], weights=weights_of(name)).choose(turn, Seeds(seed))
        for turn, bot, seed in jobs
    ]
    assert found["choices"] == wanted
    assert 0 < sum(one != other for one, other in zip(wanted[0::3], wanted[2::3], strict=True)) < len(turns)


def searches(name: str, count: int) -> tuple[list[dict[str, Any]], list[int]]:
    """Searches with a net, and checksums of all their nodes."""
    jobs, sums = [], []
    for number, game in enumerate(some_positions(KINDS[name], count)):
        turn = Turn.of(game)
        tree = GuidedTree(turn, stream(3, number), None, PLAYOUTS, float("inf"), weights_of(name))
        tree.grow()
        job = {"view": hexed(turn.seen), "generator": str(stream(3, number)), "playouts": PLAYOUTS}
        jobs.append(job | {"past": turn.past})
        sums.append(zlib.crc32(tree.nodes[: tree.used].tobytes()))
    return jobs, sums


@every_net
def test_searches_are_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    jobs, sums = searches(name, 100 if FULL else 20)

    assert run(tmp_path, net_job(name, modules[name], thoughts=jobs))["thoughts"] == sums


@every_net
def test_chromium_does_what_node_does(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    jobs, sums = searches(name, 4)
    job = net_job(name, modules[name], starts=[hexed(game.state) for game in starts(name)], looks=200, thoughts=jobs)

    found = run_in_chromium(tmp_path, job)

    assert found["thoughts"] == sums
    assert found == run(tmp_path, job)


@every_net
def test_the_weights_are_those_that_ship(name: str, modules: dict[str, Path]) -> None:
    kind = KINDS[name]
    told = layout(kind)["net"]

    assert told["fewest"] == [*shipped_files(name)]
    assert told["nodesPerPlayout"] == GuidedTree.NODES_PER_PLAYOUT
    for players in told["fewest"]:
        halves = np.frombuffer(modules[name].with_suffix(weights_ending(players)).read_bytes(), "<f2")
        assert np.array_equal(halves.astype(np.float32), shipped_net(kind, players).weights)
        assert told["weights"] == len(halves)


def test_a_game_without_a_net_has_one_module() -> None:
    kind = find_game("ladder")
    file = Path("ladder.wasm")

    assert layout(kind)["net"] is None
    assert kept.files_of("ladder", file) == [file.with_suffix(".json"), file]
