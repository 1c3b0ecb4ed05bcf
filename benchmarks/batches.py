"""Decisions per second of batches, as tables in Markdown with the machine they were measured on.

``python benchmarks/batches.py`` measures the CPU, ``--device cuda`` the GPU. Results are checked before anything is
timed: batches on the CPU against plain games, batches on the GPU against those on the CPU. On a GPU it also checks
that PyTorch and JAX, if they are installed, share the memory.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # otherwise JAX allocates most of the GPU's memory

from allfather import odin, ravens
from allfather.core import contract
from allfather.core.game import Game
from allfather.core.text_table import markdown
from allfather.envs.batch import Batch
from allfather.sim.bench import processor, version_of
from allfather.sim.device import cuda, gpu_name

UNTIMED, TIMED = 100, 40
"""Steps whose actions are drawn in advance: the first ones only get the games going, the others are timed."""
ROUNDS = 5


def say(text: str = "") -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def note(text: str) -> None:
    sys.stderr.write(f"# {time.strftime('%H:%M:%S')} {text}\n")
    sys.stderr.flush()


def label(game: Game[Any, Any]) -> str:
    return f"{game.name} {game.players}"


# Answers


def check_cpu(start: Game[Any, Any], steps: int = 400) -> None:
    """Check a few slots of a batch against plain games."""
    batch = Batch(start, 5, seed=1)
    games = [type(start)(start.players, start.options, seed=1, number=slot) for slot in range(5)]
    code = np.zeros(start.encoded, np.float32)
    for _ in range(steps):
        actions = batch.sample().copy()
        for slot, game in enumerate(games):
            contract.encode(game.view_record(game.to_act), code)
            assert np.array_equal(code, batch.observe()[slot])
            assert np.array_equal(np.flatnonzero(batch.mask()[slot]), game.legal_ids())
            game.play(int(actions[slot]))
        rewards, dones = batch.step(actions)
        for slot, game in enumerate(games):
            assert dones[slot] == game.is_over
            assert np.array_equal(rewards[slot], np.array(game.returns, np.float32))
            if game.is_over:
                number = int(batch.numbers[slot])
                games[slot] = type(start)(start.players, start.options, seed=1, number=number)


def check_cuda(start: Game[Any, Any], steps: int = 600, games: int = 2000) -> str:
    """Check that both devices play the same games."""
    on_cpu, on_cuda = (Batch(start, games, seed=1, device=device) for device in ("cpu", "cuda"))
    for step in range(steps):
        actions, drawn = on_cpu.sample().copy(), on_cuda.sample()
        assert np.array_equal(actions, np.asarray(drawn)), f"samples differ in step {step}"
        for one, other in zip(on_cpu.step(actions), on_cuda.step(drawn), strict=True):
            assert np.array_equal(one, np.asarray(other)), f"rewards or dones differ in step {step}"
        if step % 50 == 0 or step == steps - 1:
            assert np.array_equal(on_cpu.seats, np.asarray(on_cuda.seats)), f"seats differ in step {step}"
            assert np.array_equal(on_cpu.observe(), np.asarray(on_cuda.observe())), f"numbers differ in step {step}"
            assert np.array_equal(on_cpu.mask(), np.asarray(on_cuda.mask())), f"masks differ in step {step}"
    return f"{label(start)} is the same on both devices for {steps} steps of {games} games"


# Sharing memory


def pointer(array: Any) -> int:
    return int(array.__cuda_array_interface__["data"][0])


def share_with_torch() -> str:
    torch: Any = import_module("torch")

    batch = Batch(odin.Game(4), 1000, device="cuda")
    for array in (batch.observe(), batch.mask(), batch.seats):
        for tensor in (torch.as_tensor(array, device="cuda"), torch.from_dlpack(array)):
            assert tensor.data_ptr() == pointer(array), "the memory is not shared"
            assert np.array_equal(tensor.cpu().numpy(), np.asarray(array)), "the numbers differ"
    mask = torch.as_tensor(batch.mask(), device="cuda")
    for _ in range(20):
        batch.step(torch.multinomial(mask.float(), 1)[:, 0])
    batch.step(mask.to(torch.int8).argmax(dim=1).to(torch.int32))
    return f"torch {torch.__version__}: shared by the CUDA array interface and by DLPack, takes and gives actions"


def share_with_jax() -> str:
    jax: Any = import_module("jax")

    batch = Batch(odin.Game(4), 1000, device="cuda")
    for array in (batch.observe(), batch.mask(), batch.seats):
        taken = jax.dlpack.from_dlpack(array)
        assert taken.unsafe_buffer_pointer() == pointer(array), "the memory is not shared"
        assert np.array_equal(np.asarray(taken), np.asarray(array)), "the numbers differ"
        del taken
    key = jax.random.key(0)
    for step in range(20):
        mask = jax.dlpack.from_dlpack(batch.mask())
        logits = jax.numpy.where(mask, 0.0, -jax.numpy.inf)
        batch.step(jax.random.categorical(jax.random.fold_in(key, step), logits))
    return f"jax {jax.__version__}: shared by DLPack, takes and gives actions"


def tried(what: Callable[[], str]) -> str:
    """The result of *what*, or its error, which must not stop the rest."""
    try:
        return what()
    except ImportError as error:
        return f"not tried, {error}"
    except Exception:
        traceback.print_exc()
        return f"FAILED, {sys.exc_info()[1]!r}"


# Times


def rate(batch: Batch, step: Callable[[], Any], seconds: float) -> float:
    """Decisions per second: the median of several rounds."""
    step()
    synchronize(batch)
    rates = []
    for _ in range(ROUNDS):
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds / ROUNDS:
            for _ in range(5):
                step()
            steps += 5
            synchronize(batch)
        rates.append(batch.games * steps / (time.perf_counter() - started))
    return statistics.median(rates)


def recorded_rate(batch: Batch) -> float:
    """Decisions per second with actions drawn in advance, after some steps that are not timed."""
    batch.reset(0)
    actions = []
    for _ in range(UNTIMED + TIMED):
        actions.append(kept(batch, batch.sample()))
        batch.step(actions[-1], check=False, look=False)
    rounds = []
    for _ in range(ROUNDS):
        batch.reset(0)
        for action in actions[:UNTIMED]:
            batch.step(action, check=False, look=False)
        batch.observe()
        synchronize(batch)
        started = time.perf_counter()
        for action in actions[UNTIMED:]:
            batch.step(action, check=False)
        synchronize(batch)
        rounds.append(batch.games * TIMED / (time.perf_counter() - started))
    return statistics.median(rounds)


def synchronize(batch: Batch) -> None:
    if batch.device == "cuda":
        cuda.synchronize()


def kept(batch: Batch, actions: Any) -> Any:
    return cuda.to_device(np.asarray(actions)) if batch.device == "cuda" else actions.copy()


def torch_rate(batch: Batch, seconds: float) -> float:
    """Decisions per second when PyTorch draws the actions from the mask."""
    torch: Any = import_module("torch")

    mask = torch.as_tensor(batch.mask(), device="cuda")

    def step() -> None:
        noise = torch.rand(mask.shape, device="cuda", dtype=torch.float16)
        batch.step(torch.where(mask, noise, -1).argmax(dim=1), check=False)

    return rate(batch, step, seconds)


def rates(batch: Batch, seconds: float) -> list[float]:
    return [
        rate(batch, lambda: batch.step(batch.sample()), seconds),
        rate(batch, lambda: batch.step(batch.sample(), check=False), seconds),
        recorded_rate(batch),
        rate(batch, lambda: batch.step(batch.sample(), check=False, look=False), seconds),
    ]


HEADER = ["game, players", "games", "sample, check", "sample", "given actions", "without observation and mask"]


def write_table(header: list[str], rows: Iterable[list[str]]) -> None:
    """Write each row as soon as it is measured, so that an interrupted run still has results."""
    say()
    say("Million decisions a second:")
    say()
    for line in markdown(header, rows):
        say(line)


def cells(start: Game[Any, Any], games: int, values: list[float]) -> list[str]:
    """A row of a table."""
    return [label(start), f"{games:,}", *(f"{value / 1e6:,.2f}" for value in values)]


def measure_cpu(sizes: list[int], seconds: float, threads: int | None) -> None:
    starts: list[Game[Any, Any]] = [odin.Game(2), odin.Game(4), odin.Game(6), ravens.Game()]
    for start in starts:
        note(f"checking {label(start)}")
        check_cpu(start)

    def rows() -> Iterator[list[str]]:
        for start in starts:
            for games in sizes:
                note(f"{label(start)}, {games} games")
                batch = Batch(start, games, threads=threads)
                yield cells(start, games, [*rates(batch, seconds), core_rate(batch, seconds)])

    write_table([*HEADER, "sample, check, for a second of one core"], rows())


def core_rate(batch: Batch, seconds: float) -> float:
    """Decisions per second of CPU time, which is more meaningful than wall time on a busy machine."""
    steps, started, used = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        batch.step(batch.sample())
        steps += 1
    return batch.games * steps / (time.process_time() - used)


def measure_cuda(sizes: list[int], seconds: float) -> None:
    starts: list[Game[Any, Any]] = [odin.Game(4), odin.Game(2), odin.Game(6), ravens.Game()]
    usual = sizes[max(0, len(sizes) - 2)]
    for start in starts:
        note(f"checking {label(start)}; compiles first")
        say(f"- {tried(partial(check_cuda, start))}")
    say(f"- {tried(share_with_torch)}")
    say(f"- {tried(share_with_jax)}")

    def rows() -> Iterator[list[str]]:
        for start in starts:
            for games in sizes if start.players == 4 else [usual]:
                note(f"{label(start)}, {games} games")
                batch = Batch(start, games, device="cuda")
                yield cells(start, games, [*rates(batch, seconds), *look_rates(batch)])
                del batch

    write_table([*HEADER, "observation alone", "mask alone"], rows())
    say()
    say(f"PyTorch draws from the mask, {usual:,} games: {tried(lambda: torch_line(usual, seconds))}")


def torch_line(games: int, seconds: float) -> str:
    return f"{torch_rate(Batch(odin.Game(4), games, device='cuda'), seconds) / 1e6:,.2f} million decisions a second"


def look_rates(batch: Batch) -> list[float]:
    """Slots per second of the two kernels that write observation and mask, measured separately."""
    slots: Any = batch._slots
    return [kernel_rate(batch.games, launch) for launch in (slots._observe, slots._mark)]


def kernel_rate(games: int, launch: Callable[[], None]) -> float:
    times = []
    for _ in range(10):
        cuda.synchronize()
        started = time.perf_counter()
        for _ in range(5):
            launch()
        cuda.synchronize()
        times.append((time.perf_counter() - started) / 5)
    return games / statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    parser.add_argument("--games", type=int, nargs="+", help="numbers of games to measure")
    parser.add_argument("--seconds", type=float, default=1.0, help="approximate time for each figure")
    parser.add_argument("--threads", type=int, help="CPU threads; by default one for each core")
    wish = parser.parse_args()
    versions = f"Python {platform.python_version()}, numba {version_of('numba')}, numpy {np.__version__}"
    say("# Batches")
    say()
    if wish.device == "cpu":
        say(f"- machine: {processor()}, {os.cpu_count()} cores, {wish.threads or os.cpu_count()} threads")
        say(f"- {versions}")
        measure_cpu(wish.games or [256, 4096], wish.seconds, wish.threads)
    else:
        say(f"- machine: {gpu_name()}")
        say(f"- {versions}, numba-cuda {version_of('numba-cuda') or 'not installed'}")
        measure_cuda(wish.games or [1 << 12, 1 << 16, 1 << 18, 1 << 20], wish.seconds)


if __name__ == "__main__":
    main()
