"""The tables in memory at this node: check, save, apply, then show to everybody who watches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager, suppress

import structlog

from allfather.games import find_game
from allfather.server.errors import CLOSED_AGAIN, Refused
from allfather.server.live import listing
from allfather.server.live.background import Background
from allfather.server.live.live_table import LiveTable, Watcher
from allfather.server.live.loading import CHECKPOINT_EVERY, Loader
from allfather.server.live.lobby import Lobby
from allfather.server.live.records import Records
from allfather.server.live.visitors import Visitors
from allfather.server.metrics import Metrics
from allfather.server.repositories import checkpoints, set_aside, tables
from allfather.server.repositories.retention import REMOVED
from allfather.server.store import node_messages
from allfather.server.store.node_messages import publish
from allfather.server.store.store import Store, StoreError
from allfather.server.table.bounds import bounded
from allfather.server.table.change import Change
from allfather.server.table.codes import new_code, new_id
from allfather.server.table.events import FORMAT, AnyEvent, Opened, event_text, parse_event
from allfather.server.table.messages import ClientOut, Player, RefusedOut, message_text
from allfather.server.table.table import Command, Table, open_table
from allfather.server.wall_clock import now

ATTEMPTS = 5
"""How often a command is tried if other nodes save first, and a new table if its short code is taken."""
NOT_ITS_FAULT = (StoreError, BrokenExecutor, MemoryError, OSError)
"""Errors while a table is read that say nothing about the table."""

log = structlog.get_logger()


class Hub:
    """All tables in memory at this node."""

    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        self.background = Background(metrics)
        self.lobby = Lobby(store, self.background)
        self.records = Records(store, self.lobby)
        self.visitors = Visitors(store, self.background)
        self.on_change: list[Callable[[LiveTable, Sequence[AnyEvent], Change], None]] = []
        """Called when a table has changed, at any node."""
        self.on_presence: list[Callable[[LiveTable, str], None]] = []
        """Called when a person came or went, at any node."""
        self.on_skip: list[Callable[[LiveTable], None]] = []
        """Called when the only person at a table does not want to wait, at any node."""
        self.on_set_aside: list[Callable[[str], None]] = []
        """Called with the id of a table that turned out to be unreadable."""
        self._loader = Loader(store)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # Tables.

    async def find(self, table_id: str) -> LiveTable:
        """The table *table_id*, from memory or from the store.

        :raises Refused: if there is none, or it cannot be read.
        """
        live = self.tables.get(table_id)
        if live is not None:
            return live
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        found = await asyncio.shield(self._loading[table_id])
        return self.tables.setdefault(table_id, found)  # another caller who waited may have released it

    async def _load(self, table_id: str) -> LiveTable:
        head = await tables.head(self.store, table_id)
        if head is None or head.status == REMOVED:
            raise Refused("no-such-table")
        if head.set_aside is not None and head.set_aside >= FORMAT:
            raise Refused("unreadable")
        async with self._reading(table_id):
            is_old = head.rules != find_game(head.game).rules_version
        if is_old:
            raise Refused("old-rules", rules=head.rules)
        async with self._reading(table_id):
            loaded = await self._loader.load(table_id)
            table = loaded.table
        live = self.tables.setdefault(table_id, LiveTable(table_id, head.code, table, loaded.tail))
        live.checkpoint = loaded.checkpoint
        self._keep_checkpoint(live)
        # While the table was being read, messages of other nodes about it were ignored.
        await self.follow(live, live.table.version + 1, ())
        if head.version < live.table.version and head.status != live.table.status:
            await listing.update(self.store, live)
        return live

    @asynccontextmanager
    async def _reading(self, table_id: str) -> AsyncIterator[None]:
        """Set a table aside whose stored events cannot be parsed and applied.

        :raises Refused: in that case.
        """
        try:
            yield
        except NOT_ITS_FAULT:
            raise
        except Exception as error:
            await self._set_aside(table_id, f"{type(error).__name__}: {getattr(error, 'reason', error)}")
            raise Refused("unreadable") from error

    async def _set_aside(self, table_id: str, reason: str) -> None:
        """Leave a table to nodes that know more events, or to the host; see docs/scaling.md."""
        log.error("table set aside", table=table_id, reason=reason)
        try:
            await set_aside.add(self.store, table_id, reason, FORMAT, now())
        finally:
            for call in self.on_set_aside:
                call(table_id)
            live = self.tables.pop(table_id, None)
            for watcher in list(live.watchers) if live is not None else []:
                watcher.close(CLOSED_AGAIN)

    async def open(self, opened: Opened, *commands: Command, table_id: str | None = None) -> LiveTable:
        """Open a table and run *commands* there at once."""
        table = open_table(opened)
        events: list[AnyEvent] = [opened]
        for command in commands:
            caused = command(table, opened.at)
            table.apply_all(caused)
            events += caused
        table_id = table_id or new_id()
        for _ in range(ATTEMPTS):
            live = LiveTable(table_id, new_code(), table, events)
            if await listing.add(self.store, live, events):
                self.tables[table_id] = live
                self._changed(live, events, Change.STATUS | Change.SEATS)
                self.records.show_in_lobby(live)
                return live
        raise Refused("unavailable")

    def release(self, live: LiveTable) -> None:
        """Forget a table that nobody here needs."""
        if not live.watchers and not live.is_kept and self.tables.get(live.id) is live:
            del self.tables[live.id]

    # Changes.

    async def do(self, live: LiveTable, command: Command) -> None:
        """Run *command* at a table: check, save, apply, show.

        :raises Refused: if it is not possible; then nothing has changed.
        """
        async with live.lock:
            for _ in range(ATTEMPTS):
                at = live.now()
                events = bounded(live.table, command(live.table, at), at)
                if not events:
                    return
                texts = tuple(map(event_text, events))
                if await self._append(live, texts):
                    change = self._apply(live, events)
                    self._publish_moved(live, texts)
                    break
                await self._catch_up(live)
            else:
                raise Refused("unavailable")
        if change & Change.DEAL:
            self._keep_checkpoint(live)
        await self.records.follow(live, change)

    def _keep_checkpoint(self, live: LiveTable) -> None:
        """Save a checkpoint in the background, if much has happened since the last one."""
        if live.table.version - live.checkpoint >= CHECKPOINT_EVERY:
            live.checkpoint = live.table.version
            self.background.spawn(self.store.write(checkpoints.saving(live.id, live.table)))

    async def _append(self, live: LiveTable, texts: Sequence[str]) -> bool:
        try:
            return await tables.append(self.store, live.id, live.table.version + 1, texts)
        except StoreError:
            raise Refused("unavailable") from None

    def _apply(self, live: LiveTable, events: Sequence[AnyEvent]) -> Change:
        """Apply saved *events* and show them."""
        change = live.apply(events)
        self._changed(live, events, change)
        return change

    def _changed(self, live: LiveTable, events: Sequence[AnyEvent], change: Change) -> None:
        if change & Change.STATUS:
            self._turn_away(live)
        live.show(events, change)
        for call in self.on_change:
            call(live, events, change)

    def _publish_moved(self, live: LiveTable, texts: tuple[str, ...]) -> None:
        sent = texts if sum(map(len, texts)) < node_messages.MAX_EVENT_CHARS else ()
        publish(self.store, node_messages.Moved(live.id, live.table.version, sent))

    async def follow(self, live: LiveTable, version: int, texts: Sequence[str]) -> None:
        """Bring a table to *version*, which another node saved, from the events *texts* or from the store."""
        async with live.lock:
            if live.table.version >= version:
                return
            if texts and live.table.version == version - len(texts):
                async with self._reading(live.id):
                    events = [parse_event(text) for text in texts]
                    change = live.apply(events)
                self._changed(live, events, change)
            else:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply what other nodes have saved; the caller holds the lock."""
        async for texts in tables.event_texts(self.store, live.id, live.table.version):
            async with self._reading(live.id):
                events = [parse_event(text) for text in texts]
                change = live.apply(events)
            self._changed(live, events, change)

    async def reload(self, table_id: str) -> None:
        """Reload a table whose stored events were rewritten, and show it."""
        if table_id in self._loading:  # perhaps with what was stored before
            await asyncio.wait([self._loading[table_id]])
        live = self.tables.get(table_id)
        if live is None:
            return
        async with live.lock, self._reading(table_id):
            loaded = await self._loader.load(table_id)
            live.replace(loaded.table, loaded.tail)
            live.checkpoint = loaded.checkpoint

    async def play_again(self, live: LiveTable, person: str) -> LiveTable:
        """Open a rematch and link it from the old table; of several simultaneous requests the first one wins."""
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

    def skip(self, live: LiveTable, person: str, version: int) -> None:
        """Do not wait for the pace of bots before the next move, unless there has been one since *version*.

        :raises Refused: if *person* is not the only one at the table.
        """
        if live.table.people != [person]:
            raise Refused("not-allowed-here")
        if version >= live.table.moved:
            self.skipped(live, live.table.moved)
            publish(self.store, node_messages.Skipped(live.id, live.table.moved))

    def skipped(self, live: LiveTable, moved: int) -> None:
        """Note that nobody wants to wait after the version *moved*."""
        live.skipped = moved
        for call in self.on_skip:
            call(live)

    async def leave_all(self, person: str) -> None:
        """Have *person* leave every table where they still play."""
        await self._do_all(person, lambda table, at: table.leave(person, at))

    async def rename(self, person: Player) -> None:
        """Show the name and the shield of *person* at every table where they still play."""
        await self._do_all(person.id, lambda table, at: table.rename(person.id, person.name, person.shield, at))

    async def _do_all(self, person: str, command: Command) -> None:
        """Run *command* at every table where *person* still plays."""
        for table_id in await listing.tables_of(self.store, person):
            with suppress(Refused):  # it has just ended, or cannot be read
                live = await self.find(table_id)
                try:
                    await self.do(live, command)
                finally:
                    self.release(live)

    # Watchers.

    async def watch(self, watcher: Watcher, table_id: str, version: int | None, code: str = "") -> LiveTable:
        """Show a table to *watcher* from now on, beginning with what it missed since *version*.

        :raises Refused: if the watcher, who perhaps knows the *code* of the table, may not look.
        """
        live = await self.find(table_id)
        try:
            await self.visitors.check_may_look(live, watcher.person_id, code)
        except BaseException:
            self.release(live)
            raise
        live = await self.find(table_id)  # again, because somebody may have released it in the meantime
        if not live.watchers:
            publish(self.store, node_messages.RollCall(live.id))  # who is there, at other nodes
        live.welcome(watcher, version)
        self.lobby.attend(live)
        self.visitors.note(live, watcher.person_id)
        person = watcher.person_id or ""
        self.presence_changed(live, person)
        publish(self.store, node_messages.Here(live.id, person))
        if live.table.come_back(person, 0):
            # In the background, since it may fail and the table is already being watched.
            self.background.spawn(self.do(live, lambda table, at: table.come_back(person, at)))
        return live

    def unwatch(self, watcher: Watcher, live: LiveTable) -> None:
        """Stop showing a table to *watcher*."""
        live.watchers.pop(watcher, None)
        person = watcher.person_id or ""
        if not any((other.person_id or "") == person for other in live.watchers):
            self.presence_changed(live, person)
            publish(self.store, node_messages.Gone(live.id, person))
        self.release(live)

    def _turn_away(self, live: LiveTable) -> None:
        """Stop showing a table to those who came before its game began, if it is only for those who sit there."""
        if live.table.terms.spectators or live.table.status == "open":
            return
        for watcher in [watcher for watcher in live.watchers if not live.may_look(watcher.person_id)]:
            self.unwatch(watcher, live)
            refused = Refused("not-allowed-here")
            watcher.send(message_text(RefusedOut(refused.code, refused.text, {"table": live.id})))

    def presence_changed(self, live: LiveTable, person: str) -> None:
        """Note that *person* came or went."""
        for call in self.on_presence:
            call(live, person)

    def tell_watchers(self, live: LiveTable, person: str, message: ClientOut) -> None:
        """Send a message of *person* to everybody who watches a table, at every node."""
        text = message_text(message)
        live.forward(person, text)
        publish(self.store, node_messages.Told(live.id, person, text))
