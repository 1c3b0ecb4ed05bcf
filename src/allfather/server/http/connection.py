"""One client's live connection: messages in, one at a time; messages out, without waiting for a slow reader."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol, assert_never

import msgspec
import structlog

from allfather.server.errors import CLOSED_BINARY, CLOSED_FAST, CLOSED_REFUSED, CLOSED_SLOW, Refused
from allfather.server.live.bot_pool import Task
from allfather.server.live.fair_queue import RETRY_SECONDS
from allfather.server.live.live_table import LiveTable
from allfather.server.node import Node
from allfather.server.people.people import hash_of
from allfather.server.repositories import chat
from allfather.server.repositories.people import Person
from allfather.server.store.store import StoreError
from allfather.server.table import messages
from allfather.server.table.codes import new_id
from allfather.server.table.messages import AnyIn, ClientOut, message_bytes, parse_message
from allfather.server.table.terms import REACTIONS
from allfather.server.wall_clock import now

MAX_UNSENT = 256 * 1024
"""Bytes that may wait for a client; if there are more it is disconnected, and may reconnect."""
MAX_UNREAD = 16
"""Messages of a client that may wait while one is being handled."""
MAX_WATCHED = 50
"""Tables that one connection may watch."""
MAX_MUTED = 1000
"""People that one connection may mute."""
MAX_RATE_REFUSALS = 50
"""Consecutive rate-limit refusals before the connection is closed."""

log = structlog.get_logger()


class Socket(Protocol):
    """The client's end of a connection; see :mod:`allfather.server.http.websocket`."""

    def write_text(self, text: bytes) -> int: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def end(self, code: int) -> None: ...


