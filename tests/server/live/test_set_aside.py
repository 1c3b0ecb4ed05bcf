"""A table that cannot be read is set aside, and everything else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import anyio.to_thread
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from allfather.cli import main
from allfather.server.errors import CLOSED_AGAIN
from allfather.server.live.bot_pool import BotPool
from allfather.server.repositories import set_aside
from allfather.server.repositories.people import Person
from allfather.server.settings import Settings
from allfather.server.store.store import Store, maybe, open_store
from allfather.server.table.events import FORMAT
from tests.helpers.server.finished_tables import Played
from tests.helpers.server.in_process import WAIT, Running, new_player, running, settings_for

pytestmark = pytest.mark.anyio

ANN, BOB = Person("ann", "Ann", "en"), Person("bob", "Bob", "en")
UPDATE = "UPDATE events SET data = $2 WHERE table_id = $1 AND version = 8"
DAMAGE = {
    "unknownkind1": maybe(UPDATE, "unknownkind1", '{"event":"teleported","at":1,"seat":0}'),
    "badjson00000": maybe(UPDATE, "badjson00000", '{"event":"acted","at":'),
    "badaction000": maybe(UPDATE, "badaction000", '{"event":"acted","at":1,"seat":0,"action":"nonsense"}'),
    "illegal00000": maybe(
        UPDATE.replace("8", "6"), "illegal00000", '{"event":"acted","at":1,"seat":0,"action":"pass"}'
    ),
    "badseat00000": maybe(UPDATE, "badseat00000", '{"event":"went-away","at":1,"seat":17}'),
    "noevents0000": maybe("DELETE FROM events WHERE table_id = $1", "noevents0000"),
}
SOUND = "sound0000000"


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The store of a server, which may be running."""
    store = await open_store(settings.database or str(settings.sqlite), "test", alone=False)
    yield store
    await store.close()


async def fill(settings: Settings) -> None:
    """Store a sound game in progress, and one with every kind of damage."""
    async with opened(settings) as store:
        for table_id in (*DAMAGE, SOUND):
            await Played(table_id, [ANN, BOB], count=12).save(store)
        for damage in DAMAGE.values():
            assert await store.write(damage)


@pytest.fixture
async def settings(tmp_path: Path) -> Settings:
    settings = settings_for(tmp_path)
    settings.data.mkdir(parents=True, exist_ok=True)
    await fill(settings)
    return settings


@pytest.fixture
async def server(settings: Settings, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings, bot_pool) as server:
        yield server


async def all_set_aside(server: Running) -> None:
    """Wait until every damaged table was looked at."""
    async with asyncio.timeout(WAIT):
        while len(await set_aside.listed(server.node.store, 100)) < len(DAMAGE):
            await asyncio.sleep(0.05)


async def admin(folder: Path, *words: str) -> str:
    command = ["admin", *words, "--data", str(folder)]
    result = await anyio.to_thread.run_sync(lambda: CliRunner().invoke(main, command))
    assert result.exit_code == 0, result.output
    return result.output


async def test_a_server_starts_and_goes_on_with_unreadable_tables(server: Running) -> None:
    await all_set_aside(server)
    async with server.player() as player:
        assert (await player.watch(SOUND))["type"] == "update"
        for table_id in DAMAGE:
            assert (await player.watch(table_id))["code"] == "unreadable"
            answer = await player.http.get(f"/api/tables/{table_id}")
            assert (answer.status_code, answer.json()["code"]) == (503, "unreadable")
        table = await player.open_table(players=2)
        assert (await player.ask("say", table=table, text="All is well."))["type"] == "done"
    await server.node.keeper.compare_with_store()
    await server.node.keeper.take_up()
    assert server.node.keeper.problems() == []
    for table_id in DAMAGE:
        [(count,)] = await server.node.store.rows("SELECT COUNT(*) FROM tables WHERE id = $1", table_id)
        assert count == 1


