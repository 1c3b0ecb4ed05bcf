"""Lessons: scripted games, explained step by step. The script is ``lesson.toml`` in the package of the game.

A lesson is built once, by playing its script, and is the same for everybody. Nothing is stored about learners: what
one tries at a step is checked against the game at that step.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from allfather.core.errors import GameError
from allfather.core.game import Game
from allfather.games import GAMES, find_game
from allfather.server.errors import Refused
from allfather.server.http.dependencies import PROBLEMS
from allfather.server.table.endings import endings


class ScriptStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as the script has it; see :class:`LessonStep`."""

    say: str = ""
    """Empty if the message of the step before still applies."""
    position: str = ""
    """A new position to continue from."""
    by: int | None = None
    do: str | None = None
    vain: str | None = None
    free: bool = False


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    game: str
    seat: int
    names: tuple[str, ...]
    steps: tuple[ScriptStep, ...]


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """One step of a lesson: something is said, and perhaps somebody acts."""

    say: str
    """The message ``lesson-GAME-SAY``; if the learner is to act, ``lesson-GAME-SAY-task`` says how."""
    view: dict[str, Any]
    """The game before the step as spectators see it."""
    own: dict[str, Any]
    """What the learner sees differently."""
    by: int | None = None
    """The seat that acts; ``None`` if there is only something to read."""
    do: str | None = None
    """The action of that seat."""
    vain: str | None = None
    """An illegal action that the learner is asked to try."""
    free: bool = False
    """Whether any legal action will do."""
    ends: list[dict[str, Any]] = []
    """What ends with the action, as in replays."""


class Lesson(Struct, frozen=True):
    """A scripted game to learn from."""

    game: str
    players: int
    seat: int
    """The seat of the learner."""
    names: tuple[str, ...]
    """The name in each seat; empty for the learner."""
    steps: tuple[LessonStep, ...]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that a learner tries."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    action: Annotated[str, Meta(max_length=64)]


class Verdict(Struct, frozen=True, omit_defaults=True):
    """An attempt is legal; *view* and *own* show the game after it, unless that would reveal something hidden."""

    wanted: bool
    """Whether the action is what the lesson asks for."""
    view: dict[str, Any] | None = None
    own: dict[str, Any] | None = None


@dataclass(frozen=True)
class Course:
    """A lesson, with the game before each of its steps."""

    lesson: Lesson
    games: tuple[Game[Any, Any], ...]

    def judge(self, attempt: Attempt) -> Verdict:
        """Check an *attempt* and compare it with what the lesson asks for.

        :raises Refused: if it is not legal.
        """
        if attempt.step >= len(self.games):
            raise Refused("not-found")
        step, game, seat = self.lesson.steps[attempt.step], self.games[attempt.step], self.lesson.seat
        try:
            after = game.preview(game.check(attempt.action, seat=seat))
        except GameError as error:
            raise Refused.by_game(error) from None
        is_wanted = step.by == seat and (step.free or step.do == attempt.action)
        if after is None:
            return Verdict(is_wanted)
        return Verdict(is_wanted, *shown(after, seat))


def shown(game: Game[Any, Any], seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The view of a spectator, and what *seat* sees differently."""
    legal = {"legal": game.legal()} if game.to_act == seat else {}
    return msgspec.to_builtins(game.view(None)), msgspec.to_builtins(game.own_views()[seat] | legal)


def parse_script(name: str) -> Script:
    """The script of the lesson *name*.

    :raises Refused: if there is none.
    """
    path = files(GAMES[name]).joinpath("lesson.toml") if name in GAMES else None
    if path is None or not path.is_file():
        raise Refused("not-found")
    return msgspec.toml.decode(path.read_bytes(), type=Script)


@cache
def course(name: str) -> Course:
    """The lesson *name*, with everything needed to judge attempts.

    :raises Refused: if there is none.
    """
    script = parse_script(name)
    steps: list[LessonStep] = []
    games: list[Game[Any, Any]] = []
    game = find_game(script.game).from_position(script.steps[0].position)
    for step in script.steps:
        if step.position:
            game = type(game).from_position(step.position)
        say = step.say or steps[-1].say
        games.append(game.copy())
        ends: list[dict[str, Any]] = []
        if step.do is not None:
            game.play(step.do, seat=step.by)
            ends = endings(game, games[-1].state)
        steps.append(LessonStep(say, *shown(games[-1], script.seat), step.by, step.do, step.vain, step.free, ends))
    lesson = Lesson(script.game, games[0].players, script.seat, script.names, tuple(steps))
    return Course(lesson, tuple(games))


@get("/lessons/{game:str}", responses=PROBLEMS)
async def show_lesson(game: FromPath[str]) -> Lesson:
    """A lesson, step by step."""
    return course(game).lesson


@post("/lessons/{game:str}", status_code=200, responses=PROBLEMS)
async def try_in_lesson(game: FromPath[str], data: JSONBody[Attempt]) -> Verdict:
    """Try an action at a step of a lesson: what it leads to, and whether it is what the lesson asks for."""
    return course(game).judge(data)


HANDLERS = (show_lesson, try_in_lesson)
