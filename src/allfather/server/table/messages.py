"""The live protocol: every message a client may send, and every message it may get. ``docs/protocol.md`` shows each.

A message is a JSON object whose ``type`` says which it is. *id* is chosen by the client and comes back with the answer.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from allfather.server.table.table import Status
from allfather.server.table.terms import Terms

MAX_MESSAGE = 4096
"""Bytes of the longest message a client may send."""

TableId: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,24}\Z")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{0,64}\Z")]
Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class ClientIn(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """From a client."""

    id: Id = 0


class AtTable(ClientIn, frozen=True):
    """From a client, about a table."""

    table: TableId


class Watch(AtTable, frozen=True, tag="watch"):
    """Get everything that happens at a table from now on; *version* is the last that the client knows."""

    version: Version | None = None


class Unwatch(AtTable, frozen=True, tag="unwatch"):
    """No more of this table."""


class Lobby(ClientIn, frozen=True, tag="lobby"):
    """Get the list of public tables, and again whenever it changes; or no longer."""

    on: bool = True


class Sit(AtTable, frozen=True, tag="sit"):
    """Take a seat, any free one unless said; *nonce* has a part in every deal."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""


class SeatBot(AtTable, frozen=True, tag="seat-bot"):
    """The host puts a bot in a seat."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=24)]


class EmptySeat(AtTable, frozen=True, tag="empty-seat"):
    """The host clears a seat before the game."""

    seat: SeatNumber


class Leave(AtTable, frozen=True, tag="leave"):
    """Give up the seat for good."""


class Start(AtTable, frozen=True, tag="start"):
    """The host begins the game; bots take the empty seats."""

    nonce: Nonce = ""


class Act(AtTable, frozen=True, tag="act"):
    """Act, having seen *version*."""

    version: Version
    action: Annotated[str, Meta(max_length=64)]


class Try(AtTable, frozen=True, tag="try"):
    """Ask what would come of an action, having seen *version*; nothing happens."""

    version: Version
    action: Annotated[str, Meta(max_length=64)]


class TakeBack(AtTable, frozen=True, tag="take-back"):
    """Undo the own last action while nothing hidden has been shown."""

    version: Version


class Hurry(AtTable, frozen=True, tag="hurry"):
    """Have the own forced actions made after a short random time, or no longer."""

    on: bool


class Agree(AtTable, frozen=True, tag="agree"):
    """Let spectators see all hands once everybody agrees, or no longer."""

    on: bool


class Rematch(AtTable, frozen=True, tag="rematch"):
    """Play again with the same people, seats rotated."""


class AskHint(AtTable, frozen=True, tag="hint"):
    """Ask what a search thinks of every legal action."""

    version: Version


class React(AtTable, frozen=True, tag="react"):
    reaction: Annotated[str, Meta(max_length=16)]


class Say(AtTable, frozen=True, tag="say"):
    text: Annotated[str, Meta(max_length=300, pattern=r"\A[^\0]+\Z")]  # PostgreSQL cannot keep a NUL


class Mute(ClientIn, frozen=True, tag="mute"):
    """Hear no more of a person on this connection, or hear them again."""

    person: Annotated[str, Meta(max_length=24)]
    on: bool = True


class Ping(ClientIn, frozen=True, tag="ping"):
    """Ask whether the server is there."""


AnyIn: TypeAlias = (
    Watch
    | Unwatch
    | Lobby
    | Sit
    | SeatBot
    | EmptySeat
    | Leave
    | Start
    | Act
    | Try
    | TakeBack
    | Hurry
    | Agree
    | Rematch
    | AskHint
    | React
    | Say
    | Mute
    | Ping
)


class ClientOut(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """To a client."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    name: str
    person: str | None = None
    bot: str | None = None
    """The level, if it is a bot."""
    heir: str | None = None
    """The name of the person who takes the bot's place with the next hand or stage."""
    away: bool = False
    agrees: bool = False


class Result(Struct, frozen=True):
    """How a game came out."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a table besides the game on it."""

    id: str
    code: str
    game: str
    players: int
    options: dict[str, Any]
    terms: Terms
    status: Status
    host: str
    seats: tuple[SeatInfo | None, ...]
    commitment: str
    secret: str | None = None
    nonces: tuple[str, ...] = ()
    result: Result | None = None
    rematch: str | None = None


class Happened(Struct, frozen=True, omit_defaults=True):
    """One thing that happened at a table, as everybody may know it."""

    event: str
    version: int
    seat: int | None = None
    action: str | None = None
    cause: str | None = None


class Update(ClientOut, frozen=True, tag="update"):
    """A table as this client may see it, and what happened since the last update."""

    table: str
    version: int
    events: list[Happened]
    seat: int | None = None
    """The client's own seat."""
    view: Raw | None = None
    """The game as spectators see it."""
    own: Raw | None = None
    """What the client sees otherwise: put these fields over those of *view*."""
    hands: list[Raw] | None = None
    """The same for every seat, where all hands are shown."""
    reversible: bool = False
    """Whether the client can take back what it did last."""
    hurries: bool = False
    """Whether the client's own forced actions are made by themselves."""
    left: list[int] | None = None
    """Milliseconds that every seat has left, if there is a clock."""
    info: TableInfo | None = None
    """Said at first, and again when it changes."""


class RefusedOut(ClientOut, frozen=True, tag="refused"):
    """Nothing happened, and why."""

    code: str
    text: str
    values: dict[str, Any] = {}
    id: int = 0


class Done(ClientOut, frozen=True, tag="done"):
    """It is done, and there is nothing to show for it."""

    id: int


class Tried(ClientOut, frozen=True, tag="tried"):
    """An action is legal; and what the client would see after it, if nothing hidden is shown by that."""

    table: str
    version: int
    action: str
    view: Raw | None = None
    own: Raw | None = None
    id: int = 0


class LobbyTable(Struct, frozen=True):
    """A public table as the lobby shows it."""

    id: str
    game: str
    players: int
    status: str
    names: tuple[str, ...]
    free: int
    """Seats that nobody, or only a bot, sits in."""
    code: str = ""
    """The short code."""


class Tables(ClientOut, frozen=True, tag="tables"):
    """The public tables."""

    tables: list[LobbyTable]


class Opinion(Struct, frozen=True):
    """What a search thinks of an action: the share of the win it leads to, with an interval of 95 %."""

    action: str
    expected: float
    low: float
    high: float
    visits: int


class Hint(ClientOut, frozen=True, tag="hint"):
    """What a search thinks, best first."""

    table: str
    version: int
    playouts: int
    opinions: list[Opinion]
    id: int = 0


class Reacted(ClientOut, frozen=True, tag="reacted"):
    table: str
    person: str
    reaction: str


class Said(ClientOut, frozen=True, tag="said"):
    table: str
    person: str
    name: str
    text: str
    at: int


class Announced(ClientOut, frozen=True, tag="announced"):
    """A word from the host of the server."""

    text: str


class Pong(ClientOut, frozen=True, tag="pong"):
    id: int = 0


AnyOut: TypeAlias = Update | RefusedOut | Done | Tried | Tables | Hint | Reacted | Said | Announced | Pong

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyIn] = msgspec.json.Decoder(AnyIn)


def message_text(message: ClientOut) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


def parse_message(text: str | bytes) -> AnyIn:
    """Read a client's message.

    :raises msgspec.MsgspecError: if it is none.
    """
    return _decoder.decode(text)
