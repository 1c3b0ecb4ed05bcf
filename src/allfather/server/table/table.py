"""A table: who sits there, and the game they play. It has no sockets, no store and no clock of its own.

A command checks and returns the events it would cause, or refuses; nothing has changed yet. Whoever calls it saves
them, and then has the table :meth:`~Table.apply` them. So a table is always just the sum of its stored events.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from allfather.core import contract
from allfather.core.errors import GameError
from allfather.core.fairness import Shuffle, commitment
from allfather.core.game import Game
from allfather.games import find_game
from allfather.server.errors import Refused
from allfather.server.table import events as happened
from allfather.server.table.clocks import Timer
from allfather.server.table.events import AnyEvent, Cause
from allfather.server.table.terms import LEVELS, Terms

Status: TypeAlias = Literal["open", "playing", "over", "closed"]
BOT_NAMES = ("Geri", "Freki", "Sleipnir", "Ratatosk", "Hati", "Skoll")
SHOWN_LONGER = 5
"""How much longer than a bot's pause the end of a hand is shown."""


@dataclass(slots=True)
class Sitter:
    """Who sits in a seat: a person, or a bot of some level."""

    name: str
    person: str | None
    bot: str | None
    nonce: str = ""
    heir: happened.Sat | None = None
    """A person who takes the bot's place with the next hand or stage."""
    is_away: bool = False
    hurries: bool = False
    agrees: bool = False

    @property
    def is_played(self) -> bool:
        """Whether a bot acts for this seat."""
        return self.bot is not None or self.is_away


class Due(NamedTuple):
    """What the table does by itself next, and when at the earliest, in milliseconds since 1970."""

    what: Literal["deal", "bot", "forced", "clock"]
    at: int
    seat: int | None


