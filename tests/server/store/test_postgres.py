"""The store in PostgreSQL: nodes race, and lose their connection."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from allfather.server.repositories.tables import EVENTS
from allfather.server.store import bus, reconnect
from allfather.server.store.postgres import PostgresStore
from allfather.server.store.store import Store, StoreError, open_store, statement
from tests.server.conftest import Postgres

pytestmark = pytest.mark.anyio

BAN = "INSERT INTO bans (kind, value, reason, expires) VALUES ('name', $1, '', 0)"
KILL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
PROCESSES = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"

DIE = """
CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$
"""
DIE_AT_COMMIT = """
CREATE CONSTRAINT TRIGGER die AFTER INSERT ON bans DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION die()
"""


@asynccontextmanager
async def opened(url: str, *nodes: str) -> AsyncIterator[list[PostgresStore]]:
    stores = await asyncio.gather(*(PostgresStore.open(url, node) for node in nodes))
    try:
        yield stores
    finally:
        await asyncio.gather(*(store.close() for store in stores))


async def events_of(store: Store, table_id: str) -> list[tuple[int, str]]:
    sql = "SELECT version, data FROM events WHERE table_id = $1 ORDER BY version"
    return [(version, data) for version, data in await store.rows(sql, table_id)]


# Races.


async def test_several_nodes_may_start_at_once(postgres_url: str) -> None:
    async with opened(postgres_url, *"abcd") as stores:
        assert await stores[0].rows("SELECT count(*) = max(number) FROM migrations") == [(True,)]


async def test_nodes_that_race_for_a_table_lose_no_event(postgres_url: str) -> None:
    """Each node appends what it believes to be the next event, and reads again if that fails."""

    async def play(store: PostgresStore, node: str, table_id: str) -> list[tuple[int, list[str]]]:
        version, won = 0, []
        while version < 60:
            texts = [f"{node} {version + place}" for place in range(random.randint(1, 3))]
            if await store.append(EVENTS, table_id, version, texts):
                won.append((version, texts))
            version = len(await events_of(store, table_id))
        return won

    async with opened(postgres_url, "a", "b") as (a, b):
        tables = [f"t{number}" for number in range(8)]
        games = [(store, node, table_id) for table_id in tables for store, node in ((a, "a"), (b, "b"))]
        wins = await asyncio.gather(*(play(*game) for game in games))
        for place, table_id in enumerate(tables):
            won = sorted(wins[2 * place] + wins[2 * place + 1])
            assert await events_of(a, table_id) == list(enumerate(text for _, texts in won for text in texts))


async def test_exactly_one_of_two_nodes_wins(postgres_url: str) -> None:
    async with opened(postgres_url, "a", "b") as (a, b):
        places = [(f"t{number % 5}", number // 5) for number in range(200)]
        appends = [store.append(EVENTS, *place, [node]) for place in places for store, node in ((a, "a"), (b, "b"))]
        results = iter(await asyncio.gather(*appends))
        for (table_id, version), won in zip(places, zip(results, results, strict=True), strict=True):
            [(data,)] = await a.rows("SELECT data FROM events WHERE table_id = $1 AND version = $2", table_id, version)
            assert won == (data == "a", data == "b")


# Lost connections.


async def test_moves_survive_a_crash_of_postgresql(postgres: Postgres, postgres_url: str) -> None:
    is_back = asyncio.Event()

    async def play(store: PostgresStore, table_id: str) -> list[str]:
        texts: list[str] = []
        while not is_back.is_set() or len(texts) < 10:
            new = [str(len(texts) + place) for place in range(random.randint(1, 3))]
            assert await store.append(EVENTS, table_id, len(texts), new)
            texts += new
        return texts

    async with opened(postgres_url, "a", "b") as stores:
        tables = [(stores[number % 2], f"t{number}") for number in range(20)]
        playing = asyncio.gather(*(play(*table) for table in tables))
        while len(await events_of(stores[0], "t0")) < 10:
            pass
        await asyncio.to_thread(postgres.restart)
        is_back.set()
        for (store, table_id), texts in zip(tables, await playing, strict=True):
            assert await events_of(store, table_id) == list(enumerate(texts))


async def test_everything_works_after_lost_connections(postgres_url: str) -> None:
    async with opened(postgres_url, "a", "b") as (a, b):
        for number in range(3):
            results = await asyncio.gather(
                *(a.append(EVENTS, f"t{table}", number, ["x"]) for table in range(3)), a.rows("SELECT 1"), b.rows(KILL)
            )
            assert all(results)
            assert await a.write(statement(BAN, f"ann{number}"))
        assert await a.rows("SELECT count(*) FROM events") == [(9,)]
        assert await a.rows("SELECT count(*) FROM bans") == [(3,)]


async def test_an_append_counts_as_saved_even_if_the_answer_gets_lost(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url, "a") as [store]:
        await store.append(EVENTS, "taken", 1, ["x"])
        use, losses = store._append_connection.use, iter([True, True])

        async def use_and_lose(action: Callable[[Any], Awaitable[Any]]) -> Any:
            result = await use(action)
            if next(losses, False):
                raise ConnectionResetError("lost")
            return result

        monkeypatch.setattr(store._append_connection, "use", use_and_lose)
        appends = [("t", ["a", "b"]), ("taken", ["x"]), ("u", ["c"])]
        results = await asyncio.gather(*(store.append(EVENTS, table_id, 1, texts) for table_id, texts in appends))

        assert next(losses, None) is None
        assert results == [True, False, True]
        assert await events_of(store, "t") == [(1, "a"), (2, "b")]


async def test_connections_that_no_longer_answer_are_closed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconnect, "COMMAND_SECONDS", 0.3)
    monkeypatch.setattr(bus, "PROBE_SECONDS", 0.01)
    has_missed = asyncio.Event()
    async with opened(postgres_url, "a", "b") as (a, b):
        await a.listen(lambda _: None, has_missed.set)
        await asyncio.gather(a.append(EVENTS, "t", 1, ["a"]), a.rows("SELECT 1"))
        processes = [process for (process,) in await b.rows(PROCESSES)]
        assert len(processes) == 3
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            results = await asyncio.gather(
                a.append(EVENTS, "t", 2, ["b", "c"]), a.append(EVENTS, "t", 1, ["x"]), a.rows("SELECT 1")
            )
            await has_missed.wait()
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

        assert results == [True, False, [(1,)]]
        while await b.rows(f"{PROCESSES} AND pid = ANY ($1)", processes):
            pass  # wait until PostgreSQL has finished what it was asked to do
        assert await events_of(b, "t") == [(1, "a"), (2, "b"), (3, "c")]


async def test_a_transaction_lost_at_its_end_is_not_retried(postgres_url: str) -> None:
    async with opened(postgres_url, "a") as [store]:
        assert await store.write(statement(DIE), statement(DIE_AT_COMMIT))
        with pytest.raises(StoreError, match="lost at the end"):
            await store.write(statement(BAN, "ann"))


async def test_retrying_ends(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconnect, "RETRY_SECONDS", 0.2)
    async with opened(postgres_url, "a") as [store]:
        die = statement("SELECT pg_terminate_backend(pg_backend_pid())")
        with pytest.raises(StoreError, match="PostgreSQL cannot be reached"):
            await store.write(statement(BAN, "ann"), die)
        assert await store.rows("SELECT * FROM bans") == []


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:secret@127.0.0.1:1/db",
        "postgresql://ann:sec/secret@127.0.0.1:1/db",
        "postgresql://ann:secret@127.0.0.1:1/db?sslmode=secret",
        "postgresql://ann:1@[secret/db",
    ],
)
async def test_errors_do_not_show_the_password(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconnect, "RETRY_SECONDS", 0)
    with pytest.raises(StoreError) as caught:
        await open_store(url, "one")

    assert "sec" not in str(caught.value)
