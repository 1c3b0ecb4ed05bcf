"""The CUDA kernel, in Numba's simulator, as ``make test`` runs it, or on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from allfather import odin, ravens, sim
from allfather.core.game import Game
from allfather.sim.device import has_gpu
from tests.helpers.scale import scaled

pytestmark = pytest.mark.skipif(not has_gpu(), reason="neither a GPU nor NUMBA_ENABLE_CUDASIM=1")


ODD = odin.Options(5, "winner", "forced", all_colours=True)
STARTS: list[Game[Any, Any]] = [
    *(odin.Game(players, options) for players in range(2, 7) for options in (odin.Options(), ODD)),
    ravens.Game(),
    ravens.Game(2, ravens.Options(False, False, False, "MM1 MF3 MW3 FF1 FW2 FS2 / M3 F2 W3 order2 land3 / Odin+M")),
]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.name}-{start.players}")
def test_the_kernel_plays_the_same_games_as_the_cpu(start: Game[Any, Any]) -> None:
    games = scaled(5000, 2)
    on_cpu, on_cuda = (sim.play(start, games, seed=7, device=device) for device in ("cpu", "cuda"))

    assert np.array_equal(on_cpu.scores, on_cuda.scores)
    assert np.array_equal(on_cpu.decisions, on_cuda.decisions)
    assert np.array_equal(on_cpu.deals, on_cuda.deals)


def test_more_games_than_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread goes on with another game when one is over, and a launch with the next games."""
    monkeypatch.setattr("allfather.sim.simulation.MAX_BLOCKS", 1)
    monkeypatch.setattr("allfather.sim.simulation.CUDA_CHUNK", 300)
    start = odin.Game(2, odin.Options(limit=1))
    on_cpu, on_cuda = (sim.play(start, 400, seed=7, device=device) for device in ("cpu", "cuda"))

    assert np.array_equal(on_cpu.scores, on_cuda.scores)
