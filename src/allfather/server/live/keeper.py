"""What tables do by themselves: deal, let bots act, watch clocks, notice who is away.

Every playing table is kept by one node. It is loaded when somebody comes or something is due, and sleeps in the store
when nothing will happen soon. A node renews a lease; when it dies the lease expires and other nodes take over its
tables. Two keepers of one table would do no harm: only one of them can save the next version.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from allfather.bots.bot import Turn, default_action
from allfather.bots.levels import bot_at
from allfather.core.game import Game
from allfather.server.errors import Refused
from allfather.server.live.bot_pool import BotPool, Task
from allfather.server.live.hub import Hub
from allfather.server.live.lease import Lease
from allfather.server.live.live_table import LiveTable
from allfather.server.metrics import Metrics
from allfather.server.repositories import nodes, set_aside
from allfather.server.repositories.nodes import AWAKE, NEVER, Keeping
from allfather.server.store import node_messages
from allfather.server.store.node_messages import publish
from allfather.server.store.store import StoreError
from allfather.server.table.change import Change
from allfather.server.table.events import FORMAT, AnyEvent, Resumed
from allfather.server.table.state import Due
from allfather.server.table.table import Command, Table
from allfather.server.wall_clock import elapsed, now

LEASE = 10.0
"""Seconds until a lease expires if it is not renewed."""
ROUND = 3.0
"""Seconds between two renewals of the lease."""
FULL_ROUND = 10
"""Rounds after which memory is compared with the store, in case a message was lost or a table could not be loaded."""
BATCH = 200
"""Tables that are checked without yielding to other tasks."""
TAKEN_UP, LOADED_AT_ONCE = 100, 4
"""Tables that are looked up at a time in order to take them up, and of these loaded at the same time."""
ROLL_CALL = 10
"""Rounds between two roll calls."""
ASK_AGAIN = 30_000
"""Milliseconds after which a change at a table that another node keeps is a reason to ask whether it still does."""
MIN_STAY = 5_000
"""Milliseconds that a table stays in memory when nobody seems to be there, since people may be at other nodes."""
NAP = 30_000
"""Milliseconds that a table must have nothing to do in order to sleep."""
SHORT_PAUSE = 1_000
"""Milliseconds without a keeper that clocks do not notice."""
FORCED_DELAY = (0.4, 1.6)
"""Seconds before a forced action, drawn at random so that its timing reveals nothing."""
RETRY_DELAY = 1.0
"""Seconds before something that could not be saved is tried again."""

log = structlog.get_logger()


class Keeper:
    """Keeps the tables of one node."""

    def __init__(self, hub: Hub, name: str, bot_pool: BotPool, metrics: Metrics) -> None:
        self.hub, self.store, self.bot_pool, self.metrics = hub, hub.store, bot_pool, metrics
        self.lease = Lease(hub.store, name, secrets.token_urlsafe(6), LEASE)
        self.node = self.lease.node
        self._spawn = hub.background.spawn
        self.on_turn: list[Callable[[LiveTable, int], None]] = []
        """Called when it becomes a person's turn."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._absent: dict[str, dict[str, asyncio.TimerHandle]] = {}
        """By table, the people who are away and the timers after which a bot plays for them."""
        self._busy: dict[str, int] = {}
        self._chosen: dict[str, tuple[int, str]] = {}
        """What the bot to act has chosen, and the version of the table at which it did."""
        """By table, the version at which something is being done."""
        self._waking: set[str] = set()
        """Tables whose keeper is being asked for."""
        self._taking: set[str] = set()
        """Tables that are being taken up."""
        self._falling_asleep: set[str] = set()
        self._turns: dict[str, int | None] = {}
        """By table, the seat whose turn was announced last."""
        self._rounds = 0
        self._is_recovering = False
        """Whether the lease has lapsed and the tables kept here have not been checked since: no clock runs out."""
        metrics.lease_age.set_function(lambda: self.lease.age)
        hub.on_change.append(self.changed)
        hub.on_presence.append(self.presence_changed)
        hub.on_skip.append(self._hurry)
        hub.on_set_aside.append(self._let_go)

    async def start(self) -> None:
        """Begin the lease; from now on look after tables in the background."""
        await self.lease.begin()
        supervise = self.hub.background.supervise
        supervise("lease", self._renew_lease, every=ROUND)
        supervise("rounds", self.run_round, every=ROUND)
        supervise("taking up", self.take_up, every=ROUND)

    def problems(self) -> list[str]:
        """Why this node is not ready: failing tasks, a store that cannot be written to, an expired lease."""
        found = [f"task {name} failed: {error}" for name, error in self.hub.background.failing.items()]
        if self.lease.error:
            found.append(f"cannot write: {self.lease.error}")
        if not self.lease.is_valid:
            found.append(f"the lease was not renewed for {self.lease.age:.0f} s")
        return found

    async def close(self) -> None:
        """Stop, and let other nodes take over at once."""
        await self.hub.background.close()
        for timer in (
            *self._timers.values(),
            *(timer for timers in self._absent.values() for timer in timers.values()),
        ):
            timer.cancel()
        await self.lease.end()

    # The lease.

    async def _renew_lease(self) -> None:
        age, had_lapsed = self.lease.age, not self.lease.is_valid
        self._is_recovering |= had_lapsed
        await self.lease.renew()
        if had_lapsed and self.lease.is_valid:
            log.warning("the lease had lapsed", seconds=round(age))
            self._spawn(self._recover(now() - int(1000 * age)))

    async def _recover(self, kept_until: int) -> None:
        """Go on after a pause in which nothing could be saved, or this process did not run."""
        try:
            await self._compare_with_store()
            for live in self._kept():
                await self._alone(live.id, self._resume(live, kept_until))
        finally:
            self._is_recovering = False

    async def _resume(self, live: LiveTable, kept_until: int) -> None:
        """Leave the time since nobody kept a table, or since its last event, out of account for its clock."""

        def resume(table: Table, at: int) -> list[AnyEvent]:
            idle = at - max(table.changed, kept_until + live.ahead)
            return [Resumed(at, idle)] if table.timer.is_running and idle > SHORT_PAUSE else []

        await self.hub.do(live, resume)

    # Rounds.

    def _kept(self) -> list[LiveTable]:
        return [live for live in self.hub.tables.values() if live.is_kept]

    async def run_round(self) -> None:
        """Check all tables kept here: some may sleep, at some people may be missing."""
        for place, live in enumerate(self._kept(), 1):
            try:
                self._check(live)
            except Exception as error:
                log.error("table not checked", table=live.id, exc_info=error)
                self.metrics.task_failed("check of a table")
            if place % BATCH == 0:
                await asyncio.sleep(0)
        if self._rounds % FULL_ROUND == 0:
            await self._compare_with_store()
            await self._count_set_aside()
        self._rounds += 1

    async def _compare_with_store(self) -> None:
        kept = self._kept()
        own = await nodes.awake_tables(self.store, self.node)
        for live in kept:
            if live.is_kept and live.id not in own:
                self._stop_keeping(live)  # another node took it after the lease had expired
        for table_id in own - {live.id for live in self._kept()}:
            await self._alone(table_id, self._take_again(table_id))

    async def _take_again(self, table_id: str) -> None:
        """Take up a table that this node keeps according to the store, but could not load."""
        found = await nodes.keeping(self.store, table_id)
        live = self.hub.tables.get(table_id)
        is_here = table_id in self._taking or (live is not None and live.is_kept)
        if found is not None and (found.keeper, found.due) == (self.node, AWAKE) and not is_here:
            await self._take(found)

    def _check(self, live: LiveTable) -> None:
        if self._sleeps_until(live) is None:
            self._check_presence(live)
        elif live.id not in self._falling_asleep:
            self._falling_asleep.add(live.id)
            self._spawn(self._put_to_sleep(live))

    # Sleep.

    def _sleeps_until(self, live: LiveTable) -> int | None:
        """Until when nothing happens at a table unless somebody comes; ``None`` if it must stay in memory."""
        if not live.is_deserted or live.id in self._busy or elapsed() < live.asked + MIN_STAY:
            return None
        due = live.table.due()
        if due is None or due.what != "clock":
            return NEVER  # while nobody is there, the game is paused
        return due.at - live.ahead if due.at - live.now() > NAP else None

    async def _put_to_sleep(self, live: LiveTable) -> None:
        try:
            version, until = live.table.version, self._sleeps_until(live)
            if until is None or not live.is_kept:
                return
            is_own = await nodes.set_due(self.store, self.node, live.id, until)
            if not is_own or (live.table.version == version and self._sleeps_until(live) == until):
                self._stop_keeping(live)
            else:  # somebody came meanwhile
                await nodes.set_due(self.store, self.node, live.id, AWAKE)
        finally:
            self._falling_asleep.discard(live.id)

    def wake(self, table_id: str) -> None:
        """Load a table that sleeps, or that nobody keeps, because somebody came or something happened there."""
        if table_id not in self._waking:
            self._waking.add(table_id)
            self._spawn(self._wake(table_id))

    def _wake_for(self, live: LiveTable) -> None:
        live.asked = elapsed()
        self.wake(live.id)

    async def _wake(self, table_id: str, *, has_begun: bool = False) -> None:
        """Keep a table unless another node does; that its game *has begun* may not be in the list of tables yet."""
        try:
            found = await nodes.keeping(self.store, table_id)
            if found is None or (found.status != "playing" and not has_begun):
                return
            if found.keeper == self.node or found.due != AWAKE or not found.is_alive:
                await self._take(found)
        finally:
            self._waking.discard(table_id)

    async def take_up(self) -> None:
        """Take up tables that are due, and those of nodes that are gone, some at a time."""
        while found := await nodes.to_take_up(self.store, self.node, FORMAT, TAKEN_UP):
            for place in range(0, len(found), LOADED_AT_ONCE):
                some = found[place : place + LOADED_AT_ONCE]
                await asyncio.gather(*(self._alone(one.id, self._take(one)) for one in some))

    async def _alone(self, table_id: str, work: Awaitable[None]) -> None:
        """Await *work* at a table; if that fails, it concerns no other table."""
        try:
            await work
        except StoreError:
            raise
        except Refused as refused:
            log.warning("table not taken up", table=table_id, why=refused.code)
        except Exception as error:
            log.error("table not taken up", table=table_id, exc_info=error)
            self.metrics.task_failed("taking up a table")

    async def _take(self, found: Keeping) -> None:
        """Keep a table, unless another node was faster."""
        self._taking.add(found.id)
        try:
            if await nodes.claim(self.store, self.node, found):
                if found.keeper and not found.is_alive:
                    await self._resume_after(found)
                await self._keep(await self.hub.find(found.id))
        except Refused:  # it was set aside before it was claimed
            await nodes.let_go(self.store, self.node, found.id)
            raise
        finally:
            self._taking.discard(found.id)

    async def _resume_after(self, found: Keeping) -> None:
        """Resume a table whose keeper was gone."""
        live = await self.hub.find(found.id)
        try:
            await self._resume(live, 0 if found.lease is None else found.lease - int(1000 * self.lease.seconds))
        finally:
            self.hub.release(live)

    async def _keep(self, live: LiveTable) -> None:
        if live.is_kept:
            return
        if live.table.status != "playing":
            await self.hub.records.update(live)  # a node died before it could do this
            self.hub.release(live)
            return
        live.is_kept, live.asked = True, elapsed()
        self._turns[live.id] = live.table.to_act  # this turn was announced when it began
        publish(self.store, node_messages.RollCall(live.id))
        for person in live.table.people:
            self.update_presence(live, person)
        self._schedule(live)

    async def _claim(self, live: LiveTable) -> None:
        """Keep a table whose game has just begun, unless another node does."""
        await self._wake(live.id, has_begun=True)

    def _stop_keeping(self, live: LiveTable) -> None:
        live.is_kept = False
        self._stop_timer(live.id)
        self._turns.pop(live.id, None)
        self._chosen.pop(live.id, None)
        for timer in self._absent.pop(live.id, {}).values():
            timer.cancel()
        self.hub.release(live)

    def _let_go(self, table_id: str) -> None:
        """Leave a table that cannot be read here to nodes that can."""
        live = self.hub.tables.get(table_id)
        if live is not None and live.is_kept:
            self._stop_keeping(live)
        self._spawn(self._leave_to_others(table_id))

    async def _leave_to_others(self, table_id: str) -> None:
        await nodes.let_go(self.store, self.node, table_id)
        await self._count_set_aside()

    async def _count_set_aside(self) -> None:
        self.metrics.set_aside.set(await set_aside.count(self.store, FORMAT))

    # Scheduling.

    def changed(self, live: LiveTable, events: Sequence[AnyEvent], change: Change) -> None:
        """Schedule what a changed table does next."""
        if live.table.status != "playing":
            if live.is_kept:
                self._stop_keeping(live)
        elif live.is_kept:
            self._schedule(live)
        elif change & Change.STATUS:  # its game has just begun
            self._spawn(self._claim(live))
        elif elapsed() > live.asked + ASK_AGAIN:
            self._wake_for(live)

    def _schedule(self, live: LiveTable, pause: float = 0.0) -> None:
        """Set the timer of a table for what is due next, after at least *pause* seconds."""
        self._stop_timer(live.id)
        due = live.due()
        self._announce_turn(live)
        if due is None or (live.is_deserted and due.what != "clock"):
            return  # while nobody is there, the game is paused
        is_thinking = due.what == "bot" and self._chosen_action(live) is None  # it thinks at once, and acts when due
        wait = pause if is_thinking else max(pause, _seconds_until(live, due))
        if due.what == "forced":
            wait += random.uniform(*FORCED_DELAY)
        call_later = asyncio.get_running_loop().call_later
        self._timers[live.id] = call_later(wait, lambda: self._spawn(self._perform(live, due, live.table.moved)))

    def _hurry(self, live: LiveTable) -> None:
        if live.is_kept and live.id not in self._busy:
            self._schedule(live)

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
        if due.what == "clock" and (self._is_recovering or not self.lease.is_valid):
            self._schedule(live, RETRY_DELAY)  # the clock may have run without a keeper
            return
        self._busy[live.id] = moved
        try:
            command = await self._command(live, due)
            if command is not None:
                await self.hub.do(live, lambda table, at: command(table, at) if table.moved == moved else [])
            elif live.is_kept:
                self._schedule(live)
        except Refused as refused:
            log.warning("postponed", what=due.what, table=live.id, why=refused.code)
            if live.is_kept:
                self._schedule(live, RETRY_DELAY)
        finally:
            if self._busy.get(live.id) == moved:
                del self._busy[live.id]

    async def _command(self, live: LiveTable, due: Due) -> Command | None:
        """What is to be done; ``None`` if a bot has chosen its action before it is due."""
        game, seat = live.table.game, due.seat
        assert game is not None
        if due.what == "deal" or seat is None:
            return Table.deal
        if due.what != "bot":
            cause, action = due.what, game.action_text(default_action(Turn.of(game)))
            return lambda table, at: table.act_for(seat, action, cause, at) if table.due() == due else []
        chosen = self._chosen_action(live) or await self._choose(live, game, seat)
        if chosen not in game.closing_actions and _seconds_until(live, due):
            return None
        return lambda table, at: table.act_for(seat, chosen, "bot", at) if table.sitter(seat).is_played else []

    def _chosen_action(self, live: LiveTable) -> str | None:
        moved, action = self._chosen.get(live.id, (0, ""))
        return action if moved == live.table.moved else None

    async def _choose(self, live: LiveTable, game: Game[Any, Any], seat: int) -> str:
        """Have the bot in *seat* choose its action."""
        moved, level = live.table.moved, live.table.sitter(seat).bot or live.table.terms.bots
        with self.metrics.thinking_seconds.time():
            action, is_fault = await self.bot_pool.choose(Task.of(game), bot_at(game.name, level), live.payers)
        if is_fault:
            self.metrics.bot_faults.inc()
        self._chosen[live.id] = moved, action
        return action

    # Presence.

    def presence_changed(self, live: LiveTable, person: str) -> None:
        """Note that *person* came or went, at any node."""
        if live.is_kept:
            live.asked = elapsed()
        self.update_presence(live, person)

    def update_presence(self, live: LiveTable, person: str) -> None:
        """Resume the table when somebody comes; when a person goes, have a bot play for them after the grace period."""
        if not live.is_kept:
            if live.table.status == "playing" and not live.is_deserted:
                self._wake_for(live)
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


def _seconds_until(live: LiveTable, due: Due) -> float:
    return max(0.0, (due.at - live.now()) / 1000)
