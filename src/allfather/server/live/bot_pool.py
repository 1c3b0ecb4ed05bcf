"""Bots think in processes of their own, at low priority, so that no person waits for them."""

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

LIMIT = 20.0
"""Seconds after which a bot's answer is no longer waited for."""
TRIES = 2
"""How often a question is asked whose process dies."""
LEAST_TIME = 0.02
"""Seconds that a bot thinks however many wait."""
ADVISER = "search:time=1"
"""Who answers when a person asks for a hint."""


class Task(NamedTuple):
    """A turn as it goes to another process: what the seat to act may know, and no more."""

    game: str
    options: dict[str, Any]
    seen: bytes
    legal: tuple[int, ...]

    @classmethod
    def of(cls, game: Game[Any, Any]) -> Task:
        turn = Turn.of(game)
        return cls(game.name, game.options.to_dict(), turn.seen.tobytes(), turn.legal)

    def turn(self) -> Turn:
        kind = find_game(self.game)
        seen = new_records(kind.view_type, 1)
        seen.view("u1")[:] = bytearray(self.seen)
        return Turn(kind, kind.options_type.from_dict(self.options), seen[0], self.legal)


class Thinkers:
    """The processes that think."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._asked = 0
        """Questions that are not answered yet."""
        self._is_awake = False
        self._is_open = True
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), _begin)

    def wake(self) -> None:
        """Start the processes, so that the first bot does not wait for them."""
        if self._is_awake:
            return
        self._is_awake = True
        for _ in range(self.count):
            self._pool.submit(_warm_up)

    async def choose(self, task: Task, bot: str) -> tuple[str, bool]:
        """The action that *bot* chooses; if it fails, the default one, and true."""
        answer: tuple[str, bool] = await self._ask(_choose, task, hurried(bot, self._asked / self.count))
        return answer

    async def advise(self, task: Task) -> tuple[int, list[Opinion]]:
        """The number of playouts, and what they say of every legal action, best first."""
        answer: tuple[int, list[Opinion]] = await self._ask(_advise, task, ADVISER)
        return answer

    async def _ask(self, question: Any, task: Task, bot: str) -> Any:
        self._asked += 1
        try:
            for _ in range(TRIES):
                pool = self._pool
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, question, task, bot)
                except BrokenProcessPool:
                    if not self._is_open:
                        break
                    # One process died and took the pool with it; the others that wait see the new one.
                    if pool is self._pool:
                        self._pool = self._new_pool()
        finally:
            self._asked -= 1
        raise Refused("unavailable")

    def close(self) -> None:
        """End the processes; a thought may take long, and a first one minutes."""
        self._is_open = False
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(cancel_futures=True)


def hurried(bot: str, load: float) -> str:
    """*bot*, thinking a fair share of its time when as many wait for each process as *load* says."""
    name = BotName.parse(bot)
    shared = {"time": lambda text: f"{max(LEAST_TIME, float(text) / max(1.0, load)):.3f}"}
    settings = tuple((key, shared.get(key, str)(value)) for key, value in name.settings)
    return str(BotName(name.name, settings))


def _begin() -> None:
    """Prepare a process: people come first, Ctrl-C is for the server to see to, and it ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)


def _end_with_parent() -> None:
    """End when the server does: one that was killed has told nobody, and a pool's process would wait for ever."""
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
        return turn.kind.action_text(ask(make_bot(bot), turn, random.Random(), LIMIT)), False
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
