"""The state of a table: who sits where and how the game stands, computed from its events.

There are no sockets, no store and no clock here: a table is always the sum of its events.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, Self, TypeAlias, assert_never

import msgspec
import numpy as np
from numpy.typing import NDArray

from allfather.core import contract
from allfather.core.compiling import array_of
from allfather.core.fairness import commitment, nonce_commitment
from allfather.core.game import Game
from allfather.games import find_game
from allfather.server.errors import Refused
from allfather.server.table.change import Change
from allfather.server.table.clocks import Timer
from allfather.server.table.endings import endings
from allfather.server.table.events import (
    Acted,
    AnyEvent,
    AutoPassChanged,
    Began,
    Called,
    CameBack,
    Closed,
    Dealt,
    Left,
    NonceOpened,
    Opened,
    PaceChanged,
    Rematched,
    Renamed,
    Resumed,
    Sat,
    ShowHandsChanged,
    Step,
    TookBack,
    WentAway,
)
from allfather.server.table.terms import Terms

Status: TypeAlias = Literal["open", "playing", "over", "closed"]
Automatic: TypeAlias = Literal[
    "start", "deal", "think", "bot", "forced", "clock", "stand-in", "show-gone", "roll-call", "count", "sleep"
]
"""What tables do automatically; see :mod:`allfather.server.table.next_due`."""
BOT_NAMES = ("Geri", "Freki", "Sleipnir", "Ratatosk", "Hati", "Skoll", "Garm", "Heidrun", "Grani", "Fafnir")
"""The names of bots, by seat; a game for more players needs more of them."""
END_PAUSES = 5
"""For how many times a bot's pause the end of a hand is shown."""
TAIL = 100
"""Events of a table that are kept, with what ended with them, for clients that reconnect."""
STEP_TIME = 5_000
"""Milliseconds that people have for each step of the start."""


@dataclass(slots=True)
class Sitter:
    """Who sits in a seat: a person, or a bot of some level."""

    name: str
    person: str | None
    bot: str | None
    nonce: str = ""
    """The nonce of the seat, once the table knows it."""
    commitment: str = ""
    """The SHA-256 of a nonce that is opened when the game starts."""
    is_moved: bool = False
    """Whether this person was moved here for a rematch, and has not been able to commit to a nonce."""
    successor: Sat | None = None
    """The person who takes over the bot's seat with the next hand or stage."""
    is_away: bool = False
    auto_pass: bool = False
    """Whether the only legal action is made automatically."""
    show_hands: bool = False
    """Whether this person agrees that spectators see all hands."""
    shield: str = ""
    """The shield that this person has chosen."""

    @property
    def is_played(self) -> bool:
        """Whether a bot acts for this seat."""
        return self.bot is not None or self.is_away


class Due(NamedTuple):
    """What a table does next without being asked, and the earliest time for it, in milliseconds since 1970."""

    what: Automatic
    at: int
    seat: int | None


