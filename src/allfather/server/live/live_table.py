"""A table in memory: the one owner of everything that concerns the table at this node.

Whatever happens to it comes in here, one thing after the other: a command (:meth:`LiveTable.do`), a message of another
node (:meth:`LiveTable.hear`), somebody who comes or goes (:meth:`LiveTable.welcome`, :meth:`LiveTable.dismiss`), or the
time at which something is due. Its only timer is set for what :func:`next_due` says.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol, assert_never

import structlog

from allfather.server.errors import Refused
from allfather.server.live import acting
from allfather.server.live.background import Background
from allfather.server.live.bot_pool import BotPool
from allfather.server.live.loading import CHECKPOINT_EVERY, Loaded
from allfather.server.metrics import Metrics
from allfather.server.rate_limit import Credits
from allfather.server.repositories import checkpoints, tables
from allfather.server.store import node_messages
from allfather.server.store.node_messages import AnyTableMessage, publish
from allfather.server.store.store import Store, StoreError
from allfather.server.table.access import Access
from allfather.server.table.bounds import bounded
from allfather.server.table.change import Change
from allfather.server.table.events import Acted, AnyEvent, event_text, parse_event
from allfather.server.table.messages import ClientOut, RefusedOut, message_bytes
from allfather.server.table.next_due import Presence, next_due
from allfather.server.table.snapshot import WITH_INFO, Snapshot, tell
from allfather.server.table.state import TAIL, Due
from allfather.server.table.table import Command, Table
from allfather.server.wall_clock import now

ATTEMPTS = 5
"""How often a command is tried if other nodes save first."""
FORCED_DELAY = 400, 1600
"""Milliseconds before a forced action: at least, and at most."""
RETRY_DELAY = 1_000
"""Milliseconds before something that could not be done is tried again."""
CALL_RATE, CALL_BURST = 0.2, 20
"""Rate limit for one table's webhook: calls per second, and calls at once."""
PEOPLE = Change.STATUS | Change.SEATS
"""Changes after which other people may be missing."""

log = structlog.get_logger()


class Watcher(Protocol):
    """A client that is shown a table."""

    @property
    def person_id(self) -> str | None: ...
    @property
    def muted(self) -> set[str]: ...
    @property
    def address(self) -> str:
        """The key of the client's address."""
        ...

    def send(self, text: bytes) -> None:
        """Send a message without waiting."""
        ...

    def close(self, code: int) -> None:
        """Close the connection."""
        ...


class Keeper(Protocol):
    """The leases of a node; see :mod:`allfather.server.live.keeper`."""

    @property
    def may_run_clocks(self) -> bool: ...
    def changed(self, live: LiveTable, change: Change) -> None: ...
    def somebody_came(self, live: LiveTable) -> None: ...
    async def put_to_sleep(self, live: LiveTable) -> None: ...


class Home(Protocol):
    """What a table in memory uses of its node; without a keeper, as for admin commands, it does nothing on its own."""

    store: Store
    tables: dict[str, LiveTable]
    background: Background
    metrics: Metrics
    bot_pool: BotPool | None
    on_turn: Callable[[LiveTable, int], None] | None

    @property
    def keeper(self) -> Keeper | None: ...
    def reading(self, table_id: str) -> AbstractAsyncContextManager[None]: ...
    def release(self, live: LiveTable) -> None: ...
    async def update_lists(self, live: LiveTable, change: Change) -> None: ...


