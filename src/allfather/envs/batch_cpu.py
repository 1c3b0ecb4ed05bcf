"""A batch on the CPU: its arrays in NumPy, its slots split over threads that run compiled loops."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allfather.core.compiling import Record, new_records
from allfather.core.game import Game
from allfather.envs import batch_kernels as kernels

PART = 256
"""Slots that a thread takes at once, at the least: fewer are not worth the handing over."""
PARTS = 4
"""Parts for each thread, at the most: more than one, so that a slow thread does not hold up the others."""


class Part(NamedTuple):
    """Some slots, which one thread works on; see :mod:`allfather.envs.batch_kernels` for the tuples."""

    actions: NDArray[np.int64]
    slots: tuple[NDArray[Any], ...]
    outcome: tuple[NDArray[Any], ...]
    picture: tuple[NDArray[Any], ...]
    desk: tuple[NDArray[Any], ...]


class CpuSlots:
    """The slots of a batch on *threads* threads, all cores unless given; games begin from *start*."""

    def __init__(self, start: Game[Any, Any], games: int, threads: int | None) -> None:
        self.start = new_records(start.state_type, 1)
        self.start[0] = start.state
        self.seed = 0
        self.states = new_records(start.state_type, games)
        self.numbers = np.zeros(games, np.int64)
        self.seats = np.zeros(games, np.int32)
        self.ids = np.zeros((games, start.max_legal + 1), np.int32)
        self.counts = np.zeros(games, np.int32)
        self.rewards = np.zeros((games, start.players), np.float32)
        self.dones = np.zeros(games, np.bool_)
        self.observation = np.zeros((games, start.encoded), np.float32)
        self.mask = np.zeros((games, start.actions), np.bool_)
        self.shown = np.zeros_like(self.ids)
        self.shown_counts = np.zeros_like(self.counts)
        self.samplers = np.zeros(games, kernels.SAMPLER)
        self.sampled = np.zeros(games, np.int32)
        self.actions = np.zeros(games, np.int64)
        threads = threads or os.cpu_count() or 1
        count = max(1, min(PARTS * threads, games // PART)) if threads > 1 else 1
        self.parts = [self._part(start, games * part // count, games * (part + 1) // count) for part in range(count)]
        self.helpers = min(threads, count) - 1
        self.pool = ThreadPoolExecutor(self.helpers, "batch") if self.helpers else None

    def _part(self, start: Game[Any, Any], first: int, end: int) -> Part:
        def rows(*arrays: NDArray[Any]) -> tuple[NDArray[Any], ...]:
            return tuple(array[first:end] for array in arrays)

        return Part(
            self.actions[first:end],
            rows(self.states, self.numbers, self.seats, self.ids, self.counts),
            rows(self.rewards, self.dones),
            rows(self.observation, self.mask, self.shown, self.shown_counts),
            (np.zeros(start.deal_size, np.int8), new_records(start.view_type, 1)),
        )

    def _each(self, work: Callable[[Part], None]) -> None:
        """Do *work* for all parts: this thread and its helpers each take the next one until there is none."""
        parts = iter(self.parts)

        def work_on() -> None:
            for part in parts:
                work(part)

        helpers = [self.pool.submit(work_on) for _ in range(self.helpers)] if self.pool else []
        work_on()
        for helper in helpers:
            helper.result()

    def begin(self, seed: int, numbers: NDArray[np.int64]) -> None:
        """Begin the games of *seed* with these numbers."""
        self.seed = seed
        self.numbers[:] = numbers
        self._each(lambda part: kernels.begin_slots(part.slots, self.start, seed, part.desk))

    def take(self, actions: Any) -> NDArray[Any]:
        """Keep *actions* for the next step, if they are whole numbers, one for each slot; return them as they came."""
        given = np.asarray(actions)
        if given.dtype.kind in "iu" and given.shape == self.actions.shape:
            self.actions[:] = given
        return given

    def first_illegal(self) -> int:
        """The first slot whose action is not legal, or -1."""
        return int(kernels.first_illegal(self.actions, self.ids, self.counts))

    def step(self, is_seen: bool) -> None:
        """Make the actions taken and, if it is to be seen, write observation and mask."""
        chance = (self.start, self.seed, len(self.actions))

        def work(part: Part) -> None:
            outcome = (*part.outcome, is_seen)
            kernels.step_slots(part.actions, part.slots, chance, outcome, part.picture, part.desk)

        self._each(work)

    def look(self) -> None:
        """Write observation and mask."""
        self._each(lambda part: kernels.look_slots(part.slots, part.picture, part.desk))

    def start_samplers(self, seed: int) -> None:
        kernels.start_samplers(self.samplers, seed)

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each slot; drawing them is not worth a second thread."""
        kernels.sample_slots(self.ids, self.counts, self.samplers, self.sampled)
        return self.sampled

    def record(self, slot: int) -> Record:
        """A copy of the state in a slot."""
        return self.states[slot].copy()

    def action(self, slot: int) -> int:
        """The action taken for a slot."""
        return int(self.actions[slot])

    def game_numbers(self) -> NDArray[np.int64]:
        return self.numbers.copy()