class TableState:
    """The state of one table, computed from its events."""

    def __init__(self, opened: Opened) -> None:
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
        """The game. Its past begins at the last deal, so that a table does not grow with age; see
        :func:`allfather.server.table.history.whole_game`."""
        self.dealt: bytes = b""
        """The state of the game after the last deal: taking back an action replays from there."""
        self.ends: dict[int, list[dict[str, Any]]] = {}
        """What ended with an event, by the version of the event; of the last events only."""
        self.call: Called | None = None
        """What the table waits for, while the game is about to start."""
        self.nonces: list[str] = []
        self.deals = 0
        self.timer = Timer(opened.terms.clock, opened.players)
        self.rematch: str | None = None
        self.starting_players: list[Sitter] = []
        """Who sat where when the game began: the result is theirs, whoever takes over later."""
        self.is_abandoned = False
        self.reason: str | None = None
        """Why the server closed the table by itself, as a code."""
        self.is_rated = opened.terms.is_rated
        """Whether the result counts: not if spectators see all hands from the beginning."""
        self.status: Status = "open"
        self._legal: list[int] | None = None
        """The legal actions in the current position, once they have been listed."""
        self._parsed = "", -1
        """The text that was parsed last, and its action."""

    @classmethod
    def of(cls, events: Iterable[AnyEvent]) -> Self:
        """The table that results from stored *events*, the first of which opened it."""
        first, *rest = events
        if not isinstance(first, Opened):
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
    def commitments(self) -> list[str]:
        """The SHA-256 of the nonce of each seat, whether it has been opened or not; empty for a seat without one."""
        sitters = self.starting_players or self.seats
        nonces = self.nonces or [sitter.nonce if sitter else "" for sitter in sitters]
        return [
            (sitter.commitment if sitter else "") or (nonce and nonce_commitment(nonce))
            for sitter, nonce in zip(sitters, nonces, strict=True)
        ]

    def awaited(self, step: Step) -> list[int]:
        """The seats of people who have yet to take a *step* of the start."""
        people = [(seat, sitter) for seat, sitter in enumerate(self.seats) if sitter is not None and not sitter.nonce]
        if step == "open":
            return [seat for seat, sitter in people if sitter.commitment]
        # Whoever sat down without a commitment, or starts the game without one, does without.
        return [seat for seat, sitter in people if sitter.is_moved and sitter.person != self.host]

    @property
    def step_due(self) -> int | None:
        """When the start of the game goes on by itself: at once if nobody is awaited."""
        if self.call is None or self.status != "open":
            return None
        return self.call.at + (STEP_TIME if self.awaited(self.call.step) else 0)

    @property
    def all_agree(self) -> bool:
        """Whether all people at the table agree that spectators see all hands."""
        people = [sitter for sitter in self.seats if sitter is not None and sitter.person]
        return bool(people) and all(sitter.show_hands for sitter in people)

    @property
    def shows_hands(self) -> bool:
        """Whether spectators see all hands: the game is over, or all people at the table agree."""
        return self.status == "over" or (self.game is not None and self.all_agree)

    @property
    def is_between(self) -> bool:
        """Whether a hand or stage has ended and the next one is not dealt yet."""
        return self.game is not None and self.game.awaits_deal and bool(contract.is_settled(self.game.state))

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat to act, listed once for each position."""
        assert self.game is not None
        legal = self._legal
        if legal is None:
            legal = self._legal = self.game.legal_ids().tolist()
        return legal

    def parse_action(self, text: str) -> int:
        """The action with this *text*; the last one is remembered, because it is checked, made and then reported.

        :raises NotationError: if there is none.
        """
        assert self.game is not None
        if self._parsed[0] != text:
            self._parsed = text, self.game.parse_action(text)
        return self._parsed[1]

    def check_action(self, seat: int, text: str) -> None:
        """:raises GameError: if *seat* may not make the action with this *text* now."""
        assert self.game is not None
        if seat != self.to_act:
            self.game.check_turn(seat)
        self.game.check_legal(self.parse_action(text), self.legal)

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
        if sitter.auto_pass and len(self.legal) == 1:
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
            if isinstance(event, Acted) and self.game is not None:
                self.check_action(event.seat, event.action)
            elif isinstance(event, Dealt) and not (self.game is not None and self.game.awaits_deal):
                raise ValueError("cards were dealt at the wrong time")
            self.apply(event)

    def apply(self, event: AnyEvent) -> Change:
        """Make *event*, which was checked and saved, part of the table; return what it changed."""
        self.version += 1
        self.changed = event.at
        return self._apply(event)

    def _apply(self, event: AnyEvent) -> Change:  # noqa: C901, PLR0912 - one case for each event
        match event:  # the most frequent first
            case Acted():
                return self._act(event)
            case Dealt():
                return self._deal(event)
            case TookBack():
                return self._take_back(event)
            case Sat():
                return self._sit(event)
            case Renamed():
                return self._rename(event)
            case Left():
                return self._leave(event)
            case Called():
                self.call = event
                return Change.START
            case NonceOpened(seat=seat, nonce=nonce):
                self.sitter(seat).nonce = nonce
                return Change.START
            case Began():
                return self._begin(event)
            case WentAway(seat=seat):
                self.sitter(seat).is_away = True
                return Change.SEATS
            case CameBack(seat=seat):
                self.sitter(seat).is_away = False
                return Change.SEATS
            case AutoPassChanged(seat=seat, on=on):
                self.sitter(seat).auto_pass = on
                return Change.NONE
            case ShowHandsChanged(seat=seat, on=on):
                self.sitter(seat).show_hands = on
                return Change.SEATS
            case PaceChanged(pace=pace):
                self.terms = msgspec.structs.replace(self.terms, pace=pace)
                return Change.TERMS
            case Rematched(table=table):
                self.rematch = table
                return Change.REMATCH
            case Resumed(idle=idle):
                self.timer.skip(idle)
                return Change.NONE
            case Closed(abandoned=is_abandoned, reason=reason):
                self.status, self.is_abandoned, self.reason = "closed", is_abandoned, reason
                return Change.STATUS
            case Opened():
                raise ValueError("a table is opened once")
            case _:
                assert_never(event)

    def _sit(self, event: Sat) -> Change:
        sitter = self.seats[event.seat]
        if self.game is not None and sitter is not None:
            sitter.successor = event
        else:
            self.seats[event.seat] = Sitter(
                event.name,
                event.person,
                event.bot,
                event.nonce,
                event.commitment,
                event.moved,
                shield=event.shield,
            )
        return Change.SEATS

    def _rename(self, event: Renamed) -> Change:
        sitter = self.sitter(event.seat)
        if sitter.person == event.person:
            sitter.name, sitter.shield = event.name, event.shield
            self._name_seats()
        elif sitter.successor is not None and sitter.successor.person == event.person:
            sitter.successor = msgspec.structs.replace(sitter.successor, name=event.name, shield=event.shield)
        return Change.SEATS

    def _leave(self, event: Left) -> Change:
        sitter = self.seats[event.seat]
        assert sitter is not None
        if self.game is None:
            self.seats[event.seat] = None
        elif sitter.successor is not None:
            sitter.successor = None
        else:
            self.seats[event.seat] = Sitter(BOT_NAMES[event.seat], None, self.terms.bots)
        return Change.SEATS

    def _begin(self, event: Began) -> Change:
        self.game = self.new_game()
        self.status = "playing"
        self.is_rated = self.is_rated and not self.all_agree
        self.starting_players = [replace(self.sitter(seat)) for seat in range(self.opened.players)]
        self.nonces, self.call = event.nonces, None
        self._name_seats()
        self.moved, self.moved_at = self.version, event.at
        return Change.STATUS

    def new_game(self) -> Game[Any, Any]:
        """The game of the table before its first deal."""
        kind = find_game(self.opened.game)
        return kind(self.opened.players, kind.options_type.from_dict(self.opened.options))

    def _name_seats(self) -> None:
        if self.game is not None:
            self.game.names = [self.sitter(seat).name for seat in range(self.opened.players)]

    def _deal(self, event: Dealt) -> Change:
        assert self.game is not None
        change = self._seat_successors() if self.is_between else Change.NONE
        before = self.game.copy_states()
        self.game.apply_event("deal", np.array(event.deal, np.int8))
        self.game.past.clear()
        self.dealt = self.game.state.tobytes()
        self.deals += 1
        return change | Change.DEAL | self._move_on(event.at, before)

    def _seat_successors(self) -> Change:
        change = Change.NONE
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.successor is not None:
                successor = sitter.successor
                self.seats[seat] = Sitter(successor.name, successor.person, None, shield=successor.shield)
                change = Change.SEATS
        self._name_seats()
        return change

    def _act(self, event: Acted) -> Change:
        assert self.game is not None
        before = self.game.copy_states()
        self.game.apply_event("action", self.parse_action(event.action))
        return self._move_on(event.at, before)

    def _take_back(self, event: TookBack) -> Change:
        assert self.game is not None
        self.replay_from_deal([what for _, what in self.game.past[:-1]])
        return self._move_on(event.at, self.game.states)

    def replay_from_deal(self, actions: Iterable[int]) -> None:
        """Return to the last deal, and make *actions* from there on."""
        assert self.game is not None
        if self.dealt:
            self.game.state = array_of(self.dealt, self.game.state.dtype)[0]
        self.game.past.clear()
        for action in actions:
            self.game.apply_event("action", action)

    def _move_on(self, at: int, before: NDArray[Any]) -> Change:
        """Note that the game has moved on from the state *before*."""
        assert self.game is not None
        self._legal = None
        self.moved, self.moved_at = self.version, at
        self.to_act = seat = self.game.to_act
        if ends := endings(self.game, before):
            self.ends[self.version] = ends
            self._forget_ends()
        is_over = seat is None and self.game.is_over
        if is_over:
            self.status = "over"
        if seat is not None or is_over or self.is_between:
            self.timer.turn(seat, at)
        return Change.STATUS if is_over else Change.NONE

    def _forget_ends(self) -> None:
        """Forget what ended so long ago that nobody is told any more."""
        while (oldest := next(iter(self.ends))) <= self.version - TAIL:
            del self.ends[oldest]
