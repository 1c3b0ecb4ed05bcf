"""Tables have ends, and loading one costs the same however old it is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from allfather.odin.state import MAX_LIMIT_AT_TABLE
from allfather.server.errors import Refused
from allfather.server.live import listing
from allfather.server.live.bot_pool import BotPool
from allfather.server.live.hub import Hub
from allfather.server.live.live_table import LiveTable
from allfather.server.live.loading import CHECKPOINT_EVERY
from allfather.server.people import personal_data
from allfather.server.people.people import People
from allfather.server.repositories import checkpoints, tables
from allfather.server.repositories.people import Person
from allfather.server.store.store import Store, statement
from allfather.server.table import bounds
from allfather.server.table.checkpoint import checkpoint_text
from allfather.server.table.events import AnyEvent, Opened, Sat, event_text
from allfather.server.table.state import TAIL, TableState
from allfather.server.table.table import Table
from allfather.server.table.terms import Terms
from tests.helpers.server.finished_tables import Played
from tests.helpers.server.in_process import Running, running, settings_for
from tests.test_docs import ROOT

pytestmark = pytest.mark.anyio

AT = 1_700_000_000_000
BOTS = {"bots": "thrall", "pace": 0, "grace": None}


def long_game(person: Person, count: int) -> list[AnyEvent]:
    """The events of a table of ODIN at which a person and a bot have played for long."""
    opened = Opened(AT, "odin", 2, {"limit": 1_000_000}, Terms(bots="thrall"), person.id, "07" * 32)
    table, events, rng = Table(opened), list[AnyEvent]([opened]), random.Random(count)
    command = table.sit(person.id, person.name, 0, "saga", AT)
    while True:
        table.apply_all(command)
        events += command
        if len(events) >= count:
            return events
        game = table.game
        if game is None:
            command = table.start(person.id, "", AT)
        elif table.to_act is None:
            command = table.deal(AT)
        else:
            command = table.act_for(table.to_act, rng.choice(game.legal()), "bot", AT)


@pytest.fixture
async def ann(store: Store) -> Person:
    person, _ = await People(store).guest("Ann of Uppsala", "en")
    return person


async def add(store: Store, table_id: str, events: list[AnyEvent]) -> Table:
    """Store a table without a checkpoint; return it."""
    table = Table.of(events)
    assert await listing.add(store, LiveTable(table_id, table_id, table, []), events)
    return table


async def settled(hub: Hub) -> None:
    """Wait for what the hub does in the background."""
    while hub.background._tasks:
        await asyncio.sleep(0.01)


async def load(store: Store, table_id: str) -> LiveTable:
    """The table as a new node loads it."""
    hub = Hub(store)
    live = await hub.find(table_id)
    await settled(hub)
    return live


async def stored(store: Store) -> list[tuple[Any, ...]]:
    """The format and data of all checkpoints."""
    return await store.rows("SELECT format, data FROM checkpoints")


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """After which version events were read, for each time."""
    found, read = list[int](), tables.event_texts

    def noted(store: Store, table_id: str, after: int = 0) -> AsyncIterator[list[str]]:
        found.append(after)
        return read(store, table_id, after)

    monkeypatch.setattr(tables, "event_texts", noted)
    return found


async def test_a_long_table_is_read_whole_only_once(store: Store, ann: Person, reads: list[int]) -> None:
    events = long_game(ann, CHECKPOINT_EVERY + 150)
    table = await add(store, "long", events)
    first = await load(store, "long")
    assert reads[0] == 0
    assert first.checkpoint == len(events)
    reads.clear()
    second = await load(store, "long")
    assert reads[0] == len(events) - TAIL
    for live in (first, second):
        assert checkpoint_text(live.table) == checkpoint_text(table)
        assert list(live.tail) == events[-TAIL:]


async def test_events_after_a_checkpoint_are_applied(store: Store, ann: Person) -> None:
    events = long_game(ann, CHECKPOINT_EVERY + 300)
    await add(store, "long", events)
    await store.write(checkpoints.saving("long", Table.of(events[: CHECKPOINT_EVERY + 40])))
    live = await load(store, "long")
    assert live.checkpoint == CHECKPOINT_EVERY + 40
    assert checkpoint_text(live.table) == checkpoint_text(Table.of(events))
    assert list(live.tail) == events[-TAIL:]


async def test_a_short_table_has_no_checkpoint(store: Store, ann: Person) -> None:
    await add(store, "short", long_game(ann, 100))
    await load(store, "short")
    assert await stored(store) == []


@pytest.mark.parametrize("column", ["format", "data"])
async def test_a_checkpoint_that_cannot_be_read_is_replaced(store: Store, ann: Person, column: str) -> None:
    events = long_game(ann, CHECKPOINT_EVERY + 50)
    table = await add(store, "long", events)
    await load(store, "long")
    before = await stored(store)
    await store.write(statement(f"UPDATE checkpoints SET {column} = 'of another world'"))
    live = await load(store, "long")
    assert checkpoint_text(live.table) == checkpoint_text(table)
    assert await stored(store) == before


async def test_a_checkpoint_newer_than_the_events_is_ignored(store: Store, ann: Person) -> None:
    """As after restoring an old copy of the events alone."""
    events = long_game(ann, CHECKPOINT_EVERY + 50)
    await add(store, "long", events)
    await load(store, "long")
    for kept in (CHECKPOINT_EVERY + 20, 100):
        await store.write(statement("DELETE FROM events WHERE version > $1", kept))
        live = await load(store, "long")
        assert checkpoint_text(live.table) == checkpoint_text(Table.of(events[:kept]))


async def test_checkpoints_do_not_outlive_those_they_name(store: Store, ann: Person) -> None:
    events = long_game(ann, CHECKPOINT_EVERY + 50)
    await add(store, "long", events)
    before = await load(store, "long")
    [old] = await stored(store)
    assert await personal_data.delete(store, ann.id) == ["long"]
    assert await stored(store) == []
    # A node that has not heard of it yet saves nothing of what it remembers.
    await store.write(checkpoints.saving("long", before.table))
    assert await stored(store) == []
    after = await load(store, "long")
    [(_, data)] = await stored(store)
    assert ann.id not in data
    assert ann.name not in data
    assert [sitter and sitter.person for sitter in after.table.seats] == ["deleted", None]
    # Nor does anybody use what a server that knows nothing of checkpoints has left.
    await store.write(statement("UPDATE checkpoints SET format = $1, data = $2", *old))
    assert await checkpoints.find(store, "long") is None


async def test_a_table_that_is_rewritten_while_it_loads_is_loaded_again(store: Store, ann: Person) -> None:
    await add(store, "long", long_game(ann, 300))
    hub = Hub(store)
    loading = asyncio.create_task(hub.find("long"))
    await asyncio.sleep(0)
    assert await personal_data.delete(store, ann.id) == ["long"]
    await hub.reload("long")
    live = await loading
    assert [sitter and sitter.person for sitter in live.table.seats] == ["deleted", None]


async def test_nobody_waits_while_tables_load(store: Store, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    events = long_game(ann, 1500)
    names = ["one", "two", "three", "four"]
    for name in names:
        await add(store, name, events)
    applied, most, apply = 0, 0, TableState.apply

    def counted(self: TableState, event: AnyEvent) -> Any:
        nonlocal applied
        applied += 1
        return apply(self, event)

    async def tick() -> None:
        nonlocal applied, most
        while True:
            most, applied = max(most, applied), 0
            await asyncio.sleep(0)

    monkeypatch.setattr(TableState, "apply", counted)
    ticking = asyncio.create_task(tick())
    hub = Hub(store)
    await asyncio.gather(*map(hub.find, names))
    ticking.cancel()
    await settled(hub)
    assert 0 < most <= 2 * tables.BLOCK  # between two turns of somebody else


# Ends.


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path), bot_pool) as server:
        yield server


async def test_a_game_that_takes_too_long_is_closed_without_a_result(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "MAX_EVENTS", 60)
    async with server.player() as ann:
        table = await ann.open_table(players=2, seat=None, terms=BOTS, options={"limit": 500})
        await ann.send("start", table=table)
        last = await ann.until(lambda message: message.get("info", {}).get("status") == "closed")
        assert (last["version"], last["info"]["reason"]) == (61, "too-long")
        assert "result" not in last["info"]
        assert (await ann.http.get(f"/api/tables/{table}")).json()["reason"] == "too-long"
        assert await server.node.store.rows("SELECT 1 FROM results") == []


async def test_what_people_do_besides_playing_is_bounded_too(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MAX_EVENTS", 20)
    async with server.player() as ann:
        table = await ann.open_table()
        for _ in range(18):
            assert (await ann.ask("sit", table=table))["type"] == "done"
        assert (await ann.ask("sit", table=table))["type"] == "done"
        info = (await ann.http.get(f"/api/tables/{table}")).json()
        assert (info["status"], info["reason"]) == ("closed", "too-long")
        assert (await ann.ask("auto-pass", table=table, on=True))["code"] == "is-closed"


async def test_a_finished_game_takes_no_more_events_than_others() -> None:
    played = Played("over", ["thrall", "thrall"])
    assert played.table.status == "over"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bounds, "MAX_EVENTS", played.table.version)
        more: list[AnyEvent] = [Sat(AT, 0, "Ann", "ann")]
        assert bounds.bounded(played.table, [], AT) == []
        with pytest.raises(Refused, check=lambda error: error.code == "is-closed"):
            bounds.bounded(played.table, more, AT)


async def test_games_without_end_are_not_offered(server: Running) -> None:
    async with server.player() as ann:
        for limit, status in ((500, 201), (501, 400), (1_000_000, 400)):
            answer = await ann.http.post("/api/tables", json={"game": "odin", "options": {"limit": limit}})
            assert answer.status_code == status
        assert (answer.json()["code"], "at most 500" in answer.json()["text"]) == ("bad-option", True)


async def test_records_and_replays_are_made_from_all_events(server: Running) -> None:
    async with server.player() as ann:
        table = await ann.open_table(players=2, seat=None, terms=BOTS, options={"limit": 8})
        await ann.send("start", table=table)
        await ann.until(lambda message: message.get("info", {}).get("status") == "over")
        events = await tables.events(server.node.store, table)
        moves = sum(event_text(event).startswith(('{"event":"acted"', '{"event":"dealt"')) for event in events)
        paths = [f"/api/tables/{table}/{name}" for name in ("replay", "record")]
        shown, record = [await ann.http.get(path) for path in paths]
        assert len(shown.json()["steps"]) == moves > 20
        assert shown.headers["content-type"] == "application/json"
        again = await ann.http.post("/api/replays", json={"record": record.text})
        assert again.json() == shown.json()


def test_the_documentation_names_the_bounds() -> None:
    protocol, odin = ((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("protocol.md", "odin.md"))
    assert f"more than {bounds.MAX_EVENTS:,} events" in protocol
    assert f"at the tables of a server 1 to {MAX_LIMIT_AT_TABLE}" in odin
