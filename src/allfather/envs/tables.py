"""Tables: at each a game of which one seat is played from outside, the others by bots.

Bots that are compiled act inside the compiled step, so that any number of tables goes on in one call. Like every bot
they go by a view: they rate their actions in a state that is filled in from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.bots import make_bot
from allfather.core import contract
from allfather.core.chance import below, stream
from allfather.core.compiling import Record, new_records, rule
from allfather.core.contract import OVER
from allfather.core.errors import IllegalAction, OptionError, quoted
from allfather.core.game import Game
from allfather.core.steps import best_rated, is_listed
from allfather.envs.common import ILLEGAL, attempt, desk_type, game_at, look, read_options, settle
from allfather.games import find_game

Numbers = NDArray[np.float32]
Masks = NDArray[np.int8]

RANDOM, GREEDY, ELSEWHERE = range(3)
"""How another seat is played: at random or by ratings, both compiled, or by a bot that is called from Python."""
COMPILED = {"random": RANDOM, "greedy": GREEDY}
DRAWN = -1
"""The own seat where each game draws it."""
LUCK = 0x6F64_696E_7261_7665
"""Makes the seed of the bots out of the seed of the deals."""


@cache
def table_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """A game, and what there is to know besides."""
    fields: list[tuple[Any, ...]] = [
        ("desk", desk_type(kind)),
        ("rng", np.uint64),  # of the seat drawn and of the bots; the deals have their own
        ("seed", np.int64),
        ("number", np.int64),  # of the game under its seed
        ("seat", np.int64),  # the own one
        ("is_over", np.int8),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


@rule
def choose(table: Record, who: int, policy: int, tools: Any) -> Any:
    """What a compiled bot in the seat to act does."""
    desk = table.desk
    if desk.count == 1:
        return desk.legal[0]
    if policy == RANDOM:
        return desk.legal[below(table, desk.count)]
    filled, ratings, room = tools
    contract.observe(desk.state, who, desk.seen)
    filled[0].rng = table.rng
    contract.fill(desk.seen, filled[0], desk.deal)
    table.rng = filled[0].rng
    return best_rated(filled[0], desk.legal, desk.count, ratings, room)


@rule
def play_on(table: Record, who: int, policies: Any, tools: Any) -> int:
    """Let compiled bots act from *who* on; return the seat that is to act from outside, or OVER."""
    while who >= 0 and who != table.seat:
        policy = policies[(who - table.seat) % table.desk.state.players - 1]
        if policy == ELSEWHERE:
            return who
        contract.apply(table.desk.state, choose(table, who, policy, tools))
        who = settle(table.desk)
    table.is_over = who == OVER
    return who


@rule
def begin(tables: Any, place: int, start: Any, policies: Any, tools: Any) -> int:
    """Begin the next game of a table's seed; return as :func:`play_on`."""
    table = tables[place]
    seed, number = table.seed, table.number + 1
    tables[place] = start[0]
    table.seed = seed
    table.number = number
    table.desk.state.rng = stream(seed, number)
    table.rng = stream(seed ^ LUCK, number)
    if table.seat == DRAWN:
        table.seat = below(table, table.desk.state.players)
    return play_on(table, settle(table.desk), policies, tools)


@rule
def act(tables: Any, place: int, action: int, policies: Any, tools: Any) -> int:
    """Make *action* for the seat to act; return as :func:`play_on`, or ILLEGAL if nothing was done."""
    who = attempt(tables[place].desk, action)
    return who if who == ILLEGAL else play_on(tables[place], who, policies, tools)


@rule
def begin_over(tables: Any, start: Any, policies: Any, tools: Any) -> None:
    """Begin another game wherever one is over, until it is one in which the own seat gets to act."""
    for place in range(len(tables)):
        while tables[place].is_over:
            begin(tables, place, start, policies, tools)


@rule
def step(tables: Any, actions: Any, start: Any, policies: Any, tools: Any, is_illegal: Any) -> None:
    """Make an action wherever the game is on, and begin another where it is over. An illegal action ends a game."""
    for place in range(len(tables)):
        if tables[place].is_over:
            begin_over(tables[place : place + 1], start, policies, tools)
        elif act(tables, place, actions[place], policies, tools) == ILLEGAL:
            tables[place].is_over = is_illegal[place] = True


@rule
def find_illegal(tables: Any, actions: Any) -> int:
    """The first table where the action given is not legal, or -1."""
    for place in range(len(tables)):
        if not tables[place].is_over and not is_listed(
            actions[place], tables[place].desk.legal, tables[place].desk.count
        ):
            return place
    return -1


