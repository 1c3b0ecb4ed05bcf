"""``sim.play``: many random games from one position, on threads or on CUDA, reproducible by seed."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core.chance import checked_seed
from allfather.core.checks import checked_count
from allfather.core.errors import OptionError, quoted
from allfather.core.game import Game
from allfather.core.progress import progress_bar

CPU_CHUNK = 256
"""Games that a thread plays in one call: few enough that Ctrl-C takes effect soon. Short runs use smaller chunks."""
CUDA_CHUNK = 1 << 22
MAX_BLOCKS = 1056
"""Eight blocks for each multiprocessor of a large GPU; every thread then plays several games."""


@dataclass(frozen=True)
class Simulation:
    """The results of many games; row *i* is the game that ``Game(…, seed=seed, number=i)`` deals."""

    scores: NDArray[np.int32]
    """Final points, a column for each seat."""
    decisions: NDArray[np.int32]
    """Decisions in each game."""
    deals: NDArray[np.int32]
    """Deals in each game."""


def play(
    start: Game[Any, Any],
    games: int,
    *,
    seed: int = 0,
    device: str = "cpu",
    threads: int | None = None,
    progress: bool = True,
) -> Simulation:
    """Play *games* games from *start* to their end, every action uniformly random.

    The result depends only on *start* and *seed*, not on *device* or *threads* (by default one for each core).
    With *progress*, a progress bar is shown if stderr is a terminal.

    :raises OptionError: if an argument is invalid.
    :raises DeviceError: if there is no GPU for ``device="cuda"``.
    """
    seed = checked_seed(seed)
    checked_count(games, "games", least=0)
    if threads is not None:
        checked_count(threads, "threads")
    result = Simulation(
        np.zeros((games, start.players), np.int32), np.zeros(games, np.int32), np.zeros(games, np.int32)
    )
    check_device(device)
    with progress_bar(games, is_on=progress) as add:
        if device == "cpu":
            _play_on_cpu(start, seed, result, threads or os.cpu_count() or 1, add)
        else:
            _play_on_cuda(start, seed, result, add)
    return result


def check_device(device: str) -> None:
    """Check that *device* can be used.

    :raises OptionError: if there is no such device.
    :raises DeviceError: if there is no GPU for ``"cuda"``.
    """
    if device not in ("cpu", "cuda"):
        raise OptionError(f"device must be 'cpu' or 'cuda', got {quoted(device)}")
    if device == "cuda":
        from allfather.sim.device import check_gpu

        check_gpu()


def _start_records(start: Game[Any, Any]) -> NDArray[Any]:
    records = np.zeros(1, start.state.dtype)
    records[0] = start.state
    return records


def _play_on_cpu(
    start: Game[Any, Any], seed: int, result: Simulation, threads: int, add: Callable[[int], None]
) -> None:
    from allfather.sim.kernels import Buffers, Results, play_games

    records = _start_records(start)
    total = len(result.decisions)
    chunk = max(1, min(CPU_CHUNK, total // (4 * threads)))

    def play_chunk(first: int) -> int:
        part = slice(first, first + chunk)
        deal, actions = np.zeros(start.deal_size, np.int8), np.zeros(start.max_legal + 1, np.int32)
        results = Results(result.scores[part], result.decisions[part], result.deals[part])
        play_games(records, Buffers(records.copy(), deal, actions), seed, first, results)
        return len(results.points)

    chunks = range(0, total, chunk)
    if threads == 1:
        for first in chunks:
            add(play_chunk(first))
        return
    with ThreadPoolExecutor(threads) as pool:
        for done in pool.map(play_chunk, chunks):
            add(done)


def _play_on_cuda(start: Game[Any, Any], seed: int, result: Simulation, add: Callable[[int], None]) -> None:
    from allfather.sim.cuda import BLOCK, kernel
    from allfather.sim.device import cuda

    play_games = kernel(start.state.dtype, start.deal_size, start.max_legal + 1, start.actions)
    records = cuda.to_device(_start_records(start))
    total = len(result.decisions)
    for first in range(0, total, CUDA_CHUNK):
        count = min(CUDA_CHUNK, total - first)
        points = cuda.device_array((count, start.players), np.int32)
        decisions, deals = cuda.device_array(count, np.int32), cuda.device_array(count, np.int32)
        with warnings.catch_warnings():
            # Numba warns that a small grid underuses the GPU, which is fine for a few games.
            warnings.filterwarnings("ignore", message=".*Grid size")
            play_games[_blocks(count, BLOCK), BLOCK](records, seed, first, points, decisions, deals)
        points.copy_to_host(result.scores[first : first + count])
        decisions.copy_to_host(result.decisions[first : first + count])
        deals.copy_to_host(result.deals[first : first + count])
        add(count)


def _blocks(games: int, block: int) -> int:
    """The number of blocks: enough to fill the device, few enough that each thread plays several games."""
    return max(1, min(-(-games // block), MAX_BLOCKS))
