"""Arenas for tests: small real ones, and simulated ones whose true values are known."""

from __future__ import annotations

import csv
import random
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from allfather import odin
from allfather.arena.match import Played
from allfather.arena.plan import Plan, make_plan

BOTS = ("greedy", "random")
ONE_HAND = odin.Options(limit=1)


def small_plan(players: int = 2, games: int = 4, bots: tuple[str, ...] = BOTS, seed: int = 3) -> Plan:
    return make_plan(odin.Game(players, ONE_HAND), bots, games, seed=seed, limit=None)


def made_up_plan(bots: tuple[str, ...], players: int, deals: int) -> Plan:
    """A plan whose bots need not exist, for games that are not played."""
    return Plan("odin/1", players, tuple(odin.Options().to_dict().items()), bots, deals, seed=0, limit=None)


def made_up_games(plan: Plan, strengths: list[float], seed: int, luck: float = 0.0) -> tuple[Played, ...]:
    """Games that each bot wins in proportion to its strength; *luck* is how much a deal favours one seat."""
    rng = random.Random(seed)
    strength = dict(zip(plan.bots, strengths, strict=True))
    favoured = [rng.randrange(plan.players) for _ in range(plan.deals)]
    rows = []
    for number in range(plan.games):
        fixture = plan.fixture(number)
        weights = [strength[bot] for bot in fixture.bots]
        weights[favoured[fixture.deal]] += luck
        winner = rng.choices(range(plan.players), weights)[0]
        rows.append(made_up_game(plan, number, winner))
    return tuple(rows)


def made_up_game(plan: Plan, number: int, winner: int) -> Played:
    seats = range(plan.players)
    return Played(
        plan.fixture(number),
        points=tuple(2 if seat == winner else 15 for seat in seats),
        shares=tuple(float(seat == winner) for seat in seats),
        decisions=tuple(10 for _ in seats),
        faults=tuple(0 for _ in seats),
        seconds=tuple(0.25 for _ in seats),
        playouts=tuple(None for _ in seats),
        messages=tuple("" for _ in seats),
    )


def without_times(path: Path) -> list[dict[str, str]]:
    """All rows of a games file without the values that differ between runs."""
    with path.open(encoding="utf-8", newline="") as file:
        return [
            {name: cell for name, cell in row.items() if not name.startswith("seconds")} for row in csv.DictReader(file)
        ]


def same_games(games: tuple[Played, ...]) -> list[Any]:
    """The games without what may differ between executors."""
    return [(game.fixture, game.points, game.shares, game.decisions, game.faults, game.playouts) for game in games]


FOREIGN = """
    import os
    import time

    class Mumbler:
        def choose(self, turn, rng):
            return "mumble, mumble\\n\\x00"

    class Quitter:
        def choose(self, turn, rng):
            raise RuntimeError("I quit")

    class Sleeper:
        def choose(self, turn, rng):
            time.sleep(0.5)
            return turn.legal[-1]

    class Lazy:
        def choose(self, turn, rng):
            return turn.legal[0]

    class Lazier(Lazy):
        pass

    class Counter:
        def __init__(self):
            self.playouts = 0

        def choose(self, turn, rng):
            self.playouts += 7
            return rng.choice(turn.legal)

    class Killer:
        def choose(self, turn, rng):
            if os.path.exists(os.environ.get("KILLER", "")):
                os._exit(1)
            return turn.legal[0]
"""


def install_bots(folder: Path) -> Path:
    """Write a third-party package with bots of all kinds; return its folder for ``sys.path``."""
    folder.mkdir(exist_ok=True)
    (folder / "foreign_bots.py").write_text(textwrap.dedent(FOREIGN), encoding="utf-8")
    about = folder / "foreign_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign-bots\nVersion: 1.0\n", encoding="utf-8")
    names = ("Mumbler", "Quitter", "Sleeper", "Lazy", "Lazier", "Counter", "Killer")
    points = "\n".join(f"{name.lower()} = foreign_bots:{name}" for name in names)
    (about / "entry_points.txt").write_text(f"[allfather.bots]\n{points}\n", encoding="utf-8")
    return folder


@pytest.fixture
def foreign_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Third-party bots, installed for this process."""
    folder = install_bots(tmp_path / "foreign")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "foreign_bots", raising=False)
    return folder
