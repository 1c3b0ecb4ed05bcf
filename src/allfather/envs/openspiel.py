"""Every game in OpenSpiel: import this module, then ``pyspiel.load_game("python_odin(players=3)")``.

Chance is explicit: a deal is drawn from a 63-bit seed, which nine chance actions of seven bits each provide. Sampled
stochastic games would not need them, but OpenSpiel cannot serialise one that is written in Python.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import fields
from functools import cache, partial
from typing import Any, NoReturn

import numpy as np
import pyspiel
from numpy.typing import NDArray

from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.compiling import Record, array_of, new_records, rule
from allfather.core.contract import SPECTATOR
from allfather.core.errors import IllegalAction, OptionError, quoted
from allfather.core.game import Game
from allfather.core.steps import act, list_actions, observe_seat
from allfather.games import GAMES, find_game

SEED_BITS, SEED_PARTS = 7, 9
"""The bits of a seed that one chance action provides, and the number of chance actions for a deal."""
OUTCOMES = [(part, 1 / 2**SEED_BITS) for part in range(2**SEED_BITS)]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
MAX_LENGTH = 1_000_000
"""The maximum number of decisions in a game. The rules set no bound, so here a longer game ends as a draw."""
IMPLIED = {"options", "legal", "unseen", "plays_left"}
"""Fields of a view that follow from the others and from the game."""


# These rules take arrays of one state: passing a record takes twenty times as long.


@rule
def make_deal(states: Any, seed: int, deal: Any) -> Any:
    """Draw a deal from *seed* into the buffer *deal* and apply it; return the next actor."""
    state = states[0]
    state.rng = stream(seed, 0)
    contract.draw(state, deal)
    contract.deal(state, deal)
    state.rng = np.uint64(0)
    return contract.actor(state)


@rule
def write_returns(states: Any, out: Any) -> None:
    """Write the return of every seat."""
    contract.returns(states[0], out)


@rule
def look_in_numbers(states: Any, seat: int, views: Any, out: Any) -> None:
    """Write the encoded view of *seat*."""
    contract.observe(states[0], seat, views[0])
    contract.encode(views[0], out)


@rule
def watch(states: Any, events: Any, seat: int, deal: Any, views: Any, actors: Any) -> None:
    """Replay *events*; for the last ``len(views)`` of them write the actor and the view of *seat* afterwards."""
    first = len(events) - len(views)
    for place in range(len(events)):
        event = events[place]
        if place >= first:
            actors[place - first] = contract.actor(states[0])
        if event < 0:
            make_deal(states, -1 - event, deal)
        else:
            act(states, event)
        if place >= first:
            contract.observe(states[0], seat, views[place - first])


@rule
def imagine(states: Any, seat: int, seed: int, views: Any, others: Any, deal: Any) -> None:
    """Write into *others* a state that looks the same to *seat*, with hidden cards drawn from *seed*."""
    contract.observe(states[0], seat, views[0])
    invent(views, others, seed, deal)


@rule
def invent(views: Any, states: Any, seed: int, deal: Any) -> None:
    """Write into *states* a state consistent with *views*, with hidden cards drawn from *seed*."""
    states[0].rng = stream(seed, 0)
    contract.fill(views[0], states[0], deal)
    states[0].rng = np.uint64(0)


class Course:
    """The full state of a game and the events that led to it."""

    __slots__ = ("base", "events", "game", "legal", "length", "parts", "seed", "state", "text", "told", "who")

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        """The same game before its first deal, used for notation and options."""
        self.base: bytes = game.state.tobytes()
        """The state from which the events lead to the present one."""
        self.state = array_of(self.base, game.state.dtype)
        self.events: list[int] = []
        """Actions, and -1 - seed for deals."""
        self.length = 0
        """Decisions so far."""
        self.seed, self.parts = 0, 0
        """The bits of the next deal's seed so far, and how many chance actions provided them."""
        self.who: int = CHANCE
        """The seat to act, or CHANCE, or TERMINAL."""
        self.legal: list[int] | None = None
        """The legal actions, computed on demand."""
        self.text: str | None = None
        """The position, computed on demand."""
        self.told: dict[int, tuple[int, str, Any]] = {}
        """The information state of each seat so far: the number of events in it, its text, and the view after them."""

    def copy(self) -> Course:
        """An independent copy."""
        twin: Course = object.__new__(Course)
        twin.game, twin.base, twin.length, twin.text = self.game, self.base, self.length, self.text
        twin.seed, twin.parts, twin.who, twin.legal = self.seed, self.parts, self.who, self.legal
        twin.state = array_of(self.state.tobytes(), self.state.dtype)
        twin.events = self.events.copy()
        twin.told = self.told.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    @property
    def players(self) -> int:
        return self.game.players

    def truth(self) -> Game[Any, Any]:
        """A game at the current position, hidden cards included; its deals must be made by hand."""
        game = self.game.copy()
        game.state = self.state[0]
        return game

    def position(self) -> str:
        """The position, hidden cards included."""
        if self.text is None:
            self.text = self.truth().position()
        return self.text

    def legal_actions(self) -> list[int]:
        """Ids of the legal actions of the seat to act, ascending; do not change the list."""
        legal = self.legal
        if legal is None:
            buffer = np.empty(self.game.max_legal + 1, np.int32)
            legal = self.legal = buffer[: list_actions(self.state, buffer)].tolist()
        return legal

    def apply(self, action: int) -> None:
        """Make an action of the current actor, a seat or chance.

        :raises GameError: if it is not legal; nothing has changed if this is raised.
        """
        if self.who == CHANCE:
            self._add_to_seed(action)
            return
        if self.who == TERMINAL or action not in self.legal_actions():
            self._refuse(action)
        self._go_on(action, act(self.state, action))
        self.length += 1
        if self.length >= MAX_LENGTH:
            self.who = TERMINAL

    def _refuse(self, action: int) -> NoReturn:
        self.truth().play(action)  # raises, and says why
        raise IllegalAction(f"nobody can act after {MAX_LENGTH} decisions", code="game-over")

    def _add_to_seed(self, part: int) -> None:
        if not 0 <= part < len(OUTCOMES):
            raise IllegalAction(f"a chance action is 0 to {len(OUTCOMES) - 1}, got {quoted(part)}")
        self.seed = self.seed << SEED_BITS | part
        self.parts += 1
        if self.parts == SEED_PARTS:
            who = make_deal(self.state, self.seed, np.zeros(self.game.deal_size, np.int8))
            self._go_on(-1 - self.seed, who)
            self.seed = self.parts = 0

    def _go_on(self, event: int, who: int) -> None:
        self.events.append(event)
        self.legal = self.text = None
        self.who = TERMINAL if who == contract.OVER else who

    def returns(self) -> list[float]:
        """The return of every seat; all 0 until the game is over."""
        out = np.zeros(self.players)
        write_returns(self.state, out)
        worth: list[float] = (out + 0.0).tolist()  # no -0.0
        return worth

    # What a seat may know.

    def views(self, count: int = 1) -> NDArray[Any]:
        """*count* empty views."""
        return new_records(self.game.view_type, count)

    def encode(self, seat: int, out: NDArray[np.float32]) -> None:
        """Write the encoded view of *seat*."""
        look_in_numbers(self.state, seat, self.views(), out)

    def view(self, seat: int, states: NDArray[Any] | None = None) -> tuple[Any, bytes]:
        """The view of *seat*, now or in another state, and the bytes of its record."""
        views = self.views()
        observe_seat(self.state if states is None else states, seat, views)
        return self.game.read_view(views[0], self.game.options, ()), views.tobytes()

    def sight(self, seat: int) -> str:
        """The current view of *seat* as text; two such texts are equal if and only if the views are."""
        view, record = self.view(seat)
        return f"{changes(None, view)}; #{hashlib.blake2b(record, digest_size=8).hexdigest()}"

    def story(self, seat: int) -> str:
        """Everything that *seat* has seen, one event per line: its own actions, and what each event changed."""
        if seat not in self.told:
            start = self.view(seat, array_of(self.base, self.state.dtype))[0]
            self.told[seat] = 0, changes(None, start), start
        told, text, before = self.told[seat]
        if told < len(self.events):
            lines = [text]
            for what, after in self._watch(seat, told):
                lines.append(f"{what}: {changes(before, after)}")
                before = after
            text = "\n".join(lines)
            self.told[seat] = len(self.events), text, before
        return text

    def _watch(self, seat: int, told: int) -> list[tuple[str, Any]]:
        """The events after the first *told*: what *seat* knows of their cause, and its view after each."""
        views = self.views(len(self.events) - told)
        actors = np.zeros(len(views), np.int8)
        states = array_of(self.base, self.state.dtype)
        deal = np.zeros(self.game.deal_size, np.int8)
        watch(states, np.array(self.events, np.int64), seat, deal, views, actors)
        seen = []
        for event, who, view in zip(self.events[told:], actors.tolist(), views, strict=True):
            cause = f"{who} {self.game.action_text(event)}" if event >= 0 and who == seat else f"{who}"
            seen.append(("deal" if event < 0 else cause, self.game.read_view(view, self.game.options, ())))
        return seen

    def resampled(self, seat: int, seed: int, start: Course) -> Course:
        """A course with other hidden cards that has the same view and information state for *seat*.

        It begins here: the memories of the other seats are not invented.
        """
        story = self.story(seat)
        twin = start.copy()
        imagine(self.state, seat, seed, self.views(), twin.state, np.zeros(self.game.deal_size, np.int8))
        twin.base, twin.text = twin.state.tobytes(), None
        twin.told = {seat: (0, story, self.told[seat][2])}
        twin.who, twin.length, twin.parts = self.who, self.length, self.parts
        twin.seed = seed & (1 << SEED_BITS * self.parts) - 1
        return twin