async def test_a_game_by_earlier_rules_is_not_shown(server: Running) -> None:
    change = "UPDATE tables SET rules = 'odin/0', status = 'closed' WHERE id = $1"  # as a migration does
    assert await server.node.store.write(maybe(change, SOUND))
    server.node.hub.tables.pop(SOUND, None)
    async with server.player() as player:
        assert (await player.watch(SOUND))["code"] == "old-rules"
        replay = await player.http.get(f"/api/tables/{SOUND}/replay")
        assert (replay.status_code, replay.json()["code"]) == (410, "old-rules")


async def test_the_metric_and_the_commands_for_tables_that_were_set_aside(server: Running, settings: Settings) -> None:
    await all_set_aside(server)
    async with asyncio.timeout(WAIT):
        while f"allfather_tables_set_aside {float(len(DAMAGE))}" not in server.node.metrics.render()[0].decode():
            await server.node.keeper.compare_with_store()
            await asyncio.sleep(0.05)
    listed = await admin(settings.data, "list-set-aside")
    assert all(table_id in listed for table_id in DAMAGE)
    assert "teleported" in listed
    assert '{"event":"teleported","at":1,"seat":0}' in (await admin(settings.data, "export-table", "unknownkind1"))

    async with opened(settings) as store:
        await store.write(maybe("DELETE FROM events WHERE table_id = $1 AND version >= 8", "unknownkind1"))
    await admin(settings.data, "retry-table", "unknownkind1")
    assert "left as they are" in await admin(settings.data, "close-table", "badjson00000")
    async with server.player() as player:
        assert (await player.watch("unknownkind1"))["version"] == 7
        assert (await player.watch("badjson00000"))["code"] == "unreadable"
    [(status,)] = await server.node.store.rows("SELECT status FROM tables WHERE id = $1", "badjson00000")
    assert status == "closed"


async def test_an_event_of_a_newer_version_makes_a_node_let_go_of_the_table(
    server: Running, settings: Settings
) -> None:
    async with server.player() as player, new_player(server.address) as other:
        table = await other.open_table(players=2)
        last = (await player.watch(SOUND))["version"]
        async with opened(settings) as store:
            insert = "INSERT INTO events (table_id, version, writer, data) VALUES ($1, $2, 'newer', $3)"
            assert await store.write(maybe(insert, SOUND, last + 1, '{"event":"teleported","at":1}'))
        with pytest.raises(ConnectionClosed) as closed:
            await player.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSED_AGAIN
        assert (await other.ask("say", table=table, text="Still here."))["type"] == "done"
        assert (await other.watch(SOUND))["code"] == "unreadable"
    async with asyncio.timeout(WAIT):  # a node that can read the table may keep it
        while await server.node.store.rows("SELECT 1 FROM tables WHERE id = $1 AND keeper <> ''", SOUND):
            await asyncio.sleep(0.05)


async def test_a_table_that_an_older_version_could_not_read_is_read(settings: Settings, bot_pool: BotPool) -> None:
    async with opened(settings) as store:
        await set_aside.add(store, SOUND, "too new", FORMAT - 1, 1)
    async with running(settings, bot_pool) as server, server.player() as player:
        assert (await player.watch(SOUND))["type"] == "update"


async def test_both_nodes_go_on(postgres_url: str, tmp_path: Path, bot_pool: BotPool) -> None:
    one = settings_for(tmp_path / "one", database=postgres_url)
    two = settings_for(tmp_path / "two", database=postgres_url)
    await fill(one)
    async with running(one, bot_pool) as first, running(two, bot_pool) as second:
        await all_set_aside(first)
        for server in (first, second):
            await server.node.keeper.compare_with_store()
            await server.node.keeper.take_up()
            assert server.node.keeper.problems() == []
            async with server.player() as player:
                assert (await player.watch(SOUND))["type"] == "update"
                assert (await player.watch("unknownkind1"))["code"] == "unreadable"
