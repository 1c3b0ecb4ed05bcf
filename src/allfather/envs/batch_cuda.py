"""A batch on a GPU: one thread for each slot; the kernels call the same rules as the CPU."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core.chance import below, stream
from allfather.core.compiling import Record, new_record, new_records
from allfather.core.contract import OVER, legal_actions, returns
from allfather.core.game import Game
from allfather.core.steps import is_listed
from allfather.envs.batch_kernels import SAMPLER, start_sampler, update_mask
from allfather.envs.checks import check_actions
from allfather.envs.sharing import DeviceArray
from allfather.envs.slots import begin_game, look, make_action
from allfather.sim.device import cuda

_jit: Callable[[Any], Any] = cuda.jit

BLOCK = 128


@lru_cache
def act_kernel(deal_size: int) -> Any:
    """The kernel that makes an action in each slot, with the deals that follow."""

    @_jit
    def act_slots(actions: Any, states: Any, seats: Any, rewards: Any, dones: Any) -> None:
        slot = cuda.grid(1)
        if slot < len(actions):
            deal = cuda.local.array(deal_size, np.int8)
            seats[slot] = make_action(states[slot], actions[slot], deal)
            returns(states[slot], rewards[slot])
            dones[slot] = seats[slot] == OVER

    return act_slots


@lru_cache
def settle_kernel(deal_size: int) -> Any:
    """The kernel that starts the next game in each slot whose game is over, and lists all legal actions."""

    @_jit
    def settle_slots(start: Any, seed: Any, states: Any, numbers: Any, seats: Any, ids: Any, counts: Any) -> None:
        slot = cuda.grid(1)
        if slot < len(seats):
            if seats[slot] == OVER:
                deal = cuda.local.array(deal_size, np.int8)
                numbers[slot] += len(numbers)
                states[slot] = start[0]
                seats[slot] = begin_game(states[slot], stream(seed[0], numbers[slot]), deal)
            counts[slot] = legal_actions(states[slot], ids[slot])

    return settle_slots


@lru_cache
def observe_kernel(view_type: np.dtype[Any]) -> Any:
    """The kernel that writes the observation of the seat to act.

    In memory it is transposed, with one row for each number, so that neighbouring threads write to neighbouring
    addresses: that is six times as fast as one row for each slot. Callers get a transposed view of it.
    """

    @_jit
    def observe_slots(states: Any, seats: Any, observation: Any) -> None:
        slot = cuda.grid(1)
        if slot < len(seats):
            views = cuda.local.array(1, view_type)
            look(states[slot], seats[slot], views[0], observation[:, slot])

    return observe_slots


@_jit
def clear_slots(mask: Any, shown_counts: Any) -> None:
    """Clear all masks."""
    slot = cuda.grid(1)
    if slot < len(shown_counts):
        shown_counts[slot] = 0
        for action in range(mask.shape[1]):
            mask[slot, action] = False


@_jit
def mark_slots(ids: Any, counts: Any, mask: Any, shown: Any, shown_counts: Any) -> None:
    """Write the mask of each slot."""
    slot = cuda.grid(1)
    if slot < len(counts):
        shown_counts[slot] = update_mask(mask[slot], shown[slot], shown_counts[slot], ids[slot], counts[slot])


@_jit
def take_actions(given: Any, actions: Any) -> None:
    """Copy actions of any integer type."""
    slot = cuda.grid(1)
    if slot < len(actions):
        actions[slot] = given[slot]


@_jit
def find_illegal(actions: Any, ids: Any, counts: Any, first: Any) -> None:
    """Lower *first* to the first slot whose action is not legal."""
    slot = cuda.grid(1)
    if slot < len(actions) and not is_listed(actions[slot], ids[slot], counts[slot]):
        cuda.atomic.min(first, 0, slot)


@_jit
def start_samplers(samplers: Any, seed: Any) -> None:
    """Seed the generators of the random actions."""
    slot = cuda.grid(1)
    if slot < len(samplers):
        start_sampler(samplers, slot, seed[0])


@_jit
def sample_slots(ids: Any, counts: Any, samplers: Any, out: Any) -> None:
    """Draw a uniformly random legal action for each slot."""
    slot = cuda.grid(1)
    if slot < len(out):
        out[slot] = ids[slot, below(samplers[slot], counts[slot])]


def configure(kernel: Any, grid: tuple[int, int]) -> None:
    """Configure *kernel* for a grid without Numba's warning that a small grid underuses the GPU."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Grid size")
        kernel[grid]


class Launch:
    """A kernel bound to its arrays, which saves Numba from determining their types at each call."""

    def __init__(self, kernel: Any, grid: tuple[int, int], *arguments: Any) -> None:
        self._kernel, self._grid, self._arguments = kernel, grid, arguments

    @cached_property
    def _specialized(self) -> Any:
        kernel = self._kernel.specialize(*self._arguments)
        configure(kernel, self._grid)
        return kernel

    def __call__(self) -> None:
        self._specialized[self._grid](*self._arguments)


