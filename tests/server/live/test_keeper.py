"""What tables do by themselves, and when they pause."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from allfather import ravens
from allfather.server.live import acting
from allfather.server.live.bot_pool import BotPool
from allfather.server.live.live_table import LiveTable
from allfather.server.table import next_due
from allfather.server.table.state import Due
from tests.helpers.server.in_process import WAIT, Running, running, settings_for
from tests.helpers.server.reconnecting_clients import begun_table
from tests.helpers.server.seated_players import most_cards, seated_players, tells, view_of

pytestmark = pytest.mark.anyio

BOTS = {"bots": "thrall", "pace": 0, "grace": None}


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(next_due, "MIN_STAY", 200)
        async with running(settings_for(tmp_path), bot_pool) as server:
            yield server


async def stands_still(server: Running, table: str) -> int:
    """The version at which a table that nobody watches comes to rest, out of memory."""
    async with asyncio.timeout(WAIT):
        while table in server.node.hub.tables:
            await asyncio.sleep(0.01)
    [(version,)] = await server.node.store.rows("SELECT MAX(version) FROM events WHERE table_id = $1", table)
    return int(version)


async def test_a_game_pauses_when_nobody_watches(server: Running) -> None:
    async with server.player() as ann:
        table = await ann.open_table(seat=None, terms=BOTS, options={"limit": 500})
        await ann.send("start", table=table)
        await ann.until(lambda message: message.get("version", 0) > 20)
        await ann.send("unwatch", table=table)
        rested = await stands_still(server, table)

        assert (await ann.watch(table))["version"] == rested
        await ann.until(lambda message: message.get("version", 0) > rested + 20)


async def test_a_table_that_waits_for_somebody_is_dormant_until_they_come(server: Running) -> None:
    async with server.player() as ann:
        table = await ann.open_table(players=2, terms=BOTS)
        await ann.send("start", table=table)
        update = await ann.until(lambda message: bool(message.get("own", {}).get("legal")))
        await ann.send("unwatch", table=table)
        rested = await stands_still(server, table)

        assert rested == update["version"]
        again = await ann.watch(table, rested)
        assert (again["version"], again["events"]) == (rested, [])
        answer = await ann.ask("act", table=table, version=rested, action=update["own"]["legal"][0])
        assert answer["type"] == "done"
        await ann.until(lambda message: any(event.get("cause") == "bot" for event in message.get("events", [])))


async def test_a_table_that_was_released_just_when_its_game_began_continues(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake, may_claim = server.node.keeper._wake, asyncio.Event()

    async def late(table_id: str, *, has_begun: bool = False) -> None:
        if has_begun:
            await may_claim.wait()
        await wake(table_id, has_begun=has_begun)

    monkeypatch.setattr(server.node.keeper, "_wake", late)
    async with server.player() as ann:
        table = await ann.open_table(seat=None, terms=BOTS, options={"limit": 500})
        await ann.ask("start", table=table)
        await ann.ask("unwatch", table=table)
        assert table not in server.node.hub.tables
        await ann.watch(table)
        may_claim.set()
        await ann.until(lambda message: message.get("version", 0) > 20)


async def test_a_restarted_server_continues_when_somebody_comes(tmp_path: Path, bot_pool: BotPool) -> None:
    async with running(settings_for(tmp_path), bot_pool) as server, server.player() as ann:
        table = await ann.open_table(seat=None, terms=BOTS, options={"limit": 500})
        await ann.send("start", table=table)
        await ann.until(lambda message: message.get("version", 0) > 10)
    async with running(settings_for(tmp_path), bot_pool) as server, server.player() as bea:
        stood = (await bea.watch(table))["version"]
        await bea.until(lambda message: message.get("version", 0) > stood + 10)


async def test_a_table_that_fails_tries_again_and_concerns_no_other(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed, act = set[str](), acting.act

    async def fail_once(live: LiveTable, due: Due, moved: int) -> None:
        if live.id not in failed and len(failed) < 2:
            failed.add(live.id)
            raise ValueError("a table with an error")
        await act(live, due, moved)

    monkeypatch.setattr(acting, "act", fail_once)
    async with server.player() as ann, server.player() as bob:
        for _ in range(3):
            await begun_table([ann, bob])
    assert len(failed) == 2
    assert server.node.keeper.problems() == []


async def test_the_host_changes_the_pace_of_bots_during_a_game(server: Running) -> None:
    async with server.player() as ann, server.player() as bob:
        table = await ann.open_table(seat=None, players=3, terms=BOTS | {"pace": 2_000}, options={"limit": 500})
        await bob.watch(table)
        await ann.send("start", table=table)
        await bob.until(lambda message: any(event["event"] == "dealt" for event in message.get("events", [])))
        assert (await bob.ask("set-pace", table=table, pace=0))["code"] == "not-host"

        assert (await ann.ask("set-pace", table=table, pace=0))["type"] == "done"
        told = await bob.until(
            lambda message: any(event["event"] == "pace-changed" for event in message.get("events", []))
        )
        assert told["info"]["terms"]["pace"] == 0
        await bob.until(lambda message: message.get("version", 0) > told["version"] + 20)


async def test_the_only_person_at_a_table_need_not_wait_for_bots(server: Running) -> None:
    """Nor for the next hand, although the pace is so slow that a hand would take minutes."""
    async with server.player() as ann:
        table = await ann.open_table(players=3, terms=BOTS | {"pace": 10_000}, options={"limit": 500})
        await ann.send("start", table=table)
        deals = 0
        async with asyncio.timeout(WAIT):
            while deals < 2:
                update = await ann.until(lambda message: message["type"] == "update")
                deals += tells("dealt")(update)
                if legal := view_of(update).get("legal"):
                    await ann.send("act", table=table, version=update["version"], action=most_cards(legal))
                elif "view" in update:
                    await ann.send("skip", table=table, version=update["version"])


async def test_among_people_nobody_hurries_the_bots(server: Running) -> None:
    async with seated_players(server, 2, players=3, terms=BOTS | {"pace": 10_000}) as (table, people):
        for person in people:
            assert (await person.ask("skip", table=table, version=99))["code"] == "not-allowed-here"


async def test_a_bot_needs_no_time_to_end_its_turn(server: Running) -> None:
    times: dict[int, float] = {}
    has_played = False

    def has_ended(message: dict[str, Any]) -> bool:
        """Whether a turn has ended in which something was done."""
        nonlocal has_played
        times[message.get("version", 0)] = time.monotonic()
        actions = [event["action"] for event in message.get("events", []) if "action" in event]
        is_end = any(action in ravens.Game.closing_actions for action in actions)
        has_played |= bool(actions) and not is_end
        return is_end and has_played

    async with server.player() as ann:
        table = await ann.open_table("ravens", players=2, seat=None, terms={"bots": "thrall", "pace": 1500})
        await ann.send("start", table=table)
        ended = await ann.until(has_ended)
    waits = [times[after] - times[before] for before, after in pairwise(sorted(times))]
    assert ended["version"] == max(times)
    assert waits[-1] < 1 < max(waits)
