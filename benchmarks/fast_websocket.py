"""What our WebSocket class gains over Uvicorn's own: ``python -m benchmarks.fast_websocket`` prints a table.

Servers with the one and with the other take turns, each playing ODIN as fast as it can (see ``benchmarks.load``), so
that whatever else the machine does affects both alike. The figure that counts is the median of moves per CPU second.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from statistics import median

import click
from benchmarks.load import PACKAGES, PROGRAM, Row, play, server

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


def measure(what: str, seconds: float) -> Row:
    """Play at a new server for a while."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), PROGRAMS[what]) as one:
        return asyncio.run(play(what, [one], seconds))


@click.command()
@click.option("--seconds", default=8.0, show_default=True, help="For each figure.")
@click.option("--rounds", default=7, show_default=True, help="Figures for each of the two.")
def main(seconds: float, rounds: int) -> None:
    """Measure both in turn, and print every figure and the medians."""
    command = f"python -m benchmarks.fast_websocket --seconds {seconds:g} --rounds {rounds}"
    for line in describe_machine("FastWebSocket and Uvicorn's own WebSocket", command, PACKAGES):
        click.echo(line)
    click.echo("| what | moves/s | moves per server CPU second | p50 ms | p99 ms | |\n|---|---:|---:|---:|---:|---|")
    rows: dict[str, list[Row]] = {what: [] for what in PROGRAMS}
    for number in range(rounds):
        for what in list(PROGRAMS)[:: 1 if number % 2 else -1]:
            rows[what].append(measure(what, seconds))
            click.echo(rows[what][-1])
    for what, found in rows.items():
        p50, p99 = (median(getattr(row, name) or 0.0 for row in found) for name in ("p50", "p99"))
        moves, cpu = median(row.moves for row in found), median(row.cpu for row in found)
        click.echo(Row(f"median, {what}", moves, cpu, p50, p99))
    gains = [own.cpu / other.cpu - 1 for own, other in zip(rows[OWN], rows[UVICORN], strict=True)]
    click.echo(f"\nGain in moves per CPU second, by round: {', '.join(f'{gain:+.1%}' for gain in sorted(gains))}")
    click.echo(f"Median of the gains: {median(gains):+.1%}")


if __name__ == "__main__":
    main()
