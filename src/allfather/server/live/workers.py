"""Processes that answer questions in the order of a fair queue, and may die or be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from allfather.server.errors import Refused
from allfather.server.live.fair_queue import FairQueue

ATTEMPTS = 2
"""How often a question is asked when its process dies."""

Answer = TypeVar("Answer")


class Processes(SpawnContext):
    """Starts the processes of an executor and remembers them, because an executor does not say which they are."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[BaseProcess] = []

    def Process(self, *arguments: Any, **named: Any) -> BaseProcess:  # type: ignore[override]  # noqa: N802
        process = SpawnContext.Process(*arguments, **named)
        self.started.append(process)
        return process

    def kill(self) -> None:
        for process in self.started:
            if process.is_alive():
                process.kill()


class Workers:
    """*count* processes at low priority, each of which answers one question at a time.

    A process runs *prepare* before questions that have a time limit, because loading the rules does not count.
    """

    def __init__(self, count: int, kinds: Sequence[str], niceness: int, prepare: Callable[[], None]) -> None:
        self.queue = FairQueue(count, kinds)
        self._niceness, self._prepare = niceness, prepare
        self._is_awake = False
        self._is_open = True
        self._start()

    def _start(self) -> None:
        self._processes = Processes()
        self._executor = ProcessPoolExecutor(self.queue.width, self._processes, _initialize, (self._niceness,))

    def wake(self) -> None:
        """Start the processes, so that the first question does not have to wait for them."""
        if self._is_awake:
            return
        self._is_awake = True
        for _ in range(self.queue.width):
            self._executor.submit(self._prepare)

    async def ask(
        self,
        key: str,
        kind: str,
        question: Callable[[float], Callable[[], Answer]],
        *,
        most: int | None = None,
        limit: float | None = None,
    ) -> Answer:
        """The answer to a *question*, which is made when its turn comes, from the load that its time is divided by.

        A cancelled caller is dropped from the queue; if its question is being answered, the answer is thrown away.

        :raises Refused: if *key* has *most* questions waiting, if the answer takes longer than *limit* seconds, or if
            the process dies repeatedly.
        """
        slot = await self.queue.enter(key, kind, most)
        try:
            job = question(self.queue.load(key))
        except BaseException:
            slot.leave()
            raise
        answer = asyncio.create_task(self._answer(job, limit))

        def done(answer: asyncio.Task[Answer]) -> None:
            slot.leave()
            if not answer.cancelled():
                answer.exception()  # the caller, to whom it belongs, may be gone

        answer.add_done_callback(done)
        await asyncio.wait([answer])
        return answer.result()

    async def _answer(self, job: Callable[[], Answer], limit: float | None) -> Answer:
        run = asyncio.get_running_loop().run_in_executor
        for _ in range(ATTEMPTS):
            executor = self._executor
            if not self._is_open:
                break
            try:
                if limit is not None:
                    await run(executor, self._prepare)
                return await asyncio.wait_for(run(executor, job), limit)
            except BrokenProcessPool:
                self._replace(executor)
            except TimeoutError:
                self._replace(executor)
                raise Refused("too-large") from None
        raise Refused("unavailable")

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """Replace *executor*, one of whose processes is dead or must die; the first caller to notice does it."""
        if self._is_open and executor is self._executor:
            self._processes.kill()
            self._start()
            executor.shutdown(wait=False)

    def close(self) -> None:
        """Kill the processes, because a search may take long, and compiling before the first one takes minutes."""
        self._is_open = False
        self._processes.kill()
        self._executor.shutdown(cancel_futures=True)


def _initialize(niceness: int) -> None:
    """Prepare a process: it runs at low priority, ignores Ctrl-C, and exits when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _end_with_parent() -> None:
    """Exit when the server does: if it is killed, its processes would wait forever otherwise."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
