"""The curve of a training run: a row for each report, as CSV and as a picture."""

from __future__ import annotations

import csv
from contextlib import suppress
from pathlib import Path
from typing import Any

MARGIN = "±"
"""Ends the name of the column with half of an interval of 95 %."""


class Curve:
    """The rows in ``curve.csv`` in *folder*, and the picture beside it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "curve.csv"

    def add(self, row: dict[str, Any]) -> None:
        """Append a row; the first one names the columns."""
        is_new = not self.path.exists()
        with self.path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(row))
            if is_new:
                writer.writeheader()
            writer.writerow(row)

    def rows(self) -> list[dict[str, float]]:
        """All rows so far."""
        if not self.path.exists():
            return []
        with self.path.open(newline="", encoding="utf-8") as file:
            return [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]

    def draw(self) -> None:
        """Draw the picture, if matplotlib is installed: strength over decisions, and entropy."""
        with suppress(ImportError):
            draw(self.rows(), self.path.with_suffix(".svg"))


def draw(rows: list[dict[str, float]], path: Path) -> None:
    """Draw the strength of a net and the entropy of its choices over the decisions that it learned from."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    if not rows:
        return
    decisions = [row["decisions"] / 1e6 for row in rows]
    with mpl.rc_context({"svg.hashsalt": "allfather", "font.size": 9}):
        figure = Figure(figsize=(7, 5), layout="constrained")
        upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=[3, 1])
        for name in [name for name in rows[0] if f"{name}{MARGIN}" in rows[0]]:
            players, _, opponent = name.partition(":")
            shares = [100 * row[name] for row in rows]
            margins = [100 * row[f"{name}{MARGIN}"] for row in rows]
            upper.errorbar(decisions, shares, margins, label=f"{players} players, {opponent}", capsize=2, linewidth=1)
        upper.set(ylabel="win share, %", ylim=(0, 100))
        upper.legend(fontsize=8)
        lower.plot(decisions, [row["entropy"] for row in rows], color="grey")
        lower.set(xlabel="million decisions", ylabel="entropy", ylim=(0, None))
        figure.savefig(path, metadata={"Date": None})
