"""Who is shown as gone from a table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from allfather.server.live.bot_pool import BotPool
from allfather.server.table import next_due
from tests.helpers.server.in_process import Running, known_player, running, settings_for
from tests.helpers.server.reconnecting_clients import begun_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    monkeypatch.setattr(next_due, "RELOAD_TIME", 50)
    async with running(settings_for(tmp_path), bot_pool) as server:
        yield server


def shows_gone(person: str, gone: bool) -> Callable[[dict[str, Any]], bool]:
    def is_so(message: dict[str, Any]) -> bool:
        seats = (message.get("info") or {}).get("seats", [])
        return any(seat and seat.get("person") == person and seat.get("gone", False) == gone for seat in seats)

    return is_so


async def test_whoever_disconnects_is_gone_until_they_are_back(server: Running) -> None:
    async with server.player() as ann:
        async with server.player() as bob:
            table = await begun_table([ann, bob])
        update = await ann.until(shows_gone(bob.person, True))
        assert not any(seat.get("away") for seat in update["info"]["seats"])  # no bot plays for them yet
        async with known_player(server.address, bob.token, bob.person) as again:
            seen = await again.watch(table)
            assert not any(seat.get("gone") for seat in seen["info"]["seats"])
            await ann.until(shows_gone(bob.person, False))


async def test_whoever_comes_first_sees_that_the_others_are_gone(server: Running) -> None:
    async with server.player() as ann, server.player() as bob:
        table = await begun_table([ann, bob])
        for player in (ann, bob):
            await player.ask("unwatch", table=table)
        await ann.watch(table)
        await ann.until(shows_gone(bob.person, True))


async def test_a_page_that_is_loaded_again_is_not_gone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(next_due, "RELOAD_TIME", 1_000_000)
    async with server.player() as ann, server.player() as bob:
        table = await begun_table([ann, bob])
        await bob.ask("unwatch", table=table)
        presence = server.node.hub.tables[table].presence
        assert (list(presence.missing), presence.gone) == ([bob.person], set())
        await bob.watch(table)
        assert (presence.missing, presence.gone) == ({}, set())
