"""Compiled steps for any game; loops, searches and environments are built from them."""

from __future__ import annotations

from typing import Any

from allfather.core.chance import below
from allfather.core.compiling import Record, rule, short_rule
from allfather.core.contract import (
    CHANCE,
    SPECTATOR,
    Workspace,
    actor,
    apply,
    deal,
    draw,
    find_endings,
    legal_actions,
    observe,
    rate,
)


@rule
def random_step(state: Record, actions: Any) -> None:
    """Make a uniformly random legal action; *actions* is a buffer."""
    apply(state, actions[below(state, legal_actions(state, actions))])


@rule
def next_deal(state: Record, buffer: Any) -> None:
    """Draw the next deal from the state's generator and apply it."""
    draw(state, buffer)
    deal(state, buffer)


@rule
def deal_on(state: Record, buffer: Any) -> Any:
    """Deal until a seat is to act or the game is over; return that seat or ``OVER``."""
    who = actor(state)
    while who == CHANCE:
        next_deal(state, buffer)
        who = actor(state)
    return who


@rule
def is_listed(action: int, actions: Any, count: int) -> bool:
    """Whether *action* is among the first *count* of *actions*."""
    for place in range(count):
        if actions[place] == action:
            return True
    return False


@rule
def best_rated(state: Record, actions: Any, count: int, ratings: Any, workspace: Workspace) -> Any:
    """The highest-rated of the first *count* legal *actions*; see ``contract.rate``."""
    rate(state, actions, count, ratings, workspace)
    best = 0
    for place in range(1, count):
        if ratings[place] > ratings[best]:
            best = place
    return actions[best]


# For calls from Python: passing an array of one record is twenty times as fast as passing the record.


@short_rule
def next_actor(states: Any) -> Any:
    """See ``contract.actor``."""
    return actor(states[0])


@short_rule
def list_actions(states: Any, buffer: Any) -> Any:
    """Write the legal actions into *buffer*; return how many there are, 0 if no seat is to act."""
    return legal_actions(states[0], buffer) if actor(states[0]) >= 0 else 0


@short_rule
def act(states: Any, action: int) -> Any:
    """Make a legal action; return the next actor."""
    apply(states[0], action)
    return actor(states[0])


@short_rule
def observe_seat(states: Any, seat: int, views: Any) -> None:
    """Write the view of *seat*."""
    observe(states[0], seat, views[0])


@short_rule
def observe_seats(states: Any, views: Any) -> None:
    """Write the view of every seat."""
    for seat in range(len(views)):
        observe(states[0], seat, views[seat])


@short_rule
def observe_all(states: Any, views: Any) -> None:
    """Write the view of every seat, and last that of a spectator."""
    seats = len(views) - 1
    for seat in range(seats):
        observe(states[0], seat, views[seat])
    observe(states[0], SPECTATOR, views[seats])


@short_rule
def endings_since(befores: Any, states: Any, ended: Any) -> int:
    """Write what ended since the state before; return how many things did."""
    find_endings(befores[0], states[0], ended[0])
    happened = 0
    for flag in ended[0].happened:
        happened += flag
    return happened