class CudaSlots:
    """The slots of a batch on the current GPU; games start from *start*."""

    def __init__(self, start: Game[Any, Any], games: int) -> None:
        records = new_records(start.state_type, 1)
        records[0] = start.state
        self._start = cuda.to_device(records)
        self._seed = cuda.to_device(np.zeros(1, np.int64))
        self._states = cuda.device_array(games, records.dtype)
        self._numbers = cuda.device_array(games, np.int64)
        self._actions = cuda.device_array(games, np.int64)
        self._none_illegal = np.array([games], np.int64)
        self._first_illegal = cuda.to_device(self._none_illegal)
        self.seats = new_array(games, np.int32)
        self.ids = new_array((games, start.max_legal + 1), np.int32)
        self.counts = new_array(games, np.int32)
        self.rewards = new_array((games, start.players), np.float32)
        self.dones = new_array(games, np.bool_)
        self.mask = new_array((games, start.actions), np.bool_)
        self.sampled = new_array(games, np.int32)
        self.observation = DeviceArray(cuda.device_array((start.encoded, games), np.float32), is_turned=True)
        block = min(BLOCK, games)
        self._grid = (-(-games // block), block)
        self._prepare_rules(start)
        self._prepare_sight(start)
        self._prepare_samples()

    def _prepare_rules(self, start: Game[Any, Any]) -> None:
        seats, ids, counts = self.seats.array, self.ids.array, self.counts.array
        outcome = (self.rewards.array, self.dones.array)
        slots = (self._states, self._numbers, seats, ids, counts)
        self._act = Launch(act_kernel(start.deal_size), self._grid, self._actions, self._states, seats, *outcome)
        self._settle = Launch(settle_kernel(start.deal_size), self._grid, self._start, self._seed, *slots)
        self._find_illegal = Launch(find_illegal, self._grid, self._actions, ids, counts, self._first_illegal)
        configure(take_actions, self._grid)

    def _prepare_sight(self, start: Game[Any, Any]) -> None:
        ids, counts, mask = self.ids.array, self.counts.array, self.mask.array
        shown = cuda.device_array(ids.shape, ids.dtype)
        shown_counts = cuda.device_array(counts.shape, counts.dtype)
        kernel = observe_kernel(new_record(start.view_type).dtype)
        self._observe = Launch(kernel, self._grid, self._states, self.seats.array, self.observation.array)
        self._mark = Launch(mark_slots, self._grid, ids, counts, mask, shown, shown_counts)
        Launch(clear_slots, self._grid, mask, shown_counts)()

    def _prepare_samples(self) -> None:
        samplers = cuda.device_array(len(self.counts), SAMPLER)
        arrays = (self.ids.array, self.counts.array, samplers, self.sampled.array)
        self._sample = Launch(sample_slots, self._grid, *arrays)
        self._start_samplers = Launch(start_samplers, self._grid, samplers, self._seed)

    def begin(self, seed: int, numbers: NDArray[np.int64]) -> None:
        """Begin the games of *seed* with these numbers."""
        self._seed.copy_to_device(np.array([seed], np.int64))
        self._numbers.copy_to_device(numbers - len(numbers))
        self.seats.array.copy_to_device(np.full(len(numbers), OVER, np.int32))
        self._settle()

    def take(self, actions: Any) -> None:
        """Keep *actions* for the next step.

        :raises NotationError: if they are not a whole number for each slot.
        """
        given = on_device(actions)
        check_actions(given, len(self._actions))
        take_actions[self._grid](given, self._actions)

    def first_illegal(self) -> int:
        """The first slot whose action is not legal, or -1."""
        self._find_illegal()
        first = int(self._first_illegal.copy_to_host()[0])
        if first == len(self._actions):
            return -1
        self._first_illegal.copy_to_device(self._none_illegal)
        return first

    def step(self, is_seen: bool) -> None:
        """Make the actions given to :meth:`take` and, if *is_seen*, write observation and mask."""
        self._act()
        self._settle()
        if is_seen:
            self.look()

    def look(self) -> None:
        """Write observation and mask."""
        self._observe()
        self._mark()

    def start_samplers(self, seed: int) -> None:
        self._seed.copy_to_device(np.array([seed], np.int64))
        self._start_samplers()

    def sample(self) -> DeviceArray:
        """A random legal action for each slot."""
        self._sample()
        return self.sampled

    def record(self, slot: int) -> Record:
        """A copy of the state in a slot."""
        return self._states[slot : slot + 1].copy_to_host()[0]

    def action(self, slot: int) -> int:
        """The action for a slot that was given to :meth:`take`."""
        return int(self._actions[slot : slot + 1].copy_to_host()[0])

    def game_numbers(self) -> NDArray[np.int64]:
        numbers: NDArray[np.int64] = self._numbers.copy_to_host()
        return numbers


def new_array(shape: int | tuple[int, int], dtype: Any) -> DeviceArray:
    return DeviceArray(cuda.device_array(shape, dtype))


def on_device(actions: Any) -> Any:
    """*actions* as a Numba device array: the same memory if they are on the GPU, else a copy."""
    if isinstance(actions, DeviceArray):
        return actions.array
    if hasattr(actions, "__cuda_ndarray__"):  # Numba's own
        return actions
    if hasattr(actions, "__cuda_array_interface__"):
        if hasattr(actions, "block_until_ready"):  # JAX uses streams that Numba does not wait for
            actions.block_until_ready()
        return cuda.as_cuda_array(actions)
    array = np.asarray(actions)
    return cuda.to_device(np.ascontiguousarray(array)) if array.dtype.kind in "iu" and array.ndim else array
