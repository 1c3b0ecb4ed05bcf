"""Checks of arguments and states that several parts of the package make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from allfather.core.compiling import Record
from allfather.core.errors import OptionError, quoted


def checked_count(count: int, what: str, least: int = 1) -> int:
    """Return *count*, a number of *what*.

    :raises OptionError: if it is not a whole number from *least*.
    """
    if isinstance(count, bool) or not isinstance(count, int) or count < least:
        raise OptionError(f"the number of {what} must be a whole number from {least}, got {quoted(count)}")
    return count


Checks: TypeAlias = tuple[tuple[Callable[[Record], Any], str], ...]
"""What is wrong with a state, and the reason, in which ``{0.name}`` is a field of the state."""


def first_wrong(state: Record, checks: Checks) -> str:
    """The reason of the first of *checks* that finds something wrong with *state*, or an empty string."""
    return next((reason.format(state) for is_wrong, reason in checks if is_wrong(state)), "")
