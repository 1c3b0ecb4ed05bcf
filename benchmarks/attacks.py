"""How an honest player fares beside an attacker: ``python -m benchmarks.attacks`` prints a table.

For each attack it starts a server on loopback, with SQLite, one thinker and all limits at their defaults. An honest
player at 127.0.0.1 pings every 50 ms, plays against the simplest bot without a pause, signs in every two seconds on a
new connection, and has three people delete themselves. An attacker at 127.0.0.2 runs one attack of
:mod:`benchmarks.attackers` meanwhile, and is still at it when the server gets SIGTERM.

``--src`` runs the server of another checkout instead; given several times, each attack is run on each of them in turn::

    python -m benchmarks.attacks --src ../before --src . --attacks none,hints

Everything shares one machine, so compare with the row ``none`` of the same run. Linux only.
"""

from __future__ import annotations

import asyncio
import resource
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click
from benchmarks.attackers import ATTACKS, Attack, Tally, attack_on
from benchmarks.honest import Honest, Latencies
from benchmarks.rivals import cpu_seconds
from benchmarks.servers import Process, start

from allfather.core.text_table import markdown
from allfather.sim.bench import describe_machine

PACKAGES = ("litestar", "msgspec", "uvicorn", "uvloop", "websockets")
FILES = 1024
"""File descriptors that the server may have, as is usual."""
SETTINGS = {"THINKERS": "1", "LOG_FORMAT": "json"}
STOP = 120.0
"""Seconds after which a server that does not stop is killed."""
MAX_PING, MAX_BOT, MAX_STOP = 0.1, 2.0, 5.0
"""Seconds that an honest player's ping, a bot's answer and a shutdown may take under any attack."""
HEADER = (
    "attack",
    "ping ms p50",
    "p99",
    "max",
    "bot max s",
    "sign-ins",
    "attacker got/s",
    "refused/s",
    "server CPU",
    "/health",
    "lobby",
    "SIGTERM s",
    "",
)


