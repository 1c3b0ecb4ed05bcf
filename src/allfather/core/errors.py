"""The errors that bad input raises: one small tree, each with a code that never changes once released."""

from __future__ import annotations

from typing import Any, TypeAlias

Reason: TypeAlias = tuple[str, str, dict[str, Any]]
"""Why something cannot be done: the code, the sentence, and what the sentence in another language needs."""


class GameError(ValueError):
    """Base of all errors raised on bad input; nothing has changed when one is raised.

    GameError
    ├── NotationError   the text is not well formed
    ├── PositionError   well formed, but no such position can arise
    ├── IllegalAction   well formed, but not legal in this position; its code says why
    ├── OutOfTurn       somebody else is to act, or nobody is
    ├── DealError       the cards handed in are not a deal of this game
    ├── OptionError     a number of players, a seed or an option that does not exist
    ├── RecordError     a record that does not hold together; it names the line
    ├── BotError        a bot answered illegally, too late or not at all
    └── DeviceError     the asked-for device is not there
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
    ) -> None:
        super().__init__(message)
        self.reason = message if reason is None else reason
        """The message without the position, which names hidden cards: what a seat may be told."""
        if code is not None:
            self.code = code
        self.values = values or {}
        """The numbers, cards and words in the reason, by name; with the code they make the sentence."""


def quoted(value: object) -> str:
    """*value* as a message shows it: in full if it is short, else its beginning."""
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
    """A record that cannot be loaded; ``line`` is where it goes wrong, counted from 1."""

    code = "bad-record"

    def __init__(
        self, line: int, message: str, *, code: str | None = None, values: dict[str, Any] | None = None
    ) -> None:
        super().__init__(f"line {line}: {message}", code=code, values={"line": line, **(values or {})})
        self.line = line


class BotError(GameError):
    code = "bot-illegal"


class DeviceError(GameError):
    code = "no-device"
