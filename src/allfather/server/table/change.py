"""What events changed at a table, which decides what is saved and sent because of them."""

from __future__ import annotations

from enum import Flag, auto


class Change(Flag):
    """What some events changed, besides the position of the game; combine them with ``|``."""

    NONE = 0
    STATUS = auto()
    """The table was opened or closed, or its game began or ended."""
    SEATS = auto()
    """Who sits where, who is away, who waits for a seat or lets spectators see all hands."""
    TERMS = auto()
    """The terms of the table."""
    START = auto()
    """The game is about to start, or a nonce was opened for it."""
    DEAL = auto()
    """Cards were dealt."""
    REMATCH = auto()
    """A rematch was opened."""
