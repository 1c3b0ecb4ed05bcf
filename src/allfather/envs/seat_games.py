"""Games in which an agent plays one seat and bots play the others: the engine behind the Gymnasium environments.

Compiled bots act inside the compiled step, so that one call advances any number of games. Like every bot they see
only a view: they rate their actions in a state that is filled in from it.
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
from allfather.core.compiling import Record, record_type, rule
from allfather.core.contract import OVER, Workspace
from allfather.core.errors import IllegalAction, OptionError, quoted
from allfather.core.game import Game
from allfather.core.steps import best_rated
from allfather.envs.checks import game_at, read_options, refusal
from allfather.envs.slots import (
    ILLEGAL,
    act,
    attempt,
    begin,
    first_illegal,
    list_legal,
    new_slots,
    see,
    slot_type,
)
from allfather.games import find_game

Numbers = NDArray[np.float32]
Masks = NDArray[np.int8]

RANDOM, GREEDY, ELSEWHERE = range(3)
"""The policy of another seat: random or by ratings, both compiled, or a bot that is called from Python."""
COMPILED = {"random": RANDOM, "greedy": GREEDY}
DRAWN = -1
"""Stands for a seat that is drawn in every game."""
LUCK = 0x6F64_696E_7261_7665
"""Combined with the seed of the deals, it gives the seed of the bots."""


@cache
def own_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """The dtype of what belongs to a slot besides its game."""
    fields: list[tuple[Any, ...]] = [
        ("rng", np.uint64),  # of the drawn seat and of the bots; deals have their own
        ("seed", np.int64),
        ("wanted", np.int64),  # the requested seat of the agent, or DRAWN
        ("seat", np.int64),  # of the agent in this game
        ("ids", np.int32, (kind.max_legal + 1,)),  # of the legal actions of the seat to act
    ]
    return record_type(np.dtype(fields, align=True))


@cache
def buffers_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """The dtype of scratch memory for bots and views.

    Compiled code passes a record as a pointer, and counts no references for the arrays inside it.
    """
    fields: list[tuple[Any, ...]] = [
        ("state", record_type(kind.state_type)),  # filled in from a view
        ("ratings", np.float64, (kind.max_legal + 1,)),
        ("seen", record_type(kind.view_type)),  # a view; NumPy has a method `view`
        ("deal", np.int8, (kind.deal_size,)),
    ]
    return record_type(np.dtype(fields, align=True))


@rule
def choose_greedily(slot: Record, own: Record, buffers: Record, workspace: Workspace) -> Any:
    """The best rated action, given the view of the seat to act."""
    view, state = buffers.seen, buffers.state
    contract.observe(slot.state, slot.seat, view)
    state.rng = own.rng
    contract.fill(view, state, buffers.deal)
    own.rng = state.rng
    return best_rated(state, own.ids, slot.count, buffers.ratings, workspace)


@rule
def choose(slot: Record, own: Record, policy: int, buffers: Record, workspace: Workspace) -> Any:
    """The action of a compiled bot in the seat to act."""
    if slot.count == 1:
        return own.ids[0]
    if policy == RANDOM:
        return own.ids[below(own, slot.count)]
    return choose_greedily(slot, own, buffers, workspace)


@rule
def play_on(slot: Record, own: Record, who: int, policies: Any, buffers: Record, workspace: Workspace) -> Any:
    """Let compiled bots act, starting with *who*; return the seat whose action must come from outside, or OVER."""
    while who >= 0 and who != own.seat:
        policy = policies[(who - own.seat) % slot.state.players - 1]
        if policy == ELSEWHERE:
            return who
        who = act(slot, own.ids, choose(slot, own, policy, buffers, workspace), buffers.deal)
    return who


@rule
def begin_next(slots: Any, owns: Any, place: int, start: Any, policies: Any, buffers: Any, workspace: Workspace) -> Any:
    """Begin the next game of the slot's seed; return as :func:`play_on`."""
    own, number = owns[place], slots[place].number + 1
    who = begin(slots, place, start, own.seed, number, buffers[0].deal)
    list_legal(slots[place], own.ids)
    own.rng = stream(own.seed ^ LUCK, number)
    own.seat = below(own, slots[place].state.players) if own.wanted == DRAWN else own.wanted
    return play_on(slots[place], own, who, policies, buffers[0], workspace)


@rule
def act_outside(
    slots: Any, owns: Any, place: int, action: int, policies: Any, buffers: Any, workspace: Workspace
) -> Any:
    """Apply *action* for the seat to act; return as :func:`play_on`, or ILLEGAL if it is illegal."""
    slot, own = slots[place], owns[place]
    who = attempt(slot, own.ids, action, buffers[0].deal)
    return who if who == ILLEGAL else play_on(slot, own, who, policies, buffers[0], workspace)


@rule
def begin_over(slots: Any, owns: Any, start: Any, policies: Any, buffers: Any, workspace: Workspace) -> None:
    """Begin a new game in every slot whose game is over, and another if the agent does not get to act in it."""
    for place in range(len(slots)):
        while slots[place].seat == OVER:
            begin_next(slots, owns, place, start, policies, buffers, workspace)


