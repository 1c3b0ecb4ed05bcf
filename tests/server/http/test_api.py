"""The HTTP API: accounts, tokens, personal data, tables and replays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from allfather.games import GAMES, find_game
from allfather.server.admin import announce
from allfather.server.errors import CLOSED_REFUSED
from allfather.server.http.app import BODY_SIZE
from allfather.server.http.table_api import RECORD_SIZE
from allfather.server.live.bot_pool import BotPool
from allfather.server.people import personal_data
from allfather.server.people.people import EXPORT_SECONDS, MAX_BOT_TOKENS
from allfather.server.repositories import table_people
from allfather.server.repositories.people import Person
from allfather.server.repositories.table_people import DELETED_NAME
from allfather.server.store.store import StoreError
from allfather.server.table.codes import qr_svg
from tests.helpers.server.finished_tables import Played
from tests.helpers.server.in_process import Running, http_client, running, settings_for
from tests.helpers.server.raw_socket import raw_socket
from tests.helpers.server.seated_players import seated_players, sit_down

pytestmark = pytest.mark.anyio

PASSWORD, OTHER_PASSWORD = "valknut-7", "yggdrasil-9"


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path, tables_per_person=3), bot_pool) as server:
        server.node.people.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        yield server


@asynccontextmanager
async def browser(server: Running, name: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at the server's page, with its own cookies; with a *name* it is a guest's."""
    async with http_client(server.address, {"origin": server.address}) as http:
        if name is not None:
            assert (await http.post("/api/guests", json={"name": name})).status_code == 201
        yield http


async def me(http: httpx.AsyncClient) -> Any:
    return (await http.get("/api/me")).json()


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def name_of(server: Running, token: str) -> str | None:
    """Who is known by *token*."""
    async with http_client(server.address, {"authorization": f"Bearer {token}"}) as program:
        found = await me(program)
    return found and str(found["name"])


def headers_of(http: httpx.AsyncClient) -> dict[str, str]:
    """The headers with which the browser opens a socket."""
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return {"cookie": cookies, "origin": http.headers["origin"]}


# Accounts.


async def test_an_account_keeps_what_the_guest_had(server: Running) -> None:
    async with browser(server, "Ann") as home, browser(server) as elsewhere:
        guest = await me(home)
        table = (await home.post("/api/tables", json={"game": "odin"})).json()["table"]["id"]
        signed_up = await home.post("/api/me/account", json={"name": "Ånn", "password": PASSWORD})
        signed_in = await elsewhere.post("/api/sign-in", json={"name": "ånn", "password": PASSWORD})

        assert (signed_up.status_code, signed_in.status_code) == (201, 200)
        assert signed_up.json() == signed_in.json() == guest | {"name": "Ånn", "account": "ånn"}
        assert await me(elsewhere) == await me(home) == signed_in.json()
        assert [one["id"] for one in (await elsewhere.get("/api/me/tables")).json()] == [table]
        assert PASSWORD not in signed_up.text + signed_in.text

        assert (await home.post("/api/sign-out")).status_code == 204
        assert (await me(home), await me(elsewhere)) == (None, signed_in.json())


async def test_refused_accounts(server: Running) -> None:
    async with browser(server, "Ann") as ann, browser(server, "Bob") as bob, browser(server) as nobody:
        account = {"name": "Ann", "password": PASSWORD}
        assert refusal(await nobody.post("/api/me/account", json=account)) == (401, "not-signed-in")
        assert refusal(await ann.post("/api/me/account", json=account | {"password": "short"})) == (400, "bad-request")
        assert (await ann.post("/api/me/account", json=account)).status_code == 201
        assert refusal(await ann.post("/api/me/account", json=account)) == (409, "has-account")
        assert refusal(await bob.post("/api/me/account", json=account | {"name": "ANN"})) == (409, "name-taken")
        wrong = [await nobody.post("/api/sign-in", json={"name": name, "password": "x"}) for name in ("Ann", "Nobody")]
        assert [refusal(answer) for answer in wrong] == 2 * [(401, "wrong-password")]
        assert wrong[0].content == wrong[1].content
        assert "set-cookie" not in wrong[0].headers


