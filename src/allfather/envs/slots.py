"""Slots, which hold one game after another: the vector engine behind all environments and batches.

On the CPU a slot is a record, because compiled code passes a record as a pointer. For a tuple of arrays it would copy
every array's descriptor and count references, with which a step of a batch takes half as long again. The ids of the
legal actions are a row of a separate array, so that the states lie close together and stay in the cache. On a GPU
every field is an array of its own. Therefore the first functions below take a state, which both devices have; the
others take a slot and *ids*, its row of legal actions.
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
"""The size of a cache line of the processor in bytes."""
ILLEGAL = -3
"""Returned by :func:`attempt` if the action is illegal."""


# For any device. *deal* is a buffer for a deal.


@rule
def begin_game(state: Record, generator: Any, deal: Any) -> Any:
    """Give *state*, a copy of the start, its *generator* and make the first deals; return the seat to act."""
    state.rng = generator
    return deal_on(state, deal)


@rule
def make_action(state: Record, action: int, deal: Any) -> Any:
    """Make a legal *action* and the deals that follow; return the next seat, or OVER."""
    apply(state, action)
    return deal_on(state, deal)


@rule
def look(state: Record, seat: int, view: Record, numbers: Any) -> None:
    """Write the view of *seat* into *view* and its encoding into *numbers*."""
    observe(state, seat, view)
    encode(view, numbers)


# For the CPU.


@cache
def slot_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """The dtype of a slot: a state, the number of its game, the seat to act and the number of its legal actions."""
    fields: list[tuple[Any, ...]] = [
        ("state", record_type(kind.state_type)),
        ("number", np.int64),  # the number of the game among those of its seed
        ("seat", np.int32),  # the seat to act, or OVER
        ("count", np.int32),  # the number of legal actions
    ]
    size = np.dtype(fields, align=True).itemsize
    if rest := -size % CACHE_LINE:  # pad to whole cache lines, so that no slot straddles one more than necessary
        fields.append(("padding", np.int8, (rest,)))
    return record_type(np.dtype(fields, align=True))


def new_slots(start: Game[Any, Any], count: int) -> NDArray[Any]:
    """*count* slots with the state of *start*, whose games have not started yet."""
    slots = np.zeros(1, slot_type(type(start)))
    slots["state"] = start.state
    slots["seat"], slots["number"] = OVER, -1
    return np.repeat(slots, count)


def new_ids(kind: type[Game[Any, Any]], count: int) -> NDArray[np.int32]:
    """An array with a row for the ascending ids of the legal actions in each of *count* slots."""
    return np.zeros((count, kind.max_legal + 1), np.int32)


@rule
def begin(slots: Any, place: int, start: Any, seed: int, number: int, deal: Any) -> Any:
    """Start game *number* of *seed* in slot *place* as a copy of ``start[0]``; return the seat to act."""
    slots[place] = start[0]
    slot = slots[place]
    slot.number = number
    who = begin_game(slot.state, stream(seed, number), deal)
    slot.seat = who
    return who


@rule
def list_legal(slot: Record, ids: Any) -> None:
    """List the legal actions of the seat to act; the game must not be over."""
    slot.count = legal_actions(slot.state, ids)


@rule
def act(slot: Record, ids: Any, action: int, deal: Any) -> Any:
    """Make a legal *action* and list the legal actions of the next seat; return that seat, or OVER."""
    who = make_action(slot.state, action, deal)
    slot.seat = who
    if who != OVER:
        list_legal(slot, ids)
    return who


@rule
def is_legal(slot: Record, ids: Any, action: int) -> bool:
    """Whether *action*, any integer, is legal for the seat to act."""
    return is_listed(action, ids, slot.count)


@rule
def attempt(slot: Record, ids: Any, action: int, deal: Any) -> Any:
    """Make *action*, any integer, as :func:`act` does; do nothing and return ILLEGAL if it is not legal."""
    return act(slot, ids, action, deal) if is_legal(slot, ids, action) else ILLEGAL


@rule
def first_illegal(slots: Any, ids: Any, actions: Any) -> int:
    """The first slot whose game is not over and whose action is not legal, or -1."""
    for place in range(len(slots)):
        if slots[place].seat != OVER and not is_legal(slots[place], ids[place], actions[place]):
            return place
    return -1


@rule
def see(slot: Record, ids: Any, seat: int, view: Record, numbers: Any, mask: Any) -> None:
    """Write the encoded view of *seat* and its *mask*, which is all 0 if another seat is to act."""
    look(slot.state, seat, view, numbers)
    mask[:] = 0
    if slot.seat == seat:
        for place in range(slot.count):
            mask[ids[place]] = 1
