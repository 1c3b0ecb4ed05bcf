"""Processes in which bots think, and records are replayed, so that no person waits for either."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable, Collection
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from allfather.bots.bot import Turn, ask, default_action
from allfather.bots.levels import hint_bot, levels_of
from allfather.bots.names import BotName, make_bot, warm_up
from allfather.core.compiling import new_records
from allfather.core.errors import BotError, GameError
from allfather.core.game import Game
from allfather.games import GAMES, find_game, load
from allfather.server.errors import Refused
from allfather.server.live.fair_queue import RETRY_SECONDS
from allfather.server.live.workers import Workers
from allfather.server.metrics import Metrics
from allfather.server.rate_limit import Pace
from allfather.server.repositories.kept_records import Finished
from allfather.server.table.history import History
from allfather.server.table.messages import Opinion
from allfather.server.table.replay import replay

Answer = TypeVar("Answer")

TIMEOUT = 20.0
"""Seconds that a bot has to answer."""
MIN_THINKING_TIME = 0.02
"""The shortest thinking time of a bot in seconds, however many requests wait."""
TIMES = ("time", "wall")
"""The settings of a bot that are divided when many requests wait."""
REPLAY_SECONDS = 10.0
"""Seconds after which a replay is given up; the longest accepted record takes less than two on an idle machine."""
REPLAYS_PER_KEY = 2
"""Replays of one key that may wait."""
THINKER_NICENESS, REPLAYER_NICENESS = 10, 15
"""Bots yield to the server, and replays to bots."""


class Task(NamedTuple):
    """A turn as it is sent to another process: what the seat to act may know, and nothing else."""

    game: str
    options: dict[str, Any]
    seen: bytes
    legal: tuple[int, ...]
    past: tuple[int, ...]

    @classmethod
    def of(cls, game: Game[Any, Any]) -> Task:
        """The current turn of *game*."""
        turn = Turn.of(game)
        return cls(game.name, game.options.to_dict(), turn.seen.tobytes(), turn.legal, turn.past)

    def turn(self) -> Turn:
        """The turn as bots get it."""
        kind = find_game(self.game)
        seen = new_records(kind.view_type, 1)
        seen.view("u1")[:] = bytearray(self.seen)
        return Turn(kind, kind.options_type.from_dict(self.options), seen[0], self.legal, self.past)


class BotPool:
    """*count* processes in which bots choose actions and give hints, and one that replays games.

    Everything is asked for by a *payer*, usually the key of an address, and payers share the processes fairly. Each
    may have *rate* moves per second made by bots, and *burst* at once; further ones are made later.
    """

    def __init__(self, count: int, rate: float = math.inf, burst: int = 1) -> None:
        self._thinkers = Workers(count, ("move", "hint"), THINKER_NICENESS, _warm_up)
        self._replayers = Workers(1, ("replay",), REPLAYER_NICENESS, warm_up_replays)
        self._pace = Pace(rate, burst)
        self._advised: set[str] = set()
        """The people who wait for a hint."""

    def wake(self) -> None:
        """Start the processes for bots, so that the first one does not have to wait for them."""
        self._thinkers.wake()

    def report_to(self, metrics: Metrics) -> None:
        """Let *metrics* show how many questions wait, and for how long."""
        for queue in (self._thinkers.queue, self._replayers.queue):
            queue.on_turn = metrics.waited
            for kind in queue.kinds:
                metrics.show_queue(kind, partial(queue.length, kind), partial(queue.longest_wait, kind))

    async def choose(self, task: Task, bot: str, payers: Collection[str]) -> tuple[str, bool]:
        """The action that *bot* chooses, or the default action if it fails; and whether it failed.

        Of *payers* the one that asks for the least pays.
        """
        payer = self._thinkers.queue.lightest(payers)
        await asyncio.sleep(self._pace.delay(payer))
        return await self._thinkers.ask(payer, "move", lambda load: partial(_choose, task, with_fair_share(bot, load)))

    async def advise(
        self, task: Task, person: str, payer: str, is_current: Callable[[], bool]
    ) -> tuple[int, list[Opinion]]:
        """The number of playouts and the rating of every legal action, most visited first.

        :raises Refused: if *person* already waits for a hint, or if *is_current* says no when its turn comes.
        """

        def question(load: float) -> Callable[[], tuple[int, list[Opinion]]]:
            if not is_current():
                raise Refused("stale")
            return partial(_advise, task, with_fair_share(hint_bot(task.game), load))

        if person in self._advised:
            raise Refused("busy", limit=1, seconds=RETRY_SECONDS)
        self._advised.add(person)
        try:
            return await self._thinkers.ask(payer, "hint", question)
        finally:
            self._advised.discard(person)

    async def replay(self, source: History | str, payer: str) -> bytes:
        """The replay of a table, or of a record, as JSON.

        :raises Refused: if the record is bad, if it takes too long, or if *payer* has too many replays waiting.
        """
        return await self._work_on(partial(_replay, source), payer)

    async def record(self, history: History, payer: str) -> str:
        """The record of a table; refused as :meth:`replay`."""
        return await self._work_on(partial(_record, history), payer)

    async def check(self, record: str, seat: int, payer: str) -> Finished:
        """The finished game of a record, in which somebody played in *seat*; refused as :meth:`replay`.

        :raises Refused: if the game is not over, or has no such seat.
        """
        return await self._work_on(partial(_check, record, seat), payer)

    async def _work_on(self, job: Callable[[], Answer], payer: str) -> Answer:
        return await self._replayers.ask(payer, "replay", lambda load: job, most=REPLAYS_PER_KEY, limit=REPLAY_SECONDS)

    def stop_replays(self) -> None:
        """Refuse all replays, because the requests that wait for them would delay a shutdown."""
        self._replayers.close()

    def close(self) -> None:
        """Kill the processes."""
        self._thinkers.close()
        self._replayers.close()


def with_fair_share(bot: str, load: float) -> str:
    """*bot* with its thinking time divided by *load*, the number of requests per process."""
    name = BotName.parse(bot)
    settings = tuple((key, _shared(value, load) if key in TIMES else value) for key, value in name.settings)
    return str(BotName(name.name, settings))


def _shared(seconds: str, load: float) -> str:
    return f"{max(MIN_THINKING_TIME, float(seconds) / max(1.0, load)):.3f}"


# What the processes do.


def _warm_up() -> None:
    for name in GAMES:
        for bot in dict.fromkeys(level.bot.partition(":")[0] for level in levels_of(name)):
            warm_up(find_game(name), bot)


@cache
def warm_up_replays() -> None:
    for name in GAMES:
        game = find_game(name)(seed=0)
        game.play(game.legal()[0])
        replay(load(game.record()))


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


def _replay(source: History | str) -> bytes:
    try:
        return msgspec.json.encode(replay(load(source) if isinstance(source, str) else source.game()))
    except GameError as error:
        raise Refused.by_game(error) from None


def _check(record: str, seat: int) -> Finished:
    """The record is written anew, so that nothing is kept but the game."""
    try:
        game = load(record)
    except GameError as error:
        raise Refused.by_game(error) from None
    if not game.is_over:
        raise Refused("not-over")
    if seat >= game.players:
        raise Refused("no-such-seat")
    return Finished(game.name, game.players, seat, list(game.scores), list(game.ranking), game.record())


def _record(history: History) -> str:
    return history.game().record()