async def test_a_new_password_signs_out_all_other_sessions(server: Running) -> None:
    async with browser(server, "Ann") as home, browser(server) as elsewhere:
        await home.post("/api/me/account", json={"name": "Ann", "password": PASSWORD})
        await elsewhere.post("/api/sign-in", json={"name": "Ann", "password": PASSWORD})
        tokens = [(await home.post("/api/me/tokens", json={})).json()["token"]]
        before = dict(home.cookies)
        async with raw_socket(server.address, **headers_of(elsewhere)) as socket:
            wrong = await home.post("/api/me/password", json={"old": OTHER_PASSWORD, "new": OTHER_PASSWORD})
            assert refusal(wrong) == (401, "wrong-password")
            changed = await home.post("/api/me/password", json={"old": PASSWORD, "new": OTHER_PASSWORD})
            assert (changed.status_code, changed.content) == (204, b"")
            assert dict(home.cookies) != before
            assert ((await me(home))["name"], await me(elsewhere)) == ("Ann", None)
            socket.send('{"type":"ping","id":1}')
            assert await socket.closing() == CLOSED_REFUSED
        tokens += [(await home.post("/api/me/tokens", json={})).json()["token"]]
        keeping = {"old": OTHER_PASSWORD, "new": PASSWORD, "keep_tokens": True}
        assert (await home.post("/api/me/password", json=keeping)).status_code == 204
        assert [await name_of(server, token) for token in tokens] == [None, "Ann"]
        await home.post("/api/me/password", json={"old": PASSWORD, "new": OTHER_PASSWORD})
        old = await elsewhere.post("/api/sign-in", json={"name": "Ann", "password": PASSWORD})
        new = await elsewhere.post("/api/sign-in", json={"name": "Ann", "password": OTHER_PASSWORD})
        assert (old.status_code, new.status_code) == (401, 200)


async def test_name_and_language_can_be_changed(server: Running) -> None:
    async with browser(server, "Ann") as http:
        changed = await http.patch("/api/me", json={"name": "Änne", "language": "de"})
        assert (changed.json()["name"], changed.json()["language"]) == ("Änne", "de")
        assert await me(http) == changed.json()
        for name in ("", " ", "a\u200bb", "x" * 25, "\ud800"):
            assert (await http.patch("/api/me", content=json.dumps({"name": name}))).status_code == 400
        assert refusal(await http.patch("/api/me", json={"nam": "x"})) == (400, "bad-request")


async def test_a_shield_can_be_chosen(server: Running) -> None:
    async with browser(server, "Ann") as http:
        assert (await me(http))["shield"] == ""
        changed = (await http.patch("/api/me", json={"shield": "R2B"})).json()
        assert (changed["name"], changed["shield"]) == ("Ann", "R2B")
        assert await me(http) == changed
        assert (await http.get(f"/api/people/{changed['id']}")).json()["shield"] == "R2B"
        assert (await http.get("/api/me/data")).json()["profile"]["shield"] == "R2B"
        for shield in ("X2B", "R8B", "R2X", "R2BB", "R2B\n", 2):
            assert (await http.patch("/api/me", json={"shield": shield})).status_code == 400
        opened = await http.post("/api/tables", json={"game": "odin", "players": 2, "terms": {"listed": True}})
        assert opened.json()["table"]["seats"][0]["shield"] == "R2B"
        assert (await http.patch("/api/me", json={"shield": ""})).json()["shield"] == ""


