"""Playing over the real protocol."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from allfather.server.live.bot_pool import BotPool
from allfather.server.store.store import statement
from allfather.server.table.state import TAIL
from tests.helpers.server.in_process import Player, Running, known_player, running, settings_for, socket_url
from tests.helpers.server.seated_players import (
    MANY_HANDS,
    ONE_HAND,
    Update,
    act_until,
    begin,
    events_of,
    is_over,
    most_cards,
    play_out,
    seated_players,
    sit_down,
    tells,
    view_of,
)

pytestmark = pytest.mark.anyio
FAST = {"pace": 0}


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path, webhooks="all"), bot_pool) as server:
        yield server


# Arriving and reconnecting.


@asynccontextmanager
async def browser(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    """A client that keeps its cookies and sends an Origin."""
    async with httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}) as http:
        yield http


@asynccontextmanager
async def page(http: httpx.AsyncClient, person: str = "") -> AsyncIterator[Player]:
    """A page in a browser, with its own socket."""
    address = str(http.base_url).rstrip("/")
    headers = {"Cookie": f"allfather={http.cookies['allfather']}", "Origin": address}
    async with connect(socket_url(address), additional_headers=headers) as socket:
        yield Player(http, socket, person)


async def test_a_guest_plays_within_two_requests(server: Running) -> None:
    async with browser(server) as http:
        opened = await http.post("/api/tables", json={"game": "odin", "options": ONE_HAND, "terms": FAST})
        table = opened.json()["table"]["id"]
        async with page(http) as guest:
            await guest.watch(table)
            await begin(guest, table)
            [last] = await play_out(guest)

    assert opened.json()["person"]["account"] is None
    assert last["info"]["status"] == "over"
    assert [seat.get("bot") for seat in last["info"]["seats"]] == [None, "karl", "karl", "karl"]


async def test_language_name_and_seat_survive_a_reload(server: Running) -> None:
    async with browser(server) as http, server.player() as bob, server.player() as eve:
        me = (await http.post("/api/guests", json={"name": "Åsa", "language": "de-AT"})).json()
        opened = await http.post("/api/tables", json={"game": "odin", "players": 3, "seat": 1})
        table = opened.json()["table"]["id"]
        async with page(http, me["id"]) as guest:
            await guest.watch(table)
            await sit_down(bob, table)
            await sit_down(eve, table)
            await begin(guest, table)
            both = asyncio.gather(*(act_until(other, tells("acted", seat=1)) for other in (bob, eve)))
            before = await act_until(guest, tells("acted", seat=1))
            await both
        seen = len(bob.seen)
        await asyncio.gather(*(act_until(other, lambda update: view_of(update)["to_act"] == 1) for other in (bob, eve)))
        async with page(http, me["id"]) as guest:
            after = await guest.watch(table, before["version"])
            answer = await guest.ask("act", table=table, version=after["version"], action=after["own"]["legal"][0])
            known = (await http.get("/api/me")).json()

    assert (known["name"], known["language"]) == ("Åsa", "de")
    assert after["info"]["seats"][1] == {"name": "Åsa", "person": me["id"]}
    assert after["seat"] == 1
    assert view_of(after)["hand"] == view_of(before)["hand"]
    assert [event["seat"] for event in after["events"]] == [2, 0]
    assert after["events"] == events_of(bob.seen[seen:])
    assert answer["type"] == "done"


async def test_who_missed_too_many_events_gets_the_last_ones(server: Running) -> None:
    async with server.player() as ann, server.player() as bob:
        table = await ann.open_table()
        for number in range(TAIL + 1):
            await ann.ask("show-hands", table=table, on=number % 2 == 0)
        late = await bob.watch(table, 1)
        later = await bob.watch(table, ann.seen[-2]["version"] - TAIL)
        never = await bob.watch(table, 10**6)

    assert (late["version"], never["events"]) == (TAIL + 3, [])
    assert late["info"]["seats"][0]["show_hands"]
    assert late["events"] == later["events"] == events_of(ann.seen)[1:]


# Sitting down.


async def test_sitting_down_by_a_short_code(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Bob") as bob:
        table = await ann.open_table("ravens")
        code = ann.seen[0]["info"]["code"]
        found = await bob.http.get(f"/api/codes/{code[:2]}-{code[2:].lower()}")
        await sit_down(bob, found.json()["table"])
        news = await ann.until(tells("sat", seat=1))

    assert found.json() == {"table": table}
    assert [seat["name"] for seat in news["info"]["seats"]] == ["Ann", "Bob"]


def shows_tables(message: Update) -> bool:
    return bool(message["type"] == "tables")


async def test_the_lobby_is_live(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Bob") as bob, server.player() as eve:
        await eve.send("lobby")
        none = await eve.until(shows_tables)
        table = await ann.open_table(players=2, terms={"listed": True})
        opened = await eve.until(shows_tables)
        await sit_down(bob, table)
        full = await eve.until(shows_tables)
        await ann.ask("leave", table=table)
        await bob.ask("leave", table=table)
        closed = await eve.until(lambda message: message == {"type": "tables", "tables": []})

    code = ann.seen[0]["info"]["code"]
    told = {"id": table, "game": "odin", "players": 2, "status": "open", "code": code, "shields": ["", ""]}
    assert none["tables"] == closed["tables"] == []
    assert opened["tables"] == [told | {"names": ["Ann", ""], "free": 1}]
    assert full["tables"] == [told | {"names": ["Ann", "Bob"], "free": 0}]


async def test_tables_that_were_listed_without_a_code_have_one(server: Running) -> None:
    async with server.player("Ann") as ann, server.player() as eve:
        table = await ann.open_table(players=2, terms={"listed": True})
        code = ann.seen[0]["info"]["code"]
        store = server.node.store
        [(summary,)] = await store.rows("SELECT summary FROM tables WHERE id = $1", table)
        old = summary.replace(f',"code":"{code}"', "")
        await store.write(statement("UPDATE tables SET summary = $2 WHERE id = $1", table, old))
        await eve.send("lobby")
        listed = await eve.until(shows_tables)
        own = (await ann.http.get("/api/me/tables")).json()

    assert old != summary
    assert [one["code"] for one in listed["tables"]] == [one["code"] for one in own] == [code]


async def test_bots_of_the_chosen_level_take_the_empty_seats(server: Running) -> None:
    async with server.player("Ann") as ann:
        table = await ann.open_table(players=4, options=ONE_HAND, terms=FAST | {"bots": "thrall"})
        await ann.ask("seat-bot", table=table, seat=2, level="karl")
        await begin(ann, table)
        [last] = await play_out(ann)

    assert [seat.get("bot") for seat in last["info"]["seats"]] == [None, "thrall", "karl", "thrall"]
    assert {event["seat"] for event in events_of(ann.seen) if event.get("cause") == "bot"} == {1, 2, 3}


async def test_a_person_takes_the_seat_of_a_bot_from_the_next_hand_on(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Bob") as bob:
        table = await ann.open_table(players=2, options=MANY_HANDS, terms=FAST)
        await begin(ann, table)
        await sit_down(bob, table)
        waiting = next(filter(tells("sat", seat=1), bob.seen))
        taken = await ann.ask("sit", table=table)
        playing = asyncio.create_task(act_until(ann, lambda _: False))
        seated = await bob.until(lambda message: "seat" in message)
        await act_until(bob, tells("acted", seat=1))
        playing.cancel()

    assert waiting["info"]["seats"][1] == {"name": "Freki", "bot": "karl", "successor": "Bob"}
    assert taken["code"] == "already-seated"
    assert seated["events"] == [{"event": "dealt", "version": seated["version"]}]
    assert seated["info"]["seats"][1]["name"] == "Bob"
    assert len(view_of(seated)["hand"]) == 9
    assert not any("own" in message for message in bob.seen[: bob.seen.index(seated)])


async def test_a_bot_stands_in_and_gives_the_seat_back_at_once(server: Running) -> None:
    async with seated_players(server, 2, terms=FAST | {"grace": 1}) as (table, (ann, bob)):
        await bob.socket.close()
        gone = await ann.until(tells("went-away", seat=1))
        stood_in = await act_until(ann, tells("acted", seat=1))
        async with known_player(server.address, bob.token, bob.person) as again:
            await again.watch(table)
            back = await again.until(tells("came-back", seat=1))
            await act_until(ann, lambda update: view_of(update)["to_act"] == 1)
            acted = await act_until(again, tells("acted", seat=1))

    assert gone["info"]["seats"][1]["away"]
    assert stood_in["events"][-1]["cause"] == "bot"
    assert "away" not in back["info"]["seats"][1]
    assert "cause" not in acted["events"][-1]


# Acting.


def is_taking(update: Update) -> bool:
    view = view_of(update)
    return bool(view["phase"] == "take" and view["to_act"] == update["seat"])


async def test_a_lay_is_taken_back_before_its_take(server: Running) -> None:
    async with seated_players(server, 2, terms=FAST) as (table, (ann, bob)):
        playing = asyncio.create_task(act_until(bob, lambda _: False, most_cards))
        laid = await act_until(ann, is_taking, most_cards)
        before = ann.seen[-2]
        await ann.send("take-back", table=table, version=laid["version"])
        back = await ann.until(tells("took-back", seat=0))
        again = await ann.ask("take-back", table=table, version=back["version"])
        stale = await ann.ask("act", table=table, version=laid["version"], action=laid["own"]["legal"][0])
        playing.cancel()

    assert view_of(back) == view_of(before)
    assert laid["events"][-1]["action"] in view_of(back)["legal"]
    assert (again["code"], stale["code"]) == ("nothing-to-take-back", "stale")
    assert laid["reversible"]
    assert "reversible" not in before | back


async def test_no_taking_back_if_the_table_does_not_allow_it(server: Running) -> None:
    async with seated_players(server, 2, terms={"take_back": False}) as (table, (ann, _)):
        refused = await ann.ask("take-back", table=table, version=ann.seen[-1]["version"])

    assert refused["code"] == "not-allowed-here"


async def test_forced_actions_are_made_automatically(server: Running) -> None:
    async with seated_players(server, 2, terms=FAST) as (table, (ann, bob)):
        await ann.ask("auto-pass", table=table, on=True)
        playing = asyncio.create_task(act_until(bob, lambda _: False, most_cards))
        [only] = view_of(await act_until(ann, lambda update: len(view_of(update)["legal"]) == 1, most_cards))["legal"]
        forced = await ann.until(tells("acted", seat=0))
        playing.cancel()

    # Nobody is told that it was forced: only the seat itself may know that.
    [event] = forced["events"]
    event.pop("ends", None)  # it may have ended a round
    assert event == {"event": "acted", "version": forced["version"], "seat": 0, "action": only}


async def test_a_turn_clock(server: Running) -> None:
    clock = {"kind": "turn", "seconds": 1}
    async with seated_players(server, 2, terms=FAST | {"clock": clock}) as (_, (ann, _)):
        dealt = ann.seen[-1]
        first = await ann.until(tells("acted"))
        second = await ann.until(tells("acted"))

    assert dealt["left"][dealt["view"]["to_act"]] <= 1000
    assert [update["events"][-1]["cause"] for update in (first, second)] == ["clock", "clock"]
    assert second["events"][-1]["action"] == "pass"


async def test_a_bank_clock_runs_out_once(server: Running) -> None:
    clock = {"kind": "bank", "seconds": 1}
    async with seated_players(server, 2, options=ONE_HAND, terms=FAST | {"clock": clock}) as (_, players):
        [last, *_] = await asyncio.gather(*(player.until(is_over) for player in players))

    assert last["left"] == [0, 0]
    assert {event["cause"] for event in events_of(players[0].seen) if event["event"] == "acted"} == {"clock"}


async def test_no_clock(server: Running) -> None:
    async with seated_players(server, 2) as (table, (ann, _)):
        assert "left" not in ann.seen[-1]
        assert server.node.hub.tables[table].table.due() is None
