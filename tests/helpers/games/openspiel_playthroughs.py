"""Playthroughs of the games in OpenSpiel's own format, with long lines shortened.

``python -m tests.helpers.games.openspiel_playthroughs --write`` rewrites them; review the diff like code.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

import allfather.envs.openspiel  # noqa: F401

FOLDER = Path(__file__).parents[2] / "envs" / "playthroughs"
CASES = {
    "odin-2": ("python_odin(players=2,limit=1)", 27),
    "odin-3": ("python_odin(players=3,limit=1,whole_hand=forced)", 24),
    "odin-4": ("python_odin(players=4,limit=1)", 2),
    "odin-5": ("python_odin(players=5,limit=1)", 2),
    "odin-6": ("python_odin(players=6,limit=1)", 24),
    "ravens": ("python_ravens", 6),
}
"""File -> game, and a random seed that makes it short enough to be read."""
LIKED = (("fly", "raven on", "magic", "pile", "stay"), ("stay",))
"""The actions that each seat prefers in Odins Raben; otherwise it ends its turn."""


def choose(state: Any, number: int) -> int:
    """An action that brings the end closer: many cards, or a race without an opponent."""
    legal: list[int] = state.legal_actions()
    if state.is_chance_node():
        return legal[(37 * len(state.history()) + 11 * number) % len(legal)]
    texts = {action: state.action_to_string(action) for action in legal}
    if state.course.game.name == "odin":
        return max(legal, key=lambda action: (texts[action].count(" "), action))
    liked = LIKED[state.current_player()]
    return next((action for like in liked for action in legal if texts[action].startswith(like)), legal[0])


def actions_of(game: str, number: int) -> list[int]:
    """A whole game, chance included."""
    state = pyspiel.load_game(game).new_initial_state()
    while not state.is_terminal():
        state.apply_action(choose(state, number))
    history: list[int] = state.history()
    return history


def text_of(game: str, actions: list[int]) -> str:
    """The expected content of the file of a game with these actions."""
    lines = generate_playthrough.playthrough_lines(game, action_sequence=actions, seed=0)
    return "\n".join(shortened(lines)) + "\n"


def shortened(lines: list[str]) -> Iterator[str]:
    """*lines* without repetition: equal numbers are counted, histories show what is new, long lists their ends."""
    told: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(" = ")
        if name.startswith("InformationStateString") and value[1:-1].startswith(told.get(name, '"')):
            yield f'{name} = … "{value[1 + len(told[name]) : -1]}"'
        elif (
            name.startswith("ObservationTensor") and told.get(name.replace("Observation", "InformationState")) == value
        ):
            yield f"{name} = {name.replace('Observation', 'InformationState')}"
        elif re.match(r"\w+Tensor\(", name):
            yield f"{name} = {counted(value[1:-1].split(', '))}"
        elif len(value) > 1500 and re.match(r"\w*(LegalActions|ChanceOutcomes)\(", name):
            yield f"{name} = {value[:30]} … {value[-30:]}"
        else:
            yield line
        told[name] = value.strip('"')


def counted(numbers: list[str]) -> str:
    """Runs of equal numbers, each written with its length."""
    runs = [(value.removesuffix(".0"), len(list(run))) for value, run in groupby(numbers)]
    return " ".join(value if count == 1 else f"{value}*{count}" for value, count in runs)


def read_actions(text: str) -> list[int]:
    """The actions of a playthrough."""
    return [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    for case, (title, chance) in CASES.items():
        (FOLDER / f"{case}.txt").write_text(text_of(title, actions_of(title, chance)), encoding="utf-8")
