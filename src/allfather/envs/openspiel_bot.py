"""OpenSpiel's Python ISMCTS as a bot, so that the arena can compare it with ours."""

from __future__ import annotations

import random
from time import thread_time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from allfather.bots.bot import Turn
from allfather.core.errors import OptionError
from allfather.envs.openspiel import SpielState


class TimeUp(Exception):
    """The time budget is spent."""


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a count of its simulations and a deadline."""

    def __init__(self, game: Any, uct: float, simulations: int, deadline: float, rng: np.random.RandomState) -> None:
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
        super().__init__(game, evaluator, uct, simulations, random_state=rng, allow_inconsistent_action_sets=True)
        self.deadline, self.simulations = deadline, 0
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))

    def sample_root_state(self, state: Any) -> Any:
        """Start a simulation.

        :raises TimeUp: if there is no time for another.
        """
        if self.simulations > 1 and thread_time() >= self.deadline:  # the first one only creates the root
            raise TimeUp
        self.simulations += 1
        return super().sample_root_state(state)

    def best(self, state: Any) -> int:
        """The most visited action."""
        try:
            policy = self.run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda choice: choice[1])[0])


class OpenSpielBot:
    """Searches with OpenSpiel's Python ISMCTS, per turn for *time* seconds of CPU time or *simulations* simulations.

    :raises OptionError: if a setting is invalid.
    """

    def __init__(self, *, time: float | None = None, simulations: int | None = None, uct: float = 1.4) -> None:
        if (time is None) == (simulations is None):
            raise OptionError("openspiel wants either a time or a number of simulations")
        if not (time is None or 0 < time <= 3600) or not (simulations is None or simulations > 0):
            raise OptionError("a budget is more than nothing, and at most 3600 seconds")
        if not 0 <= uct < 1e9:
            raise OptionError(f"uct must be a number that is not negative, got {uct!r}")
        self.time, self.simulations, self.uct = time, max(simulations or 1 << 30, 2), uct
        self.playouts = 0
        """Simulations so far."""

    def choose(self, turn: Turn, rng: random.Random) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        deadline = float("inf") if self.time is None else thread_time() + self.time
        state = SpielState.of_view(turn.kind, turn.options, turn.seen, rng.getrandbits(63))
        search = Search(
            state.get_game(), self.uct, self.simulations, deadline, np.random.RandomState(rng.getrandbits(32))
        )
        action = search.best(state)
        self.playouts += search.simulations
        return action
