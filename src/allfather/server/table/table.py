"""The commands of a table.

A command checks and returns the events it would cause, or refuses; it changes nothing. The caller saves the events
and then has the table :meth:`~allfather.server.table.state.TableState.apply` them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeAlias

from allfather.bots import levels
from allfather.core.errors import GameError
from allfather.core.fairness import Shuffle, nonce_commitment
from allfather.core.game import Game
from allfather.games import find_game
from allfather.server.errors import Refused
from allfather.server.table.bounds import check_options
from allfather.server.table.events import (
    Acted,
    AnyEvent,
    AutoPassChanged,
    Began,
    Called,
    CameBack,
    Cause,
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
    TookBack,
    WentAway,
)
from allfather.server.table.state import BOT_NAMES, TableState

SHORT_PAUSE = 1_000
"""Milliseconds without a keeper that clocks do not notice."""


class Table(TableState):
    """One table and its commands. Times (*at*) are in milliseconds since 1970."""

    def sit(
        self, person: str, name: str, seat: int | None, nonce: str, at: int, commitment: str = "", *, shield: str = ""
    ) -> list[AnyEvent]:
        """Take a free seat; in a game, the seat of a bot from the next hand or stage on.

        At a rematch, the last person to commit to a nonce starts the game.
        """
        self._check_open_or_playing()
        if self.call is not None and self.call.step == "open":
            raise Refused("has-begun")  # the commitments are fixed
        own = self.seat_of(person)
        if nonce:
            commitment = ""
        if own is not None and self.status == "open" and seat in (None, own):
            sat = Sat(at, own, name, person, nonce=nonce, commitment=commitment, shield=shield)
            return [sat, *self._gathered(own, at)] if commitment else [sat]
        if person in self.people and (self.status == "playing" or own is None):
            raise Refused("already-seated")
        chosen = self._free_seat(seat)
        leaves: list[AnyEvent] = [] if own is None else [Left(at, own)]
        return [*leaves, Sat(at, chosen, name, person, nonce=nonce, commitment=commitment, shield=shield)]

    def _gathered(self, own: int, at: int) -> list[AnyEvent]:
        """The start of a rematch, if everybody but the person in the seat *own* has come."""
        others = [sitter for seat, sitter in enumerate(self.seats) if seat != own]
        has_all = all(sitter and (sitter.bot or sitter.commitment or sitter.nonce) for sitter in others)
        return [Called(at, "open")] if self.opened.again and self.call is None and has_all else []

    def rename(self, person: str, name: str, shield: str, at: int) -> list[AnyEvent]:
        """Show *person* by another name or shield, if they sit here or wait for a bot's seat."""
        if self.status in ("over", "closed"):
            return []
        for seat, sitter in enumerate(self.seats):
            who = sitter and (sitter.successor if sitter.person is None else sitter)
            if who and who.person == person and (who.name, who.shield) != (name, shield):
                return [Renamed(at, seat, name, person, shield)]
        return []

    def _free_seat(self, wanted: int | None) -> int:
        if wanted is not None and not 0 <= wanted < len(self.seats):
            raise Refused("no-such-seat")
        seats = range(len(self.seats)) if wanted is None else [wanted]
        # An empty seat rather than a bot's.
        for seat in sorted(seats, key=lambda seat: self.seats[seat] is not None):
            sitter = self.seats[seat]
            if sitter is None or (sitter.bot and not sitter.successor):
                return seat
        raise Refused("table-full" if wanted is None else "seat-taken")

    def seat_bot(self, person: str, seat: int, level: str, at: int) -> list[AnyEvent]:
        """Put a bot in an empty seat or in place of another bot; for the host only."""
        self._check_host(person)
        if level not in levels.NAMES:
            raise Refused("no-bot")
        return [self._bot(self._free_seat(seat), level, at)]

    def empty_seat(self, person: str, seat: int, at: int) -> list[AnyEvent]:
        """Clear a seat before the game; for the host only."""
        self._check_host(person)
        self.sitter(seat)
        return [Left(at, seat)]

    def leave(self, person: str, at: int) -> list[AnyEvent]:
        """Give up the seat for good; when the last person leaves, the table is closed."""
        self._check_open_or_playing()
        for seat, sitter in enumerate(self.seats):
            if sitter and person in (sitter.person, sitter.successor and sitter.successor.person):
                closes: list[AnyEvent] = [Closed(at, abandoned=True)] if len(self.people) == 1 else []
                return [Left(at, seat), *closes]
        raise Refused("not-seated")

    def start(self, person: str, nonce: str, at: int, version: int | None = None) -> list[AnyEvent]:
        """Begin the game once all people have committed to their nonces and opened them; for the host only.

        A *nonce* is that of the host's own seat, who has seen *version*.
        """
        self._check_host(person)
        if version is not None and version < self.version:
            raise Refused("stale")
        own = self.seat_of(person)
        opened = [] if own is None or not nonce else [self._nonce_opened(own, nonce, at)]
        if self.awaited("commit"):
            return [Called(at, "commit"), *opened]
        if set(self.awaited("open")) - {event.seat for event in opened}:
            return [Called(at, "open"), *opened]
        return self._begun(at, opened)

    def open_nonce(self, person: str, nonce: str, at: int) -> list[AnyEvent]:
        """Open the nonce that *person* has committed to, when the table asks for it."""
        self._check_open_or_playing()
        seat = self._own_seat(person)
        if self.status == "playing":
            raise Refused("has-begun")
        if self.call is None or self.call.step != "open":
            raise Refused("not-begun")
        return [self._nonce_opened(seat, nonce, at)] if seat in self.awaited("open") else []

    def _nonce_opened(self, seat: int, nonce: str, at: int) -> NonceOpened:
        commitment = self.sitter(seat).commitment
        if commitment and nonce_commitment(nonce) != commitment:
            raise Refused("wrong-nonce")
        return NonceOpened(at, seat, nonce)

    def go_on(self, at: int) -> list[AnyEvent]:
        """Go on with the start of the game, without the people who are still awaited."""
        if self.step_due is None:
            return []
        if self.call is not None and self.call.step == "commit" and self.awaited("open"):
            return [Called(at, "open")]
        return self._begun(at, [])

    def _begun(self, at: int, opened: list[NonceOpened]) -> list[AnyEvent]:
        """Begin the game, with the nonces that are known or were just *opened*; bots take the empty seats."""
        bots = [self._bot(seat, self.terms.bots, at) for seat, sitter in enumerate(self.seats) if sitter is None]
        nonces = [sitter.nonce if sitter else "" for sitter in self.seats]
        for event in opened:
            nonces[event.seat] = event.nonce
        return [*self._withdrawals(at), *bots, Began(at, nonces)]

    def _withdrawals(self, at: int) -> list[AnyEvent]:
        """What ends the agreement of some that spectators see all hands, because the game is rated."""
        if not self.is_rated or self.all_agree:
            return []
        agreeing = [seat for seat, sitter in enumerate(self.seats) if sitter is not None and sitter.show_hands]
        return [ShowHandsChanged(at, seat, False) for seat in agreeing]

    def deal(self, at: int) -> list[AnyEvent]:
        """Make the next deal, by a shuffle that everybody can verify afterwards."""
        game = self._playing()
        if not game.awaits_deal:
            raise Refused("stale")
        chance = Shuffle(bytes.fromhex(self.opened.secret), self.nonces, self.deals)
        return [Dealt(at, game.shuffled_deal(chance).tolist())]

    def act(self, person: str, version: int, action: str, at: int) -> list[AnyEvent]:
        """Act for the seat of *person*, who has seen *version*."""
        seat = self._own_seat(person)
        if version < self.moved:
            raise Refused("stale")
        acted = self.act_for(seat, action, "person", at)
        return [CameBack(at, seat), *acted] if self.sitter(seat).is_away else acted

    def act_for(self, seat: int, action: str, cause: Cause, at: int) -> list[AnyEvent]:
        """Act for *seat*, whoever decided on the action."""
        self._playing()
        try:
            self.check_action(seat, action)
        except GameError as error:
            raise Refused.by_game(error) from None
        return [Acted(at, seat, action, cause)]

    def preview(self, person: str, version: int, action: str) -> Game[Any, Any] | None:
        """The game after an action, checked as by :meth:`act`, or ``None`` if that would reveal something hidden."""
        self.act(person, version, action, self.changed)
        game = self._playing()
        return game.preview(self.parse_action(action))

    def take_back(self, person: str, version: int, at: int) -> list[AnyEvent]:
        """Undo the last action of *person*, unless something hidden has been revealed since."""
        seat = self._own_seat(person)
        if not self.terms.take_back:
            raise Refused("not-allowed-here")
        self._playing()
        if version < self.moved:
            raise Refused("stale")
        if not self.can_take_back(seat):
            raise Refused("nothing-to-take-back")
        return [TookBack(at, seat)]

    def go_away(self, seat: int, at: int) -> list[AnyEvent]:
        """Note that the person in *seat* has been away too long, so that a bot plays for them."""
        sitter = self.sitter(seat)
        is_new = sitter.person is not None and not sitter.is_away and self.status == "playing"
        return [WentAway(at, seat)] if is_new else []

    def come_back(self, person: str, at: int) -> list[AnyEvent]:
        """Give a person who returns their seat back at once."""
        seat = self.seat_of(person)
        return [] if seat is None or not self.sitter(seat).is_away else [CameBack(at, seat)]

    def resume(self, kept_until: int, at: int) -> list[AnyEvent]:
        """Leave the time since nobody kept the table, or since its last event, out of account for its clock."""
        idle = at - max(self.changed, kept_until)
        return [Resumed(at, idle)] if self.timer.is_running and idle > SHORT_PAUSE else []

    def set_auto_pass(self, person: str, *, on: bool, at: int) -> list[AnyEvent]:
        """Turn automatic play of the person's forced actions on or off."""
        seat = self._own_seat(person)
        return [] if self.sitter(seat).auto_pass == on else [AutoPassChanged(at, seat, on)]

    def set_show_hands(self, person: str, *, on: bool, at: int) -> list[AnyEvent]:
        """Agree that spectators see all hands, or withdraw that; nobody sees the hands of a rated game."""
        seat = self._own_seat(person)
        if on and self.is_rated and self.status == "playing":
            raise Refused("not-allowed-here")
        return [] if self.sitter(seat).show_hands == on else [ShowHandsChanged(at, seat, on)]

    def set_pace(self, person: str, pace: int, at: int) -> list[AnyEvent]:
        """Change how long bots wait before they act, also during the game; for the host only."""
        self._check_open_or_playing()
        if person != self.host:
            raise Refused("not-host")
        return [] if self.terms.pace == pace else [PaceChanged(at, pace)]

    def play_again(self, person: str, new_id: str, at: int) -> tuple[list[AnyEvent], list[AnyEvent]]:
        """Return the events of this table and those of its rematch *new_id*, where everybody moves on by one seat."""
        if person not in self.people:
            raise Refused("not-seated")
        if self.status != "over":
            raise Refused("not-over")
        if self.rematch is not None:
            raise Refused("has-begun", table=self.rematch)
        old = self.opened
        opened = Opened(at, old.game, old.players, old.options, self.terms, person, new_secret(), again=True)
        sits = [
            Sat(
                at,
                (seat + 1) % old.players,
                sitter.name,
                sitter.person,
                sitter.bot,
                moved=sitter.person is not None,
                shield=sitter.shield,
            )
            for seat, sitter in enumerate(self.seats)
            if sitter is not None
        ]
        return [Rematched(at, new_id)], [opened, *sits]

    def close(self, at: int) -> list[AnyEvent]:
        """Close the table before its game is over."""
        self._check_open_or_playing()
        return [Closed(at)]

    def _bot(self, seat: int, level: str, at: int) -> Sat:
        return Sat(at, seat, BOT_NAMES[seat], bot=level)

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
        if self.status != "open" or self.call is not None:
            raise Refused("has-begun")
        if person != self.host:
            raise Refused("not-host")

    def _playing(self) -> Game[Any, Any]:
        self._check_open_or_playing()
        if self.game is None:
            raise Refused("not-begun")
        return self.game


Command: TypeAlias = Callable[[Table, int], list[AnyEvent]]
"""A command for a table, given the time in milliseconds since 1970."""


def new_secret() -> str:
    """A secret for the deals of one table, in hex."""
    return secrets.token_bytes(32).hex()


def open_table(opened: Opened) -> Table:
    """Open a new table.

    :raises Refused: if the game, the number of players or an option is invalid.
    """
    try:
        kind = find_game(opened.game)
        check_options(kind(opened.players, kind.options_type.from_dict(opened.options)).options)
    except GameError as error:
        raise Refused.by_game(error) from None
    if opened.terms.bots not in levels.NAMES:
        raise Refused("no-bot")
    return Table(opened)
