"""Compiled steps of a batch: what a slot does, for any game on any device, and loops over slots for the CPU.

A slot holds one game after another. Arrays that belong together come as one tuple, with a row for each slot: *slots*
are states, numbers of the games, seats to act, legal ids and how many there are; *picture* is observation, mask, and
the ids that the mask shows and how many there are; *desk* is room for a deal and a view. The loops look at all arrays
by themselves and hand on single rows only, because handing on tuples of arrays is slow.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.chance import below, stream
from allfather.core.compiling import Record, rule
from allfather.core.contract import OVER, apply, encode, legal_actions, observe, returns
from allfather.core.steps import deal_on, is_listed

SAMPLER = np.dtype((np.record, np.dtype([("rng", np.uint64), ("slot", np.int64)])))
"""The generator of the random actions of a slot, which are no part of the game's own chance.

Its second field is there because Numba would else take every record that begins with a generator for one of these.
"""
FIRST_SAMPLER = 1 << 62
"""Slot i has stream ``FIRST_SAMPLER + i`` of the seed, which no game has."""


@rule
def begin(states: Any, slot: int, start: Any, generator: Any, deal: Any) -> Any:
    """Begin a game from *start* with its first deal; return the seat to act."""
    states[slot] = start[0]
    state = states[slot]
    state.rng = generator
    return deal_on(state, deal)


@rule
def act(state: Record, action: int, rewards: Any, deal: Any) -> Any:
    """Make *action* and the deals that follow and write what it brings; return the next seat, or OVER."""
    apply(state, action)
    who = deal_on(state, deal)
    returns(state, rewards)
    return who


@rule
def mark(mask: Any, shown: Any, shown_count: int, ids: Any, count: int) -> None:
    """Write the mask of a slot: the few ids that it shows are cleared, not the whole row."""
    for place in range(shown_count):
        mask[shown[place]] = False
    for place in range(count):
        mask[ids[place]] = True
        shown[place] = ids[place]


@rule
def begin_slots(slots: Any, start: Any, seed: int, desk: Any) -> None:
    """Begin in each slot the game of *seed* whose number it has."""
    states, numbers, seats, ids, counts = slots
    deal, _ = desk
    for slot in range(len(seats)):
        seats[slot] = begin(states, slot, start, stream(seed, numbers[slot]), deal)
        counts[slot] = legal_actions(states[slot], ids[slot])


@rule
def step_slots(actions: Any, slots: Any, chance: Any, outcome: Any, picture: Any, desk: Any) -> None:
    """Make an action in each slot; a finished game gives way to the next one of its slot.

    *chance* is the start of all games, their seed and the step from one number of a slot to the next; *outcome* is
    rewards, dones, and whether to write observation and mask as well, while the state is at hand.
    """
    states, numbers, seats, ids, counts = slots
    start, seed, stride = chance
    rewards, dones, is_seen = outcome
    observation, mask, shown, shown_counts = picture
    deal, views = desk
    for slot in range(len(actions)):
        state = states[slot]
        who = act(state, actions[slot], rewards[slot], deal)
        dones[slot] = who == OVER
        if who == OVER:
            numbers[slot] += stride
            who = begin(states, slot, start, stream(seed, numbers[slot]), deal)
        seats[slot] = who
        counts[slot] = legal_actions(state, ids[slot])
        if is_seen:
            observe(state, who, views[0])
            encode(views[0], observation[slot])
            mark(mask[slot], shown[slot], shown_counts[slot], ids[slot], counts[slot])
            shown_counts[slot] = counts[slot]


@rule
def look_slots(slots: Any, picture: Any, desk: Any) -> None:
    """Write observation and mask of each slot."""
    states, _, seats, ids, counts = slots
    observation, mask, shown, shown_counts = picture
    _, views = desk
    for slot in range(len(seats)):
        observe(states[slot], seats[slot], views[0])
        encode(views[0], observation[slot])
        mark(mask[slot], shown[slot], shown_counts[slot], ids[slot], counts[slot])
        shown_counts[slot] = counts[slot]


@rule
def first_illegal(actions: Any, ids: Any, counts: Any) -> int:
    """The first slot whose action is not legal, or -1."""
    for slot in range(len(actions)):
        if not is_listed(actions[slot], ids[slot], counts[slot]):
            return slot
    return -1


@rule
def start_samplers(samplers: Any, seed: int) -> None:
    """Start the generators of the random actions."""
    for slot in range(len(samplers)):
        samplers[slot].slot = slot
        samplers[slot].rng = stream(seed, FIRST_SAMPLER + slot)


@rule
def sample_slots(ids: Any, counts: Any, samplers: Any, out: Any) -> None:
    """Draw a uniformly random legal action for each slot."""
    for slot in range(len(out)):
        out[slot] = ids[slot, below(samplers[slot], counts[slot])]
