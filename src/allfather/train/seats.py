"""Compiled steps of games in training, for one slot; loops on the CPU and kernels on a GPU are made of them.

A game in training differs from one in a batch in three ways. A seat with only one legal action is not asked. After
each hand or stage every seat is paid the change of its outlook, so that a reward is never far; over a game the
rewards add up to the return. And what a seat sees is written as the inputs of a net.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from allfather.core.chance import below, stream
from allfather.core.compiling import Record, rule
from allfather.core.contract import OVER, Workspace, apply, is_settled, legal_actions, observe, outlook
from allfather.core.steps import best_rated, deal_on
from allfather.nets.inputs import describe, facts, secrets


class Scratch(NamedTuple):
    """Memory of one thread whose contents are meaningless between two slots."""

    deal: Any
    ids: Any
    worths: Any
    """A number for each seat."""
    views: Any
    """One view."""
    marks: Any
    """True facts."""
    bits: Any
    """A bit for each fact."""


class Source(NamedTuple):
    """Where games come from."""

    starts: Any
    """One state for each kind of table."""
    tables: Any
    """Which of them each slot plays."""
    seed: Any
    """An array of one number."""


class Slots(NamedTuple):
    """The games that are being played."""

    states: Any
    numbers: Any
    """The number of each game among those of the seed."""
    paid_outlook: Any
    """For each seat, by slot: its outlook at the last payment."""


class Observation(NamedTuple):
    """What is written for each slot, the last axis of each array."""

    facts: Any
    """Eight to a byte."""
    secrets: Any
    rows: Any
    """For each choice, the rows that describe it."""
    choices: Any
    """The legal actions, or a random selection if there are more than fit."""
    counts: Any
    """How many choices there are."""
    seats: Any
    """The seat to act."""


class Outcome(NamedTuple):
    """What the last actions led to, for each slot."""

    rewards: Any
    """For each seat, by slot."""
    dones: Any


@rule
def pay(state: Record, worths: Any, paid_outlook: Any, rewards: Any) -> None:
    """Pay every seat the change of its outlook since the last payment."""
    outlook(state, worths)
    for seat in range(state.players):
        rewards[seat] += worths[seat] - paid_outlook[seat]
        paid_outlook[seat] = worths[seat]


@rule
def restart(source: Source, slots: Slots, slot: int) -> None:
    """Put the next game into a slot, before its first deal."""
    states, numbers, paid_outlook = slots
    numbers[slot] += len(numbers)
    states[slot] = source.starts[source.tables[slot]]
    states[slot].rng = stream(source.seed[0], numbers[slot])
    for seat in range(len(paid_outlook)):
        paid_outlook[seat, slot] = 0


@rule
def advance(
    action: Any, source: Source, slots: Slots, slot: int, scratch: Scratch, outcome: Outcome, observed: Observation
) -> None:
    """Make *action* in a slot and whatever is forced after it, and write what the next seat with a choice sees.

    A finished game is replaced by the next; a negative action starts it at once.
    """
    state, ids = slots.states[slot], scratch.ids
    rewards = outcome.rewards[:, slot]
    for seat in range(len(rewards)):
        rewards[seat] = 0
    is_new = is_done = action < 0
    # Each rule is called in one place only, because it is inlined there, and kernels are large enough.
    seat = count = 0
    while count < 2:
        if is_new:
            restart(source, slots, slot)
            is_new = False
        else:
            apply(state, action)
            if is_settled(state) and not is_done:
                pay(state, scratch.worths, slots.paid_outlook[:, slot], rewards)
        seat = deal_on(state, scratch.deal)
        if seat == OVER:
            is_new = is_done = True
        else:
            count = legal_actions(state, ids)
            action = ids[0]
    outcome.dones[slot] = is_done
    show(state, seat, count, scratch, observed, slot)


@rule
def show(state: Record, seat: int, count: int, scratch: Scratch, observed: Observation, slot: int) -> None:
    """Write what *seat* sees; its legal actions are in ``scratch.ids``."""
    count = select(state, count, scratch.ids, len(observed.choices))
    view = scratch.views[0]
    observe(state, seat, view)
    write_bits(facts(view, scratch.marks), scratch, observed.facts, slot)
    write_bits(secrets(state, seat, view, scratch.marks), scratch, observed.secrets, slot)
    describe(view, scratch.ids, count, observed.rows[:, :, slot])
    for place in range(count):
        observed.choices[place, slot] = scratch.ids[place]
    observed.counts[slot] = count
    observed.seats[slot] = seat


@rule
def select(state: Record, count: int, ids: Any, most: int) -> int:
    """Move a random selection of *most* of the *count* actions to the front, if there are more; return the number."""
    if count <= most:
        return count
    for place in range(most):
        other = place + below(state, count - place)
        ids[place], ids[other] = ids[other], ids[place]
    return most


@rule
def write_bits(count: int, scratch: Scratch, out: Any, slot: int) -> None:
    """Write the first *count* facts in ``scratch.marks`` as bits."""
    bits, marks = scratch.bits, scratch.marks
    for place in range(len(out)):
        bits[place] = 0
    for place in range(count):
        mark = marks[place]
        bits[mark >> 3] |= np.uint8(1 << (mark & 7))
    for place in range(len(out)):
        out[place, slot] = bits[place]


@rule
def greedy_action(state: Record, ids: Any, ratings: Any, workspace: Workspace) -> Any:
    """The action that a greedy player chooses."""
    return best_rated(state, ids, legal_actions(state, ids), ratings, workspace)


# Loops on the CPU.


@rule
def advance_all(
    actions: Any, source: Source, slots: Slots, scratch: Scratch, outcome: Outcome, observed: Observation
) -> None:
    """:func:`advance` in every slot."""
    for slot in range(len(actions)):
        advance(actions[slot], source, slots, slot, scratch, outcome, observed)


@rule
def greedy_all(states: Any, ids: Any, ratings: Any, workspace: Workspace, out: Any) -> None:
    """:func:`greedy_action` in every slot."""
    for slot in range(len(out)):
        out[slot] = greedy_action(states[slot], ids, ratings, workspace)