def changes(before: Any, after: Any) -> str:
    """The fields of a view that differ from the view *before*; all fields if that is ``None``."""
    names = [name for name in after.__dataclass_fields__ if name not in IMPLIED]
    told = [name for name in names if before is None or getattr(before, name) != getattr(after, name)]
    return "; ".join(f"{name} {words(getattr(after, name))}" for name in told)


def words(value: Any) -> str:
    """A field of a view as text; an empty one is ``-``."""
    if isinstance(value, tuple):
        between = " / " if any(isinstance(part, tuple) for part in value) else " "
        return between.join(map(words, value)) or "-"
    return "-" if value is None or value == "" else str(value)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game as an OpenSpiel state.

    It would work without ``is_chance_node`` and ``legal_actions``; they save calls from Python a detour through C++.
    """

    def __init__(self, game: SpielGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    @classmethod
    def of_view(cls, kind: type[Game[Any, Any]], options: Any, seen: Record, seed: int) -> SpielState:
        """A state consistent with *seen*, the view of the seat to act; the hidden cards are drawn from *seed*."""
        given = {field.name: getattr(options, field.name) for field in fields(options)}
        game = SpielGame(kind, {"players": int(seen.players), **given})
        course = game.start.copy()
        views = course.views()
        views[0] = seen
        invent(views, course.state, seed, np.zeros(kind.deal_size, np.int8))
        course.base, course.text, course.who = course.state.tobytes(), None, int(seen.seat)
        return cls(game, course)

    def current_player(self) -> int:
        return self.course.who

    def is_terminal(self) -> bool:
        return self.course.who == TERMINAL

    def is_chance_node(self) -> bool:
        return self.course.who == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        """The legal actions of the seat to act, ascending; empty for any other seat."""
        who = self.course.who
        if who >= 0 and player in ((), (who,)):
            return self.course.legal_actions().copy()
        found: list[int] = super().legal_actions(*player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES.copy()

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return action_text(self.course.game, player, action)

    def returns(self) -> list[float]:
        return self.course.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that *player* cannot tell from this one, uniform over all deals of the hidden cards.

        *sampler* returns numbers from 0 (inclusive) to 1 (exclusive). The state has no history, which would reveal
        the true cards.
        """
        seat = self.course.game.check_seat(player)
        seed = int(sampler() * 2**31) << 32 | int(sampler() * 2**32)
        game = self.get_game()
        return SpielState(game, self.course.resampled(seat, seed, game.start))

    def __str__(self) -> str:
        """The position, hidden cards included, and the bits of the next deal's seed so far."""
        course = self.course
        seed = f"\nseed {course.seed:0{SEED_BITS * course.parts}b}" if course.parts else ""
        return f"{course.position()}{seed}"


