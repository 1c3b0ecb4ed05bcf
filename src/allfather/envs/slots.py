"""Many games at once: a record for each, and what happens in it; all environments and batches are made of this.

A *slot* holds one game after another. On the CPU it is a record, because a compiled function hands on a record as a
pointer, but copies and counts references for each array of a tuple: a step of a batch that hands on its arrays takes
half as long again. The ids of its legal actions are a row of another array, because states that lie close together
stay in the cache. On a GPU the fields are arrays of their own, too. So the first functions here take a state, which
both devices have; those after them take a slot and *ids*, its row.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core.chance import stream
from allfather.core.compiling import Record, record_type, rule
from allfather.core.contract import OVER, apply, encode, legal_actions, observe
from allfather.core.game import Game
from allfather.core.steps import deal_on, is_listed

CACHE_LINE = 64
"""Bytes that a processor loads at once."""
ILLEGAL = -3
"""What :func:`attempt` returns when nothing was done."""


# For any device. *deal* is a buffer for a deal.


@rule
def begin_game(state: Record, generator: Any, deal: Any) -> Any:
    """Make the first deal in a copy of the start, drawn from *generator*; return the seat to act."""
    state.rng = generator
    return deal_on(state, deal)


@rule
def make_action(state: Record, action: int, deal: Any) -> Any:
    """Make a legal *action* and the deals that follow; return the next seat, or OVER."""
    apply(state, action)
    return deal_on(state, deal)


@rule
def look(state: Record, seat: int, view: Record, numbers: Any) -> None:
    """Write what *seat* may know into *view* and, for learning, as *numbers*."""
    observe(state, seat, view)
    encode(view, numbers)


# For the CPU.


@cache
def slot_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """A slot: a game, and what the seat to act can do."""
    fields: list[tuple[Any, ...]] = [
        ("state", record_type(kind.state_type)),
        ("number", np.int64),  # of the game under its seed
        ("seat", np.int32),  # to act, or OVER
        ("count", np.int32),  # of the legal actions
    ]
    size = np.dtype(fields, align=True).itemsize
    if rest := -size % CACHE_LINE:  # so that no slot touches a line more than it must
        fields.append(("padding", np.int8, (rest,)))
    return record_type(np.dtype(fields, align=True))


def new_slots(start: Game[Any, Any], count: int) -> NDArray[Any]:
    """*count* slots, all with the state of *start*; their games have yet to begin."""
    slots = np.zeros(1, slot_type(type(start)))
    slots["state"] = start.state
    slots["seat"], slots["number"] = OVER, -1
    return np.repeat(slots, count)


def new_ids(kind: type[Game[Any, Any]], count: int) -> NDArray[np.int32]:
    """Rows for the ids of the legal actions in *count* slots, which are listed in ascending order."""
    return np.zeros((count, kind.max_legal + 1), np.int32)


@rule
def begin(slots: Any, place: int, start: Any, seed: int, number: int, deal: Any) -> Any:
    """Begin game *number* of *seed* in a slot, from the slot ``start[0]``; return the seat to act."""
    slots[place] = start[0]
    slot = slots[place]
    slot.number = number
    who = begin_game(slot.state, stream(seed, number), deal)
    slot.seat = who
    return who


@rule
def list_legal(slot: Record, ids: Any) -> None:
    """List the actions of the seat to act; the game is not over."""
    slot.count = legal_actions(slot.state, ids)


@rule
def act(slot: Record, ids: Any, action: int, deal: Any) -> Any:
    """Make a legal *action* and list those of the next seat; return that seat, or OVER."""
    who = make_action(slot.state, action, deal)
    slot.seat = who
    if who != OVER:
        list_legal(slot, ids)
    return who


@rule
def is_legal(slot: Record, ids: Any, action: int) -> bool:
    """Whether the seat to act may make *action*, any whole number."""
    return is_listed(action, ids, slot.count)


@rule
def attempt(slot: Record, ids: Any, action: int, deal: Any) -> Any:
    """Make *action*, any whole number; return as :func:`act`, or ILLEGAL if nothing was done."""
    return act(slot, ids, action, deal) if is_legal(slot, ids, action) else ILLEGAL


@rule
def first_illegal(slots: Any, ids: Any, actions: Any) -> int:
    """The first slot whose game is on and whose action is not legal, or -1."""
    for place in range(len(slots)):
        if slots[place].seat != OVER and not is_legal(slots[place], ids[place], actions[place]):
            return place
    return -1


@rule
def see(slot: Record, ids: Any, seat: int, view: Record, numbers: Any, mask: Any) -> None:
    """Write what *seat* may know, as *numbers*, and which actions it has now."""
    look(slot.state, seat, view, numbers)
    mask[:] = 0
    if slot.seat == seat:
        for place in range(slot.count):
            mask[ids[place]] = 1