async def test_a_new_name_is_shown_at_the_tables_where_one_sits(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Bob") as bob:
        table = await ann.open_table(players=2)
        await bob.watch(table)
        await ann.http.patch("/api/me", json={"name": "Änne", "shield": "G3C"})
        update = await bob.until(lambda message: any(one["event"] == "renamed" for one in message.get("events", [])))

        assert (update["info"]["seats"][0]["name"], update["info"]["seats"][0]["shield"]) == ("Änne", "G3C")
        await ann.http.patch("/api/me", json={"language": "de"})
        assert (await bob.watch(table))["version"] == update["version"]


async def test_a_cookie_is_replaced_when_somebody_signs_up_or_in(server: Running) -> None:
    async with browser(server, "Ann") as home, browser(server, "Bob") as elsewhere:
        old = [http.cookies["allfather"] for http in (home, elsewhere)]
        planted = (await home.post("/api/me/tokens", json={})).json()["token"]
        await home.post("/api/me/account", json={"name": "Ann", "password": PASSWORD})
        await elsewhere.post("/api/sign-in", json={"name": "Ann", "password": PASSWORD})

        assert not set(old) & {http.cookies["allfather"] for http in (home, elsewhere)}
        assert [await name_of(server, token) for token in (*old, planted)] == [None, None, None]
        assert (await me(home))["name"] == (await me(elsewhere))["name"] == "Ann"


async def test_passwords_that_are_easy_to_guess_are_refused(server: Running) -> None:
    async with browser(server, "Ann") as ann:
        for password in ("password", "aaaaaaaa", "12345678", "Ann-Mary1", "qwertyui"):
            account = {"name": "Ann-Mary", "password": password}
            assert refusal(await ann.post("/api/me/account", json=account)) == (400, "common-password"), password
        assert (await ann.post("/api/me/account", json={"name": "Ann", "password": PASSWORD})).status_code == 201
        easy = {"old": PASSWORD, "new": "password"}
        assert refusal(await ann.post("/api/me/password", json=easy)) == (400, "common-password")


async def test_nobody_carries_the_name_of_an_account(server: Running) -> None:
    async with browser(server, "Ann") as ann, browser(server, "Eve") as eve:
        await ann.post("/api/me/account", json={"name": "Ånn", "password": PASSWORD})

        assert refusal(await eve.patch("/api/me", json={"name": "ÅNN"})) == (409, "name-taken")
        for path in ("guests", "bots"):
            assert refusal(await eve.post(f"/api/{path}", json={"name": "ånn"})) == (409, "name-taken")
        assert (await ann.patch("/api/me", json={"name": "ÅNN"})).status_code == 200
        assert (await me(eve))["name"] == "Eve"


# Sessions and tokens.


FIREFOX = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


async def test_sessions_are_listed_and_ended(server: Running) -> None:
    async with browser(server, "Ann") as home, browser(server) as phone, browser(server) as tablet:
        await home.post("/api/me/account", json={"name": "Ann", "password": PASSWORD}, headers=FIREFOX)
        for other in (phone, tablet):
            await other.post("/api/sign-in", json={"name": "Ann", "password": PASSWORD})
        listed = (await home.get("/api/me/sessions")).json()
        assert [(one["label"], one["here"]) for one in listed if one["here"]] == [("Firefox on Linux", True)]
        assert len(listed) == 3
        [own] = [one["id"] for one in (await phone.get("/api/me/sessions")).json() if one["here"]]

        async with raw_socket(server.address, **headers_of(phone)) as socket:
            assert (await home.delete(f"/api/me/sessions/{own}")).status_code == 204
            assert await socket.closing() == CLOSED_REFUSED  # at once, although it has said nothing
        assert refusal(await home.delete(f"/api/me/sessions/{own}")) == (404, "not-found")
        assert [bool(await me(http)) for http in (home, phone, tablet)] == [True, False, True]
        assert (await home.delete("/api/me/sessions")).status_code == 204
        assert [bool(await me(http)) for http in (home, tablet)] == [True, False]
        assert refusal(await tablet.get("/api/me/sessions")) == (401, "not-signed-in")


async def test_a_token_for_programs_plays_but_does_not_manage_the_account(server: Running) -> None:
    async with browser(server, "Ann") as ann:
        await ann.post("/api/me/account", json={"name": "Ann", "password": PASSWORD})
        token = (await ann.post("/api/me/tokens", json={})).json()["token"]
        [listed] = (await ann.get("/api/me/tokens")).json()
        async with http_client(server.address, {"authorization": f"Bearer {token}"}) as program:
            for method, path, body in (
                ("POST", "me/tokens", {}),
                ("POST", "me/password", {"old": PASSWORD, "new": OTHER_PASSWORD}),
                ("POST", "me/account", {"name": "Eve", "password": PASSWORD}),
                ("DELETE", "me", {"password": PASSWORD}),
                ("DELETE", f"me/tokens/{listed['id']}", None),
                ("GET", "me/data", None),
                ("GET", "me/sessions", None),
                ("DELETE", "me/sessions", None),
            ):
                answer = await program.request(method, f"/api/{path}", json=body)
                assert refusal(answer) == (403, "not-allowed-here"), path
            assert (await program.post("/api/tables", json={"game": "odin"})).status_code == 201
            assert (await me(program))["name"] == "Ann"
        assert len((await ann.get("/api/me/tokens")).json()) == 1


async def test_tokens_for_programs(server: Running) -> None:
    async with browser(server, "Ann") as ann, browser(server, "Bob") as bob:
        created = [(await ann.post("/api/me/tokens", json={"label": f"bot {n}"})).json() for n in range(MAX_BOT_TOKENS)]
        assert refusal(await ann.post("/api/me/tokens", json={})) == (400, "bad-request")
        listed = await ann.get("/api/me/tokens")
        assert {one["label"] for one in listed.json()} == {f"bot {n}" for n in range(MAX_BOT_TOKENS)}
        assert not any(one["token"] in listed.text for one in created)
        async with http_client(server.address, {"authorization": f"Bearer {created[0]['token']}"}) as http:
            assert await me(http) == created[0]["person"] == await me(ann)
            (short,) = [one["id"] for one in listed.json() if one["label"] == "bot 0"]
            assert refusal(await bob.delete(f"/api/me/tokens/{short}")) == (404, "not-found")
            assert (await ann.delete(f"/api/me/tokens/{short}")).status_code == 204
            assert await me(http) is None
            assert refusal(await http.get("/api/me/tokens")) == (401, "not-signed-in")


# Personal data.


async def test_people_can_export_their_own_data(server: Running) -> None:
    async with seated_players(server, 2) as (table, (ann, bob)), browser(server) as nobody:
        data = await ann.http.get("/api/me/data")
        secret = server.node.hub.tables[table].table.opened.secret

        assert data.json()["profile"]["id"] == ann.person
        assert [one["id"] for one in data.json()["tables"]] == [table]
        assert not any(hidden in data.text for hidden in (secret, "dealt", bob.person, ann.token))
        assert refusal(await nobody.get("/api/me/data")) == (401, "not-signed-in")


async def test_one_export_at_a_time_for_each_person(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def slow(_: Any, person_id: str) -> dict[str, Any]:
        begun.set()
        await may_end.wait()
        return {"person": person_id}

    monkeypatch.setattr(personal_data, "export", slow)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(browser(server, name)) for name in ("Ann", "Bob", "Cid", "Dan")]
        exports = [asyncio.create_task(guest.get("/api/me/data")) for guest in guests]
        await begun.wait()
        while len(server.node.people._exporting) < len(guests):
            await asyncio.sleep(0)
        again = await guests[0].get("/api/me/data")
        assert (refusal(again), again.json()["values"]) == ((429, "busy"), {"seconds": EXPORT_SECONDS})

        assert (await guests[3].delete("/api/me")).status_code == 204  # nobody waits for the exports of others
        may_end.set()
        assert [(await export).status_code for export in exports] == 4 * [200]
        assert (await guests[0].get("/api/me/data")).status_code == 200


async def test_an_account_is_deleted_with_its_password(server: Running) -> None:
    async with browser(server, "Ann") as ann, server.player() as bob:
        await ann.post("/api/me/account", json={"name": "Ann", "password": PASSWORD})
        table = (await ann.post("/api/tables", json={"game": "odin"})).json()["table"]["id"]
        for body in (None, {}, {"password": OTHER_PASSWORD}):
            assert refusal(await ann.request("DELETE", "/api/me", json=body)) == (401, "wrong-password")
        assert (await bob.watch(table))["info"]["seats"][0]["name"] == "Ann"  # and the table is not left

        assert (await ann.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
        assert await me(ann) is None
        gone = await ann.post("/api/sign-in", json={"name": "Ann", "password": PASSWORD})
        assert refusal(gone) == (401, "wrong-password")


async def test_a_deletion_that_fails_can_be_repeated(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any, **__: Any) -> list[str]:
        raise StoreError("the disk is full")

    async with browser(server, "Ann") as ann:
        table = (await ann.post("/api/tables", json={"game": "odin"})).json()["table"]["id"]
        with monkeypatch.context() as patch:
            patch.setattr(table_people, "anonymise", fail)
            assert refusal(await ann.delete("/api/me")) == (503, "unavailable")
        assert (await me(ann))["name"] == "Ann"
        assert (await ann.delete("/api/me")).status_code == 204
        assert "Ann" not in str(await server.node.store.rows("SELECT data FROM events WHERE table_id = $1", table))


async def test_a_deleted_person_is_removed_everywhere(server: Running) -> None:
    async with seated_players(server, 2, terms={"listed": True}) as (playing, (ann, bob)), browser(server) as nobody:
        name = (await me(ann.http))["name"]
        waiting = await bob.open_table(terms={"listed": True})
        await sit_down(ann, waiting)
        played = await Played("played", [Person(ann.person, name, "en"), Person(bob.person, "B", "en")]).save(
            server.node.store
        )
        assert played.status == "over"
        await bob.watch("played")
        await ann.send("say", table=playing, text="Hail!")

        assert (await ann.http.delete("/api/me")).status_code == 204
        assert await me(ann.http) is None
        await ann.socket.wait_closed()
        assert ann.socket.close_code == CLOSED_REFUSED
        await bob.ask("ping")
        shown = {message["table"]: message["info"] for message in bob.seen if message.get("info")}
        assert [seat and seat["name"] for seat in shown["played"]["seats"]] == [DELETED_NAME, "B"]
        assert shown[playing]["seats"][0]["bot"]
        assert shown[waiting]["seats"].count(None) == 3
        for page in ("/api/tables", f"/api/tables/{playing}", "/api/tables/played/record", f"/api/people/{bob.person}"):
            text = (await nobody.get(page)).text
            assert not any(trace in text for trace in (ann.person, name)), page
        assert refusal(await nobody.get(f"/api/people/{ann.person}")) == (404, "not-found")
        for table in ("people", "tokens", "seats", "tables", "events", "chat", "results", "ratings"):
            stored = str(await server.node.store.rows(f"SELECT * FROM {table}"))
            assert not any(trace in stored for trace in (ann.person, name, "Hail!")), table


# Tables.


async def test_the_number_of_open_tables_per_person_is_limited(server: Running) -> None:
    async with server.player() as ann:
        tables = [await ann.open_table() for _ in range(3)]
        refused = await ann.http.post("/api/tables", json={"game": "odin"})
        assert refusal(refused) == (400, "too-many-tables")
        assert (await ann.ask("leave", table=tables[0]))["type"] == "done"
        await ann.open_table()
        assert not (await ann.http.get("/api/tables")).json()  # none is listed


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "bad-option"),
    ({"game": "odin", "players": 7}, "bad-option"),
    ({"game": "ravens", "players": 3}, "bad-option"),
    ({"game": "odin", "players": 2, "seat": 2}, "no-such-seat"),
    ({"game": "odin", "options": {"limit": 0}}, "bad-option"),
    ({"game": "odin", "options": {"limit": [1]}}, "bad-option"),
    ({"game": "odin", "options": {"x": 1}}, "bad-option"),
    ({"game": "ravens", "options": {"components": "/etc/passwd"}}, "bad-option"),
    ({"game": "ravens", "options": {"components": {"a": 1}}}, "bad-option"),
    ({"game": "odin", "terms": {"bots": "odin"}}, "no-bot"),
    ({"game": "odin", "terms": {"grace": 0}}, "bad-request"),
    ({"game": "odin", "terms": {"webhook": "ftp://example.com"}}, "bad-request"),
    ({"game": "odin", "secret": "0"}, "bad-request"),
    ({}, "bad-request"),
]
"""Requests for impossible tables, and the code of the refusal."""


