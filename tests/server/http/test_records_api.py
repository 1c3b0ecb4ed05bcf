"""Finished games that people played elsewhere and keep at the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from allfather.core.game import Game
from allfather.games import find_game, load
from allfather.server.http import records_api
from allfather.server.http.table_api import RECORD_SIZE
from allfather.server.live.bot_pool import BotPool
from allfather.server.repositories import kept_records
from allfather.server.repositories.kept_records import Finished
from allfather.server.store.store import Store
from allfather.server.wall_clock import now
from tests.helpers.server.in_process import Running, http_client, running, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path), bot_pool) as server:
        yield server


def played(name: str = "odin", seed: int = 1) -> Game[Any, Any]:
    """A finished game for two."""
    game = find_game(name)(2, seed=seed)
    while not game.is_over:
        game.play_random()
    game.names = ["Ann", "Sleipnir"]
    return game


async def keep(http: httpx.AsyncClient, record: str, seat: int = 0) -> httpx.Response:
    return await http.post("/api/me/records", json={"record": record, "seat": seat})


async def ids(http: httpx.AsyncClient) -> list[str]:
    return [one["id"] for one in (await http.get("/api/me/records")).json()]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("name", ["odin", "ravens"])
async def test_a_kept_game_is_listed_and_read(server: Running, name: str) -> None:
    game, before = played(name), now()
    async with server.player("Ann") as ann:
        answer = await keep(ann.http, game.record(), 1)
        assert answer.status_code == 201
        [listed] = (await ann.http.get("/api/me/records")).json()
        assert before <= listed.pop("at") <= now()
        assert listed == {
            "id": answer.json()["id"],
            "game": name,
            "players": 2,
            "seat": 1,
            "scores": list(game.scores),
            "places": list(game.ranking),
        }
        text = await ann.http.get(f"/api/me/records/{listed['id']}")
        assert text.headers["content-type"] == "text/plain; charset=utf-8"
        assert f"{name}-{listed['id']}.toml" in text.headers["content-disposition"]
        assert text.text == game.record()


async def test_a_kept_game_is_not_rated(server: Running) -> None:
    async with server.player("Ann") as ann:
        await keep(ann.http, played().record())
        told = (await ann.http.get(f"/api/people/{ann.person}")).json()["statistics"]
        assert (told["standings"], told["recent"]) == ([], [])
        assert await server.node.store.rows("SELECT * FROM ratings") == []


async def test_the_same_game_is_kept_once_for_each_person(server: Running) -> None:
    record = played().record()
    async with server.player("Ann") as ann, server.player("Bea") as bea:
        answers = await asyncio.gather(*(keep(ann.http, record) for _ in range(2)))
        answers.append(await keep(ann.http, f"# the same\n{record}\n"))
        assert {answer.status_code for answer in answers} == {201}
        assert [{answer.json()["id"]} for answer in answers] == 3 * [set(await ids(ann.http))]
        assert (await keep(bea.http, record)).json()["id"] not in await ids(ann.http)
        await keep(ann.http, played(seed=2).record())
        assert (len(await ids(ann.http)), len(await ids(bea.http))) == (2, 1)


async def test_nothing_is_kept_but_the_game(server: Running) -> None:
    async with server.player("Ann") as ann:
        kept = (await keep(ann.http, f"# {'x' * 1000}\n{played().record()}")).json()["id"]
        assert (await ann.http.get(f"/api/me/records/{kept}")).text == played().record()


async def test_what_is_not_kept(server: Running) -> None:
    game = played()
    record = game.record()
    begun = find_game("odin")(2, seed=1)
    begun.play_random()
    wrong = record.replace(f"scores = {list(game.scores)}", "scores = [0, 0]")
    assert wrong != record
    async with server.player("Ann") as ann:
        for text in ("", "x", wrong, record.replace('"odin/', '"chess/'), record.replace('"odin/1"', '"odin/9"')):
            assert refusal(await keep(ann.http, text)) == (400, "bad-record")
        assert refusal(await keep(ann.http, begun.record())) == (409, "not-over")
        for seat in (2, 6):
            assert refusal(await keep(ann.http, record, seat)) == (400, "no-such-seat")
        assert refusal(await keep(ann.http, record, -1)) == (400, "bad-request")
        assert refusal(await keep(ann.http, " " * (RECORD_SIZE + 1))) == (400, "bad-request")
        assert await ids(ann.http) == []
    assert load(record).record() == record


async def test_nobody_else_reads_or_deletes_a_kept_game(server: Running) -> None:
    async with server.player("Ann") as ann, server.player("Eve") as eve, http_client(server.address) as nobody:
        kept = (await keep(ann.http, played().record())).json()["id"]
        path = f"/api/me/records/{kept}"
        assert await ids(eve.http) == []
        for answer in (await eve.http.get(path), await eve.http.delete(path)):
            assert refusal(answer) == (404, "not-found")
        for answer in (
            await nobody.get(path),
            await nobody.delete(path),
            await nobody.get("/api/me/records"),
            await keep(nobody, played().record()),
        ):
            assert refusal(answer) == (401, "not-signed-in")
        assert await ids(ann.http) == [kept]


async def test_a_kept_game_is_deleted(server: Running) -> None:
    async with server.player("Ann") as ann:
        kept = (await keep(ann.http, played().record())).json()["id"]
        assert (await ann.http.delete(f"/api/me/records/{kept}")).status_code == 204
        assert await ids(ann.http) == []
        for answer in (await ann.http.get(f"/api/me/records/{kept}"), await ann.http.delete(f"/api/me/records/{kept}")):
            assert refusal(answer) == (404, "not-found")
        assert (await keep(ann.http, played().record())).status_code == 201


async def test_a_person_keeps_so_many_games(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records_api, "MAX_KEPT", 2)
    async with server.player("Ann") as ann, server.player("Bea") as bea:
        first, *_ = [(await keep(ann.http, played(seed=seed).record())).json()["id"] for seed in range(2)]
        refused = await keep(ann.http, played(seed=2).record())
        assert refusal(refused) == (400, "too-many-records")
        assert refused.json()["values"] == {"most": 2}
        assert (await keep(ann.http, played(seed=0).record())).json()["id"] == first  # kept already
        assert (await keep(bea.http, played(seed=2).record())).status_code == 201
        await ann.http.delete(f"/api/me/records/{first}")
        assert (await keep(ann.http, played(seed=2).record())).status_code == 201


async def test_nothing_is_kept_for_a_person_who_is_gone(store: Store) -> None:
    finished = Finished("odin", 2, 0, [0, 3], [1, 2], "a record")
    assert await kept_records.add(store, "one", "nobody", finished, now(), most=2) is None
