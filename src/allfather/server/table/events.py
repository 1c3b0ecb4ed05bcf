"""What happens at a table, as it is stored: the events of a table, in order, are its complete history."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from allfather.server.table.terms import Terms

DELETED_PERSON = "deleted"
"""The person in the events of those who have been deleted."""
FORMAT = 5
"""The format of events that this version writes: raised whenever events are added that older versions cannot read."""

Cause: TypeAlias = Literal["person", "bot", "clock", "forced"]
"""Why an action was made: a person or a bot chose it, the clock ran out, or it was the only legal one."""
Step: TypeAlias = Literal["commit", "open"]
"""What the start of a game waits for: that people commit to their nonces, then that they open them."""


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened; *at* is in milliseconds since 1970."""

    at: int


class Opened(Event, frozen=True, tag="opened"):
    """The table was opened; all its deals are derived from *secret*, which is in hex."""

    game: str
    players: int
    options: dict[str, Any]
    terms: Terms
    host: str
    """The person who opened it."""
    secret: str
    again: bool = False
    """Whether it is a rematch, which starts by itself once all who were moved there have come."""


class Sat(Event, frozen=True, tag="sat"):
    """A person or a bot took a seat; in a game, a bot's seat with effect from the next hand or stage."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    nonce: str = ""
    """Contributes to every deal; it is given at once, or committed to here and opened when the game starts."""
    commitment: str = ""
    """The SHA-256 of the nonce, in hex."""
    moved: bool = False
    """Whether the person was moved here for a rematch, and has not been able to commit to a nonce."""
    shield: str = ""
    """The shield that the person has chosen."""


class Renamed(Event, frozen=True, tag="renamed"):
    """The person in a seat, or who waits for it, changed their name or shield."""

    seat: int
    name: str
    person: str
    shield: str = ""


class Left(Event, frozen=True, tag="left"):
    """The person in a seat left for good; in a game a bot takes over."""

    seat: int


class Called(Event, frozen=True, tag="called"):
    """The game is about to start: the table waits for a *step* of the people at it."""

    step: Step


class NonceOpened(Event, frozen=True, tag="nonce-opened"):
    """A seat opened the nonce that it had committed to."""

    seat: int
    nonce: str


class Began(Event, frozen=True, tag="began"):
    """The game began with these nonces, by seat."""

    nonces: list[str]


class Dealt(Event, frozen=True, tag="dealt"):
    """Cards were dealt."""

    deal: list[int]


class Acted(Event, frozen=True, tag="acted"):
    """A seat acted."""

    seat: int
    action: str
    cause: Cause = "person"


class TookBack(Event, frozen=True, tag="took-back"):
    """The last action was undone by the seat that made it."""

    seat: int


class WentAway(Event, frozen=True, tag="went-away"):
    """A person has been away too long: a bot plays for them."""

    seat: int


class CameBack(Event, frozen=True, tag="came-back"):
    """A person is back: the bot stops playing for them."""

    seat: int


class AutoPassChanged(Event, frozen=True, tag="auto-pass-changed"):
    """A seat turned automatic play of its forced actions on or off."""

    seat: int
    on: bool


class ShowHandsChanged(Event, frozen=True, tag="show-hands-changed"):
    """A seat agreed to let spectators see all hands, or withdrew that."""

    seat: int
    on: bool


class PaceChanged(Event, frozen=True, tag="pace-changed"):
    """The host changed how long bots wait before they act, in milliseconds."""

    pace: int


class Rematched(Event, frozen=True, tag="rematched"):
    """A rematch was opened at another table."""

    table: str


class Resumed(Event, frozen=True, tag="resumed"):
    """The table goes on after no server had kept it for *idle* milliseconds, which count for no clock."""

    idle: int


class Closed(Event, frozen=True, tag="closed"):
    """The table was closed before its game was over: *abandoned* by the last person, or closed by the operator."""

    abandoned: bool = False
    reason: str | None = None
    """Why the server closed it by itself, as a code: ``too-long``."""


AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Renamed
    | Left
    | Called
    | NonceOpened
    | Began
    | Dealt
    | Acted
    | TookBack
    | WentAway
    | CameBack
    | AutoPassChanged
    | ShowHandsChanged
    | PaceChanged
    | Rematched
    | Resumed
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def event_text(event: AnyEvent) -> str:
    """Serialize an event for the store."""
    return _encoder.encode(event).decode()


def parse_event(text: str) -> AnyEvent:
    """Read what :func:`event_text` wrote."""
    return _decoder.decode(text)
