"""The contract of a game: the functions that its compiled rules provide for all generic code.

The full state of a game is one record of a fixed dtype, and that dtype identifies the game: the functions below
dispatch on the dtype of their first argument, at compile time in compiled code and at call time otherwise. A game
registers its rules, and a little judgement for bots and searches, with one call of :func:`implement`. Every state
has the fields ``rng`` and ``players``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numba
import numpy as np

from allfather.core.compiling import Record, dispatch, rule
from allfather.core.outcome import worth

CHANCE = -1
"""Returned by :func:`actor` when a deal comes next."""
OVER = -2
"""Returned by :func:`actor` when the game is over."""
SPECTATOR = -1
"""The seat number in a spectator's view."""


class Workspace(NamedTuple):
    """Scratch memory in which :func:`rate` tries out actions; its contents are meaningless between calls."""

    states: Any
    """Three states: one after an action, and those after two more that it leads to."""
    actions: Any
    """Two lists of legal actions."""


Rule = Callable[..., Any]
RULES: dict[str, Rule] = {}
"""The functions that a game must implement, by name; the values dispatch to the implementations."""
_IMPLEMENTED: dict[tuple[str, np.dtype[Any]], Rule] = {}
_COMPILED: dict[tuple[str, Any], Rule] = {}
"""The same by Numba's types of records."""


def by_record(stub: Rule) -> Rule:
    """Make *stub* dispatch to the rule that :func:`register` has for it and the dtype of its first argument."""
    name = stub.__name__

    def call(record: Record, *rest: Any) -> Any:
        return _IMPLEMENTED[name, record.dtype](record, *rest)

    call.__name__, call.__doc__, call.__module__ = name, stub.__doc__, stub.__module__
    call.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]

    dispatch(call, lambda record: _COMPILED.get((name, record)))
    return call


def _of_every_game(stub: Rule) -> Rule:
    """Make *stub* dispatch like :func:`by_record`, and require it of every game."""
    RULES[stub.__name__] = by_record(stub)
    return RULES[stub.__name__]


def implement(state: np.dtype[Any], view: np.dtype[Any], *modules: ModuleType) -> None:
    """Register the rules of the game with the dtypes *state* and *view*: functions of *modules*, found by name."""
    for name, stub in RULES.items():
        function = next(getattr(module, name) for module in modules if hasattr(module, name))
        register(stub, view if name in ("encode", "fill") else state, function)
    for stub, dtype, default in ((rewind, state, stay), (exchange, view, exchange_nothing)):
        found = (getattr(module, stub.__name__) for module in modules if hasattr(module, stub.__name__))
        register(stub, dtype, next(found, default))


def register(stub: Rule, dtype: np.dtype[Any], function: Rule) -> None:
    """Let *stub*, made by :func:`by_record`, call *function* for records of *dtype*."""
    _IMPLEMENTED[stub.__name__, dtype] = _COMPILED[stub.__name__, numba.from_dtype(dtype)] = function


@_of_every_game
def actor(state: Record) -> Any:
    """The seat to act, or :data:`CHANCE`, or :data:`OVER`."""


@_of_every_game
def draw(state: Record, deal: Any) -> None:
    """Draw the next deal from the state's generator and write it into the buffer *deal*."""


@_of_every_game
def deal(state: Record, deal: Any) -> None:
    """Apply the deal in the buffer; the actor must be :data:`CHANCE`. Nothing is checked."""


@_of_every_game
def count_actions(state: Record) -> Any:
    """The number of legal actions of the seat to act."""


@_of_every_game
def legal_actions(state: Record, buffer: Any) -> Any:
    """Write the legal actions of the seat to act into *buffer*, ascending; return how many there are."""


@_of_every_game
def apply(state: Record, action: int) -> None:
    """Make *action* for the seat to act. Nothing is checked: input from outside goes through ``Game.play``."""


@_of_every_game
def scores(state: Record, out: Any) -> None:
    """Write the current score of every seat."""


@_of_every_game
def ranking(state: Record, out: Any) -> None:
    """Write the place of every seat by the rules, from 1; tied seats share a place."""


@_of_every_game
def observe(state: Record, seat: int, view: Record) -> None:
    """Write the view of *seat* or of a :data:`SPECTATOR`."""


