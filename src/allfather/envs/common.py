"""What the PettingZoo and Gymnasium environments share: spaces, rendering, the reward for an illegal action."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from allfather.core.game import Game
from allfather.envs.checks import check_choice

ILLEGAL_REWARD = -1
"""The reward for an illegal action, as low as the lowest return of a game."""
RENDER_MODES = ("human", "ansi")


def numbers_space(kind: type[Game[Any, Any]]) -> spaces.Box[np.float32]:
    """The space of an encoded view: no number is negative, and some, such as the number of the stage, are unbounded."""
    return spaces.Box(0, np.inf, (kind.encoded,), np.float32)


def check_render_mode(mode: str | None, modes: tuple[str, ...] = RENDER_MODES) -> None:
    """Check that *mode* is one of the *modes* or ``None``.

    :raises OptionError: if it is not.
    """
    check_choice(mode, "render_mode", (*modes, None))


def render(mode: str | None, *games: Game[Any, Any]) -> list[str]:
    """Return the text of each game, or print it in mode ``human``; warn if there is no mode."""
    if mode is None:
        gymnasium.logger.warn("render needs an environment that was made with a render_mode")
        return []
    texts = [str(game) for game in games]
    if mode == "human":
        sys.stdout.writelines(f"{text}\n" for text in texts)
        return []
    return texts