class SpielObserver:
    """Observes what a seat may know, as numbers and as text.

    With perfect recall the text contains everything that the seat has seen. The numbers always encode its view only.
    """

    def __init__(self, encoded: int, wanted: Any, params: Any) -> None:
        self.is_public, self.recalls = wanted.public_info, wanted.perfect_recall
        self.is_private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise OptionError(f"an observer sees one seat or none, and has no parameters: got {quoted(params)}")
        if self.recalls and not self.is_public:
            raise OptionError("an observer with perfect recall sees what is public too")
        self.tensor = np.zeros(encoded, np.float32) if self.is_public else None
        self.dict = {"info_state" if self.recalls else "observation": self.tensor} if self.is_public else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers into :attr:`tensor`; there is no tensor of private information alone."""
        if self.tensor is not None:
            state.course.encode(self._seat(state, player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat has seen or sees; private information alone is what a spectator does not see."""
        seat = self._seat(state, player)
        if self.is_public:
            return state.course.story(seat) if self.recalls else state.course.sight(seat)
        return changes(state.course.view(SPECTATOR)[0], state.course.view(seat)[0]) if self.is_private else ""

    def _seat(self, state: SpielState, player: int) -> int:
        return state.course.game.check_seat(player) if self.is_private else SPECTATOR


