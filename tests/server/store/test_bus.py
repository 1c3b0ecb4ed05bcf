"""Messages between nodes arrive in order and at the other nodes only, or the nodes know that some were lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather.server.store import reconnect
from allfather.server.store.bus import MAX_PAYLOAD, pack, unpack
from allfather.server.store.postgres import MAX_BYTES, PostgresStore
from tests.helpers.server.in_process import WAIT

pytestmark = pytest.mark.anyio


class Ear:
    """Collects the messages that one node receives."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.missed = 0
        self._news = asyncio.Event()

    def hear(self, message: str) -> None:
        self.heard.append(message)
        self._news.set()

    def miss(self) -> None:
        self.missed += 1
        self._news.set()

    async def until(self, heard: int = 0, missed: int = 0) -> None:
        """Wait for this number of messages, and of reports that some were missed."""
        async with asyncio.timeout(WAIT):
            while len(self.heard) < heard or self.missed < missed:
                await self._news.wait()
                self._news.clear()


Nodes = tuple[PostgresStore, Ear, PostgresStore, Ear]


@pytest.fixture
async def nodes(postgres_url: str) -> AsyncIterator[Nodes]:
    a, b = await PostgresStore.open(postgres_url, "a"), await PostgresStore.open(postgres_url, "b")
    ear_a, ear_b = Ear(), Ear()
    await a.listen(ear_a.hear, ear_a.miss)
    await b.listen(ear_b.hear, ear_b.miss)
    yield a, ear_a, b, ear_b
    await a.close()
    await b.close()


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=1750)))
def test_packing_keeps_messages_and_the_limit(messages: list[str]) -> None:
    texts = list(pack("node", messages))

    assert all(len(text.encode()) <= MAX_PAYLOAD for text in texts)
    assert [("node", message) for message in messages] == [(n, m) for n, ms in map(unpack, texts) for m in ms]


def test_many_messages_share_a_notification() -> None:
    assert len(list(pack("node", ["x" * 70] * 100))) == 1


async def test_messages_reach_all_nodes_but_the_sender(nodes: Nodes) -> None:
    a, ear_a, b, ear_b = nodes
    strange = ['it\'s "quoted"', "ᚢ ☃ 🂡", "two\nlines", "7,7\n", "$1 %s \\", "🂡" * (MAX_BYTES // 4)]
    for message in strange:
        a.publish(message)
    b.publish("back")
    await ear_a.until(heard=1)
    await ear_b.until(heard=len(strange))

    assert (ear_a.heard, ear_b.heard) == (["back"], strange)
    assert ear_a.missed == ear_b.missed == 0


async def test_a_long_queue_arrives_in_order(nodes: Nodes) -> None:
    a, _, _, ear = nodes
    messages = [f"table {number} " + "x" * 100 for number in range(3000)]
    for message in messages:
        a.publish(message)
    await ear.until(heard=len(messages))

    assert ear.heard == messages


async def test_a_listener_reconnects_and_knows_that_messages_were_lost(nodes: Nodes) -> None:
    a, ear_a, _, ear_b = nodes
    await a.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await ear_a.until(missed=1)
    await ear_b.until(missed=1)
    a.publish("again")
    await ear_b.until(heard=1)

    assert ear_b.heard == ["again"]
    assert ear_b.missed == 1


async def test_a_message_that_is_too_long_is_reported_as_lost(nodes: Nodes) -> None:
    a, _, _, ear = nodes
    a.publish("x" * (MAX_BYTES + 1))
    a.publish("y" * MAX_BYTES)
    await ear.until(heard=1)

    assert (ear.heard, ear.missed) == (["y" * MAX_BYTES], 1)


async def test_messages_that_could_not_be_sent_are_reported_as_lost(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, _, _, ear = nodes

    async def fail(action: Any) -> None:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(reconnect, "RETRY_SECONDS", 0)
        patch.setattr(a._message_connection, "use", fail)
        a.publish("lost")
        await a._messages.finish()
    a.publish("found")
    await ear.until(heard=1)

    assert (ear.heard, ear.missed) == (["found"], 1)
