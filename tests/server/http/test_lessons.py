"""Lessons: every script is legal play, every message of it exists, and attempts are judged by the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import allfather
from allfather import odin
from allfather.games import OWN_GAMES
from allfather.server.errors import Refused
from allfather.server.http.lessons import Attempt, LessonStep, course, parse_script
from allfather.server.live.bot_pool import BotPool
from tests.helpers.running import http_client, running, settings_for

ENGLISH = (Path(allfather.__file__).parent / "locales" / "en.ftl").read_text(encoding="utf-8")
MESSAGES = set(re.findall(r"^([a-zA-Z][\w-]*) =", ENGLISH, re.MULTILINE))
SENTENCES_TO_READ = 2

every_lesson = pytest.mark.parametrize("name", OWN_GAMES)


def written(value: Any) -> Any:
    """*value* as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def refusal(name: str, step: int, action: str) -> Refused:
    with pytest.raises(Refused) as caught:
        course(name).judge(Attempt(step, action))
    return caught.value


def step_of(name: str, say: str) -> tuple[int, LessonStep]:
    """The first step with the message *say*."""
    steps = course(name).lesson.steps
    return next((place, step) for place, step in enumerate(steps) if step.say == say)


@every_lesson
def test_a_script_is_played_by_the_rules(name: str) -> None:
    lesson, games = course(name).lesson, course(name).games

    assert len(lesson.names) == lesson.players == games[0].players
    for place, (step, game) in enumerate(zip(lesson.steps, games, strict=True)):
        assert written(step.view) == written(game.view(None))
        whole = step.view | {"legal": []} | step.own
        assert written(whole) == written(game.view(lesson.seat))
        if step.by is not None:
            assert game.to_act == step.by, place
        if step.do is not None:
            assert step.do in game.legal(), place


@every_lesson
def test_a_lesson_ends_with_the_end_of_the_game(name: str) -> None:
    last, game = course(name).lesson.steps[-1], course(name).games[-1]

    assert last.by is None
    assert game.is_over
    assert game.winners == (course(name).lesson.seat,)


@every_lesson
def test_steps_make_sense(name: str) -> None:
    lesson, script = course(name).lesson, parse_script(name)

    assert script.steps[0].say
    assert script.steps[0].position
    assert lesson.names[lesson.seat] == ""
    assert 12 <= len({step.say for step in lesson.steps}) <= 16
    for place, step in enumerate(script.steps):
        chosen = [step.do is not None, step.vain is not None, step.free]
        assert sum(chosen) == (step.by is not None), place
        if step.vain is not None or step.free:
            assert step.by == lesson.seat
        if step.free:  # the script does not know what the learner did
            assert script.steps[place + 1].position
        assert not (step.position and place and not script.steps[place - 1].free), place


@every_lesson
def test_every_message_exists_and_is_used(name: str) -> None:
    lesson = course(name).lesson
    said = {f"lesson-{name}-{step.say}" for step in lesson.steps}
    tasks = {f"lesson-{name}-{step.say}-task" for step in lesson.steps if step.by == lesson.seat}

    assert {message for message in MESSAGES if message.startswith(f"lesson-{name}-")} == said | tasks


@every_lesson
def test_messages_are_short(name: str) -> None:
    for message, text in re.findall(rf"^(lesson-{name}-[\w-]*) = (.*)$", ENGLISH, re.MULTILINE):
        assert len(re.findall(r"[.?!](?= |$)", text)) <= SENTENCES_TO_READ, message
        assert len(text) <= 170, message


@every_lesson
def test_actions_to_try_in_vain_are_refused_with_a_reason(name: str) -> None:
    tried = [(place, step.vain) for place, step in enumerate(course(name).lesson.steps) if step.vain is not None]

    assert tried
    for place, action in tried:
        error = refusal(name, place, action)
        assert error.code not in ("bad-notation", "not-a-set", "not-held", "out-of-turn", "wrong-phase")
        assert "position" not in error.text


def test_a_wanted_action() -> None:
    place, step = step_of("odin", "beat")
    verdict = course("odin").judge(Attempt(place, str(step.do)))
    after: Any = msgspec.convert((verdict.view or {}) | (verdict.own or {}), odin.View)

    assert verdict.wanted
    assert after.middle == ("R9", "R1")
    assert (after.phase, after.legal) == ("take", ("+G2", "+G7"))


def test_a_legal_action_that_is_not_wanted() -> None:
    place, _ = step_of("odin", "lead")

    assert course("odin").judge(Attempt(place, "O2")).wanted
    assert not course("odin").judge(Attempt(place, "G8")).wanted


def test_an_action_at_a_step_that_is_only_to_be_read() -> None:
    assert not course("odin").judge(Attempt(0, "O2")).wanted


def test_any_legal_action_at_a_free_step() -> None:
    place, step = step_of("ravens", "lay")

    assert step.free
    assert course("ravens").judge(Attempt(place, "keep")).wanted
    assert course("ravens").judge(Attempt(place, "turn")).wanted
    assert refusal("ravens", place, "extend").code == "wrong-phase"


def test_outcomes_of_chance_are_not_shown() -> None:
    place, _ = step_of("ravens", "lay")
    verdict = course("ravens").judge(Attempt(place, "keep"))

    assert (verdict.view, verdict.own) == (None, None)  # five cards are drawn


def test_illegal_actions_are_refused_with_code_and_values() -> None:
    place, _ = step_of("odin", "value")
    too_low = refusal("odin", place, "B5 P5")
    after_others, _ = step_of("odin", "higher")

    assert (too_low.code, too_low.values) == ("too-low", {"value": 55, "middle": 72})
    assert too_low.text == "55 does not beat 72."
    assert refusal("odin", place, "B9 B8").code == "not-held"
    assert refusal("odin", place, "R9 B5").code == "not-a-set"
    assert refusal("odin", after_others, "R9").code == "out-of-turn"
    assert refusal("odin", len(course("odin").lesson.steps) - 1, "pass").code == "game-over"
    assert refusal("odin", len(course("odin").lesson.steps), "pass").code == "not-found"


def test_attempts_leave_no_trace() -> None:
    place, step = step_of("odin", "lead")
    before = course("odin").games[place].position()
    for _ in range(3):
        course("odin").judge(Attempt(place, str(step.do)))

    assert course("odin").games[place].position() == before


def test_a_missing_lesson_is_not_found() -> None:
    with pytest.raises(Refused) as caught:
        course("../odin/lesson")

    assert caught.value.code == "not-found"


@pytest.mark.anyio
async def test_a_lesson_over_http(tmp_path: Path, bot_pool: BotPool) -> None:
    async with running(settings_for(tmp_path), bot_pool) as server, http_client(server.address) as http:
        lesson = (await http.get("/api/lessons/odin")).json()
        wanted = await http.post("/api/lessons/odin", json={"step": 1, "action": lesson["steps"][1]["do"]})
        other = await http.post("/api/lessons/odin", json={"step": 1, "action": "G8"})
        vain = await http.post("/api/lessons/odin", json={"step": 1, "action": "pass"})
        missing = await http.get("/api/lessons/chess")

        assert lesson == written(course("odin").lesson)
        assert (wanted.status_code, wanted.json()["wanted"]) == (200, True)
        assert (other.status_code, other.json()["wanted"]) == (200, False)
        assert (vain.status_code, vain.json()["code"]) == (400, "leader-passes")
        assert (missing.status_code, missing.json()["code"]) == (404, "not-found")
