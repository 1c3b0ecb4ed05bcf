"""The whole game of a table, read from all its events.

A table in memory knows only the present. Records and replays need the past.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from allfather.core.game import Game
from allfather.server.table.events import Acted, AnyEvent, Dealt, Opened, TookBack, parse_event
from allfather.server.table.state import TableState


class History(NamedTuple):
    """The events of a table as they are stored, and the names of its players: cheap to hand to another process."""

    texts: Sequence[str]
    names: Sequence[str]

    def game(self) -> Game[Any, Any]:
        """The whole game."""
        return whole_game(map(parse_event, self.texts), self.names)


def whole_game(events: Iterable[AnyEvent], names: Sequence[str] = ()) -> Game[Any, Any]:
    """The game that *events*, the first of which opened its table, tell; *names* are those of its players."""
    first, *rest = events
    assert isinstance(first, Opened)
    game = TableState(first).new_game()
    for kind, what in _past(rest, type(game)):
        game.apply_event(kind, what)
    game.names = list(names) or game.names
    return game


def _past(events: Iterable[AnyEvent], kind: type[Game[Any, Any]]) -> list[tuple[str, Any]]:
    """The deals and actions that were not taken back, as in :attr:`allfather.core.game.Game.past`."""
    past: list[tuple[str, Any]] = []
    for event in events:
        match event:
            case Acted(action=action):
                past.append(("action", kind.parse_action(action)))
            case Dealt(deal=deal):
                past.append(("deal", np.array(deal, np.int8)))
            case TookBack():
                past.pop()
    return past
