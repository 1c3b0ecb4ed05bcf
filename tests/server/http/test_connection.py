"""A connection on its own: messages are handled in order, and a client that does not read is disconnected."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from allfather.server.errors import CLOSED_BINARY, CLOSED_SLOW
from allfather.server.http.connection import MAX_UNREAD, MAX_UNSENT, Connection
from allfather.server.live.bot_pool import BotPool
from allfather.server.live.hub import Hub
from allfather.server.node import Node
from tests.helpers.server.in_process import WAIT, settings_for

pytestmark = pytest.mark.anyio


class Client:
    """The other end of a connection."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.unread = 0
        """Bytes that the client has not read."""
        self.is_paused = False
        self.code: int | None = None

    def write_text(self, text: bytes) -> int:
        self.got.append(json.loads(text))
        return self.unread

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def end(self, code: int) -> None:
        self.code = code


@pytest.fixture
async def node(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Node]:
    node = await Node.start(settings_for(tmp_path), bot_pool)
    yield node
    await node.close()


def connect(node: Node, client: Client) -> tuple[Connection, list[str]]:
    """A connection of *client*, and a list that tells when it has been closed."""
    closed: list[str] = []
    return Connection(client, node, None, None, on_closed=lambda: closed.append("closed")), closed


def ping(number: int) -> str:
    return json.dumps({"type": "ping", "id": number})


async def until(is_so: Any) -> None:
    async with asyncio.timeout(WAIT):
        while not is_so():
            await asyncio.sleep(0)


@pytest.fixture
def slow_watch(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """An event until which nobody gets to see a table."""
    may_watch, watch = asyncio.Event(), Hub.watch

    async def late(*values: Any) -> Any:
        await may_watch.wait()
        return await watch(*values)

    monkeypatch.setattr(Hub, "watch", late)
    return may_watch


async def test_messages_are_handled_one_after_the_other(node: Node, slow_watch: asyncio.Event) -> None:
    client = Client()
    connection, _ = connect(node, client)
    connection.received(json.dumps({"type": "watch", "table": "none", "id": 1}))
    for number in range(2, 5):
        connection.received(ping(number))
    await asyncio.sleep(0)
    assert client.got == []
    slow_watch.set()
    await until(lambda: len(client.got) == 4)
    assert [message["id"] for message in client.got] == [1, 2, 3, 4]


async def test_reading_pauses_while_many_messages_wait(node: Node, slow_watch: asyncio.Event) -> None:
    client = Client()
    connection, _ = connect(node, client)
    connection.received(json.dumps({"type": "watch", "table": "none", "id": 1}))
    for number in range(MAX_UNREAD + 2):
        connection.received(ping(2 + number))
    assert client.is_paused
    slow_watch.set()
    await until(lambda: not client.is_paused)
    assert len(client.got) == MAX_UNREAD + 3


async def test_a_client_that_does_not_read_is_disconnected(node: Node) -> None:
    client = Client()
    connection, closed = connect(node, client)
    client.unread = MAX_UNSENT
    connection.send(b'"waits"')
    assert client.got == ["waits"]
    client.unread += 1
    connection.send(b'"too much"')
    connection.send(b'"not sent"')
    connection.received(ping(1))
    connection.lost()
    await until(lambda: closed)
    assert (client.code, client.got) == (CLOSED_SLOW, ["waits", "too much"])


async def test_binary_messages_close_the_connection(node: Node) -> None:
    client = Client()
    connection, _ = connect(node, client)
    connection.received(None)
    connection.received(ping(1))
    await until(lambda: client.code is not None)
    assert (client.code, client.got) == (CLOSED_BINARY, [])


async def test_a_client_that_is_gone_before_it_is_shown_a_table_does_not_watch_it(
    node: Node, slow_watch: asyncio.Event
) -> None:
    client = Client()
    connection, closed = connect(node, client)
    person, _ = await node.people.guest("Ann", None)
    connection.person, connection.person_id = person, person.id
    connection.received(json.dumps({"type": "watch", "table": "none"}))
    await asyncio.sleep(0)
    connection.lost()
    assert closed == []
    slow_watch.set()
    await until(lambda: closed)
    assert connection not in node.clients.connected
    assert not node.hub.tables
