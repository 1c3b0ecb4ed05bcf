"""Servers in separate processes, which tests can kill."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from select import select
from typing import IO, Any

from tests.helpers.environment import python_path
from tests.helpers.server.in_process import WAIT

FIRST_WAIT = 180.0
"""Seconds to wait for the start of a process, which may have to compile all rules."""
SETTINGS = {
    "MESSAGE_RATE": "1e6",
    "MESSAGE_BURST": "1000000",
    "REQUEST_RATE": "1e6",
    "REQUEST_BURST": "1000000",
    "BOT_RATE": "1e6",
    "GUEST_RATE": "1e6",
    "GUEST_BURST": "1000000",
    "TABLE_RATE": "1e6",
    "TABLE_BURST": "1000000",
    "LISTED_PER_PERSON": "1000",
    "CONNECTIONS_PER_ADDRESS": "2000",
    "SOCKETS_PER_ADDRESS": "1000",
    "THINKERS": "1",
    "LOCAL_PLAY": "false",
    "LOG_FORMAT": "json",
    "LOG_LEVEL": "warning",
}
PLAIN = ("-m", "allfather.cli")
# With PostgreSQL a server waits until its predecessor's lease has expired; twenty times ten seconds would be too long.
WITH_SHORT_LEASE = (
    "-c",
    "from allfather import cli; from allfather.server.live import keeper\n"
    "keeper.LEASE, keeper.ROUND = 1.0, 0.3; cli.main()",
)


class Served:
    """``allfather serve`` on one data folder, with SQLite or with the PostgreSQL at *database*.

    It also finds the games in the folder *packages*, as if they were installed.
    """

    def __init__(
        self, folder: Path, database: str = "", packages: Path | None = None, *, local_play: bool = False
    ) -> None:
        self.folder, self.log = folder, folder.with_suffix(".log")
        program = WITH_SHORT_LEASE if database else PLAIN
        self._command: tuple[str, ...] = (sys.executable, *program, "serve", "--port=0", f"--data={folder}", "--no-qr")
        settings = SETTINGS | {"DATABASE": database, "LOCAL_PLAY": str(local_play).lower()}
        self._environment = os.environ | {f"ALLFATHER_{name}": value for name, value in settings.items()}
        if packages is not None:
            self._environment["PYTHONPATH"] = python_path(packages)
        self._process: subprocess.Popen[str] | None = None
        self._outputs: list[IO[str]] = []

    async def start(self) -> str:
        """Start it; return its address once it listens."""
        with self.log.open("a") as log:
            process = self._process = self._run(stderr=log)
        assert process.stdout is not None
        self._outputs.append(process.stdout)
        assert await is_readable(process.stdout, FIRST_WAIT)
        line = process.stdout.readline()
        assert " is at " in line, f"{line}{self.log.read_text()}"
        return line.split(" is at ")[1].split()[0]

    def _run(self, **streams: Any) -> subprocess.Popen[str]:
        return subprocess.Popen(
            self._command, env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, **streams
        )

    async def kill(self) -> None:
        """Kill it, which it cannot prevent."""
        assert self._process is not None
        self._process.kill()
        await self._end()

    async def stop(self) -> int:
        """Ask it to shut down; return its exit status."""
        assert self._process is not None
        self._process.terminate()
        return await self._end()

    async def _end(self) -> int:
        assert self._process is not None
        status = await asyncio.to_thread(self._process.wait, WAIT)
        self._process = None
        return status

    def workers(self) -> list[int]:
        """The processes that it has started for bots and for replays."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    async def fail_to_start(self) -> tuple[int, str]:
        """Start it where that must fail; return its exit status and output."""
        process = self._run(stderr=subprocess.STDOUT)
        said, _ = await asyncio.to_thread(process.communicate, timeout=FIRST_WAIT)
        return process.returncode, said

    async def close(self) -> None:
        """Kill it, if it is running, and wait until all processes that it ever started have ended too."""
        if self._process is not None:
            await self.kill()
        for output in self._outputs:
            # All of them hold the other end of the pipe.
            assert await is_readable(output, WAIT), "a process has outlived its server"
            output.close()

    def errors(self) -> list[str]:
        """The logged lines that should never occur."""
        lines = [line for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if json.loads(line)["level"] == "error"]


async def is_readable(stream: IO[str], seconds: float) -> bool:
    """Whether the stream has something to read, or ends, within *seconds*."""
    return bool((await asyncio.to_thread(select, [stream], [], [], seconds))[0])


@asynccontextmanager
async def served(folder: Path, database: str = "") -> AsyncIterator[Served]:
    """A server that is not started yet, and is cleaned up afterwards."""
    server = Served(folder, database)
    try:
        yield server
    finally:
        await server.close()
