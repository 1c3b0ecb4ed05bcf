"""Games in training on a GPU: one thread for each slot; the kernels call the same rules as the CPU."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from allfather.core.compiling import record_type
from allfather.core.contract import Workspace
from allfather.core.game import Game
from allfather.nets.inputs import Inputs
from allfather.sim.device import cuda
from allfather.train.seats import Observation, Outcome, Scratch, Slots, Source, advance, greedy_action
from allfather.train.selfplay import Tensors

_jit: Callable[[Any], Any] = cuda.jit

BLOCK = 64


@lru_cache
def advance_kernel(kind: type[Game[Any, Any]], inputs: Inputs) -> Any:
    """The kernel that runs :func:`allfather.train.seats.advance` in each slot."""
    deal_size, most_legal, players = kind.deal_size, kind.max_legal + 1, kind.player_counts[-1]
    view_type = record_type(kind.view_type)
    most_facts, byte_count = max(inputs.most_facts, inputs.secrets), -(-max(inputs.facts, inputs.secrets) // 8)

    @_jit
    def advance_slots(  # noqa: PLR0913, PLR0917 - a kernel is given arrays
        actions: Any,
        starts: Any,
        tables: Any,
        seed: Any,
        states: Any,
        numbers: Any,
        paid_outlook: Any,
        rewards: Any,
        dones: Any,
        facts: Any,
        secrets: Any,
        rows: Any,
        choices: Any,
        counts: Any,
        seats: Any,
    ) -> None:
        slot = cuda.grid(1)
        if slot < len(actions):
            scratch = Scratch(
                cuda.local.array(deal_size, np.int8),
                cuda.local.array(most_legal, np.int32),
                cuda.local.array(players, np.float64),
                cuda.local.array(1, view_type),
                cuda.local.array(most_facts, np.int32),
                cuda.local.array(byte_count, np.uint8),
            )
            source, slots = Source(starts, tables, seed), Slots(states, numbers, paid_outlook)
            outcome, observed = Outcome(rewards, dones), Observation(facts, secrets, rows, choices, counts, seats)
            advance(actions[slot], source, slots, slot, scratch, outcome, observed)

    return advance_slots


@lru_cache
def greedy_kernel(kind: type[Game[Any, Any]]) -> Any:
    """The kernel that chooses for a greedy player in each slot."""
    most_legal, state_type = kind.max_legal + 1, record_type(kind.state_type)

    @_jit
    def greedy_slots(states: Any, out: Any) -> None:
        slot = cuda.grid(1)
        if slot < len(out):
            ids = cuda.local.array(most_legal, np.int32)
            ratings = cuda.local.array(most_legal, np.float64)
            workspace = Workspace(cuda.local.array(3, state_type), cuda.local.array((2, most_legal), np.int32))
            out[slot] = greedy_action(states[slot], ids, ratings, workspace)

    return greedy_slots


class Launch:
    """A kernel bound to its arrays, launched on PyTorch's current stream so that it can be part of a CUDA graph."""

    def __init__(self, kernel: Any, games: int, *arguments: Any) -> None:
        self._blocks, self._arguments = -(-games // BLOCK), arguments
        self._kernel = kernel.specialize(*arguments)
        self._by_stream: dict[int, Any] = {}

    def __call__(self) -> None:
        stream = torch.cuda.current_stream().cuda_stream
        if stream not in self._by_stream:
            with warnings.catch_warnings():
                warnings.filterwarnings("ignore", message=".*Grid size")
                self._by_stream[stream] = self._kernel[self._blocks, BLOCK, cuda.external_stream(stream)]
        self._by_stream[stream](*self._arguments)


class CudaSlots:
    """The slots of :class:`allfather.train.selfplay.SelfPlay` on the current GPU."""

    def __init__(
        self,
        kind: type[Game[Any, Any]],
        inputs: Inputs,
        tensors: Tensors,
        starts: NDArray[Any],
        tables: NDArray[np.int32],
        seed: int,
    ) -> None:
        games, players = len(tables), kind.player_counts[-1]
        self.slots = Slots(
            cuda.device_array(games, record_type(kind.state_type)),
            cuda.to_device(np.arange(games) - games),
            cuda.to_device(np.zeros((players, games), np.float32)),
        )
        source = Source(cuda.to_device(starts), cuda.to_device(tables), cuda.to_device(np.array([seed])))
        actions = cuda.as_cuda_array(tensors.actions)
        written = [cuda.as_cuda_array(getattr(tensors, name)) for name in (*Outcome._fields, *Observation._fields)]
        self.step = Launch(advance_kernel(kind, inputs), games, actions, *source, *self.slots, *written)
        self.chosen = torch.zeros_like(tensors.actions)
        self._greedy = Launch(greedy_kernel(kind), games, self.slots.states, cuda.as_cuda_array(self.chosen))

    def greedy(self) -> torch.Tensor:
        self._greedy()
        return self.chosen

    def saved(self) -> dict[str, NDArray[Any]]:
        return {name: array.copy_to_host() for name, array in self.slots._asdict().items()}

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        for name, values in kept.items():
            getattr(self.slots, name).copy_to_device(values)
