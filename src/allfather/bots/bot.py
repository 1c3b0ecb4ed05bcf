"""The interface of a bot: what it is given, what it must answer, and what happens if it does not."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from allfather.core.compiling import Record
from allfather.core.errors import BotError, GameError, OutOfTurn, quoted
from allfather.core.game import Game


@dataclass(frozen=True)
class Turn:
    """Everything that the seat to act may know; a bot gets nothing else."""

    kind: type[Game[Any, Any]]
    """The class of the game."""
    options: Any
    seen: Record
    """The view as a record, for compiled bots."""
    legal: tuple[int, ...]
    """Ids of the legal actions, ascending; there is at least one."""
    past: tuple[int, ...] = ()
    """Ids of the actions since the last deal, if the game looks back; see ``Game.since_deal``."""

    @classmethod
    def of(cls, game: Game[Any, Any]) -> Turn:
        """The turn of the seat to act.

        :raises OutOfTurn: if no seat is to act.
        """
        if game.to_act is None:
            raise OutOfTurn(f"nobody can act in {game.position()!r}", code="game-over" if game.is_over else None)
        seen, legal = game.view_record(game.to_act), tuple(game.legal_ids().tolist())
        return cls(type(game), game.options, seen, legal, game.since_deal)

    @property
    def seat(self) -> int:
        """The seat to act."""
        return int(self.seen.seat)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The legal actions as texts, in the same order."""
        return tuple(map(self.kind.action_text, self.legal))

    @cached_property
    def view(self) -> Any:
        """The view with cards as strings, as ``Game.view`` returns it."""
        return self.kind.read_view(self.seen, self.options, self.texts)


class Bot(Protocol):
    """Plays one seat of one game.

    A bot that runs simulations may count them in an attribute ``playouts``. A bot that compiles code and thinks for
    long may have a method ``prepare(turn)`` that only compiles.
    """

    def choose(self, turn: Turn, rng: random.Random) -> int | str:
        """One of the legal actions, by id or text; all randomness should come from *rng*."""
        ...


@dataclass(frozen=True, slots=True)
class Move:
    """The move that a bot made."""

    action: int
    seconds: float
    """CPU time that the bot took."""
    fault: BotError | None
    """Why the bot's answer was rejected; the action is then :func:`default_action`."""


def default_action(turn: Turn) -> int:
    """The action for a bot without a usable answer: the first legal one, which passes or ends the plays if possible."""
    return turn.legal[0]


def make_move(bot: Bot, game: Game[Any, Any], rng: random.Random, *, limit: float | None = None) -> Move:
    """Let *bot* act for the seat to act, with the same checks as for a person; see :func:`ask` for its faults."""
    turn = Turn.of(game)
    started = time.process_time()
    fault = None
    try:
        action = ask(bot, turn, rng, limit)
    except BotError as error:
        action, fault = default_action(turn), error
    seconds = time.process_time() - started
    return Move(game.play(action, seat=turn.seat), seconds, fault)


def ask(bot: Bot, turn: Turn, rng: random.Random, limit: float | None = None) -> int:
    """The action that *bot* chooses.

    :raises BotError: if it answers with no legal action, fails, or does not answer within *limit* seconds.
    """
    try:
        answer = bot.choose(turn, rng) if limit is None else _answer_within(limit, bot, turn, rng)
    except BotError:
        raise
    except Exception as error:
        raise BotError(f"the bot of seat {turn.seat} failed: {quoted(error)}", code="bot-failed") from error
    try:
        action = turn.kind.parse_action(answer) if isinstance(answer, str) else answer
    except GameError as error:
        raise BotError(f"the bot of seat {turn.seat} answered {quoted(answer)}: {error}") from error
    if isinstance(action, bool) or not isinstance(action, int | np.integer) or action not in turn.legal:
        raise BotError(f"the bot of seat {turn.seat} answered {quoted(answer)}, which is not a legal action")
    return int(action)


def prepare(bot: Bot, turn: Turn, limit: float | None = None) -> None:
    """Compile whatever *bot* needs, so that its first answer does not wait for the compiler."""
    own = getattr(bot, "prepare", None)
    if own is not None:
        own(turn)
        return
    with suppress(BotError):  # faults are reported when the game is played
        ask(bot, turn, random.Random(0), limit)


def _answer_within(limit: float, bot: Bot, turn: Turn, rng: random.Random) -> Any:
    """The bot's answer, from a separate thread; a late thread is abandoned, with a generator that nobody else uses."""
    own = random.Random(rng.getrandbits(64))
    answers: list[Any] = []
    errors: list[BaseException] = []

    def think() -> None:
        try:
            answers.append(bot.choose(turn, own))
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    thread.join(limit)
    if errors:
        raise errors[0]
    if not answers:
        raise BotError(f"the bot of seat {turn.seat} has not answered within {limit:g} s", code="bot-late")
    return answers[0]
