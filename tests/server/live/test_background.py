"""Tasks that must not end are started again when they fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from allfather.server.live import background
from allfather.server.live.background import Background
from allfather.server.metrics import Metrics
from tests.helpers.server.in_process import WAIT

pytestmark = pytest.mark.anyio


@pytest.fixture
async def tasks(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Background]:
    monkeypatch.setattr(background, "FIRST_PAUSE", 0.01)
    tasks = Background(Metrics())
    yield tasks
    await tasks.close()


async def test_a_task_that_fails_is_counted_and_started_again(tasks: Background) -> None:
    runs, well, may_end = 0, asyncio.Event(), asyncio.Event()
    failing = []

    async def work() -> None:
        nonlocal runs
        runs += 1
        failing.append(dict(tasks.failing))
        if runs < 4:
            raise ValueError(f"run {runs}")
        well.set()
        await may_end.wait()

    tasks.supervise("work", work)
    await asyncio.wait_for(well.wait(), WAIT)
    assert failing == [{}, {"work": "run 1"}, {"work": "run 2"}, {"work": "run 3"}]
    may_end.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert tasks.failing == {}
    assert tasks._metrics is not None
    assert 'allfather_task_failures_total{task="work"} 3.0' in tasks._metrics.render()[0].decode()


async def test_a_task_that_returns_runs_again_and_one_that_fails_stops_no_other(tasks: Background) -> None:
    runs, often = 0, asyncio.Event()

    async def fail() -> None:
        raise RuntimeError("always")

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 5:
            often.set()

    tasks.supervise("fail", fail)
    tasks.supervise("work", work, every=0.01)
    await asyncio.wait_for(often.wait(), WAIT)
    assert list(tasks.failing) == ["fail"]


async def test_pauses_grow(tasks: Background, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses, enough = list[float](), asyncio.Event()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 9:
            enough.set()
            await asyncio.Event().wait()

    async def fail() -> None:
        raise RuntimeError("always")

    monkeypatch.setattr(background, "FIRST_PAUSE", 1.0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    tasks.supervise("fail", fail)
    await asyncio.wait_for(enough.wait(), WAIT)
    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]