@dataclass
class Row:
    """One line of the table."""

    what: str
    seconds: float
    latencies: Latencies
    tally: Tally
    cpu: float
    """Seconds of the server's own process, without its thinkers."""
    stop: float
    errors: int
    """Errors that the server logged."""

    def cells(self) -> list[str]:
        latencies, (accepted, refused) = self.latencies, self.tally
        pings = sorted(latencies.pings)
        times = (pings[len(pings) // 2], pings[int(len(pings) * 0.99)], pings[-1])
        return [
            self.what,
            *(f"{1000 * each:,.1f}" for each in times),
            f"{self.slowest_bot:.2f}",
            f"{latencies.sign_ins['200']} of {latencies.sign_ins['asked']}",
            f"{accepted / self.seconds:,.1f}",
            ", ".join(f"{count / self.seconds:,.1f} {reason}" for reason, count in refused.most_common()),
            f"{self.cpu / self.seconds:.0%}",
            latencies.health,
            latencies.place,
            f"{self.stop:.1f}",
            "; ".join(self.notes()),
        ]

    @property
    def slowest_bot(self) -> float:
        return max(self.latencies.bot, default=self.seconds)

    def notes(self) -> Iterator[str]:
        """What is remarkable."""
        if failed := statuses(self.latencies.sign_ins):
            yield f"sign-ins {failed}"
        if failed := statuses(self.latencies.deletions):
            yield f"deletions {failed}"
        if self.latencies.refused:
            yield f"the player was refused: {', '.join(self.latencies.refused)}"
        if self.latencies.slowest > 1:
            yield f"slowest request {self.latencies.slowest:.1f} s"
        if self.stop >= STOP:
            yield "had to be killed"
        if self.errors:
            yield f"{self.errors} errors logged"

    @property
    def is_bearable(self) -> bool:
        """Whether the honest player hardly noticed."""
        is_quick = max(self.latencies.pings) <= MAX_PING and self.slowest_bot <= MAX_BOT and self.stop <= MAX_STOP
        return is_quick and not any(map(statuses, (self.latencies.sign_ins, self.latencies.deletions)))


def statuses(found: Counter[str]) -> str:
    """What happened to requests instead of success."""
    failed = {what: count for what, count in found.items() if what not in ("asked", "200", "204")}
    return ", ".join(f"{what} ({count})" for what, count in failed.items())


def measure(what: str, attack: str, seconds: float, checkout: Path, folder: Path) -> Row:
    """Run one *attack* on a new server."""
    log = folder.with_suffix(".log")
    with log.open("w") as stream:
        base, process = start(folder, SETTINGS, checkout, stream)
    try:
        with attack_on(base, attack) as attacker:
            latencies, tally, cpu = asyncio.run(beside(base, process, attacker, seconds))
            stop = seconds_to_stop(process)
    finally:
        process.kill()
        process.wait()
    errors = sum('"level": "error"' in line or '"level":"error"' in line for line in log.read_text().splitlines())
    return Row(what, seconds, latencies, tally, cpu, stop, errors)


async def beside(base: str, process: Process, attack: Attack, seconds: float) -> tuple[Latencies, Tally, float]:
    """Play beside an attack: the latencies of the player, what the attacker got, and what CPU time the server took."""
    honest = Honest(base)
    await honest.arrive()
    await asyncio.to_thread(attack.set_up)
    before = cpu_seconds(process.pid, with_children=False)
    attack.begin()
    await honest.measure(seconds)
    cpu, tally = cpu_seconds(process.pid, with_children=False) - before, attack.tally()
    return await honest.finish(), tally, cpu


def seconds_to_stop(process: Process) -> float:
    """Stop a server by SIGTERM; return how long that takes."""
    began = time.perf_counter()
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(STOP)
    except subprocess.TimeoutExpired:
        process.kill()
    return time.perf_counter() - began


def parse_attacks(context: click.Context, option: click.Parameter, text: str) -> Sequence[str]:
    names = text.split(",")
    if unknown := set(names) - ATTACKS.keys():
        raise click.BadParameter(f"there is no attack {min(unknown)}; there are {', '.join(ATTACKS)}")
    return names


@click.command()
@click.option("--seconds", default=10.0, show_default=True, help="For each attack.")
@click.option(
    "--attacks",
    default=",".join(ATTACKS),
    show_default=True,
    callback=parse_attacks,
    help="Which, separated by commas.",
)
@click.option(
    "--src",
    "checkouts",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A checkout whose server is attacked; this one by default. May be given several times.",
)
def main(seconds: float, attacks: Sequence[str], checkouts: tuple[Path, ...]) -> None:
    """Attack servers beside an honest player, and print a table."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    command = shlex.join(["python", "-m", "benchmarks.attacks", *sys.argv[1:]])
    for line in describe_machine("An honest player beside an attacker", command, PACKAGES):
        click.echo(line)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:

        def measured() -> Iterator[list[str]]:
            for attack in attacks:
                for checkout in checkouts or (Path(__file__).parent.parent,):
                    what = f"{attack}, {checkout.resolve().name}" if len(checkouts) > 1 else attack
                    rows.append(measure(what, attack, seconds, checkout, Path(folder) / f"{len(rows)}"))
                    yield rows[-1].cells()

        for line in markdown(HEADER, measured(), "lrrrrrrlrlrrl"):
            click.echo(line)
    unbearable = [row.what for row in rows if not row.is_bearable]
    limits = f"pings within {1000 * MAX_PING:g} ms, bots within {MAX_BOT:g} s, SIGTERM within {MAX_STOP:g} s"
    click.echo(f"\nNot bearable ({limits}, every request answered): {'; '.join(unbearable) or 'none'}.")
    for name in attacks:
        click.echo(f"- `{name}`: {ATTACKS[name].__doc__}")


if __name__ == "__main__":
    main()
