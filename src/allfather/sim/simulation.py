"""``sim.play``: n random games from one position, on threads or on CUDA, repeatable for a seed."""

from __future__ import annotations

import os
import warnings
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core.chance import checked_seed
from allfather.core.errors import DeviceError, OptionError
from allfather.core.game import Game
from allfather.core.progress import Progress

CPU_CHUNK = 256
"""Games that a thread plays before it looks up: few enough that an interruption is heard soon. Short runs have less."""
CUDA_CHUNK = 1 << 22
MAX_BLOCKS = 1056
"""Eight blocks for each multiprocessor of a large GPU; every thread then plays several games."""


@dataclass(frozen=True)
class Simulation:
    """What came of many games; row *i* is game *i*, the one that ``Game(…, seed=seed, number=i)`` deals."""

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

    The result depends on *start* and *seed* only, not on *device* or *threads* (all cores unless given).
    On a terminal a long run shows its *progress*.

    :raises DeviceError: if there is no GPU for ``device="cuda"``.
    """
    seed = checked_seed(seed)
    if isinstance(games, bool) or not isinstance(games, int) or games < 0:
        raise OptionError(f"the number of games must be a whole number, got {games!r}")
    if threads is not None and threads < 1:
        raise OptionError(f"the number of threads must be at least 1, got {threads!r}")
    result = Simulation(
        np.zeros((games, start.players), np.int32), np.zeros(games, np.int32), np.zeros(games, np.int32)
    )
    with Progress(games, "games", is_on=progress) as shown:
        if device == "cpu":
            _play_on_cpu(start, seed, result, threads or os.cpu_count() or 1, shown)
        elif device == "cuda":
            _play_on_cuda(start, seed, result, shown)
        else:
            raise OptionError(f"device must be 'cpu' or 'cuda', got {device!r}")
    return result


def _start_records(start: Game[Any, Any]) -> NDArray[Any]:
    records = np.zeros(1, start.state.dtype)
    records[0] = start.state
    return records


def _play_on_cpu(start: Game[Any, Any], seed: int, result: Simulation, threads: int, progress: Progress) -> None:
    from allfather.sim.kernels import play_games

    records = _start_records(start)
    total = len(result.decisions)
    chunk = max(1, min(CPU_CHUNK, total // (4 * threads)))

    def play_chunk(first: int) -> int:
        part = slice(first, first + chunk)
        buffers = (np.zeros(start.deal_size, np.int8), np.zeros(start.max_legal + 1, np.int32))
        out = (result.scores[part], result.decisions[part], result.deals[part])
        play_games(records, records.copy(), buffers, seed, first, out)
        return len(out[1])

    chunks = range(0, total, chunk)
    if threads == 1:
        for first in chunks:
            progress.add(play_chunk(first))
        return
    with ThreadPoolExecutor(threads) as pool:
        for done in pool.map(play_chunk, chunks):
            progress.add(done)


def _play_on_cuda(start: Game[Any, Any], seed: int, result: Simulation, progress: Progress) -> None:
    from allfather.sim.device import cuda, has_gpu

    if not has_gpu():
        raise DeviceError(
            "no CUDA GPU can be used here: use device='cpu', or install allfather[cuda] on a machine with one"
        )
    from allfather.sim.cuda import BLOCK, kernel

    play_games = kernel(start.state.dtype, start.deal_size, start.max_legal + 1)
    records = cuda.to_device(_start_records(start))
    total = len(result.decisions)
    for first in range(0, total, CUDA_CHUNK):
        count = min(CUDA_CHUNK, total - first)
        points = cuda.device_array((count, start.players), np.int32)
        decisions, deals = cuda.device_array(count, np.int32), cuda.device_array(count, np.int32)
        with warnings.catch_warnings():
            # A few games cannot fill a GPU, and need not.
            warnings.filterwarnings("ignore", message=".*Grid size")
            play_games[_blocks(count, BLOCK), BLOCK](records, seed, first, points, decisions, deals)
        points.copy_to_host(result.scores[first : first + count])
        decisions.copy_to_host(result.decisions[first : first + count])
        deals.copy_to_host(result.deals[first : first + count])
        progress.add(count)


def _blocks(games: int, block: int) -> int:
    """Blocks for *games*: enough to fill the device, few enough that each thread plays several games."""
    return max(1, min(-(-games // block), MAX_BLOCKS))
