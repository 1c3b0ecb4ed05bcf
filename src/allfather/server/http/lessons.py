"""Lessons: a game each, played step by step with a teacher. The script is ``lesson.toml`` in the package of the game.

Nothing is kept of a learner. A lesson is made once, by the rules themselves, and everybody gets the same; what
somebody tries at one of its steps is judged by the game as it stands there.
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
    """A step as it is written; see :class:`LessonStep`."""

    say: str = ""
    """Left out: what was said last still stands."""
    position: str = ""
    """Another position to go on from."""
    by: int | None = None
    do: str | None = None
    vain: str | None = None
    free: bool = False


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    game: str
    seat: int
    names: tuple[str, ...]
    steps: tuple[ScriptStep, ...]


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """One step of a lesson: something is said, and perhaps somebody acts."""

    say: str
    """The message ``lesson-GAME-SAY``; what is to be done, if anything, is ``lesson-GAME-SAY-task``."""
    view: dict[str, Any]
    """The game before the step as spectators see it."""
    own: dict[str, Any]
    """What the learner sees otherwise."""
    by: int | None = None
    """Who acts; nobody, if there is only something to read."""
    do: str | None = None
    """What they do."""
    vain: str | None = None
    """What the learner is to try and be refused."""
    free: bool = False
    """Whether any legal action will do."""
    ends: list[dict[str, Any]] = []
    """What ends with it, as in replays."""


class Lesson(Struct, frozen=True):
    """A game to learn by."""

    game: str
    players: int
    seat: int
    """The learner's."""
    names: tuple[str, ...]
    """Of the others; the learner has none here."""
    steps: tuple[LessonStep, ...]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner tries."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    action: Annotated[str, Meta(max_length=64)]


class Verdict(Struct, frozen=True, omit_defaults=True):
    """A legal attempt, and what the learner would see after it, if nothing hidden is shown by that."""

    wanted: bool
    """Whether it is what the lesson asks for."""
    view: dict[str, Any] | None = None
    own: dict[str, Any] | None = None


@dataclass(frozen=True)
class Course:
    """A lesson, with the game before each of its steps."""

    lesson: Lesson
    games: tuple[Game[Any, Any], ...]

    def judge(self, attempt: Attempt) -> Verdict:
        """What to make of an *attempt*.

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
    """The view of a spectator, and what *seat* sees otherwise."""
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
    """The lesson *name*, with everything that is needed to judge attempts.

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
    """A game to learn by, step by step."""
    return course(game).lesson


@post("/lessons/{game:str}", status_code=200, responses=PROBLEMS)
async def try_in_lesson(game: FromPath[str], data: JSONBody[Attempt]) -> Verdict:
    """What comes of an action at a step of a lesson, and whether it is what the lesson asks for."""
    return course(game).judge(data)


HANDLERS = (show_lesson, try_in_lesson)