class Table:
    """One table, as its events tell it."""

    def __init__(self, opened: happened.Opened) -> None:
        self.opened = opened
        self.terms: Terms = opened.terms
        self.version = 1
        """How many events there were."""
        self.moved = 1
        """The version of the last event that changed the game."""
        self.changed = opened.at
        self.moved_at = opened.at
        self.to_act: int | None = None
        """The seat to act."""
        self.seats: list[Sitter | None] = [None] * opened.players
        self.game: Game[Any, Any] | None = None
        self._last_deal: Game[Any, Any] | None = None
        """The game as it was dealt last: to take back an action is to play again from there."""
        self.nonces: list[str] = []
        self.deals = 0
        self.timer = Timer(opened.terms.clock, opened.players)
        self.rematch: str | None = None
        self.beginners: list[Sitter] = []
        """Who sat where when the game began: its result is theirs, whoever plays on."""
        self.is_abandoned = False
        self.is_rated = opened.terms.is_rated
        """Whether the result counts: not if somebody could see all hands."""
        self.status: Status = "open"

    @classmethod
    def of(cls, events: Iterable[AnyEvent]) -> Table:
        """The table that *events* tell, the opening first."""
        first, *rest = events
        assert isinstance(first, happened.Opened)
        table = cls(first)
        for event in rest:
            table.apply(event)
        return table

    # What is so.

    @property
    def people(self) -> list[str]:
        """The persons at the table, those who wait for a bot's seat included."""
        sitters = [sitter for sitter in self.seats if sitter is not None]
        found = [sitter.person or (sitter.heir.person if sitter.heir else None) for sitter in sitters]
        return [person for person in found if person is not None]

    @property
    def host(self) -> str:
        """Who may start the game: who opened the table, or else the first person at it."""
        people = self.people
        return people[0] if people and self.opened.host not in people else self.opened.host

    def seat_of(self, person: str | None) -> int | None:
        """The seat that *person* plays."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and person is not None and sitter.person == person:
                return seat
        return None

    @property
    def places(self) -> list[int]:
        """The place of every seat, from 1, once the game has ended; those who share one have the same.

        At a table that was abandoned all people are last.
        """
        assert self.game is not None
        if self.status == "closed":
            return [
                1 + sum(other.person is None for other in self.beginners) * bool(one.person) for one in self.beginners
            ]
        return list(self.game.ranking)

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.opened.secret))

    @property
    def secret(self) -> str | None:
        """What the deals came from, once nobody can use it."""
        return self.opened.secret if self.status in ("over", "closed") else None

    @property
    def shows_hands(self) -> bool:
        """Whether spectators see every hand: when the game is over, or all people at the table agreed."""
        if self.status == "over":
            return True
        people = [sitter for sitter in self.seats if sitter is not None and sitter.person]
        return self.game is not None and bool(people) and all(sitter.agrees for sitter in people)

    @property
    def is_between(self) -> bool:
        """Whether a hand or stage has ended and the next one is not dealt yet."""
        return self.game is not None and self.game.awaits_deal and bool(contract.is_settled(self.game.state))

    def due(self) -> Due | None:
        """What the table will do by itself, if nobody does anything before."""
        if self.status != "playing" or self.game is None:
            return None
        seat = self.to_act
        if seat is None:
            is_shown = self.deals > 0 and self.is_between
            return Due("deal", self.moved_at + (SHOWN_LONGER * self.terms.pace if is_shown else 0), None)
        sitter = self.sitter(seat)
        if sitter.is_played:
            return Due("bot", self.moved_at + self.terms.pace, seat)
        if sitter.hurries and len(self.game.legal_ids()) == 1:
            return Due("forced", self.moved_at, seat)
        deadline = self.timer.deadline
        return None if deadline is None else Due("clock", deadline, seat)

    def sitter(self, seat: int) -> Sitter:
        """Who sits in *seat*.

        :raises Refused: if there is no such seat, or nobody sits there.
        """
        found = self.seats[seat] if 0 <= seat < len(self.seats) else None
        if found is None:
            raise Refused("no-such-seat")
        return found

    # Commands: what would happen.

    def sit(self, person: str, name: str, seat: int | None, nonce: str, at: int) -> list[AnyEvent]:
        """Take a free seat; in a game, the seat of a bot from the next hand or stage on."""
        self._check_open_or_playing()
        own = self.seat_of(person)
        if own is not None and self.status == "open" and seat in (None, own):
            return [happened.Sat(at, own, name, person, nonce=nonce)]
        if person in self.people and (self.status == "playing" or own is None):
            raise Refused("already-seated")
        chosen = self._free_seat(seat)
        leaves: list[AnyEvent] = [] if own is None else [happened.Left(at, own)]
        return [*leaves, happened.Sat(at, chosen, name, person, nonce=nonce)]

    def _free_seat(self, wanted: int | None) -> int:
        if wanted is not None and not 0 <= wanted < len(self.seats):
            raise Refused("no-such-seat")
        seats = range(len(self.seats)) if wanted is None else [wanted]
        # An empty seat rather than a bot's.
        for seat in sorted(seats, key=lambda seat: self.seats[seat] is not None):
            sitter = self.seats[seat]
            if sitter is None or (sitter.bot and not sitter.heir):
                return seat
        raise Refused("table-full" if wanted is None else "seat-taken")

    def seat_bot(self, person: str, seat: int, level: str, at: int) -> list[AnyEvent]:
        """The host puts a bot in an empty seat or in another bot's."""
        self._check_host(person)
        if level not in LEVELS:
            raise Refused("no-bot")
        return [self._bot(self._free_seat(seat), level, at)]

    def empty_seat(self, person: str, seat: int, at: int) -> list[AnyEvent]:
        """The host clears a seat before the game."""
        self._check_host(person)
        self.sitter(seat)
        return [happened.Left(at, seat)]

    def leave(self, person: str, at: int) -> list[AnyEvent]:
        """Give up the seat for good. Without any people left the table is closed."""
        self._check_open_or_playing()
        for seat, sitter in enumerate(self.seats):
            if sitter and person in (sitter.person, sitter.heir and sitter.heir.person):
                closes: list[AnyEvent] = [happened.Closed(at, abandoned=True)] if len(self.people) == 1 else []
                return [happened.Left(at, seat), *closes]
        raise Refused("not-seated")

    def start(self, person: str, nonce: str, at: int) -> list[AnyEvent]:
        """The host begins the game, giving a nonce of their own; bots take the empty seats."""
        self._check_host(person)
        bots = [self._bot(seat, self.terms.bots, at) for seat, sitter in enumerate(self.seats) if sitter is None]
        nonces = [sitter.nonce if sitter else "" for sitter in self.seats]
        own = self.seat_of(person)
        if own is not None and nonce:
            nonces[own] = nonce
        return [*bots, happened.Began(at, nonces)]

    def deal(self, at: int) -> list[AnyEvent]:
        """The next deal, by the shuffle that everybody can check."""
        game = self._playing()
        if not game.awaits_deal:
            raise Refused("stale")
        chance = Shuffle(bytes.fromhex(self.opened.secret), self.nonces, self.deals)
        return [happened.Dealt(at, game.shuffled_deal(chance).tolist())]

    def act(self, person: str, version: int, action: str, at: int) -> list[AnyEvent]:
        """A person acts, having seen *version*."""
        seat = self._own_seat(person)
        if version < self.moved:
            raise Refused("stale")
        acted = self.act_for(seat, action, "person", at)
        return [happened.CameBack(at, seat), *acted] if self.sitter(seat).is_away else acted

    def act_for(self, seat: int, action: str, cause: Cause, at: int) -> list[AnyEvent]:
        """*seat* acts, whoever decided it."""
        try:
            self._playing().check(action, seat=seat)
        except GameError as error:
            raise Refused.by_game(error) from None
        return [happened.Acted(at, seat, action, cause)]

    def preview(self, person: str, version: int, action: str) -> Game[Any, Any] | None:
        """The game after an action that is checked as by :meth:`act`, if it tells *person* nothing they cannot know."""
        self.act(person, version, action, self.changed)
        game = self._playing()
        return game.preview(game.parse_action(action))

    def take_back(self, person: str, version: int, at: int) -> list[AnyEvent]:
        """Undo one's own last action while nothing hidden has been shown."""
        seat = self._own_seat(person)
        if not self.terms.take_back:
            raise Refused("not-allowed-here")
        self._playing()
        if version < self.moved:
            raise Refused("stale")
        if not self.can_take_back(seat):
            raise Refused("nothing-to-take-back")
        return [happened.TookBack(at, seat)]

    def can_take_back(self, seat: int) -> bool:
        """Whether the last action of *seat* can be undone."""
        return self.terms.take_back and self.to_act == seat and self.game is not None and self.game.is_reversible

    def go_away(self, seat: int, at: int) -> list[AnyEvent]:
        """The person of *seat* has been gone too long."""
        sitter = self.sitter(seat)
        return (
            [happened.WentAway(at, seat)] if sitter.person and not sitter.is_away and self.status == "playing" else []
        )

    def come_back(self, person: str, at: int) -> list[AnyEvent]:
        """A person is there again; the seat is theirs at once."""
        seat = self.seat_of(person)
        return [] if seat is None or not self.sitter(seat).is_away else [happened.CameBack(at, seat)]

    def hurry(self, person: str, *, on: bool, at: int) -> list[AnyEvent]:
        """Have forced actions made by themselves."""
        seat = self._own_seat(person)
        return [] if self.sitter(seat).hurries == on else [happened.Hurried(at, seat, on)]

    def agree(self, person: str, *, on: bool, at: int) -> list[AnyEvent]:
        """Let spectators see all hands."""
        seat = self._own_seat(person)
        return [] if self.sitter(seat).agrees == on else [happened.Agreed(at, seat, on)]

    def play_again(self, person: str, new_id: str, at: int) -> tuple[list[AnyEvent], list[AnyEvent]]:
        """What happens here and at the new table *new_id*, where everybody sits one seat further."""
        if person not in self.people:
            raise Refused("not-seated")
        if self.status != "over":
            raise Refused("not-over")
        if self.rematch is not None:
            raise Refused("has-begun", table=self.rematch)
        old = self.opened
        opened = happened.Opened(at, old.game, old.players, old.options, self.terms, person, new_secret())
        sits = [
            happened.Sat(at, (seat + 1) % old.players, sitter.name, sitter.person, sitter.bot)
            for seat, sitter in enumerate(self.seats)
            if sitter is not None
        ]
        return [happened.Rematched(at, new_id)], [opened, *sits]

    def close(self, at: int) -> list[AnyEvent]:
        """End the table before its game is over."""
        self._check_open_or_playing()
        return [happened.Closed(at)]

    def _bot(self, seat: int, level: str, at: int) -> happened.Sat:
        return happened.Sat(at, seat, BOT_NAMES[seat], bot=level)

    def _own_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _check_open_or_playing(self) -> None:
        if self.status == "closed":
            raise Refused("is-closed")
        if self.status == "over":
            raise Refused("game-over")

    def _check_host(self, person: str) -> None:
        self._check_open_or_playing()
        if self.status != "open":
            raise Refused("has-begun")
        if person != self.host:
            raise Refused("not-host")

    def _playing(self) -> Game[Any, Any]:
        self._check_open_or_playing()
        if self.game is None:
            raise Refused("not-begun")
        return self.game

    # What has happened.

    def apply(self, event: AnyEvent) -> None:
        """Make *event* part of the table; it was checked and saved."""
        self.version += 1
        self.changed = event.at
        _FOLD[type(event)](self, event)

    def _sat(self, event: happened.Sat) -> None:
        sitter = self.seats[event.seat]
        if self.game is not None and sitter is not None:
            sitter.heir = event
        else:
            self.seats[event.seat] = Sitter(event.name, event.person, event.bot, event.nonce)

    def _left(self, event: happened.Left) -> None:
        sitter = self.seats[event.seat]
        assert sitter is not None
        if self.game is None:
            self.seats[event.seat] = None
        elif sitter.heir is not None:
            sitter.heir = None
        else:
            self.seats[event.seat] = Sitter(BOT_NAMES[event.seat], None, self.terms.bots)

    def _began(self, event: happened.Began) -> None:
        old = self.opened
        kind = find_game(old.game)
        self.game = kind(old.players, kind.options_type.from_dict(old.options))
        self.status = "playing"
        self.beginners = [self.sitter(seat) for seat in range(old.players)]
        self.nonces = event.nonces
        self._name_seats()
        self.moved, self.moved_at = self.version, event.at

    def _name_seats(self) -> None:
        if self.game is not None:
            self.game.names = [self.sitter(seat).name for seat in range(self.opened.players)]

    def _dealt(self, event: happened.Dealt) -> None:
        assert self.game is not None
        if self.is_between:
            self._seat_heirs()
        self.game.apply_event("deal", np.array(event.deal, np.int8))
        self._last_deal = self.game.copy()
        self.deals += 1
        self._moved_on(event.at)

    def _seat_heirs(self) -> None:
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.heir is not None:
                self.seats[seat] = Sitter(sitter.heir.name, sitter.heir.person, None)
        self._name_seats()

    def _acted(self, event: happened.Acted) -> None:
        assert self.game is not None
        self.game.apply_event("action", self.game.parse_action(event.action))
        self._moved_on(event.at)

    def _took_back(self, event: happened.TookBack) -> None:
        assert self.game is not None
        assert self._last_deal is not None
        before = self._last_deal.copy()
        before.names = self.game.names
        for kind, what in self.game.past[len(before.past) : -1]:
            before.apply_event(kind, what)
        self.game = before
        self._moved_on(event.at)

    def _moved_on(self, at: int) -> None:
        assert self.game is not None
        self.moved, self.moved_at = self.version, at
        self.to_act = seat = self.game.to_act
        if seat is None and self.game.is_over:
            self.status = "over"
        if seat is not None or self.status == "over" or self.is_between:
            self.timer.turn(seat, at)

    def _went_away(self, event: happened.WentAway) -> None:
        self.sitter(event.seat).is_away = True

    def _came_back(self, event: happened.CameBack) -> None:
        self.sitter(event.seat).is_away = False

    def _hurried(self, event: happened.Hurried) -> None:
        self.sitter(event.seat).hurries = event.on

    def _agreed(self, event: happened.Agreed) -> None:
        self.sitter(event.seat).agrees = event.on
        if self.shows_hands:
            self.is_rated = False

    def _rematched(self, event: happened.Rematched) -> None:
        self.rematch = event.table

    def _closed(self, event: happened.Closed) -> None:
        self.status = "closed"
        self.is_abandoned = event.abandoned


_FOLD: dict[type[Any], Any] = {
    happened.Sat: Table._sat,
    happened.Left: Table._left,
    happened.Began: Table._began,
    happened.Dealt: Table._dealt,
    happened.Acted: Table._acted,
    happened.TookBack: Table._took_back,
    happened.WentAway: Table._went_away,
    happened.CameBack: Table._came_back,
    happened.Hurried: Table._hurried,
    happened.Agreed: Table._agreed,
    happened.Rematched: Table._rematched,
    happened.Closed: Table._closed,
}


def new_secret() -> str:
    """A secret for the deals of one table, in hex."""
    return secrets.token_bytes(32).hex()


def open_table(opened: happened.Opened) -> Table:
    """A new table.

    :raises Refused: if there is no such game, number of players or option.
    """
    try:
        kind = find_game(opened.game)
        kind(opened.players, kind.options_type.from_dict(opened.options))
    except GameError as error:
        raise Refused.by_game(error) from None
    if opened.terms.bots not in LEVELS:
        raise Refused("no-bot")
    return Table(opened)
