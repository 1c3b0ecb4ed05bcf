"""Servers in processes of their own, for benchmarks."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

from benchmarks.rivals import cpu_seconds

Process = subprocess.Popen[str]


def start(
    folder: Path, settings: dict[str, str], checkout: Path | None = None, log: IO[str] | None = None
) -> tuple[str, Process]:
    """Start a server that keeps its data in *folder*; return its address and process once it is idle.

    It runs the code of another *checkout* if that is given.
    """
    env = os.environ | {f"ALLFATHER_{key}": value for key, value in settings.items()}
    if checkout is not None:
        env["PYTHONPATH"] = os.pathsep.join([str(checkout / "src"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "allfather.cli", "serve", "--port", "0", "--data", str(folder), "--no-qr"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)  # noqa: S603  # all of it is ours
    assert process.stdout is not None
    line = process.stdout.readline()
    if " is at " not in line:
        process.kill()
        raise RuntimeError(f"the server did not start: {line}")
    wait_until_idle(process.pid)
    return line.split(" is at ")[1].split()[0], process


def wait_until_idle(pid: int) -> None:
    """Wait until the processes that think for bots are warm, so that they cost nothing later."""
    before = -1.0
    while (now := cpu_seconds(pid)) > before + 0.02:
        before = now
        time.sleep(1.0)
