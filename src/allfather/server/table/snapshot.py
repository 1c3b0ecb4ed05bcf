"""What each audience of a table may see: views of the game, and nothing else about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property, lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from allfather.core.game import Game
from allfather.core.options import Options
from allfather.server.table.change import Change
from allfather.server.table.events import Acted, AnyEvent, AutoPassChanged
from allfather.server.table.messages import Happened, Result, SeatInfo, TableInfo, Tried, Update
from allfather.server.table.state import Sitter, TableState
from allfather.server.table.terms import NoClock
from allfather.server.table.view_text import view_text

WITH_INFO = Change.STATUS | Change.SEATS | Change.TERMS | Change.START | Change.REMATCH
"""Changes after which clients get the info of a table again."""

_encode = msgspec.json.Encoder().encode


class Snapshot:
    """A table at one version, ready to be sent; what several clients see is serialized once."""

    def __init__(self, table_id: str, code: str, table: TableState, now: int, gone: Collection[str] = ()) -> None:
        self.table_id, self.code, self.table, self.now = table_id, code, table, now
        self.gone = gone
        """The people for whom nobody is connected."""

    def update(self, seat: int | None, events: list[Happened], *, with_info: bool) -> Update:
        """The update for the client in *seat*, or for a spectator."""
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
            auto_pass=sitter is not None and sitter.auto_pass,
            left=None if isinstance(table.terms.clock, NoClock) else table.timer.left(self.now),
            info=self.info if with_info else None,
        )

    @cached_property
    def _views(self) -> Views | None:
        game = self.table.game
        return None if game is None else Views(game, self.table.to_act, self.table.legal)

    @cached_property
    def public(self) -> Raw | None:
        """The game as spectators see it."""
        return None if self._views is None else self._views.public()

    def own(self, seat: int) -> Raw:
        """The fields in which the view of *seat* differs from a spectator's."""
        assert self._views is not None
        return self._views.own(seat)

    @cached_property
    def hands(self) -> list[Raw] | None:
        """What every seat sees, if all hands are shown."""
        return [self.own(seat) for seat in range(self.table.opened.players)] if self.table.shows_hands else None

    def tried(self, seat: int, action: str, after: Game[Any, Any] | None, number: int) -> Tried:
        """The answer to a tried *action* of *seat*: the game *after* it, unless that would reveal something."""
        tried = Tried(self.table_id, self.table.version, action, id=number)
        if after is None:
            return tried
        views = Views(after, after.to_act, after.legal_ids().tolist())
        return msgspec.structs.replace(tried, view=views.public(), own=views.own(seat))

    @cached_property
    def info(self) -> TableInfo:
        """What everybody may know about the table, except its game."""
        table, opened = self.table, self.table.opened
        return TableInfo(
            id=self.table_id,
            code=self.code,
            game=opened.game,
            players=opened.players,
            options=opened.options,
            terms=msgspec.structs.replace(table.terms, webhook=None),
            status=table.status,
            host=table.host,
            seats=tuple(_seat_info(sitter, self.gone) for sitter in table.seats),
            commitment=table.commitment,
            secret=table.secret,
            nonces=tuple(table.nonces),
            commitments=tuple(commitments) if any(commitments := table.commitments) else (),
            starting=table.call.step if table.call and table.status == "open" else None,
            rated=table.is_rated,
            result=result(table),
            rematch=table.rematch,
            again=opened.again,
            reason=table.reason,
        )


class Views:
    """The views of every audience of a game in one position; *legal* are the actions of the seat *to_act*."""

    def __init__(self, game: Game[Any, Any], to_act: int | None, legal: list[int]) -> None:
        self._options, self._to_act, self._legal = game.options, to_act, legal
        self._text = view_text(type(game))
        self._seen = self._text.observe(game, len(game.names))

    def public(self) -> Raw:
        """The view of spectators."""
        return Raw(self._text.public(self._seen[-1], _options_text(self._options)))

    def own(self, seat: int) -> Raw:
        """The fields in which the view of *seat* differs from a spectator's."""
        return Raw(self._text.own(self._seen[seat], self._legal if seat == self._to_act else None))


@lru_cache(256)
def _options_text(options: Options) -> bytes:
    return _encode(options)


def _seat_info(sitter: Sitter | None, gone: Collection[str]) -> SeatInfo | None:
    if sitter is None:
        return None
    successor = sitter.successor.name if sitter.successor else None
    return SeatInfo(
        sitter.name,
        sitter.person,
        sitter.bot,
        successor,
        sitter.is_away,
        sitter.show_hands,
        sitter.shield,
        sitter.person in gone,
    )


def result(table: TableState) -> Result | None:
    """The result of the game, once it is over."""
    if table.game is None or not table.game.is_over:
        return None
    return Result(table.game.scores, tuple(table.places))


def tell(table: TableState, events: Sequence[AnyEvent], last: int) -> list[Happened]:
    """*events* as far as everybody may know them; *last* is the version of the last of them."""
    first = last - len(events) + 1
    return [
        _tell(table, event, first + place)
        for place, event in enumerate(events)
        if not isinstance(event, AutoPassChanged)  # it would reveal that a quick pass was forced
    ]


def _tell(table: TableState, event: AnyEvent, version: int) -> Happened:
    name, ends = str(type(event).__struct_config__.tag), table.ends.get(version, [])
    if isinstance(event, Acted):
        assert table.game is not None
        action = table.game.public_text(table.parse_action(event.action))
        # Only the seat itself may know that its action was forced.
        cause = None if event.cause in ("person", "forced") else event.cause
        return Happened(name, version, event.seat, action, cause, ends)
    return Happened(name, version, getattr(event, "seat", None), ends=ends)
