"""Servers in processes of their own, to be killed."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.running import WAIT

FIRST_WAIT = 180.0
"""The same for the start of a process, which may have to compile all rules."""
LIMITS = {
    "MESSAGE_RATE": "1e6",
    "MESSAGE_BURST": "1000000",
    "REQUEST_RATE": "1e6",
    "REQUEST_BURST": "1000000",
    "SOCKETS_PER_ADDRESS": "1000",
    "THINKERS": "1",
    "LOG_FORMAT": "json",
    "LOG_LEVEL": "warning",
}
PLAIN = ("-m", "allfather.cli")
# Where a new process waits for the lease of the one before, twenty leases of ten seconds would be too long to wait for.
WITH_SHORT_LEASE = (
    "-c",
    "from allfather.server import keeper; keeper.LEASE, keeper.ROUND = 1.0, 0.3; from allfather.cli import main; main()",
)


class Served:
    """``allfather serve`` on one data folder, with SQLite or with the PostgreSQL at *database*."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder, self.log = folder, folder.with_suffix(".log")
        self._program = WITH_SHORT_LEASE if database else PLAIN
        self._environment = os.environ | {
            f"ALLFATHER_{name}": value for name, value in (LIMITS | {"DATABASE": database}).items()
        }
        self._process: Process | None = None

    async def start(self) -> str:
        """Start it; return its address once it listens."""
        with self.log.open("a") as log:
            process = self._process = await self._run(stdout=PIPE, stdin=DEVNULL, stderr=log)
        assert process.stdout is not None
        async with asyncio.timeout(FIRST_WAIT):
            line = (await process.stdout.readline()).decode()
        assert " is at " in line, f"{line}{self.log.read_text()}"
        return line.split(" is at ")[1].split()[0]

    async def _run(self, **streams: Any) -> Process:
        command = (*self._program, "serve", "--port", "0", "--data", str(self.folder), "--no-qr")
        return await asyncio.create_subprocess_exec(sys.executable, *command, env=self._environment, **streams)

    async def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        with suppress(ProcessLookupError):  # it has ended by itself
            self._process.kill()
        await self._end()

    async def stop(self) -> int:
        """Ask it to end; return its exit status."""
        assert self._process is not None
        self._process.terminate()
        return await self._end()

    async def _end(self) -> int:
        assert self._process is not None
        async with asyncio.timeout(WAIT):
            await self._process.communicate()
        code = self._process.returncode
        assert code is not None
        self._process = None
        return code

    async def refused_start(self) -> tuple[int, str]:
        """Start it where that cannot work; return its exit status and what it said."""
        process = await self._run(stdout=PIPE, stdin=DEVNULL, stderr=PIPE)
        async with asyncio.timeout(WAIT):
            said, errors = await process.communicate()
        assert process.returncode is not None
        return process.returncode, (said + errors).decode()

    def errors(self) -> list[str]:
        """What it logged that should never be logged."""
        lines = [line for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if json.loads(line)["level"] == "error"]


@asynccontextmanager
async def served(folder: Path, database: str = "") -> AsyncIterator[Served]:
    """A server that is not started yet, and is no more in the end."""
    server = Served(folder, database)
    try:
        yield server
    finally:
        if server._process is not None:
            await server.kill()
