"""Games of which one seat is played from outside, the others by bots: what Gymnasium's environments are made of.

Compiled bots act inside the compiled step, so that any number of games goes on in one call. Like every bot they go by
a view: they rate their actions in a state that is filled in from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allfather.bots import make_bot
from allfather.core import contract
from allfather.core.chance import below, stream
from allfather.core.compiling import Record, new_records, rule
from allfather.core.contract import OVER
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
    new_ids,
    new_slots,
    see,
    slot_type,
)
from allfather.games import find_game

Numbers = NDArray[np.float32]
Masks = NDArray[np.int8]

RANDOM, GREEDY, ELSEWHERE = range(3)
"""How another seat is played: at random or by ratings, both compiled, or by a bot that is called from Python."""
COMPILED = {"random": RANDOM, "greedy": GREEDY}
DRAWN = -1
"""The seat to be had where each game draws it."""
LUCK = 0x6F64_696E_7261_7665
"""Makes the seed of the bots out of the seed of the deals."""

OWN: np.dtype[Any] = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),  # of the seat drawn and of the bots; the deals have their own
            ("seed", np.int64),
            ("wanted", np.int64),  # the seat to be had, or DRAWN
            ("seat", np.int64),  # the own seat in this game
        ],
    )
)
"""What belongs to a slot besides its game."""


class Buffers(NamedTuple):
    """Memory for the compiled bots and for views, which means nothing after a call."""

    deal: Any
    views: Any
    """One view."""
    states: Any
    """One state, filled in from a view."""
    ratings: Any
    workspace: Any
    """See :func:`allfather.core.contract.rate`."""


@rule
def choose(slot: Record, ids: Any, own: Record, policy: int, buffers: Buffers) -> Any:
    """What a compiled bot in the seat to act does."""
    if slot.count == 1:
        return ids[0]
    if policy == RANDOM:
        return ids[below(own, slot.count)]
    view, state = buffers.views[0], buffers.states[0]
    contract.observe(slot.state, slot.seat, view)
    state.rng = own.rng
    contract.fill(view, state, buffers.deal)
    own.rng = state.rng
    return best_rated(state, ids, slot.count, buffers.ratings, buffers.workspace)


@rule
def play_on(slot: Record, ids: Any, own: Record, policies: Any, buffers: Buffers) -> Any:
    """Let compiled bots act; return the seat that is to act from outside, the own one or another, or OVER."""
    while slot.seat >= 0 and slot.seat != own.seat:
        policy = policies[(slot.seat - own.seat) % slot.state.players - 1]
        if policy == ELSEWHERE:
            break
        act(slot, ids, choose(slot, ids, own, policy, buffers), buffers.deal)
    return slot.seat


@rule
def begin_next(slots: Any, ids: Any, owns: Any, place: int, start: Any, policies: Any, buffers: Buffers) -> Any:
    """Begin the next game of the seed of a slot; return as :func:`play_on`."""
    own, number = owns[place], slots[place].number + 1
    begin(slots, place, start, own.seed, number, buffers.deal)
    list_legal(slots[place], ids[place])
    own.rng = stream(own.seed ^ LUCK, number)
    own.seat = below(own, slots[place].state.players) if own.wanted == DRAWN else own.wanted
    return play_on(slots[place], ids[place], own, policies, buffers)


@rule
def act_outside(slots: Any, ids: Any, owns: Any, place: int, action: int, policies: Any, buffers: Buffers) -> Any:
    """Make *action* for the seat to act; return as :func:`play_on`, or ILLEGAL if nothing was done."""
    who = attempt(slots[place], ids[place], action, buffers.deal)
    return who if who == ILLEGAL else play_on(slots[place], ids[place], owns[place], policies, buffers)


@rule
def begin_over(slots: Any, ids: Any, owns: Any, start: Any, policies: Any, buffers: Buffers) -> None:
    """Begin another game wherever one is over, until it is one in which the own seat gets to act."""
    for place in range(len(slots)):
        while slots[place].seat == OVER:
            begin_next(slots, ids, owns, place, start, policies, buffers)


@rule
def step(
    slots: Any, ids: Any, owns: Any, actions: Any, start: Any, policies: Any, buffers: Buffers, is_illegal: Any
) -> None:
    """Make an action wherever the game is on, and begin another where it is over. An illegal action ends a game."""
    for place in range(len(slots)):
        if slots[place].seat == OVER:
            part = slice(place, place + 1)
            begin_over(slots[part], ids[part], owns[part], start, policies, buffers)
        elif act_outside(slots, ids, owns, place, actions[place], policies, buffers) == ILLEGAL:
            slots[place].seat = OVER
            is_illegal[place] = True


@rule
def report(slots: Any, ids: Any, owns: Any, views: Any, numbers: Any, masks: Any, rewards: Any, values: Any) -> None:
    """Write what the own seats may know and do, and what the games are worth to them, nothing while they are on.

    In a game that is over only action 0 is left, which does nothing: so a policy can be asked everywhere, and has
    nothing to learn from what it says there.
    """
    for place in range(len(slots)):
        slot, seat = slots[place], owns[place].seat
        see(slot, ids[place], seat, views[0], numbers[place], masks[place])
        rewards[place] = 0
        if slot.seat == OVER:
            masks[place, 0] = 1
            contract.returns(slot.state, values)
            rewards[place] = values[seat]


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
        """Names of the bots, counted on from the own seat."""
        self.policies = np.array([COMPILED.get(name, ELSEWHERE) for name in self.opponents], np.int8)
        self.start, self.slots = new_slots(self.first, 1), new_slots(self.first, count)
        self.ids = new_ids(kind, count)
        self.own = np.zeros(count, OWN)
        self.own["wanted"] = DRAWN if seat in (None, "random") else self.first.check_seat(seat)  # type: ignore[arg-type]
        self.buffers = Buffers(
            np.zeros(kind.deal_size, np.int8),
            new_records(kind.view_type, 1),
            new_records(kind.state_type, 1),
            np.zeros(kind.max_legal + 1),
            kind.workspace(),
        )

    def begin(self) -> int:
        """Begin the next game in the first slot; return the seat that is to act from outside, or OVER."""
        return int(begin_next(self.slots, self.ids, self.own, 0, self.start, self.policies, self.buffers))

    def act(self, action: int) -> int:
        """Make *action*, any whole number, there; return the same, or ILLEGAL if nothing was done."""
        known = action if 0 <= action < self.kind.actions else -1  # a longer one would not fit into an int64
        return int(act_outside(self.slots, self.ids, self.own, 0, known, self.policies, self.buffers))

    def end(self) -> None:
        """End the game in the first slot."""
        self.slots["seat"][0] = OVER

    def begin_all(self) -> None:
        """Begin the next game in every slot, one in which the own seat gets to act. All bots are compiled."""
        self.slots["seat"] = OVER
        begin_over(self.slots, self.ids, self.own, self.start, self.policies, self.buffers)

    def step(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Make an action in every slot, or begin the next game where one is over; return where it was illegal."""
        is_illegal = np.zeros(len(self.slots), np.bool_)
        step(self.slots, self.ids, self.own, actions, self.start, self.policies, self.buffers, is_illegal)
        return is_illegal

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Which games are over, or have yet to begin."""
        is_over: NDArray[np.bool_] = self.slots["seat"] == OVER
        return is_over

    def report(self) -> tuple[Numbers, Masks, NDArray[np.float64]]:
        """What the own seats may know, which actions they have, and what the games are worth to them now."""
        count = len(self.slots)
        numbers = np.empty((count, self.kind.encoded), np.float32)
        masks = np.empty((count, self.kind.actions), np.int8)
        rewards = np.empty(count)
        report(self.slots, self.ids, self.own, self.buffers.views, numbers, masks, rewards, np.empty(self.players))
        return numbers, masks, rewards

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        """The first slot whose game is on and whose action is not legal, or -1."""
        return int(first_illegal(self.slots, self.ids, actions))

    def game(self, place: int) -> Game[Any, Any]:
        """The whole truth of a slot as a game of its own."""
        return game_at(self.first, self.slots[place].state)

    def refusal(self, place: int, action: int, where: str = "") -> IllegalAction:
        """Why *action* is not legal in a slot."""
        return refusal(self.game(place), action, where)

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        for name in ("start", "slots"):  # a type that is the same object is recognized faster than an equal one
            setattr(self, name, values[name].view(slot_type(self.kind)))


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
