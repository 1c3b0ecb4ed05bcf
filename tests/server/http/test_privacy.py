"""What an unlisted table said and did is for those who sat or watched there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from allfather.server.live.bot_pool import BotPool
from tests.helpers.server.in_process import WAIT, Player, Running, http_client, running, settings_for
from tests.helpers.server.seated_players import ONE_HAND, begin, play_out, seated_players, sit_down

pytestmark = pytest.mark.anyio

OF_A_GAME = ("", "/qr.svg", "/record", "/replay", "/fairness")
"""What can be asked about a table whose game is over, besides its chat."""


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path), bot_pool) as server:
        yield server


async def asked(http: httpx.AsyncClient, table: str, code: str = "") -> tuple[set[int], int]:
    """The statuses of everything about a game, and that of the chat."""
    query = {"code": code} if code else None
    game = {(await http.get(f"/api/tables/{table}{path}", params=query)).status_code for path in OF_A_GAME}
    return game, (await http.get(f"/api/tables/{table}/chat", params=query)).status_code


async def watched(player: Player, table: str, **more: Any) -> str:
    """The type of the answer when a table is watched anew."""
    await player.send("unwatch", table=table)
    return str((await player.ask("watch", table=table, **more))["type"])


async def code_of(player: Player, table: str) -> str:
    return str((await player.http.get(f"/api/tables/{table}")).json()["code"])


ALL, NOTHING, GAME_ONLY = ({200}, 200), ({403}, 403), ({200}, 403)


async def test_an_unlisted_game_is_for_those_who_were_there(server: Running) -> None:
    async with (
        seated_players(server, 2, options=ONE_HAND) as (table, (ann, bob)),
        server.player() as friend,
        server.player() as eve,
        http_client(server.address) as nobody,
    ):
        await friend.watch(table)
        await ann.ask("say", table=table, text="a secret")
        code = await code_of(ann, table)
        # While the game is on, its code opens the chat; the id alone does not.
        assert [
            (await nobody.get(f"/api/tables/{table}/chat{query}")).status_code for query in ("", f"?code={code}")
        ] == [
            403,
            200,
        ]
        assert (await eve.http.get(f"/api/tables/{table}/chat")).status_code == 403
        assert (await friend.http.get(f"/api/tables/{table}/chat")).json()[0]["text"] == "a secret"
        await play_out(ann, bob)

        assert [await asked(player.http, table) for player in (ann, bob, friend, eve)] == [ALL, ALL, ALL, NOTHING]
        assert [await asked(nobody, table), await asked(eve.http, table, "BBBBBB")] == [NOTHING, NOTHING]
        assert [await asked(nobody, table, code.lower()), await asked(eve.http, table, code)] == [GAME_ONLY, GAME_ONLY]
        assert [await watched(player, table) for player in (ann, friend, eve)] == ["done", "done", "refused"]
        assert await watched(eve, table, code=code) == "done"
        assert await asked(eve.http, table) == NOTHING  # who comes after the game has not been there


async def test_visits_are_stored_once(server: Running) -> None:
    async with seated_players(server, 2, options=ONE_HAND) as (table, (ann, bob)), server.player() as friend:
        for _ in range(3):
            await watched(friend, table)
        await play_out(ann, bob)
        await friend.ask("ping")
        visits = await server.node.store.rows("SELECT * FROM visits")
        assert sorted(visits) == sorted([(table, bob.person), (table, friend.person)])  # Ann sat from the beginning

        server.node.hub.visits._noted.clear()  # as after a restart
        assert await asked(friend.http, table) == ALL
        assert (await friend.http.get("/api/me/data")).json()["visits"] == [table]
        assert (await friend.http.delete("/api/me")).status_code == 204
        assert await server.node.store.rows("SELECT * FROM visits") == [(table, bob.person)]


async def test_a_listed_game_is_public(server: Running) -> None:
    terms = {"listed": True}
    async with (
        seated_players(server, 2, options=ONE_HAND, terms=terms) as (table, players),
        server.player() as eve,
        http_client(server.address) as nobody,
    ):
        await play_out(*players)
        assert [await asked(eve.http, table), await asked(nobody, table)] == [ALL, ALL]
        assert await watched(eve, table) == "done"
        await eve.ask("ping")
        assert not await server.node.store.rows("SELECT * FROM visits")


@pytest.mark.parametrize("listed", [False, True])
async def test_without_spectators_a_game_is_for_those_who_sat(server: Running, listed: bool) -> None:
    terms = {"spectators": False, "listed": listed, "pace": 0}
    async with (
        seated_players(server, 2, options=ONE_HAND, terms=terms) as (table, (ann, bob)),
        server.player() as eve,
        http_client(server.address) as nobody,
    ):
        code = await code_of(ann, table)
        assert (await ann.ask("leave", table=table))["type"] == "done"
        await play_out(bob)

        assert [await asked(player.http, table, code) for player in (ann, bob, eve)] == [ALL, ALL, NOTHING]
        assert await asked(nobody, table, code) == NOTHING
        assert await watched(eve, table, code=code) == "refused"


async def test_who_waits_at_a_table_without_spectators_is_turned_away_when_the_game_begins(server: Running) -> None:
    async with server.player() as ann, server.player() as bob, server.player() as eve:
        table = await ann.open_table(players=2, terms={"spectators": False})
        await sit_down(bob, table)
        assert (await eve.watch(table))["type"] == "update"
        await begin(ann, table)

        refused = await eve.until(lambda message: message["type"] == "refused")
        assert (refused["code"], refused["values"]) == ("not-allowed-here", {"table": table})
        assert (await eve.ask("hint", table=table, version=1))["code"] == "not-watching"
        await eve.ask("ping")
        assert not any(message.get("view") for message in eve.seen)


async def recent_games(http: httpx.AsyncClient, person: str) -> list[dict[str, Any]]:
    """A person's recent games; a game is counted moments after its end."""
    async with asyncio.timeout(WAIT):
        while not (found := (await http.get(f"/api/people/{person}")).json()["statistics"]["recent"]):
            await asyncio.sleep(0.05)
    return list(found)


async def test_a_profile_names_only_tables_that_the_asker_may_look_at(server: Running) -> None:
    async with (
        seated_players(server, 2, options=ONE_HAND) as (table, (ann, bob)),
        server.player() as friend,
        server.player() as eve,
        http_client(server.address) as nobody,
    ):
        await friend.watch(table)
        await play_out(ann, bob)
        await friend.ask("ping")
        told = {
            name: await recent_games(http, bob.person)
            for name, http in (("ann", ann.http), ("friend", friend.http), ("eve", eve.http), ("nobody", nobody))
        }

    assert {name: [game["table"] for game in recent] for name, recent in told.items()} == {
        "ann": [table],
        "friend": [table],
        "eve": [""],
        "nobody": [""],
    }
    assert told["eve"][0] == told["ann"][0] | {"table": ""}


@pytest.mark.parametrize(("listed", "spectators"), [(True, True), (True, False), (False, False)])
async def test_which_tables_a_profile_names(server: Running, listed: bool, spectators: bool) -> None:
    terms = {"listed": listed, "spectators": spectators}
    async with seated_players(server, 2, options=ONE_HAND, terms=terms) as (table, players), server.player() as eve:
        await play_out(*players)
        recent = await recent_games(eve.http, players[0].person)

    assert [game["table"] for game in recent] == [table if spectators else ""]
