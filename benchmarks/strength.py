"""The strength of the bots, as a table and a plot of finished arenas.

``python benchmarks/strength.py benchmarks/results/arena`` reads the folders that ``allfather arena … --out FOLDER``
wrote, prints a table in Markdown, and plots the strength of a search against its thinking time.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from allfather.core.text_table import markdown

PICTURE = Path("docs/pictures/strength.svg")


def results(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*/result.json"))]


HEADER = ["game", "players", "bot", "against", "games", "win share, 95 %", "by chance", "ms a move", "playouts a move"]


def cells(result: dict[str, Any]) -> list[str]:
    """A row of the table: the better of two bots, and the other."""
    about = result["configuration"]
    best, other = sorted(result["bots"], key=lambda bot: -bot["win_share"]["mean"])
    share, playouts = best["win_share"], best["playouts_per_move"]
    return [
        about["game"].partition("/")[0],
        str(about["players"]),
        f"`{best['bot']}`",
        f"`{other['bot']}`",
        str(result["games"]),
        f"{share['mean']:.1%} ({share['low']:.1%} to {share['high']:.1%})",
        f"{result['chance']:.0%}",
        f"{1000 * best['seconds_per_move']:.1f}",
        f"{playouts:,.0f}" if playouts else "",
    ]


def by_think_time(found: list[dict[str, Any]]) -> list[tuple[float, dict[str, float]]]:
    """Thinking time and win share of a search against ``greedy`` in ODIN for two."""
    points = []
    for result in found:
        about = result["configuration"]
        match = re.fullmatch(r"search:time=([\d.]+)", about["bots"][0])
        if match and about["bots"][1:] == ["greedy"] and (about["game"], about["players"]) == ("odin/1", 2):
            points.append((float(match[1]), result["bots"][0]["win_share"]))
    return sorted(points, key=lambda point: point[0])


def draw(points: list[tuple[float, dict[str, float]]], who: str, against: str, picture: Path) -> None:
    """Draw the win share of *who* *against* somebody over the thinking time."""
    import_module("matplotlib").rcParams.update({"svg.hashsalt": "allfather", "font.size": 10})
    figure = import_module("matplotlib.figure").Figure(figsize=(6.4, 3.6), layout="constrained")
    axes = figure.add_subplot()
    times = [time for time, _ in points]
    means = [share["mean"] for _, share in points]
    errors = [
        [share["mean"] - share["low"] for _, share in points],
        [share["high"] - share["mean"] for _, share in points],
    ]
    axes.errorbar(times, means, yerr=errors, marker="o", capsize=3, color="#2f5d62")
    axes.axhline(0.5, color="#999999", linewidth=1, linestyle="--")
    axes.text(times[-1], 0.505, "by chance", ha="right", va="bottom", color="#777777")
    axes.set_xscale("log")
    axes.set_xticks(times, [f"{time:g}" for time in times])
    axes.minorticks_off()
    axes.set_ylim(0.4, 1)
    axes.yaxis.set_major_formatter(import_module("matplotlib.ticker").PercentFormatter(1))
    axes.set_xlabel("think time, seconds of CPU a move")
    axes.set_ylabel(f"win share against {against}")
    axes.set_title(who, loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(picture, metadata={"Date": None})


def main() -> None:
    found = results(Path(sys.argv[1]))
    sys.stdout.write("\n".join(markdown(HEADER, map(cells, found), "lrllr")) + "\n")
    if points := by_think_time(found):
        draw(points, "search, ODIN with two players", "greedy", PICTURE)


if __name__ == "__main__":
    main()
