"""Messages and frames that no honest client sends: all are answered or the socket is closed, and tables stay whole."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from structlog.testing import capture_logs

from allfather.server.errors import CLOSED_BINARY, CLOSED_FAST
from allfather.server.http.connection import MAX_RATE_REFUSALS
from allfather.server.http.websocket import FRAME_BURST
from allfather.server.limits import REFUSALS
from allfather.server.live.bot_pool import BotPool
from allfather.server.logs import ignore_bad_text
from allfather.server.repositories.people import Person
from allfather.server.table.events import Acted, Opened
from allfather.server.table.messages import MAX_MESSAGE, Act, parse_message
from allfather.server.table.snapshot import Snapshot
from allfather.server.table.table import Table
from tests.helpers.scale import FULL, full
from tests.helpers.server.finished_tables import Played, stored_events
from tests.helpers.server.in_process import Player, Running, running, settings_for
from tests.helpers.server.random_messages import Nonsense
from tests.helpers.server.raw_socket import BINARY, CLOSE, CONT, PING, PONG, RawSocket, frame, raw_socket

pytestmark = pytest.mark.anyio

MESSAGES = full(100_000, 20_000)
AT_ONCE = 40
SOCKETS = 6
FRESH = 100
"""Batches that a socket sends before it opens a new table."""
OWN = 3
"""Tables that those people play at."""
LAST = 2**52
"""The id of the ping after every batch."""
OVER = "over"
"""The id of a table whose game is over."""
QUICK = {"pace": 0}
EXPECTED = {"done", "update", "said", "not-host", "stale", "not-seated", "bad-message"}
"""Some of the answers that a serious attack must provoke."""

Asked: TypeAlias = tuple[str | None, str, str]
"""Who asked for which action at which table."""


@contextmanager
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail if anything is logged as an error, by us or by a library."""
    ignore_bad_text()
    with capture_logs() as ours, caplog.at_level(logging.WARNING):
        yield
        gc.collect()  # so that errors of abandoned tasks are logged
    assert [entry for entry in ours if entry["log_level"] in ("error", "critical")] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


