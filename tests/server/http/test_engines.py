"""Modules are offered as soon as they are there, and missing ones are built in the background."""

from __future__ import annotations

import asyncio
import gzip
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from allfather.games import GAMES
from allfather.server.http import engines
from allfather.server.http.gateway import HEADERS
from allfather.server.http.page import FOREVER, Page
from allfather.server.live.bot_pool import BotPool
from allfather.wasm import kept
from allfather.wasm.kept import own_folder, stem_of
from tests.helpers.server.in_process import WAIT, Running, http_client, running, settings_for

pytestmark = pytest.mark.anyio

CODE = b"\0asm" + b"rules " * 200
LAYOUT = b'{"game":"odin/1"}' * 20
WEIGHTS = b"\0\x3c" * 200
WRITES = """
import pathlib
for file, data in {files!r}.items():
    pathlib.Path(file).write_bytes(data)
"""
"""A quick substitute for the program that builds a module."""


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLFATHER_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(kept, "SHIPPED", tmp_path / "shipped")


@pytest.fixture
def page(tmp_path: Path) -> Page:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    return Page(folder)


def contents(name: str, file: Path) -> dict[str, bytes]:
    """The files of a module, by their path."""
    data = {".wasm": CODE, ".json": LAYOUT, ".weights": WEIGHTS}
    return {str(each): data[each.suffix] for each in kept.files_of(name, file)}


def write_module(name: str) -> None:
    own_folder().mkdir(parents=True, exist_ok=True)
    for path, data in contents(name, own_folder() / f"{stem_of(name)}.wasm").items():
        Path(path).write_bytes(data)


def command_by(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Build modules by a *program* of Python."""

    def command(name: str, file: Path, *_: str) -> list[str]:
        return [sys.executable, "-S", "-c", program.format(files=contents(name, file), name=name)]

    monkeypatch.setattr(engines, "command", command)


async def offered(server: Running) -> dict[str, str | None]:
    async with http_client(server.address) as http:
        return {game["name"]: game["engine"] for game in (await http.get("/api/games")).json()["games"]}


async def offered_in_the_end(server: Running, count: int) -> dict[str, str | None]:
    async with asyncio.timeout(WAIT):
        while sum(map(bool, (found := await offered(server)).values())) < count:
            await asyncio.sleep(0.05)
    return found


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool, page: Page) -> AsyncIterator[Running]:
    for name in GAMES:
        write_module(name)
    async with running(settings_for(tmp_path / "data", local_play=True), bot_pool, page) as server:
        yield server


async def test_modules_are_served_for_ever(server: Running) -> None:
    assert await offered(server) == {name: stem_of(name) for name in GAMES}
    async with http_client(server.address, {"accept-encoding": "gzip"}) as http:
        code = await http.get(f"/engine/{stem_of('odin')}.wasm")
        layout = await http.get(f"/engine/{stem_of('odin')}.json")
    assert (code.content, code.headers["content-type"]) == (CODE, "application/wasm")
    assert (layout.content, layout.headers["content-type"]) == (LAYOUT, "application/json")
    for answer in (code, layout):
        assert (answer.headers["content-encoding"], answer.headers["cache-control"]) == ("gzip", FOREVER)
        assert int(answer.headers["content-length"]) < len(gzip.compress(answer.content)) + 50


async def test_nets_are_served_for_ever(server: Running) -> None:
    async with http_client(server.address, {"accept-encoding": "gzip"}) as http:
        code = await http.get(f"/engine/{stem_of('odin')}.net.wasm")
        weights = await http.get(f"/engine/{stem_of('odin')}.3.weights")
        none = await http.get(f"/engine/{stem_of('ladder')}.2.weights")
    assert (code.content, code.headers["content-type"]) == (CODE, "application/wasm")
    assert (weights.content, weights.headers["content-type"]) == (WEIGHTS, "application/octet-stream")
    assert weights.headers["cache-control"] == code.headers["cache-control"] == FOREVER
    assert "content-encoding" not in weights.headers  # compressing weights gains little
    assert none.json()["code"] == "not-found"


async def test_other_modules_are_not_found(server: Running) -> None:
    async with http_client(server.address) as http:
        for name in ("odin-0000000000000000.wasm", "odin.wasm", "", f"{stem_of('odin')}.py"):
            assert (await http.get(f"/engine/{name}")).json()["code"] == "not-found"


async def test_modules_may_run_and_nothing_else_may(server: Running) -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))

    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["worker-src"] == "'self'"
    assert [name for name, value in policy.items() if "unsafe" in value] == ["script-src"]


async def test_missing_modules_are_built_after_the_start(
    tmp_path: Path, bot_pool: BotPool, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    command_by(WRITES, monkeypatch)
    write_module("odin")
    async with running(settings_for(tmp_path / "data", local_play=True), bot_pool, page) as server:
        found = await offered_in_the_end(server, len(GAMES))
        assert found == {name: stem_of(name) for name in GAMES}
        async with http_client(server.address) as http:
            assert (await http.get(f"/engine/{stem_of('ravens')}.wasm")).content == CODE
    assert (own_folder() / f"{stem_of('ravens')}.wasm").read_bytes() == CODE


async def test_a_game_that_cannot_be_compiled_is_left_out(
    tmp_path: Path, bot_pool: BotPool, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    command_by(f"if '{{name}}' == 'odin': raise SystemExit('no such rune')\n{WRITES}", monkeypatch)
    async with running(settings_for(tmp_path / "data", local_play=True), bot_pool, page) as server:
        found = await offered_in_the_end(server, len(GAMES) - 1)
        assert found["odin"] is None
        async with http_client(server.address) as http:
            assert (await http.get("/ready")).status_code == 200


async def test_a_server_that_stops_stops_building(
    tmp_path: Path, bot_pool: BotPool, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    command_by("import time; time.sleep(1000)", monkeypatch)
    async with asyncio.timeout(WAIT):
        async with running(settings_for(tmp_path / "data", local_play=True), bot_pool, page) as server:
            assert set((await offered(server)).values()) == {None}
    assert list(own_folder().iterdir()) == []


@pytest.mark.parametrize("local_play", [False, True])
async def test_nothing_is_built_that_nobody_needs(
    local_play: bool, tmp_path: Path, bot_pool: BotPool, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither without local play nor without a page."""
    monkeypatch.setattr(engines, "command", lambda *_: pytest.fail("something is built"))
    used = Page(tmp_path / "nowhere") if local_play else page
    async with running(settings_for(tmp_path / "data", local_play=local_play), bot_pool, used) as server:
        await asyncio.sleep(0.1)
        assert set((await offered(server)).values()) == {None}
        assert server.node.hub.background.failing == {}
