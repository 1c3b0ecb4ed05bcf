"""Compiled loops over the slots of a batch, for the CPU, and what a slot of a batch does on any device.

Each thread works on a part of the slots, with buffers of its own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from allfather.core.chance import below, stream
from allfather.core.compiling import rule
from allfather.core.contract import OVER, returns
from allfather.envs.slots import begin, list_legal, look, make_action

SAMPLER = np.dtype((np.record, np.dtype([("rng", np.uint64), ("slot", np.int64)])))
"""The generator of the random actions of a slot, which are no part of the game's own chance.

It has a second field because Numba would otherwise take every record that begins with a generator for one of these.
"""
FIRST_SAMPLER = 1 << 62
"""Slot i has stream ``FIRST_SAMPLER + i`` of the seed, which no game has."""


class Source(NamedTuple):
    """Where the games of a batch come from."""

    start: Any
    """The slot that every game begins as, in an array of one."""
    seed: int
    stride: int
    """From the number of a game to that of the next one in the same slot: the size of the batch."""


class Outcome(NamedTuple):
    """What a step writes for each slot."""

    rewards: Any
    dones: Any


class Sight(NamedTuple):
    """What the seat to act sees in each slot."""

    observation: Any
    mask: Any
    shown: Any
    """The ids that the mask shows: when it is written anew, only those few are cleared, not the whole row."""
    shown_counts: Any
    """How many ids that are."""


class Buffers(NamedTuple):
    """Memory that a thread writes into and that means nothing afterwards."""

    deal: Any
    views: Any
    """One view."""


@rule
def update_mask(mask: Any, shown: Any, shown_count: int, ids: Any, count: int) -> Any:
    """Write the mask of a slot, which shows other ids so far; return how many it shows now."""
    for place in range(shown_count):
        mask[shown[place]] = False
    for place in range(count):
        mask[ids[place]] = True
        shown[place] = ids[place]
    return count


@rule
def start_sampler(samplers: Any, slot: int, seed: int) -> None:
    """Start the generator of the random actions of a slot."""
    sampler = samplers[slot]
    sampler.slot = slot
    sampler.rng = stream(seed, FIRST_SAMPLER + slot)


# Loops.


@rule
def begin_slots(slots: Any, ids: Any, source: Source, buffers: Buffers) -> None:
    """Begin in each slot the game whose number it has."""
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
    sight: Sight,
    buffers: Buffers,
    is_seen: bool,
) -> None:
    """Make an action in each slot; a finished game gives way to the next one of its slot.

    If it *is_seen*, write observation and mask in the same pass, while the state is in the cache.
    """
    start, seed, stride = source
    rewards, dones = outcome
    deal, views = buffers
    observation, mask, shown, shown_counts = sight
    for place in range(len(slots)):
        slot = slots[place]
        who = make_action(slot.state, actions[place], deal)
        returns(slot.state, rewards[place])
        dones[place] = who == OVER
        if who == OVER:
            who = begin(slots, place, start, seed, slot.number + stride, deal)
        slot.seat = who
        list_legal(slot, ids[place])  # only here: called in two places it would not be inlined, which costs a tenth
        if is_seen:
            look(slot.state, who, views[0], observation[place])
            shown_counts[place] = update_mask(mask[place], shown[place], shown_counts[place], ids[place], slot.count)


@rule
def look_slots(slots: Any, ids: Any, sight: Sight, buffers: Buffers) -> None:
    """Write observation and mask of each slot."""
    observation, mask, shown, shown_counts = sight
    for place in range(len(slots)):
        slot = slots[place]
        look(slot.state, slot.seat, buffers.views[0], observation[place])
        shown_counts[place] = update_mask(mask[place], shown[place], shown_counts[place], ids[place], slot.count)


@rule
def start_samplers(samplers: Any, seed: int) -> None:
    """Start the generators of the random actions."""
    for slot in range(len(samplers)):
        start_sampler(samplers, slot, seed)


@rule
def sample_slots(slots: Any, ids: Any, samplers: Any, out: Any) -> None:
    """Draw a uniformly random legal action for each slot."""
    for place in range(len(out)):
        out[place] = ids[place, below(samplers[place], slots[place].count)]
