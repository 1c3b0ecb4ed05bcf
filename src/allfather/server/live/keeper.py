"""What tables do by themselves: deal, let bots act, watch clocks, notice who is away.

Every playing table is kept by one node. A node renews a lease in the store; when it dies the lease expires and other
nodes take over its tables. Two keepers of one table would do no harm: only one of them can save the next version.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import structlog

from allfather.bots.bot import Turn, default_action
from allfather.server.errors import Refused
from allfather.server.live.bot_pool import BotPool, Task
from allfather.server.live.hub import Hub
from allfather.server.live.live_table import LiveTable
from allfather.server.metrics import Metrics
from allfather.server.repositories import nodes
from allfather.server.store import node_messages
from allfather.server.store.node_messages import publish
from allfather.server.store.store import StoreError
from allfather.server.table.change import Change
from allfather.server.table.events import AnyEvent
from allfather.server.table.state import Due
from allfather.server.table.table import Command, Table
from allfather.server.table.terms import LEVELS
from allfather.server.wall_clock import now

LEASE = 10.0
"""Seconds until a lease expires if it is not renewed."""
ROUND = 3.0
"""Seconds between two renewals of the lease."""
FULL_ROUND = 10
"""Rounds after which the list of own tables is read again even if none was taken over."""
BATCH = 200
"""Tables that are checked without yielding to other tasks."""
ROLL_CALL = 10
"""Rounds between two roll calls."""
FORCED_DELAY = (0.4, 1.6)
"""Seconds before a forced action, drawn at random so that its timing reveals nothing."""
RETRY_DELAY = 1.0
"""Seconds before something that could not be saved is tried again."""

log = structlog.get_logger()


class Keeper:
    """Keeps the tables of one node."""

    def __init__(self, hub: Hub, node: str, bot_pool: BotPool, metrics: Metrics) -> None:
        self.hub, self.store, self.node, self.bot_pool, self.metrics = hub, hub.store, node, bot_pool, metrics
        self._spawn = hub.background.spawn
        self.on_turn: list[Callable[[LiveTable, int], None]] = []
        """Called when it becomes a person's turn."""
        self.on_round: list[Callable[[], Awaitable[None]]] = []
        """Called once per round."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._absent: dict[str, dict[str, asyncio.TimerHandle]] = {}
        """By table, the people who are away and the timers after which a bot plays for them."""
        self._busy: dict[str, int] = {}
        """By table, the version at which something is being done."""
        self._dormant: set[str] = set()
        """Tables kept here but not in memory, because nothing happens there until somebody comes."""
        self._turns: dict[str, int | None] = {}
        """By table, the seat whose turn was announced last."""
        self._rounds_task: asyncio.Task[None] | None = None
        self._rounds = 0
        hub.on_change.append(self.changed)
        hub.on_presence.append(self.update_presence)

    # The tables that are kept.

    async def start(self) -> None:
        """Take over tables without a keeper, now and in every round."""
        await self.run_round()
        self._rounds_task = asyncio.create_task(self._run_rounds())

    async def _run_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.run_round(self._rounds % FULL_ROUND == 0)
                for call in self.on_round:
                    await call()
            except StoreError as error:
                log.warning("lease not renewed", error=str(error))

    async def run_round(self, is_full: bool = True) -> None:
        """Renew the lease, take over the tables of nodes whose lease has expired, and check all tables kept here."""
        await nodes.renew_lease(self.store, self.node, now() + int(1000 * LEASE))
        has_new = await nodes.take_over(self.store, self.node, now())
        self._rounds += 1
        if is_full or has_new:
            await self._check_own()
        for place, live in enumerate([live for live in self.hub.tables.values() if live.is_kept], 1):
            self._check(live)
            if place % BATCH == 0:
                await asyncio.sleep(0)

    async def _check_own(self) -> None:
        own = await nodes.kept_tables(self.store, self.node)
        for live in [live for live in self.hub.tables.values() if live.is_kept and live.id not in own]:
            self._stop_keeping(live)  # another node took it after the lease had expired
        self._dormant &= own
        for table_id in own - self._dormant:
            await self._load_and_keep(table_id)

    def _check(self, live: LiveTable) -> None:
        if self._can_be_dormant(live):
            self._dormant.add(live.id)
            self._stop_keeping(live)
        else:
            self._check_presence(live)

    def _can_be_dormant(self, live: LiveTable) -> bool:
        """Whether nothing will happen at a table until somebody comes, so that it need not stay in memory."""
        if not live.is_deserted or self._absent.get(live.id):
            return False
        due = live.table.due()
        return due is None or due.what != "clock"

    async def _load_and_keep(self, table_id: str) -> None:
        with suppress(Refused):
            await self._keep(await self.hub.find(table_id))

    def wake(self, table_id: str) -> None:
        """Load a dormant table, because something has happened there."""
        if table_id in self._dormant:
            self._dormant.discard(table_id)
            self._spawn(self._load_and_keep(table_id))

    async def _keep(self, live: LiveTable) -> None:
        if live.is_kept:
            return
        if live.table.status != "playing":
            await self.hub.records.update(live)  # a node died before it could do this
            self.hub.release(live)
            return
        live.is_kept = True
        self._turns[live.id] = live.table.to_act  # this turn was announced when it began
        publish(self.store, node_messages.RollCall(live.id))
        for person in live.table.people:
            self.update_presence(live, person)
        self._schedule(live)

    async def _claim(self, live: LiveTable) -> None:
        """Keep a table whose game has just begun, unless another node does."""
        if await nodes.claim(self.store, self.node, live.id, now()):
            await self._load_and_keep(live.id)  # it may have been released and loaded again meanwhile

    def _stop_keeping(self, live: LiveTable) -> None:
        live.is_kept = False
        self._stop_timer(live.id)
        self._turns.pop(live.id, None)
        for timer in self._absent.pop(live.id, {}).values():
            timer.cancel()
        self.hub.release(live)

    def problems(self) -> list[str]:
        """What keeps this node from keeping its tables; empty if nothing does."""
        is_running = self._rounds_task is not None and not self._rounds_task.done()
        return [] if is_running else ["the keeper does not run"]

    async def close(self) -> None:
        """Stop, and let other nodes take over at once."""
        if self._rounds_task is not None:
            self._rounds_task.cancel()
        for timer in (
            *self._timers.values(),
            *(timer for timers in self._absent.values() for timer in timers.values()),
        ):
            timer.cancel()
        await nodes.end_lease(self.store, self.node)

    # Scheduling.

    def changed(self, live: LiveTable, events: Sequence[AnyEvent], change: Change) -> None:
        """Schedule what a changed table does next."""
        if live.table.status != "playing":
            if live.is_kept:
                self._stop_keeping(live)
        elif live.is_kept:
            self._schedule(live)
        elif live.id in self._dormant:
            self.wake(live.id)
        elif change & Change.STATUS:  # its game has just begun
            self._spawn(self._claim(live))

    def _schedule(self, live: LiveTable, pause: float = 0.0) -> None:
        """Set the timer of a table for what is due next, after at least *pause* seconds."""
        self._stop_timer(live.id)
        due = live.table.due()
        self._announce_turn(live)
        if due is None or (live.is_deserted and due.what != "clock"):
            return  # while nobody is there, the game is paused
        wait = max(0.0, (due.at - now()) / 1000, pause)
        if due.what == "forced":
            wait += random.uniform(*FORCED_DELAY)
        call_later = asyncio.get_running_loop().call_later
        self._timers[live.id] = call_later(wait, lambda: self._spawn(self._perform(live, due, live.table.moved)))

    def _stop_timer(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def _announce_turn(self, live: LiveTable) -> None:
        seat = live.table.to_act
        if seat == self._turns.get(live.id):
            return
        self._turns[live.id] = seat
        if seat is not None and live.table.sitter(seat).person is not None:
            for call in self.on_turn:
                call(live, seat)

    async def _perform(self, live: LiveTable, due: Due, moved: int) -> None:
        """Do what is due, unless the game has moved on or it is already being done."""
        if live.table.moved != moved or self._busy.get(live.id) == moved:
            return
        self._busy[live.id] = moved
        try:
            command = await self._command(live, due)
            await self.hub.do(live, lambda table, at: command(table, at) if table.moved == moved else [])
        except Refused as refused:
            log.warning("postponed", what=due.what, table=live.id, why=refused.code)
            if live.is_kept:
                self._schedule(live, RETRY_DELAY)
        finally:
            if self._busy.get(live.id) == moved:
                del self._busy[live.id]

    async def _command(self, live: LiveTable, due: Due) -> Command:
        game, seat = live.table.game, due.seat
        assert game is not None
        if due.what == "deal" or seat is None:
            return Table.deal
        if due.what != "bot":
            cause, action = due.what, game.action_text(default_action(Turn.of(game)))
            return lambda table, at: table.act_for(seat, action, cause, at)
        level = live.table.sitter(seat).bot or live.table.terms.bots
        with self.metrics.thinking_seconds.time():
            action, is_fault = await self.bot_pool.choose(Task.of(game), LEVELS[level])
        if is_fault:
            self.metrics.bot_faults.inc()
        return lambda table, at: table.act_for(seat, action, "bot", at) if table.sitter(seat).is_played else []

    # Presence.

    def update_presence(self, live: LiveTable, person: str) -> None:
        """Resume the table when somebody comes; when a person goes, have a bot play for them after the grace period."""
        if not live.is_kept:
            self.wake(live.id)
            return
        if live.id not in self._timers:
            self._schedule(live)
        absent = self._absent.setdefault(live.id, {})
        if person in absent:
            absent.pop(person).cancel()
        grace = live.table.terms.grace
        if grace is not None and live.table.seat_of(person) is not None and not live.is_here(person):
            call_later = asyncio.get_running_loop().call_later
            absent[person] = call_later(grace, lambda: self._spawn(self._mark_away(live, person)))

    async def _mark_away(self, live: LiveTable, person: str) -> None:
        self._absent.get(live.id, {}).pop(person, None)
        seat = live.table.seat_of(person)
        if seat is not None and not live.is_here(person):
            await self.hub.do(live, lambda table, at: table.go_away(seat, at))

    def _check_presence(self, live: LiveTable) -> None:
        """Notice people who disconnected from a node that died before it could say so."""
        if live.elsewhere and self._rounds % ROLL_CALL == 0:
            live.elsewhere.clear()
            publish(self.store, node_messages.RollCall(live.id))
            return
        for person in live.table.people:
            seat = live.table.seat_of(person)
            is_known = seat is None or live.table.sitter(seat).is_away or person in self._absent.get(live.id, {})
            if not is_known and not live.is_here(person):
                self.update_presence(live, person)
