"""A fair queue for work that only a few can have done at a time: whoever asks for a lot waits longer, nobody else."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence

from allfather.server.errors import Refused

PATIENCE = 8
"""The number of times that a kind is passed over for more urgent ones before it gets the next slot."""
RETRY_SECONDS = 1
"""When somebody who asked too much at once may come back."""
MAX_REMEMBERED = 1000
"""Keys whose use is remembered before those that no longer matter are forgotten."""


class Slot:
    """A place in the queue, and later one of its slots."""

    __slots__ = ("_queue", "began", "key", "kind", "since", "turn")

    def __init__(self, queue: FairQueue, key: str, kind: str, since: float) -> None:
        self._queue, self.key, self.kind, self.since = queue, key, kind, since
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.began = 0.0

    def leave(self) -> None:
        """Free the slot for the next in the queue; the time since its turn counts as use of its key."""
        self._queue.left(self)


class FairQueue:
    """Slots for *width* questions at a time.

    A free slot goes to the most urgent kind, of which *kinds* has the first; now and then to another, so that none
    starves. Within a kind it goes to the key that has the fewest slots, and among those to the one that has had the
    least time. This is fair queueing: the time that a key has had is on a clock of the queue's own, which advances by
    everybody's share of the time that was used, and whoever asked for nothing begins with the present. So nobody saves
    up time by being idle, nobody pays for time that nobody else wanted, and whoever asks seldom is next.
    """

    def __init__(self, width: int, kinds: Sequence[str], clock: Callable[[], float] = time.monotonic) -> None:
        self.width, self.kinds = width, tuple(kinds)
        self.on_turn: Callable[[str, float], None] = lambda kind, waited: None
        """Called when a question's turn comes, with its kind and how long it waited."""
        self._clock = clock
        self._waiting: dict[str, dict[str, OrderedDict[Slot, None]]] = {kind: {} for kind in kinds}
        """By kind and by key, oldest first."""
        self._passed_over = Counter[str]()
        """How often each kind has been passed over since it last got a slot."""
        self._asking = Counter[str]()
        """By key, the questions that wait or run."""
        self._running = Counter[str]()
        self._free = width
        self._use: dict[str, float] = {}
        self._present = 0.0
        """The use of a key that has had its share of all time so far, and with which a new one begins."""

    # Asking.

    async def enter(self, key: str, kind: str, most: int | None = None) -> Slot:
        """Wait for a slot, which must be left in the end; a cancelled caller is dropped from the queue.

        :raises Refused: if *key* already has *most* questions of this kind waiting.
        """
        queue = self._waiting[kind].get(key, ())
        if most is not None and len(queue) >= most:
            raise Refused("busy", limit=most, seconds=RETRY_SECONDS)
        if key not in self._asking:
            self._use[key] = self._use_of(key)
        slot = Slot(self, key, kind, self._clock())
        self._waiting[kind].setdefault(key, OrderedDict())[slot] = None
        self._asking[key] += 1
        self._give_slots()
        try:
            await slot.turn
        except asyncio.CancelledError:
            if slot.turn.cancelled():
                self._drop(slot)
            else:  # its turn came at the same moment
                slot.leave()
            raise
        return slot

    def left(self, slot: Slot) -> None:
        """Take back a slot and give it to the next."""
        key, seconds = slot.key, self._clock() - slot.began
        self._use[key] += seconds
        self._present += seconds / len(self._asking)
        self._free += 1
        _decrease(self._running, key)
        _decrease(self._asking, key)
        self._give_slots()
        self._forget()

    def _drop(self, slot: Slot) -> None:
        _decrease(self._asking, slot.key)
        queue = self._waiting[slot.kind].get(slot.key)
        if queue is not None and slot in queue:  # else it was skipped already
            del queue[slot]
            if not queue:
                del self._waiting[slot.kind][slot.key]
        self._forget()

    # Giving slots away.

    def _give_slots(self) -> None:
        while self._free and (kind := self._next_kind()) is not None:
            slot = self._next_of(kind)
            if not slot.turn.cancelled():
                self._give_slot(slot)

    def _give_slot(self, slot: Slot) -> None:
        self._free -= 1
        self._running[slot.key] += 1
        slot.began = self._clock()
        self._present = max(self._present, self._use[slot.key])
        self.on_turn(slot.kind, slot.began - slot.since)
        slot.turn.set_result(None)

    def _next_kind(self) -> str | None:
        waiting = [kind for kind in self.kinds if self._waiting[kind]]
        if not waiting:
            return None
        starved = [kind for kind in waiting if self._passed_over[kind] >= PATIENCE]
        chosen = (starved or waiting)[0]
        self._passed_over.update(waiting[waiting.index(chosen) + 1 :])
        self._passed_over[chosen] = 0
        return chosen

    def _next_of(self, kind: str) -> Slot:
        """The next question of *kind*, which is taken out of the queue."""
        waiting = self._waiting[kind]
        key = min(waiting, key=lambda key: (self._running[key], self._use[key], _oldest(waiting[key]).since))
        slot, _ = waiting[key].popitem(last=False)
        if not waiting[key]:
            del waiting[key]
        return slot

    def _use_of(self, key: str) -> float:
        return self._use[key] if key in self._asking else max(self._present, self._use.get(key, 0.0))

    def _forget(self) -> None:
        """Forget the use of keys that ask for nothing and would begin with the present anyway."""
        if not self._asking:
            self._use.clear()
            self._present = 0.0
        elif len(self._use) > MAX_REMEMBERED:
            self._use = {key: use for key, use in self._use.items() if use > self._present or key in self._asking}

    # Looking.

    def load(self, key: str) -> float:
        """The questions per slot if every key had as many as *key*, so that others' many questions do not matter."""
        return len(self._asking) * self._asking[key] / self.width

    def lightest(self, keys: Iterable[str]) -> str:
        """Of *keys*, the one that asks for the least."""
        return min(keys, key=lambda key: (self._asking[key], self._use_of(key), key))

    def length(self, kind: str) -> int:
        """How many questions of *kind* wait."""
        return sum(map(len, self._waiting[kind].values()))

    def longest_wait(self, kind: str) -> float:
        """How many seconds the oldest waiting question of *kind* has waited."""
        return max((self._clock() - _oldest(queue).since for queue in self._waiting[kind].values()), default=0.0)


def _oldest(queue: OrderedDict[Slot, None]) -> Slot:
    return next(iter(queue))


def _decrease(counter: Counter[str], key: str) -> None:
    """Count one less, and forget *key* at zero."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
