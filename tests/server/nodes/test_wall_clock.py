"""The time of a node only goes forward, whatever happens to the clock of the machine."""

from __future__ import annotations

import time

import pytest

from allfather.server import wall_clock
from allfather.server.wall_clock import MAX_DELAY, SLEW, WallClock

HOUR = 3600 * 1000


class Ticks:
    """The time that passes, in milliseconds."""

    def __init__(self) -> None:
        self.now = 5_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> Ticks:
    ticks = Ticks()
    monkeypatch.setattr(wall_clock, "elapsed", ticks)
    return ticks


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_machines_clock_changes_nothing(jump: int, ticks: Ticks, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock()
    before, real = clock.now(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
    ticks.now += 250

    assert clock.now() == before + 250


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_it_follows_the_database_slowly_and_never_goes_back(jump: int, ticks: Ticks) -> None:
    clock = WallClock()
    start, began = clock.now(), ticks.now
    for _ in range(100):
        before = clock.now()
        ticks.now += 3_000
        clock.follow(start + jump + ticks.now - began, ticks.now)
        assert before < clock.now()
        assert abs(clock.now() - before - 3_000) <= SLEW * 3_000 + 1


def test_nodes_agree_after_a_while(ticks: Ticks) -> None:
    one, other = WallClock(), WallClock()
    database = one.now()
    one.set(database, ticks.now)
    other.set(database + 800, ticks.now)
    for _ in range(100):
        ticks.now, database = ticks.now + 3_000, database + 3_000
        one.follow(database, ticks.now)
        other.follow(database, ticks.now)

    assert abs(one.now() - database) <= 1
    assert abs(other.now() - database) <= 1


def test_the_time_on_the_way_is_taken_into_account_and_a_late_answer_is_not_used(ticks: Ticks) -> None:
    clock = WallClock()
    asked = ticks.now
    ticks.now += 200
    clock.set(1_000_000, asked)
    assert int(clock._offset) + ticks.now == 1_000_100
    ticks.now += 10_000
    before = clock._offset
    clock.follow(99_000_000, ticks.now - MAX_DELAY - 1)
    assert clock._offset == before
