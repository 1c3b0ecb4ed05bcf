"""Whole games over real sockets: everything sent is recorded, and searched for what the receiver may not know."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from allfather.bots.bot import Turn
from allfather.bots.names import make_bot
from allfather.odin.notation import CARD_TEXTS
from allfather.server.live.bot_pool import BotPool
from allfather.server.table.table import Table
from tests.helpers.server.finished_tables import stored_events
from tests.helpers.server.in_process import Running, http_client, running, settings_for
from tests.helpers.server.raw_socket import RawSocket, raw_socket

pytestmark = pytest.mark.anyio

AFTERWARDS = ("record", "replay", "fairness")
"""What can be requested about a table when its game is over."""
STEPS = 25
"""Actions after which everything that HTTP shows is requested."""
CARD = re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(CARD_TEXTS)})(?![A-Za-z0-9])")


class Recording:
    """A game in progress, and everything that was sent."""

    def __init__(self, server: Running, http: httpx.AsyncClient) -> None:
        self.server, self.http = server, http
        self.tokens: list[str] = []
        self.people: list[str] = []
        self.sockets: list[RawSocket] = []
        """Those of the seats, then that of a person who watches, then that of an anonymous client."""
        self.pages: list[tuple[int, str, httpx.Response]] = []
        """The version of the table, the path and the answer."""
        self.table_id = self.code = ""
        self._numbers = itertools.count(1)

    @property
    def table(self) -> Table:
        return self.server.node.hub.tables[self.table_id].table

    async def ask(self, socket: RawSocket, kind: str, **fields: Any) -> dict[str, Any]:
        return await socket.ask(kind, next(self._numbers), table=self.table_id, **fields)

    async def begin(self, game: str, players: int, stack: AsyncExitStack) -> None:
        """Open a table, and have everybody watch it."""
        for _ in range(players + 1):
            told = (await self.http.post("/api/bots", json={})).json()
            self.tokens.append(told["token"])
            self.people.append(told["person"]["id"])
        for token in self.tokens:
            opening = raw_socket(self.server.address, authorization=f"Bearer {token}")
            self.sockets.append(await stack.enter_async_context(opening))
        self.sockets.append(await stack.enter_async_context(raw_socket(self.server.address)))
        wishes = {"game": game, "players": players, "terms": {"pace": 0, "listed": True}}
        headers = {"authorization": f"Bearer {self.tokens[0]}"}
        opened = (await self.http.post("/api/tables", json=wishes, headers=headers)).json()["table"]
        self.table_id, self.code = opened["id"], opened["code"]
        for seat, socket in enumerate(self.sockets):
            await self.ask(socket, "watch")
            if seat < players:
                await self.ask(socket, "sit", seat=seat, nonce=f"nonce-of-{seat}")
        await self.ask(self.sockets[0], "start")

    async def play(self) -> None:
        """Play to the end; everybody else tries to act as well."""
        bot, rng = make_bot("greedy"), random.Random(1)
        for step in itertools.count():
            game = self.table.game
            if game is None or self.table.status == "over":
                break
            if game.to_act is None:
                await self.sockets[0].next()
                continue
            if step % STEPS == 0:
                await self.look_around()
                await self._try_all(game)
            action = game.action_text(int(bot.choose(Turn.of(game), rng)))
            socket, version = self.sockets[game.to_act], self.table.version
            tried = await self.ask(socket, "try", version=version, action=action)
            assert (tried["type"], tried["version"], self.table.version) == ("tried", version, version)
            assert (await self.ask(socket, "act", version=version, action=action))["type"] == "done"
            await self._read_all()

    async def _try_all(self, game: Any) -> None:
        """Have everybody try something that is refused, with their own cards so that the sentence names no others."""
        for seat, socket in enumerate(self.sockets):
            own = game.view(seat).hand[0] if seat < game.players and game.view(seat).hand else "pass"
            for action in (own, f"+{own}") if game.name == "odin" else (f"drop {own}",):
                if seat != game.to_act or action not in game.legal():
                    answers = [
                        await self.ask(socket, kind, version=self.table.version, action=action)
                        for kind in ("act", "try")
                    ]
                    assert answers[0]["type"] == "refused"
                    assert {**answers[0], "id": 0} == {**answers[1], "id": 0}

    async def _read_all(self) -> None:
        for socket in self.sockets:
            number = next(self._numbers)
            socket.send(msgspec.json.encode({"type": "ping", "id": number}))
            await socket.until_answered(number)

    async def look_around(self) -> None:
        """Request everything that anybody may request by HTTP."""
        schema = (await self.http.get("/schema/openapi.json")).json()
        for path, operations in schema["paths"].items():
            if "get" in operations:
                filled = path.format(
                    table_id=self.table_id,
                    code=self.code,
                    person_id=self.people[0],
                    record_id=1,
                    game="odin",
                    players=3,
                )
                answer = await self.http.get(filled)
                while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:  # in a long game
                    await asyncio.sleep(0.5)
                    answer = await self.http.get(filled)
                self.pages.append((self.table.version, filled, answer))


@asynccontextmanager
async def recorded(game: str, players: int, folder: Path, bot_pool: BotPool) -> AsyncIterator[Recording]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(settings_for(folder), bot_pool))
        http = await stack.enter_async_context(http_client(server.address))
        recording = Recording(server, http)
        await recording.begin(game, players, stack)
        await recording.play()
        yield recording


@pytest.mark.parametrize(("game", "players"), [("odin", 3), ("odin", 4), ("ravens", 2)])
async def test_a_whole_game_shows_nobody_what_is_hidden_from_them(
    game: str, players: int, tmp_path: Path, bot_pool: BotPool
) -> None:
    async with recorded(game, players, tmp_path, bot_pool) as recording:
        events = await stored_events(recording.server.node.store, recording.table_id)
        tables = {version: Table.of(events[:version]) for version in range(1, len(events) + 1)}
        for seat, socket in enumerate(recording.sockets):
            check_messages(socket.seen, seat if seat < players else None, tables)
        check_secrets(recording, tables[1].opened.secret, len(events))
        check_pages(recording, len(events), {version: hidden_cards(table, None) for version, table in tables.items()})
        await check_afterwards(recording, tables[1].opened.secret)


def check_messages(seen: list[bytes], audience: int | None, tables: dict[int, Table]) -> None:
    updates, hidden = 0, set[str]()
    for text in seen:
        message = msgspec.json.decode(text)
        if message["type"] == "update":
            table, updates = tables[message["version"]], updates + 1
            hidden = hidden_cards(table, audience)
            check_view(message, table, audience)
            check_unseen(message, table, audience)
        elif message["type"] == "tried":
            check_tried(message, tables[message["version"]], audience)
        assert not hidden & set(CARD.findall(msgspec.json.encode(message).decode()))
    assert updates >= len(tables) - 8  # it saw the whole game


def check_unseen(message: dict[str, Any], table: Table, audience: int | None) -> None:
    """Check the list of unseen cards, which may name hidden cards because it has all of them, and remove it."""
    if table.game is not None and table.opened.game == "odin" and table.status == "playing":
        assert set(message["view"].pop("unseen")) == unseen_cards(table, None)
        if audience is not None:
            assert set(message["own"].pop("unseen")) == unseen_cards(table, audience)


def check_tried(message: dict[str, Any], table: Table, audience: int | None) -> None:
    """Check that what a tried action shows hides what was hidden before, except in the list of unseen cards."""
    if table.opened.game == "odin":
        message["view"].pop("unseen")
        assert set(message["own"].pop("unseen")) == unseen_cards(table, audience)


def hidden_cards(table: Table, audience: int | None) -> set[str]:
    """The cards of ODIN that *audience* may not see; none when the game is over, and none of the other game."""
    if table.game is None or table.status == "over" or table.opened.game != "odin":
        return set()
    return set(table.game.truth()["undealt"]) if table.is_between else unseen_cards(table, audience)


def unseen_cards(table: Table, audience: int | None) -> set[str]:
    """The cards of ODIN that *audience* has not seen in this hand before its end."""
    assert table.game is not None
    truth, view = table.game.truth(), table.game.view(audience)
    known = {card for cards in view.known for card in cards}
    return {card for hand in (*truth["hands"], truth["undealt"]) for card in hand} - {*view.hand, *known}


def check_view(message: dict[str, Any], table: Table, audience: int | None) -> None:
    """Check that what only a seat may see is in its own part, and there only."""
    if table.game is None:
        return
    seen = table.game.view(audience)
    assert message.get("seat") == audience
    assert message["view"]["hand"] == message["view"]["legal"] == message["view"].get("pile", []) == []
    told = message["view"] | message.get("own", {})
    assert (tuple(told["hand"]), tuple(told["legal"])) == (seen.hand, seen.legal)
    assert ("hands" in message) == (table.status == "over")
    for event in message["events"]:
        assert not (event.get("action") or "").startswith(("pile ", "next "))


def check_secrets(recording: Recording, secret: str, end: int) -> None:
    """Check that the secret is shown when the game is over and not before, and tokens never."""
    for socket in recording.sockets:
        told = [b'"version":%d,' % end in text for text in socket.seen]
        assert [secret.encode() in text for text in socket.seen] == told
        assert any(told)
        for token in recording.tokens:
            assert not any(token.encode() in text for text in socket.seen)


def check_pages(recording: Recording, end: int, hidden: dict[int, set[str]]) -> None:
    assert len(recording.pages) > 30
    for version, path, answer in recording.pages:
        assert version < end
        whole = f"{answer.text}{answer.headers}"
        assert not any(secret in whole for secret in recording.tokens)
        assert not hidden[version] & set(CARD.findall(answer.text))
        if path.endswith(AFTERWARDS):
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def check_afterwards(recording: Recording, secret: str) -> None:
    for _, path, answer in recording.pages:
        assert secret not in answer.text, path
    for what in AFTERWARDS:
        answer = await recording.http.get(f"/api/tables/{recording.table_id}/{what}")
        assert answer.status_code == 200
        assert (secret in answer.text) == (what == "fairness")
