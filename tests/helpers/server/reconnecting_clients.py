"""Clients that act as fast as they can, reconnect whenever they lose the connection, and record what they are told."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from allfather.server.store.store import Store
from allfather.server.table.events import parse_event
from allfather.server.table.messages import Done, Happened, RefusedOut, message_bytes
from allfather.server.table.snapshot import Snapshot
from tests.helpers.server.finished_tables import tell_all
from tests.helpers.server.in_process import WAIT, Player, new_player, socket_url

RETRY = 0.1
"""Seconds after which a client reconnects."""
ENDLESS = {"options": {"limit": 500}, "terms": {"pace": 0, "grace": None, "rated": False}}


class Seen(msgspec.Struct, tag_field="type", tag="update"):
    """The parts of an update that a client reads."""

    version: int
    events: list[Happened]
    seat: int | None = None
    view: dict[str, Any] | None = None
    own: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Seen | Done | RefusedOut).decode


class Client:
    """A player at one table."""

    def __init__(self, crowd: Crowd, table: str, token: str) -> None:
        self.crowd, self.table, self.token = crowd, table, token
        self.last: Seen | None = None
        self.told: list[Happened] = []
        """The events since the client first connected, in order."""
        self.asked: dict[int, set[str]] = defaultdict(set)
        """The actions it requested, by the version it had seen."""
        self.is_waiting = False
        """Whether an action is not answered yet."""
        self.closings: list[int] = []
        """The codes with which it lost its connections."""

    @property
    def version(self) -> int:
        return 0 if self.last is None else self.last.version

    async def live(self) -> None:
        """Play, and reconnect whenever the connection is lost."""
        while True:
            try:
                url, headers = socket_url(self.crowd.address), {"Authorization": f"Bearer {self.token}"}
                async with connect(url, additional_headers=headers, compression=None) as socket:
                    await self._play(socket)
            except ConnectionClosed as closed:
                self.closings.append(1006 if closed.rcvd is None else closed.rcvd.code)
            except (OSError, WebSocketException):
                await asyncio.sleep(RETRY)
            self.is_waiting = False
            self.crowd.news.set()

    async def _play(self, socket: ClientConnection) -> None:
        known = {} if self.last is None else {"version": self.version}
        await send(socket, type="watch", table=self.table, **known)
        while True:
            match decode(await socket.recv()):
                case Seen() as update:
                    self._see(update)
                case Done(version):
                    assert self.version > version, "an action was done but not shown"
                    self.is_waiting = False
                case RefusedOut() as refused:
                    await self._be_refused(socket, refused)
            await self._act(socket)
            self.crowd.news.set()

    def _see(self, update: Seen) -> None:
        if self.last is not None:
            assert update.version >= self.version, "what was shown is lost"
            expected = list(range(self.version + 1, update.version + 1))
            assert [event.version for event in update.events] == expected, "not all is told, or something twice"
        self.told += update.events
        self.last = update

    @property
    def legal(self) -> list[str]:
        own = None if self.last is None else self.last.own
        return [] if own is None else own.get("legal", [])

    async def _act(self, socket: ClientConnection) -> None:
        if self.crowd.is_on and not self.is_waiting and (legal := self.legal):
            action = random.choice(legal)
            self.asked[self.version].add(action)
            self.is_waiting = True
            await send(socket, type="act", table=self.table, version=self.version, action=action, id=self.version)

    async def _be_refused(self, socket: ClientConnection, refused: RefusedOut) -> None:
        assert refused.code in ("stale", "unavailable"), refused
        self.is_waiting = False
        await asyncio.sleep(RETRY)
        if refused.id == 0:  # watching the table was refused
            await socket.close()

    def check(self, happened: list[Happened], snapshot: Snapshot) -> None:
        """Compare what the client knows with what is stored."""
        assert self.last is not None
        assert self.version == snapshot.table.version
        assert self.told == happened[len(happened) - len(self.told) :]
        shown = decode(message_bytes(snapshot.update(self.last.seat, self.last.events, with_info=False)))
        assert self.last == shown
        for event in self.told:
            if event.event == "acted" and event.seat == self.last.seat:
                assert event.action in self.asked[event.version - 1], f"{event} was saved twice, or by nobody's wish"


class Crowd:
    """Clients at tables of ODIN with very long games."""

    def __init__(self, address: str) -> None:
        self.address = address
        """The address at which the clients expect the server."""
        self.is_on = True
        """Whether they act."""
        self.tables: dict[str, list[Client]] = {}
        self.news = asyncio.Event()

    @property
    def clients(self) -> list[Client]:
        return [client for clients in self.tables.values() for client in clients]

    async def open(self, seats: int) -> None:
        """Open a table for *seats* clients and begin its game."""
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(new_player(self.address)) for _ in range(seats)]
            table = await begun_table(players)
            self.tables[table] = [Client(self, table, player.token) for player in players]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until *is_so* returns true."""
        async with asyncio.timeout(WAIT):
            while not is_so():
                self.news.clear()
                await self.news.wait()

    async def go_on(self, events: int) -> None:
        """Wait until every client has seen this number of further events."""
        goal = {client: client.version + events for client in self.clients}
        await self.until(lambda: all(client.version >= version for client, version in goal.items()))

    async def settle(self) -> None:
        """Have everybody stop, and wait until all know the same."""
        self.is_on = False
        await self.until(lambda: all(map(is_settled, self.tables.values())))

    async def check(self, store: Store) -> int:
        """Compare what everybody knows with what is stored; return the number of events."""
        return sum([await self._check_table(store, table_id, clients) for table_id, clients in self.tables.items()])

    async def _check_table(self, store: Store, table_id: str, clients: list[Client]) -> int:
        sql = "SELECT version, data FROM events WHERE table_id = $1 ORDER BY version"
        rows = await store.rows(sql, table_id)
        assert [version for version, _ in rows] == list(range(1, len(rows) + 1))
        events = [parse_event(data) for _, data in rows]
        table, happened = tell_all(events)
        snapshot = Snapshot(table_id, "", table, 0)
        for client in clients:
            client.check(happened, snapshot)
        return len(rows)


def is_settled(clients: list[Client]) -> bool:
    """Whether nothing more will happen at a table where nobody acts any more."""
    versions = {client.version for client in clients}
    is_turn = any(client.legal for client in clients)
    return len(versions) == 1 and is_turn and not any(client.is_waiting for client in clients)


async def begun_table(players: list[Player], **wishes: Any) -> str:
    """A table at which all *players* sit and play."""
    host, *others = players
    table = await host.open_table("odin", players=len(players), **(ENDLESS | wishes))
    for player in others:
        await player.watch(table)
        assert (await player.ask("sit", table=table))["type"] == "done"
    assert (await host.ask("start", table=table))["type"] == "done"
    return table


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message), text=True)


@asynccontextmanager
async def crowd_at(address: str, seats: Iterable[int]) -> AsyncIterator[Crowd]:
    """A crowd that plays, at tables with these numbers of *seats*; an error of a client ends the test."""
    crowd = Crowd(address)
    for count in seats:
        await crowd.open(count)
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(client.live()) for client in crowd.clients]
        yield crowd
        for task in tasks:
            task.cancel()
