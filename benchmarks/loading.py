"""How loading depends on age, and starting on the number of unfinished tables: ``python -m benchmarks.loading``.

Tables are written straight into an SQLite file, as a server that has been running for long would have left them. To
measure another checkout, put its ``src`` first into ``PYTHONPATH``.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import click
from benchmarks.load import memory_kb

from allfather.core.text_table import markdown
from allfather.odin import Game, Options
from allfather.server.live.hub import Hub
from allfather.server.store.store import open_store
from allfather.server.table.events import Acted, AnyEvent, Began, Dealt, Opened, Sat, event_text
from allfather.server.table.terms import NoClock, Terms, TurnClock
from allfather.sim.bench import describe_machine

AT, PERSON = 1_700_000_000_000, "ann"
SUMMARY = '{"id":"%s","game":"odin","players":2,"status":"playing","names":["Ann","Geri"],"free":0}'
UNFINISHED = 30
"""Events of an unfinished table."""


def long_game(count: int, *, has_clock: bool = False) -> list[str]:
    """The stored events of a table of ODIN without end."""
    clock = TurnClock(30 * 24 * 3600) if has_clock else NoClock()
    terms = Terms(clock=clock, bots="thrall", pace=0)
    head: list[AnyEvent] = [
        Opened(AT, "odin", 2, {"limit": 1_000_000}, terms, PERSON, "07" * 32),
        Sat(AT, 0, "Ann", PERSON),
        Sat(AT, 1, "Geri", bot="thrall"),
        Began(AT, ["", ""]),
    ]
    return [*map(event_text, head), *map(event_text, random_play(count - len(head)))]


def random_play(count: int) -> Iterator[AnyEvent]:
    game = Game(2, Options(limit=1_000_000))
    game.start_generator(1)
    for _ in range(count):
        if game.to_act is None:
            deal = game.draw_deal()
            game.apply_event("deal", deal)
            yield Dealt(AT, deal.tolist())
        else:
            seat, action = game.to_act, game.draw_action()
            game.apply_event("action", action)
            yield Acted(AT, seat, game.action_text(action), "person" if seat == 0 else "bot")
        game.past.clear()


def fill(path: Path, tables: Iterable[tuple[str, list[str]]]) -> None:
    """Write playing tables into the store at *path*."""
    with closing(sqlite3.connect(path)) as store, store:
        store.execute("INSERT INTO people (id, name, language, created, seen) VALUES (?, 'Ann', 'en', 0, 0)", (PERSON,))
        for table_id, texts in tables:
            listed = (table_id, table_id, SUMMARY % table_id, len(texts), AT, AT)
            store.execute(
                "INSERT INTO tables (id, code, game, players, status, listed, summary, version, created, changed,"
                " keeper) VALUES (?, ?, 'odin', 2, 'playing', 0, ?, ?, ?, ?, 'local')",
                listed,
            )
            store.execute("INSERT INTO seats (table_id, seat, person) VALUES (?, 0, ?)", (table_id, PERSON))
            rows = ((table_id, version, text) for version, text in enumerate(texts, 1))
            store.executemany("INSERT INTO events (table_id, version, writer, data) VALUES (?, ?, '', ?)", rows)
        with suppress(sqlite3.OperationalError):  # earlier versions have no such column
            store.execute("UPDATE tables SET rules = 'odin/1'")


async def empty_store(path: Path) -> None:
    await (await open_store(str(path), "benchmark")).close()


# Loading against age.


async def measure_ages(path: Path, ages: list[int]) -> list[list[str]]:
    await empty_store(path)
    texts = long_game(max(ages))
    fill(path, [("warm", texts[:100]), *((str(age), texts[:age]) for age in ages)])
    store = await open_store(str(path), "benchmark")
    await load(Hub(store), "warm")
    rows = []
    for age in ages:
        first, again = [await load(Hub(store), str(age)) for _ in range(2)]
        rows.append([f"{age:,}", *(f"{1000 * figure:,.1f}" for figure in (*first, *again))])
    await store.close()
    return rows


async def load(hub: Hub, table_id: str) -> tuple[float, float]:
    """The time to load a table, and the longest that another task had to wait meanwhile, in seconds."""
    longest = 0.0

    async def wait() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - before - 0.001)

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0.01)
    start = time.perf_counter()
    await hub.find(table_id)
    taken = time.perf_counter() - start
    await asyncio.sleep(0.3)  # what is saved in the background counts too
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    return taken, longest


# Starting against the number of unfinished tables.


def measure_starts(scratch: Path, counts: list[int]) -> Iterator[list[str]]:
    plain, clocked = long_game(UNFINISHED), long_game(UNFINISHED, has_clock=True)
    for count in counts:
        folder = scratch / str(count)
        folder.mkdir()
        asyncio.run(empty_store(folder / "allfather.sqlite"))
        # Every tenth has a clock, which somebody has to watch.
        tables = ((f"table{number:07}", plain if number % 10 else clocked) for number in range(count))
        fill(folder / "allfather.sqlite", tables)
        seconds, memory = start(folder)
        yield [f"{count:,}", f"{seconds:.1f}", f"{memory / 1024:,.0f}"]


def start(folder: Path) -> tuple[float, int]:
    """The seconds until a server listens, and its memory in kB a little later."""
    command = [sys.executable, "-m", "allfather.cli", "serve", "--port", "0", "--data", str(folder), "--no-qr"]
    env = os.environ | {"ALLFATHER_THINKERS": "1", "ALLFATHER_LOG_LEVEL": "error"}
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)  # noqa: S603  # all of it is ours
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "is at" in line, line
        seconds = time.perf_counter() - begun
        time.sleep(5.0)
        return seconds, memory_kb(process.pid)
    finally:
        process.terminate()
        process.wait(60)


def numbers(_context: click.Context, _parameter: click.Parameter, text: str) -> list[int]:
    return [int(number.replace("_", "")) for number in text.split(",") if number]


@click.command()
@click.option("--ages", default="1000,10000,100000,1000000", callback=numbers, show_default=True, help="In events.")
@click.option("--tables", default="0,1000,10000,100000", callback=numbers, show_default=True, help="Unfinished ones.")
def main(ages: list[int], tables: list[int]) -> None:
    """Measure loading and starting, and print two tables."""
    for line in describe_machine("Loading tables, and starting with many", "python -m benchmarks.loading", ()):
        click.echo(line)
    with tempfile.TemporaryDirectory() as folder:
        if ages:
            header = ["events", "first load, ms", "longest pause, ms", "later load, ms", "longest pause, ms"]
            rows = asyncio.run(measure_ages(Path(folder) / "ages.sqlite", ages))
            for line in markdown(header, rows, "r"):
                click.echo(line)
            click.echo()
        if tables:
            header = ["unfinished tables", "ready after, s", "memory, MB"]
            for line in markdown(header, measure_starts(Path(folder), tables), "r"):
                click.echo(line)


if __name__ == "__main__":
    main()
