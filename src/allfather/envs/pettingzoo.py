"""Every game as a turn-based environment of PettingZoo: ``pettingzoo.env("odin", players=3)``.

Importing this module also registers them for ``pettingzoo.make``. ``docs/pettingzoo.md`` describes them. A step is one
compiled call, and so is an observation; these calls take arrays of one record, because passing a record is slow.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils import wrappers

from allfather.core import contract
from allfather.core.chance import checked_seed
from allfather.core.compiling import record_type, rule
from allfather.core.contract import OVER
from allfather.core.game import Game
from allfather.envs import slots as vector
from allfather.envs.checks import game_at, read_action, read_options, refusal
from allfather.envs.common import ILLEGAL_REWARD, RENDER_MODES, check_render_mode, numbers_space, render
from allfather.games import GAMES, find_game

Observation: TypeAlias = dict[str, NDArray[Any]]
Environment: TypeAlias = pettingzoo.AECEnv[str, Observation, Any]

FLOAT, INT = np.dtype(np.float32), np.dtype(np.int8)
VERSION = 0
"""The version of the environments; it is raised when a change would make an existing agent do worse or fail."""


@cache
def buffers_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """The dtype of the arrays besides the slot; each array that is passed on its own costs half a microsecond."""
    fields: list[tuple[Any, ...]] = [
        ("ids", np.int32, (kind.max_legal + 1,)),  # of the legal actions
        ("seen", record_type(kind.view_type)),  # a view; NumPy has a method `view`
        ("deal", np.int8, (kind.deal_size,)),
    ]
    return record_type(np.dtype(fields, align=True))


@rule
def begin(slots: Any, buffers: Any, start: Any, seed: int, number: int) -> Any:
    """Start game *number* of *seed*; return the seat to act."""
    who = vector.begin(slots, 0, start, seed, number, buffers[0].deal)
    vector.list_legal(slots[0], buffers[0].ids)
    return who


@rule
def act(slots: Any, buffers: Any, action: int) -> Any:
    """See :func:`allfather.envs.slots.attempt`."""
    return vector.attempt(slots[0], buffers[0].ids, action, buffers[0].deal)


@rule
def see(slots: Any, buffers: Any, seat: int, numbers: Any, mask: Any) -> None:
    """See :func:`allfather.envs.slots.see`."""
    vector.see(slots[0], buffers[0].ids, seat, buffers[0].seen, numbers, mask)


@rule
def write_returns(slots: Any, out: Any) -> None:
    """Write the return of every seat."""
    contract.returns(slots[0].state, out)


class GameEnv(Environment):
    """A game, including its deals, as a PettingZoo environment; ``player_0`` sits in seat 0.

    :raises OptionError: if there is no such game.
    """

    def __init__(self, kind: type[Game[Any, Any]], players: int | None, options: Any, render_mode: str | None) -> None:
        check_render_mode(render_mode)
        start = kind(players, options)
        name = f"{kind.name}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(start.players)]
        self.action_spaces = {agent: spaces.Discrete(kind.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(kind) for agent in self.possible_agents}
        self._first, self._actions, self._encoded = start, kind.actions, kind.encoded
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed, self._number = secrets.randbits(63), -1
        self._start, self._slots = vector.new_slots(start, 1), vector.new_slots(start, 1)
        self._buffers = np.zeros(1, buffers_type(kind))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of :meth:`observe`, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The ids of all actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start game 0 of *seed*; without a seed, the next game of the previous seed. *options* is ignored.

        :raises OptionError: if *seed* is invalid.
        """
        if seed is None:
            self._number += 1
        else:
            self._seed, self._number = checked_seed(seed), 0
        who = begin(self._slots, self._buffers, self._start, self._seed, self._number)
        self.agents = self.possible_agents.copy()
        self.agent_selection = self.agents[who]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """Make the selected agent's action and the deals that follow; ``None`` if the game is over.

        :raises GameError: nothing has changed if this is raised.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = read_action(action)
        who = act(self._slots, self._buffers, chosen) if 0 <= chosen < self._actions else vector.ILLEGAL
        if who == vector.ILLEGAL:
            raise refusal(self.game, chosen)
        if who == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[who]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """The encoded view of *agent* and the mask of its legal actions, as new arrays."""
        numbers = np.empty(self._encoded, FLOAT)
        mask = np.empty(self._actions, INT)
        see(self._slots, self._buffers, self._seats[agent], numbers, mask)
        return {"observation": numbers, "action_mask": mask}

    def render(self) -> str | None:
        """Return the game as text, or print it in mode ``human``; all hands are shown."""
        return next(iter(render(self.render_mode, self.game)), None)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    @property
    def game(self) -> Game[Any, Any]:
        """A copy of the game, hidden cards included, to look at or to play on; its deals must be made by hand."""
        return game_at(self._first, self._slots[0].state)

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        kind = type(self._first)
        # Numba recognises the same dtype object faster than an equal one.
        self._start, self._slots = (values[name].view(vector.slot_type(kind)) for name in ("_start", "_slots"))
        self._buffers = self._buffers.view(buffers_type(kind))

    def _end(self) -> None:
        out = np.zeros(len(self.agents))
        write_returns(self._slots, out)
        self.rewards = dict(zip(self.agents, out.tolist(), strict=True))
        self._cumulative_rewards = self.rewards.copy()  # there were none before
        self.terminations = dict.fromkeys(self.agents, True)


def _observation_space(kind: type[Game[Any, Any]]) -> spaces.Space[Any]:
    mask = spaces.Box(0, 1, (kind.actions,), np.int8)
    return spaces.Dict({"observation": numbers_space(kind), "action_mask": mask})


def raw_env(
    game: str = "odin", players: int | None = None, render_mode: str | None = None, *, options: Any = None, **named: Any
) -> GameEnv:
    """The environment of *game*, by default ODIN, without wrappers: an illegal action raises and changes nothing.

    The options of the game are given as one object or by name in *named*.

    :raises OptionError: if there is no such game.
    """
    kind = find_game(game)
    return GameEnv(kind, players, read_options(kind, options, named), render_mode)


def env(
    game: str = "odin", players: int | None = None, render_mode: str | None = None, *, options: Any = None, **named: Any
) -> Environment:
    """The environment with the usual wrappers: an illegal action ends the game, and the agent's reward is -1.

    :raises OptionError: as :func:`raw_env`.
    """
    raw = raw_env(game, players, render_mode, options=options, **named)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def register() -> None:
    """Register every game with ``pettingzoo.make``, once."""
    for name in GAMES:
        identity = f"allfather/{name}-v{VERSION}"
        if identity not in pettingzoo.aec_registry:
            pettingzoo.register("aec", identity, f"{__name__}:env", kwargs={"game": name})


register()
