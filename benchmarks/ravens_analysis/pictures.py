"""The plots of the analysis, which need Matplotlib."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.ravens_analysis.simulation import EAGER, ENDED, ENDINGS, LIMIT, PLAYERS, RANDOM, Played
from benchmarks.ravens_analysis.statistics import Worth, per_stage, quantile

from allfather.ravens.cards import EFFECTS
from allfather.ravens.state import TURN_LIMIT

COLOURS = ("#0072B2", "#E69F00")
"""The colours of the two players, which are safe for colour blindness (Okabe and Ito)."""


def new_figure(width: float, height: float, columns: int = 1) -> tuple[Any, Any]:
    """A figure and its axes, without redundant frames."""
    # Imported at run time, so that everything but the plots works without Matplotlib.
    matplotlib = import_module("matplotlib")
    matplotlib.rcParams.update({"svg.hashsalt": "allfather", "font.size": 10, "axes.axisbelow": True})
    figure = import_module("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots(1, columns)
    for one in np.atleast_1d(axes):
        one.spines[["top", "right"]].set_visible(False)
    return figure, axes


def draw_endings(both: list[Played]) -> Any:
    figure, axes = new_figure(7, 3.2)
    for player, played in enumerate(both):
        shares = [per_stage(played, played.rows[:, ENDED + how]) for how in range(len(ENDINGS))]
        places = np.arange(len(ENDINGS)) + 0.4 * player - 0.2
        means, halves = [100 * s.mean for s in shares], [100 * s.half for s in shares]
        axes.barh(places, means, 0.38, xerr=halves, color=COLOURS[player], ecolor="black", capsize=2)
        for place, share, half in zip(places, means, halves, strict=True):
            text = f"{share:.1f} %" if share else "none"
            axes.text(share + half + 1, place, text, va="center", fontsize=9)
        axes.bar(0, 0, color=COLOURS[player], label=f"{PLAYERS[player]} against {PLAYERS[player]}")
    axes.set_yticks(range(len(ENDINGS)), ENDINGS)
    axes.invert_yaxis()
    axes.set(xlabel="share of stages (%), with 95 % intervals", xlim=(0, 104), title="How a stage ends")
    axes.legend(frameon=False, loc="lower right")
    return figure


def draw_lengths(both: list[Played]) -> Any:
    figure, axes = new_figure(8, 3.2, 2)
    for player, width in ((EAGER, 1), (RANDOM, 10)):
        lengths = both[player].lengths
        last = TURN_LIMIT if player == RANDOM else quantile(lengths, 0.999)
        edges = np.arange(0.5, last + width, width)
        shares, _ = np.histogram(np.arange(TURN_LIMIT + 1), edges, weights=100 * lengths / lengths.sum())
        one = axes[1 - player]
        one.bar(edges[:-1], shares, width, align="edge", color=COLOURS[player], edgecolor="white", linewidth=0.5)
        one.set(xlabel="turns in the stage, both seats counted", title=f"{PLAYERS[player]} against {PLAYERS[player]}")
        one.set_ylabel(f"share of stages (%) per {'turn' if width == 1 else f'{width} turns'}")
    # The starter has the odd turns.
    axes[0].set_xticks(range(1, quantile(both[EAGER].lengths, 0.999) + 1, 2))
    at_limit = 100 * both[RANDOM].rows[:, ENDED + LIMIT].sum() / both[RANDOM].stages
    axes[1].text(185, at_limit * 0.9, f"{at_limit:.1f} % end by\nthe limit of 200", ha="right", va="top", fontsize=9)
    return figure


def draw_worths(worths: list[Worth]) -> Any:
    figure, axes = new_figure(8, 3.6, 2)
    places = np.arange(len(EFFECTS))
    shown = worths[: len(EFFECTS)]
    for one, values, words in (
        (axes[0], [(100 * w.wins.mean, 100 * w.wins.half) for w in shown], "stages won (percentage points)"),
        (axes[1], [(w.points.mean, w.points.half) for w in shown], "lead at the end of a stage (points)"),
    ):
        means, halves = zip(*values, strict=True)
        one.axvline(0, color="#888888", linewidth=1)
        one.errorbar(means, places, xerr=halves, fmt="o", color=COLOURS[0], ecolor="black", capsize=3, markersize=5)
        one.grid(axis="x", color="#dddddd")
        one.set_yticks(places, EFFECTS)
        one.invert_yaxis()
        one.set_xlabel(f"loss of {words}")
    axes[1].tick_params(labelleft=False)
    figure.suptitle("What a seat loses that never uses an effect: eager players, 95 % intervals", fontsize=11)
    return figure


def draw(both: list[Played], worths: list[Worth], folder: Path) -> None:
    """Write the plots."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"endings": draw_endings(both), "length": draw_lengths(both), "effects": draw_worths(worths)}
    for name, figure in pictures.items():
        figure.savefig(folder / f"ravens-{name}.svg", metadata={"Date": None})
