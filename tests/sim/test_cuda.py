"""The CUDA kernel: in CI by Numba's simulator (``make test`` starts it so), on a GPU where there is one."""

from __future__ import annotations

import numpy as np
import pytest

from allfather import odin, sim
from allfather.sim.device import has_gpu
from tests.scale import scaled

pytestmark = pytest.mark.skipif(not has_gpu(), reason="neither a GPU nor NUMBA_ENABLE_CUDASIM=1")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [odin.Options(), odin.Options(5, "winner", "forced", all_colours=True)])
def test_the_kernel_plays_the_same_games_as_the_cpu(players: int, options: odin.Options) -> None:
    games = scaled(5000, 3)
    start = odin.Game(players, options)
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
