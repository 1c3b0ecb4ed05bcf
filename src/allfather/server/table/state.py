"""The state of a table: who sits where and how the game stands, computed from its events.

There are no sockets, no store and no clock here: a table is always the sum of its events.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Self, TypeAlias, assert_never

import numpy as np

from allfather.core import contract
from allfather.core.compiling import Record
from allfather.core.fairness import commitment
from allfather.core.game import Game
from allfather.games import find_game
from allfather.server.errors import Refused
from allfather.server.table import events as happened
from allfather.server.table.change import Change
from allfather.server.table.clocks import Timer
from allfather.server.table.endings import endings
from allfather.server.table.events import AnyEvent
from allfather.server.table.terms import Terms

Status: TypeAlias = Literal["open", "playing", "over", "closed"]
BOT_NAMES = ("Geri", "Freki", "Sleipnir", "Ratatosk", "Hati", "Skoll")
END_PAUSES = 5
"""For how many times a bot's pause the end of a hand is shown."""


@dataclass(slots=True)
class Sitter:
    """Who sits in a seat: a person, or a bot of some level."""

    name: str
    person: str | None
    bot: str | None
    nonce: str = ""
    successor: happened.Sat | None = None
    """The person who takes over the bot's seat with the next hand or stage."""
    is_away: bool = False
    auto_pass: bool = False
    """Whether the only legal action is made automatically."""
    show_hands: bool = False
    """Whether this person agrees that spectators see all hands."""

    @property
    def is_played(self) -> bool:
        """Whether a bot acts for this seat."""
        return self.bot is not None or self.is_away


class Due(NamedTuple):
    """What the table does next by itself, and the earliest time for it, in milliseconds since 1970."""

    what: Literal["deal", "bot", "forced", "clock"]
    at: int
    seat: int | None


