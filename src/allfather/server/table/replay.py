"""A finished game step by step, as its table showed it to each audience."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Literal

from msgspec import Struct

from allfather.core.game import Game
from allfather.server.table.endings import endings


class ReplayStep(Struct, omit_defaults=True, kw_only=True):
    """Something that happened, and what it changed: only the fields that differ from the step before."""

    event: Literal["dealt", "acted"]
    seat: int | None = None
    action: str | None = None
    told: str | None = None
    """What the other seats were told of the action, if that is less."""
    view: dict[str, Any]
    """The game as spectators see it."""
    own: list[dict[str, Any]]
    """What each seat sees differently, without its legal actions."""
    ends: list[dict[str, Any]]
    """The round, hand, stage and game that ended with it, as in traces."""


class Replay(Struct):
    """A whole game, every hand included."""

    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    steps: list[ReplayStep]


class Replayer:
    """Plays a game again, and remembers what each audience was shown last."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._view: dict[str, Any] = {}
        self._own: list[dict[str, Any]] = [{} for _ in range(game.players)]

    def step(self, kind: str, what: Any) -> ReplayStep:
        """Make the next deal or action and return the step."""
        before, seat = self.game.copy_states(), self.game.to_act
        self.game.apply_event(kind, what)
        ends = endings(self.game, before)
        if kind == "deal":
            return self.dealt(ends)
        action, told = self.game.action_text(what), self.game.public_text(what)
        told_less = None if told == action else told
        return ReplayStep(event="acted", seat=seat, action=action, told=told_less, **self._changes(), ends=ends)

    def dealt(self, ends: list[dict[str, Any]]) -> ReplayStep:
        """A step that shows the cards as they are now."""
        return ReplayStep(event="dealt", **self._changes(), ends=ends)

    def _changes(self) -> dict[str, Any]:
        """What has changed for spectators and for each seat since the last call."""
        seen, own = self.game.view(), self.game.own_views()
        view = {field.name: getattr(seen, field.name) for field in fields(seen)}
        changed = {"view": changes(self._view, view), "own": [*map(changes, self._own, own)]}
        self._view, self._own = view, own
        return changed


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields of *new* that differ from *old*."""
    return {name: value for name, value in new.items() if name not in old or old[name] != value}


def replay(game: Game[Any, Any]) -> Replay:
    """Replay *game* from its beginning."""
    replayer = Replayer(game.beginning())
    # A game that began from a position may not begin with a deal.
    steps = [] if replayer.game.awaits_deal else [replayer.dealt([])]
    steps += [replayer.step(kind, what) for kind, what in game.past]
    return Replay(game.name, game.players, game.options.to_dict(), game.names, steps)
