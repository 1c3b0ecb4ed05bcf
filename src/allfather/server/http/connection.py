"""One client's live connection: messages in, one at a time; messages out, without waiting for a slow reader."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import assert_never

import msgspec
import structlog
from litestar.types import Receive, Send

from allfather.server.errors import CLOSED_BINARY, CLOSED_FAST, CLOSED_REFUSED, CLOSED_SLOW, Refused
from allfather.server.live.bot_pool import Task
from allfather.server.live.fair_queue import RETRY_SECONDS
from allfather.server.live.live_table import LiveTable
from allfather.server.node import Node
from allfather.server.people.people import hash_of
from allfather.server.repositories import chat
from allfather.server.repositories.people import Person
from allfather.server.store.store import StoreError
from allfather.server.table import messages as says
from allfather.server.table.codes import new_id
from allfather.server.table.messages import AnyIn, ClientOut, message_text, parse_message
from allfather.server.table.terms import REACTIONS
from allfather.server.wall_clock import now

MAX_OUTBOX = 200
"""Messages that may wait for a client; if there are more it is disconnected, and may reconnect."""
MAX_WATCHED = 50
"""Tables that one connection may watch."""
MAX_MUTED = 1000
"""People that one connection may mute."""
MAX_RATE_REFUSALS = 50
"""Consecutive rate-limit refusals before the connection is closed."""

log = structlog.get_logger()


class Connection:
    """The connection of one client."""

    def __init__(
        self, receive: Receive, send: Send, node: Node, person: Person | None, token: str | None, address: str = ""
    ) -> None:
        self._receive, self._send = receive, send
        self.node, self.person = node, person
        self._token_hash = None if token is None else hash_of(token)
        self.person_id = None if person is None else person.id
        self.address = address
        self.muted: set[str] = set()
        self.watching: dict[str, LiveTable] = {}
        self._rate_refusals = 0
        self._outbox: deque[str] = deque()
        self._has_mail = asyncio.Event()
        self._closing: int | None = None
        self._hint: asyncio.Task[None] | None = None
        """Gives the last hint that the client asked for."""

    async def run(self) -> None:
        """Serve the client until it disconnects."""
        self.node.clients.connected[self] = None
        self.node.metrics.sockets.inc()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            self._leave()
            if self._closing is None:
                writer.cancel()
            # The writer may still have to close the connection, and fails if the client is gone.
            await asyncio.gather(writer, return_exceptions=True)

    def _leave(self) -> None:
        hub = self.node.hub
        self.node.metrics.sockets.dec()
        self.node.clients.connected.pop(self, None)
        hub.lobby.unwatch(self)
        if self._hint is not None:
            self._hint.cancel()
        for live in self.watching.values():
            hub.unwatch(self, live)

    # Out.

    def send(self, text: str) -> None:
        """Put *text* in the outbox."""
        if self._closing is not None:
            return
        self.node.metrics.messages_out += 1
        self._outbox.append(text)
        if len(self._outbox) > MAX_OUTBOX:
            self.node.metrics.slow_clients.inc()
            self.close(CLOSED_SLOW)
        self._has_mail.set()

    def answer(self, message: ClientOut) -> None:
        """Send a message of the protocol."""
        self.send(message_text(message))

    def close(self, code: int) -> None:
        """Discard the outbox and close the connection."""
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
                if outbox:  # a message waits until it is sent; closing empties the outbox
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
            if self._may_speak() and await self.is_welcome():
                await self._take(text)
            if self._outbox:
                await asyncio.sleep(0)  # let the writer run, or a client that sends a lot at once would seem slow

    def _may_speak(self) -> bool:
        try:
            self.node.limits.spend("message", self.person_id, self.address)
        except Refused as refused:
            self._rate_refusals += 1
            may_refuse = self.node.limits.may_refuse(self.person_id, self.address)
            if self._rate_refusals > MAX_RATE_REFUSALS or not may_refuse:
                self.node.count_refusal("too-fast", self.address)
                self.close(CLOSED_FAST)
            else:
                self.refuse(refused, 0)
            return False
        self._rate_refusals = 0
        return True

    async def is_welcome(self) -> bool:
        """Whether the client's token is still valid: its person may have been signed out, banned or deleted."""
        if self.person is None or self._token_hash is None:
            return True
        try:
            self.person = await self.node.people.by_hash(self._token_hash)
        except StoreError:
            return True  # it cannot be checked at the moment
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
            await self._handle(message)
        except Refused as refused:
            self.refuse(refused, number)
        except msgspec.MsgspecError as error:
            self.refuse(Refused("bad-message", f"{error}"), number)
        except RecursionError:
            self.refuse(Refused("bad-message"), number)
        except StoreError:
            self.refuse(Refused("unavailable"), number)
        except Exception as error:
            log.error("message failed", kind=text[:40], exc_info=error)
            self.refuse(Refused("failed"), number)

    async def _handle(self, message: AnyIn) -> None:  # noqa: C901, PLR0912 - one case for each message
        """Carry out a message and answer it."""
        match message:
            case says.TableCommand():
                await self._run_command(message)
            case says.Watch():
                await self._watch(message)
            case says.Unwatch():
                self._unwatch(message)
            case says.Lobby():
                await self._watch_lobby(message)
            case says.Skip():
                self.node.hub.skip(self.at(message.table), self.who().id, message.version)
            case says.Rematch():
                await self._play_again(message)
            case says.React():
                self._react(message)
            case says.Say():
                await self._say(message)
            case says.Mute():
                self._mute(message)
            case says.Try():
                self._try(message)
                return
            case says.AskHint():
                self._ask_hint(message)
                return
            case says.Ping():
                self.answer(says.Pong(message.id))
                return
            case _:
                assert_never(message)
        if message.id:
            self.answer(says.Done(message.id))

    def refuse(self, refused: Refused, number: int) -> None:
        """Tell the client why its message was refused."""
        self.node.metrics.refused(refused.code)
        self.answer(says.RefusedOut(refused.code, refused.text, refused.values, number))

    # One method for each message.

    def who(self) -> Person:
        """The person at the other end.

        :raises Refused: if the client has not signed in.
        """
        if self.person is None:
            raise Refused("not-signed-in")
        return self.person

    def at(self, table_id: str) -> LiveTable:
        """The watched table *table_id*.

        :raises Refused: if it is not being watched.
        """
        live = self.watching.get(table_id)
        if live is None or self not in live.watchers:  # or it was turned away
            raise Refused("not-watching")
        return live

    async def _run_command(self, message: says.TableCommand) -> None:
        person, began = self.who(), time.perf_counter()
        await self.node.hub.do(self.at(message.table), lambda table, at: message.events(table, person, at))
        if isinstance(message, says.Act):
            self.node.metrics.save_seconds.observe(time.perf_counter() - began)

    async def _watch(self, message: says.Watch) -> None:
        hub = self.node.hub
        if message.table in self.watching:
            hub.unwatch(self, self.watching.pop(message.table))
        elif len(self.watching) >= MAX_WATCHED:
            raise Refused("too-large")
        self.watching[message.table] = await hub.watch(self, message.table, message.version, message.code)

    def _unwatch(self, message: says.Unwatch) -> None:
        self.node.hub.unwatch(self, self.at(message.table))
        del self.watching[message.table]
        if self._hint is not None and self._hint.get_name() == message.table:
            self._hint.cancel()

    async def _watch_lobby(self, message: says.Lobby) -> None:
        lobby = self.node.hub.lobby
        if message.on:
            await lobby.watch(self)
        else:
            lobby.unwatch(self)

    def _try(self, message: says.Try) -> None:
        person, live = self.who().id, self.at(message.table)
        after = live.table.preview(person, message.version, message.action)
        seat = live.table.seat_of(person)
        assert seat is not None
        self.answer(live.snapshot().tried(seat, message.action, after, message.id))

    async def _play_again(self, message: says.Rematch) -> None:
        live, person = self.at(message.table), self.who().id
        self.node.limits.spend("table", person, self.address)
        self.node.hub.release(await self.node.hub.play_again(live, person))

    def _ask_hint(self, message: says.AskHint) -> None:
        live, person = self.at(message.table), self.who().id
        game = live.table.game
        if not live.table.terms.hints:
            raise Refused("not-allowed-here")
        if game is None or game.to_act is None or live.table.seat_of(person) != game.to_act:
            raise Refused("out-of-turn")
        if message.version < live.table.moved:
            raise Refused("stale")
        if self._hint is not None and not self._hint.done():
            raise Refused("busy", limit=1, seconds=RETRY_SECONDS)
        self.node.limits.spend("hint", person, self.address)
        self._hint = asyncio.create_task(self._give_hint(live, Task.of(game), person, message), name=live.id)

    async def _give_hint(self, live: LiveTable, task: Task, person: str, message: says.AskHint) -> None:
        version = live.table.version
        try:
            playouts, opinions = await self.node.bot_pool.advise(
                task, person, self.address, lambda: message.version >= live.table.moved
            )
            self.answer(says.Hint(live.id, version, playouts, opinions, message.id))
        except Refused as refused:
            self.refuse(refused, message.id)
        except asyncio.CancelledError:  # the table is no longer watched, or the client is gone
            self.refuse(Refused("not-watching"), message.id)
        except Exception as error:
            log.error("hint failed", table=live.id, exc_info=error)
            self.refuse(Refused("failed"), message.id)

    def _react(self, message: says.React) -> None:
        live, person = self.at(message.table), self.who().id
        if message.reaction not in REACTIONS:
            raise Refused("bad-message")
        self._check_at_table(live, person)
        self.node.hub.tell_watchers(live, person, says.Reacted(live.id, person, message.reaction))

    async def _say(self, message: says.Say) -> None:
        live, person = self.at(message.table), self.who()
        if not (self.node.settings.chat and live.table.terms.chat):
            raise Refused("not-allowed-here")
        self._check_at_table(live, person.id)
        self.node.limits.spend("chat", person.id, self.address)
        said = says.Said(live.id, person.id, person.name, message.text, now())
        await chat.add(self.node.store, new_id(), live.id, person.id, said.text, said.at)
        self.node.hub.tell_watchers(live, person.id, said)

    def _check_at_table(self, live: LiveTable, person: str) -> None:
        """:raises Refused: if *person* does not sit at the table, and so may not chat or react there."""
        if person not in live.table.people:
            raise Refused("not-seated")

    def _mute(self, message: says.Mute) -> None:
        if len(self.muted) > MAX_MUTED:
            raise Refused("too-large")
        (self.muted.add if message.on else self.muted.discard)(message.person)
