"""What tables do by themselves: deal, let bots act, watch clocks, notice who is gone.

Every playing table is kept by one node. A node has a lease in the store that it renews; when it dies its lease runs
out and other nodes take over. Two keepers of one table would do no harm: the version settles it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import structlog

from allfather.bots.bot import Turn, default_action
from allfather.server.errors import Refused
from allfather.server.live.bot_pool import Task, Thinkers
from allfather.server.live.hub import Command, Hub
from allfather.server.live.live_table import Live
from allfather.server.metrics import Metrics
from allfather.server.repositories import nodes
from allfather.server.store import node_messages
from allfather.server.store.store import StoreError
from allfather.server.table.events import AnyEvent
from allfather.server.table.table import Due, Table
from allfather.server.table.terms import LEVELS
from allfather.server.wall_clock import now

LEASE = 10.0
"""Seconds for which a table is held."""
ROUND = 3.0
"""Seconds between two signs of life."""
FULL_ROUND = 10
"""Rounds between two looks at the list of tables, if nothing says that there are new ones."""
AT_ONCE = 200
"""Tables that are looked at in one go, lest others wait."""
ROLL_CALL = 10
"""Rounds between two questions who is still there."""
HASTE = (0.4, 1.6)
"""Seconds that a forced action takes, at random, so that its time tells nothing."""
AGAIN = 1.0
"""Seconds after which something that could not be saved is tried again."""

log = structlog.get_logger()


class Keeper:
    """Keeps tables for one node."""

    def __init__(self, hub: Hub, node: str, thinkers: Thinkers, metrics: Metrics) -> None:
        self.hub, self.store, self.node, self.thinkers, self.metrics = hub, hub.store, node, thinkers, metrics
        self.on_turn: list[Callable[[Live, int], None]] = []
        """Called when it becomes a person's turn."""
        self.on_round: list[Callable[[], Awaitable[None]]] = []
        """Called from time to time."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._absent: dict[str, dict[str, asyncio.TimerHandle]] = {}
        """By table, the people who are gone, and when a bot will play for them."""
        self._busy: dict[str, int] = {}
        self._resting: set[str] = set()
        """Tables kept here that wait for somebody, and are not in memory."""
        self._turns: dict[str, int | None] = {}
        self._going: asyncio.Task[None] | None = None
        self._rounds = 0
        hub.on_change.append(self.changed)
        hub.on_presence.append(self.look_who_is_here)
        hub.on_rumour.append(self.heard_rumour)

    # Which tables.

    async def start(self) -> None:
        """Take over what nobody keeps, now and from time to time."""
        await self.look_around()
        self._going = asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look_around(self._rounds % FULL_ROUND == 0)
                for call in self.on_round:
                    await call()
            except StoreError as error:
                log.warning("the lease is not renewed", error=str(error))

    async def look_around(self, is_full: bool = True) -> None:
        """Give a sign of life, take the tables of nodes that give none, and see to the own ones."""
        await nodes.renew_lease(self.store, self.node, now() + int(1000 * LEASE))
        has_new = await nodes.take_over(self.store, self.node, now())
        self._rounds += 1
        if is_full or has_new:
            await self._see_to_own()
        for place, live in enumerate([live for live in self.hub.tables.values() if live.is_kept], 1):
            self._see_to(live)
            if place % AT_ONCE == 0:
                await asyncio.sleep(0)

    async def _see_to_own(self) -> None:
        own = await nodes.kept_tables(self.store, self.node)
        for live in [live for live in self.hub.tables.values() if live.is_kept and live.id not in own]:
            self._let_go(live)  # another node took it while this one was not heard of
        self._resting &= own
        for table_id in own - self._resting:
            await self._take_up(table_id)

    def _see_to(self, live: Live) -> None:
        if self._can_rest(live):
            self._resting.add(live.id)
            self._let_go(live)
        else:
            self._look_for_absent(live)

    def _can_rest(self, live: Live) -> bool:
        """Whether nothing will happen at a table before somebody comes, so that it need not stay in memory."""
        if not live.is_deserted or self._absent.get(live.id):
            return False
        due = live.table.due()
        return due is None or due.what != "clock"

    async def _take_up(self, table_id: str) -> None:
        with suppress(Refused):
            await self._keep(await self.hub.find(table_id))

    def heard_rumour(self, table_id: str) -> None:
        """Something happened at a table that rests here."""
        if table_id in self._resting:
            self._resting.discard(table_id)
            self.hub.spawn(self._take_up(table_id))

    async def _keep(self, live: Live) -> None:
        if live.is_kept:
            return
        if live.table.status != "playing":
            await self.hub.record_change(live)  # it came to its end just when a node died
            self.hub.release(live)
            return
        live.is_kept = True
        self._turns[live.id] = live.table.to_act  # whose turn it is was said when it began
        self.hub.tell_nodes(node_messages.RollCall(live.id))
        for person in live.table.people:
            self.look_who_is_here(live, person)
        self._wind(live)

    async def _claim(self, live: Live) -> None:
        """Keep a table that has just begun here, if nobody does."""
        if await nodes.claim(self.store, self.node, live.id, now()):
            await self._take_up(live.id)  # it may have been forgotten meanwhile, and be another one in memory now

    def _let_go(self, live: Live) -> None:
        live.is_kept = False
        self._stop_timer(live.id)
        self._turns.pop(live.id, None)
        for timer in self._absent.pop(live.id, {}).values():
            timer.cancel()
        self.hub.release(live)

    async def close(self) -> None:
        """Let other nodes take over at once."""
        if self._going is not None:
            self._going.cancel()
        for timer in (
            *self._timers.values(),
            *(timer for timers in self._absent.values() for timer in timers.values()),
        ):
            timer.cancel()
        await nodes.end_lease(self.store, self.node)

    # What is due.

    def changed(self, live: Live, events: Sequence[AnyEvent]) -> None:
        """A table has changed."""
        if live.table.status != "playing":
            if live.is_kept:
                self._let_go(live)
        elif live.is_kept:
            self._wind(live)
        elif live.id in self._resting:
            self.heard_rumour(live.id)
        elif any(event.__struct_config__.tag == "began" for event in events):
            self.hub.spawn(self._claim(live))

    def _wind(self, live: Live, pause: float = 0.0) -> None:
        """Set the timer of a table for what is due next."""
        self._stop_timer(live.id)
        due = live.table.due()
        self._notice_turn(live)
        if due is None or (live.is_deserted and due.what != "clock"):
            return  # where nobody is, nobody plays on
        wait = max(0.0, (due.at - now()) / 1000, pause)
        if due.what == "forced":
            wait += random.uniform(*HASTE)
        begin = asyncio.get_running_loop().call_later
        self._timers[live.id] = begin(wait, lambda: self.hub.spawn(self._make(live, due, live.table.moved)))

    def _stop_timer(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def _notice_turn(self, live: Live) -> None:
        seat = live.table.to_act
        if seat == self._turns.get(live.id):
            return
        self._turns[live.id] = seat
        if seat is not None and live.table.sitter(seat).person is not None:
            for call in self.on_turn:
                call(live, seat)

    async def _make(self, live: Live, due: Due, moved: int) -> None:
        """Make what is due, unless the game has gone on since, or it is being made."""
        if live.table.moved != moved or self._busy.get(live.id) == moved:
            return
        self._busy[live.id] = moved
        try:
            command = await self._command(live, due)
            await self.hub.do(live, lambda table, at: command(table, at) if table.moved == moved else [])
        except Refused as refused:
            log.warning("put off", what=due.what, table=live.id, why=refused.code)
            if live.is_kept:
                self._wind(live, AGAIN)
        finally:
            if self._busy.get(live.id) == moved:
                del self._busy[live.id]

    async def _command(self, live: Live, due: Due) -> Command:
        game, seat = live.table.game, due.seat
        assert game is not None
        if due.what == "deal" or seat is None:
            return Table.deal
        if due.what != "bot":
            cause, action = due.what, game.action_text(default_action(Turn.of(game)))
            return lambda table, at: table.act_for(seat, action, cause, at)
        level = live.table.sitter(seat).bot or live.table.terms.bots
        with self.metrics.thinking_seconds.time():
            action, is_fault = await self.thinkers.choose(Task.of(game), LEVELS[level])
        if is_fault:
            self.metrics.bot_faults.inc()
        return lambda table, at: table.act_for(seat, action, "bot", at) if table.sitter(seat).is_played else []

    # Who is there.

    def look_who_is_here(self, live: Live, person: str) -> None:
        """Somebody came or went: the table goes on; if a person is gone, a bot plays for them after a time of grace."""
        if not live.is_kept:
            self.heard_rumour(live.id)
            return
        if live.id not in self._timers:
            self._wind(live)
        absent = self._absent.setdefault(live.id, {})
        if person in absent:
            absent.pop(person).cancel()
        grace = live.table.terms.grace
        if grace is not None and live.table.seat_of(person) is not None and not live.is_here(person):
            begin = asyncio.get_running_loop().call_later
            absent[person] = begin(grace, lambda: self.hub.spawn(self._send_away(live, person)))

    async def _send_away(self, live: Live, person: str) -> None:
        self._absent.get(live.id, {}).pop(person, None)
        seat = live.table.seat_of(person)
        if seat is not None and not live.is_here(person):
            await self.hub.do(live, lambda table, at: table.go_away(seat, at))

    def _look_for_absent(self, live: Live) -> None:
        """Notice people of whom a dead node could not say that they are gone."""
        if live.elsewhere and self._rounds % ROLL_CALL == 0:
            live.elsewhere.clear()
            self.hub.tell_nodes(node_messages.RollCall(live.id))
            return
        for person in live.table.people:
            seat = live.table.seat_of(person)
            is_known = seat is None or live.table.sitter(seat).is_away or person in self._absent.get(live.id, {})
            if not is_known and not live.is_here(person):
                self.look_who_is_here(live, person)
