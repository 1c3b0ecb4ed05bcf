"""Attacks on a server, each from one address and in a process of its own, until it is ended.

An attack sets itself up as far as the server's limits allow, waits for the word, and then never stops. The process has
the low priority of the server's bots: a real attacker would have another machine.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import resource
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

from benchmarks.clients import Client, Http, RefusedRequest, Seen, connect, connect_at_last, split

from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.games import find_game

SOURCE = "127.0.0.2"
WORKERS = 8
"""Connections of an attack by requests."""
PAUSE = 0.02
"""Seconds before a worker tries again what was refused; a flood of requests alone is not what is measured."""
SOCKETS, MESSAGE = 96, 0.05
"""Sockets of an attack by messages, and seconds between two messages of each: as often as one socket may."""
TABLES = 20
HALF_SENT = 993
"""As many as a server with 1,024 file descriptors has left."""
SET_UP = 30.0
"""Seconds after which an attack begins with what it has got."""
KEY_PARTS = 40_000
RECORD_SIZE = 98_000
DEPTH = 100_000
LIMITS = (1_000_000, 500, 100)
"""Limits of a long game, of which the first that a server allows is taken."""

Tally: TypeAlias = tuple[int, Counter[str]]
"""What an attacker got: how often something was done, and how often something was refused, by reason."""


class Turn(NamedTuple):
    """It is the attacker's turn at a table."""

    table: str
    version: int
    action: str
    """A legal one."""


