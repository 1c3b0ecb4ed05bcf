"""One client's live connection: messages in, one at a time; messages out, never waiting for a slow reader."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from litestar.types import Receive, Send

from allfather.server.errors import CLOSED_BINARY, CLOSED_FAST, CLOSED_REFUSED, CLOSED_SLOW, Refused
from allfather.server.http.fast_websocket import EXTENSION
from allfather.server.live import listing
from allfather.server.live.bot_pool import Task
from allfather.server.live.live_table import Live
from allfather.server.node import Node
from allfather.server.people.people import Person, hash_of
from allfather.server.rate_limit import Credits
from allfather.server.store.store import StoreError, statement
from allfather.server.table import messages as says
from allfather.server.table.codes import new_id
from allfather.server.table.messages import AnyIn, ClientOut, message_text, parse_message
from allfather.server.table.terms import REACTIONS
from allfather.server.wall_clock import now

MOST_WAITING = 200
"""Messages that may wait for a client; one that reads so slowly is sent away and comes back later."""
MOST_TABLES = 50
"""Tables that one connection may watch."""
PATIENCE = 50
"""Refused messages in a row, for being too fast, that end a connection."""

log = structlog.get_logger()


class Connection:
    """A client that is connected."""

    def __init__(
        self, scope: Any, receive: Receive, send: Send, node: Node, person: Person | None, token: str | None
    ) -> None:
        self._receive, self._send = receive, send
        self._send_now: Callable[[str], bool] = scope["extensions"].get(EXTENSION, lambda text: False)
        self.node, self.person = node, person
        self._token_hash = None if token is None else hash_of(token)
        self.person_id = None if person is None else person.id
        self.muted: set[str] = set()
        self.watching: dict[str, Live] = {}
        self._credits = Credits(node.settings.message_rate, node.settings.message_burst)
        self._overspent = 0
        self._outbox: deque[str] = deque()
        self._has_mail = asyncio.Event()
        self._closing: int | None = None
        self._is_asking = False

    async def run(self) -> None:
        """Serve the client until it goes."""
        self.node.hub.everybody[self] = None
        self.node.metrics.sockets.inc()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            self._leave()
            if self._closing is None:
                writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)  # it may have to hang up, or the client is gone

    def _leave(self) -> None:
        hub = self.node.hub
        self.node.metrics.sockets.dec()
        hub.everybody.pop(self, None)
        hub.lobby.pop(self, None)
        for live in self.watching.values():
            hub.unwatch(self, live)

    # Out.

    def send(self, text: str) -> None:
        """Send *text*, or put it in the outbox if the client is behind."""
        if self._closing is not None:
            return
        self.node.metrics.messages_out += 1
        if not self._outbox and self._send_now(text):
            return
        self._outbox.append(text)
        if len(self._outbox) > MOST_WAITING:
            self.node.metrics.slow_clients.inc()
            self.close(CLOSED_SLOW)
        self._has_mail.set()

    def answer(self, message: ClientOut) -> None:
        self.send(message_text(message))

    def close(self, code: int) -> None:
        """Say nothing more and hang up."""
        self._outbox.clear()
        self._closing = code
        self._has_mail.set()

    async def _write(self) -> None:
        send, outbox = self._send, self._outbox
        while self._closing is None:
            await self._has_mail.wait()
            self._has_mail.clear()
            while outbox:
                await send({"type": "websocket.send", "text": outbox[0], "bytes": None})
                if outbox:  # it stays there until it is sent, lest what comes meanwhile overtakes it
                    outbox.popleft()
        await send({"type": "websocket.close", "code": self._closing, "reason": ""})

    # In.

    async def _read(self) -> None:
        while self._closing is None:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            self.node.metrics.messages_in += 1
            text = message.get("text")
            if not isinstance(text, str):
                self.close(CLOSED_BINARY)
                return
            if self._may_speak() and await self._is_welcome():
                await self._take(text)

    def _may_speak(self) -> bool:
        if self._credits.spend():
            self._overspent = 0
            return True
        self._overspent += 1
        if self._overspent > PATIENCE:
            self.close(CLOSED_FAST)
        else:
            self.refuse(Refused("too-fast"), 0)
        return False

    async def _is_welcome(self) -> bool:
        """Whether the client still is who it was: one may be signed out, banned or deleted while one is connected."""
        if self.person is None or self._token_hash is None:
            return True
        try:
            self.person = await self.node.people.by_hash(self._token_hash)
        except StoreError:
            return True  # it cannot be told just now
        except Refused:
            self.person = None
        if self.person is None:
            self.close(CLOSED_REFUSED)
        return self.person is not None

    async def _take(self, text: str) -> None:
        number = 0
        try:
            message = parse_message(text)
            number = message.id
            is_answered = await HANDLERS[type(message)](self, message)
        except Refused as refused:
            self.refuse(refused, number)
        except msgspec.MsgspecError as error:
            self.refuse(Refused("bad-message", f"{error}"), number)
        except StoreError:
            self.refuse(Refused("unavailable"), number)
        except Exception as error:
            log.error("a message failed", kind=text[:40], exc_info=error)
            self.refuse(Refused("failed"), number)
        else:
            if number and not is_answered:
                self.answer(says.Done(number))

    def refuse(self, refused: Refused, number: int) -> None:
        """Say why not."""
        self.node.metrics.refused(refused.code)
        self.answer(says.RefusedOut(refused.code, refused.text, refused.values, number))

    # What clients ask for.

    def who(self) -> Person:
        """The person at the other end.

        :raises Refused: if it is nobody.
        """
        if self.person is None:
            raise Refused("not-signed-in")
        return self.person

    def at(self, table_id: str) -> Live:
        """The watched table *table_id*."""
        live = self.watching.get(table_id)
        if live is None:
            raise Refused("not-watching")
        return live

    async def watch(self, message: says.Watch) -> None:
        hub = self.node.hub
        if message.table in self.watching:
            hub.unwatch(self, self.watching.pop(message.table))
        elif len(self.watching) >= MOST_TABLES:
            raise Refused("too-large")
        self.watching[message.table] = await hub.watch(self, message.table, message.version)

    async def unwatch(self, message: says.Unwatch) -> None:
        self.node.hub.unwatch(self, self.at(message.table))
        del self.watching[message.table]

    async def show_lobby(self, message: says.Lobby) -> None:
        hub = self.node.hub
        if not message.on:
            hub.lobby.pop(self, None)
            return
        hub.lobby[self] = None
        self.answer(says.Tables(await listing.public_tables(self.node.store)))

    async def sit(self, message: says.Sit) -> None:
        person, live = self.who(), self.at(message.table)
        sit = (person.id, person.name, message.seat, message.nonce)
        await self.node.hub.do(live, lambda table, at: table.sit(*sit, at))

    async def seat_bot(self, message: says.SeatBot) -> None:
        person = self.who().id
        await self.node.hub.do(
            self.at(message.table), lambda table, at: table.seat_bot(person, message.seat, message.level, at)
        )

    async def empty_seat(self, message: says.EmptySeat) -> None:
        person = self.who().id
        await self.node.hub.do(self.at(message.table), lambda table, at: table.empty_seat(person, message.seat, at))

    async def leave(self, message: says.Leave) -> None:
        person = self.who().id
        await self.node.hub.do(self.at(message.table), lambda table, at: table.leave(person, at))

    async def start(self, message: says.Start) -> None:
        person = self.who().id
        await self.node.hub.do(self.at(message.table), lambda table, at: table.start(person, message.nonce, at))

    async def act(self, message: says.Act) -> None:
        person, began = self.who().id, time.perf_counter()
        await self.node.hub.do(
            self.at(message.table), lambda table, at: table.act(person, message.version, message.action, at)
        )
        self.node.metrics.save_seconds.observe(time.perf_counter() - began)

    async def attempt(self, message: says.Try) -> bool:
        person, live = self.who().id, self.at(message.table)
        after = live.table.preview(person, message.version, message.action)
        seat = live.table.seat_of(person)
        assert seat is not None
        self.answer(live.showing().tried(seat, message.action, after, message.id))
        return True

    async def take_back(self, message: says.TakeBack) -> None:
        person = self.who().id
        await self.node.hub.do(self.at(message.table), lambda table, at: table.take_back(person, message.version, at))

    async def hurry(self, message: says.Hurry) -> None:
        person = self.who().id
        await self.node.hub.do(self.at(message.table), lambda table, at: table.hurry(person, on=message.on, at=at))

    async def agree(self, message: says.Agree) -> None:
        person = self.who().id
        await self.node.hub.do(self.at(message.table), lambda table, at: table.agree(person, on=message.on, at=at))

    async def rematch(self, message: says.Rematch) -> None:
        self.node.hub.release(await self.node.hub.play_again(self.at(message.table), self.who().id))

    async def hint(self, message: says.AskHint) -> bool:
        live, person = self.at(message.table), self.who().id
        game = live.table.game
        if not live.table.terms.hints:
            raise Refused("not-allowed-here")
        if game is None or game.to_act is None or live.table.seat_of(person) != game.to_act:
            raise Refused("out-of-turn")
        if message.version < live.table.moved:
            raise Refused("stale")
        if self._is_asking:
            raise Refused("busy")
        self._is_asking = True
        self.node.hub.spawn(self._hint(live, Task.of(game), message.id))
        return True

    async def _hint(self, live: Live, task: Task, number: int) -> None:
        version = live.table.version
        try:
            playouts, opinions = await self.node.thinkers.advise(task)
            self.answer(says.Hint(live.id, version, playouts, opinions, number))
        except Refused as refused:
            self.refuse(refused, number)
        finally:
            self._is_asking = False

    async def react(self, message: says.React) -> None:
        live, person = self.at(message.table), self.who().id
        if message.reaction not in REACTIONS:
            raise Refused("bad-message")
        self._check_company(live, person)
        self.node.hub.tell_watchers(live, person, says.Reacted(live.id, person, message.reaction))

    async def say(self, message: says.Say) -> None:
        live, person = self.at(message.table), self.who()
        if not (self.node.settings.chat and live.table.terms.chat):
            raise Refused("not-allowed-here")
        self._check_company(live, person.id)
        said = says.Said(live.id, person.id, person.name, message.text, now())
        sql = "INSERT INTO chat (id, table_id, at, person, text) VALUES ($1, $2, $3, $4, $5)"
        await self.node.store.write(statement(sql, new_id(), live.id, said.at, person.id, said.text))
        self.node.hub.tell_watchers(live, person.id, said)

    def _check_company(self, live: Live, person: str) -> None:
        """Only those at the table are heard there."""
        if person not in live.table.people:
            raise Refused("not-seated")

    async def mute(self, message: says.Mute) -> None:
        if len(self.muted) > 1000:
            raise Refused("too-large")
        (self.muted.add if message.on else self.muted.discard)(message.person)

    async def ping(self, message: says.Ping) -> bool:
        self.answer(says.Pong(message.id))
        return True


HANDLERS: dict[type[AnyIn], Callable[[Connection, Any], Awaitable[bool | None]]] = {
    says.Watch: Connection.watch,
    says.Unwatch: Connection.unwatch,
    says.Lobby: Connection.show_lobby,
    says.Sit: Connection.sit,
    says.SeatBot: Connection.seat_bot,
    says.EmptySeat: Connection.empty_seat,
    says.Leave: Connection.leave,
    says.Start: Connection.start,
    says.Act: Connection.act,
    says.Try: Connection.attempt,
    says.TakeBack: Connection.take_back,
    says.Hurry: Connection.hurry,
    says.Agree: Connection.agree,
    says.Rematch: Connection.rematch,
    says.AskHint: Connection.hint,
    says.React: Connection.react,
    says.Say: Connection.say,
    says.Mute: Connection.mute,
    says.Ping: Connection.ping,
}
"""What is done with a message; true if that is, or will be, the answer to it."""
