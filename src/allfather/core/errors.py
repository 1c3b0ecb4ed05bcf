"""Errors raised on bad input: one small hierarchy, each with a code that never changes once released."""

from __future__ import annotations

from typing import Any, TypeAlias

Reason: TypeAlias = tuple[str, str, dict[str, Any]]
"""Why something is refused: the code, the English sentence, and the values for a translated sentence."""


class GameError(ValueError):
    """Base of all errors raised on bad input; nothing has changed when one is raised.

    GameError
    ├── NotationError   the text is not well formed
    ├── PositionError   well formed, but the position cannot arise
    ├── IllegalAction   well formed, but not legal in this position; the code says why
    ├── OutOfTurn       another seat is to act, or none is
    ├── DealError       the given cards are not a valid deal
    ├── OptionError     an invalid number of players, seed or option
    ├── RecordError     an inconsistent record; the message names the line
    ├── BotError        a bot answered illegally, too late or not at all
    └── DeviceError     the requested device is not available
    """

    code = "game-error"
    """Sent to clients and printed in documentation."""

    def __init__(
        self,
        message: str,
        *,
        reason: str | None = None,
        code: str | None = None,
        values: dict[str, Any] | None = None,
        case: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.reason = message if reason is None else reason
        """The message without the position, which reveals hidden cards: safe to show to any seat."""
        if code is not None:
            self.code = code
        self.values = values or {}
        """The values in the reason, by name; a translated sentence is made from them and the code."""
        self.case = case or {}
        """More values for the sentences of commands, which clients do not get; ``why`` names the case."""


def quoted(value: object) -> str:
    """*value* for an error message, shortened if it is long."""
    text = repr(value)
    return text if len(text) <= 300 else f"{text[:200]}… ({len(text)} characters)"


class NotationError(GameError):
    code = "bad-notation"


class PositionError(GameError):
    code = "bad-position"


class IllegalAction(GameError):
    code = "illegal-action"


class OutOfTurn(GameError):
    code = "out-of-turn"


class DealError(GameError):
    code = "bad-deal"


class OptionError(GameError):
    code = "bad-option"


class RecordError(GameError):
    """A record that cannot be loaded; ``line`` is the offending line, counted from 1."""

    code = "bad-record"

    def __init__(
        self,
        line: int,
        message: str,
        *,
        code: str | None = None,
        values: dict[str, Any] | None = None,
        case: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(f"line {line}: {message}", code=code, values={"line": line, **(values or {})}, case=case)
        self.line = line
        self.detail = message
        """The message without the line."""


class BotError(GameError):
    code = "bot-illegal"


class DeviceError(GameError):
    code = "no-device"
