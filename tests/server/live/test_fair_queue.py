"""The fair queue: who gets the next slot."""

from __future__ import annotations

import asyncio
import random

import pytest

from allfather.server.errors import Refused
from allfather.server.live import fair_queue
from allfather.server.live.fair_queue import PATIENCE, FairQueue, Slot

pytestmark = pytest.mark.anyio


class Office:
    """A queue on a clock of its own, whose questions end when the test says so."""

    def __init__(self, width: int = 1, kinds: tuple[str, ...] = ("move", "hint")) -> None:
        self.now = 0.0
        self.queue = FairQueue(width, kinds, lambda: self.now)
        self.running: list[Slot] = []
        self.served: list[str] = []
        """The keys that got a slot, in order."""

    async def ask(self, key: str, count: int = 1, kind: str = "move") -> list[asyncio.Task[None]]:
        """Ask *count* questions, and let the queue have them."""
        tasks = [asyncio.create_task(self._ask(key, kind)) for _ in range(count)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return tasks

    async def _ask(self, key: str, kind: str) -> None:
        slot = await self.queue.enter(key, kind)
        self.running.append(slot)
        self.served.append(key)

    async def answer(self, seconds: float = 1.0, count: int = 1) -> None:
        """Answer the oldest running question *count* times, each after *seconds*."""
        for _ in range(count):
            self.now += seconds
            self.running.pop(0).leave()
            await asyncio.sleep(0)
            await asyncio.sleep(0)


async def test_no_more_run_than_there_are_slots() -> None:
    office = Office(width=3)
    await office.ask("a", 5)

    assert len(office.running) == 3
    assert office.queue.length("move") == 2
    await office.answer(count=2)
    assert len(office.running) == 3
    assert office.queue.length("move") == 0


async def test_who_asks_once_is_next_however_much_another_asks() -> None:
    office = Office()
    await office.ask("greedy", 200)
    await office.answer(count=5)
    await office.ask("modest")
    await office.answer()

    assert office.served[-1] == "modest"


async def test_time_that_nobody_else_wanted_is_not_held_against_anybody() -> None:
    office = Office()
    for _ in range(50):
        await office.ask("regular")
        await office.answer(10)
    await office.ask("new", 50)
    await office.ask("regular")
    await office.answer(count=2)

    assert office.served[-3:] == ["new", "regular", "new"]


async def test_nobody_saves_up_time_by_being_idle() -> None:
    office = Office()
    await office.ask("steady", 50)
    await office.answer(count=20)
    await office.ask("late", 50)
    await office.answer(count=20)

    assert 9 <= office.served[-20:].count("steady") <= 11


async def test_what_is_shared_is_time_and_not_the_number_of_questions() -> None:
    office = Office()
    await office.ask("long", 10)
    await office.ask("short", 100)
    for _ in range(50):
        await office.answer(1.0 if office.running[0].key == "long" else 0.1)

    assert 4 <= office.served.count("long") <= 6


async def test_nobody_holds_all_slots_while_another_waits() -> None:
    office = Office(width=4)
    await office.ask("greedy", 20)
    await office.ask("other", 20)
    await office.answer(count=8)

    assert sorted(slot.key for slot in office.running) == ["greedy", "greedy", "other", "other"]


async def test_moves_come_before_hints_but_hints_do_not_starve() -> None:
    office = Office()
    await office.ask("busy")
    await office.ask("advised", 3, kind="hint")
    await office.ask("player", 3 * PATIENCE)
    office.served.clear()
    await office.answer(count=2 * (PATIENCE + 1))

    assert office.served == 2 * [*(PATIENCE * ["player"]), "advised"]


async def test_a_question_whose_asker_is_gone_is_dropped() -> None:
    office = Office()
    await office.ask("a")
    gone = await office.ask("gone", 3, kind="hint")
    stays = await office.ask("stays", kind="hint")
    for task in gone:
        task.cancel()
    await asyncio.gather(*gone, return_exceptions=True)

    assert office.queue.length("hint") == 1
    await office.answer()
    await asyncio.gather(*stays)
    assert office.served == ["a", "stays"]


async def test_a_slot_is_not_lost_if_its_asker_goes_at_that_moment() -> None:
    office = Office()
    await office.ask("a")
    [before] = await office.ask("before")
    [gone] = await office.ask("gone")
    await office.ask("next")
    before.cancel()  # it is skipped, since its task has not run when the slot is given away
    office.running.pop(0).leave()
    gone.cancel()  # it has the slot, but does not know yet
    await asyncio.gather(before, gone, return_exceptions=True)
    await asyncio.sleep(0)

    assert office.served == ["a", "next"]
    await office.answer()
    assert office.queue.load("a") == office.queue.load("gone") == 0


async def test_too_many_of_one_key_are_refused_with_the_limit() -> None:
    queue = FairQueue(1, ("replay",))
    await queue.enter("a", "replay", 2)
    waiting = [asyncio.create_task(queue.enter("a", "replay", 2)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await queue.enter("a", "replay", 2)
    other = asyncio.create_task(queue.enter("b", "replay", 2))
    await asyncio.sleep(0)

    assert (refused.value.code, refused.value.values) == ("busy", {"limit": 2, "seconds": 1})
    assert queue.length("replay") == 3
    for task in (*waiting, other):
        task.cancel()


async def test_the_load_of_a_key_does_not_grow_with_the_questions_of_others() -> None:
    office = Office(width=2)
    await office.ask("a", 2)
    await office.ask("b", 4)
    before = office.queue.load("a")
    await office.ask("b", 100)

    assert office.queue.load("a") == before == 2  # two keys with two questions each, for two slots
    assert office.queue.load("b") == 104
    assert office.queue.load("c") == 0


async def test_who_asks_least_pays() -> None:
    office = Office()
    await office.ask("a", 3)
    await office.ask("b", 1)

    assert office.queue.lightest({"a", "b"}) == "b"
    assert office.queue.lightest({"a", "b", "c"}) == "c"
    assert office.queue.lightest({"a"}) == "a"


async def test_waits_are_seen_while_they_last_and_afterwards() -> None:
    office, waits = Office(), list[tuple[str, float]]()
    office.queue.on_turn = lambda kind, waited: waits.append((kind, waited))
    await office.ask("a")
    await office.ask("b", kind="hint")
    office.now += 3

    assert office.queue.longest_wait("hint") == 3
    assert office.queue.longest_wait("move") == 0
    await office.answer(2)
    assert waits == [("move", 0), ("hint", 5)]


async def test_what_is_remembered_of_keys_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_REMEMBERED", 20)
    office = Office()
    await office.ask("always", 300)
    for number in range(100):
        await office.ask(f"key {number}")
        await office.answer(count=2)

    assert len(office.queue._use) <= 20 + 2
    while office.running:
        await office.answer()
    assert not office.queue._use


async def test_new_keys_without_end_do_not_starve_an_old_one() -> None:
    office = Office()
    await office.ask("old", 100)
    for number in range(100):
        await office.ask(f"new {number}")
        await office.answer()

    assert office.served.count("old") > 10


@pytest.mark.parametrize("flood", [1, 5, 100])
@pytest.mark.parametrize("seed", range(5))
async def test_the_wait_is_bounded_by_the_number_of_keys_not_of_questions(flood: int, seed: int) -> None:
    rng, longest, floods = random.Random(seed), 1.0, 4
    office, waits = Office(), list[float]()
    for _ in range(100):
        for key in (f"flood {number}" for number in range(floods)):
            await office.ask(key, flood - office.queue._asking[key])
        if rng.random() < 0.3 and office.queue.load("modest") == 0:
            asked = office.now
            [task] = await office.ask("modest")
            while not task.done():
                await office.answer(rng.uniform(0, longest))
            waits.append(office.now - asked)
        await office.answer(rng.uniform(0, longest))

    assert len(waits) > 10
    assert max(waits) <= longest * (floods + 1)
