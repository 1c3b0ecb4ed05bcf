"""Many games at once as a vector environment of Gymnasium: ``gymnasium.make_vec("allfather/Odin-v0", num_envs=64)``.

A step is one compiled call, the bots included.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from allfather.core.chance import checked_seed
from allfather.core.errors import IllegalAction, NotationError, OptionError, OutOfTurn, quoted
from allfather.core.game import Game
from allfather.envs.common import ILLEGAL_REWARD, numbers_space
from allfather.envs.tables import COMPILED, ELSEWHERE, Masks, Numbers, Tables, check_illegal

Flags = NDArray[np.bool_]
Steps = tuple[Numbers, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class SeatVectorEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """One seat of each of many games against compiled bots; a game that is over is followed by another.

    :raises GameError: if there is no such game, bot or seat, or the bot is not compiled.
    """

    metadata = {  # noqa: RUF012  # Gymnasium has it in the class
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
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise OptionError(f"num_envs must be a whole number from 1, got {quoted(num_envs)}")
        if render_mode not in (None, "ansi"):
            raise OptionError(f"render_mode must be 'ansi' or None, got {quoted(render_mode)}")
        check_illegal(illegal)
        self._tables = Tables(num_envs, game, players, opponents, seat, options, named)
        if ELSEWHERE in self._tables.policies:
            choice = " and ".join(COMPILED)
            raise OptionError(f"here the opponents are {choice}; for others use vectorization_mode='sync' or 'async'")
        self._raises = illegal == "raise"
        self._is_seeded = False
        self.num_envs = num_envs
        self.render_mode = render_mode
        kind = self._tables.kind
        self.single_observation_space = numbers_space(kind)
        self.single_action_space = spaces.Discrete(kind.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The own seat in each game."""
        return self._tables.records["seat"].copy()

    @property
    def games(self) -> list[Game[Any, Any]]:
        """The whole truth of every table as a game of its own, which awaits its deals."""
        return [self._tables.game(place) for place in range(self.num_envs)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin game 0 of *seed*, *seed* + 1, … ; without a seed, the next games. *options* mean nothing.

        :raises OptionError: if *seed* is none.
        """
        if seed is not None:
            checked_seed(checked_seed(seed) + self.num_envs - 1)
        super().reset(seed=None if seed is None else int(seed))
        tables = self._tables
        if seed is not None or not self._is_seeded:
            first = int(self.np_random.integers(2**62)) if seed is None else int(seed)
            tables.records["seed"] = first + np.arange(self.num_envs)
            tables.records["number"] = -1
            self._is_seeded = True
        tables.begin_all()
        numbers, masks, _ = tables.report()
        return numbers, self._infos(masks)

    def step(self, actions: NDArray[np.int64]) -> Steps:
        """Make an action in every game; where the game was over, begin the next one instead.

        :raises GameError: nothing has changed if this is raised.
        """
        tables, chosen = self._tables, self._read(actions)
        if self._raises:
            self._refuse(chosen)
        is_illegal = tables.step(chosen)
        numbers, masks, rewards = tables.report()
        rewards[is_illegal] = ILLEGAL_REWARD
        infos = self._infos(masks)
        for place in np.flatnonzero(is_illegal).tolist():
            infos = self._add_info(infos, {"illegal": tables.refusal(place, int(chosen[place])).code}, place)
        return numbers, rewards, tables.records["is_over"] != 0, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Flags:
        """Which actions are legal now, by game; where it is over, only 0 is left, which does nothing."""
        masks: Flags = self._tables.report()[1] != 0
        return masks

    def render(self) -> tuple[str, ...] | None:
        """Return every table as text; all hands are seen."""
        if self.render_mode is None:
            gymnasium.logger.warn("render needs an environment that was made with a render_mode")
            return None
        return tuple(str(game) for game in self.games)

    def _infos(self, masks: Masks) -> dict[str, Any]:
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _read(self, actions: Any) -> NDArray[np.int64]:
        if not self._is_seeded:
            raise OutOfTurn("nobody can act: the games have yet to begin by a reset")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise NotationError(f"expected {self.num_envs} ids of actions, got {quoted(actions)}")
        return given.astype(np.int64)

    def _refuse(self, chosen: NDArray[np.int64]) -> None:
        place = self._tables.find_illegal(chosen)
        if place >= 0:
            refusal = self._tables.refusal(place, int(chosen[place]))
            raise IllegalAction(f"game {place}: {refusal}", code=refusal.code)
