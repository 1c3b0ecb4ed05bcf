"""The bot that plays by one forward pass of a net."""

from __future__ import annotations

import math
import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from allfather.bots.bot import Turn
from allfather.core.chance import stream
from allfather.core.compiling import Record, new_records, rule
from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.nets.forward import Scratch, Sizes, evaluate, new_scratch
from allfather.nets.guided import draw
from allfather.nets.inputs import inputs_of
from allfather.nets.weights import Net, load_net, shipped_net


@cache
def net_from(path: str, kind: type[Game[Any, Any]], players: int) -> Net:
    """The net in the file *path*; without one, the net that ships for so many players."""
    return load_net(Path(path), kind) if path else shipped_net(kind, players)


class Player(NamedTuple):
    """A net and the memory that it needs to choose an action."""

    weights: Any
    sizes: Sizes
    scratch: Scratch
    chances: Any
    """A weight for each legal action."""


def new_player(kind: type[Game[Any, Any]], players: int, weights: str = "") -> Player:
    """See :func:`net_from`."""
    net = net_from(weights, kind, players)
    scratch = new_scratch(inputs_of(kind), net.sizes, kind.max_legal)
    return Player(net.weights, net.sizes, scratch, np.zeros(kind.max_legal + 1))


@rule
def pick(view: Record, actions: Any, count: int, temperature: float, state: Record, player: Any) -> int:
    """Choose as a :class:`NetBot` does, by the generator of *state*; return the place of the action."""
    scores = player.scratch.scores
    evaluate(view, actions, count, player.weights, player.sizes, player.scratch)
    best = 0
    for place in range(1, count):
        if scores[place] > scores[best]:
            best = place
    if temperature == 0:
        return best
    highest = scores[best]
    for place in range(count):
        scores[place] = (scores[place] - highest) / temperature
    return draw(state, count, player)


@rule
def pick_from(views: Any, actions: Any, temperature: float, states: Any, player: Player) -> int:
    """:func:`pick`, for calls from Python: passing an array of one record is faster than passing the record."""
    return pick(views[0], actions, len(actions), temperature, states[0], player)


class NetBot:
    """Plays what a net prefers, without looking ahead.

    With a *temperature* it draws from the net's probabilities instead, as they are at 1, sharper below and flatter
    above. *weights* is a file; by default the net is the one that ships with the package.

    :raises OptionError: if the temperature is negative.
    """

    def __init__(self, *, temperature: float = 0.0, weights: str = "") -> None:
        if not 0 <= temperature < math.inf:
            case = {"why": "at-least", "option": "temperature", "least": 0, "found": repr(temperature)}
            raise OptionError(f"temperature must be 0 or more, got {temperature!r}", case=case)
        self.temperature, self.weights = temperature, weights

    def choose(self, turn: Turn, rng: random.Random) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        states = new_records(turn.kind.state_type, 1)  # of which only the generator is used
        states["rng"] = stream(rng.getrandbits(63), 0)
        views, actions = np.array([turn.seen], turn.seen.dtype), np.array(turn.legal, np.int32)
        player = new_player(turn.kind, int(turn.seen.players), self.weights)
        return turn.legal[pick_from(views, actions, self.temperature, states, player)]
