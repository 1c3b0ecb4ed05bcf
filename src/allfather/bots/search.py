"""The bot that looks ahead, and its opinion of every legal action; :mod:`allfather.bots.tree` has the algorithm."""

from __future__ import annotations

import math
import random
import time as clock
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.bots import tree
from allfather.bots.bot import Turn
from allfather.core.chance import stream
from allfather.core.errors import OptionError

DEFAULT_TIME = 0.5
CHUNK = 32
"""Playouts between two checks of the time."""
CHECK_GROWTH = 1.1
"""The factor by which playouts grow between two checks whether the choice is certain."""
SPEED_MARGIN = 1.25
"""By how much the rest of a search may be faster than the part that is done."""
NODES_PER_SECOND = 500_000
"""More playouts than a core can make; a tree has a node for each."""
MAX_NODES = 1 << 21


@dataclass(frozen=True, slots=True)
class Opinion:
    """The opinion of a search about one action."""

    action: int
    visits: int
    """Playouts that chose it: the more, the better it looked."""
    expected: float
    """The share of the win that it led to on average: 1 wins, 0 loses, half a win is shared by two."""
    low: float
    high: float
    """An interval of 95 % around it, as if the playouts were independent."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search for one turn."""

    opinions: tuple[Opinion, ...]
    """One for each legal action, by ascending id."""
    playouts: int
    seconds: float
    """CPU time, of all threads together."""

    @property
    def best(self) -> Opinion:
        """The action that was tried most."""
        return max(self.opinions, key=lambda opinion: (opinion.visits, opinion.expected))


class SearchBot:
    """Searches for *time* seconds of CPU time a turn, or for so many *playouts*; *threads* search side by side.

    It never takes longer than *wall* seconds, even on a busy machine that gives it little CPU time. With a playout
    budget alone it is repeatable for a seed.

    :raises OptionError: if a budget makes no sense.
    """

    def __init__(
        self, *, time: float | None = None, playouts: int | None = None, threads: int = 1, wall: float = math.inf
    ) -> None:
        if time is None and playouts is None:
            time = DEFAULT_TIME
        if time is not None and not 0 < time <= 3600:
            case = {"why": "seconds", "option": "time", "most": 3600, "found": repr(time)}
            raise OptionError(f"time must be more than 0 and at most 3600 seconds, got {time!r}", case=case)
        if playouts is not None and playouts < 1:
            case = {"why": "at-least", "option": "playouts", "least": 1, "found": repr(playouts)}
            raise OptionError(f"playouts must be at least 1, got {playouts!r}", case=case)
        if not wall > 0:
            case = {"why": "positive", "option": "wall", "found": repr(wall)}
            raise OptionError(f"wall must be more than 0 seconds, got {wall!r}", case=case)
        if not 1 <= threads <= 256:
            case = {"why": "range", "option": "threads", "least": 1, "most": 256, "found": repr(threads)}
            raise OptionError(f"threads must be 1 to 256, got {threads!r}", case=case)
        self.time, self.budget, self.threads, self.wall = time, playouts, threads, wall
        self.playouts = 0
        """Playouts so far."""

    def prepare(self, turn: Turn) -> None:
        """Compile everything that the search needs."""
        tree = self.new_tree(turn, stream(0, 0), 1)
        tree.time = None
        tree.grow()

    def new_tree(self, turn: Turn, generator: Any, playouts: int | None) -> Tree:
        """A tree for one thread."""
        return Tree(turn, generator, self.time, playouts, self.wall)

    def choose(self, turn: Turn, rng: random.Random) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        return self._search(turn, rng, sought=turn.legal).best.action

    def think(self, turn: Turn, rng: random.Random) -> Thought:
        """Search, and return the opinion of every legal action."""
        return self._search(turn, rng)

    def _search(self, turn: Turn, rng: random.Random, sought: tuple[int, ...] = ()) -> Thought:
        """Search; with one thread only until it is certain which of the actions *sought* is the best."""
        seed = rng.getrandbits(63)
        share = None if self.budget is None else -(-self.budget // self.threads)
        trees = [self.new_tree(turn, stream(seed, index), share) for index in range(self.threads)]
        if self.threads == 1:
            trees[0].grow(sought)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(Tree.grow, trees))
        found = np.sum([each.at_root(turn.legal) for each in trees], axis=0).tolist()
        done = sum(each.playouts for each in trees)
        self.playouts += done
        players = int(turn.seen.players)
        opinions = tuple(_opinion(action, row, players) for action, row in zip(turn.legal, found, strict=True))
        return Thought(opinions, done, sum(each.seconds for each in trees))


