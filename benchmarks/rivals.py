"""Another game server under the same load as ours: 50 tables of ODIN with four sockets each, on one machine.

``python benchmarks/rivals.py`` measures boardgame.io. It needs Node 20 or newer with npm, and Linux.

For each move boardgame.io finds the match in memory, checks the turn and the version of the state, creates a store
with the rules of the game, runs the move on a draft of the state (Immer) with its plugins, ends the turn, and sends
each of the four sockets its own view as about 800 bytes of JSON: the whole view, its own bookkeeping and the log of
the move. Then it stores the new state in memory.

The same for both servers: the rules, one decision per move, random legal moves, a socket for each seat that answers
as soon as it has received the update, four private views for each move, JSON over WebSockets on loopback, and no
compression.

Differences in favour of boardgame.io: nothing is saved, so a crash loses every game. Nobody signs in, so the sender
of a move is not checked. The server lists no legal actions; the load generator computes them. It does not track which
cards are known, and it deals with an ordinary random generator. A refused move is not explained. Undo is off, and it
runs in production mode.

Differences to its disadvantage: it is a general framework, and keeps turns, phases, a complete log and a queue for
each match whether a game needs them or not. Its messages repeat much that the client already knows. They can be sent
as differences instead (``deltaState``), but computing those took about twice the time, so they are off.

Interpret the figure with care: it is for one process, and the rules are written as the manual advises, not for speed.
Hands are hidden in updates, but the message to a client that joins contains the whole first deal.
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
"""Seconds of play before counting starts, so that everything is compiled."""
TICKS = os.sysconf("SC_CLK_TCK")

Process = subprocess.Popen[str]


def measure_boardgame_io(seconds: float) -> dict[str, float] | None:
    """The moves and messages of a boardgame.io server and the time they took; ``None`` without Node and npm."""
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
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S603  # the command is fixed


def measured(server: Process, load: Process) -> dict[str, float]:
    """What happened between the two lines that the load generator prints."""
    first, used_before = json.loads(next_line(load)), cpu_seconds(server.pid)
    last, used = json.loads(next_line(load)), cpu_seconds(server.pid) - used_before
    if load.wait() != 0:
        raise RuntimeError("the load generator found an error in the play")
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
    """A process that is stopped when the block is left, for whatever reason."""
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
    # The name of the program is in parentheses and may contain anything.
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