def action_text(game: Game[Any, Any], player: int, action: int) -> str:
    """The text of an action of a player or of chance.

    :raises IllegalAction: if there is no such action.
    """
    if player == CHANCE:
        return f"seed {action}"
    if not 0 <= action < game.actions:
        raise IllegalAction(f"there is no action {action}: {game.name} has 0 to {game.actions - 1}")
    return game.action_text(action)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options.

    :raises OptionError: if there is no such game.
    """

    def __init__(self, kind: type[Game[Any, Any]], params: dict[str, Any]) -> None:
        options = kind.options_type.from_dict({name: value for name, value in params.items() if name != "players"})
        game = kind(params["players"], options)
        info = pyspiel.GameInfo(
            num_distinct_actions=kind.actions,
            max_chance_outcomes=len(OUTCOMES),
            num_players=game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(kind), info, params)
        self.start = Course(game)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.start.copy())

    def action_to_string(self, player: int, action: int) -> str:
        """The text of an action, independent of any state.

        :raises IllegalAction: if there is no such action.
        """
        return action_text(self.start.game, player, action)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The requested observer; by default one of what a seat sees now.

        :raises OptionError: if there is no such observer.
        """
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.start.game.encoded, wanted, params)


@cache
def game_type(kind: type[Game[Any, Any]]) -> Any:
    """The OpenSpiel description of a game; its parameters are the number of players and the options."""
    defaults = {field.name: field.default for field in fields(kind.options_type)}
    return pyspiel.GameType(
        short_name=f"python_{kind.name}",
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.player_counts[-1],
        min_num_players=kind.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": kind.default_players, **defaults},
    )


def register() -> None:
    """Register every game with OpenSpiel as ``python_`` and its name; calling this again changes nothing."""
    for name in GAMES:
        kind = find_game(name)
        creator: Any = partial(SpielGame, kind)
        creator.itself = creator  # keeps it alive: OpenSpiel drops its reference only after Python has shut down
        pyspiel.register_game(game_type(kind), creator)


register()
