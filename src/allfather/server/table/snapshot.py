"""What each audience of a table may see. Views come from the game, and nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Raw

from allfather.core.game import Game
from allfather.server.table import events as happened
from allfather.server.table.events import AnyEvent
from allfather.server.table.messages import Happened, Result, SeatInfo, TableInfo, Tried, Update
from allfather.server.table.table import Sitter, Table
from allfather.server.table.terms import NoClock

MOVES = (happened.Acted, happened.Dealt, happened.TookBack)
"""Events that change nothing but the game."""

_encode = msgspec.json.Encoder().encode


class Showing:
    """A table at one version, ready to be shown; what several clients see alike is written once."""

    def __init__(self, table_id: str, code: str, table: Table, now: int) -> None:
        self.table_id, self.code, self.table, self.now = table_id, code, table, now

    def update(self, seat: int | None, events: list[Happened], *, with_info: bool) -> Update:
        """What the client in *seat*, or a spectator, is told."""
        table = self.table
        sitter = None if seat is None else table.seats[seat]
        return Update(
            table=self.table_id,
            version=table.version,
            events=events,
            seat=seat,
            view=self.public,
            own=None if seat is None or self.public is None else self.own(seat),
            hands=self.hands if seat is None or table.status == "over" else None,
            reversible=seat is not None and table.can_take_back(seat),
            hurries=sitter is not None and sitter.hurries,
            left=None if isinstance(table.terms.clock, NoClock) else table.timer.left(self.now),
            info=self.info if with_info else None,
        )

    @cached_property
    def public(self) -> Raw | None:
        """The game as spectators see it."""
        return None if self.table.game is None else _public(self.table.game)

    def own(self, seat: int) -> Raw:
        """The fields that make the view of *seat* out of a spectator's."""
        assert self.table.game is not None
        return _own(self.table.game, self._owns[seat], is_turn=seat == self.table.to_act)

    @cached_property
    def _owns(self) -> list[dict[str, Any]]:
        return [] if self.table.game is None else self.table.game.own_views()

    @cached_property
    def hands(self) -> list[Raw] | None:
        """What every seat sees, where all hands are shown."""
        return [self.own(seat) for seat in range(self.table.opened.players)] if self.table.shows_hands else None

    def tried(self, seat: int, action: str, after: Game[Any, Any] | None, number: int) -> Tried:
        """What comes of an *action* of *seat*: the game *after* it, unless it cannot be told."""
        tried = Tried(self.table_id, self.table.version, action, id=number)
        if after is None:
            return tried
        own = _own(after, after.own_views()[seat], is_turn=seat == after.to_act)
        return msgspec.structs.replace(tried, view=_public(after), own=own)

    @cached_property
    def info(self) -> TableInfo:
        table, opened = self.table, self.table.opened
        return TableInfo(
            id=self.table_id,
            code=self.code,
            game=opened.game,
            players=opened.players,
            options=opened.options,
            terms=msgspec.structs.replace(opened.terms, webhook=None),
            status=table.status,
            host=table.host,
            seats=tuple(_seat_info(sitter) for sitter in table.seats),
            commitment=table.commitment,
            secret=table.secret,
            nonces=tuple(table.nonces),
            result=result(table),
            rematch=table.rematch,
        )


def _public(game: Game[Any, Any]) -> Raw:
    return Raw(_encode(game.view(None)))


def _own(game: Game[Any, Any], own: dict[str, Any], *, is_turn: bool) -> Raw:
    return Raw(_encode(own | {"legal": game.legal()} if is_turn else own))


def _seat_info(sitter: Sitter | None) -> SeatInfo | None:
    if sitter is None:
        return None
    heir = sitter.heir.name if sitter.heir else None
    return SeatInfo(sitter.name, sitter.person, sitter.bot, heir, sitter.is_away, sitter.agrees)


def result(table: Table) -> Result | None:
    """How the game came out, once it is over."""
    if table.game is None or not table.game.is_over:
        return None
    return Result(table.game.scores, tuple(table.places))


def changes_info(table: Table, events: Sequence[AnyEvent]) -> bool:
    """Whether *events*, the last of the table, changed more than the game on it."""
    if table.status != "playing" or not all(isinstance(event, MOVES) for event in events):
        return True
    return any(isinstance(event, happened.Dealt) for event in events)  # heirs may have sat down


def tell(table: Table, events: Sequence[AnyEvent], last: int) -> list[Happened]:
    """*events* as everybody may know them; *last* is the version of the last of them."""
    first = last - len(events) + 1
    return [
        _tell(table, event, first + place)
        for place, event in enumerate(events)
        if not isinstance(event, happened.Hurried)  # or else a quick pass would tell that it was forced
    ]


def _tell(table: Table, event: AnyEvent, version: int) -> Happened:
    name = str(type(event).__struct_config__.tag)
    if isinstance(event, happened.Acted):
        assert table.game is not None
        action = table.game.public_text(table.game.parse_action(event.action))
        # That somebody had no choice is a secret of theirs.
        cause = None if event.cause in ("person", "forced") else event.cause
        return Happened(name, version, event.seat, action, cause)
    return Happened(name, version, getattr(event, "seat", None))
