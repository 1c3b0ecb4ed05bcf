"""What our WebSocket class gains over Uvicorn's own: ``python -m benchmarks.fast_websocket`` prints a table.

A server with the one and a server with the other run side by side. Their tables play ODIN as fast as they can (see
``benchmarks.load``), but take turns of a few seconds, so that whatever else the machine does affects both alike.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import click
from benchmarks.load import PACKAGES, PROGRAM, Client, Count, Load, cpu_seconds, server

from allfather.sim.bench import describe_machine

OWN, UVICORN = "FastWebSocket", "Uvicorn's own"
PROGRAMS = {
    OWN: PROGRAM,
    UVICORN: (
        "-c",
        "from allfather import cli; from allfather.server import serving;"
        " serving.FastWebSocket = 'websockets-sansio'; cli.main()",
    ),
}
SETTLE = 0.3
"""Seconds in which a server finishes what it was doing when its turn ended."""


class Slice(NamedTuple):
    """One turn of a server."""

    moves: int
    cpu: float
    waits: list[float]

    def wait(self, part: float) -> float:
        """The time that this *part* of the moves took at most."""
        return sorted(self.waits)[int(len(self.waits) * part)]


FIGURES: dict[str, Callable[[Slice], float]] = {
    "moves/s": lambda each: each.moves,
    "moves per server CPU second": lambda each: each.moves / each.cpu,
    "p50": lambda each: each.wait(0.5),
    "p99": lambda each: each.wait(0.99),
}


class PausedLoad(Load):
    """Tables full of clients that act during their turn only."""

    def __init__(self, base: str, pid: int) -> None:
        super().__init__([base])
        self.pid = pid
        self.is_playing = False
        self.pending: list[Callable[[], None]] = []

    def act(self, client: Client, message: dict[str, Any]) -> None:
        if self.is_playing:
            super().act(client, message)
        else:
            self.pending.append(lambda: Load.act(self, client, message))

    async def play(self, seconds: float) -> Slice:
        """Play for a while, then finish what is under way."""
        self.count, cpu = Count(), cpu_seconds(self.pid)
        self.is_playing = True
        pending, self.pending = self.pending, []
        for act in pending:
            act()
        await asyncio.sleep(seconds)
        self.is_playing = False
        await asyncio.sleep(SETTLE)
        return Slice(self.count.moves, cpu_seconds(self.pid) - cpu, self.count.waits)


async def take_turns(servers: dict[str, tuple[str, int]], seconds: float, rounds: int) -> dict[str, list[Slice]]:
    """Let the *servers* play in turn, the first round uncounted."""
    loads = {what: PausedLoad(*one) for what, one in servers.items()}
    for load in loads.values():
        await load.open()
    found: dict[str, list[Slice]] = {what: [] for what in servers}
    for number in range(rounds + 1):
        for what in list(loads)[:: 1 if number % 2 else -1]:
            slice_ = await loads[what].play(seconds)
            if number:
                found[what].append(slice_)
    for load in loads.values():
        load.close()
    return found


@click.command()
@click.option("--seconds", default=3.0, show_default=True, help="Length of a turn.")
@click.option("--rounds", default=20, show_default=True, help="Turns of each server.")
def main(seconds: float, rounds: int) -> None:
    """Measure both in turn, and print the medians of all turns."""
    command = f"python -m benchmarks.fast_websocket --seconds {seconds:g} --rounds {rounds}"
    for line in describe_machine("FastWebSocket and Uvicorn's own WebSocket", command, PACKAGES):
        click.echo(line)
    with ExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = {
            what: stack.enter_context(server(scratch / str(number), program))
            for number, (what, program) in enumerate(PROGRAMS.items())
        }
        found = asyncio.run(take_turns(servers, seconds, rounds))
    click.echo("| WebSocket | moves/s | moves per server CPU second | p50 ms | p99 ms |\n|---|---:|---:|---:|---:|")
    for what, slices in found.items():
        click.echo(row(what, slices, seconds))
    click.echo(f"\nMedians of {rounds} turns each. Gain round by round, median and quartiles:\n")
    for what, figure in FIGURES.items():
        gains = [figure(own) / figure(other) - 1 for own, other in zip(found[OWN], found[UVICORN], strict=True)]
        low, high = quartiles(gains)
        click.echo(f"- {what}: {median(gains):+.0%} ({low:+.0%} to {high:+.0%})")


def row(what: str, slices: list[Slice], seconds: float) -> str:
    """One line of the table."""
    moves, rate, p50, p99 = (median(map(figure, slices)) for figure in FIGURES.values())
    return f"| {what} | {moves / seconds:,.0f} | {rate:,.0f} | {1000 * p50:.1f} | {1000 * p99:.1f} |"


def quartiles(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    return ordered[len(ordered) // 4], ordered[3 * len(ordered) // 4]


if __name__ == "__main__":
    main()