class Connection:
    """The connection of one client. Its messages are handled one after the other."""

    __slots__ = (
        *("_hint", "_inbox", "_is_closing", "_on_closed", "_rate_refusals", "_socket", "_task", "_token_hash"),
        *("address", "muted", "node", "person", "person_id", "watching"),
    )

    def __init__(
        self,
        socket: Socket,
        node: Node,
        person: Person | None,
        token: str | None,
        address: str = "",
        on_closed: Callable[[], None] = lambda: None,
    ) -> None:
        self._socket, self._on_closed = socket, on_closed
        self.node, self.person = node, person
        self._token_hash = None if token is None else hash_of(token)
        self.person_id = None if person is None else person.id
        self.address = address
        self.muted: set[str] = set()
        self.watching: dict[str, LiveTable] = {}
        self._rate_refusals = 0
        self._inbox: list[str | None] = []
        self._task: asyncio.Task[None] | None = None
        """Handles the messages in the inbox, as long as there are any."""
        self._is_closing = False
        self._hint: asyncio.Task[None] | None = None
        """Gives the last hint that the client asked for."""
        node.clients.connected[self] = None
        node.metrics.sockets.inc()

    # Out.

    def send(self, text: bytes) -> None:
        """Send *text* without waiting for a client that does not read."""
        if self._is_closing:
            return
        self.node.metrics.messages_out += 1
        if self._socket.write_text(text) > MAX_UNSENT:
            self.node.metrics.slow_clients.inc()
            self.close(CLOSED_SLOW)

    def answer(self, message: ClientOut) -> None:
        """Send a message of the protocol."""
        self.send(message_bytes(message))

    def close(self, code: int) -> None:
        """Close the connection."""
        if not self._is_closing:
            self._socket.end(code)
        self.lost()

    def lost(self) -> None:
        """Leave, because the connection is closed; what is being handled is finished first."""
        if not self._is_closing:
            self._is_closing = True
            if self._task is None:
                asyncio.get_running_loop().call_soon(self._leave)  # the caller may be iterating over all clients

    def _leave(self) -> None:
        self.node.metrics.sockets.dec()
        self.node.clients.connected.pop(self, None)
        self.node.hub.lobby.unwatch(self)
        if self._hint is not None:
            self._hint.cancel()
        for live in self.watching.values():
            live.dismiss(self)
        self.watching.clear()
        self._on_closed()

    # In.

    def received(self, text: str | None) -> None:
        """Handle a message of the client, after those that came before."""
        if self._is_closing:
            return
        self.node.metrics.messages_in += 1
        self._inbox.append(text)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._handle_all())
        elif len(self._inbox) > MAX_UNREAD:
            self._socket.pause_reading()

    async def _handle_all(self) -> None:
        try:
            while self._inbox and not self._is_closing:
                await self._handle_one(self._inbox.pop(0))
                if self._inbox:
                    await asyncio.sleep(0)  # a client that sends a lot at once waits for its turn
        finally:
            self._task = None
            self._inbox.clear()
            if self._is_closing:
                self._leave()
            else:
                self._socket.resume_reading()

    async def _handle_one(self, text: str | None) -> None:
        if text is None:
            self.close(CLOSED_BINARY)
        elif self._may_speak() and (self._is_remembered() or await self.is_welcome()):
            await self._take(text)

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

    def _is_remembered(self) -> bool:
        """Whether the client's token was found to be valid a moment ago."""
        if self._token_hash is None or self.person is None:
            return False
        person = self.node.people.remembered(self._token_hash)
        if person is not None:
            self.person = person
        return person is not None

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
            case messages.TableCommand():
                await self._run_command(message)
            case messages.Watch():
                await self._watch(message)
            case messages.Unwatch():
                self._unwatch(message)
            case messages.Lobby():
                await self._watch_lobby(message)
            case messages.Skip():
                self.at(message.table).skip(self.who().id, message.version)
            case messages.Rematch():
                await self._play_again(message)
            case messages.React():
                self._react(message)
            case messages.Say():
                await self._say(message)
            case messages.Mute():
                self._mute(message)
            case messages.Try():
                self._try(message)
                return
            case messages.AskHint():
                self._ask_hint(message)
                return
            case messages.Ping():
                self.answer(messages.Pong(message.id))
                return
            case _:
                assert_never(message)
        if message.id:
            self.answer(messages.Done(message.id))

    def refuse(self, refused: Refused, number: int) -> None:
        """Tell the client why its message was refused."""
        self.node.metrics.refused(refused.code)
        self.answer(messages.RefusedOut(refused.code, refused.text, refused.values, number))

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

    async def _run_command(self, message: messages.TableCommand) -> None:
        person, began = self.who(), time.perf_counter()
        await self.at(message.table).do(lambda table, at: message.events(table, person, at))
        if isinstance(message, messages.Act):
            self.node.metrics.save_seconds.observe(time.perf_counter() - began)

    async def _watch(self, message: messages.Watch) -> None:
        hub = self.node.hub
        if message.table in self.watching:
            self.watching.pop(message.table).dismiss(self)
        elif len(self.watching) >= MAX_WATCHED:
            raise Refused("too-large")
        self.watching[message.table] = await hub.watch(self, message.table, message.version, message.code)

    def _unwatch(self, message: messages.Unwatch) -> None:
        self.at(message.table).dismiss(self)
        del self.watching[message.table]
        if self._hint is not None and self._hint.get_name() == message.table:
            self._hint.cancel()

    async def _watch_lobby(self, message: messages.Lobby) -> None:
        lobby = self.node.hub.lobby
        if message.on:
            await lobby.watch(self)
        else:
            lobby.unwatch(self)

    def _try(self, message: messages.Try) -> None:
        person, live = self.who().id, self.at(message.table)
        after = live.table.preview(person, message.version, message.action)
        seat = live.table.seat_of(person)
        assert seat is not None
        self.answer(live.snapshot().tried(seat, message.action, after, message.id))

    async def _play_again(self, message: messages.Rematch) -> None:
        live, person = self.at(message.table), self.who().id
        self.node.limits.spend("table", person, self.address)
        self.node.hub.release(await self.node.hub.play_again(live, person))

    def _ask_hint(self, message: messages.AskHint) -> None:
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

    async def _give_hint(self, live: LiveTable, task: Task, person: str, message: messages.AskHint) -> None:
        version = live.table.version
        try:
            playouts, opinions = await self.node.bot_pool.advise(
                task, person, self.address, lambda: message.version >= live.table.moved
            )
            self.answer(messages.Hint(live.id, version, playouts, opinions, message.id))
        except Refused as refused:
            self.refuse(refused, message.id)
        except asyncio.CancelledError:  # the table is no longer watched, or the client is gone
            self.refuse(Refused("not-watching"), message.id)
        except Exception as error:
            log.error("hint failed", table=live.id, exc_info=error)
            self.refuse(Refused("failed"), message.id)

    def _react(self, message: messages.React) -> None:
        live, person = self.at(message.table), self.who().id
        if message.reaction not in REACTIONS:
            raise Refused("bad-message")
        self._check_at_table(live, person)
        live.tell_watchers(person, messages.Reacted(live.id, person, message.reaction))

    async def _say(self, message: messages.Say) -> None:
        live, person = self.at(message.table), self.who()
        if not (self.node.settings.chat and live.table.terms.chat):
            raise Refused("not-allowed-here")
        self._check_at_table(live, person.id)
        self.node.limits.spend("chat", person.id, self.address)
        said = messages.Said(live.id, person.id, person.name, message.text, now())
        await chat.add(self.node.store, new_id(), live.id, person.id, said.text, said.at)
        live.tell_watchers(person.id, said)

    def _check_at_table(self, live: LiveTable, person: str) -> None:
        """:raises Refused: if *person* does not sit at the table, and so may not chat or react there."""
        if person not in live.table.people:
            raise Refused("not-seated")

    def _mute(self, message: messages.Mute) -> None:
        if len(self.muted) > MAX_MUTED:
            raise Refused("too-large")
        (self.muted.add if message.on else self.muted.discard)(message.person)
