"""Two nodes of different versions: the older one leaves tables with events it does not know to the newer one."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from allfather.server.errors import CLOSED_AGAIN
from allfather.server.live.bot_pool import BotPool
from allfather.server.table.events import Resumed
from tests.helpers.server.in_process import WAIT, known_player, new_player, running, settings_for
from tests.helpers.server.reconnecting_clients import begun_table
from tests.helpers.server.subprocesses import served

pytestmark = pytest.mark.anyio

# A server that knows one kind of event less.
OLDER = """
import typing, msgspec
from allfather.server.table import events
known = [kind for kind in typing.get_args(events.AnyEvent) if kind is not events.Resumed]
events.FORMAT -= 1
events._decoder = msgspec.json.Decoder(typing.Union[tuple(known)])
from allfather import cli
cli.main()
"""


async def test_a_table_goes_on_at_the_newer_node(postgres_url: str, tmp_path: Path, bot_pool: BotPool) -> None:
    settings = settings_for(tmp_path / "newer", database=postgres_url)
    async with served(tmp_path / "older", postgres_url) as older, running(settings, bot_pool) as newer:
        *_, serve, port, data, no_qr = older._command
        older._command = (sys.executable, "-c", OLDER, serve, port, data, no_qr)
        address = await older.start()
        async with new_player(address) as ann, new_player(address) as bob, new_player(address) as eve:
            table = await begun_table([ann, bob])
            other = await eve.open_table(players=2)
            hub, store = newer.node.hub, newer.node.store
            live = await hub.find(table)
            await live.do(lambda table, at: [Resumed(at, 1)])
            for player in (ann, bob):
                with pytest.raises(ConnectionClosed) as closed:
                    await player.until(lambda message: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == CLOSED_AGAIN
            assert (await eve.watch(table))["code"] == "unreadable"
            assert (await eve.ask("say", table=other, text="I am still here."))["type"] == "done"

            async with known_player(newer.address, ann.token, ann.person) as again:
                update = await again.watch(table)
                async with asyncio.timeout(WAIT):
                    while not (table in hub.tables and hub.tables[table].presence.is_kept):
                        await asyncio.sleep(0.05)
                async with known_player(newer.address, bob.token, bob.person) as too:
                    await too.watch(table)
                    if update["view"]["to_act"] is None:
                        update = await again.until(
                            lambda message: (message.get("view") or {}).get("to_act") is not None
                        )
                    player = (again, too)[update["view"]["to_act"]]
                    await player.send("unwatch", table=table)
                    now = await player.watch(table)
                    act = {"version": now["version"], "action": now["own"]["legal"][0]}
                    assert (await player.ask("act", table=table, **act))["type"] == "done"
        [(status, keeper)] = await store.rows("SELECT status, keeper FROM tables WHERE id = $1", table)
        assert (status, keeper) == ("playing", newer.node.keeper.node)
        assert ["table set aside" in line for line in older.errors()] == [True]
