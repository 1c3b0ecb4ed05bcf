"""A connection on its own: messages are sent in order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from allfather.server.http.connection import Connection
from allfather.server.live.bot_pool import BotPool
from allfather.server.node import Node
from tests.helpers.server.in_process import settings_for

pytestmark = pytest.mark.anyio


class Client:
    """The other end, which reads or does not."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.reads = asyncio.Event()
        self.leaves = asyncio.Event()

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.got.append(message["text"])

    async def receive(self) -> Any:
        await self.leaves.wait()
        return {"type": "websocket.disconnect"}


async def test_no_message_overtakes_one_that_waits(tmp_path: Path, bot_pool: BotPool) -> None:
    node = await Node.start(settings_for(tmp_path), bot_pool)
    client = Client()
    connection = Connection(client.receive, client.send, node, None, None)
    running = asyncio.create_task(connection.run())
    connection.send("first")
    await asyncio.sleep(0)  # let the writer start sending it
    await asyncio.sleep(0)
    client.reads.set()
    connection.send("second")
    while len(client.got) < 2:
        await asyncio.sleep(0)
    client.leaves.set()
    await running
    await node.close()

    assert client.got == ["first", "second"]