@rule
def step(
    slots: Any,
    owns: Any,
    actions: Any,
    start: Any,
    policies: Any,
    buffers: Any,
    workspace: Workspace,
    is_illegal: Any,
) -> None:
    """Apply an action in every running game, and begin a new game where one is over. An illegal action ends a game."""
    for place in range(len(slots)):
        if slots[place].seat == OVER:
            begin_over(slots[place : place + 1], owns[place : place + 1], start, policies, buffers, workspace)
        elif act_outside(slots, owns, place, actions[place], policies, buffers, workspace) == ILLEGAL:
            slots[place].seat = OVER
            is_illegal[place] = True


@rule
def report(slots: Any, owns: Any, buffers: Any, numbers: Any, masks: Any, rewards: Any, values: Any) -> None:
    """Write what the agents' seats may know and do, and their returns, which are 0 until a game is over.

    In a game that is over only action 0 is left, which does nothing, so a policy can be evaluated everywhere, and has
    nothing to learn from what it says there.
    """
    for place in range(len(slots)):
        slot, own = slots[place], owns[place]
        see(slot, own.ids, own.seat, buffers[0].seen, numbers[place], masks[place])
        rewards[place] = 0
        if slot.seat == OVER:
            masks[place, 0] = 1
            contract.returns(slot.state, values)
            rewards[place] = values[own.seat]


class SeatGames:
    """*count* games of one kind, each in a slot; they have yet to begin.

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
        self.kind = kind = find_game(game)
        self.first = kind(players, read_options(kind, options, named))
        self.players = self.first.players
        self.opponents = read_opponents(opponents, self.players - 1)
        """The names of the bots, in the order of their seats after the agent's."""
        self.policies = np.array([COMPILED.get(name, ELSEWHERE) for name in self.opponents], np.int8)
        self.start, self.slots = new_slots(self.first, 1), new_slots(self.first, count)
        self.own = np.zeros(count, own_type(kind))
        self.own["wanted"] = DRAWN if seat in (None, "random") else self.first.check_seat(seat)  # type: ignore[arg-type]
        self.buffers, self.workspace = np.zeros(1, buffers_type(kind)), kind.workspace()

    def begin(self) -> int:
        """Begin the next game in the first slot; return as :func:`play_on`."""
        return int(begin_next(self.slots, self.own, 0, self.start, self.policies, self.buffers, self.workspace))

    def act(self, action: int) -> int:
        """Apply *action*, any integer, in the first slot; return as :func:`act_outside`."""
        known = action if 0 <= action < self.kind.actions else -1  # a longer one would not fit into an int64
        return int(act_outside(self.slots, self.own, 0, known, self.policies, self.buffers, self.workspace))

    def end(self) -> None:
        """End the game in the first slot."""
        self.slots["seat"][0] = OVER

    def begin_all(self) -> None:
        """Begin a new game in every slot, one in which the agent gets to act. All bots must be compiled."""
        self.slots["seat"] = OVER
        begin_over(self.slots, self.own, self.start, self.policies, self.buffers, self.workspace)

    def step(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Apply an action in every slot, or begin a new game where one is over; return where it was illegal."""
        is_illegal = np.zeros(len(self.slots), np.bool_)
        step(self.slots, self.own, actions, self.start, self.policies, self.buffers, self.workspace, is_illegal)
        return is_illegal

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Which games are over, or have yet to begin."""
        is_over: NDArray[np.bool_] = self.slots["seat"] == OVER
        return is_over

    def report(self) -> tuple[Numbers, Masks, NDArray[np.float64]]:
        """The encoded views, action masks and rewards of the agents."""
        count = len(self.slots)
        numbers = np.empty((count, self.kind.encoded), np.float32)
        masks = np.empty((count, self.kind.actions), np.int8)
        rewards = np.empty(count)
        report(self.slots, self.own, self.buffers, numbers, masks, rewards, np.empty(self.players))
        return numbers, masks, rewards

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        """The first slot whose game is running and whose action is illegal, or -1."""
        return int(first_illegal(self.slots, self.own["ids"], actions))

    def game(self, place: int) -> Game[Any, Any]:
        """A slot as a game, with everything hidden."""
        return game_at(self.first, self.slots[place].state)

    def refusal(self, place: int, action: int, where: str = "") -> IllegalAction:
        """The error that says why *action* is illegal in a slot."""
        return refusal(self.game(place), action, where)

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        # A type that is the same object is recognized faster than an equal one.
        self.start, self.slots = (values[name].view(slot_type(self.kind)) for name in ("start", "slots"))
        self.own, self.buffers = self.own.view(own_type(self.kind)), self.buffers.view(buffers_type(self.kind))


def read_opponents(opponents: str | Sequence[str], count: int) -> tuple[str, ...]:
    """The names of *count* bots: one name for all of them, or one for each.

    :raises GameError: if their number is wrong, or there is no such bot.
    """
    given: Any = (opponents,) * count if isinstance(opponents, str) else opponents
    names = tuple(given) if isinstance(given, Sequence) else ()
    if len(names) != count or not all(isinstance(name, str) for name in names):
        raise OptionError(f"opponents must be a bot, or a list of {count}, got {quoted(opponents)}")
    for name in names:
        make_bot(name)
    return names
