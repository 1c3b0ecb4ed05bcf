"""Lessons: every script is legal play, and every message of it exists."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import allfather
from allfather.core.errors import GameError
from allfather.core.game import Game
from allfather.games import OWN_GAMES, find_game
from allfather.wasm.lessons import lesson, read_script

ENGLISH = (Path(allfather.__file__).parent / "locales" / "en.ftl").read_text(encoding="utf-8")
MESSAGES = set(re.findall(r"^([a-zA-Z][\w-]*) =", ENGLISH, re.MULTILINE))
SENTENCES_TO_READ = 2
KEYS = {"say", "position", "by", "do", "vain", "free"}

every_lesson = pytest.mark.parametrize("name", OWN_GAMES)


@dataclass
class Played:
    """A lesson as its script plays it: every step, and the game before it."""

    seat: int
    steps: list[dict[str, Any]]
    games: list[Game[Any, Any]]


def play(name: str) -> Played:
    kind, script, told = find_game(name), read_script(name), lesson(find_game(name))
    assert script is not None
    assert told is not None
    games: list[Game[Any, Any]] = []
    game = kind()
    for step in script["steps"]:
        if "position" in step:
            game = kind.from_position(step["position"])
        games.append(game.copy())
        if "do" in step:
            game.play(step["do"], seat=step["by"])
    return Played(script["seat"], told["steps"], games)


@every_lesson
def test_a_script_is_played_by_the_rules(name: str) -> None:
    script, played = read_script(name), play(name)

    assert script is not None
    assert script.keys() == {"seat", "names", "steps"}
    assert len(script["names"]) == played.games[0].players
    for place, (step, game) in enumerate(zip(played.steps, played.games, strict=True)):
        if "by" in step:
            assert game.to_act == step["by"], place
        if "state" in step:
            assert step["state"] == game.state.tobytes().hex()


@every_lesson
def test_a_lesson_ends_with_the_end_of_the_game(name: str) -> None:
    played = play(name)

    assert "by" not in played.steps[-1]
    assert played.games[-1].winners == (played.seat,)


@every_lesson
def test_steps_make_sense(name: str) -> None:
    script = read_script(name)
    assert script is not None
    steps = script["steps"]

    assert steps[0]["say"]
    assert steps[0]["position"]
    assert script["names"][script["seat"]] == ""
    assert 12 <= len({step["say"] for step in play(name).steps}) <= 16
    for place, step in enumerate(steps):
        assert step.keys() <= KEYS, place
        assert ("do" in step) + ("vain" in step) + ("free" in step) == ("by" in step), place
        if "vain" in step or "free" in step:
            assert step["by"] == script["seat"]
        if "free" in step:  # the script does not know what the learner did
            assert "position" in steps[place + 1]
        assert not ("position" in step and place and "free" not in steps[place - 1]), place


@every_lesson
def test_every_message_exists_and_is_used(name: str) -> None:
    played = play(name)
    said = {f"lesson-{name}-{step['say']}" for step in played.steps}
    tasks = {f"lesson-{name}-{step['say']}-task" for step in played.steps if step.get("by") == played.seat}

    assert {message for message in MESSAGES if message.startswith(f"lesson-{name}-")} == said | tasks


@every_lesson
def test_messages_are_short(name: str) -> None:
    for message, text in re.findall(rf"^(lesson-{name}-[\w-]*) = (.*)$", ENGLISH, re.MULTILINE):
        assert len(re.findall(r"[.?!](?= |$)", text)) <= SENTENCES_TO_READ, message
        assert len(text) <= 170, message


@every_lesson
def test_actions_to_try_in_vain_are_refused_with_a_reason(name: str) -> None:
    played = play(name)
    tried = [(game, step["vain"]) for step, game in zip(played.steps, played.games, strict=True) if "vain" in step]

    assert tried
    for game, action in tried:
        with pytest.raises(GameError) as caught:
            game.check(action, seat=played.seat)
        assert caught.value.code not in ("bad-notation", "not-a-set", "not-held", "out-of-turn", "wrong-phase")


def test_a_game_may_have_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("odin"), "name", "chess")

    assert lesson(find_game("odin")) is None
