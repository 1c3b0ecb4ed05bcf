"""The lobby shows tables that somebody watches, and nobody can fill it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from allfather.server.live import listing
from allfather.server.live.bot_pool import BotPool
from allfather.server.store.store import statement
from allfather.server.wall_clock import now
from tests.helpers.server.in_process import Player, Running, running, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
async def server(tmp_path: Path, bot_pool: BotPool, request: pytest.FixtureRequest) -> AsyncIterator[Running]:
    database = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""
    async with running(settings_for(tmp_path, database=database, tables_per_person=1000), bot_pool) as server:
        yield server


async def listed(player: Player) -> list[str]:
    return [table["id"] for table in (await player.http.get("/api/tables")).json()]


async def open_unwatched(player: Player, **wishes: Any) -> str:
    answer = await player.http.post("/api/tables", json={"game": "odin", "terms": {"listed": True}, **wishes})
    table: str = answer.json()["table"]["id"]
    return table


async def attend(server: Running) -> None:
    await server.node.hub.lobby.attend_all(list(server.node.hub.tables.values()))


async def test_unattended_tables_do_not_push_out_honest_ones(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Mal") as mal:
        honest = await ann.open_table(terms={"listed": True})
        await attend(server)
        for _ in range(listing.LOBBY_SIZE + 5):
            await open_unwatched(mal)
        assert await listed(ann) == [honest]


async def test_a_table_is_listed_while_somebody_watches(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Bob") as bob:
        await bob.send("lobby", on=True)
        assert (await bob.until(lambda message: message["type"] == "tables"))["tables"] == []
        table = await open_unwatched(ann)
        assert await listed(bob) == []
        await ann.watch(table)
        shown = await bob.until(lambda message: message["type"] == "tables" and bool(message["tables"]))
        assert [one["id"] for one in shown["tables"]] == [table]
        assert (await ann.ask("unwatch", table=table))["type"] == "done"
        assert await listed(bob) == [table]  # she may come back in a moment
        await server.node.store.write(statement("UPDATE tables SET attended = $1", now() - listing.ATTENDED - 1))
        await attend(server)
        gone = await bob.until(lambda message: message["type"] == "tables" and not message["tables"])
        assert gone["tables"] == []


async def test_attended_tables_of_one_person_do_not_push_out_others(server: Running) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, mal = [await stack.enter_async_context(server.player(name)) for name in ("Ann", "Bob", "Mal")]
        honest = [await player.open_table(terms={"listed": True}) for player in (ann, bob)]
        many = [await stack.enter_async_context(server.player()) for _ in range(3)]
        spam = []
        for _ in range(listing.LOBBY_SIZE + 5):
            spam.append(await open_unwatched(mal))
        for place, table in enumerate(spam):
            await many[place % 3].watch(table)
        await attend(server)
        found = await listed(ann)
        assert len(found) == listing.LOBBY_SIZE
        assert set(honest) < set(found[: listing.MAX_WAITING + len(honest)])


async def test_tables_with_people_who_wait_come_first(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Bob") as bob, server.player("Dan") as dan:
        waiting = await ann.open_table(players=3, terms={"listed": True})
        full = await bob.open_table(players=2, terms={"listed": True})
        async with server.player("Cid") as cid:
            await cid.watch(full)
            assert (await cid.ask("sit", table=full))["type"] == "done"
        empty = await dan.open_table(players=2, seat=None, terms={"listed": True})
        await attend(server)
        found = await listed(ann)
        assert found[0] == waiting
        assert set(found[1:]) == {full, empty}


async def test_public_tables_that_wait_for_players_are_limited(tmp_path: Path, bot_pool: BotPool) -> None:
    async with (
        running(settings_for(tmp_path, listed_per_person=3), bot_pool) as server,
        server.player("Ann") as ann,
    ):
        wish = {"game": "odin", "terms": {"listed": True}}
        answers = [await ann.http.post("/api/tables", json=wish) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 400]
        assert (answers[-1].json()["code"], answers[-1].json()["values"]) == ("too-many-tables", {"most": 3})
        assert (await ann.http.post("/api/tables", json={"game": "odin"})).status_code == 201


async def test_tables_opened_in_a_row_are_limited(tmp_path: Path, bot_pool: BotPool) -> None:
    settings = settings_for(tmp_path, table_rate=0.06, table_burst=5)
    async with running(settings, bot_pool) as server, AsyncExitStack() as stack:
        players = [await stack.enter_async_context(server.player()) for _ in range(4)]
        answers = [await player.http.post("/api/tables", json={"game": "odin"}) for player in players for _ in range(6)]
        statuses = [answer.status_code for answer in answers]
        assert statuses == [*5 * [201], 429, *5 * [201], *13 * [429]]
        assert int(answers[-1].headers["retry-after"]) > 100
