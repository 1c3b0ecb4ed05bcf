"""A pool of processes in which bots think, at low priority so that no person waits for them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple

from allfather.bots.bot import Turn, ask, default_action
from allfather.bots.names import BotName, make_bot, warm_up
from allfather.core.compiling import new_records
from allfather.core.errors import BotError
from allfather.core.game import Game
from allfather.games import GAMES, find_game
from allfather.server.errors import Refused
from allfather.server.table.messages import Opinion

TIMEOUT = 20.0
"""Seconds that a bot has to answer."""
ATTEMPTS = 2
"""How often a request is tried when its process dies."""
MIN_THINKING_TIME = 0.02
"""The shortest thinking time of a bot in seconds, however many requests wait."""
HINT_BOT = "search:time=1"
"""The bot that gives hints."""


class Task(NamedTuple):
    """A turn as it is sent to another process: what the seat to act may know, and nothing else."""

    game: str
    options: dict[str, Any]
    seen: bytes
    legal: tuple[int, ...]

    @classmethod
    def of(cls, game: Game[Any, Any]) -> Task:
        """The current turn of *game*."""
        turn = Turn.of(game)
        return cls(game.name, game.options.to_dict(), turn.seen.tobytes(), turn.legal)

    def turn(self) -> Turn:
        """The turn as bots get it."""
        kind = find_game(self.game)
        seen = new_records(kind.view_type, 1)
        seen.view("u1")[:] = bytearray(self.seen)
        return Turn(kind, kind.options_type.from_dict(self.options), seen[0], self.legal)


class BotPool:
    """Processes in which bots choose actions and give hints."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._asked = 0
        """Requests that are not answered yet."""
        self._is_awake = False
        self._is_open = True
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), _initialize)

    def wake(self) -> None:
        """Start the processes, so that the first bot does not have to wait for them."""
        if self._is_awake:
            return
        self._is_awake = True
        for _ in range(self.count):
            self._pool.submit(_warm_up)

    async def choose(self, task: Task, bot: str) -> tuple[str, bool]:
        """The action that *bot* chooses, or the default action if it fails; and whether it failed."""
        answer: tuple[str, bool] = await self._ask(_choose, task, with_fair_share(bot, self._asked / self.count))
        return answer

    async def advise(self, task: Task) -> tuple[int, list[Opinion]]:
        """The number of playouts and the rating of every legal action, most visited first."""
        answer: tuple[int, list[Opinion]] = await self._ask(_advise, task, HINT_BOT)
        return answer

    async def _ask(self, question: Any, task: Task, bot: str) -> Any:
        self._asked += 1
        try:
            for _ in range(ATTEMPTS):
                pool = self._pool
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, question, task, bot)
                except BrokenProcessPool:
                    if not self._is_open:
                        break
                    # A dead process breaks the whole pool; the first caller to notice replaces it for all.
                    if pool is self._pool:
                        self._pool = self._new_pool()
        finally:
            self._asked -= 1
        raise Refused("unavailable")

    def close(self) -> None:
        """Kill the processes, because a search may take long, and compiling before the first one takes minutes."""
        self._is_open = False
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(cancel_futures=True)


def with_fair_share(bot: str, load: float) -> str:
    """*bot* with its thinking time divided by *load*, the number of requests per process."""
    name = BotName.parse(bot)
    shared = {"time": lambda text: f"{max(MIN_THINKING_TIME, float(text) / max(1.0, load)):.3f}"}
    settings = tuple((key, shared.get(key, str)(value)) for key, value in name.settings)
    return str(BotName(name.name, settings))


def _initialize() -> None:
    """Prepare a process: it runs at low priority, ignores Ctrl-C, and exits when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)


def _end_with_parent() -> None:
    """Exit when the server does: if it is killed, the processes of its pool would wait forever otherwise."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _warm_up() -> None:
    for name in GAMES:
        warm_up(find_game(name), "search:playouts=1")


def _choose(task: Task, bot: str) -> tuple[str, bool]:
    turn = task.turn()
    try:
        return turn.kind.action_text(ask(make_bot(bot), turn, random.Random(), TIMEOUT)), False
    except BotError:
        return turn.kind.action_text(default_action(turn)), True


def _advise(task: Task, bot: str) -> tuple[int, list[Opinion]]:
    turn = task.turn()
    thought = make_bot(bot).think(turn, random.Random())  # type: ignore[attr-defined]
    opinions = sorted(thought.opinions, key=lambda opinion: (-opinion.visits, -opinion.expected))
    told = [
        Opinion(turn.kind.action_text(each.action), each.expected, each.low, each.high, each.visits)
        for each in opinions
    ]
    return thought.playouts, told
