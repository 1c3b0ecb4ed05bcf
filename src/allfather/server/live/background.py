"""Background tasks, which nobody awaits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from allfather.server.errors import Refused
from allfather.server.store.store import StoreError

log = structlog.get_logger()


class Background:
    """Runs tasks in the background and logs their failures."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        """Strong references, because the event loop itself keeps only weak ones."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run *work* in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError | Refused):
            log.warning("postponed", error=str(error))
        elif error is not None:
            log.error("background task failed", exc_info=error)
