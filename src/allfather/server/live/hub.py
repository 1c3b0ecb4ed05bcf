"""The tables in memory at this node: finding, opening and releasing them, and who watches what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

from allfather.games import find_game
from allfather.server.errors import CLOSED_AGAIN, Refused
from allfather.server.live import derived, listing
from allfather.server.live.background import Background
from allfather.server.live.live_table import LiveTable, Watcher
from allfather.server.live.loading import Loaded, Loader
from allfather.server.live.lobby import Lobby
from allfather.server.live.visits import Visits
from allfather.server.metrics import Metrics
from allfather.server.repositories import set_aside, tables
from allfather.server.repositories.retention import REMOVED
from allfather.server.store import node_messages
from allfather.server.store.node_messages import parse_node_message
from allfather.server.store.store import Store, StoreError
from allfather.server.table.change import Change
from allfather.server.table.codes import new_code, new_id
from allfather.server.table.events import FORMAT, AnyEvent, Opened
from allfather.server.table.messages import Player
from allfather.server.table.table import Command, Table, open_table
from allfather.server.wall_clock import now

if TYPE_CHECKING:
    from allfather.server.live.bot_pool import BotPool
    from allfather.server.live.keeper import Keeper

ATTEMPTS = 5
"""How often a new table is tried if its short code is taken."""
TRANSIENT_ERRORS = (StoreError, BrokenExecutor, MemoryError, OSError)
"""Errors while a table is read that say nothing about the table."""

log = structlog.get_logger()


class Hub:
    """All tables in memory at this node; without a :attr:`keeper` they do nothing on their own."""

    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.background = Background(self.metrics)
        self.lobby = Lobby(store, self.background)
        self.visits = Visits(store, self.background)
        self.keeper: Keeper | None = None
        self.bot_pool: BotPool | None = None
        self.on_turn: Callable[[LiveTable, int], None] | None = None
        """Called when it becomes a person's turn at a table that is kept here."""
        self.on_revoked: Callable[[str], None] = lambda person: None
        """Called when tokens of a person were revoked at another node."""
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
        async with self.reading(table_id):
            is_old = head.rules != find_game(head.game).rules_version
        if is_old:
            raise Refused("old-rules", rules=head.rules)
        async with self.reading(table_id):
            loaded = await self._loader.load(table_id)
        live = self.tables.setdefault(table_id, LiveTable(self, table_id, head.code, loaded))
        live.keep_checkpoint()
        # While the table was being read, messages of other nodes about it were ignored.
        await live.follow(live.table.version + 1, ())
        if head.version < live.table.version and head.status != live.table.status:
            await listing.update(self.store, live)
        return live

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[None]:
        """Set a table aside whose stored events cannot be parsed and applied.

        :raises Refused: in that case.
        """
        try:
            yield
        except TRANSIENT_ERRORS:
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
            live = self.tables.pop(table_id, None)
            if self.keeper is not None:
                self.keeper.let_go(table_id)
            if live is not None:
                live.stop_timer()
                for watcher in list(live.watchers):
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
            live = LiveTable(self, table_id, new_code(), Loaded(table, events))
            if await listing.add(self.store, live, events):
                self.tables[table_id] = live
                live.applied(events, Change.STATUS | Change.SEATS)
                self.lobby.show(live)
                return live
        raise Refused("unavailable")

    async def reload(self, table_id: str) -> None:
        """Reload a table whose stored events were rewritten, and show it."""
        if table_id in self._loading:  # perhaps with what was stored before
            await asyncio.wait([self._loading[table_id]])
        live = self.tables.get(table_id)
        if live is None:
            return
        async with live.lock, self.reading(table_id):
            live.replace(await self._loader.load(table_id))

    def release(self, live: LiveTable) -> None:
        """Forget a table that nobody here needs."""
        if not live.watchers and not live.presence.is_kept and self.tables.get(live.id) is live:
            del self.tables[live.id]
            live.stop_timer()

    def close(self) -> None:
        """Have no table do anything any more."""
        self.keeper = None
        for live in self.tables.values():
            live.stop_timer()

    # Watchers.

    async def watch(self, watcher: Watcher, table_id: str, version: int | None, code: str = "") -> LiveTable:
        """Show a table to *watcher* from now on, beginning with what it missed since *version*.

        :raises Refused: if the watcher, who perhaps knows the *code* of the table, may not look.
        """
        live = await self.find(table_id)
        try:
            await self.visits.check_may_look(live, watcher.person_id, code)
        except BaseException:
            self.release(live)
            raise
        live = await self.find(table_id)  # again, because somebody may have released it in the meantime
        live.welcome(watcher, version)
        self.lobby.attend(live)
        self.visits.note(live, watcher.person_id)
        return live

    # Several tables.

    async def play_again(self, live: LiveTable, person: str) -> LiveTable:
        """Open a rematch and link it from the old table; of several simultaneous requests the first one wins."""
        new_table = new_id()
        _, (opened, *sits) = live.table.play_again(person, new_table, now())
        assert isinstance(opened, Opened)
        new = await self.open(opened, lambda table, at: sits, table_id=new_table)
        try:
            await live.do(lambda table, at: table.play_again(person, new_table, at)[0])
        except Refused:
            await new.do(Table.close)
            raise
        return new

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
                    await live.do(command)
                finally:
                    self.release(live)

    async def update_lists(self, live: LiveTable, change: Change) -> None:
        """Update results, ratings and lists after a *change* at a table."""
        if change & derived.RECORDED:
            await derived.update(self.store, live)
            self.lobby.show(live)

    # Other nodes.

    def hear(self, text: str) -> None:
        """Handle a message of another node."""
        try:
            message = parse_node_message(text)
        except msgspec.MsgspecError:
            return  # of another version of the server
        match message:
            case node_messages.LobbyChanged():
                self.lobby.changed()
            case node_messages.TokensRevoked(person=person):
                self.on_revoked(person)
            case node_messages.Rewritten(table=table_id):
                self.background.spawn(self.reload(table_id))
            case _ if (live := self.tables.get(message.table)) is not None:
                live.hear(message)
            case node_messages.Here(table=table_id) if self.keeper is not None:
                self.keeper.wake(table_id)

    def read_again(self) -> None:
        """Read every table again, because messages of other nodes may have been lost."""
        for live in self.tables.values():
            self.background.spawn(live.follow(live.table.version + 1, ()))
        self.lobby.changed()
