"""Who may look at a table, read its chat and see its record, whether it is in memory or only stored."""

from __future__ import annotations

from typing import NamedTuple

from allfather.server.table.state import Status


class Access(NamedTuple):
    """What decides whether one person may look at a table."""

    status: Status
    is_listed: bool
    has_spectators: bool
    """Whether people who do not sit at the table may watch it at all."""
    has_sat: bool
    """Whether the person sits at the table, or sat there when the game began."""
    has_code: bool = False
    """Whether the person knows its short code."""
    has_visited: bool = False
    """Whether the person watched it while it was open or playing."""

    @property
    def may_look(self) -> bool:
        """Whether the person, who knows the id of the table, may look at it.

        Until the game is over the id is an invitation: it is told to nobody else. Later it is known more widely.
        """
        if self.status == "open" or self.has_sat:
            return True
        is_known = self.is_listed or self.status == "playing" or self.has_code or self.has_visited
        return self.has_spectators and is_known

    @property
    def may_read_chat(self) -> bool:
        """Whether the person may read what was written so far; when the game is over the code is not enough."""
        if self.has_sat or (self.has_spectators and (self.is_listed or self.has_visited)):
            return True
        return self.status in ("open", "playing") and self.has_code and self.may_look