class TableState:
    """The state of one table, computed from its events."""

    def __init__(self, opened: happened.Opened) -> None:
        self.opened = opened
        self.terms: Terms = opened.terms
        self.version = 1
        """The number of events so far."""
        self.moved = 1
        """The version of the last event that changed the game."""
        self.changed = opened.at
        self.moved_at = opened.at
        self.to_act: int | None = None
        """The seat to act."""
        self.seats: list[Sitter | None] = [None] * opened.players
        self.game: Game[Any, Any] | None = None
        self._last_deal: Game[Any, Any] | None = None
        """The game as it was after the last deal: taking back an action replays from there."""
        self.ends: dict[int, list[dict[str, Any]]] = {}
        """What ended with an event, by the version of the event."""
        self.nonces: list[str] = []
        self.deals = 0
        self.timer = Timer(opened.terms.clock, opened.players)
        self.rematch: str | None = None
        self.starting_players: list[Sitter] = []
        """Who sat where when the game began: the result is theirs, whoever takes over later."""
        self.is_abandoned = False
        self.is_rated = opened.terms.is_rated
        """Whether the result counts: not if somebody could see all hands."""
        self.status: Status = "open"

    @classmethod
    def of(cls, events: Iterable[AnyEvent]) -> Self:
        """The table that results from stored *events*, the first of which opened it."""
        first, *rest = events
        if not isinstance(first, happened.Opened):
            raise ValueError("the first event did not open the table")
        table = cls(first)
        table.apply_stored(rest)
        return table

    # Queries.

    @property
    def people(self) -> list[str]:
        """The people at the table, including those who wait for a bot's seat."""
        sitters = [sitter for sitter in self.seats if sitter is not None]
        found = [sitter.person or (sitter.successor.person if sitter.successor else None) for sitter in sitters]
        return [person for person in found if person is not None]

    @property
    def host(self) -> str:
        """Who may start the game: the person who opened the table or, if they have left, the first person at it."""
        people = self.people
        return people[0] if people and self.opened.host not in people else self.opened.host

    def seat_of(self, person: str | None) -> int | None:
        """The seat of *person*."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and person is not None and sitter.person == person:
                return seat
        return None

    def sitter(self, seat: int) -> Sitter:
        """Who sits in *seat*.

        :raises Refused: if there is no such seat, or nobody sits there.
        """
        found = self.seats[seat] if 0 <= seat < len(self.seats) else None
        if found is None:
            raise Refused("no-such-seat")
        return found

    @property
    def has_result(self) -> bool:
        """Whether the game has a result: it is over, or everybody abandoned it."""
        return self.status == "over" or (self.is_abandoned and self.game is not None)

    @property
    def places(self) -> list[int]:
        """The place of every seat, from 1, once the game has ended; tied seats share one.

        If the game was abandoned, all people share the last place.
        """
        assert self.game is not None
        if self.status == "closed":
            bots = sum(player.person is None for player in self.starting_players)
            return [1 + bots * bool(player.person) for player in self.starting_players]
        return list(self.game.ranking)

    @property
    def commitment(self) -> str:
        """The hash of the secret, which everybody may see from the beginning."""
        return commitment(bytes.fromhex(self.opened.secret))

    @property
    def secret(self) -> str | None:
        """What the deals are derived from, once nobody can make use of it."""
        return self.opened.secret if self.status in ("over", "closed") else None

    @property
    def shows_hands(self) -> bool:
        """Whether spectators see all hands: the game is over, or all people at the table agreed."""
        if self.status == "over":
            return True
        people = [sitter for sitter in self.seats if sitter is not None and sitter.person]
        return self.game is not None and bool(people) and all(sitter.show_hands for sitter in people)

    @property
    def is_between(self) -> bool:
        """Whether a hand or stage has ended and the next one is not dealt yet."""
        return self.game is not None and self.game.awaits_deal and bool(contract.is_settled(self.game.state))

    def can_take_back(self, seat: int) -> bool:
        """Whether the last action of *seat* can be undone."""
        return self.terms.take_back and self.to_act == seat and self.game is not None and self.game.is_reversible

    def due(self) -> Due | None:
        """What the table will do by itself unless somebody acts first."""
        if self.status != "playing" or self.game is None:
            return None
        seat = self.to_act
        if seat is None:
            is_shown = self.deals > 0 and self.is_between
            return Due("deal", self.moved_at + (END_PAUSES * self.terms.pace if is_shown else 0), None)
        sitter = self.sitter(seat)
        if sitter.is_played:
            return Due("bot", self.moved_at + self.terms.pace, seat)
        if sitter.auto_pass and len(self.game.legal_ids()) == 1:
            return Due("forced", self.moved_at, seat)
        deadline = self.timer.deadline
        return None if deadline is None else Due("clock", deadline, seat)

    # Events.

    def apply_all(self, events: Iterable[AnyEvent]) -> Change:
        """Apply *events* in order; return everything they changed."""
        change = Change.NONE
        for event in events:
            change |= self.apply(event)
        return change

    def apply_stored(self, events: Iterable[AnyEvent]) -> None:
        """Apply *events* as :meth:`apply_all` does, but check them: what is stored may be damaged.

        :raises GameError: if an action is not legal.
        :raises ValueError: if cards are dealt at the wrong time.
        """
        for event in events:
            if isinstance(event, happened.Acted) and self.game is not None:
                self.game.check(event.action, seat=event.seat)
            elif isinstance(event, happened.Dealt) and not (self.game is not None and self.game.awaits_deal):
                raise ValueError("cards were dealt at the wrong time")
            self.apply(event)

    def apply(self, event: AnyEvent) -> Change:  # noqa: C901, PLR0912 - one case for each event
        """Make *event*, which was checked and saved, part of the table; return what it changed."""
        self.version += 1
        self.changed = event.at
        match event:  # the most frequent first
            case happened.Acted():
                return self._act(event)
            case happened.Dealt():
                return self._deal(event)
            case happened.TookBack():
                return self._take_back(event)
            case happened.Sat():
                return self._sit(event)
            case happened.Left():
                return self._leave(event)
            case happened.Began():
                return self._begin(event)
            case happened.WentAway(seat=seat):
                self.sitter(seat).is_away = True
                return Change.SEATS
            case happened.CameBack(seat=seat):
                self.sitter(seat).is_away = False
                return Change.SEATS
            case happened.AutoPassChanged(seat=seat, on=on):
                self.sitter(seat).auto_pass = on
                return Change.NONE
            case happened.ShowHandsChanged(seat=seat, on=on):
                self.sitter(seat).show_hands = on
                self.is_rated = self.is_rated and not self.shows_hands
                return Change.SEATS
            case happened.Rematched(table=table):
                self.rematch = table
                return Change.REMATCH
            case happened.Resumed(idle=idle):
                self.timer.skip(idle)
                return Change.NONE
            case happened.Closed(abandoned=is_abandoned):
                self.status, self.is_abandoned = "closed", is_abandoned
                return Change.STATUS
            case happened.Opened():
                raise ValueError("a table is opened once")
            case _:
                assert_never(event)

    def _sit(self, event: happened.Sat) -> Change:
        sitter = self.seats[event.seat]
        if self.game is not None and sitter is not None:
            sitter.successor = event
        else:
            self.seats[event.seat] = Sitter(event.name, event.person, event.bot, event.nonce)
        return Change.SEATS

    def _leave(self, event: happened.Left) -> Change:
        sitter = self.seats[event.seat]
        assert sitter is not None
        if self.game is None:
            self.seats[event.seat] = None
        elif sitter.successor is not None:
            sitter.successor = None
        else:
            self.seats[event.seat] = Sitter(BOT_NAMES[event.seat], None, self.terms.bots)
        return Change.SEATS

    def _begin(self, event: happened.Began) -> Change:
        opened = self.opened
        kind = find_game(opened.game)
        self.game = kind(opened.players, kind.options_type.from_dict(opened.options))
        self.status = "playing"
        self.starting_players = [self.sitter(seat) for seat in range(opened.players)]
        self.nonces = event.nonces
        self._name_seats()
        self.moved, self.moved_at = self.version, event.at
        return Change.STATUS

    def _name_seats(self) -> None:
        if self.game is not None:
            self.game.names = [self.sitter(seat).name for seat in range(self.opened.players)]

    def _deal(self, event: happened.Dealt) -> Change:
        assert self.game is not None
        change = self._seat_successors() if self.is_between else Change.NONE
        before = self.game.state.copy()
        self.game.apply_event("deal", np.array(event.deal, np.int8))
        self._last_deal = self.game.copy()
        self.deals += 1
        return change | Change.DEAL | self._move_on(event.at, before)

    def _seat_successors(self) -> Change:
        change = Change.NONE
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.successor is not None:
                self.seats[seat] = Sitter(sitter.successor.name, sitter.successor.person, None)
                change = Change.SEATS
        self._name_seats()
        return change

    def _act(self, event: happened.Acted) -> Change:
        assert self.game is not None
        before = self.game.state.copy()
        self.game.apply_event("action", self.game.parse_action(event.action))
        return self._move_on(event.at, before)

    def _take_back(self, event: happened.TookBack) -> Change:
        assert self.game is not None
        assert self._last_deal is not None
        before = self._last_deal.copy()
        before.names = self.game.names
        for kind, what in self.game.past[len(before.past) : -1]:
            before.apply_event(kind, what)
        self.game = before
        return self._move_on(event.at, before.state)

    def _move_on(self, at: int, before: Record) -> Change:
        """Note that the game has moved on from the state *before*."""
        assert self.game is not None
        self.moved, self.moved_at = self.version, at
        self.to_act = seat = self.game.to_act
        if ends := endings(self.game, before):
            self.ends[self.version] = ends
        is_over = seat is None and self.game.is_over
        if is_over:
            self.status = "over"
        if seat is not None or is_over or self.is_between:
            self.timer.turn(seat, at)
        return Change.STATUS if is_over else Change.NONE
