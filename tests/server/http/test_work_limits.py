"""Expensive work is limited by person and address, however many connections they have."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from allfather.server.limits import CHAT, HINTS, KEEPS, REPLAYS, SIGN_INS, UPLOADS
from allfather.server.live.bot_pool import BotPool
from tests.helpers.server.in_process import Running, http_client, known_player, running, settings_for
from tests.helpers.server.seated_players import seated_players, view_of

pytestmark = pytest.mark.anyio

PASSWORD = "valknut-7"


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    settings = settings_for(tmp_path, proxies=("127.0.0.1",), guest_rate=0.06, guest_burst=3)
    async with running(settings, bot_pool) as server:
        yield server


def at(server: Running, address: str) -> httpx.AsyncClient:
    """A client at *address*."""
    return http_client(server.address, {"x-forwarded-for": address, "sec-fetch-site": "same-origin"})


async def test_new_guests_are_limited_by_address(server: Running) -> None:
    async with at(server, "192.0.2.1") as http, at(server, "192.0.2.2") as other:
        paths = ("/api/guests", "/api/bots", "/api/tables", "/api/guests", "/api/bots", "/api/tables")
        answers = []
        for path in paths:
            http.cookies.clear()
            answers.append(await http.post(path, json={"game": "odin"} if path == "/api/tables" else {}))
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429, 429]
        assert int(answers[-1].headers["retry-after"]) > 100
        assert (await other.post("/api/guests", json={})).status_code == 201


async def test_guesses_at_a_password_are_limited_by_account(server: Running) -> None:
    wrong, right = {"name": "Ann", "password": "wrong"}, {"name": "Ann", "password": PASSWORD}
    async with at(server, "192.0.2.1") as ann:
        await ann.post("/api/guests", json={})
        assert (await ann.post("/api/me/account", json=right)).status_code == 201
        assert (await ann.post("/api/sign-in", json=right)).status_code == 200
        answers = []
        for number in range(10):  # from many addresses
            async with at(server, f"198.51.100.{number}") as mal:
                answers = [await mal.post("/api/sign-in", json=wrong) for _ in range(int(SIGN_INS.burst) + 1)]
        assert {answer.json()["code"] for answer in answers} == {"too-fast"}
        # Her session and the address that she uses are not affected.
        assert (await ann.get("/api/me")).json()["name"] == "Ann"
        assert (await ann.post("/api/sign-in", json=right)).status_code == 200


async def test_uploads_and_replays_are_limited_by_person(server: Running) -> None:
    async with server.player("Mal") as mal, server.player("Ann") as ann:
        answers = [await mal.http.post("/api/replays", json={"record": "x"}) for _ in range(int(UPLOADS.burst) + 5)]
        assert [answer.status_code for answer in answers[: int(UPLOADS.burst)]] == int(UPLOADS.burst) * [400]
        assert "too-fast" in {answer.json()["code"] for answer in answers}
        assert (await ann.http.post("/api/replays", json={"record": "x"})).status_code == 400

        answers = [await mal.http.get("/api/tables/none/replay") for _ in range(int(REPLAYS.burst) + 15)]
        assert {answer.json()["code"] for answer in answers} == {"no-such-table", "too-fast"}


async def test_records_to_keep_are_limited_by_person(server: Running) -> None:
    body = {"record": "x", "seat": 0}
    async with server.player("Mal") as mal, server.player("Ann") as ann:
        answers = [await mal.http.post("/api/me/records", json=body) for _ in range(int(KEEPS.burst) + 1)]
        assert [answer.json()["code"] for answer in answers] == int(KEEPS.burst) * ["bad-record"] + ["too-fast"]
        assert (await ann.http.post("/api/me/records", json=body)).json()["code"] == "bad-record"


async def test_chat_is_limited_by_person(server: Running) -> None:
    async with server.player("Mal") as mal, known_player(server.address, mal.token, mal.person) as again:
        table = await mal.open_table()
        await again.watch(table)
        speakers = (mal, again)
        answers = [
            await speakers[number % 2].ask("say", table=table, text="!") for number in range(int(CHAT.burst) + 20)
        ]
        codes = [answer.get("code", "") for answer in answers]
        assert codes[: int(CHAT.burst)] == int(CHAT.burst) * [""]
        assert "too-fast" in codes


async def test_hints_are_limited_by_person(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: Any, **__: Any) -> tuple[int, list[Any]]:
        return 1, []

    monkeypatch.setattr(server.node.bot_pool, "advise", advise)
    async with seated_players(server, 2, terms={"hints": True}) as (table, players):
        ann, _ = sorted(players, key=lambda player: not view_of(player.seen[-1])["legal"])
        answers = []
        for _ in range(int(HINTS.burst) + 5):
            async with known_player(server.address, ann.token, ann.person) as again:
                seen = await again.watch(table)
                answers.append(await again.ask("hint", table=table, version=seen["version"]))
        codes = [answer.get("code", "") for answer in answers]
        assert codes[: int(HINTS.burst)] == int(HINTS.burst) * [""]
        assert "too-fast" in codes
