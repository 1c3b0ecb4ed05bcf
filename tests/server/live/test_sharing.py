"""Bots, hints and replays over real sockets: nobody waits because somebody else asks for a lot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from allfather.games import find_game
from allfather.server.live import bot_pool as pool_module
from allfather.server.live.bot_pool import BotPool
from allfather.server.live.live_table import LiveTable
from allfather.server.rate_limit import Pace
from allfather.server.table.change import Change
from allfather.server.table.events import Acted, AnyEvent
from tests.helpers.server.in_process import WAIT, Player, Running, http_client, running, settings_for, socket_url
from tests.helpers.server.seated_players import MANY_HANDS, begin, first, tells, view_of

pytestmark = pytest.mark.anyio
HONEST, ATTACKER = "192.0.2.1", "198.51.100.1"
DOTTED = f'game = "odin/1"\n{"a." * 40_000}b = 1\n'


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    settings = settings_for(tmp_path, proxies=("127.0.0.1",), tables_per_person=100)
    async with running(settings, bot_pool) as server:
        yield server


@asynccontextmanager
async def player_at(server: Running, address: str) -> AsyncIterator[Player]:
    """A new player with an address of their own."""
    async with client_at(server, address) as http:
        answer = (await http.post("/api/bots", json={})).json()
        http.headers["Authorization"] = f"Bearer {answer['token']}"
        async with socket_at(server, http) as socket:
            yield Player(http, socket, answer["person"]["id"])


def client_at(server: Running, address: str) -> httpx.AsyncClient:
    return http_client(server.address, {"X-Forwarded-For": address})


def socket_at(server: Running, http: httpx.AsyncClient) -> connect:
    headers = {name: http.headers[name] for name in ("X-Forwarded-For", "Authorization")}
    return connect(socket_url(server.address), additional_headers=headers)


async def metric(address: str, name: str) -> float:
    """A metric of the server at *address*; 0 if it has none yet."""
    async with http_client(address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return next((float(line.split()[-1]) for line in lines if line.startswith(f"allfather_{name} ")), 0.0)


async def waiting(address: str, kind: str) -> float:
    """How many questions of *kind* wait."""
    return await metric(address, f'questions_waiting{{kind="{kind}"}}')


async def begun(address: str, kind: str) -> float:
    """How many questions of *kind* have got a process."""
    return await metric(address, f'question_wait_seconds_count{{kind="{kind}"}}')


async def alone(player: Player, **terms: Any) -> str:
    """A table where *player* plays against one bot, and is to act or has acted."""
    table = await player.open_table(players=2, options=MANY_HANDS, terms={"pace": 0, **terms})
    await begin(player, table)
    return table


async def turn_of(player: Player) -> dict[str, Any]:
    """The next update in which the player may act, which may be the last one received."""
    update = player.seen[-1]
    while update["type"] != "update" or "legal" not in view_of(update) or not view_of(update)["legal"]:
        update = await player.next()
    return update


async def act(player: Player, update: dict[str, Any]) -> dict[str, Any]:
    """Act, and wait for the bot's answer."""
    action = first(view_of(update)["legal"])
    await player.send("act", table=update["table"], version=update["version"], action=action)
    return await player.until(tells("acted", cause="bot"))


# Hints.


async def test_hints_of_closed_sockets_are_dropped_and_no_bot_waits_for_them(server: Running) -> None:
    async with player_at(server, ATTACKER) as guest, player_at(server, HONEST) as honest:
        table = await alone(guest, hints=True)
        version = (await turn_of(guest))["version"]
        await alone(honest, bots="thrall")
        turn = await turn_of(honest)
        for _ in range(20):
            async with socket_at(server, guest.http) as socket:
                other = Player(guest.http, socket, guest.person)
                await other.watch(table)
                await other.send("hint", table=table, version=version, id=7)
                await other.ask("ping")
        left, before = await waiting(server.address, "hint"), await begun(server.address, "hint")
        await act(honest, turn)
        after = await begun(server.address, "hint")

    assert left == 0
    assert 1 <= before == after  # the last one may still be computed, but none begins before the bot's move


async def test_a_person_waits_for_one_hint_at_a_time_on_all_sockets(server: Running) -> None:
    async with player_at(server, HONEST) as ann, socket_at(server, ann.http) as socket:
        table = await alone(ann, hints=True)
        version = (await turn_of(ann))["version"]
        other = Player(ann.http, socket, ann.person)
        await other.watch(table)
        await ann.send("hint", table=table, version=version, id=7)
        await ann.ask("ping")
        refused = await other.ask("hint", table=table, version=version)
        hint = await ann.until(lambda message: message.get("id") == 7)

        assert (refused["code"], refused["values"]) == ("busy", {"limit": 1, "seconds": 1})
        assert hint["type"] == "hint"
        assert (await other.ask("hint", table=table, version=version))["type"] == "hint"


