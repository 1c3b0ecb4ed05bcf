"""The contract of a game: what its compiled rules offer to everything written once for all games.

A game's whole truth is one record of a fixed dtype, and that dtype *is* the game: the functions below find the
rules by the type of the record they are given, in compiled code when it is compiled, else when it is called.
A game gives its rules by one call of :func:`implement`, and with them a little judgement for bots and searches.
Every state has the fields ``rng`` and ``players``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple

import numba
import numpy as np
from numba.extending import overload

from allfather.core.compiling import Record

CHANCE = -1
"""What :func:`actor` says when the next thing to happen is a deal."""
OVER = -2
"""What :func:`actor` says when the game is over."""
SPECTATOR = -1
"""The seat of a view without a hand of its own."""


class Workspace(NamedTuple):
    """Room for :func:`rate` to try actions in: nobody relies on what is in it."""

    states: Any
    """Three states: one after an action, and those after two more that it leads to."""
    actions: Any
    """Two lists of legal actions."""


Rule = Callable[..., Any]
_CONTRACT: dict[str, Rule] = {}
_RULES: dict[tuple[str, np.dtype[Any]], Rule] = {}


def _by_record(stub: Rule) -> Rule:
    """Make *stub* call the rule of the same name that belongs to its first argument's dtype."""
    name = stub.__name__

    def call(record: Record, *rest: Any) -> Any:
        return _RULES[name, record.dtype](record, *rest)

    call.__name__, call.__doc__, call.__module__ = name, stub.__doc__, stub.__module__
    call.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    _CONTRACT[name] = call
    return call


def implement(state: np.dtype[Any], view: np.dtype[Any], rules: dict[str, Rule]) -> None:
    """Give the rules of the game whose records are *state* and *view*, by the names below."""
    assert rules.keys() == _CONTRACT.keys(), rules.keys() ^ _CONTRACT.keys()
    for name, function in rules.items():
        dtype = view if name in ("encode", "fill") else state
        _RULES[name, dtype] = function
        _compile_by_record(_CONTRACT[name], numba.from_dtype(dtype), function)


def _compile_by_record(stub: Rule, record_type: Any, function: Rule) -> None:
    def choose(record: Any, *rest: Any) -> Any:
        return (lambda record, *rest: function(record, *rest)) if record == record_type else None

    overload(stub, strict=False)(choose)


@_by_record
def actor(state: Record) -> Any:
    """The seat to act, or :data:`CHANCE`, or :data:`OVER`."""


@_by_record
def draw(state: Record, deal: Any) -> None:
    """Write the next deal into the buffer *deal*, drawn from the state's own generator."""


@_by_record
def deal(state: Record, deal: Any) -> None:
    """Make the deal that lies in the buffer; the actor was :data:`CHANCE`. It is not checked."""


@_by_record
def count_actions(state: Record) -> Any:
    """How many actions the seat to act has."""


@_by_record
def legal_actions(state: Record, buffer: Any) -> Any:
    """List the legal actions of the seat to act into *buffer*, ascending; return how many there are."""


@_by_record
def apply(state: Record, action: int) -> None:
    """Make *action* for the seat to act. It is not checked: come through a ``Game`` with anything from outside."""


@_by_record
def scores(state: Record, out: Any) -> None:
    """Write the points of every seat so far."""


@_by_record
def returns(state: Record, out: Any) -> None:
    """Write what the finished game is worth to every seat: -1 … 1, zero in sum; all 0 while it is on."""


@_by_record
def observe(state: Record, seat: int, view: Record) -> None:
    """Write what *seat*, or a :data:`SPECTATOR`, may know."""


@_by_record
def encode(view: Record, out: Any) -> None:
    """Write a view as numbers for learning; own seat first."""


@_by_record
def fill(view: Record, state: Record, deal: Any) -> None:
    """Write a whole state that *view* allows, every such deal of the hidden cards being equally likely.

    The cards come from the generator of *state*, which must have been started; *deal* is a buffer.
    """


@_by_record
def is_settled(state: Record) -> Any:
    """Whether a hand or a stage has just been scored, so that nothing but the score matters."""


@_by_record
def rate(state: Record, actions: Any, count: int, ratings: Any, workspace: Workspace) -> None:
    """Write how a sensible player in the seat to act likes each of the first *count* legal *actions*; more is better.

    It goes by what that seat may know.
    """


@_by_record
def outlook(state: Record, out: Any) -> None:
    """Write what the game is likely to be worth to every seat in the end, by a guess; zero in sum."""
