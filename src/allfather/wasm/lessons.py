"""Lessons: scripted games, explained step by step. The script is ``lesson.toml`` in the package of the game.

The page plays a lesson by the module of its game; here its positions become states. ``docs/page.md`` says what the
fields of a step are.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from allfather.core.game import Game
from allfather.games import GAMES


def lesson(kind: type[Game[Any, Any]]) -> dict[str, Any] | None:
    """The lesson of a game as the page has it; ``None`` if there is none."""
    script = read_script(kind.name)
    if script is None:
        return None
    steps: list[dict[str, Any]] = []
    for step in script["steps"]:
        # What was said before still applies where nothing is said.
        steps.append({"say": steps[-1]["say"] if steps else "", **placed(kind, step)})
    return {"seat": script["seat"], "names": script["names"], "steps": steps}


def read_script(name: str) -> dict[str, Any] | None:
    """The script of the lesson of the game *name*."""
    path = files(GAMES[name]).joinpath("lesson.toml") if name in GAMES else None
    return tomllib.loads(path.read_text(encoding="utf-8")) if path is not None and path.is_file() else None


def placed(kind: type[Game[Any, Any]], step: dict[str, Any]) -> dict[str, Any]:
    """A step of a script, with its position, if it has one, as a state with its options."""
    if "position" not in step:
        return step
    game = kind.from_position(step["position"])
    others = {name: value for name, value in step.items() if name != "position"}
    return others | {"state": game.state.tobytes().hex(), "options": game.options.to_dict()}