class Tree:
    """One tree of one thread, with its memory."""

    NODES_PER_PLAYOUT = 1

    def __init__(
        self, turn: Turn, generator: Any, time: float | None, playouts: int | None, wall: float = math.inf
    ) -> None:
        kind = turn.kind
        self.time, self.budget, self.wall, self.horizon = time, playouts, wall, kind.horizon
        by_time = MAX_NODES if time is None else 1 + int(time * NODES_PER_SECOND)
        nodes = min(MAX_NODES, by_time, (playouts or MAX_NODES) * self.NODES_PER_PLAYOUT)
        self.nodes = np.zeros(nodes + 1, tree.NODE)
        self.hashes = np.zeros(1 << (2 * nodes).bit_length(), np.int32)
        self.buffers, self.workspace = np.zeros(1, tree.buffers_type(kind)), kind.workspace()
        self.buffers["seen"] = turn.seen
        self.buffers["state"]["rng"] = generator
        self.used, self.playouts, self.seconds = 1, 0, 0.0

    def grow(self, sought: tuple[int, ...] = ()) -> None:
        """Search until the budget is spent; a little is always done.

        If only the best of the actions *sought* is of interest, stop as soon as no other can be tried more often.
        """
        started, latest = clock.thread_time(), clock.perf_counter() + self.wall
        next_check = 0.0
        while self.budget is None or self.playouts < self.budget:
            count = CHUNK if self.budget is None else min(CHUNK, self.budget - self.playouts)
            self.used = self.search(count)
            self.playouts += count
            self.seconds = clock.thread_time() - started
            if (self.time is not None and self.seconds >= self.time) or clock.perf_counter() >= latest:
                break
            if sought and self.playouts >= next_check:
                if self.is_decided(sought):
                    break
                next_check = self.playouts * CHECK_GROWTH

    def is_decided(self, sought: tuple[int, ...]) -> bool:
        """Whether one of the actions has been tried so often that what is left of the budget cannot change it."""
        left = math.inf if self.budget is None else self.budget - self.playouts
        if self.time is not None and self.seconds:
            left = min(left, SPEED_MARGIN * self.playouts * (self.time / self.seconds - 1))
        *_, second, first = sorted(self.at_root(sought)[:, 0].tolist())
        return bool(first - second > left)

    def search(self, playouts: int) -> int:
        """Run *playouts*; return the number of used nodes."""
        return tree.search(self.nodes, self.hashes, self.used, self.buffers, self.workspace, self.horizon, playouts)

    def at_root(self, legal: tuple[int, ...]) -> NDArray[np.float64]:
        """Visits, sum and sum of squares of every legal action."""
        rows = np.zeros((len(legal), 3))
        for row, action in zip(rows, legal, strict=True):
            node = tree.find(self.nodes, self.hashes, 0, action)
            if node != tree.NONE:
                row[:] = self.nodes[node].visits, self.nodes[node].total, self.nodes[node].squares
        return rows


def _opinion(action: int, found: list[float], players: int) -> Opinion:
    """What was found out, as a share of the win instead of -1 … 1."""
    visits, total, squares = found
    shares = np.zeros(3)
    tree.judge(int(visits), total, squares, players, shares)
    return Opinion(action, int(visits), *shares.tolist())
