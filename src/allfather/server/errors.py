"""Refusals: one exception, with a sentence for people and a stable code for programs."""

from __future__ import annotations

from functools import partial
from typing import Any, Self

from allfather.core.errors import GameError

REFUSALS = {
    "bad-message": "The message is not part of the protocol.",
    "too-fast": "Too many messages at once; wait a moment.",
    "no-such-table": "There is no such table.",
    "no-such-seat": "The table has no such seat.",
    "not-watching": "Watch the table first.",
    "seat-taken": "Someone sits there.",
    "table-full": "No seat is free.",
    "already-seated": "You already sit at this table.",
    "not-seated": "You do not sit at this table.",
    "not-host": "Only the host of the table may do that.",
    "has-begun": "The game has begun.",
    "not-begun": "The game has not begun.",
    "wrong-nonce": "That is not the nonce you committed to.",
    "not-over": "The game is not over yet.",
    "is-closed": "The table is closed.",
    "stale": "The table has moved on.",
    "out-of-turn": "Someone else is to act.",
    "game-over": "The game is over.",
    "nothing-to-take-back": "There is nothing to take back.",
    "not-allowed-here": "This table does not allow it.",
    "too-many-tables": "You have too many tables open; leave one first.",
    "too-many-records": "You keep too many games; delete one first.",
    "busy": "One thing at a time: the last request is still being answered.",
    "banned": "You are banned.",
    "no-bot": "There is no such level of bot.",
    "not-signed-in": "Sign in, or become a guest first.",
    "has-account": "You already have an account.",
    "name-taken": "That name is taken.",
    "wrong-password": "Name or password is wrong.",
    "common-password": "That password is easy to guess; choose another.",
    "foreign-origin": "The request does not come from this server's own page.",
    "not-found": "There is nothing here.",
    "bad-request": "The request is invalid.",
    "too-large": "That is too large.",
    "unavailable": "The server cannot save anything at the moment; try again.",
    "old-rules": "This game was played by earlier rules and can no longer be shown.",
    "unreadable": "This table cannot be read at the moment; the host of the server has been told.",
    "failed": "Something went wrong on the server.",
}
"""Every refusal code of the server with its sentence; those of the games are in ``docs/odin.md`` and ``ravens.md``."""


CLOSED_BINARY, CLOSED_AGAIN, CLOSED_REFUSED, CLOSED_SLOW, CLOSED_FAST = 1003, 1012, 4003, 4008, 4029
"""The codes with which the server closes a socket: binary frame; connect again, perhaps to another node; not welcome;
reads too slowly; sends too much."""


class Refused(Exception):
    """A request, message or command is refused and changes nothing."""

    def __init__(self, code: str, text: str | None = None, **values: Any) -> None:
        self.code = code
        self.text = REFUSALS[code] if text is None else text
        self.values = values
        """Values for a translation of the sentence."""
        super().__init__(self.text)

    def __reduce__(self) -> Any:
        return partial(Refused, **self.values), (self.code, self.text)  # for refusals from another process

    @classmethod
    def by_game(cls, error: GameError) -> Self:
        """The refusal for a game's error; it uses the public reason, because the message names hidden cards."""
        return cls(error.code, REFUSALS.get(error.code) or sentence(error.reason), **error.values)


def sentence(text: str) -> str:
    """*text* with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."
