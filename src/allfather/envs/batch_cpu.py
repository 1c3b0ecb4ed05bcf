"""A batch on the CPU: NumPy arrays whose slots are split over threads that run compiled loops."""

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
from allfather.envs.batch_kernels import Buffers, Observation, Outcome, Source
from allfather.envs.checks import check_actions
from allfather.envs.slots import first_illegal, new_ids, new_slots

PART = 256
"""The minimum number of slots in a part: fewer are not worth handing to a thread."""
PARTS = 4
"""The maximum number of parts per thread: more than one, so that a slow thread does not hold up the others."""


class Part(NamedTuple):
    """Some slots, which one thread works on."""

    slots: NDArray[Any]
    ids: NDArray[np.int32]
    actions: NDArray[np.int64]
    outcome: Outcome
    observed: Observation
    buffers: Buffers


class CpuSlots:
    """The slots of a batch on *threads* threads, by default one for each core; games start from *start*."""

    def __init__(self, start: Game[Any, Any], games: int, threads: int | None) -> None:
        self.source = Source(new_slots(start, 1), 0, games)
        self.slots, self.ids = new_slots(start, games), new_ids(type(start), games)
        self.seats, self.counts = self.slots["seat"], self.slots["count"]
        self.rewards = np.zeros((games, start.players), np.float32)
        self.dones = np.zeros(games, np.bool_)
        self.observation = np.zeros((games, start.encoded), np.float32)
        self.mask = np.zeros((games, start.actions), np.bool_)
        self.shown = np.zeros_like(self.ids)
        self.shown_counts = np.zeros(games, np.int32)
        self.samplers = np.zeros(games, kernels.SAMPLER)
        self.sampled = np.zeros(games, np.int32)
        self.actions = np.zeros(games, np.int64)
        threads = threads or os.cpu_count() or 1
        count = max(1, min(PARTS * threads, games // PART)) if threads > 1 else 1
        self.parts = [self._part(start, games * part // count, games * (part + 1) // count) for part in range(count)]
        self.helpers = min(threads, count) - 1
        self.pool = ThreadPoolExecutor(self.helpers, "batch") if self.helpers else None

    def _part(self, start: Game[Any, Any], first: int, end: int) -> Part:
        rows = slice(first, end)
        return Part(
            self.slots[rows],
            self.ids[rows],
            self.actions[rows],
            Outcome(self.rewards[rows], self.dones[rows]),
            Observation(self.observation[rows], self.mask[rows], self.shown[rows], self.shown_counts[rows]),
            Buffers(np.zeros(start.deal_size, np.int8), new_records(start.view_type, 1)),
        )

    def _each(self, work: Callable[[Part], None]) -> None:
        """Do *work* for all parts: this thread and the pool's threads each take the next part until none is left."""
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
        self.source = self.source._replace(seed=seed)
        self.slots["number"] = numbers
        self._each(lambda part: kernels.begin_slots(part.slots, part.ids, self.source, part.buffers))

    def take(self, actions: Any) -> None:
        """Keep *actions* for the next step.

        :raises NotationError: if they are not a whole number for each slot.
        """
        given = np.asarray(actions)
        check_actions(given, len(self.actions))
        self.actions[:] = given

    def first_illegal(self) -> int:
        """The first slot whose action is not legal, or -1."""
        return int(first_illegal(self.slots, self.ids, self.actions))

    def step(self, is_seen: bool) -> None:
        """Make the actions given to :meth:`take` and, if *is_seen*, write observation and mask."""

        def work(part: Part) -> None:
            slots, ids, actions, outcome, observed, buffers = part
            kernels.step_slots(slots, ids, actions, self.source, outcome, observed, buffers, is_seen)

        self._each(work)

    def look(self) -> None:
        """Write observation and mask."""
        self._each(lambda part: kernels.look_slots(part.slots, part.ids, part.observed, part.buffers))

    def start_samplers(self, seed: int) -> None:
        kernels.start_samplers(self.samplers, seed)

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each slot; drawing is too cheap for a second thread to pay off."""
        kernels.sample_slots(self.slots, self.ids, self.samplers, self.sampled)
        return self.sampled

    def record(self, slot: int) -> Record:
        """The state in a slot."""
        return self.slots[slot].state

    def action(self, slot: int) -> int:
        """The action for a slot that was given to :meth:`take`."""
        return int(self.actions[slot])

    def game_numbers(self) -> NDArray[np.int64]:
        numbers: NDArray[np.int64] = self.slots["number"].copy()
        return numbers