async def test_impossible_tables_are_refused(server: Running) -> None:
    async with browser(server) as http:
        for wishes, code in IMPOSSIBLE:
            assert refusal(await http.post("/api/tables", json=wishes)) == (400, code), wishes
        assert not server.node.hub.tables


async def test_tables_are_found_by_code_and_by_qr_code(server: Running) -> None:
    async with browser(server) as http:
        opened = (await http.post("/api/tables", json={"game": "ravens"})).json()
        table, code = opened["table"]["id"], opened["table"]["code"]
        assert not server.node.hub.tables  # nobody watches it
        assert opened["link"] == f"{server.address}/t/{code}"
        (own,) = (await http.get("/api/me/tables")).json()
        assert (own["id"], own["code"]) == (table, code)
        assert (await http.get(f"/api/codes/{code.lower()}")).json() == {"table": table}
        assert (await http.get(f"/t/{code}")).status_code == 200
        picture = await http.get(f"/api/tables/{table}/qr.svg")
        assert (picture.text, picture.headers["content-type"]) == (qr_svg(opened["link"]), "image/svg+xml")
        for path in ("codes/BBBBB", "codes/nonsense", "tables/none", "tables/none/qr.svg", "tables/none/record"):
            assert refusal(await http.get(f"/api/{path}")) == (404, "no-such-table")
        assert not server.node.hub.tables


