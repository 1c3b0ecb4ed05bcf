"""Checks of arguments that several parts of the package take."""

from __future__ import annotations

from allfather.core.errors import OptionError, quoted


def checked_count(count: int, what: str, least: int = 1) -> int:
    """Return *count*, a number of *what*.

    :raises OptionError: if it is not a whole number from *least*.
    """
    if isinstance(count, bool) or not isinstance(count, int) or count < least:
        raise OptionError(f"the number of {what} must be a whole number from {least}, got {quoted(count)}")
    return count
