"""Golden playthroughs: short random games with everything a change could break, a line or two for each step.

``make playthroughs`` rewrites them; review the diff like code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from allfather import games
from allfather.core.game import Game

STEPS = {"odin": 100, "ravens": 40}
"""The most steps, so that they are short enough to be read."""
FOLDER = Path(__file__).parents[2] / "playthroughs"

CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "odin-2-winner-opens": ("odin", 2, {"limit": 4, "opener": "winner"}),
    "odin-3-forced": ("odin", 3, {"limit": "one-hand", "whole_hand": "forced"}),
    "odin-5-one-hand": ("odin", 5, {"limit": "one-hand"}),
    "ravens": ("ravens", 2, {}),
    "ravens-unprotected": ("ravens", 2, {"back_needs_two": False, "protect_ravens": False, "protect_stone": False}),
}
"""File -> game, players, options."""


def playthrough(game: Game[Any, Any]) -> Iterator[str]:
    """Play *game* at random; yield its lines."""
    yield f"{game.rules_version} for {game.players}: {game.options.to_dict()}"
    yield game.position()
    for _ in range(STEPS[game.name]):
        if game.is_over:
            break
        legal, seat = game.legal(), game.to_act
        action = game.action_text(game.play_random())
        yield f"{seat}: {action}  of  {', '.join(legal)}"
        yield game.position()
    yield f"scores {game.scores}, winners {game.winners}, returns {game.returns}"


def text_of(name: str) -> str:
    """The expected content of the file *name*."""
    kind, players, options = CASES[name]
    game_type = games.find_game(kind)
    game = game_type(players, game_type.options_type.from_dict(options), seed=1)
    return "\n".join(playthrough(game)) + "\n"


if __name__ == "__main__":
    for case in CASES:
        (FOLDER / f"{case}.txt").write_text(text_of(case), encoding="utf-8")
