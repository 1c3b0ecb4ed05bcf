"""Many games at once as a vector environment of Gymnasium: ``gymnasium.make_vec("allfather/Odin-v0", num_envs=64)``.

A step is one compiled call, the bots included.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from allfather.core.chance import checked_seed
from allfather.core.checks import checked_count
from allfather.core.errors import OptionError, OutOfTurn
from allfather.core.game import Game
from allfather.envs.checks import check_actions, check_choice
from allfather.envs.common import ILLEGAL_REWARD, check_render_mode, numbers_space, render
from allfather.envs.seat_games import COMPILED, ELSEWHERE, Masks, Numbers, SeatGames

Flags = NDArray[np.bool_]
Steps = tuple[Numbers, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class SeatVectorEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """One seat in each of many games, by default of ODIN, against compiled bots.

    A finished game is followed by another.

    :raises GameError: if there is no such game, bot or seat, or the bot is not compiled.
    """

    metadata = {  # noqa: RUF012  # Gymnasium reads it from the class
        "render_modes": ["ansi"],
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "odin",
        players: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | str | None = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
        *,
        options: Any = None,
        **named: Any,
    ) -> None:
        checked_count(num_envs, "environments (num_envs)")
        check_render_mode(render_mode, ("ansi",))
        check_choice(illegal, "illegal", ("lose", "raise"))
        self._games = SeatGames(num_envs, game, players, opponents, seat, options, named)
        if ELSEWHERE in self._games.policies:
            choice = " and ".join(COMPILED)
            raise OptionError(f"here the opponents are {choice}; for others use vectorization_mode='sync' or 'async'")
        self._raises = illegal == "raise"
        self._is_seeded = False
        self.num_envs = num_envs
        self.render_mode = render_mode
        kind = self._games.kind
        self.single_observation_space = numbers_space(kind)
        self.single_action_space = spaces.Discrete(kind.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The agent's seat in each game."""
        seats: NDArray[np.int64] = self._games.own["seat"].copy()
        return seats

    @property
    def games(self) -> list[Game[Any, Any]]:
        """Copies of all games, hidden cards included; their deals must be made by hand."""
        return [self._games.game(place) for place in range(self.num_envs)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start game 0 of the seeds *seed*, *seed* + 1, …; without a seed, the next games. *options* is ignored.

        :raises OptionError: if *seed* is invalid.
        """
        if seed is not None:
            checked_seed(checked_seed(seed) + self.num_envs - 1)
        super().reset(seed=None if seed is None else int(seed))
        games = self._games
        if seed is not None or not self._is_seeded:
            first = int(self.np_random.integers(2**62)) if seed is None else int(seed)
            games.own["seed"] = first + np.arange(self.num_envs)
            games.slots["number"] = -1
            self._is_seeded = True
        games.begin_all()
        numbers, masks, _ = games.report()
        return numbers, self._infos(masks)

    def step(self, actions: NDArray[np.int64]) -> Steps:
        """Make an action in every game; where the game was over, start the next one instead.

        :raises GameError: nothing has changed if this is raised.
        """
        games, chosen = self._games, self._read(actions)
        if self._raises and (place := games.first_illegal(chosen)) >= 0:
            raise games.refusal(place, int(chosen[place]), f"game {place}")
        is_illegal = games.step(chosen)
        numbers, masks, rewards = games.report()
        rewards[is_illegal] = ILLEGAL_REWARD
        infos = self._infos(masks)
        for place in np.flatnonzero(is_illegal).tolist():
            infos = self._add_info(infos, {"illegal": games.refusal(place, int(chosen[place])).code}, place)
        return numbers, rewards, games.is_over, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Flags:
        """Which actions are legal now, by game; in a finished game only action 0 is, which does nothing."""
        masks: Flags = self._games.report()[1] != 0
        return masks

    def render(self) -> tuple[str, ...] | None:
        """Return every game as text; all hands are shown."""
        return tuple(render(self.render_mode, *self.games)) or None

    def _infos(self, masks: Masks) -> dict[str, Any]:
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _read(self, actions: Any) -> NDArray[np.int64]:
        if not self._is_seeded:
            raise OutOfTurn("nobody can act: the games have yet to begin by a reset")
        given = np.asarray(actions)
        check_actions(given, self.num_envs)
        return given.astype(np.int64)
