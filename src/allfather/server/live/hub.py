"""The tables that are alive at this node: check, save, apply, then show to everybody who watches."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
import structlog

from allfather.server.errors import Refused
from allfather.server.live import listing
from allfather.server.live.live_table import TAIL, Live, Watcher
from allfather.server.people.results import settle
from allfather.server.repositories import tables
from allfather.server.repositories.announcements import announcements
from allfather.server.store import node_messages
from allfather.server.store.store import Store, StoreError
from allfather.server.table.codes import new_code, new_id
from allfather.server.table.events import AnyEvent, Opened, event_text, parse_event
from allfather.server.table.messages import Announced, ClientOut, Tables, message_text
from allfather.server.table.snapshot import changes_info, tell
from allfather.server.table.table import Table, open_table
from allfather.server.wall_clock import now

TRIES = 5
LOBBY_PAUSE = 0.3
"""Seconds between two lists of the lobby."""

Command: TypeAlias = Callable[[Table, int], list[AnyEvent]]
"""Something done at a table at a time in milliseconds since 1970."""

log = structlog.get_logger()


class Hub:
    """All tables that are alive at this node."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Live] = {}
        self.lobby: dict[Watcher, None] = {}
        self.everybody: dict[Watcher, None] = {}
        self.on_change: list[Callable[[Live, Sequence[AnyEvent]], None]] = []
        """Called when a table has changed, whoever changed it."""
        self.on_presence: list[Callable[[Live, str], None]] = []
        """Called when a person came or went."""
        self.on_rumour: list[Callable[[str], None]] = []
        """Called when a table that is not in memory here has changed elsewhere, or somebody is at it there."""
        self._news = now()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lobby_timer: asyncio.TimerHandle | None = None

    # Tables.

    async def find(self, table_id: str) -> Live:
        """The table *table_id*, from memory or from the store.

        :raises Refused: if there is none.
        """
        live = self.tables.get(table_id)
        if live is not None:
            return live
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        found = await asyncio.shield(self._loading[table_id])
        return self.tables.setdefault(table_id, found)  # somebody else who waited may have let go of it

    async def _load(self, table_id: str) -> Live:
        head = await tables.head(self.store, table_id)
        if head is None:
            raise Refused("no-such-table")
        events = await tables.events(self.store, table_id)
        live = self.tables.setdefault(table_id, Live(table_id, head.code, Table.of(events), events))
        # What other nodes told about the table while it was read was not heard.
        await self._follow(live, live.table.version + 1, ())
        if head.version < live.table.version and head.status != live.table.status:
            await listing.update(self.store, live)
        return live

    async def open(self, opened: Opened, *commands: Command, table_id: str | None = None) -> Live:
        """Open a table at which *commands* are done at once."""
        table = open_table(opened)
        events: list[AnyEvent] = [opened]
        for command in commands:
            caused = command(table, opened.at)
            for event in caused:
                table.apply(event)
            events += caused
        table_id = table_id or new_id()
        for _ in range(TRIES):
            live = Live(table_id, new_code(), table, events)
            if await listing.add(self.store, live, events):
                self.tables[table_id] = live
                self._changed(live, events)
                self._tell_lobby(live)
                return live
        raise Refused("unavailable")

    # Changes.

    async def do(self, live: Live, command: Command) -> None:
        """Have *command* done at a table: checked, saved, applied, shown.

        :raises Refused: if it is not possible; nothing has happened then.
        """
        async with live.lock:
            for _ in range(TRIES):
                events = command(live.table, now())
                if not events:
                    return
                texts = tuple(map(event_text, events))
                if await self._append(live, texts):
                    live.apply(events)
                    with_info = self._changed(live, events)
                    self._tell_moved(live, texts)
                    break
                await self._catch_up(live)
            else:
                raise Refused("unavailable")
        if with_info:
            await self.record_change(live)

    async def _append(self, live: Live, texts: Sequence[str]) -> bool:
        try:
            return await tables.append(self.store, live.id, live.table.version + 1, texts)
        except StoreError:
            raise Refused("unavailable") from None

    async def record_change(self, live: Live) -> None:
        """Bring everything up to date that follows from a table's events."""
        try:
            if live.table.status == "over" or (live.table.is_abandoned and live.table.game is not None):
                await settle(self.store, live.id, live.table, now())
            await listing.update(self.store, live)
        except StoreError as error:
            log.warning("the list of tables is behind", table=live.id, error=str(error))
        self._tell_lobby(live)

    def _tell_lobby(self, live: Live) -> None:
        """Have the lobby of every node shown anew, if the table is listed there."""
        if live.table.terms.listed:
            self.lobby_changed()
            self.tell_nodes(node_messages.LobbyChanged())

    async def _catch_up(self, live: Live) -> None:
        """Apply what other nodes did; the lock is held."""
        events = await tables.events(self.store, live.id, live.table.version)
        if events:
            live.apply(events)
            self._changed(live, events)

    async def reload(self, table_id: str) -> None:
        """Read a table anew, whose stored events were changed, and show it."""
        live = self.tables.get(table_id)
        if live is None:
            return
        async with live.lock:
            events = await tables.events(self.store, table_id)
            live.table, live.tail = Table.of(events), deque(events, TAIL)
            self._show(live, [], with_info=True)

    def _changed(self, live: Live, events: Sequence[AnyEvent]) -> bool:
        """Show what has changed; tell whether it was more than the game."""
        with_info = changes_info(live.table, events)
        self._show(live, events, with_info=with_info)
        for call in self.on_change:
            call(live, events)
        return with_info

    def _show(self, live: Live, events: Sequence[AnyEvent], *, with_info: bool) -> None:
        if not live.watchers:
            return
        table, showing = live.table, live.showing()
        told = tell(table, events, table.version)
        texts: dict[int | None, str] = {}
        for watcher in live.watchers:
            seat = table.seat_of(watcher.person_id)
            if seat not in texts:
                texts[seat] = message_text(showing.update(seat, told, with_info=with_info))
            watcher.send(texts[seat])

    def tell_nodes(self, message: node_messages.AnyGossip) -> None:
        """Tell all other nodes something, if there can be any."""
        if self.store.is_shared:
            self.store.publish(node_messages.gossip_text(message))

    def _tell_moved(self, live: Live, texts: tuple[str, ...]) -> None:
        told = texts if sum(map(len, texts)) < node_messages.LONGEST else ()
        self.tell_nodes(node_messages.Moved(live.id, live.table.version, told))

    async def play_again(self, live: Live, person: str) -> Live:
        """Open a rematch, and say so at the old table; of several who ask at once only the first is heard."""
        new_table = new_id()
        _, (opened, *sits) = live.table.play_again(person, new_table, now())
        assert isinstance(opened, Opened)
        new = await self.open(opened, lambda table, at: sits, table_id=new_table)
        try:
            await self.do(live, lambda table, at: table.play_again(person, new_table, at)[0])
        except Refused:
            await self.do(new, Table.close)
            raise
        return new

    # People.

    async def watch(self, watcher: Watcher, table_id: str, version: int | None) -> Live:
        """Show a table to *watcher* from now on, first what it missed."""
        live = await self.find(table_id)
        table = live.table
        seat = table.seat_of(watcher.person_id)
        try:
            live.check_may_look(watcher.person_id)
        except Refused:
            self.release(live)
            raise
        live.watchers[watcher] = None
        missed = live.missed(version)
        told = tell(table, missed, table.version)
        watcher.send(message_text(live.showing().update(seat, told, with_info=True)))
        person = watcher.person_id or ""
        self._presence(live, person, node_messages.Here(live.id, person))
        if table.come_back(person, 0):
            # Beside, since it may fail, and the table is watched already.
            self.spawn(self.do(live, lambda table, at: table.come_back(person, at)))
        return live

    def unwatch(self, watcher: Watcher, live: Live) -> None:
        """Show it no more."""
        live.watchers.pop(watcher, None)
        person = watcher.person_id or ""
        if not any((other.person_id or "") == person for other in live.watchers):
            self._presence(live, person, node_messages.Gone(live.id, person))
        self.release(live)

    def _presence(self, live: Live, person: str, message: node_messages.AnyGossip) -> None:
        for call in self.on_presence:
            call(live, person)
        self.tell_nodes(message)

    def release(self, live: Live) -> None:
        """Forget a table that nobody here needs."""
        if not live.watchers and not live.is_kept and self.tables.get(live.id) is live:
            del self.tables[live.id]

    def tell_watchers(self, live: Live, person: str, message: ClientOut) -> None:
        """Send a message of *person* to all who watch a table, wherever, but not to those who muted them."""
        text = message_text(message)
        self._hand_on(live, person, text)
        self.tell_nodes(node_messages.Told(live.id, person, text))

    def _hand_on(self, live: Live, person: str, text: str) -> None:
        for watcher in live.watchers:
            if person not in watcher.muted:
                watcher.send(text)

    async def tell_news(self) -> None:
        """Tell everybody here what the host has announced since this was last called."""
        for news in await announcements(self.store, self._news):
            self._news = news.at
            for watcher in self.everybody:
                watcher.send(message_text(Announced(news.text)))

    async def leave_all(self, person: str) -> None:
        """Have *person* leave every table where they still play."""
        for table_id in await listing.tables_of(self.store, person):
            live = await self.find(table_id)
            with suppress(Refused):  # it has just ended
                await self.do(live, lambda table, at: table.leave(person, at))
            self.release(live)

    # The lobby.

    def lobby_changed(self) -> None:
        """Show the lobby anew, soon, and not too often."""
        if self.lobby and self._lobby_timer is None:
            loop = asyncio.get_running_loop()
            self._lobby_timer = loop.call_later(LOBBY_PAUSE, lambda: self.spawn(self._show_lobby()))

    async def _show_lobby(self) -> None:
        self._lobby_timer = None
        text = message_text(Tables(await listing.public_tables(self.store)))
        for watcher in self.lobby:
            watcher.send(text)

    # Other nodes.

    def heard(self, text: str) -> None:
        """Another node said something."""
        try:
            said = node_messages.parse_gossip(text)
        except msgspec.MsgspecError:
            return
        match said:
            case node_messages.LobbyChanged():
                self.lobby_changed()
            case _:
                live = self.tables.get(said.table)
                if live is not None:
                    self._heard_of(live, said)
                elif isinstance(said, node_messages.Moved | node_messages.Here):
                    for call in self.on_rumour:
                        call(said.table)

    def _heard_of(self, live: Live, said: node_messages.AnyGossip) -> None:
        match said:
            case node_messages.Moved(_, version, events):
                self.spawn(self._follow(live, version, events))
            case node_messages.Told(_, person, message):
                self._hand_on(live, person, message)
            case node_messages.Rewritten():
                self.spawn(self.reload(live.id))
            case node_messages.Here(_, person) | node_messages.Gone(_, person):
                (live.elsewhere.add if isinstance(said, node_messages.Here) else live.elsewhere.discard)(person)
                for call in self.on_presence:
                    call(live, person)
            case node_messages.RollCall():
                for own in {watcher.person_id or "" for watcher in live.watchers}:
                    self.tell_nodes(node_messages.Here(live.id, own))

    async def _follow(self, live: Live, version: int, texts: Sequence[str]) -> None:
        """Come to *version* by the events told, or by the store."""
        async with live.lock:
            if live.table.version >= version:
                return
            if texts and live.table.version == version - len(texts):
                events = [parse_event(text) for text in texts]
                live.apply(events)
                self._changed(live, events)
            else:
                await self._catch_up(live)

    def missed(self) -> None:
        """Some gossip may have been lost: look everything up."""
        for live in self.tables.values():
            self.spawn(self._follow(live, live.table.version + 1, ()))
        self.lobby_changed()

    def spawn(self, work: Any) -> None:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError | Refused):
            log.warning("put off", error=str(error))
        elif error is not None:
            log.error("failed beside", exc_info=error)
