"""The result of an arena as a plot: win shares with intervals, and a cross table of all pairs."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from allfather.arena.extras import need
from allfather.arena.report import Result
from allfather.arena.summary import BotSummary

COLOUR, GREY, EMPTY = "#4c78a8", "#777777", "#f2f2f2"
STYLE = {"svg.hashsalt": "allfather", "font.size": 10, "axes.titlesize": 10, "axes.titlelocation": "left"}


def draw(result: Result, kind: str = "svg") -> bytes:
    """The plot as a file of *kind*, best bot first; the same result gives the same bytes.

    :raises OptionError: if matplotlib is not installed.
    """
    matplotlib, figures = need("matplotlib"), need("matplotlib.figure")
    bots = sorted(result.bots, key=lambda summary: -summary.win_share.mean)
    labels = [split_name(summary.bot) for summary in bots]
    letters = max(len(line) for label in labels for line in label.splitlines())
    cells = len(bots) * max(0.9, 0.09 * letters)
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(4.6 + 0.07 * letters + cells, 1.4 + 0.6 * len(bots)), layout="constrained")
        left, right = figure.subplots(1, 2, sharey=True, width_ratios=[3.6, cells])
        draw_bars(left, result, bots)
        draw_cross_table(right, result, bots)
        left.set_yticks(range(len(bots)), labels)
        right.set_xticks(range(len(bots)), labels, fontsize=9)
        content = io.BytesIO()
        figure.savefig(content, format=kind, metadata={"Date": None} if kind == "svg" else None)
    return content.getvalue()


def split_name(bot: str) -> str:
    """The name of a bot, broken into short lines."""
    return bot.replace(":", ":\n").replace(",", ",\n")


def draw_bars(axes: Any, result: Result, bots: Sequence[BotSummary]) -> None:
    """Draw the win share of every bot, and a line at the win share by chance."""
    for place, summary in enumerate(bots):
        share = summary.win_share
        low, high = share.low or 0.0, 1.0 if share.high is None else share.high
        axes.barh(place, 100 * share.mean, 0.6, color=COLOUR)
        axes.plot([100 * low, 100 * high], [place, place], color="black", linewidth=1.2, marker="|", markersize=7)
        axes.text(100 * high + 3, place, f"{100 * share.mean:.1f} %", va="center", fontsize=9)
    axes.axvline(100 * result.chance, color=GREY, linewidth=1, linestyle="--")
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines["bottom"].set_bounds(0, 100)
    axes.tick_params(axis="y", length=0)
    axes.set(xlim=(0, 122), xticks=range(0, 101, 25), title="Win share with 95 % interval")
    axes.set_xlabel(f"%; dashed: chance, {100 * result.chance:.1f} %", fontsize=9)


def draw_cross_table(axes: Any, result: Result, bots: Sequence[BotSummary]) -> None:
    """Draw the win share of one bot (row) against another (column) in all other seats."""
    names = [summary.bot for summary in bots]
    cells: list[list[float]] = [[float("nan")] * len(names) for _ in names]
    for pair in result.pairs:
        first, second = map(names.index, pair.bots)
        cells[first][second], cells[second][first] = (share.mean for share in pair.win_shares)
    norm = need("matplotlib.colors").TwoSlopeNorm(result.chance, 0, 1)
    axes.set_facecolor(EMPTY)
    axes.imshow(cells, cmap="RdBu", norm=norm, aspect="auto", alpha=0.65)
    for row, shares in enumerate(cells):
        for column, share in enumerate(shares):
            if row != column:
                axes.text(column, row, f"{100 * share:.0f} %", ha="center", va="center")
    axes.tick_params(length=0, labelleft=False)
    axes.spines[:].set_visible(False)
    axes.set(title="Row against column" if result.plan.players == 2 else "Row alone among column")
