"""The live protocol: every message a client may send and receive. ``docs/protocol.md`` shows an example of each.

A message is a JSON object with a ``type``. The client chooses its *id*, which the answer repeats. A message that runs a
command at a table is a :class:`TableCommand`; to add one, write its class and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Protocol, TypeAlias, Union, get_args

import msgspec
from msgspec import Meta, Raw, Struct

from allfather.server.table.events import AnyEvent, Step
from allfather.server.table.state import Status
from allfather.server.table.table import Table
from allfather.server.table.terms import Pace, Terms

MAX_MESSAGE = 4096
"""Bytes of the longest message a client may send."""

TableId: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,24}\Z")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{0,64}\Z")]
Commitment: TypeAlias = Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class Player(Protocol):
    """The person who sends a command."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def shield(self) -> str: ...


class ClientIn(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """From a client."""

    id: Id = 0


class AtTable(ClientIn, frozen=True):
    """From a client, about a table."""

    table: TableId


class TableCommand(AtTable, frozen=True):
    """From a client: a command at a table."""

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        """The events that the command causes when *player* sends it.

        :raises Refused: if it is not possible.
        """
        raise NotImplementedError


class Watch(AtTable, frozen=True, tag="watch"):
    """Receive everything that happens at a table from now on; *version* is the last one the client knows."""

    version: Version | None = None
    code: Annotated[str, Meta(max_length=24)] = ""
    """The short code, which opens an unlisted table to everybody even when its game is over."""


class Unwatch(AtTable, frozen=True, tag="unwatch"):
    """Stop watching a table."""


class Lobby(ClientIn, frozen=True, tag="lobby"):
    """Receive the list of public tables now and whenever it changes, or stop that."""

    on: bool = True


class Sit(TableCommand, frozen=True, tag="sit"):
    """Take a seat, or any free one, with a nonce that contributes to every deal, or with a *commitment* to it."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""
    commitment: Commitment = ""

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.sit(player.id, player.name, self.seat, self.nonce, at, self.commitment, shield=player.shield)


class SeatBot(TableCommand, frozen=True, tag="seat-bot"):
    """Put a bot in a seat; for the host only."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=24)]

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.seat_bot(player.id, self.seat, self.level, at)


class EmptySeat(TableCommand, frozen=True, tag="empty-seat"):
    """Clear a seat before the game; for the host only."""

    seat: SeatNumber

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.empty_seat(player.id, self.seat, at)


class Leave(TableCommand, frozen=True, tag="leave"):
    """Give up the seat for good."""

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.leave(player.id, at)


class Start(TableCommand, frozen=True, tag="start"):
    """Start the game, with bots in the empty seats; for the host only.

    The *nonce* is the host's own; with a *version*, the message is refused if anything has happened since.
    """

    nonce: Nonce = ""
    version: Version | None = None

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.start(player.id, self.nonce, at, self.version)


class OpenNonce(TableCommand, frozen=True, tag="open-nonce"):
    """Open the nonce that one has committed to, when the table asks for it."""

    nonce: Nonce

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.open_nonce(player.id, self.nonce, at)


class Act(TableCommand, frozen=True, tag="act"):
    """Act, having seen *version*."""

    version: Version
    action: Annotated[str, Meta(max_length=64)]

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.act(player.id, self.version, self.action, at)


class Try(AtTable, frozen=True, tag="try"):
    """Ask what an action would lead to, having seen *version*; nothing happens."""

    version: Version
    action: Annotated[str, Meta(max_length=64)]


class TakeBack(TableCommand, frozen=True, tag="take-back"):
    """Undo one's last action, unless something hidden has been revealed since."""

    version: Version

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.take_back(player.id, self.version, at)


class AutoPass(TableCommand, frozen=True, tag="auto-pass"):
    """Have one's forced actions made automatically, after a short random delay, or stop that."""

    on: bool

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.set_auto_pass(player.id, on=self.on, at=at)


class ShowHands(TableCommand, frozen=True, tag="show-hands"):
    """Agree that spectators see all hands once everybody has agreed, or withdraw that."""

    on: bool

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.set_show_hands(player.id, on=self.on, at=at)


class SetPace(TableCommand, frozen=True, tag="set-pace"):
    """Change how many milliseconds bots wait before they act; for the host only."""

    pace: Pace

    def events(self, table: Table, player: Player, at: int) -> list[AnyEvent]:
        return table.set_pace(player.id, self.pace, at)


class Skip(AtTable, frozen=True, tag="skip"):
    """Do not wait for the pace of bots, having seen *version*; for the only person at a table."""

    version: Version


class Rematch(AtTable, frozen=True, tag="rematch"):
    """Play again with the same people, seats rotated."""


class AskHint(AtTable, frozen=True, tag="hint"):
    """Ask how a search rates every legal action."""

    version: Version


class React(AtTable, frozen=True, tag="react"):
    """Show a reaction to everybody at a table."""

    reaction: Annotated[str, Meta(max_length=16)]


class Say(AtTable, frozen=True, tag="say"):
    """Write in the chat of a table."""

    text: Annotated[str, Meta(max_length=300, pattern=r"\A[^\0]+\Z")]  # PostgreSQL cannot store a NUL


class Mute(ClientIn, frozen=True, tag="mute"):
    """Hide what a person says on this connection, or show it again."""

    person: Annotated[str, Meta(max_length=24)]
    on: bool = True


class Ping(ClientIn, frozen=True, tag="ping"):
    """Ask whether the server is there."""


AnyIn: TypeAlias = TableCommand | Watch | Unwatch | Lobby | Try | Skip | Rematch | AskHint | React | Say | Mute | Ping
"""Every message of a client; those that are not table commands are handled one by one, and the type checker ensures
that none is forgotten."""


class ClientOut(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """To a client."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    name: str
    person: str | None = None
    bot: str | None = None
    """The level, if it is a bot."""
    successor: str | None = None
    """The name of the person who takes over the bot's seat with the next hand or stage."""
    away: bool = False
    show_hands: bool = False
    """Whether this person agrees that spectators see all hands."""
    shield: str = ""
    """The shield that this person has chosen; without one, it follows from the name."""
    gone: bool = False
    """Whether nobody is connected for this person; after the grace period they are *away*."""


class Result(Struct, frozen=True):
    """The result of a game."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a table, except its game."""

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
    commitments: tuple[str, ...] = ()
    """The SHA-256 of the nonce of each seat, as soon as there is one."""
    starting: Step | None = None
    """What people are asked to do with their nonces, while the game is about to start."""
    rated: bool = False
    """Whether the game counts for ratings; before it begins, whether it will unless all people show their hands."""
    result: Result | None = None
    rematch: str | None = None
    again: bool = False
    """Whether it is a rematch, which starts by itself once all who were moved there have come."""
    reason: str | None = None
    """Why the server closed the table by itself, as a code."""


class Happened(Struct, frozen=True, omit_defaults=True):
    """An event at a table, as far as everybody may know it."""

    event: str
    version: int
    seat: int | None = None
    action: str | None = None
    cause: str | None = None
    ends: list[dict[str, Any]] = []
    """The round, hand, stage and game that ended with it, as in traces."""


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
    """What the client sees differently: these fields replace those of *view*."""
    hands: list[Raw] | None = None
    """The same for every seat, if all hands are shown."""
    reversible: bool = False
    """Whether the client can take back its last action."""
    auto_pass: bool = False
    """Whether the client's own forced actions are made automatically."""
    left: list[int] | None = None
    """Milliseconds that every seat has left, if there is a clock."""
    info: TableInfo | None = None
    """In the first update, and again when it may have changed."""


class RefusedOut(ClientOut, frozen=True, tag="refused"):
    """A message was refused and changed nothing."""

    code: str
    text: str
    values: dict[str, Any] = {}
    id: int = 0


class Done(ClientOut, frozen=True, tag="done"):
    """The message was handled, and there is no other answer to it."""

    id: int


class Tried(ClientOut, frozen=True, tag="tried"):
    """A tried action is legal; *view* and *own* show the game after it, unless that would reveal something hidden."""

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
    """Seats that are empty or held by a bot."""
    code: str = ""
    """The short code."""
    shields: tuple[str, ...] = ()
    """The shields that people have chosen, by seat."""


class Tables(ClientOut, frozen=True, tag="tables"):
    """The public tables."""

    tables: list[LobbyTable]


class Opinion(Struct, frozen=True):
    """How a search rates an action: the expected win share, with a 95 % interval."""

    action: str
    expected: float
    low: float
    high: float
    visits: int


class Hint(ClientOut, frozen=True, tag="hint"):
    """How a search rates every legal action, most visited first."""

    table: str
    version: int
    playouts: int
    opinions: list[Opinion]
    id: int = 0


class Reacted(ClientOut, frozen=True, tag="reacted"):
    """Somebody reacted."""

    table: str
    person: str
    reaction: str


class Said(ClientOut, frozen=True, tag="said"):
    """Somebody wrote in the chat."""

    table: str
    person: str
    name: str
    text: str
    at: int


class Announced(ClientOut, frozen=True, tag="announced"):
    """An announcement by the operator of the server."""

    text: str


class Pong(ClientOut, frozen=True, tag="pong"):
    """The server is there."""

    id: int = 0


def _messages(*bases: type[Struct]) -> tuple[type[Any], ...]:
    """The messages defined above that are derived from one of *bases*, in order."""
    kinds = [kind for kind in globals().values() if isinstance(kind, type) and issubclass(kind, bases)]
    return tuple(kind for kind in kinds if not kind.__subclasses__())


CLIENT_MESSAGES = _messages(*get_args(AnyIn))
SERVER_MESSAGES = _messages(ClientOut)

_any_in: Any = Union[CLIENT_MESSAGES]  # noqa: UP007
_decoder: msgspec.json.Decoder[AnyIn] = msgspec.json.Decoder(_any_in)


message_bytes: Callable[[ClientOut], bytes] = msgspec.json.Encoder().encode
"""Serializes a message for the wire."""


def parse_message(text: str | bytes) -> AnyIn:
    """Parse a client's message.

    :raises msgspec.MsgspecError: if it is invalid.
    """
    return _decoder.decode(text)
