"""Leases and taking over: nodes that are alive keep their tables, those of dead ones are taken over once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from allfather.server.live.bot_pool import BotPool
from allfather.server.repositories import nodes
from allfather.server.repositories.nodes import Keeping
from allfather.server.store.store import Store, maybe, open_store, statement
from allfather.server.table.next_due import NEVER
from allfather.server.wall_clock import clock
from tests.helpers.scale import FULL, full
from tests.helpers.server.in_process import WAIT, Running, running, settings_for
from tests.helpers.server.many_tables import add_tables

pytestmark = pytest.mark.anyio

LEFT_BEHIND = full(8_000, 400)
UNFINISHED = full(100_000, 3_000)
PATIENCE = full(10, 1) * WAIT


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store at *url*."""
    store = await open_store(url, "test")
    try:
        yield store
    finally:
        await store.close()


async def is_alive(store: Store, node: str) -> bool:
    """Whether a node's lease is valid by the database's clock."""
    return bool(await store.rows(f"SELECT 1 FROM nodes WHERE name = $1 AND lease >= {store.clock}", node))


async def test_the_tables_of_a_dead_node_are_taken_over_once_while_leases_stay_valid(
    postgres_url: str, tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as store:
        await store.write(statement("INSERT INTO nodes (name, lease) VALUES ('dead/1', 1)"))
        await add_tables(store, LEFT_BEHIND, "dead/1", 0)
        claimed: Counter[str] = Counter()
        claim = nodes.claim

        async def counted(store: Store, node: str, found: Keeping) -> bool:
            is_claimed = await claim(store, node, found)
            # A node may claim its own table again: on a slow machine it compares memory and store while it loads one.
            claimed[found.id] += is_claimed and found.keeper == "dead/1"
            return is_claimed

        monkeypatch.setattr(nodes, "claim", counted)
        one = settings_for(tmp_path / "one", database=postgres_url)
        two = settings_for(tmp_path / "two", database=postgres_url)
        async with running(one, bot_pool) as first, running(two, bot_pool) as second:
            names = {first.node.keeper.node, second.node.keeper.node}
            async with asyncio.timeout(PATIENCE):
                while await store.rows("SELECT 1 FROM tables WHERE keeper = 'dead/1' LIMIT 1"):
                    assert all([await is_alive(store, name) for name in names])
                    await asyncio.sleep(0.1)
            await both_sleep(store)
            assert len(claimed) == LEFT_BEHIND
            assert set(claimed.values()) == {1}
            assert {keeper for (keeper,) in await store.rows("SELECT DISTINCT keeper FROM tables")} <= names
            assert first.node.keeper.problems() == second.node.keeper.problems() == []


async def both_sleep(store: Store) -> None:
    """Wait until no table is in memory any more."""
    async with asyncio.timeout(PATIENCE):
        while await store.rows(f"SELECT 1 FROM tables WHERE due < {NEVER} LIMIT 1"):
            await asyncio.sleep(0.1)


@pytest.fixture(params=[3_600_000, -3_600_000], ids=["an hour ahead", "an hour behind"])
def wrong_clock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of this process is wrong."""
    monkeypatch.setattr(clock, "_offset", clock._offset + request.param)
    monkeypatch.setattr(clock, "_last", 0)


@pytest.mark.usefixtures("wrong_clock")
async def test_a_lease_is_timed_by_the_database(store: Store) -> None:
    await nodes.renew_lease(store, "one/1", 10_000)
    await add_tables(store, 1, "one/1", 0)
    [table_id] = [table_id for (table_id,) in await store.rows("SELECT id FROM tables")]
    found = await nodes.keeping(store, table_id)

    assert found is not None
    assert (found.keeper, found.is_alive) == ("one/1", 1)
    assert await nodes.to_take_up(store, "two/1", 2, 10) == []
    await nodes.end_lease(store, "one/1")
    assert [one.id for one in await nodes.to_take_up(store, "two/1", 2, 10)] == [table_id]


async def test_a_successor_ends_the_leases_of_its_predecessors_only(store: Store) -> None:
    for name in ("host:8000", "host:8000/old", "host:80001/other", "other/1"):
        await nodes.renew_lease(store, name, 10_000)
    await nodes.succeed(store, "host:8000")

    alive = {name for (name,) in await store.rows("SELECT name FROM nodes") if await is_alive(store, name)}
    assert alive == {"host:80001/other", "other/1"}


async def test_the_lease_is_renewed_whatever_the_other_tasks_do(
    tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("allfather.server.live.keeper.ROUND", 0.1)
    monkeypatch.setattr("allfather.server.live.keeper.COMPARE_EVERY", 0.1)
    async with running(settings_for(tmp_path), bot_pool) as server:
        keeper = server.node.keeper

        async def hang(*_: Any) -> Any:
            await asyncio.Event().wait()

        async def fail(*_: Any) -> Any:
            raise ValueError("no")

        monkeypatch.setattr(nodes, "to_take_up", hang)
        monkeypatch.setattr(nodes, "awake_tables", fail)
        async with asyncio.timeout(WAIT):
            while "comparing" not in server.node.hub.background.failing:
                await asyncio.sleep(0.05)
            before = keeper.lease._renewed
            while keeper.lease._renewed == before:
                await asyncio.sleep(0.05)
        assert keeper.problems() == ["task comparing failed: no"]


async def test_a_store_that_cannot_be_written_to_is_a_problem(
    tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("allfather.server.live.keeper.ROUND", 0.1)
    async with running(settings_for(tmp_path), bot_pool) as server:
        store: Any = server.node.store
        await store.write(
            maybe("CREATE TRIGGER full BEFORE UPDATE ON nodes BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
        )
        async with asyncio.timeout(WAIT):
            while not server.node.keeper.problems():
                await asyncio.sleep(0.05)
        assert "disk is full" in " ".join(server.node.keeper.problems())
        await store.write(maybe("DROP TRIGGER full"))
        async with asyncio.timeout(WAIT):
            while server.node.keeper.problems():
                await asyncio.sleep(0.05)


async def start_with(tmp_path: Path, count: int, keeper: str, due: int) -> list[str]:
    settings = settings_for(tmp_path)
    async with opened(str(settings.sqlite)) as store:
        return await add_tables(store, count, keeper, due)


async def test_a_start_loads_no_table_that_nobody_needs(tmp_path: Path, bot_pool: BotPool) -> None:
    *_, last = await start_with(tmp_path, UNFINISHED, "local/1", NEVER)
    began = time.monotonic()
    async with running(settings_for(tmp_path), bot_pool) as server:
        assert time.monotonic() - began < (5 if FULL else WAIT)
        await server.node.keeper.take_up()
        await server.node.keeper.compare_with_store()
        assert not server.node.hub.tables
        async with server.player() as ann:
            assert (await ann.watch(last))["type"] == "update"
            await kept(server, last)


async def test_a_server_listens_before_it_takes_up_the_tables_of_a_crash(tmp_path: Path, bot_pool: BotPool) -> None:
    await start_with(tmp_path, 200, "local/1", 0)
    async with running(settings_for(tmp_path), bot_pool) as server, server.player() as ann:
        assert await ann.open_table(players=2)
        async with asyncio.timeout(WAIT):
            while await server.node.store.rows("SELECT 1 FROM tables WHERE keeper = 'local/1'"):
                await asyncio.sleep(0.05)


async def kept(server: Running, table: str) -> None:
    async with asyncio.timeout(WAIT):
        while not server.node.hub.tables[table].presence.is_kept:
            await asyncio.sleep(0.02)
