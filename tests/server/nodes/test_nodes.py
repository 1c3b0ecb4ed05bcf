"""Several nodes on one PostgreSQL: any of them serves any table, and they agree."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from allfather.core.fairness import nonce_commitment
from allfather.server.live import keeper
from allfather.server.live.bot_pool import BotPool
from allfather.server.repositories import tables
from allfather.server.store.store import Store
from allfather.server.table.events import AnyEvent, Began, Called, NonceOpened
from tests.helpers.server.finished_tables import stored_events, tell_all
from tests.helpers.server.in_process import WAIT, Player, Running, known_player, new_player, running, settings_for
from tests.helpers.server.reconnecting_clients import ENDLESS, begun_table
from tests.helpers.server.subprocesses import served

pytestmark = pytest.mark.anyio

ROUNDS = 200


class Nodes:
    """Two nodes, and the players connected to them."""

    def __init__(self, one: Running, two: Running, stack: AsyncExitStack) -> None:
        self.one, self.two, self._stack = one, two, stack

    async def table(self, count: int) -> tuple[str, list[Player]]:
        """A table at which *count* players at the first node have begun to play."""
        players = [await self._stack.enter_async_context(self.one.player()) for _ in range(count)]
        return await begun_table(players), players

    async def again(self, player: Player, table: str) -> Player:
        """The same player, connected to the second node as well and watching *table*."""
        known = known_player(self.two.address, player.token, player.person)
        double = await self._stack.enter_async_context(known)
        await double.watch(table)
        return double

    async def watcher(self, node: Running, table: str) -> Player:
        """A spectator of *table* at *node*."""
        player = await self._stack.enter_async_context(node.player())
        await player.watch(table)
        return player


@pytest.fixture
async def nodes(postgres_url: str, tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Nodes]:
    async with (
        running(settings_for(tmp_path / "one", database=postgres_url), bot_pool) as one,
        running(settings_for(tmp_path / "two", database=postgres_url), bot_pool) as two,
        AsyncExitStack() as stack,
    ):
        yield Nodes(one, two, stack)


def latest(player: Player) -> dict[str, Any]:
    """The last update that a player received."""
    return next(message for message in reversed(player.seen) if message["type"] == "update")


async def come_to(player: Player, version: int) -> None:
    """Wait until a player has received *version*."""
    while latest(player)["version"] < version:
        await player.next()


async def next_turn(players: Sequence[Player], after: int = 0) -> int:
    """Wait until everybody sees, after version *after*, that somebody is to act; return the seat."""
    first, *others = players
    await come_to(first, after + 1)
    while latest(first)["view"]["to_act"] is None:
        await first.next()
    for player in others:
        await come_to(player, latest(first)["version"])
    return int(latest(first)["view"]["to_act"])


def told(player: Player, after: int) -> list[dict[str, Any]]:
    """The events after version *after* that a player received."""
    events = [event for message in player.seen if message["type"] == "update" for event in message["events"]]
    return [event for event in events if event["version"] > after]


async def send_act(player: Player, table: str) -> int:
    """Make the last legal action; return the number that the answer will have."""
    update = latest(player)
    number: int = update["version"]
    await player.send("act", table=table, version=number, action=update["own"]["legal"][-1], id=number)
    return number


async def answer_to(player: Player, number: int) -> str:
    """``done``, or the code of the refusal."""
    answer = await player.until(lambda message: message.get("id") == number)
    return str(answer.get("code", answer["type"]))


async def act(players: Sequence[Player], table: str) -> int:
    """Have the player whose turn it is act; return the new version."""
    player = players[await next_turn(players)]
    number = await send_act(player, table)
    assert await answer_to(player, number) == "done"
    return number + 1


async def heard(player: Player, kind: str) -> dict[str, Any]:
    """The first message of type *kind* that a player receives."""
    while not (found := [message for message in player.seen if message["type"] == kind]):
        await player.next()
    return found[0]


def as_told(events: list[AnyEvent]) -> Any:
    """All *events* of a table as updates have them."""
    return msgspec.to_builtins(tell_all(events)[1])


async def test_of_two_simultaneous_actions_at_two_nodes_exactly_one_succeeds(nodes: Nodes) -> None:
    table, players = await nodes.table(3)
    doubles = [await nodes.again(player, table) for player in players]
    watchers = [await nodes.watcher(node, table) for node in (nodes.one, nodes.two)]
    everybody = [*players, *doubles, *watchers]
    seat = await next_turn(everybody)
    start, winners = latest(players[0])["version"], set()
    for turn in range(ROUNDS):
        rivals = (players[seat], doubles[seat])
        number, _ = [await send_act(rival, table) for rival in rivals[:: 1 if turn % 2 else -1]]
        answers = [await answer_to(rival, number) for rival in rivals]
        assert sorted(answers) == ["done", "stale"]
        winners.add(answers.index("done"))
        seat = await next_turn(everybody, number)
    assert winners == {0, 1}
    stored = as_told(await stored_events(nodes.one.node.store, table))
    for player in everybody:
        assert told(player, start) == stored[start:]


async def test_a_game_whose_people_are_at_two_nodes_starts_once(nodes: Nodes) -> None:
    async with nodes.one.player() as ann, nodes.two.player() as bob:
        table = await ann.open_table("odin", players=2, **ENDLESS)
        await bob.watch(table)
        for player in (ann, bob):
            await player.ask("sit", table=table, commitment=nonce_commitment(player.person))
        await ann.ask("start", table=table)
        await bob.until(lambda message: message.get("info", {}).get("starting") == "open")
        for player in (ann, bob):
            await player.ask("open-nonce", table=table, nonce=player.person)
        for player in (ann, bob):
            while "view" not in latest(player):
                await player.next()
        stored = [type(event) for event in await stored_events(nodes.one.node.store, table)]

    assert [stored.count(kind) for kind in (Called, NonceOpened, Began)] == [1, 2, 1]
    assert all(latest(player)["info"]["nonces"] == [ann.person, bob.person] for player in (ann, bob))


async def test_chat_and_reactions_reach_the_other_node(nodes: Nodes) -> None:
    table, (ann, bob) = await nodes.table(2)
    double, watcher = await nodes.again(bob, table), await nodes.watcher(nodes.two, table)
    assert (await ann.ask("say", table=table, text="Skål!"))["type"] == "done"
    assert (await double.ask("react", table=table, reaction="horn"))["type"] == "done"
    for player in (ann, bob, double, watcher):
        said = await heard(player, "said")
        assert (said["person"], said["text"]) == (ann.person, "Skål!")
        reacted = await heard(player, "reacted")
        assert (reacted["person"], reacted["reaction"]) == (bob.person, "horn")


async def test_what_happens_while_a_node_reads_a_table_is_not_missed(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, players = await nodes.table(2)
    other, others = await nodes.table(2)
    witness = await nodes.watcher(nodes.two, other)
    hub = nodes.two.node.hub
    read, versions = tables.event_texts, list[int]()

    async def read_slowly(store: Store, table_id: str, after: int = 0) -> AsyncIterator[list[str]]:
        async for texts in read(store, table_id, after):
            if store is hub.store and not versions:
                versions.append(await act(players, table))
                # Messages arrive in order, so when this one is here the other was received too.
                await come_to(witness, await act(others, other))
            yield texts

    await next_turn(players)
    await next_turn(others)
    monkeypatch.setattr(tables, "event_texts", read_slowly)
    watcher = await nodes.watcher(nodes.two, table)
    await come_to(watcher, versions[0])


async def test_a_table_that_two_clients_load_at_once_is_loaded_once(nodes: Nodes) -> None:
    table, _ = await nodes.table(2)
    hub = nodes.two.node.hub

    async def glance() -> None:
        hub.release(await hub.find(table))

    _, live = await asyncio.gather(glance(), hub.find(table))
    assert hub.tables[table] is live


async def until_keeper(server: Running, table: str) -> None:
    """Wait until *server* keeps a table."""
    async with asyncio.timeout(WAIT):
        while await server.node.store.rows("SELECT keeper FROM tables WHERE id = $1", table) != [
            (server.node.keeper.node,)
        ]:
            await asyncio.sleep(0.1)


async def test_another_node_takes_over_the_tables_of_one_that_was_killed(
    postgres_url: str, tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "LEASE", 1.0)
    monkeypatch.setattr(keeper, "ROUND", 0.3)
    settings = settings_for(tmp_path / "two", database=postgres_url)
    async with served(tmp_path / "one", postgres_url) as one, running(settings, bot_pool) as two:
        async with new_player(await one.start()) as host, two.player() as watcher:
            wishes = ENDLESS | {"terms": {"pace": 20, "bots": "thrall"}, "players": 2, "seat": None}
            table = await host.open_table("odin", **wishes)
            await host.ask("start", table=table)
            await watcher.watch(table)
            await come_to(watcher, 20)
            await one.kill()
            await until_keeper(two, table)
            await come_to(watcher, latest(watcher)["version"] + 20)
        assert one.errors() == []