class Attacker:
    """One attacker, who counts what it gets."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.accepted = 0
        self.refused: Counter[str] = Counter()
        self.limits = list(LIMITS)
        self.is_ready, self.may_begin = asyncio.Event(), asyncio.Event()

    async def begin(self) -> None:
        """Wait for the word to begin."""
        self.is_ready.set()
        await self.may_begin.wait()

    def http(self) -> Http:
        return Http(self.base, SOURCE)

    async def register(self) -> str:
        async with self.http() as http:
            token: str = (await http.post("/api/bots", {}))["token"]
            return token

    async def open_table(self, token: str, *, options: dict[str, Any] | None = None, **more: Any) -> str:
        async with self.http() as http:
            answer = await http.post("/api/tables", {"game": "odin", "options": options or {}, **more}, token)
        table: str = answer["table"]["id"]
        return table

    async def open_bots(self, token: str, level: str) -> str:
        """A table of bots with a game as long as the server allows."""
        terms = {"pace": 0, "bots": level, "rated": False}
        while True:
            try:
                return await self.open_table(token, options={"limit": self.limits[0]}, terms=terms, seat=None)
            except RefusedRequest as refused:
                if str(refused) != "bad-option" or len(self.limits) == 1:
                    raise
                del self.limits[0]

    async def take_turn(self, token: str, **terms: Any) -> Turn:
        """Open a table and begin its game, against the simplest bot; return the first turn."""
        terms |= {"pace": 0, "bots": "thrall", "grace": None}
        table = await self.open_table(token, players=2, terms=terms)
        turn: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()

        def hear(client: Client, seen: Seen) -> None:
            if seen.own is not None and seen.own.legal and not turn.done():
                turn.set_result(Turn(table, seen.version, seen.own.legal[0]))

        client = await connect_at_last(self.base, token, hear, SOURCE)
        for kind in ("watch", "start"):
            client.send({"type": kind, "table": table})
        found = await turn
        client.transport.abort()
        return found

    def hear(self, client: Client, seen: Seen) -> None:
        """Count a message of the server."""
        if seen.type == "refused":
            self.refused[seen.code] += 1
        else:
            self.accepted += 1

    async def flood(self, request: Callable[[], tuple[Any, ...]], wanted: int = 200) -> None:
        """Send requests without end; answers with the status *wanted* are a success too."""
        await at_once(WORKERS, lambda: self._send_requests(request, wanted))

    async def _send_requests(self, request: Callable[[], tuple[Any, ...]], wanted: int) -> None:
        while True:
            try:
                async with self.http() as http:
                    while True:
                        await self._send_request(http, request(), wanted)
            except OSError:
                self.refused["closed"] += 1
                await asyncio.sleep(PAUSE)

    async def _send_request(self, http: Http, request: tuple[Any, ...], wanted: int) -> None:
        status, _ = await http.ask(*request)
        if status < 400 or status == wanted:
            self.accepted += 1
        else:
            self.refused[str(status)] += 1
            await asyncio.sleep(PAUSE)


async def at_once(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(work() for _ in range(count)))


# The attacks.


async def none(attacker: Attacker) -> None:
    """No attack, to compare with."""
    await attacker.begin()


async def hints(attacker: Attacker) -> None:
    """Connect, ask for a hint, close."""
    token = await attacker.register()
    turn = await attacker.take_turn(token, hints=True)
    await attacker.begin()
    await at_once(WORKERS, lambda: _ask_for_hints(attacker, token, turn))


async def _ask_for_hints(attacker: Attacker, token: str, turn: Turn) -> None:
    while True:
        codes: list[str] = []
        is_taken = asyncio.Event()

        def hear(client: Client, seen: Seen, codes: list[str] = codes, is_taken: asyncio.Event = is_taken) -> None:
            codes.append(seen.code)
            if seen.type == "pong":
                is_taken.set()

        try:
            client = await connect(attacker.base, token, hear, SOURCE)
            client.send({"type": "watch", "table": turn.table})
            client.send({"type": "hint", "table": turn.table, "version": turn.version})
            client.send({"type": "ping"})
            await _either(is_taken, client.is_closed)
            client.transport.abort()
            codes += [] if is_taken.is_set() else ["closed"]
        except OSError:
            codes.append("closed")
        code = next(filter(None, codes), "")
        attacker.accepted += not code
        if code:
            attacker.refused[code] += 1
            await asyncio.sleep(PAUSE)


async def messages(attacker: Attacker) -> None:
    """Send messages on 96 sockets, as often as each may: watch a table, try an action, watch the lobby."""
    token = await attacker.register()
    turn = await attacker.take_turn(token)
    clients: list[Client] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(SET_UP):
            while len(clients) < SOCKETS:
                clients.append(await connect_at_last(attacker.base, token, attacker.hear, SOURCE))
    await attacker.begin()
    await asyncio.gather(*(_send_messages(attacker, token, turn, client) for client in clients))


async def _send_messages(attacker: Attacker, token: str, turn: Turn, client: Client) -> None:
    table, version, action = turn
    texts: tuple[dict[str, Any], ...] = (
        {"type": "watch", "table": table},
        {"type": "try", "table": table, "version": version, "action": action},
        {"type": "lobby"},
    )
    for text in itertools.cycle(texts):
        if client.is_closed.is_set():
            attacker.refused["closed"] += 1
            client = await connect_at_last(attacker.base, token, attacker.hear, SOURCE)
        client.send(text)
        await asyncio.sleep(MESSAGE)


async def jarls(attacker: Attacker) -> None:
    """Have the best bots play at twenty tables of one guest."""
    token = await attacker.register()
    tables: list[str] = []
    with suppress(TimeoutError, RefusedRequest):
        async with asyncio.timeout(SET_UP):
            while len(tables) < TABLES:
                tables.append(await attacker.open_bots(token, "jarl"))
    await attacker.begin()
    await _watch_bots(attacker, token, tables)


async def endless(attacker: Attacker) -> None:
    """Have bots play without a pause, and watch, in the longest game that the server allows, up to 1,000,000 points."""
    token = await attacker.register()
    await attacker.begin()
    while True:
        try:
            await _watch_bots(attacker, token, [await attacker.open_bots(token, "thrall")])
        except (OSError, RefusedRequest):
            await asyncio.sleep(PAUSE)


async def _watch_bots(attacker: Attacker, token: str, tables: list[str]) -> None:
    """Start games of bots, and watch until the last of them is over."""
    left, is_over = len(tables), asyncio.Event()

    def hear(client: Client, seen: Seen) -> None:
        nonlocal left
        attacker.hear(client, seen)
        if seen.info is not None and seen.info.status in ("over", "closed"):
            left -= 1
            if not left:
                is_over.set()

    client = await connect_at_last(attacker.base, token, hear, SOURCE)
    for table, kind in itertools.product(tables, ("watch", "start")):
        client.send({"type": kind, "table": table})
    await _either(is_over, client.is_closed)
    client.transport.abort()


async def keys(attacker: Attacker) -> None:
    """Upload records with a TOML key of 40,000 parts."""
    body = {"record": f'game = "odin/1"\n{"a." * (KEY_PARTS - 1)}a=1'}
    await attacker.begin()
    await attacker.flood(lambda: ("POST", "/api/replays", body))


async def records(attacker: Attacker) -> None:
    """Upload valid records, as long as they may be."""
    body = {"record": long_record()}
    await attacker.begin()
    await attacker.flood(lambda: ("POST", "/api/replays", body))


def long_record() -> str:
    """A valid record of a game that is as long as games may be."""
    game = _long_game()
    text, longer = "", game.record()
    while len(longer) <= RECORD_SIZE and len(longer) > len(text):
        text = longer
        for _ in itertools.takewhile(lambda _: not game.is_over, range(100)):
            game.play_random()
        longer = game.record()
    return text


def _long_game() -> Game[Any, Any]:
    kind = find_game("odin")
    for limit in LIMITS[:-1]:
        with suppress(OptionError):
            return kind(6, kind.options_type.from_dict({"limit": limit}), seed=1)
    return kind(6, kind.options_type.from_dict({"limit": LIMITS[-1]}), seed=1)


async def half(attacker: Attacker) -> None:
    """Hold 993 connections on which a request is only half sent."""
    await attacker.begin()
    await at_once(HALF_SENT, lambda: _send_half(attacker))


async def _send_half(attacker: Attacker) -> None:
    while True:
        try:
            reader, writer = await asyncio.open_connection(*split(attacker.base), local_addr=(SOURCE, 0))
            writer.write(b"GET /api/tables HTTP/1.1\r\nHost: half\r\nX-Rest: ")
            attacker.accepted += 1
            await reader.read()
            writer.transport.abort()
        except OSError:
            pass
        attacker.refused["closed"] += 1
        await asyncio.sleep(1.0)


async def tables(attacker: Attacker) -> None:
    """Open listed tables, each as a new guest."""
    body = {"game": "odin", "terms": {"listed": True}}
    await attacker.begin()
    await attacker.flood(lambda: ("POST", "/api/tables", body))


async def guesses(attacker: Attacker) -> None:
    """Guess the password of the honest player; what counts is how many guesses are checked."""
    number = itertools.count()
    await attacker.begin()
    await attacker.flood(
        lambda: ("POST", "/api/sign-in", {"name": "Honest", "password": f"odin {next(number)}"}), wanted=401
    )


async def data(attacker: Attacker) -> None:
    """Ask for everything that is stored about oneself."""
    token = await attacker.register()
    await attacker.open_table(token)
    await attacker.begin()
    await attacker.flood(lambda: ("GET", "/api/me/data", None, token))


async def deep(attacker: Attacker) -> None:
    """Send bodies of deeply nested JSON, and of bytes that are not UTF-8."""
    bodies = itertools.cycle((b"[" * DEPTH, b'{"a":' * DEPTH, b'{"game": "\xff"}'))
    await attacker.begin()
    await attacker.flood(lambda: ("POST", "/api/tables", next(bodies)))


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (none, hints, messages, jarls, endless, keys, records, half, tables, guesses, data, deep)
}


async def _either(*events: asyncio.Event) -> None:
    waits = [asyncio.create_task(event.wait()) for event in events]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


# Its process.


class Attack:
    """An attack in a process of its own."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def set_up(self) -> None:
        """Wait until the attack is ready.

        :raises EOFError: if it has failed.
        """
        self._pipe.recv()

    def begin(self) -> None:
        self._pipe.send("begin")

    def tally(self) -> Tally:
        """What the attacker has got so far; the attack goes on."""
        self._pipe.send("tally")
        found: Tally = self._pipe.recv()
        return found


@contextmanager
def attack_on(base: str, name: str) -> Iterator[Attack]:
    """The attack *name* on the server at *base*, which is ended afterwards."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_run, args=(base, name, there), daemon=True)
    process.start()
    there.close()
    try:
        yield Attack(here)
    finally:
        process.kill()
        process.join()


def _run(base: str, name: str, pipe: Connection) -> None:
    os.nice(10)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(_attack(Attacker(base), ATTACKS[name], pipe))


async def _attack(attacker: Attacker, attack: Callable[[Attacker], Awaitable[None]], pipe: Connection) -> None:
    async with asyncio.TaskGroup() as group:
        group.create_task(_obey(attacker, pipe))
        await attack(attacker)


async def _obey(attacker: Attacker, pipe: Connection) -> None:
    await attacker.is_ready.wait()
    pipe.send("ready")
    await asyncio.to_thread(pipe.recv)
    attacker.refused.clear()
    attacker.may_begin.set()
    await asyncio.to_thread(pipe.recv)
    pipe.send((attacker.accepted, attacker.refused))
    await asyncio.Event().wait()
