"""The interface of a game: a position that is played by text, checks every action and knows its past.

Everything here is the same for all games. A subclass defines the record it plays on and how cards, actions and deals
are written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from allfather.core import contract
from allfather.core.chance import below, checked_seed, stream
from allfather.core.compiling import Record, all_fields, array_of, fields, new_record, new_records
from allfather.core.errors import GameError, IllegalAction, NotationError, OptionError, OutOfTurn, Reason, quoted
from allfather.core.fairness import Shuffle
from allfather.core.options import Options
from allfather.core.recording import read_record, write_record
from allfather.core.records import Section
from allfather.core.shapes import Narration, Shapes, read_all
from allfather.core.steps import act, endings_since, list_actions, next_actor, observe_seat, observe_seats

OptionsT = TypeVar("OptionsT", bound=Options)
ViewT = TypeVar("ViewT")


class Game(ABC, Generic[OptionsT, ViewT]):
    """One game, played by text.

    With a *seed* the game deals automatically; *number* selects one of the unrelated games of that seed. Without a
    seed the game must be dealt with its ``deal`` method whenever :attr:`awaits_deal` is true.
    Two games are equal if their positions are. Games are mutable and have no hash: use :meth:`position` instead.

    :raises OptionError: if the number of players, an option or the seed is invalid.
    """

    name: ClassVar[str]
    """The name in commands and traces."""
    title: ClassVar[str]
    """The name for people."""
    rules_version: ClassVar[str]
    """Name and version of the rules, as in records; the version is raised when play changes."""
    options_type: ClassVar[type[Options]]
    player_counts: ClassVar[range]
    default_players: ClassVar[int]
    actions: ClassVar[int]
    """Action ids are 0 … ``actions - 1``."""
    max_legal: ClassVar[int]
    """The maximum number of legal actions; a buffer for them needs one more place."""
    closing_actions: ClassVar[tuple[str, ...]] = ()
    """The actions that only end a turn or a part of it: nobody needs time to follow them."""
    deal_size: ClassVar[int]
    """Length of a deal buffer."""
    encoded: ClassVar[int]
    """Length of an encoded view."""
    horizon: ClassVar[int]
    """Turns after which a search trusts the outlook instead of playing on."""
    looks_back: ClassVar[bool] = False
    """Whether all actions are public, and ``contract.rewind`` can undo those since the last deal."""
    state_type: ClassVar[np.dtype[Any]]
    """The dtype of the record of a state."""
    view_type: ClassVar[np.dtype[Any]]
    """The dtype of the record of a view."""
    view_class: ClassVar[type[Any]]
    """The dataclass of views."""
    view_shapes: ClassVar[Shapes]
    """How the record of a view becomes a view, except for its options and legal actions."""
    own_fields: ClassVar[tuple[str, ...]]
    """The fields of a view that depend on its seat, except for the legal actions."""
    reason_type: ClassVar[np.dtype[Any]]
    """The dtype of the record of a reason; its field ``number`` is the index of the reason."""
    narrated_reasons: ClassVar[tuple[Narration, ...]]
    ended_type: ClassVar[np.dtype[Any]]
    """The dtype of the record of endings; its field ``happened`` has a flag for each."""
    narrated_endings: ClassVar[tuple[Narration, ...]]
    """The endings as trace events, in order.

    The end of a hand or stage has *points*, what each seat got in it, and *scores*, what each has in all.
    """

    dealt_type: ClassVar[np.dtype[Any]]
    """The dtype of the record of a deal as records of games tell it."""
    dealt_shapes: ClassVar[Shapes]
    """The fields of a deal in records, in order; those that it does not have are ``None``."""

    options: OptionsT
    _states: NDArray[Any]
    """The state as an array of one record, which passes to compiled functions much faster than the record itself."""

    def __init__(
        self, players: int | None = None, options: OptionsT | None = None, *, seed: int | None = None, number: int = 0
    ) -> None:
        count = self.default_players if players is None else players
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.player_counts:
            fewest, most = self.player_counts[0], self.player_counts[-1]
            why, counts = ("players", f"{fewest} to {most}") if most > fewest else ("players-only", str(most))
            case = {"why": why, "game": self.title, "least": fewest, "most": most, "found": quoted(count)}
            raise OptionError(f"{self.title} is for {counts} players, got {quoted(count)}", case=case)
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
        """The name of the player in each seat, for records."""
        self.start: str | None = None
        """The position from which the game started, if it did not start with its first deal."""
        self.past: list[tuple[str, Any]] = []
        """All events so far, ``("deal", deal)`` and ``("action", id)``, in order."""

    @classmethod
    def from_position(cls, text: str) -> Self:
        """A game that continues from a position; its deals must be made by hand.

        :raises GameError: if *text* is not a possible position.
        """
        game = cls.__new__(cls)
        game._begin(*cls.parse_position(text))
        game.start = text
        return game

    @classmethod
    def from_record(cls, text: str) -> Self:
        """The recorded game, up to the end of the record; further deals must be made by hand.

        :raises RecordError: with the offending line.
        """
        return read_record(cls, text)

    def record(self) -> str:
        """The record of the game so far; :meth:`from_record` parses it."""
        return write_record(self)

    # Implemented by each game.

    @staticmethod
    @abstractmethod
    def new_state(players: int, chosen: Any) -> tuple[Record, Any]:
        """A state that awaits its first deal, and the *chosen* options adjusted to the number of *players*."""

    @staticmethod
    @abstractmethod
    def parse_position(text: str) -> tuple[Record, Any]:
        """Parse what :meth:`position` writes.

        :raises GameError: if *text* is not a possible position.
        """

    @abstractmethod
    def position(self) -> str:
        """The position as one line of text, hidden cards included."""

    @staticmethod
    @abstractmethod
    def action_text(action: int) -> str:
        """The text of *action*."""

    @staticmethod
    @abstractmethod
    def parse_action(text: str) -> int:
        """Parse an action.

        :raises NotationError: if *text* is not the canonical text of an action.
        """

    @classmethod
    def public_text(cls, action: int) -> str:
        """The text of *action* as the other seats may see it, without what only the actor may know."""
        return cls.action_text(action)

    @property
    @abstractmethod
    def is_reversible(self) -> bool:
        """Whether the seat to act may take back its last action: nothing hidden has been revealed since."""

    @abstractmethod
    def shuffled_deal(self, chance: Shuffle) -> NDArray[np.int8]:
        """The next deal, for :meth:`apply_event`, drawn from *chance* as ``docs/fairness.md`` specifies."""

    @abstractmethod
    def deal_from_record(self, section: Section) -> None:
        """Make the deal in a ``[[deals]]`` table of a record.

        :raises RecordError: if the deal is invalid.
        """

    @property
    @abstractmethod
    def phase(self) -> str:
        """The kind of decision that is due, as one word."""

    @abstractmethod
    def truth(self) -> dict[str, Any]:
        """The position as plain data for traces, hidden cards included."""

    # The same for all games.

    @classmethod
    def workspace(cls) -> contract.Workspace:
        """Scratch memory for :func:`allfather.core.contract.rate`."""
        return contract.Workspace(new_records(cls.state_type, 3), np.zeros((2, cls.max_legal + 1), np.int32))

    @property
    def state(self) -> Record:
        """The full state, hidden cards included; setting it copies the given record."""
        return self._states[0]

    @state.setter
    def state(self, state: Record) -> None:
        self._states = array_of(state.tobytes(), state.dtype)

    @property
    def states(self) -> NDArray[Any]:
        """The state as an array of one record, as compiled functions take it."""
        return self._states

    def copy_states(self) -> NDArray[Any]:
        """An independent copy of :attr:`states`."""
        return array_of(self._states.tobytes(), self._states.dtype)

    def copy_state(self) -> Record:
        """An independent copy of the state, ten times as fast as the record's own ``copy``."""
        return self.copy_states()[0]

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
        """The current score of every seat."""
        out = np.zeros(self.players, np.int32)
        contract.scores(self.state, out)
        return tuple(out.tolist())

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of every seat by the rules, from 1; tied seats share a place. It is provisional until the end."""
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
        """The return of every seat, -1 … 1, which sum to zero; all 0 while the game is on."""
        out = np.zeros(self.players)
        contract.returns(self.state, out)
        return tuple(out.tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, ascending; empty while the game is on."""
        if not self.is_over:
            return ()
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)

    @property
    def since_deal(self) -> tuple[int, ...]:
        """The actions since the last deal, if the game looks back and has seen that deal; else none."""
        actions: list[int] = []
        for kind, what in reversed(self.past if self.looks_back else ()):
            if kind == "deal":
                return tuple(reversed(actions))
            actions.append(what)
        return ()

    def legal_ids(self) -> NDArray[np.int32]:
        """Ids of the legal actions, ascending; empty if no seat is to act."""
        buffer = np.empty(self.max_legal + 1, np.int32)
        return buffer[: list_actions(self._states, buffer)]

    def legal(self) -> list[str]:
        """Texts of the legal actions, by ascending id; empty if no seat is to act."""
        return [self.action_text(action) for action in self.legal_ids().tolist()]

    def check(self, action: str | int, *, seat: int | None = None) -> int:
        """Check an action, given by text or id, for the seat to act and return its id.

        With *seat*, also check that it is that seat's turn. The ``reason`` of an error reveals nothing hidden.

        :raises GameError: if the action is invalid or illegal, or it is not that seat's turn.
        """
        self.check_turn(seat)
        try:
            chosen = self.read_action(action)
        except GameError as error:
            raise self._with_position(error) from error
        self.check_legal(chosen, self.legal_ids().tolist())
        return chosen

    def check_legal(self, action: int, legal: Collection[int]) -> None:
        """Check that *action* is one of the *legal* ones of the seat to act.

        :raises IllegalAction: with the reason if it is not.
        """
        if action not in legal:
            code, reason, values = self.why_illegal(action)
            message = f"{self.action_text(action)!r} is not legal in {self.position()!r}: {reason}"
            raise IllegalAction(message, reason=reason, code=code, values=values)

    def play(self, action: str | int, *, seat: int | None = None) -> int:
        """Check an action as :meth:`check` does, make it and return its id.

        :raises GameError: nothing has changed if this is raised.
        """
        chosen = self.check(action, seat=seat)
        self.apply_event("action", chosen)
        while self.deals_itself and self.awaits_deal:
            self._make_deal(self.draw_deal())
        return chosen

    @classmethod
    def read_action(cls, action: str | int) -> int:
        """The id of an action given by text or id; :meth:`check` decides whether it is legal.

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
        """*error* with the position added to its message, but not to its reason."""
        message = f"{error}; the position is {self.position()!r}"
        return type(error)(message, reason=error.reason, code=error.code, values=error.values, case=error.case)

    def check_turn(self, seat: int | None) -> None:
        """Check that a seat is to act and, if *seat* is given, that it is that one.

        :raises OutOfTurn: if it is not.
        """
        to_act = self.to_act
        if to_act is None:
            reason = "the game is over" if self.is_over else "a deal is awaited"
            message = f"nobody can act in {self.position()!r}: {reason}"
            raise OutOfTurn(message, reason=reason, code="game-over" if self.is_over else None)
        if seat is not None and (isinstance(seat, bool) or seat != to_act):
            reason = f"seat {to_act} is to act"
            raise OutOfTurn(f"seat {quoted(seat)} cannot act in {self.position()!r}: {reason}", reason=reason)

    def start_generator(self, seed: int, number: int = 0) -> None:
        """Seed the game's random generator, used for deals and random actions, for game *number* of *seed*."""
        self.state.rng = stream(checked_seed(seed), checked_seed(number, "number"))

    def draw_deal(self) -> NDArray[np.int8]:
        """Draw the next deal from the game's generator."""
        self._check_generator()
        deal = np.zeros(self.deal_size, np.int8)
        contract.draw(self.state, deal)
        return deal

    def draw_action(self) -> int:
        """Draw a uniformly random legal action from the game's generator, as simulations do."""
        self.check_turn(None)
        self._check_generator()
        legal = self.legal_ids()
        return int(legal[below(self.state, len(legal))])

    def _check_generator(self) -> None:
        if self.state.rng == 0:
            raise GameError("this game has no seed to draw from: call start_generator first", code="no-generator")

    def deal_fields(self, deal: NDArray[np.int8]) -> dict[str, Any]:
        """The fields of a record for a *deal* that is about to be made."""
        dealt = new_record(self.dealt_type)
        contract.tell_deal(self.state, deal, dealt)
        told = read_all(self.dealt_shapes, fields(dealt))
        return {name: value for name, value in told.items() if value is not None}

    def _make_deal(self, deal: NDArray[np.int8]) -> None:
        contract.deal(self.state, deal)
        self.past.append(("deal", deal))

    def play_random(self) -> int:
        """Make a uniformly random legal action; return its id."""
        return self.play(self.draw_action())

    def apply_event(self, kind: str, what: Any) -> None:
        """Make the deal or action of an event as in :attr:`past`; it is not checked."""
        if kind == "deal":
            self._make_deal(what)
        else:
            act(self._states, what)
            self.past.append((kind, what))

    def preview(self, action: int) -> Self | None:
        """The game after a legal *action*, or ``None`` if that would reveal something hidden to the seat to act."""
        after = self.copy()
        after.apply_event("action", action)
        return after if contract.was_predictable(self.state, after.state) else None

    def why_illegal(self, action: int) -> Reason:
        """Why *action* is not legal for the seat to act."""
        record = new_record(self.reason_type)
        contract.explain(self.state, action, record)
        found = fields(record)
        reason = self.narrated_reasons[found.number]
        values = reason.read(found)
        return reason.name, reason.sentence.format(**values), values

    def endings(self, before: Record | NDArray[Any]) -> list[dict[str, Any]]:
        """The trace events for what came with the last action or deal, which was made in the state *before*.

        An array of one record, from :meth:`copy_states`, is faster than a record.
        """
        befores = before if isinstance(before, np.ndarray) else array_of(before.tobytes(), before.dtype)
        ended = new_records(self.ended_type, 1)
        if not endings_since(befores, self._states, ended):
            return []
        found = fields(ended[0])
        endings = zip(self.narrated_endings, found.happened.tolist(), strict=True)
        return [{"event": each.name, **each.read(found)} for each, has_happened in endings if has_happened]

    def view(self, seat: int | None = None) -> ViewT:
        """Everything that *seat* may know; ``None`` is a spectator."""
        legal = self.legal() if seat is not None and seat == self.to_act else ()
        return self.read_view(self._observe(seat), self.options, tuple(legal))

    @classmethod
    def read_view(cls, seen: Record, options: Any, legal: tuple[str, ...]) -> ViewT:
        """Convert the record *seen* of a view to a view; *legal* are the legal actions of its seat."""
        found = fields(seen)
        shown = {name: shape.read(found) for name, shape in cls.view_shapes.items()}
        view: ViewT = cls.view_class(**shown, options=options, legal=legal)
        return view

    @classmethod
    def read_own(cls, seen: Any) -> dict[str, Any]:
        """The fields of a view that depend on its seat, except for the legal actions.

        *seen* is the record of a view, converted by :func:`allfather.core.compiling.fields`.
        """
        return {name: cls.view_shapes[name].read(seen) for name in cls.own_fields}

    def own_views(self) -> list[dict[str, Any]]:
        """For every seat the fields that turn a spectator's view into its own, except for the legal actions."""
        views = new_records(self.view_type, self.players)
        observe_seats(self._states, views)
        return [self.read_own(seen) for seen in all_fields(views)]

    def view_record(self, seat: int | None = None) -> Record:
        """The view of *seat* as a record, for bots and learners."""
        return self._observe(seat)[0]

    def _observe(self, seat: int | None) -> NDArray[Any]:
        """The view of *seat* as an array of one record, which is faster to handle than the record."""
        views = new_records(self.view_type, 1)
        observe_seat(self._states, self.check_seat(seat), views)
        return views

    def check_seat(self, seat: int | None) -> int:
        """Return *seat*, or ``contract.SPECTATOR`` for ``None``.

        :raises GameError: if there is no such seat.
        """
        if seat is None:
            return contract.SPECTATOR
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < self.players:
            raise GameError(f"there is no seat {quoted(seat)}: seats are 0 to {self.players - 1}", code="no-such-seat")
        return int(seat)

    def beginning(self) -> Self:
        """The same game before its first event; its deals must be made by hand."""
        return self.from_position(self.start) if self.start else type(self)(self.players, self.options)

    def copy(self) -> Self:
        """An independent game with the same position, past and random generator."""
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
    """Seats as a phrase: ``seat 2``, ``seats 0 and 3``."""
    *most, last = map(str, seats)
    return f"seats {', '.join(most)} and {last}" if most else f"seat {last}"
