"""What the people at a table agree on besides the options of the game: clock, company, manners."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

LEVELS = {
    "thrall": "random",
    "karl": "greedy",
    "hirdman": "search:playouts=300",
    "jarl": "search:time=0.5",
}
"""The levels of bots that tables offer, weakest first, and the bot each is."""
REACTIONS = ("hail", "horn", "axe", "raven", "laugh", "tears", "mead", "skull")

Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried, ever."""


class TurnClock(Struct, frozen=True, tag_field="kind", tag="turn"):
    """So many seconds for every turn."""

    seconds: Seconds


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, and some more after every turn."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


Clock: TypeAlias = NoClock | TurnClock | BankClock


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is like."""

    listed: bool = False
    """Whether the lobby shows it."""
    clock: Clock = NoClock()
    grace: Annotated[int, Meta(ge=1, le=24 * 3600)] | None = 60
    """Seconds that somebody may be away before a bot plays for them; ``None``: never."""
    bots: str = "karl"
    """The level of the bots that take empty seats and stand in."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 800
    """Milliseconds before a bot's action; a hand's end is shown five times as long."""
    hints: bool = False
    """Whether one may ask what a search thinks; a table with hints is not rated."""
    chat: bool = True
    take_back: bool = True
    """Whether an action may be taken back while nothing hidden has been shown."""
    spectators: bool = True
    rated: bool = True
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """Where to say whose turn it is."""

    @property
    def is_rated(self) -> bool:
        return self.rated and not self.hints