class Attack:
    """People who send nonsense, and what they sent."""

    def __init__(self, server: Running, people: list[Player | None], tables: list[str]) -> None:
        self.server, self.people, self.tables = server, people, tables
        self.acts: Counter[Asked] = Counter()
        self.codes: Counter[str] = Counter()
        """How messages were answered."""

    async def run(self, count: int) -> None:
        async with asyncio.TaskGroup() as tasks:
            for number in range(SOCKETS):
                tasks.create_task(self._attack(number, self.people[number % len(self.people)], count // SOCKETS + 1))

    def _look(self, table_id: str) -> Table | None:
        live = self.server.node.hub.tables.get(table_id)
        return live.table if live else None

    async def _attack(self, number: int, player: Player | None, count: int) -> None:
        ids = [player.person for player in self.people if player]
        nonsense = Nonsense(number, self.tables, ids, self._look)
        async with raw_socket(self.server.address, **headers_of(player)) as socket:
            for batch in range(-(-count // AT_ONCE)):
                if player is not None and batch % FRESH == 0:
                    self.tables[-1 - batch // FRESH % OWN] = await fresh_table(player, nonsense)
                await self._send(socket, player, [nonsense.message() for _ in range(AT_ONCE)])

    async def _send(self, socket: RawSocket, player: Player | None, texts: list[str]) -> None:
        socket.send(*texts, json.dumps({"type": "ping", "id": LAST}))
        answers = await socket.until_answered(LAST)
        self._check(None if player is None else player.person, texts, answers)

    def _check(self, person: str | None, texts: list[str], answers: list[dict[str, Any]]) -> None:
        wanted: Counter[int] = Counter()
        unread = 0
        for text in texts:
            try:
                message = parse_message(text)
            except msgspec.MsgspecError:
                unread += 1
                continue
            wanted[message.id] += 1
            if isinstance(message, Act):
                self.acts[person, message.table, message.action] += 1
        kinds = ("done", "refused", "pong", "hint", "tried")
        told = Counter(answer.get("id", 0) for answer in answers if answer["type"] in kinds)
        silent = wanted.pop(0, 0)
        assert unread <= told.pop(0, 0) <= unread + silent
        assert told == wanted
        self.codes.update(answer.get("code", answer["type"]) for answer in answers)


def headers_of(player: Player | None) -> dict[str, str]:
    return {} if player is None else {"authorization": player.http.headers["Authorization"]}


async def fresh_table(player: Player, nonsense: Nonsense) -> str:
    game = nonsense.rng.choice(("odin", "ravens"))
    wishes = {"game": game, "players": 2 if game == "ravens" else 3, "terms": QUICK | {"listed": True}}
    # A connection that was idle for long may be closed just when it is used again.
    answer = await player.http.post("/api/tables", json=wishes, headers={"connection": "close"})
    return str(answer.json()["table"]["id"])


class Duel:
    """A game of two people that never ends."""

    def __init__(self, server: Running, table_id: str, players: tuple[Player, Player]) -> None:
        self.server, self.id, self.players = server, table_id, players
        self.actions: list[str] = []

    @classmethod
    async def start(cls, server: Running, ann: Player, bob: Player) -> Duel:
        duel = await ann.open_table(players=2, options={"limit": 500}, terms=QUICK)
        await bob.watch(duel)
        assert (await bob.ask("sit", table=duel))["type"] == "done"
        assert (await ann.ask("start", table=duel))["type"] == "done"
        return cls(server, duel, (ann, bob))

    async def play(self) -> None:
        """Make one action."""
        table = self.server.node.hub.tables[self.id].table
        while table.game is None or table.game.to_act is None:
            await asyncio.sleep(0)
        legal, player = table.game.legal(), self.players[table.game.to_act]
        self.actions.append(legal[len(self.actions) % len(legal)])
        answer = await player.ask("act", table=self.id, version=table.version, action=self.actions[-1])
        assert answer["type"] == "done", answer

    async def check(self) -> None:
        """Check that nobody else has acted."""
        events = await stored_events(self.server.node.store, self.id)
        assert [event.action for event in events if isinstance(event, Acted)] == self.actions


async def check_tables(server: Running, asked: Counter[Asked]) -> None:
    """Check that every table matches its stored events, and that nobody acted without having asked to."""
    made: Counter[Asked] = Counter()
    for table_id, code in await server.node.store.rows("SELECT id, code FROM tables WHERE id <> $1", OVER):
        first, *events = await stored_events(server.node.store, table_id)
        assert isinstance(first, Opened)
        table = Table(first)
        for event in events:
            if isinstance(event, Acted):
                assert event.seat == table.to_act
                if event.cause == "person":
                    made[table.sitter(event.seat).person, table_id, event.action] += 1
            table.apply(event)
        live = server.node.hub.tables.get(table_id)
        assert live is None or shown(table_id, code, live.table) == shown(table_id, code, table)
    assert made <= asked


def shown(table_id: str, code: str, table: Table) -> tuple[Any, ...]:
    """All that is shown of a table, and some of what is hidden."""
    snapshot = Snapshot(table_id, code, table, 0)
    views = [
        msgspec.json.encode(snapshot.update(seat, [], with_info=True)) for seat in (None, *range(len(table.seats)))
    ]
    return views, table.game and table.game.position(), table.moved, table.due()


async def test_a_hundred_thousand_messages(tmp_path: Path, bot_pool: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    with nothing_fails(caplog):
        async with running(settings_for(tmp_path, tables_per_person=10**6), bot_pool) as server:
            # Among a hundred thousand messages, some are legal actions.
            await attack_server(server, MESSAGES, "out-of-turn", *(["tried"] if FULL else []))


async def test_some_thousand_messages_with_postgresql(
    tmp_path: Path, postgres_url: str, bot_pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    settings = settings_for(tmp_path, database=postgres_url, tables_per_person=10**6)
    with nothing_fails(caplog):
        async with running(settings, bot_pool) as server:
            await attack_server(server, 5000)


async def attack_server(server: Running, count: int, *rare: str) -> None:
    async with (
        server.player("Ann") as ann,
        server.player("Bob") as bob,
        server.player("Mal") as mal,
        server.player("Loki") as loki,
    ):
        duel = await Duel.start(server, ann, bob)
        await Played(OVER, [Person(mal.person, "Mal", "en"), "karl"]).save(server.node.store)
        closed = await ann.open_table(terms={"spectators": False})
        attack = Attack(server, [mal, loki, None], [duel.id, OVER, closed, "none", *OWN * [""]])
        fight = asyncio.create_task(attack.run(count))
        while not fight.done():
            await duel.play()
        await fight
        await duel.play()
        await duel.check()
        assert not attack.codes.keys() & {"failed", "unavailable"}
        assert attack.codes.keys() >= EXPECTED | {*rare}
        own: Counter[Asked] = Counter((one.person, duel.id, action) for one in duel.players for action in duel.actions)
        await check_tables(server, attack.acts + own)


# Frames.

HELLO = b'{"type":"ping","id":7}'
FRAMES = {
    "binary": (frame(HELLO, BINARY), CLOSED_BINARY),
    "no bytes, binary": (frame(b"", BINARY), CLOSED_BINARY),
    "too long": (frame(b" " * (MAX_MESSAGE + 1)), 1009),
    "said to be endless": (frame(b"")[:1] + b"\xff" + b"\x7f" + 11 * b"\xff", 1009),
    "too long in parts": (frame(b" " * MAX_MESSAGE, is_last=False) + frame(b" ", CONT), 1009),
    "not Unicode": (frame(b"\xff\xfe"), 1007),
    "half a letter": (frame(b'{"type":"\xed\xa0\x80"}'), 1007),
    "not masked": (b"\x81\x02{}", 1002),
    "reserved bits": (b"\xf1" + frame(HELLO)[1:], 1002),
    "no such kind": (frame(HELLO, 3), 1002),
    "a part of nothing": (frame(HELLO, CONT), 1002),
    "two beginnings": (frame(b"{", is_last=False) + frame(b"}"), 1002),
    "long ping": (frame(b" " * 126, PING), 1002),
    "close without a code": (frame(b"", CLOSE), None),
    "close": (frame((1000).to_bytes(2, "big"), CLOSE), 1000),
    "close with half a code": (frame(b"\x03", CLOSE), 1002),
    "close with a forbidden code": (frame((1005).to_bytes(2, "big"), CLOSE), 1002),
}
"""What is sent, and the code with which the server closes the connection."""


async def test_bad_frames_close_the_connection_with_a_code(
    tmp_path: Path, bot_pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    with nothing_fails(caplog):
        async with running(settings_for(tmp_path), bot_pool) as server:
            codes = {}
            for name, (data, _) in FRAMES.items():
                async with raw_socket(server.address) as socket:
                    socket.send_raw(data)
                    codes[name] = await socket.closing()
            assert codes == {name: code for name, (_, code) in FRAMES.items()}
            assert not server.node.clients.connected


async def test_unusual_but_valid_frames_are_answered(tmp_path: Path, bot_pool: BotPool) -> None:
    async with running(settings_for(tmp_path), bot_pool) as server, raw_socket(server.address) as socket:
        parts = [frame(HELLO[:1], is_last=False), *(frame(bytes([byte]), CONT, is_last=False) for byte in HELLO[1:])]
        socket.send_raw(b"".join([*parts, frame(b"?", PING), frame(b"", CONT)]))
        assert await socket.until_answered(7) == []
        socket.send(HELLO.ljust(MAX_MESSAGE), b"", HELLO)
        assert await socket.until_answered(7) == []
        (refused,) = await socket.until_answered(7)
        assert (refused["type"], refused["code"]) == ("refused", "bad-message")


# Floods.


async def test_a_flood_is_refused_and_then_closes_the_connection(tmp_path: Path, bot_pool: BotPool) -> None:
    settings = settings_for(tmp_path, message_rate=0.001, message_burst=20)
    async with running(settings, bot_pool) as server, raw_socket(server.address) as socket:
        socket.send(*(20 + MAX_RATE_REFUSALS) * [HELLO])
        answers = [await socket.next() for _ in range(20 + MAX_RATE_REFUSALS)]
        assert answers[:20] == 20 * [{"type": "pong", "id": 7}]
        assert {(answer["type"], answer["code"]) for answer in answers[20:]} == {("refused", "too-fast")}
        socket.send(HELLO)
        assert await socket.closing() == CLOSED_FAST
        async with server.player() as other:  # a person, who has a budget of their own
            assert (await other.ask("ping"))["type"] == "pong"


async def test_all_sockets_of_a_person_share_one_budget(tmp_path: Path, bot_pool: BotPool) -> None:
    settings = settings_for(tmp_path, message_rate=0.001, message_burst=20)
    async with running(settings, bot_pool) as server, server.player() as greedy, server.player() as honest:
        headers = {"authorization": f"Bearer {greedy.token}"}
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(raw_socket(server.address, **headers)) for _ in range(96)]
            for socket in sockets:
                socket.send(HELLO)
            answers = [await socket.next() for socket in sockets]
        assert [answer["type"] for answer in answers].count("pong") == 20
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["code"] == "too-fast"
        assert 900 < refused["values"]["seconds"] <= 1000
        assert (await honest.ask("ping"))["type"] == "pong"


async def test_all_sockets_of_an_address_share_five_budgets(tmp_path: Path, bot_pool: BotPool) -> None:
    settings = settings_for(tmp_path, message_rate=0.001, message_burst=4)
    async with running(settings, bot_pool) as server, AsyncExitStack() as stack:
        players = [await stack.enter_async_context(server.player()) for _ in range(10)]
        for player in players:
            for _ in range(3):
                await player.send("ping", id=7)
        answers = [await player.next() for player in players for _ in range(3)]
        assert [answer["type"] for answer in answers].count("pong") == 5 * 4


async def test_who_goes_on_after_many_refusals_is_disconnected_at_once(tmp_path: Path, bot_pool: BotPool) -> None:
    settings = settings_for(tmp_path, message_rate=0.001, message_burst=1)
    async with running(settings, bot_pool) as server, server.player() as greedy:
        headers = {"authorization": f"Bearer {greedy.token}"}
        refusals = []
        for _ in range(5):
            async with raw_socket(server.address, **headers) as socket:
                socket.send(*(2 + MAX_RATE_REFUSALS) * [HELLO])
                assert await socket.closing() == CLOSED_FAST
                refusals.append(len(socket.seen))
        assert refusals[-1] < 10
        assert sum(refusals) < REFUSALS.burst + 50


async def test_deep_messages_are_not_part_of_the_protocol(tmp_path: Path, bot_pool: BotPool) -> None:
    async with running(settings_for(tmp_path), bot_pool) as server, raw_socket(server.address) as socket:
        socket.send(b'{"type":"ping","id":' + 2000 * b"[" + 2000 * b"]" + b"}")
        assert (await socket.next())["code"] == "bad-message"


@pytest.mark.parametrize(
    "flood", [frame(b"?", PING), frame(b"?", PONG), frame(b"", CONT, is_last=False)], ids=["pings", "pongs", "parts"]
)
async def test_control_and_continuation_frames_are_counted_too(tmp_path: Path, bot_pool: BotPool, flood: bytes) -> None:
    async with running(settings_for(tmp_path), bot_pool) as server, raw_socket(server.address) as socket:
        socket.send_raw(frame(b"", is_last=False) + 2 * FRAME_BURST * flood)
        assert await socket.closing() == CLOSED_FAST
