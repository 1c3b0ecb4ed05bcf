"""Checks of options and actions that all environments and batches share."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from allfather.core.compiling import Record
from allfather.core.errors import IllegalAction, NotationError, OptionError, quoted
from allfather.core.game import Game


def read_options(kind: type[Game[Any, Any]], options: Any, named: dict[str, Any]) -> Any:
    """The options of a game, given as one object or by name in *named*.

    :raises OptionError: if an option is invalid, or both forms are used.
    """
    if options is None:
        return kind.options_type.from_dict(named)
    if named:
        raise OptionError(f"give options as one object or by name, not both: got {quoted(min(named))} too")
    if not isinstance(options, kind.options_type):
        raise OptionError(f"these are not options of {kind.title}: {quoted(options)}")
    return options


def check_choice(value: Any, what: str, choices: tuple[str | None, ...]) -> None:
    """Check that *value* is one of the *choices* for the argument *what*.

    :raises OptionError: if it is not.
    """
    if value not in choices:
        *others, last = map(repr, choices)
        raise OptionError(f"{what} must be {', '.join(others)} or {last}, got {quoted(value)}")


def read_action(action: Any) -> int:
    """The id that an agent gave as its *action*: any integer, including NumPy's.

    :raises NotationError: if it is not an integer.
    """
    try:
        return index(action)
    except TypeError:
        raise NotationError(f"an action is an id here, got {quoted(action)}") from None


def check_actions(actions: Any, games: int) -> None:
    """Check that *actions*, an array on any device, has one integer for each of *games* games.

    :raises NotationError: if it has not.
    """
    dtype, shape = np.dtype(actions.dtype), tuple(actions.shape)
    if dtype.kind not in "iu" or shape != (games,):
        raise NotationError(f"actions are a whole number for each of {games} games, got shape {shape} of {dtype}")


def game_at(start: Game[Any, Any], state: Record) -> Game[Any, Any]:
    """A game at the position of *state*, with the options of *start*; its deals must be made by hand."""
    game = start.beginning()
    game.state = state
    game.state.rng = 0
    game.start = game.position()
    return game


def refusal(game: Game[Any, Any], action: int, where: str = "") -> IllegalAction:
    """The error for an illegal *action* in *game*; *where* is a prefix that locates the game."""
    try:
        game.copy().play(action)
    except IllegalAction as error:
        return IllegalAction(f"{where}: {error}", code=error.code, values=error.values) if where else error
    raise AssertionError(f"{action} is legal in {game.position()!r}")
