"""An honest player, who measures how a server feels: pings, a bot's answers, sign-ins, deletions."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from benchmarks.clients import Client, Http, RefusedRequest, Seen, connect

SOURCE = "127.0.0.1"
ACCOUNT = {"name": "Honest", "password": "a raven on each shoulder"}
PING = 0.05
"""Seconds between two pings: as often as one socket may."""
THINK = 0.25
"""Seconds that the player thinks about an action."""
SIGN_IN = 2.0
"""Seconds between two sign-ins, each on a new connection."""
DELETIONS = 3
"""People who delete everything about themselves meanwhile."""
PATIENCE = 10.0
"""Seconds to wait for the answer to a request."""
SET_UP = 60.0
"""Seconds within which the player must have been let in."""
TABLE = {"game": "odin", "players": 2, "terms": {"pace": 0, "bots": "thrall", "listed": True, "rated": False}}


@dataclass
class Latencies:
    """How long the player waited, and what was refused."""

    pings: list[float] = field(default_factory=list)
    """Seconds; one that was not answered counts with the time waited."""
    bot: list[float] = field(default_factory=list)
    """Seconds from sending an action to the player's next turn, likewise."""
    sign_ins: Counter[str] = field(default_factory=Counter)
    """Statuses, or what happened instead."""
    deletions: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    """Codes of refused messages."""
    slowest: float = 0.0
    """Seconds that the slowest of these requests took."""
    health: str = ""
    place: str = ""
    """Where the player's table is in the lobby."""


class Honest:
    """A player against the simplest bot, who pings on a second connection."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.latencies = Latencies()
        self._over = asyncio.Event()
        self._acted: float | None = None
        """When the player acted, until it is their turn again."""
        self._is_thinking = False
        self._sent: dict[str, Any] | None = None
        """The last action."""
        self._pinged: dict[int, float] = {}
        """When each ping was due that is not answered yet."""

    async def arrive(self) -> None:
        """Make an account, sit down at a table and begin to play."""
        async with asyncio.timeout(SET_UP), Http(self.base, SOURCE) as http:
            self._token = await self._register(http)
            await http.post("/api/me/account", ACCOUNT, await self._register(http))  # which replaces that token
            self._leaving = [await self._register(http) for _ in range(DELETIONS)]
            self._player = await connect(self.base, self._token, self._play, SOURCE)
            self._pinger = await connect(self.base, None, self._hear_pong, SOURCE)
            await self._begin(http)

    async def _register(self, http: Http) -> str:
        token: str = (await http.post("/api/bots", {}))["token"]
        return token

    async def measure(self, seconds: float) -> None:
        """Play and ask for a while."""
        self.latencies = Latencies()
        self._pinged.clear()
        playing = [asyncio.create_task(each) for each in (self._ping(), self._go_on())]
        self._asking = [asyncio.create_task(each(seconds)) for each in (self._sign_in, self._delete)]
        await asyncio.sleep(seconds)
        for task in playing:
            task.cancel()
        now = time.perf_counter()
        self.latencies.pings += [now - due for due in self._pinged.values()]
        self.latencies.bot += [] if self._acted is None else [now - self._acted]

    async def finish(self) -> Latencies:
        """Wait for the last answers; return how long they took."""
        latencies = self.latencies
        await asyncio.gather(*self._asking)
        latencies.health = await self._status("GET", "/health")
        latencies.place = await self._place()
        for client in (self._player, self._pinger):
            client.transport.abort()
        return latencies

    # Pings.

    async def _ping(self) -> None:
        number, due = 0, time.perf_counter()
        while True:
            number, due = number + 1, due + PING
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._pinged[number] = due
            self._pinger.send({"type": "ping", "id": number})

    def _hear_pong(self, client: Client, seen: Seen) -> None:
        if seen.type == "refused":
            self.latencies.refused[seen.code] += 1
        elif (due := self._pinged.pop(seen.id, None)) is not None:
            self.latencies.pings.append(time.perf_counter() - due)

    # The game.

    async def _begin(self, http: Http) -> None:
        self._table = (await http.post("/api/tables", TABLE, self._token))["table"]["id"]
        self._over.clear()
        self._player.send({"type": "watch", "table": self._table})
        self._player.send({"type": "start", "table": self._table})
        self._acted = time.perf_counter()

    async def _go_on(self) -> None:
        while True:
            await self._over.wait()
            try:
                async with Http(self.base, SOURCE) as http:
                    await self._begin(http)
            except (OSError, RefusedRequest):
                await asyncio.sleep(THINK)

    def _play(self, client: Client, seen: Seen) -> None:
        if seen.type == "refused":
            self._be_refused(seen)
        if seen.type != "update":
            return
        if seen.info is not None and seen.info.status == "over":
            self._acted = None
            self._over.set()
        elif seen.own is not None and seen.own.legal and not self._is_thinking:
            self._take_turn(seen.own.legal, seen.version)

    def _be_refused(self, seen: Seen) -> None:
        self.latencies.refused[seen.code] += 1
        if self._sent is not None and seen.id == self._sent["id"] and seen.code != "stale":
            asyncio.get_running_loop().call_later(THINK, self._player.send, self._sent)

    def _take_turn(self, legal: list[str], version: int) -> None:
        if self._acted is not None:
            self.latencies.bot.append(time.perf_counter() - self._acted)
        self._acted, self._is_thinking = None, True
        action = random.choice(legal)
        message = {"type": "act", "id": version, "table": self._table, "version": version, "action": action}
        asyncio.get_running_loop().call_later(THINK, self._act, message)

    def _act(self, message: dict[str, Any]) -> None:
        self._acted, self._is_thinking, self._sent = time.perf_counter(), False, message
        self._player.send(message)

    # Requests.

    async def _sign_in(self, seconds: float) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(math.ceil(seconds / SIGN_IN)):
                group.create_task(self._ask(self.latencies.sign_ins, "POST", "/api/sign-in", ACCOUNT))
                await asyncio.sleep(SIGN_IN)

    async def _delete(self, seconds: float) -> None:
        async with asyncio.TaskGroup() as group:
            for token in self._leaving:
                await asyncio.sleep(seconds / (DELETIONS + 1))
                group.create_task(self._ask(self.latencies.deletions, "DELETE", "/api/me", None, token))

    async def _ask(self, found: Counter[str], *request: Any) -> None:
        found["asked"] += 1
        began = time.perf_counter()
        found[await self._status(*request)] += 1
        self.latencies.slowest = max(self.latencies.slowest, time.perf_counter() - began)

    async def _status(self, *request: Any) -> str:
        """The status of the answer to a request on a new connection."""
        try:
            async with asyncio.timeout(PATIENCE), Http(self.base, SOURCE) as http:
                return str((await http.ask(*request))[0])
        except TimeoutError:
            return "no answer"
        except OSError:
            return "cut off"

    async def _place(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE), Http(self.base, SOURCE) as http:
                _, body = await http.ask("GET", "/api/tables")
            ids = [table["id"] for table in msgspec.json.decode(body)]
            return f"{ids.index(self._table) + 1} of {len(ids)}" if self._table in ids else f"none of {len(ids)}"
        except (OSError, TypeError):
            return ""