async def test_malformed_ids_do_not_reach_the_store(tmp_path: Path, bot_pool: BotPool, postgres_url: str) -> None:
    async with (
        running(settings_for(tmp_path, database=postgres_url), bot_pool) as server,
        server.player() as ann,
    ):
        for path in ("tables/{}", "tables/{}/chat", "tables/{}/qr.svg", "people/{}", "codes/{}", "leaderboards/{}/2"):
            for odd in ("%00", "a%00b", "%ff", "%ED%A0%80", "..%2f", "x" * 5000, "%0a"):
                answer = await ann.http.get(f"/api/{path.format(odd)}")
                assert answer.status_code in (400, 404), (path, odd)
        assert (await ann.http.delete("/api/me/tokens/%00")).status_code == 400


# Replays, leaderboards, announcements.


async def test_a_record_from_elsewhere_is_replayed(server: Running) -> None:
    game = find_game("odin")(3, seed=1)
    while not game.is_over:
        game.play_random()
    lines = game.record().splitlines()
    async with browser(server) as http:
        told = (await http.post("/api/replays", json={"record": game.record()})).json()
        assert (told["game"], told["players"], told["names"]) == ("odin", 3, 3 * ["?"])
        assert len(told["steps"]) == len(game.past)
        over = {"event": "game-over", "winners": list(game.winners), "scores": list(game.scores)}
        assert told["steps"][-1]["ends"][-1] == over
        number = next(place for place, line in enumerate(lines) if line.startswith("scores"))
        lines[number] = "scores = [0, 0, 0]"
        bad = await http.post("/api/replays", json={"record": "\n".join(lines)})
        assert refusal(bad) == (400, "bad-record")
        assert bad.json()["text"].startswith(f"Line {number + 1}: ")
        assert bad.json()["values"] == {"line": number + 1}
        for nonsense in ("", "x", 'game = "chess/1"', "[" * 90_000, f'game = "odin/1"\nx = {"[" * 90_000}'):
            assert refusal(await http.post("/api/replays", json={"record": nonsense})) == (400, "bad-record")
        for size, why in ((RECORD_SIZE + 1, (400, "bad-request")), (BODY_SIZE, (413, "too-large"))):
            assert refusal(await http.post("/api/replays", json={"record": " " * size})) == why