@rule
def report(tables: Any, numbers: Any, masks: Any, rewards: Any, values: Any) -> None:
    """Write what the own seats may know and do, and what the games are worth to them, nothing while they are on.

    In a game that is over only action 0 is left, which does nothing: so a policy can be asked everywhere, and has
    nothing to learn from what it says there.
    """
    for place in range(len(tables)):
        table = tables[place]
        look(table.desk, table.seat, numbers[place], masks[place])
        rewards[place] = 0
        if table.is_over:
            masks[place, :] = 0
            masks[place, 0] = 1
            contract.returns(table.desk.state, values)
            rewards[place] = values[table.seat]


class Tables:
    """So many tables of one kind; their games have yet to begin.

    :raises GameError: if there is no such game, bot or seat.
    """

    def __init__(
        self,
        count: int,
        game: str,
        players: int | None,
        opponents: str | Sequence[str],
        seat: int | str | None,
        options: Any,
        named: dict[str, Any],
    ) -> None:
        self.kind = find_game(game)
        first = self.kind(players, read_options(self.kind, options, named))
        self.options, self.players = first.options, first.players
        self.opponents = read_opponents(opponents, self.players - 1)
        """Names of the bots, counted on from the own seat."""
        self.start = np.zeros(1, table_type(self.kind))
        self.start["desk"]["state"] = first.state
        self.start["seat"] = DRAWN if seat in (None, "random") else first.check_seat(seat)  # type: ignore[arg-type]
        self.start["is_over"] = True
        self.start["number"] = -1
        self.records = np.repeat(self.start, count)
        self.policies = np.array([COMPILED.get(name, ELSEWHERE) for name in self.opponents], np.int8)
        state = self.start["desk"]["state"].dtype
        self.tools = new_records(state, 1), np.zeros(self.kind.max_legal + 1), self.kind.desk()
        """Room for the compiled bots."""

    def begin(self) -> int:
        """Begin the next game at the first table; return the seat that is to act from outside, or OVER."""
        return begin(self.records, 0, self.start, self.policies, self.tools)

    def act(self, action: int) -> int:
        """Make *action*, any whole number, there; return the same, or ILLEGAL if nothing was done."""
        known = action if 0 <= action < self.kind.actions else -1
        return act(self.records, 0, known, self.policies, self.tools)

    def begin_all(self) -> None:
        """Begin the next game at every table, one in which the own seat gets to act. All bots are compiled."""
        self.records["is_over"] = True
        begin_over(self.records, self.start, self.policies, self.tools)

    def step(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Make an action at every table, or begin the next game where one is over; return where it was illegal."""
        is_illegal = np.zeros(len(self.records), np.bool_)
        step(self.records, actions, self.start, self.policies, self.tools, is_illegal)
        return is_illegal

    def report(self) -> tuple[Numbers, Masks, NDArray[np.float64]]:
        """What the own seats may know, which actions they have, and what the games are worth to them now."""
        count = len(self.records)
        numbers = np.empty((count, self.kind.encoded), np.float32)
        masks = np.empty((count, self.kind.actions), np.int8)
        rewards = np.empty(count)
        report(self.records, numbers, masks, rewards, np.empty(self.players))
        return numbers, masks, rewards

    def find_illegal(self, actions: NDArray[np.int64]) -> int:
        """The first table where the action given is not legal, or -1."""
        return find_illegal(self.records, actions)

    def game(self, place: int) -> Game[Any, Any]:
        """The whole truth of a table as a game of its own."""
        return game_at(self.kind, self.options, self.records[place].desk.state)

    def refusal(self, place: int, action: int) -> IllegalAction:
        """Why *action* is not legal at a table."""
        try:
            self.game(place).play(action)
        except IllegalAction as error:
            return error
        raise AssertionError(f"{action} is legal")

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        for name in ("start", "records"):  # a type that is the same object is recognized faster than an equal one
            setattr(self, name, values[name].view(table_type(self.kind)))


def read_opponents(opponents: str | Sequence[str], count: int) -> tuple[str, ...]:
    """The names of so many bots: one name for all of them, or one for each.

    :raises GameError: if they are not that many, or there is no such bot.
    """
    given: Any = (opponents,) * count if isinstance(opponents, str) else opponents
    names = tuple(given) if isinstance(given, Sequence) else ()
    if len(names) != count or not all(isinstance(name, str) for name in names):
        raise OptionError(f"opponents must be a bot, or a list of {count}, got {quoted(opponents)}")
    for name in names:
        make_bot(name)
    return names


def check_illegal(policy: str) -> None:
    """Make sure that *policy* says what an illegal action does.

    :raises OptionError: if it does not.
    """
    if policy not in ("lose", "raise"):
        raise OptionError(f"illegal must be 'lose' or 'raise', got {quoted(policy)}")
