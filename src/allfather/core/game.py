"""The face of a game: a position that is played by text, checked at every step, and knows its own past.

Everything here is the same for all games. A game's own class says which record it plays on and how cards,
actions and deals are written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from allfather.core import contract
from allfather.core.chance import below, checked_seed, stream
from allfather.core.compiling import Record, all_fields, array_of, new_records
from allfather.core.errors import GameError, IllegalAction, NotationError, OptionError, OutOfTurn, Reason, quoted
from allfather.core.fairness import Shuffle
from allfather.core.options import Options
from allfather.core.recording import read_record, write_record
from allfather.core.records import Table
from allfather.core.steps import act, list_actions, look, look_round, next_actor

OptionsT = TypeVar("OptionsT", bound=Options)
ViewT = TypeVar("ViewT")


class Game(ABC, Generic[OptionsT, ViewT]):
    """One game, played by text.

    With a seed it deals by itself; *number* tells apart the unrelated games of one seed. Without a seed it waits
    for its ``deal`` method whenever :attr:`awaits_deal`.
    Two games are equal when their positions are; games change, so they have no hash: use :meth:`position`.

    :raises OptionError: if there is no such game.
    """

    name: ClassVar[str]
    """The name in commands and traces."""
    title: ClassVar[str]
    """The name for people."""
    rules_version: ClassVar[str]
    """Name and version of the rules, as records have it; the version rises when play changes."""
    options_type: ClassVar[type[Options]]
    player_counts: ClassVar[range]
    default_players: ClassVar[int]
    actions: ClassVar[int]
    """Action ids are 0 … ``actions - 1``."""
    max_legal: ClassVar[int]
    """The most legal actions a position can have; a buffer for them has one place more."""
    deal_size: ClassVar[int]
    """Numbers in the buffer of a deal."""
    encoded: ClassVar[int]
    """Numbers in the encoding of a view."""
    horizon: ClassVar[int]
    """Turns after which a search had better trust the outlook than play on."""
    state_type: ClassVar[np.dtype[Any]]
    """The dtype of the record of a state."""
    view_type: ClassVar[np.dtype[Any]]
    """The dtype of the record of a view."""

    options: OptionsT
    _states: NDArray[Any]
    """The state in an array of one, which compiled functions take many times faster than a record."""

    def __init__(
        self, players: int | None = None, options: OptionsT | None = None, *, seed: int | None = None, number: int = 0
    ) -> None:
        count = self.default_players if players is None else players
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.player_counts:
            fewest, most = self.player_counts[0], self.player_counts[-1]
            counts = f"{fewest} to {most}" if most > fewest else str(most)
            raise OptionError(f"{self.title} is for {counts} players, got {quoted(count)}")
        chosen: Any = self.options_type() if options is None else options
        self._begin(*self.new_state(count, chosen))
        if seed is not None:
            self.deals_itself = True
            self.start_generator(seed, number)
            self._make_deal(self.draw_deal())

    def _begin(self, state: Record, options: OptionsT) -> None:
        self.state = state
        self.options = options
        self.deals_itself = False
        self.names = ["?"] * self.players
        """Who sits where, for records."""
        self.start: str | None = None
        """The position the game began from, if not from its first deal."""
        self.past: list[tuple[str, Any]] = []
        """What has happened: ``("deal", deal)`` and ``("action", id)`` in order."""

    @classmethod
    def from_position(cls, text: str) -> Self:
        """A game that goes on from a position; it awaits its deals.

        :raises GameError: if *text* is not a possible position.
        """
        game = cls.__new__(cls)
        game._begin(*cls.parse_position(text))
        game.start = text
        return game

    @classmethod
    def from_record(cls, text: str) -> Self:
        """The game that a record tells, as far as it tells it; it awaits its further deals.

        :raises RecordError: with the line that is wrong.
        """
        return read_record(cls, text)

    def record(self) -> str:
        """The game so far as text that :meth:`from_record` reads."""
        return write_record(self)

    # What a game's own class adds.

    @staticmethod
    @abstractmethod
    def new_state(players: int, chosen: Any) -> tuple[Record, Any]:
        """A state that awaits its first deal, and the *chosen* options with what *players* settles of them."""

    @staticmethod
    @abstractmethod
    def parse_position(text: str) -> tuple[Record, Any]:
        """Read what :meth:`position` writes.

        :raises GameError: if *text* is not a possible position.
        """

    @abstractmethod
    def position(self) -> str:
        """The position in one line, hidden cards included."""

    @staticmethod
    @abstractmethod
    def action_text(action: int) -> str:
        """How *action* is written."""

    @staticmethod
    @abstractmethod
    def parse_action(text: str) -> int:
        """Read an action.

        :raises NotationError: if *text* is not the one way to write one.
        """

    @abstractmethod
    def describe(self, action: int) -> str:
        """What the seat to act does by *action*, in words that follow its name."""

    @classmethod
    def told_text(cls, action: int) -> str:
        """How *action* is told to the other seats: without what only its own seat may know."""
        return cls.action_text(action)

    @property
    @abstractmethod
    def is_reversible(self) -> bool:
        """Whether the seat to act could take back what it did last: nothing hidden has been shown since."""

    @abstractmethod
    def was_foreseeable(self, before: Record) -> bool:
        """Whether who made the last action, in the state *before*, could tell then all that they see now.

        It showed nothing hidden, and awaits no chance but that of the next hand or stage.
        """

    @abstractmethod
    def why_illegal(self, action: int) -> Reason:
        """Why *action* is not legal for the seat to act."""

    @abstractmethod
    def shuffled_deal(self, chance: Shuffle) -> NDArray[np.int8]:
        """The deal that is awaited, as :meth:`repeat` takes it, drawn from *chance* as ``docs/fairness.md`` says."""

    @abstractmethod
    def deal_fields(self, deal: NDArray[np.int8]) -> dict[str, Any]:
        """The deal that is about to be made, as a record tells it."""

    @abstractmethod
    def deal_from(self, told: Table) -> None:
        """Make the deal that a record tells.

        :raises RecordError: if it is none.
        """

    @staticmethod
    @abstractmethod
    def read_view(seen: Record, options: Any, legal: tuple[str, ...]) -> ViewT:
        """The record of a view in words; *legal* is what its seat may do now."""

    @staticmethod
    @abstractmethod
    def read_own(seen: Any) -> dict[str, Any]:
        """The fields of :meth:`read_view` that depend on whose view it is, but for the legal actions.

        *seen* is the record of a view as :func:`allfather.core.compiling.fields` has it.
        """

    @property
    @abstractmethod
    def phase(self) -> str:
        """What is to be decided, in a word."""

    @abstractmethod
    def endings(self, before: Record) -> list[dict[str, Any]]:
        """What the last action ended, as events of a trace; *before* is the state it was made in.

        The end of a hand or stage has *points*, what each seat got in it, and *scores*, what each has in all.
        """

    @abstractmethod
    def truth(self) -> dict[str, Any]:
        """The position as plain data, hidden cards included, as traces have it."""

    # What all games share.

    @classmethod
    def desk(cls) -> tuple[NDArray[Any], NDArray[np.int32]]:
        """Room for :func:`allfather.core.contract.rate` to try things in."""
        return new_records(cls.state_type, 3), np.zeros((2, cls.max_legal + 1), np.int32)

    @property
    def state(self) -> Record:
        """The whole truth, hidden cards included; to set it is to copy a record into the game."""
        return self._states[0]

    @state.setter
    def state(self, state: Record) -> None:
        self._states = array_of(state.tobytes(), state.dtype)

    @property
    def players(self) -> int:
        return int(self._states["players"][0])

    @property
    def to_act(self) -> int | None:
        """The seat to act, or ``None`` if a deal is awaited or the game is over."""
        seat = int(next_actor(self._states))
        return seat if seat >= 0 else None

    @property
    def awaits_deal(self) -> bool:
        return bool(next_actor(self._states) == contract.CHANCE)

    @property
    def is_over(self) -> bool:
        return bool(next_actor(self._states) == contract.OVER)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of every seat so far."""
        out = np.zeros(self.players, np.int32)
        contract.scores(self.state, out)
        return tuple(out.tolist())

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of every seat by the rules, from 1; those who tie share one. Of a game that is on, so far."""
        out = np.zeros(self.players, np.int32)
        contract.ranking(self.state, out)
        return tuple(out.tolist())

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Every seat's share of the win: 1 for the only winner, 1/2 for each of two; equal while the game is on."""
        out = np.zeros(self.players)
        contract.win_shares(self.state, out)
        return tuple(out.tolist())

    @property
    def returns(self) -> tuple[float, ...]:
        """What the finished game is worth to every seat: -1 … 1, zero in sum."""
        out = np.zeros(self.players)
        contract.returns(self.state, out)
        return tuple(out.tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, ascending; none while the game is on."""
        if not self.is_over:
            return ()
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)

    def legal_ids(self) -> NDArray[np.int32]:
        """Ids of the legal actions, ascending; none unless a seat is to act."""
        buffer = np.empty(self.max_legal + 1, np.int32)
        return buffer[: list_actions(self._states, buffer)]

    def legal(self) -> list[str]:
        """The legal actions of the seat to act as text, by ascending id."""
        return [self.action_text(action) for action in self.legal_ids().tolist()]

    def check(self, action: str | int, *, seat: int | None = None) -> int:
        """Return the id of an action, given by text or id, that the seat to act may make now.

        Give *seat* to make sure that it is that seat's turn. The ``reason`` of an error names nothing hidden.

        :raises GameError: if it is no action, not legal, or not that seat's turn.
        """
        self._check_turn(seat)
        try:
            chosen = self.read_action(action)
        except GameError as error:
            raise self._with_position(error) from error
        if chosen not in self.legal_ids().tolist():
            code, reason, values = self.why_illegal(chosen)
            message = f"{self.action_text(chosen)!r} is not legal in {self.position()!r}: {reason}"
            raise IllegalAction(message, reason=reason, code=code, values=values)
        return chosen

    def play(self, action: str | int, *, seat: int | None = None) -> int:
        """Make an action for the seat to act, after :meth:`check`; return its id.

        :raises GameError: nothing has changed if this is raised.
        """
        chosen = self.check(action, seat=seat)
        self.repeat("action", chosen)
        while self.deals_itself and self.awaits_deal:
            self._make_deal(self.draw_deal())
        return chosen

    @classmethod
    def read_action(cls, action: str | int) -> int:
        """The id of an action, given by text or id; whether it is legal is for :meth:`check` to say.

        :raises GameError: if there is no such action.
        """
        if isinstance(action, str):
            return cls.parse_action(action)
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise NotationError(f"an action is a text or an id, got {quoted(action)}")
        if not 0 <= action < cls.actions:
            raise IllegalAction(f"there is no action {quoted(action)}: {cls.name} has 0 to {cls.actions - 1}")
        return int(action)

    def _with_position(self, error: GameError) -> GameError:
        """The same error with the position in its message, for those who may see everything."""
        message = f"{error}; the position is {self.position()!r}"
        return type(error)(message, reason=error.reason, code=error.code, values=error.values)

    def _check_turn(self, seat: int | None) -> None:
        to_act = self.to_act
        if to_act is None:
            reason = "the game is over" if self.is_over else "a deal is awaited"
            message = f"nobody can act in {self.position()!r}: {reason}"
            raise OutOfTurn(message, reason=reason, code="game-over" if self.is_over else None)
        if seat is not None and (isinstance(seat, bool) or seat != to_act):
            reason = f"seat {to_act} is to act"
            raise OutOfTurn(f"seat {quoted(seat)} cannot act in {self.position()!r}: {reason}", reason=reason)

    def start_generator(self, seed: int, number: int = 0) -> None:
        """Start the game's own generator, which draws deals and random actions, at game *number* of *seed*."""
        self.state.rng = stream(checked_seed(seed), checked_seed(number, "number"))

    def draw_deal(self) -> NDArray[np.int8]:
        """The next deal, drawn from the game's own generator."""
        self._check_generator()
        deal = np.zeros(self.deal_size, np.int8)
        contract.draw(self.state, deal)
        return deal

    def draw_action(self) -> int:
        """A uniformly random legal action, drawn from the same generator, as simulations draw it."""
        self._check_turn(None)
        self._check_generator()
        legal = self.legal_ids()
        return int(legal[below(self.state, len(legal))])

    def _check_generator(self) -> None:
        if self.state.rng == 0:
            raise GameError("this game has no seed to draw from: call start_generator first", code="no-generator")

    def _make_deal(self, deal: NDArray[np.int8]) -> None:
        contract.deal(self.state, deal)
        self.past.append(("deal", deal))

    def play_random(self) -> int:
        """Make a uniformly random legal action; return its id."""
        return self.play(self.draw_action())

    def repeat(self, kind: str, what: Any) -> None:
        """Make an event of another game's :attr:`past`; it is not checked."""
        if kind == "deal":
            self._make_deal(what)
        else:
            act(self._states, what)
            self.past.append((kind, what))

    def foresee(self, action: int) -> Self | None:
        """The game after a legal *action*, or ``None`` if that would tell the seat to act what it cannot know yet."""
        after = self.copy()
        after.repeat("action", action)
        return after if after.was_foreseeable(self.state) else None

    def view(self, seat: int | None = None) -> ViewT:
        """What *seat* may know; ``None`` is a spectator."""
        legal = self.legal() if seat is not None and seat == self.to_act else ()
        return self.read_view(self._look(seat), self.options, tuple(legal))

    def own_views(self) -> list[dict[str, Any]]:
        """For every seat what to put over a spectator's view to make it the seat's own, but for the legal actions."""
        views = new_records(self.view_type, self.players)
        look_round(self._states, views)
        return [self.read_own(seen) for seen in all_fields(views)]

    def view_record(self, seat: int | None = None) -> Record:
        """What *seat* may know, as the record that bots and learners use."""
        return self._look(seat)[0]

    def _look(self, seat: int | None) -> NDArray[Any]:
        """What *seat* may know as an array of one record, which is quicker to read than the record."""
        views = new_records(self.view_type, 1)
        look(self._states, self.check_seat(seat), views)
        return views

    def check_seat(self, seat: int | None) -> int:
        """Return *seat*, a spectator's as the contract has it.

        :raises GameError: if there is no such seat.
        """
        if seat is None:
            return contract.SPECTATOR
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise GameError(f"there is no seat {quoted(seat)}: seats are 0 to {self.players - 1}", code="no-such-seat")
        return seat

    def seat_name(self, seat: int) -> str:
        """Who sits in *seat*, or the seat itself."""
        return f"seat {seat}" if self.names[seat] == "?" else self.names[seat]

    def beginning(self) -> Self:
        """The same game before anything happened; it awaits its deals."""
        return self.from_position(self.start) if self.start else type(self)(self.players, self.options)

    def copy(self) -> Self:
        """A game of its own in the same position, with the same past and, if it deals itself, the same future."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.state = self.state
        twin.past = self.past.copy()
        twin.names = self.names.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.name} {self.position()!r}>"


def seats_text(seats: Sequence[int]) -> str:
    """Seats for a sentence: ``seat 2``, ``seats 0 and 3``."""
    *most, last = map(str, seats)
    return f"seats {', '.join(most)} and {last}" if most else f"seat {last}"
