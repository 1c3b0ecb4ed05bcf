"""Compiled loops over the slots of a batch on the CPU, and functions for one slot that all devices share.

Each thread works on a part of the slots with its own buffers.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from allfather.core.chance import below, stream
from allfather.core.compiling import rule
from allfather.core.contract import OVER, returns
from allfather.envs.slots import begin, list_legal, look, make_action

SAMPLER = np.dtype((np.record, np.dtype([("rng", np.uint64), ("slot", np.int64)])))
"""The generator of the random actions of a slot, which is separate from that of its game.

It has a second field because otherwise Numba would match every record that begins with a generator to this type.
"""
FIRST_SAMPLER = 1 << 62
"""Slot i uses stream ``FIRST_SAMPLER + i`` of the seed, which no game uses."""


class Source(NamedTuple):
    """Where the games of a batch come from."""

    start: Any
    """An array of one slot, of which every game starts as a copy."""
    seed: int
    stride: int
    """The difference between the numbers of consecutive games in a slot: the size of the batch."""


class Outcome(NamedTuple):
    """What a step writes for each slot."""

    rewards: Any
    dones: Any


class Observation(NamedTuple):
    """What the seat to act sees in each slot."""

    observation: Any
    mask: Any
    shown: Any
    """The ids that are set in the mask: only these few are cleared before the next update, not the whole row."""
    shown_counts: Any
    """How many ids are set in each mask."""


class Buffers(NamedTuple):
    """Scratch memory of one thread."""

    deal: Any
    views: Any
    """One view."""


@rule
def update_mask(mask: Any, shown: Any, shown_count: int, ids: Any, count: int) -> Any:
    """Replace the *shown* ids in the mask of a slot by *ids*; return how many are set now."""
    for place in range(shown_count):
        mask[shown[place]] = False
    for place in range(count):
        mask[ids[place]] = True
        shown[place] = ids[place]
    return count


@rule
def start_sampler(samplers: Any, slot: int, seed: int) -> None:
    """Seed the generator of the random actions of a slot."""
    sampler = samplers[slot]
    sampler.slot = slot
    sampler.rng = stream(seed, FIRST_SAMPLER + slot)


# Loops.


@rule
def begin_slots(slots: Any, ids: Any, source: Source, buffers: Buffers) -> None:
    """Start the game whose number each slot has."""
    for place in range(len(slots)):
        begin(slots, place, source.start, source.seed, slots[place].number, buffers.deal)
        list_legal(slots[place], ids[place])


@rule
def step_slots(
    slots: Any,
    ids: Any,
    actions: Any,
    source: Source,
    outcome: Outcome,
    observed: Observation,
    buffers: Buffers,
    is_seen: bool,
) -> None:
    """Make an action in each slot; a finished game is replaced by the next one of its slot.

    If *is_seen*, observation and mask are written in the same pass, while the state is in the cache.
    """
    start, seed, stride = source
    rewards, dones = outcome
    deal, views = buffers
    observation, mask, shown, shown_counts = observed
    for place in range(len(slots)):
        slot = slots[place]
        who = make_action(slot.state, actions[place], deal)
        returns(slot.state, rewards[place])
        dones[place] = who == OVER
        if who == OVER:
            who = begin(slots, place, start, seed, slot.number + stride, deal)
        slot.seat = who
        list_legal(slot, ids[place])  # the only call: with a second one it would not be inlined, which costs a tenth
        if is_seen:
            look(slot.state, who, views[0], observation[place])
            shown_counts[place] = update_mask(mask[place], shown[place], shown_counts[place], ids[place], slot.count)


@rule
def look_slots(slots: Any, ids: Any, observed: Observation, buffers: Buffers) -> None:
    """Write observation and mask of each slot."""
    observation, mask, shown, shown_counts = observed
    for place in range(len(slots)):
        slot = slots[place]
        look(slot.state, slot.seat, buffers.views[0], observation[place])
        shown_counts[place] = update_mask(mask[place], shown[place], shown_counts[place], ids[place], slot.count)


@rule
def start_samplers(samplers: Any, seed: int) -> None:
    """Seed the generators of the random actions."""
    for slot in range(len(samplers)):
        start_sampler(samplers, slot, seed)


@rule
def sample_slots(slots: Any, ids: Any, samplers: Any, out: Any) -> None:
    """Draw a uniformly random legal action for each slot."""
    for place in range(len(out)):
        out[place] = ids[place, below(samplers[place], slots[place].count)]
