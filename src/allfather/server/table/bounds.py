"""The bounds of a table: how long its game may take, and how many events it may have."""

from __future__ import annotations

from allfather.core.errors import OptionError
from allfather.core.options import Number, Options
from allfather.server.errors import Refused
from allfather.server.table.events import AnyEvent, Closed
from allfather.server.table.state import TableState

MAX_EVENTS = 30_000
"""Events after which a table is closed: the longest games that a table offers need fewer."""


def check_options(options: Options) -> None:
    """:raises OptionError: if a game with *options* takes too long for a table."""
    for name, kind in options.declared().items():
        most = kind.most_at_table if isinstance(kind, Number) else None
        if most is not None and getattr(options, name) > most:
            raise OptionError(f"{name} must be at most {most} at a table, got {getattr(options, name)}")


def bounded(table: TableState, events: list[AnyEvent], at: int) -> list[AnyEvent]:
    """*events* of a command, or the closing of the table if they are too many.

    :raises Refused: if the game is over already, or the table closed.
    """
    is_ending = any(isinstance(event, Closed) for event in events)
    if not events or is_ending or table.version + len(events) <= MAX_EVENTS:
        return events
    if table.status in ("over", "closed"):
        raise Refused("is-closed")
    return [Closed(at, reason="too-long")]
