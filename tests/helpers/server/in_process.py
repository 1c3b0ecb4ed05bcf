"""A server in the test's own event loop, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from allfather.server.http.page import Page
from allfather.server.live.bot_pool import BotPool
from allfather.server.node import Node
from allfather.server.serving import Server
from allfather.server.settings import Settings

WAIT = 240.0
"""Seconds after which a test gives up waiting."""


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: a free port, and practically no limits."""
    kinds = ("message", "request", "guest", "table", "bot")
    limits = {f"{kind}_rate": 1e6 for kind in kinds} | {f"{kind}_burst": 10**6 for kind in kinds}
    counts = {"connections_per_address": 2000, "sockets_per_address": 1000, "listed_per_person": 1000}
    return Settings(**{"port": 0, "data": folder, "thinkers": 1, "local_play": False, **limits, **counts, **changes})


class Running:
    """A running server."""

    def __init__(self, address: str, node: Node, connections: set[Any]) -> None:
        self.address, self.node, self.connections = address, node, connections

    @asynccontextmanager
    async def player(self, name: str | None = None) -> AsyncIterator[Player]:
        """A new player with its own token."""
        async with new_player(self.address, name) as player:
            yield player


@asynccontextmanager
async def new_player(address: str, name: str | None = None) -> AsyncIterator[Player]:
    """A new player at the server at *address*."""
    async with http_client(address) as http:
        answer = await http.post("/api/bots", json={} if name is None else {"name": name})
    token, person = answer.json()["token"], answer.json()["person"]["id"]
    async with known_player(address, token, person) as player:
        yield player


@asynccontextmanager
async def known_player(address: str, token: str, person: str) -> AsyncIterator[Player]:
    """A player whom the server at *address* knows by *token*."""
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        http_client(address, headers) as http,
        connect(socket_url(address), additional_headers=headers) as socket,
    ):
        yield Player(http, socket, person)


def http_client(address: str, headers: dict[str, str] | None = None) -> httpx.AsyncClient:
    """A client for requests; it loads no certificates, which would take longer than everything else."""
    return httpx.AsyncClient(base_url=address, headers=headers, verify=False, timeout=WAIT)


@asynccontextmanager
async def running(
    settings: Settings, bot_pool: BotPool | None = None, page: Page | None = None
) -> AsyncIterator[Running]:
    """A server with *settings*, for as long as it is needed."""
    settings.data.mkdir(parents=True, exist_ok=True)
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = Server(settings, ready.set_result, bot_pool, page)
    task = asyncio.create_task(server._serve())
    task.add_done_callback(lambda _: ready.done() or ready.cancel())  # if it fails to start
    try:
        await asyncio.wait_for(ready, WAIT)
        assert server.node is not None
        yield Running(ready.result(), server.node, server.server_state.connections)
    finally:
        server.should_exit = True
        await task


def socket_url(address: str) -> str:
    return address.replace("http", "ws", 1) + "/api/live"


class Player:
    """A client with its own socket."""

    def __init__(self, http: httpx.AsyncClient, socket: ClientConnection, person: str) -> None:
        self.http, self.socket, self.person = http, socket, person
        self.seen: list[dict[str, Any]] = []
        """All messages so far."""

    @property
    def token(self) -> str:
        return self.http.headers["Authorization"].removeprefix("Bearer ")

    async def open_table(self, game: str = "odin", **wishes: Any) -> str:
        """Open a table and watch it; return its id."""
        answer = await self.http.post("/api/tables", json={"game": game, **wishes})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]["id"]
        await self.watch(table)
        return table

    async def watch(self, table: str, version: int | None = None) -> dict[str, Any]:
        await self.send("watch", table=table, **({} if version is None else {"version": version}))
        return await self.until(lambda message: message["type"] in ("update", "refused"))

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(WAIT):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.seen.append(message)
        return message

    async def until(self, is_wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted; those before are only kept in :attr:`seen`."""
        while not is_wanted(message := await self.next()):
            pass
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer: ``done``, ``refused`` or what was asked for."""
        number = len(self.seen) + 1000
        await self.send(kind, id=number, **fields)
        return await self.until(lambda message: message.get("id") == number)
