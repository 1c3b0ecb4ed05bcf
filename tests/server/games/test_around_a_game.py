"""Everything around a game, over the real protocol: spectators, chat, hints, webhooks, rematches and results."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from allfather.games import load
from allfather.server.live import bot_pool
from allfather.server.live.bot_pool import BotPool
from allfather.server.people.results import MIN_GAMES
from tests.helpers.server.in_process import WAIT, Player, Running, running, settings_for
from tests.helpers.server.seated_players import (
    MANY_HANDS,
    ONE_HAND,
    Update,
    act_until,
    begin,
    events_of,
    play_out,
    seated_players,
    sit_down,
    tells,
    view_of,
)
from tests.server.table.test_protocol_docs import examples

pytestmark = pytest.mark.anyio
CHECK_DEALS = Path(__file__).parents[3] / "examples" / "check_deals.py"
FAST = {"pace": 0}


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path, webhooks="all"), bot_pool) as server:
        yield server


# Spectators.


async def test_spectators_see_what_is_public(server: Running) -> None:
    async with seated_players(server, 2) as (table, _), server.player() as eve:
        seen = await eve.watch(table)
        refused = await eve.ask("act", table=table, version=seen["version"], action="pass")

    assert not {"seat", "own", "hands"} & seen.keys()
    assert (seen["view"]["hand"], seen["view"]["sizes"], seen["view"]["legal"]) == ([], [9, 9], [])
    assert refused["code"] == "not-seated"


async def test_spectators_see_all_hands_when_everybody_agrees(server: Running) -> None:
    async with seated_players(server, 2, terms={"rated": False}) as (table, (ann, bob)), server.player() as eve:
        await eve.watch(table)
        await ann.ask("show-hands", table=table, on=True)
        one = await eve.until(tells("show-hands-changed", seat=0))
        await bob.ask("show-hands", table=table, on=True)
        both = await eve.until(tells("show-hands-changed", seat=1))
        await ann.ask("show-hands", table=table, on=False)
        neither = await eve.until(tells("show-hands-changed", seat=0))
    hands = [view_of(next(filter(tells("dealt"), player.seen)))["hand"] for player in (ann, bob)]

    assert "hands" not in one
    assert [hand["hand"] for hand in both["hands"]] == hands
    assert "hands" not in neither
    assert not any("hands" in message for player in (ann, bob) for message in player.seen)


async def test_spectators_never_see_the_hands_of_a_rated_game(server: Running) -> None:
    async with server.player() as ann, server.player() as bob, server.player() as eve:
        table = await ann.open_table(players=3, options=MANY_HANDS, terms={"pace": 0, "bots": "thrall"})
        await sit_down(bob, table)
        await eve.watch(table)
        await ann.ask("show-hands", table=table, on=True)
        await begin(ann, table)
        refused = await ann.ask("show-hands", table=table, on=True)
        await bob.ask("leave", table=table)
        seen = await eve.until(tells("left", seat=1))
        await act_until(ann, lambda update: update["version"] > seen["version"] + 10)
        await eve.until(lambda message: message.get("version", 0) > seen["version"] + 10)

    assert refused["code"] == "not-allowed-here"
    assert seen["info"]["rated"]
    assert not any("hands" in message for message in eve.seen)


def last_info(player: Player) -> dict[str, Any]:
    """What *player* was last told about the table."""
    info: dict[str, Any] = next(one["info"] for one in reversed(player.seen) if one.get("info"))
    return info


async def test_a_game_with_open_hands_from_the_beginning_is_not_rated(server: Running) -> None:
    async with server.player() as ann, server.player() as bob, server.player() as eve:
        table = await ann.open_table(players=2, options=ONE_HAND, terms=FAST)
        await sit_down(bob, table)
        await eve.watch(table)
        for player in (ann, bob):
            await player.ask("show-hands", table=table, on=True)
        await begin(ann, table)
        seen = await eve.until(tells("dealt"))
        await play_out(ann, bob)
        async with asyncio.timeout(WAIT):
            while not (statistics := (await ann.http.get(f"/api/people/{ann.person}")).json()["statistics"])["recent"]:
                await asyncio.sleep(0.05)

    assert len(seen["hands"]) == 2
    assert "rated" not in last_info(eve)
    assert statistics["recent"][0]["change"] == 0


async def test_everybody_sees_everything_after_the_game(server: Running) -> None:
    async with seated_players(server, 2, options=ONE_HAND) as (table, (ann, bob)), server.player() as eve:
        await eve.watch(table)
        over, _, seen = await asyncio.gather(
            act_until(ann, lambda update: "hands" in update),
            act_until(bob, lambda update: "hands" in update),
            eve.until(lambda message: "hands" in message),
        )

    assert over["hands"] == seen["hands"]
    assert [len(hand.get("hand", [])) for hand in seen["hands"]] == seen["view"]["scores"]
    assert seen["info"]["result"]["scores"] == seen["view"]["scores"]
    assert len(seen["info"]["secret"]) == 64


async def test_a_table_without_spectators(server: Running) -> None:
    async with seated_players(server, 2, terms={"spectators": False}) as (table, _), server.player() as eve:
        refused = await eve.watch(table)

    assert refused["code"] == "not-allowed-here"


# Chat.


async def test_reactions_and_chat_reach_everybody_who_has_not_muted_the_sender(server: Running) -> None:
    async with seated_players(server, 2) as (table, (ann, bob)), server.player() as eve:
        await eve.watch(table)
        await ann.ask("react", table=table, reaction="horn")
        await ann.ask("say", table=table, text="Skål!")
        await bob.ask("mute", person=ann.person)
        await ann.ask("say", table=table, text="Anybody?")
        await bob.ask("say", table=table, text="Who speaks?")
        await bob.ask("mute", person=ann.person, on=False)
        await ann.ask("react", table=table, reaction="laugh")
        await bob.ask("ping")
        refused = await eve.ask("say", table=table, text="Me too")
        lines = (await eve.http.get(f"/api/tables/{table}/chat")).json()

    heard = [message for message in eve.seen if is_talk(message)]
    assert heard[0] == {"type": "reacted", "table": table, "person": ann.person, "reaction": "horn"}
    assert [talk.get("text", talk.get("reaction")) for talk in heard[1:]] == [
        "Skål!",
        "Anybody?",
        "Who speaks?",
        "laugh",
    ]
    assert [message for message in bob.seen if is_talk(message)] == [heard[0], heard[1], heard[3], heard[4]]
    assert lines == [{key: talk[key] for key in ("person", "name", "text", "at")} for talk in heard[1:4]]
    assert refused["code"] == "not-seated"


def is_talk(message: Update) -> bool:
    return message["type"] in ("reacted", "said")


async def test_a_table_without_chat(server: Running) -> None:
    async with seated_players(server, 2, terms={"chat": False}) as (table, (ann, _)):
        refused = await ann.ask("say", table=table, text="Skål!")
        done = await ann.ask("react", table=table, reaction="mead")

    assert (refused["code"], done["type"]) == ("not-allowed-here", "done")


async def test_the_chat_of_a_table_without_spectators(server: Running) -> None:
    async with seated_players(server, 2, terms={"spectators": False}) as (table, (ann, _)), server.player() as eve:
        chat = [(await one.http.get(f"/api/tables/{table}/chat")).status_code for one in (ann, eve)]

    assert chat == [200, 403]


# Hints.


async def test_hints_where_the_table_allows_them(server: Running) -> None:
    async with seated_players(server, 2, terms={"hints": True}) as (table, players):
        ann, bob = sorted(players, key=lambda player: not view_of(player.seen[-1])["legal"])
        seen = next(filter(tells("dealt"), ann.seen))
        hint = await ann.ask("hint", table=table, version=seen["version"])
        waits = await bob.ask("hint", table=table, version=seen["version"])
        stale = await ann.ask("hint", table=table, version=1)

    visits = [opinion["visits"] for opinion in hint["opinions"]]
    assert hint["type"] == "hint"
    assert {opinion["action"] for opinion in hint["opinions"]} == set(view_of(seen)["legal"])
    assert visits == sorted(visits, reverse=True)
    assert hint["playouts"] >= sum(visits) > 0
    assert all(0 <= opinion["low"] <= opinion["expected"] <= opinion["high"] <= 1 for opinion in hint["opinions"])
    assert (waits["code"], stale["code"]) == ("out-of-turn", "stale")


def die(*_: object) -> None:
    os._exit(1)


async def test_a_hint_whose_process_dies(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated_players(server, 2, terms={"hints": True}) as (table, players):
        dealt = players[0].seen[-1]
        asker = players[dealt["view"]["to_act"]]
        with monkeypatch.context() as patch:
            patch.setattr(bot_pool, "_advise", die)
            refused = await asker.ask("hint", table=table, version=dealt["version"])
        hint = await asker.ask("hint", table=table, version=dealt["version"])

    assert refused["code"] == "unavailable"
    assert hint["type"] == "hint"


async def test_no_hints_if_the_table_does_not_allow_them(server: Running) -> None:
    async with seated_players(server, 2) as (table, (ann, _)):
        refused = await ann.ask("hint", table=table, version=ann.seen[-1]["version"])

    assert refused["code"] == "not-allowed-here"


# Webhooks.


@asynccontextmanager
async def hook() -> AsyncIterator[tuple[str, asyncio.Queue[dict[str, Any]]]]:
    """The URL of a web server, and what it receives."""
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        told.put_nowait(json.loads(await reader.readuntil(b"}")))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(handle, "127.0.0.1", 0) as listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/turn", told


async def test_a_webhook_is_notified_of_every_turn_of_a_person(server: Running) -> None:
    async with hook() as (url, told), seated_players(server, 2, terms={"webhook": url}) as (table, players):
        dealt = players[0].seen[-1]
        for turn in range(2):
            async with asyncio.timeout(WAIT):
                news = await told.get()
            seat = (dealt["view"]["to_act"] + turn) % 2
            assert news == examples("Webhooks")[0] | {
                "table": table,
                "seat": seat,
                "name": last_info(players[0])["seats"][seat]["name"],
                "version": dealt["version"] + turn,
                "link": f"{server.address}/t/{last_info(players[0])['code']}",
            }
            await act_until(players[seat], tells("acted", seat=seat))

    assert last_info(players[0])["terms"]["webhook"] is None


# After the game.


async def test_a_rematch_rotates_the_seats_and_is_played(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Bob") as bob:
        table = await ann.open_table(players=3, options=ONE_HAND, terms=FAST)
        await sit_down(bob, table)
        early = await bob.ask("rematch", table=table)
        await begin(ann, table)
        await play_out(ann, bob)
        new_table = await rematch(bob, ann)
        again = await ann.ask("rematch", table=table)
        seats = next(one["info"]["seats"] for one in reversed(ann.seen) if one.get("table") == new_table)
        await begin(bob, new_table)
        last, _ = await play_out(bob, ann)

    assert early["code"] == "not-over"
    assert (again["code"], again["values"]) == ("has-begun", {"table": new_table})
    assert [seat["name"] for seat in seats] == ["Sleipnir", "Ann", "Bob"]
    assert last["info"]["host"] == bob.person
    assert last["info"]["status"] == "over"


async def rematch(asker: Player, *others: Player) -> str:
    """Ask for a rematch, and have everybody watch the new table and contribute to its deals."""
    old = next(message for message in reversed(asker.seen) if message["type"] == "update")
    await asker.send("rematch", table=old["table"])
    news = [await player.until(tells("rematched")) for player in (asker, *others)]
    new_table: str = news[0]["info"]["rematch"]
    for player in (asker, *others):
        await player.watch(new_table)
        await player.ask("sit", table=new_table, nonce="odin")
    return new_table


async def test_the_record_is_there_and_every_deal_can_be_checked(server: Running, tmp_path: Path) -> None:
    async with seated_players(server, 3, options={"limit": 10}, terms=FAST) as (table, players):
        early = await players[0].http.get(f"/api/tables/{table}/record")
        [last, *_] = await play_out(*players)
        record, fairness, replay = [
            await players[0].http.get(f"/api/tables/{table}/{what}") for what in ("record", "fairness", "replay")
        ]
        posted = await players[0].http.post("/api/replays", json={"record": record.text})
    files = [tmp_path / "record.toml", tmp_path / "fairness.json"]
    for file, answer in zip(files, (record, fairness), strict=True):
        file.write_bytes(answer.content)
    command = [sys.executable, str(CHECK_DEALS), *map(str, files)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    game = load(record.text)
    acted = [event["action"] for event in events_of(players[0].seen) if event["event"] == "acted"]

    assert early.json()["code"] == "not-over"
    assert list(game.scores) == last["info"]["result"]["scores"] == last["view"]["scores"]
    assert replay.json() == posted.json()
    assert [step["action"] for step in replay.json()["steps"] if step["event"] == "acted"] == acted
    assert fairness.json()["nonces"] == ["odin", "", ""]
    assert fairness.json()["commitment"] == players[0].seen[0]["info"]["commitment"]
    assert checked.returncode == 0, checked.stderr
    assert f"deal {last['view']['hand_number'] - 1}: hands" in checked.stdout


async def test_points_ratings_statistics_and_leaderboard(server: Running) -> None:
    results = []
    async with seated_players(server, 2, options=ONE_HAND, terms=FAST) as (_, players):
        ann, bob = players
        for number in range(MIN_GAMES):
            assert (await ann.http.get("/api/leaderboards/odin/2")).json() == []
            if number:
                await begin(ann, await rematch(ann, bob))
            [last, *_] = await play_out(*players)
            await asyncio.gather(*(player.ask("ping") for player in players))  # then the last action is done
            results.append(last["info"]["result"])
        profiles = [(await ann.http.get(f"/api/people/{player.person}")).json() for player in players]
        board = (await ann.http.get("/api/leaderboards/odin/2")).json()
        tables = (await ann.http.get("/api/me/tables")).json()

    for who, profile in enumerate(profiles):
        [standing] = profile["statistics"]["standings"]
        seats = [(who + number) % 2 for number in range(MIN_GAMES)]
        won = sum(result["places"][seat] == 1 for result, seat in zip(results, seats, strict=True))
        points = [result["scores"][seat] for result, seat in zip(results, seats, strict=True)]
        assert (standing["games"], standing["won"]) == (MIN_GAMES, won)
        assert standing["points"] == sum(points) / MIN_GAMES
        assert [game["points"] for game in reversed(profile["statistics"]["recent"])] == points
    assert len(tables) == MIN_GAMES
    assert [row["person"] for row in board] == [profile["id"] for profile in sorted(profiles, key=lower_bound)]
    assert all(row["bot"] for row in board)


def lower_bound(profile: dict[str, Any]) -> float:
    [standing] = profile["statistics"]["standings"]
    return float(2 * standing["uncertainty"] - standing["rating"])