async def test_leaderboards(server: Running) -> None:
    async with browser(server) as http:
        assert (await http.get("/api/leaderboards/odin/4?offset=10")).json() == []
        for path in ("chess/2", "odin/7", "ravens/3", "odin/-1", f"odin/{10**30}"):
            assert (await http.get(f"/api/leaderboards/{path}")).status_code == 404
        for offset in ("-1", "x", "100001"):
            assert refusal(await http.get(f"/api/leaderboards/odin/4?offset={offset}")) == (400, "bad-request")


async def test_announcements_are_listed(server: Running) -> None:
    await announce(server.node.store, "Ragnarök at nine", 1)
    async with browser(server) as http, server.player() as ann:
        assert (await http.get("/api/announcements")).json() == ["Ragnarök at nine"]
        assert await ann.next() == {"type": "announced", "text": "Ragnarök at nine"}


async def test_the_server_says_what_it_offers(server: Running) -> None:
    async with browser(server) as http:
        assert (await http.get("/health")).json()["status"] == "ok"
        offer = (await http.get("/api/games")).json()
        assert [game["name"] for game in offer["games"]] == list(GAMES)
        page = await http.get("/api")
        assert page.headers["content-type"].startswith("text/html")
        assert "/api/tables" in page.text
        assert "<script" not in page.text