class LiveTable:
    """A table in memory and those who watch it at this node."""

    def __init__(self, home: Home, table_id: str, code: str, loaded: Loaded) -> None:
        self.home, self.id, self.code = home, table_id, code
        self.table: Table = loaded.table
        self.tail: deque[AnyEvent] = deque(loaded.tail, TAIL)
        self.checkpoint = loaded.checkpoint
        """The version of the last checkpoint that this node knows."""
        self.watchers: dict[Watcher, None] = {}
        self.presence = Presence()
        self.lock = asyncio.Lock()
        self.attended = 0
        """When it was last noted that somebody watches here."""
        self.calls = Credits(CALL_RATE, CALL_BURST)
        """The rate limit of the webhook, so that it cannot be used to flood somebody."""
        self.ahead = 0
        """By how many milliseconds the table's time is ahead of this node's."""
        self._announced: int | None = None
        """The seat whose turn was announced last."""
        self._timer: asyncio.TimerHandle | None = None
        self._is_acting = False
        self._adjust_time()
        self.presence.news = self.now()
        self._count_people()

    def now(self) -> int:
        """The time at this table: never before its last event, and running on from there if that is in the future."""
        return now() + self.ahead

    def _adjust_time(self) -> None:
        self.ahead = max(self.ahead, self.table.changed - now())

    # Commands and what follows from them.

    async def do(self, command: Command) -> None:
        """Run *command*: check, save, apply, show.

        :raises Refused: if it is not possible; then nothing has changed.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                at = self.now()
                events = bounded(self.table, command(self.table, at), at)
                if not events:
                    return
                texts = [event_text(event) for event in events]
                if await self._append(texts):
                    change = self.apply(events)
                    self._publish_moved(texts)
                    break
                await self._catch_up()
            else:
                raise Refused("unavailable")
        if change & Change.DEAL:
            self.keep_checkpoint()
        await self.home.update_lists(self, change)

    async def _append(self, texts: Sequence[str]) -> bool:
        try:
            return await tables.append(self.home.store, self.id, self.table.version + 1, texts)
        except StoreError:
            raise Refused("unavailable") from None

    def _publish_moved(self, texts: Sequence[str]) -> None:
        if self.home.store.is_shared:
            sent = tuple(texts) if sum(map(len, texts)) < node_messages.MAX_EVENT_CHARS else ()
            publish(self.home.store, node_messages.Moved(self.id, self.table.version, sent))

    def apply(self, events: Sequence[AnyEvent]) -> Change:
        """Apply saved *events*, show them to everybody who watches, and go on from there."""
        change = self.table.apply_all(events)
        self.tail.extend(events)
        self._adjust_time()
        self.applied(events, change)
        return change

    def applied(self, events: Sequence[AnyEvent], change: Change) -> None:
        """Show *events* that have been applied, and go on from there."""
        if change & Change.STATUS:
            self._turn_away()
        if change & PEOPLE:
            self._count_people()
        self._send_updates(events, with_info=bool(change & WITH_INFO))
        for event in events:
            if isinstance(event, Acted):
                self.home.metrics.acted(self.table.opened.game, event.cause)
        if self.home.keeper is not None:
            self.home.keeper.changed(self, change)
        self.presence.forced_delay = random.randint(*FORCED_DELAY)
        self.reschedule()

    def keep_checkpoint(self) -> None:
        """Save a checkpoint in the background, if much has happened since the last one."""
        if self.table.version - self.checkpoint >= CHECKPOINT_EVERY:
            self.checkpoint = self.table.version
            self.home.background.spawn(self.home.store.write(checkpoints.saving(self.id, self.table)))

    # Other nodes.

    def hear(self, message: AnyTableMessage) -> None:
        """Handle a message of another node about this table."""
        match message:
            case node_messages.Moved(version=version, events=texts):
                self.home.background.spawn(self.follow(version, texts))
            case node_messages.Skipped(moved=moved):
                self._skip(moved)
            case node_messages.Forwarded(person=person, message=text):
                self._forward(person, text.encode())
            case node_messages.Here(person=person):
                self.presence.elsewhere[person] = self.now()
                self._presence_changed(person)
            case node_messages.Gone(person=person):
                self.presence.elsewhere.pop(person, None)
                self._presence_changed(person)
            case node_messages.RollCall():
                for own in {watcher.person_id or "" for watcher in self.watchers}:
                    publish(self.home.store, node_messages.Here(self.id, own))
            case _:
                assert_never(message)

    async def follow(self, version: int, texts: Sequence[str]) -> None:
        """Bring the table to *version*, which another node saved, from the events *texts* or from the store."""
        async with self.lock:
            if self.table.version >= version:
                return
            if texts and self.table.version == version - len(texts):
                await self._apply_texts(texts)
            else:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Apply what other nodes have saved; the caller holds the lock."""
        async for texts in tables.event_texts(self.home.store, self.id, self.table.version):
            await self._apply_texts(texts)

    async def _apply_texts(self, texts: Sequence[str]) -> None:
        async with self.home.reading(self.id):
            events = [parse_event(text) for text in texts]
            change = self.table.apply_all(events)
        self.tail.extend(events)
        self._adjust_time()
        self.applied(events, change)

    def replace(self, loaded: Loaded) -> None:
        """Replace the table, whose stored events were rewritten, and show the result."""
        self.table, self.checkpoint = loaded.table, loaded.checkpoint
        self.tail = deque(loaded.tail, TAIL)
        self._adjust_time()
        self._count_people()
        self._send_updates([], with_info=True)

    # Who is there.

    def is_here(self, person: str) -> bool:
        """Whether *person* watches, at any node."""
        return person in self.presence.elsewhere or any(watcher.person_id == person for watcher in self.watchers)

    def welcome(self, watcher: Watcher, version: int | None) -> None:
        """Show the table to *watcher* from now on, beginning with what it missed since *version*."""
        if not self.watchers:
            publish(self.home.store, node_messages.RollCall(self.id))  # who is there, at other nodes
        self.watchers[watcher] = None
        person, seat = watcher.person_id or "", self.table.seat_of(watcher.person_id)
        told = tell(self.table, self._missed(version), self.table.version)
        watcher.send(message_bytes(self.snapshot().update(seat, told, with_info=True)))
        self._presence_changed(person)
        publish(self.home.store, node_messages.Here(self.id, person))
        if self.table.come_back(person, 0):
            # In the background, since it may fail and the table is already being watched.
            self.home.background.spawn(self.do(lambda table, at: table.come_back(person, at)))

    def _missed(self, version: int | None) -> list[AnyEvent]:
        """The events after *version*, or the last of them if there are too many."""
        if version is None or version >= self.table.version:
            return []
        return list(self.tail)[version - self.table.version :]

    def dismiss(self, watcher: Watcher) -> None:
        """Stop showing the table to *watcher*."""
        self.watchers.pop(watcher, None)
        person = watcher.person_id or ""
        if not any((other.person_id or "") == person for other in self.watchers):
            self._presence_changed(person)
            publish(self.home.store, node_messages.Gone(self.id, person))
        self.home.release(self)

    def _turn_away(self) -> None:
        """Stop showing the table to those who came before its game began, if it is only for those who sit there."""
        if self.table.terms.spectators:
            return
        for watcher in [watcher for watcher in self.watchers if not self.access(watcher.person_id).may_look]:
            self.dismiss(watcher)
            refused = Refused("not-allowed-here")
            watcher.send(message_bytes(RefusedOut(refused.code, refused.text, {"table": self.id})))

    def access(self, person: str | None, code: str = "", *, has_visited: bool = False) -> Access:
        """What decides whether *person*, who perhaps knows the short *code*, may look at the table."""
        table = self.table
        sitters = [sitter.person for sitter in table.starting_players]
        has_sat = person is not None and (person in table.people or person in sitters)
        is_known = code.upper() == self.code
        return Access(table.status, table.terms.listed, table.terms.spectators, has_sat, is_known, has_visited)

    def _presence_changed(self, person: str) -> None:
        """Note that *person* came or went, at any node."""
        self.presence.news = self.now()
        self._count_people()
        if self.home.keeper is not None and not self.presence.is_deserted:
            self.home.keeper.somebody_came(self)
        self.reschedule()

    def _count_people(self) -> None:
        """Note who is missing since when, and show at once that people are back; see also ``show-gone``."""
        presence = self.presence
        presence.has_watchers = bool(self.watchers)
        is_on = self.table.status in ("open", "playing")
        people = [person for person in self.table.people if not self.is_here(person)] if is_on else []
        presence.missing = {person: presence.missing.get(person, self.now()) for person in people}
        if not presence.gone <= presence.missing.keys():
            presence.gone &= presence.missing.keys()
            self._send_updates([], with_info=True)

    def show_gone(self) -> None:
        """Show who has been missing for a while."""
        self.presence.gone = set(self.presence.missing)
        self._send_updates([], with_info=True)

    def begin_roll_call(self) -> None:
        """Ask the other nodes who is there, because one of them may have died before it could say who went."""
        self.presence.called = self.now()
        publish(self.home.store, node_messages.RollCall(self.id))

    def end_roll_call(self) -> None:
        """Forget the people of whom no node has said that they are there since the roll call began."""
        presence = self.presence
        presence.elsewhere = {who: at for who, at in presence.elsewhere.items() if at >= (presence.called or 0)}
        presence.called, presence.news = None, self.now()
        self._count_people()

    # What it does without being asked.

    def keep(self) -> None:
        """Make the automatic moves of this table from now on."""
        self.presence.is_kept, self.presence.news = True, self.now()
        self._announced = self.table.to_act  # this turn was announced when it began
        publish(self.home.store, node_messages.RollCall(self.id))
        self.reschedule()

    def stop_keeping(self) -> None:
        """Leave its automatic moves to another node, or to later."""
        self.presence.is_kept = False
        self.reschedule()
        self.home.release(self)

    def reschedule(self) -> None:
        """Set the timer for what is due next."""
        self.stop_timer()
        if self.home.keeper is None or self._is_acting or self.home.tables.get(self.id) is not self:
            return
        self._announce_turn()
        at = self.now()
        due = next_due(self.table, self.presence, at)
        if due is not None:
            delay = max(0.0, (due.at - at) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._begin, due, self.table.moved)

    def stop_timer(self) -> None:
        """Do nothing without being asked until the next change."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _begin(self, due: Due, moved: int) -> None:
        self._timer, self._is_acting = None, True
        self.home.background.spawn(self._act(due, moved))

    async def _act(self, due: Due, moved: int) -> None:
        try:
            await acting.act(self, due, moved)
            self.presence.not_before = 0
        except Refused as refused:
            log.warning("postponed", what=due.what, table=self.id, why=refused.code)
            self.retry_later()
        except BaseException:
            self.retry_later()
            raise
        finally:
            self._is_acting = False
            self.reschedule()

    def retry_later(self) -> None:
        """Wait before anything is done again without being asked."""
        self.presence.not_before = self.now() + RETRY_DELAY

    def _announce_turn(self) -> None:
        seat, on_turn = self.table.to_act, self.home.on_turn
        if not self.presence.is_kept or seat == self._announced:
            return
        self._announced = seat
        if on_turn is not None and seat is not None and self.table.sitter(seat).person is not None:
            on_turn(self, seat)

    def skip(self, person: str, version: int) -> None:
        """Do not wait for the pace of bots before the next move, unless there has been one since *version*.

        :raises Refused: if *person* is not the only one at the table.
        """
        if self.table.people != [person]:
            raise Refused("not-allowed-here")
        if version >= self.table.moved:
            self._skip(self.table.moved)
            publish(self.home.store, node_messages.Skipped(self.id, self.table.moved))

    def _skip(self, moved: int) -> None:
        self.presence.skipped = moved
        self.reschedule()

    # What is sent.

    @property
    def payers(self) -> set[str]:
        """Whose share of the processes a bot of this table may use: the addresses of those who watch it here."""
        return {watcher.address for watcher in self.watchers} or {self.id}

    def snapshot(self) -> Snapshot:
        """The table as it is now, ready to be sent."""
        gone = {person for person in self.presence.gone if not self.is_here(person)}
        return Snapshot(self.id, self.code, self.table, self.now(), gone)

    def _send_updates(self, events: Sequence[AnyEvent], *, with_info: bool) -> None:
        if not self.watchers:
            return
        table, snapshot = self.table, self.snapshot()
        told = tell(table, events, table.version)
        texts: dict[int | None, bytes] = {}
        for watcher in self.watchers:
            seat = table.seat_of(watcher.person_id)
            text = texts.get(seat)
            if text is None:
                text = texts[seat] = message_bytes(snapshot.update(seat, told, with_info=with_info))
            watcher.send(text)

    def tell_watchers(self, person: str, message: ClientOut) -> None:
        """Send a message of *person* to everybody who watches, at every node."""
        text = message_bytes(message)
        self._forward(person, text)
        publish(self.home.store, node_messages.Forwarded(self.id, person, text.decode()))

    def _forward(self, person: str, text: bytes) -> None:
        """Send a message of *person* to everybody who watches here, except those who muted them."""
        for watcher in self.watchers:
            if person not in watcher.muted:
                watcher.send(text)
