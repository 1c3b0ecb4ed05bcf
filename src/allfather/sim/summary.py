"""The results of a simulation as a text table and as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from allfather.core.game import Game
from allfather.core.text_table import padded
from allfather.sim.simulation import Simulation


def summary(kind: type[Game[Any, Any]], result: Simulation) -> str:
    """A short table: points of each seat over all games, and how long the games were."""
    games, players = result.scores.shape
    rows = [
        [str(seat), f"{points.mean():.3f}", f"{points.std():.3f}", f"{points.min()}", f"{points.max()}"]
        for seat, points in enumerate(result.scores.T)
    ]
    decisions, deals = result.decisions, result.deals
    lines = [
        f"{kind.title}: {games:,} random games of {players} players",
        "",
        *padded(["seat", "mean points", "deviation", "least", "most"], rows, "r"),
        "",
        f"decisions in a game: {decisions.mean():.1f} on average, {decisions.min()} to {decisions.max()}",
        f"deals in a game: {deals.mean():.2f} on average, {deals.min()} to {deals.max()}",
    ]
    return "\n".join(lines)


def write_npz(result: Simulation, path: Path) -> None:
    """Write all arrays to a file that ``numpy.load`` reads."""
    with path.open("wb") as file:
        np.savez_compressed(file, scores=result.scores, decisions=result.decisions, deals=result.deals)
