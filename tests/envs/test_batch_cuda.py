"""Batches on CUDA compared with batches on the CPU: in Numba's simulator, as ``make test`` runs it, or on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from allfather import odin, ravens
from allfather.core.errors import IllegalAction, NotationError
from allfather.core.game import Game
from allfather.envs.batch import Batch
from allfather.sim.device import cuda, has_gpu
from tests.helpers.scale import INTERPRETED, scaled

pytestmark = pytest.mark.skipif(not has_gpu(), reason="neither a GPU nor NUMBA_ENABLE_CUDASIM=1")
on_a_gpu = pytest.mark.skipif(INTERPRETED, reason="the simulator has no memory of a GPU")

SMALL = "MM1 MF3 MW3 FF1 FW2 FS2 / M3 F2 W3 order2 land3 / Odin+M"
STARTS: list[Game[Any, Any]] = [
    odin.Game(2, odin.Options(1, "winner", "forced")),
    odin.Game(4),
    odin.Game(6),
    ravens.Game(),
    ravens.Game(2, ravens.Options(False, False, False, SMALL)),
]


def pair(start: Game[Any, Any], games: int, seed: int = 7) -> tuple[Batch, Batch]:
    return Batch(start, games, seed=seed, threads=1), Batch(start, games, seed=seed, device="cuda")


def check_alike(on_cpu: Batch, on_cuda: Batch) -> None:
    for one, other in (
        (on_cpu.seats, on_cuda.seats),
        (on_cpu.observe(), on_cuda.observe()),
        (on_cpu.mask(), on_cuda.mask()),
        (on_cpu.legal()[1], on_cuda.legal()[1]),
        (on_cpu.numbers, on_cuda.numbers),
    ):
        assert (one.shape, one.dtype) == (other.shape, other.dtype)
        assert np.array_equal(one, np.asarray(other))
    (ids, counts), others = on_cpu.legal(), np.asarray(on_cuda.legal()[0])
    for slot in range(on_cpu.games):
        assert np.array_equal(ids[slot, : counts[slot]], others[slot, : counts[slot]])


def step_both(on_cpu: Batch, on_cuda: Batch, **how: bool) -> int:
    """Make a random step in both; return how many games were finished."""
    actions = on_cpu.sample().copy()
    drawn = on_cuda.sample()
    assert np.array_equal(actions, np.asarray(drawn))
    outcome, other = on_cpu.step(actions, **how), on_cuda.step(drawn, **how)
    for one, two in zip(outcome, other, strict=True):
        assert np.array_equal(one, np.asarray(two))
    return int(outcome[1].sum())


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.name}-{start.players}")
def test_both_devices_play_the_same(start: Game[Any, Any]) -> None:
    on_cpu, on_cuda = pair(start, scaled(1000, 3))
    for step in range(scaled(300, 20)):
        if step % scaled(50, 4) == 0:
            check_alike(on_cpu, on_cuda)
        step_both(on_cpu, on_cuda)

    check_alike(on_cpu, on_cuda)


@pytest.mark.parametrize("how", [{"look": False}, {"check": False}], ids=["unseen", "unchecked"])
def test_finished_games_are_replaced(how: dict[str, bool]) -> None:
    on_cpu, on_cuda = pair(odin.Game(2, odin.Options(limit=1)), scaled(300, 2))
    finished = 0
    while finished < scaled(1000, 4):
        finished += step_both(on_cpu, on_cuda, **how)

    check_alike(on_cpu, on_cuda)
    on_cpu.reset()
    on_cuda.reset()
    check_alike(on_cpu, on_cuda)
    on_cpu.reset(3)
    on_cuda.reset(3)
    check_alike(on_cpu, on_cuda)


def test_an_illegal_action_is_refused_with_its_slot() -> None:
    on_cpu, on_cuda = pair(odin.Game(3), 5)
    good = on_cpu.sample().astype(np.int64)
    for slot, wrong in ((2, -1), (4, odin.Game.actions), (0, 2**32), (1, odin.Game.actions - 1)):
        actions = good.copy()
        actions[slot:] = wrong
        for batch in (on_cpu, on_cuda):
            with pytest.raises(IllegalAction, match=f"^slot {slot}: "):
                batch.step(actions)
        check_alike(on_cpu, on_cuda)
    on_cpu.step(good)
    on_cuda.step(good)

    check_alike(on_cpu, on_cuda)
    assert on_cuda.game(3) == on_cpu.game(3)


@pytest.mark.parametrize("kind", ["list", "numpy", "numba", "int16"])
def test_actions_come_from_anywhere(kind: str) -> None:
    on_cpu, on_cuda = pair(odin.Game(3), 4)
    actions = on_cpu.sample().copy()
    given: dict[str, Any] = {
        "list": actions.tolist(),
        "numpy": actions,
        "numba": cuda.to_device(actions),
        "int16": cuda.to_device(actions.astype(np.int16)),
    }
    on_cpu.step(actions)
    on_cuda.step(given[kind])

    check_alike(on_cpu, on_cuda)


def test_invalid_arrays_of_actions_are_refused() -> None:
    on_cpu, on_cuda = pair(odin.Game(3), 4)
    for actions in ([0, 0], 0, [0.0] * 4, ["pass"] * 4, cuda.to_device(np.zeros(4)), cuda.to_device(np.zeros(5, int))):
        with pytest.raises(NotationError, match="a whole number for each of 4 games"):
            on_cuda.step(actions)

    check_alike(on_cpu, on_cuda)
    with pytest.raises(NotationError, match="a whole number for each of 1 games"):
        Batch(odin.Game(3), 1, device="cuda").step(0)


def test_gpu_arrays_are_not_copied_to_the_cpu_implicitly() -> None:
    _, on_cuda = pair(odin.Game(2), 2)

    assert len(on_cuda.mask()) == 2
    with pytest.raises(ValueError, match="without a copy"):
        np.array(on_cuda.mask(), copy=False)
    assert np.asarray(on_cuda.mask(), np.float32).dtype == np.float32


@on_a_gpu
def test_torch_shares_the_memory() -> None:
    torch = pytest.importorskip("torch")
    on_cpu, on_cuda = pair(odin.Game(4), 50)
    for array in (on_cuda.observe(), on_cuda.mask(), on_cuda.seats):
        for tensor in (torch.as_tensor(array, device="cuda"), torch.from_dlpack(array)):
            assert tensor.data_ptr() == array.__cuda_array_interface__["data"][0]
            assert np.array_equal(tensor.cpu().numpy(), np.asarray(array))
    mask = torch.as_tensor(on_cuda.mask(), device="cuda")
    actions = mask.float().argmax(dim=1)
    on_cuda.step(actions)
    on_cpu.step(actions.cpu().numpy())

    check_alike(on_cpu, on_cuda)
    assert np.array_equal(mask.cpu().numpy(), on_cpu.mask())


@on_a_gpu
def test_jax_shares_the_memory() -> None:
    jax = pytest.importorskip("jax")
    on_cpu, on_cuda = pair(odin.Game(4), 50)
    for array in (on_cuda.observe(), on_cuda.mask(), on_cuda.seats):
        taken = jax.dlpack.from_dlpack(array)
        assert taken.unsafe_buffer_pointer() == array.__cuda_array_interface__["data"][0]
        assert np.array_equal(taken, np.asarray(array))
    actions = jax.dlpack.from_dlpack(on_cuda.mask()).argmax(axis=1)
    on_cuda.step(actions)
    on_cpu.step(np.asarray(actions))

    check_alike(on_cpu, on_cuda)
