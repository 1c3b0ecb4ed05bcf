"""What the people at a table agree on besides the options of the game, such as clock, bots and chat."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

REACTIONS = ("hail", "horn", "axe", "raven", "laugh", "tears", "mead", "skull")

Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
Pace: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """No time limit."""


class TurnClock(Struct, frozen=True, tag_field="kind", tag="turn"):
    """A number of seconds for every turn."""

    seconds: Seconds


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """A number of seconds for the whole game, plus an increment after every turn."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


Clock: TypeAlias = NoClock | TurnClock | BankClock


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table."""

    listed: bool = False
    """Whether the lobby lists the table."""
    clock: Clock = NoClock()
    grace: Annotated[int, Meta(ge=1, le=24 * 3600)] | None = 60
    """Seconds that somebody may be disconnected before a bot plays for them; ``None`` for no limit."""
    bots: str = "karl"
    """The level of the bots that take empty seats and play for people who are away."""
    pace: Pace = 800
    """Milliseconds before a bot acts; the end of a hand is shown five times as long."""
    hints: bool = False
    """Whether hints are allowed; a table with hints is not rated."""
    chat: bool = True
    take_back: bool = True
    """Whether an action may be taken back while nothing hidden has been revealed."""
    spectators: bool = True
    rated: bool = True
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """The URL that is notified whenever it becomes a person's turn."""

    @property
    def is_rated(self) -> bool:
        """Whether games at the table count for ratings."""
        return self.rated and not self.hints
