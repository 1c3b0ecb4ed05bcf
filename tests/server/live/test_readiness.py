"""Whether the server can save something is found out by saving something."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from allfather.server.live.bot_pool import BotPool
from allfather.server.node import Node
from allfather.server.repositories import nodes
from allfather.server.store.store import Store
from tests.helpers.server.in_process import settings_for

pytestmark = pytest.mark.anyio


async def test_the_lease_stays_the_same_in_the_long_run(store: Store) -> None:
    await nodes.renew_lease(store, "one", 1000)
    leases = []
    for _ in range(5):
        leases += await store.rows("SELECT lease FROM nodes WHERE name = 'one'")
        await nodes.check_writable(store, "one")
    first, second = (lease for (lease,) in leases[:2])
    assert abs(first - second) == 1
    assert leases == [(first,), (second,)] * 2 + [(first,)]


async def test_something_is_written(tmp_path: Path, bot_pool: BotPool) -> None:
    settings = settings_for(tmp_path)
    node = await Node.start(settings, bot_pool)
    with closing(sqlite3.connect(settings.sqlite)) as other:
        versions = [other.execute("PRAGMA data_version").fetchone()]
        for _ in range(2):
            node.readiness._until = 0
            assert await node.readiness.problems() == []
            versions.append(other.execute("PRAGMA data_version").fetchone())
    await node.close()
    assert len(set(versions)) == 3
