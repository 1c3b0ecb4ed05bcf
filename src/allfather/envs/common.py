"""What the environments share: a game at work in one array, and the spaces and options of a game.

Compiled code takes arrays, because passing a single record is slow; the functions here work on one desk of them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces

from allfather.core import contract
from allfather.core.compiling import Record, rule
from allfather.core.contract import OVER
from allfather.core.errors import OptionError, quoted
from allfather.core.game import Game
from allfather.core.steps import deal_on, is_listed

ILLEGAL = -3
"""What :func:`attempt` says when nothing was done."""
ILLEGAL_REWARD = -1
"""What an illegal action is worth to whoever tries it: as much as the worst end of a game."""
RENDER_MODES = ("human", "ansi")


@cache
def desk_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """All that a step or an observation of this game needs, as one record."""
    state = kind(kind.default_players).state.dtype
    fields: list[tuple[Any, ...]] = [
        ("state", state),
        ("seen", kind.view_type),
        ("deal", np.int8, kind.deal_size),
        ("legal", np.int32, kind.max_legal + 1),
        ("count", np.int64),  # legal actions
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


@rule
def settle(desk: Record) -> Any:
    """Deal until a seat is to act and list its actions; return the seat, or OVER."""
    who = deal_on(desk.state, desk.deal)
    desk.count = contract.legal_actions(desk.state, desk.legal) if who != OVER else 0
    return who


@rule
def attempt(desk: Record, action: int) -> Any:
    """Make *action* for the seat to act; return who is next, or OVER, or ILLEGAL if nothing was done."""
    if not is_listed(action, desk.legal, desk.count):
        return ILLEGAL
    contract.apply(desk.state, action)
    return settle(desk)


@rule
def look(desk: Record, seat: int, numbers: Any, mask: Any) -> None:
    """Write what *seat* may know, as numbers, and which actions it has now."""
    contract.observe(desk.state, seat, desk.seen)
    contract.encode(desk.seen, numbers)
    mask[:] = 0
    if contract.actor(desk.state) == seat:
        for place in range(desk.count):
            mask[desk.legal[place]] = 1


def numbers_space(kind: type[Game[Any, Any]]) -> spaces.Box[np.float32]:
    """The space of an encoded view. No number is negative; the rules bound neither turns nor stages from above."""
    return spaces.Box(0, np.inf, (kind.encoded,), np.float32)


def read_options(kind: type[Game[Any, Any]], options: Any, named: dict[str, Any]) -> Any:
    """The options of a game, given as one object or *named* one by one.

    :raises OptionError: if there are no such options.
    """
    if options is None:
        return kind.options_type.from_dict(named)
    if named:
        raise OptionError(f"give options as one object or by name, not both: got {quoted(min(named))} too")
    if not isinstance(options, kind.options_type):
        raise OptionError(f"these are no options of {kind.title}: {quoted(options)}")
    return options


def check_render_mode(mode: str | None) -> None:
    """Make sure that *mode* is one.

    :raises OptionError: if it is not.
    """
    if mode not in (None, *RENDER_MODES):
        raise OptionError(f"render_mode must be 'human', 'ansi' or None, got {quoted(mode)}")


def game_at(kind: type[Game[Any, Any]], options: Any, state: Record) -> Game[Any, Any]:
    """The position of *state* as a game of its own, which awaits its deals: to look at, or to play on."""
    game = kind(int(state.players), options)
    game.state = state
    game.state.rng = 0
    game.start = game.position()
    return game