async def test_a_hint_that_is_out_of_date_or_not_watched_is_dropped_when_its_turn_comes(server: Running) -> None:
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(player_at(server, HONEST)) for _ in range(3)]
        tables = [await alone(player, hints=True) for player in players]
        turns = [await turn_of(player) for player in players]
        for player, table, turn in zip(players, tables, turns, strict=True):
            await player.send("hint", table=table, version=turn["version"], id=7)
            await player.ask("ping")
        first_, second, third = players
        await second.send("act", table=tables[1], version=turns[1]["version"], action=first(view_of(turns[1])["legal"]))
        await third.ask("unwatch", table=tables[2])
        refused = await second.until(lambda message: message.get("id") == 7)
        hint = await first_.until(lambda message: message.get("id") == 7)
        await third.ask("ping")

        assert hint["type"] == "hint"
        assert refused["code"] == "stale"
        assert [message["code"] for message in third.seen if message.get("id") == 7] == ["not-watching"]
        assert await waiting(server.address, "hint") == 0


# Bots.


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables at which somebody acts, in order."""
    found, applied = list[str](), LiveTable.applied

    def note(live: LiveTable, events: Sequence[AnyEvent], change: Change) -> None:
        found.extend(live.id for event in events if isinstance(event, Acted))
        applied(live, events, change)

    monkeypatch.setattr(LiveTable, "applied", note)
    return found


async def test_twenty_strong_bots_of_one_address_do_not_delay_the_bot_of_another(
    server: Running, moves: list[str]
) -> None:
    async with player_at(server, ATTACKER) as guest, player_at(server, HONEST) as honest:
        for _ in range(20):
            await busy_table(guest)
        table = await alone(honest, bots="thrall")
        between = []
        for _ in range(5):
            turn = await turn_of(honest)
            place = len(moves)
            await act(honest, turn)
            own = [number for number, mover in enumerate(moves) if mover == table and number >= place]
            between.append(own[1] - own[0] - 1)

    assert max(between) <= 5  # with one queue for all there would be about twenty


async def busy_table(player: Player) -> None:
    """A table at which two strong bots play while *player* watches."""
    table = await player.open_table(players=2, seat=None, options=MANY_HANDS, terms={"pace": 0, "bots": "konung"})
    await player.send("start", table=table, nonce="odin")
    await player.until(tells("dealt"))


async def test_bots_make_only_so_many_moves_for_one_address(
    server: Running, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch, moves: list[str]
) -> None:
    monkeypatch.setattr(bot_pool, "_pace", Pace(10, 20))
    async with player_at(server, ATTACKER) as guest:
        began = time.monotonic()
        table = await guest.open_table(players=2, seat=None, options=MANY_HANDS, terms={"pace": 0, "bots": "thrall"})
        await guest.send("start", table=table, nonce="odin")
        while len(moves) < 40:
            await guest.next()
        seconds = time.monotonic() - began

    assert seconds >= 1.9  # for the twenty moves after the first twenty, however fast the bots are


# Replays.


async def test_a_key_with_many_parts_is_refused_and_stops_nobody(server: Running) -> None:
    account = {"name": "Ann", "password": "Sleipnir has 8 legs"}
    async with player_at(server, HONEST) as ann:
        assert (await ann.http.post("/api/me/account", json=account)).status_code == 201
    async with client_at(server, ATTACKER) as http, client_at(server, HONEST) as other:
        uploads = [asyncio.create_task(http.post("/api/replays", json={"record": DOTTED})) for _ in range(8)]
        await asyncio.sleep(0)
        signed_in = await other.post("/api/sign-in", json=account, timeout=60)
        answers = await asyncio.gather(*uploads)

    assert signed_in.status_code == 200
    assert {answer.json()["code"] for answer in answers} == {"bad-record", "busy"}


def dawdle(*_: object) -> bytes:
    time.sleep(60)
    return b""


async def test_a_replay_that_takes_too_long_is_killed_and_others_go_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_module, "REPLAY_SECONDS", 0.5)
    async with client_at(server, ATTACKER) as http, player_at(server, HONEST) as honest:
        await alone(honest)
        with monkeypatch.context() as patch:
            patch.setattr(pool_module, "_replay", dawdle)
            slow = asyncio.create_task(http.post("/api/replays", json={"record": "slow"}))
            await act(honest, await turn_of(honest))
            answer = await slow
        monkeypatch.setattr(pool_module, "REPLAY_SECONDS", 20)
        fine = await http.post("/api/replays", json={"record": find_game("odin")(seed=1).record()})

    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert fine.status_code == 200


async def test_replays_are_bounded_for_each_address_and_dropped_with_their_asker(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with client_at(server, ATTACKER) as http, client_at(server, HONEST) as other:
        with monkeypatch.context() as patch:
            patch.setattr(pool_module, "REPLAY_SECONDS", 2)
            patch.setattr(pool_module, "_replay", dawdle)
            uploads = [asyncio.create_task(http.post("/api/replays", json={"record": ""})) for _ in range(3)]
            while await waiting(server.address, "replay") < 2:
                await asyncio.sleep(0.01)
            refused = await http.post("/api/replays", json={"record": ""})
            waits = asyncio.create_task(other.post("/api/replays", json={"record": ""}))
            while await waiting(server.address, "replay") < 3:
                await asyncio.sleep(0.01)
            for upload in (*uploads, waits):
                upload.cancel()
            async with asyncio.timeout(WAIT):
                while await waiting(server.address, "replay"):
                    await asyncio.sleep(0.01)
        fine = await other.post("/api/replays", json={"record": find_game("odin")(seed=1).record()})

    assert fine.status_code == 200
    assert (refused.status_code, refused.json()["code"]) == (429, "busy")
    assert refused.json()["values"] == {"limit": 2, "seconds": 1}
