"""Background tasks, which nobody awaits: single ones, and those that run for as long as the node does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from allfather.server.errors import Refused
from allfather.server.metrics import Metrics
from allfather.server.store.store import StoreError

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before a failed task is started again: after the first failure, and at most; each failure doubles them."""

log = structlog.get_logger()


class Background:
    """Runs tasks in the background, logs their failures and restarts those that must not end."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[Any]] = set()
        """Strong references, because the event loop itself keeps only weak ones."""
        self._named: set[str] = set()
        """The names of the tasks of :meth:`spawn_once` that are running."""
        self._supervised: list[asyncio.Task[None]] = []
        self.failing: dict[str, str] = {}
        """The supervised tasks whose last run failed, and why."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run *work* in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def spawn_once(self, name: str, make: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Run ``make()`` in the background, unless a task of this *name* is running."""
        if name not in self._named:
            self._named.add(name)
            self.spawn(make()).add_done_callback(lambda _: self._named.discard(name))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError | Refused):
            log.warning("postponed", error=str(error))
        elif error is not None:
            log.error("background task failed", exc_info=error)

    def supervise(self, name: str, make: Callable[[], Coroutine[Any, Any, Any]], every: float = FIRST_PAUSE) -> None:
        """Run ``make()`` until :meth:`close`: again *every* so many seconds after it returns, later if it fails."""
        self._supervised.append(asyncio.get_running_loop().create_task(self._supervise(name, make, every), name=name))

    async def _supervise(self, name: str, make: Callable[[], Coroutine[Any, Any, Any]], every: float) -> None:
        failures = 0
        while True:
            try:
                await make()
            except Exception as error:
                self._failed(name, error)
                pause = min(FIRST_PAUSE * 2**failures, LONGEST_PAUSE)
                failures += 1
            else:
                self.failing.pop(name, None)
                pause, failures = every, 0
            await asyncio.sleep(pause)

    def problems(self) -> list[str]:
        """The supervised tasks that are failing."""
        return [f"task {name} failed: {error}" for name, error in self.failing.items()]

    async def isolate(self, work: Awaitable[None], **table: str) -> None:
        """Await *work* at one *table*; if that fails, it concerns no other, but a store that fails concerns all.

        :raises StoreError: in that case.
        """
        try:
            await work
        except StoreError:
            raise
        except Refused as refused:
            log.warning("table not taken up", why=refused.code, **table)
        except Exception as error:
            log.error("table not taken up", exc_info=error, **table)
            if self._metrics is not None:
                self._metrics.task_failed("taking up a table")

    def _failed(self, name: str, error: Exception) -> None:
        self.failing[name] = str(error) or type(error).__name__
        if self._metrics is not None:
            self._metrics.task_failed(name)
        if isinstance(error, StoreError | Refused):
            log.warning("task failed", task=name, error=str(error))
        else:
            log.error("task failed", task=name, exc_info=error)

    async def close(self) -> None:
        """End all supervised tasks."""
        for task in self._supervised:
            task.cancel()
        await asyncio.gather(*self._supervised, return_exceptions=True)
        self._supervised.clear()