@_of_every_game
def encode(view: Record, out: Any) -> None:
    """Write the view as numbers for learning, starting with the view's own seat."""


@_of_every_game
def fill(view: Record, state: Record, deal: Any) -> None:
    """Write a full state consistent with *view*, drawn uniformly from all deals of the hidden cards.

    The cards are drawn from the generator of *state*, which must have been started; *deal* is a buffer.
    """


@by_record
def rewind(state: Record, past: Any, count: int) -> None:
    """Turn *state* back to the last deal, after which the *count* actions in *past* were made.

    Hidden cards become those that were dealt. A game may do without; see ``Game.looks_back``.
    """


@rule
def stay(state: Record, past: Any, count: int) -> None:
    """The :func:`rewind` of games that do not look back; *count* is 0."""


@by_record
def exchange(view: Record, state: Record) -> Any:
    """Exchange two hidden cards in *state*, which must be consistent with *view*, and stay consistent.

    An exchange is as likely as the one that undoes it. Return the seats whose hands have changed as bits, 0 if nothing
    has. A game that does not look back may do without.
    """


@rule
def exchange_nothing(view: Record, state: Record) -> int:
    """The :func:`exchange` of games that do not look back."""
    return 0


@_of_every_game
def is_settled(state: Record) -> Any:
    """Whether a hand or stage has just been scored, so that only the scores matter."""


@_of_every_game
def rate(state: Record, actions: Any, count: int, ratings: Any, workspace: Workspace) -> None:
    """Write a sensible player's rating of each of the first *count* legal *actions*; higher is better.

    The ratings use only what the seat to act may know.
    """


@_of_every_game
def outlook(state: Record, out: Any) -> None:
    """Write an estimate of every seat's final return; the estimates sum to zero."""


@_of_every_game
def standing(state: Record, out: Any) -> None:
    """Write what :func:`outlook` was when the hand or stage began: what the scores alone say."""


@_of_every_game
def explain(state: Record, action: int, reason: Record) -> None:
    """Write why *action* is not legal for the seat to act: the number of the reason and its values."""


@_of_every_game
def find_endings(before: Record, state: Record, ended: Record) -> None:
    """Write what came by itself with the last action or deal, which was made in the state *before*: mostly what ended.

    The field ``happened`` of *ended* gets a flag for each kind of ending; the others are their values.
    """


@_of_every_game
def was_predictable(before: Record, state: Record) -> Any:
    """Whether who acted in the state *before* could have predicted everything now visible.

    The action must have revealed nothing hidden and await no deal other than that of the next hand or stage.
    """


@_of_every_game
def tell_deal(state: Record, deal: Any, dealt: Record) -> None:
    """Write what a record tells of the deal in the buffer, which is about to be made.

    Which fields a record has, and how many cards are in them, depends on the state alone.
    """


@_of_every_game
def take_deal(state: Record, dealt: Record, deal: Any) -> Any:
    """Write the deal that a record tells into the buffer; return the number of the first wrong field, or -1.

    :func:`tell_deal` must have written *dealt* before, for any deal.
    """


# The same for all games.


@rule
def count_winners(state: Record, out: Any) -> int:
    """Write the places of a finished game; return how many seats share the first place."""
    ranking(state, out)
    winners = 0
    for seat in range(state.players):
        winners += int(out[seat] == 1)
    return winners


@rule
def win_shares(state: Record, out: Any) -> None:
    """Write every seat's share of the win: equal parts for the winners, or for everybody while the game is on."""
    is_over = actor(state) == OVER
    winners = count_winners(state, out) if is_over else int(state.players)
    for seat in range(state.players):
        out[seat] = 1.0 / winners if out[seat] == 1 or not is_over else 0.0


@rule
def returns(state: Record, out: Any) -> None:
    """Write the return of every seat, -1 … 1, which sum to zero; all 0 until the game is over."""
    players = int(state.players)
    if actor(state) != OVER:  # the common case: environments ask after every action
        for seat in range(players):
            out[seat] = 0
        return
    # The shares are not written to *out*, whose numbers may be narrow.
    winners = count_winners(state, out)
    for seat in range(players):
        out[seat] = worth(1.0 / winners if out[seat] == 1 else 0.0, players)
