"""Clocks of tables over restarts and pauses: nobody pays for time in which the server was away."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from allfather.server.live import keeper
from allfather.server.live.bot_pool import BotPool
from allfather.server.settings import Settings
from allfather.server.store.store import maybe, open_store
from allfather.server.table import next_due
from allfather.server.table.clocks import Timer
from allfather.server.table.terms import BankClock
from tests.helpers.server.in_process import WAIT, known_player, running, settings_for
from tests.helpers.server.reconnecting_clients import begun_table

pytestmark = pytest.mark.anyio

HOUR = 3600 * 1000
BANK = 300
TERMS: dict[str, Any] = {"pace": 0, "grace": None, "rated": False, "clock": {"kind": "bank", "seconds": BANK}}


def test_the_time_of_a_turn_is_never_negative() -> None:
    timer = Timer(BankClock(60), 2)
    timer.turn(0, 10_000)

    assert timer.left(4_000) == [60_000, 60_000]
    timer.turn(1, 5_000)
    assert timer.left(5_000) == [60_000, 60_000]


def test_skipped_time_is_not_charged() -> None:
    timer = Timer(BankClock(60), 2)
    timer.turn(0, 0)
    timer.skip(HOUR)

    assert timer.left(HOUR + 5_000) == [55_000, 60_000]
    assert timer.deadline == HOUR + 60_000


async def shift(settings: Settings, by: int) -> None:
    """Move everything that a server which has stopped has stored in time."""
    store = await open_store(str(settings.sqlite), "test")
    for table_id, version, data in await store.rows("SELECT table_id, version, data FROM events"):
        event = json.loads(data)
        text = json.dumps(event | {"at": event["at"] + by})
        await store.write(
            maybe("UPDATE events SET data = $3 WHERE table_id = $1 AND version = $2", table_id, version, text)
        )
    await store.write(maybe("UPDATE nodes SET lease = lease + $1", by))
    await store.write(maybe("UPDATE tables SET changed = changed + $1, created = created + $1", by))
    await store.close()


async def turn(player: Any) -> dict[str, Any]:
    """The next update in which somebody is to act."""
    update: dict[str, Any] = await player.until(
        lambda message: message["type"] == "update" and (message.get("view") or {}).get("to_act") is not None
    )
    return update


@pytest.mark.parametrize("by", [-HOUR, HOUR], ids=["an hour later", "an hour earlier"])
async def test_a_restart_costs_nobody_time(by: int, tmp_path: Path, bot_pool: BotPool) -> None:
    settings = settings_for(tmp_path)
    async with running(settings, bot_pool) as server, server.player() as ann, server.player() as bob:
        table = await begun_table([ann, bob], terms=TERMS)
        before = await turn(ann)
    await shift(settings, by)
    async with (
        running(settings, bot_pool) as server,
        known_player(server.address, ann.token, ann.person) as one,
        known_player(server.address, bob.token, bob.person) as other,
    ):
        await one.watch(table)
        async with asyncio.timeout(WAIT):
            while not server.node.hub.tables[table].presence.is_kept:
                await asyncio.sleep(0.02)
        after = await other.watch(table)
        seat = before["view"]["to_act"]
        assert after["view"]["to_act"] == seat
        assert (BANK - 60) * 1000 < after["left"][seat] <= BANK * 1000
        player = (one, other)[seat]
        await player.send("unwatch", table=table)
        update = await player.watch(table)
        action = update["own"]["legal"][-1]
        assert (await player.ask("act", table=table, version=update["version"], action=action))["type"] == "done"
        [end] = [update for update in player.seen if update["type"] == "update"][-1:]
        assert all((BANK - 60) * 1000 < left <= BANK * 1000 for left in end["left"])
        events = await server.node.store.rows("SELECT data FROM events WHERE table_id = $1 ORDER BY version", table)
        times = [json.loads(data)["at"] for (data,) in events]
        assert times == sorted(times)
        assert [json.loads(data)["event"] for (data,) in events].count("resumed") == (by < 0)


async def test_a_pause_of_the_process_costs_nobody_time(tmp_path: Path, bot_pool: BotPool) -> None:
    async with (
        running(settings_for(tmp_path), bot_pool) as server,
        server.player() as ann,
        server.player() as bob,
    ):
        await begun_table([ann, bob], terms=TERMS)
        seat = (await turn(ann))["view"]["to_act"]
        # As if it had been suspended a minute ago, for example because the machine was.
        node = server.node
        [live] = node.hub.tables.values()
        live.table.timer.since -= 60_000
        live.table.changed -= 60_000
        node.keeper.lease._renewed -= 59_000
        await ann.until(lambda message: any(event["event"] == "resumed" for event in message.get("events", [])))
        assert live.table.timer.left(live.now())[seat] > (BANK - 30) * 1000
        assert node.keeper.problems() == []


async def test_a_table_sleeps_until_its_clock_runs_out(
    tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(next_due, "SLEEP_AFTER", 500)
    monkeypatch.setattr(next_due, "MIN_STAY", 0)
    monkeypatch.setattr(keeper, "ROUND", 0.2)
    clock = {"kind": "turn", "seconds": 3}
    async with running(settings_for(tmp_path), bot_pool) as server, server.player() as ann, server.player() as bob:
        table = await begun_table([ann, bob], terms=TERMS | {"clock": clock})
        version = (await turn(ann))["version"]
        for player in (ann, bob):
            await player.ask("unwatch", table=table)
        store = server.node.store
        async with asyncio.timeout(WAIT):
            while table in server.node.hub.tables:
                await asyncio.sleep(0.02)
            [(due,)] = await store.rows("SELECT due FROM tables WHERE id = $1", table)
            assert 0 < due < 2**53
            acted: list[Any] = []
            while not acted:
                rows = await store.rows("SELECT data FROM events WHERE table_id = $1 AND version > $2", table, version)
                acted = [data for (data,) in rows if '"cause":"clock"' in data]
                await asyncio.sleep(0.05)
