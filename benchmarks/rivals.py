"""Other game servers under the load that ours is put under: 50 tables of ODIN, four sockets each, on one machine.

``python benchmarks/rivals.py`` prints what boardgame.io does. It needs Node 20 or newer with npm, and Linux.

What boardgame.io does for a move: it finds the match in memory, checks whose turn it is and which version was looked
at, makes a store with the rules of the game, runs the move on a draft of the state (Immer) with its plugins, ends the
turn, and sends each of the four sockets its own view as JSON, about 800 bytes: the whole view, its own bookkeeping and
the log of the move. Then it keeps the new state.

The same here and there: the rules, one decision a move, random legal moves, a socket for each seat that answers as soon
as it has seen the update, four private views for each move, JSON over WebSockets on the loopback, no compression.

Not the same, in its favour: nothing is saved, so a crash loses every game. Nobody signs in, so no move is checked for
who sent it. It lists no legal actions; the load works them out. It keeps no account of who is known to hold which card,
and deals with a plain random generator. A refused move is not explained. Undo is off, and it runs as in production.

Not the same, to its disadvantage: it is general, and keeps turns, phases, a log of everything and a queue for each
match whether a game wants them or not. Its messages repeat much that the client knows. They can be sent as differences
instead (``deltaState``), but finding those took it about twice the time, so they are off.

Take care with the figure: it is one process, and its rules are written as its manual advises,
not for speed. Hands are hidden in its updates; the message to a client that joins holds the whole first deal.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).parent / "boardgame_io"
TABLES = 50
WARM_UP = 5.0
"""Seconds of play before the count begins, so that everything is compiled."""
TICKS = os.sysconf("SC_CLK_TCK")

Process = subprocess.Popen[str]


def measure_boardgame_io(seconds: float) -> dict[str, float] | None:
    """Moves, messages, and the time they took a boardgame.io server; ``None`` without Node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    with TemporaryDirectory(prefix="rival-") as name:
        folder = Path(name)
        install(npm, folder)
        with running([node, "server.cjs"], folder) as server:
            numbers = [next_line(server), str(TABLES), str(WARM_UP), str(seconds)]
            with running([node, "load.mjs", *numbers], folder) as load:
                return measured(server, load)


def install(npm: str, folder: Path) -> None:
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("node_modules"), dirs_exist_ok=True)
    command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S603  # all of it is ours


def measured(server: Process, load: Process) -> dict[str, float]:
    """What happened between the two lines that the load prints."""
    first, used_before = json.loads(next_line(load)), cpu_seconds(server.pid)
    last, used = json.loads(next_line(load)), cpu_seconds(server.pid) - used_before
    if load.wait() != 0:
        raise RuntimeError("the load found a fault in the play")
    moves = last["moves"] - first["moves"]
    return {
        "moves": moves,
        "messages": last["messages"] - first["messages"],
        "hands": last["hands"] - first["hands"],
        "wall_seconds": last["at"] - first["at"],
        "server_cpu_seconds": used,
        "moves_per_cpu_second": moves / used,
    }


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[Process]:
    """A process that is gone when the block is left, however that happens."""
    environment = {**os.environ, "NODE_ENV": "production"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=folder, env=environment, stdin=pipe, stdout=pipe, text=True) as process:  # noqa: S603
        try:
            yield process
        finally:
            process.kill()


def next_line(process: Process) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"{process.args!r} ended early")
    return line.strip()


def cpu_seconds(pid: int, *, with_children: bool = True) -> float:
    """Processor time that a process, its threads and its children have used so far."""
    process = Path("/proc") / str(pid)
    # The name of the program stands in brackets and may hold anything.
    fields = (process / "stat").read_text().rpartition(")")[2].split()
    if not with_children:
        return sum(map(int, fields[11:13])) / TICKS
    children = {child for task in (process / "task").iterdir() for child in (task / "children").read_text().split()}
    return sum(map(int, fields[11:15])) / TICKS + sum(cpu_seconds(int(child)) for child in children)


def main() -> None:
    result = measure_boardgame_io(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
    sys.stdout.write(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
