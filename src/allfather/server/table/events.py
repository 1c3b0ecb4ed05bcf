"""What happens at a table, as it is stored: the list of these, in order, is the whole truth of the table."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from allfather.server.table.terms import Terms

Cause: TypeAlias = Literal["person", "bot", "clock", "forced"]
"""Why an action was made: chosen by a person, by a bot, by default on time-out, or because there was no other."""


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened; *at* is in milliseconds since 1970."""

    at: int


class Opened(Event, frozen=True, tag="opened"):
    """The table was opened; *secret* is what all its deals come from, in hex."""

    game: str
    players: int
    options: dict[str, Any]
    terms: Terms
    host: str
    """The person who opened it."""
    secret: str


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat: a person, or a bot of some level. While a game is on, from the next hand or stage."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    nonce: str = ""


class Left(Event, frozen=True, tag="left"):
    """The person of a seat left for good; in a game a bot goes on."""

    seat: int


class Began(Event, frozen=True, tag="began"):
    """The game began with these nonces, by seat."""

    nonces: list[str]


class Dealt(Event, frozen=True, tag="dealt"):
    deal: list[int]


class Acted(Event, frozen=True, tag="acted"):
    seat: int
    action: str
    cause: Cause = "person"


class TookBack(Event, frozen=True, tag="took-back"):
    """The last action was undone by the seat that made it."""

    seat: int


class WentAway(Event, frozen=True, tag="went-away"):
    """A person has been gone too long: a bot plays."""

    seat: int


class CameBack(Event, frozen=True, tag="came-back"):
    seat: int


class Hurried(Event, frozen=True, tag="hurried"):
    """A seat wants its forced actions made by themselves, or no longer."""

    seat: int
    on: bool


class Agreed(Event, frozen=True, tag="agreed"):
    """A seat lets spectators see all hands, if everybody does, or no longer."""

    seat: int
    on: bool


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Closed(Event, frozen=True, tag="closed"):
    """The table was closed before its game was over; *abandoned* by the last person at it, or by the host."""

    abandoned: bool = False


AnyEvent: TypeAlias = (
    Opened | Sat | Left | Began | Dealt | Acted | TookBack | WentAway | CameBack | Hurried | Agreed | Rematched | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def event_text(event: AnyEvent) -> str:
    """An event as it is stored."""
    return _encoder.encode(event).decode()


def parse_event(text: str) -> AnyEvent:
    """Read what :func:`event_text` writes."""
    return _decoder.decode(text)
