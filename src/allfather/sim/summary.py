"""The results of a simulation as a text table and as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core.game import Game
from allfather.core.text_table import padded
from allfather.sim.simulation import Simulation
from allfather.words import Words


def summary(kind: type[Game[Any, Any]], result: Simulation, t: Words) -> str:
    """A short table: points of each seat over all games, and how long the games were."""
    games, players = result.scores.shape
    rows = [
        [str(seat), t.number(points.mean(), 3), t.number(points.std(), 3), f"{points.min()}", f"{points.max()}"]
        for seat, points in enumerate(result.scores.T)
    ]
    lines = [
        t("cli-sim-title", game=kind.title, games=games, players=players),
        "",
        *padded([t(f"cli-sim-{column}") for column in ("seat", "mean", "deviation", "least", "most")], rows, "r"),
        "",
        t("cli-sim-decisions", **_spread(t, result.decisions, 1)),
        t("cli-sim-deals", **_spread(t, result.deals, 2)),
    ]
    return "\n".join(lines)


def _spread(t: Words, counts: NDArray[Any], digits: int) -> dict[str, Any]:
    return {"mean": t.number(counts.mean(), digits), "least": int(counts.min()), "most": int(counts.max())}


def write_npz(result: Simulation, path: Path) -> None:
    """Write all arrays to a file that ``numpy.load`` reads."""
    with path.open("wb") as file:
        np.savez_compressed(file, scores=result.scores, decisions=result.decisions, deals=result.deals)
