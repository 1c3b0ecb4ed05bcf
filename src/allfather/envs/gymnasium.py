"""Every game as an environment of Gymnasium: ``gymnasium.make("allfather/Odin-v0", players=3, opponents="greedy")``.

Importing this module registers them. ``docs/gymnasium.md`` describes them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from allfather.bots import Bot, Turn, ask, make_bot
from allfather.core.chance import checked_seed
from allfather.core.contract import OVER
from allfather.core.errors import BotError, OutOfTurn
from allfather.core.game import Game
from allfather.envs.checks import check_choice, read_action
from allfather.envs.common import ILLEGAL_REWARD, RENDER_MODES, check_render_mode, numbers_space, render
from allfather.envs.seat_games import ELSEWHERE, Numbers, SeatGames
from allfather.envs.slots import ILLEGAL
from allfather.games import GAMES

Step = tuple[Numbers, float, bool, bool, dict[str, Any]]

VERSION = 0
"""The version of the environments; it is raised when a change would make an existing agent do worse or fail."""


class SeatEnv(gymnasium.Env[Numbers, SupportsIndex]):
    """One seat of *game*, by default ODIN, against bots.

    :raises GameError: if there is no such game, bot or seat.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012  # Gymnasium reads it from the class

    def __init__(
        self,
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
        check_render_mode(render_mode)
        check_choice(illegal, "illegal", ("lose", "raise"))
        self.render_mode = render_mode
        self._games = SeatGames(1, game, players, opponents, seat, options, named)
        self._raises = illegal == "raise"
        self._seed: int | None = None
        self._bots: list[Bot] = []
        self._rng = random.Random(0)
        kind = self._games.kind
        self.observation_space = numbers_space(kind)
        self.action_space = spaces.Discrete(kind.actions)

    @property
    def seat(self) -> int:
        """The agent's seat in this game."""
        return int(self._games.own[0].seat)

    @property
    def game(self) -> Game[Any, Any]:
        """A copy of the game, hidden cards included, to look at or to play on; its deals must be made by hand."""
        return self._games.game(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start game 0 of *seed*; without a seed, the next game of the previous seed. *options* is ignored.

        :raises OptionError: if *seed* is invalid.
        """
        super().reset(seed=None if seed is None else checked_seed(seed))
        games = self._games
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(2**63)) if seed is None else int(seed)
            games.own[0].seed, games.slots[0].number = self._seed, -1
        while self._begin() == OVER:  # the game ended before the agent could act
            pass
        numbers, masks, _ = games.report()
        if self.render_mode == "human":
            self.render()
        return numbers[0], {"action_mask": masks[0]}

    def step(self, action: SupportsIndex) -> Step:
        """Make an action and let the other seats act until it is the agent's turn again.

        :raises GameError: nothing has changed if this is raised, unless a bot failed.
        """
        games = self._games
        if games.is_over[0]:
            raise OutOfTurn("nobody can act: the game is over, or has yet to begin by a reset", code="game-over")
        chosen = read_action(action)
        who = games.act(chosen)
        info = self._lose(chosen) if who == ILLEGAL else {}
        who = self._play_others(who)
        numbers, masks, rewards = games.report()
        if self.render_mode == "human":
            self.render()
        reward = ILLEGAL_REWARD if who == ILLEGAL else rewards[0]
        return numbers[0], float(reward), who < 0, False, info | {"action_mask": masks[0]}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now; once the game is over only action 0 is, which does nothing."""
        mask: NDArray[np.bool_] = self._games.report()[1][0] != 0
        return mask

    def render(self) -> str | None:
        """Return the game as text, or print it in mode ``human``; all hands are shown."""
        return next(iter(render(self.render_mode, self.game)), None)

    def _begin(self) -> int:
        """Start the next game; return the agent's seat, or OVER."""
        games = self._games
        who = games.begin()
        self._bots = [make_bot(name) for name in games.opponents] if ELSEWHERE in games.policies else []
        self._rng = random.Random(int(games.own[0].rng))
        return self._play_others(who)

    def _play_others(self, who: int) -> int:
        """Let the bots that are not compiled act, starting with seat *who*; return the agent's seat, or OVER.

        :raises BotError: if a bot gives no usable answer; the game is then over.
        """
        games, seat = self._games, self.seat
        while who >= 0 and who != seat:
            bot = self._bots[(who - seat) % games.players - 1]
            try:
                who = games.act(ask(bot, Turn.of(self.game), self._rng))
            except BotError:
                games.end()
                raise
        return who

    def _lose(self, action: int) -> dict[str, Any]:
        """End the game because of an illegal *action*, or refuse the action; return the reason."""
        refusal = self._games.refusal(0, action)
        if self._raises:
            raise refusal
        self._games.end()
        return {"illegal": refusal.code}


def register() -> None:
    """Register every game with ``gymnasium.make`` and ``gymnasium.make_vec``, once."""
    for name in GAMES:
        if env_id(name) not in gymnasium.registry:
            vector = "allfather.envs.gymnasium_vector:SeatVectorEnv"
            gymnasium.register(env_id(name), f"{__name__}:SeatEnv", vector_entry_point=vector, kwargs={"game": name})


def env_id(name: str) -> str:
    """The Gymnasium id of a game's environment."""
    return f"allfather/{name.capitalize()}-v{VERSION}"


register()
