"""``allfather bench``: decisions per second, as a table in Markdown with the machine it was measured on.

A decision covers everything that random play does for it: list the legal actions, choose one uniformly and make it.
The time spent on deals is included. Results are checked before anything is timed.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import metadata
from typing import Any

import numpy as np

from allfather import __version__
from allfather.core.game import Game
from allfather.core.text_table import markdown
from allfather.sim.device import gpu_name, has_gpu
from allfather.sim.perft import perft
from allfather.sim.simulation import play
from allfather.words import DEFAULT_LANGUAGE, Words, words

Rate = Callable[[], float]
"""Measures once and returns decisions per second."""

ROUNDS = 5
"""Every figure is the median of this many rounds; each round measures all of them, so that load hits all alike."""
PEER_GAME = "dou_dizhu"
ONE_CORE, ALL_CORES, GPU = "cli-bench-one-core", "cli-bench-all-cores", "cli-bench-gpu"
"""The messages for where random play is measured."""


def bench(kind: type[Game[Any, Any]], seconds: float, t: Words) -> Iterator[str]:
    """Yield the lines of the report."""
    title = t("cli-bench-play", rules=kind.rules_version)
    yield from describe_machine(title, f"allfather bench {kind.name}", ["open_spiel"], t)
    players = kind.player_counts
    counts = sorted({players[0], players[len(players) // 2], players[-1]})
    for count in counts:
        check_answers(kind, count)
    devices = {ONE_CORE: ("cpu", 1), ALL_CORES: ("cpu", None)} | ({GPU: ("cuda", None)} if has_gpu() else {})
    rates: dict[tuple[int, str], Rate] = {
        (count, name): our_rate(kind(count), device, threads, seconds / ROUNDS)
        for count in counts
        for name, (device, threads) in devices.items()
    }
    peer = peer_rate(seconds / ROUNDS)
    if peer:
        rates[0, PEER_GAME] = peer
    found: dict[tuple[int, str], list[float]] = {key: [] for key in rates}
    for _ in range(ROUNDS):
        for key, rate in rates.items():
            found[key].append(rate())
    rates_found = {key: statistics.median(values) for key, values in found.items()}
    yield from write_table(counts, list(devices), rates_found, t)


def describe_machine(title: str, command: str, packages: Sequence[str], t: Words | None = None) -> Iterator[str]:
    """The head of a report: the title, the command, the machine and the versions of *packages*.

    It is in the language of *t*, or in English.
    """
    t = t or words(DEFAULT_LANGUAGE)
    names = ("numba", "numpy", *packages)
    versions = [f"{name} {version_of(name) or t('cli-bench-not-installed')}" for name in names]
    gpu = gpu_name() if has_gpu() else t("cli-bench-no-gpu")
    yield f"# {title}"
    yield ""
    yield f"- {t('cli-bench-command', command=f'`{command}`')}, allfather {__version__}"
    yield f"- {t('cli-bench-machine', processor=processor(), cores=os.cpu_count() or 1, gpu=gpu)}"
    yield f"- Python {platform.python_version()}, {', '.join(versions)}"
    yield ""


def check_answers(kind: type[Game[Any, Any]], players: int) -> None:
    """Check the results of what will be timed, which also compiles it."""
    games = play(kind(players), 20, seed=1, progress=False)
    for number in range(3):
        game = kind(players, seed=1, number=number)
        decisions = 0
        while not game.is_over:
            assert perft(game, 1) == len(game.legal_ids())
            game.play_random()
            decisions += 1
        assert (decisions, game.scores) == (games.decisions[number], tuple(games.scores[number]))
    if has_gpu():
        assert np.array_equal(play(kind(players), 20, seed=1, device="cuda", progress=False).scores, games.scores)


def our_rate(start: Game[Any, Any], device: str, threads: int | None, seconds: float) -> Rate:
    """A rate that is measured over as many games as take about *seconds*."""
    games = 512 if device == "cpu" else 1 << 18
    started = time.perf_counter()
    play(start, games, device=device, threads=threads, progress=False)
    games = max(64, int(games * seconds / (time.perf_counter() - started)))

    def rate() -> float:
        started = time.perf_counter()
        result = play(start, games, device=device, threads=threads, progress=False)
        return float(result.decisions.sum(dtype=np.int64) / (time.perf_counter() - started))

    return rate


def peer_rate(seconds: float) -> Rate | None:
    """OpenSpiel's own random playouts on one core, all in C++, deals included; ``None`` if it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    game = pyspiel.load_game(PEER_GAME)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]

    def decisions(seed: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return sum(1 for step in state.full_history() if step.player >= 0)

    mean = statistics.mean(decisions(seed) for seed in range(500))

    def rate() -> float:
        games, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
            games += 1
        return mean * games / (time.perf_counter() - started)

    return rate


def write_table(counts: list[int], devices: list[str], rates: dict[tuple[int, str], float], t: Words) -> Iterator[str]:
    peer = rates.get((0, PEER_GAME))
    header = [t("cli-bench-players"), *map(t, devices), *([t("cli-bench-beside-peer")] if peer else [])]
    yield t("cli-bench-decisions", rounds=ROUNDS)
    yield ""
    rows = []
    for count in counts:
        ratio = [f"{t.number(rates[count, ONE_CORE] / peer, 1)} ×"] if peer else []
        rows.append([str(count), *(t.number(rates[count, device] / 1e6, 2) for device in devices), *ratio])
    yield from markdown(header, rows, "r")
    yield ""
    if peer:
        yield t("cli-bench-peer", game=f"`{PEER_GAME}`", rate=t.number(peer / 1e6, 2))
    else:
        yield t("cli-bench-no-peer", command="`pip install open_spiel`")


def processor() -> str:
    """The name of the processor."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def version_of(package: str) -> str:
    """The version of *package*, or an empty string if it is not installed."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""
