"""What an event changed at a table. Everything that follows from events outside the table is decided by this."""

from __future__ import annotations

from enum import Flag, auto


class Change(Flag):
    """What some events changed, besides the position of the game; combine them with ``|``."""

    NONE = 0
    STATUS = auto()
    """The table was opened or closed, or its game began or ended."""
    SEATS = auto()
    """Who sits where, who is away, who waits for a seat or lets spectators see all hands."""
    DEAL = auto()
    """Cards were dealt."""
    REMATCH = auto()
    """There is a next table."""
