"""The tables that this node keeps, and its lease.

Every playing table is kept by one node, which makes its automatic moves. It is loaded when somebody comes or something
is due, and sleeps in the store when nothing will happen soon. A node renews a lease; when it dies the lease expires and
other nodes take over its tables. Two keepers of one table would do no harm: only one of them can save the next version.
"""

from __future__ import annotations

import asyncio
import secrets

import structlog

from allfather.server.errors import Refused
from allfather.server.live import derived
from allfather.server.live.hub import Hub
from allfather.server.live.lease import Lease
from allfather.server.live.live_table import LiveTable
from allfather.server.repositories import nodes
from allfather.server.repositories.nodes import AWAKE, Keeping
from allfather.server.table.change import Change
from allfather.server.table.events import FORMAT
from allfather.server.table.next_due import NEVER, sleeps_until
from allfather.server.wall_clock import now

LEASE = 10.0
"""Seconds until a lease expires if it is not renewed."""
ROUND = 3.0
"""Seconds between two renewals of the lease."""
COMPARE_EVERY = 30.0
"""Seconds after which memory is compared with the store, in case a message was lost or a table could not be loaded."""
TAKEN_UP, LOADED_AT_ONCE = 100, 4
"""Tables that are looked up at a time in order to take them up, and of these loaded at the same time."""
ASK_AGAIN = 30_000
"""Milliseconds after which a change at a table that another node keeps is a reason to ask whether it still does."""

log = structlog.get_logger()


class Keeper:
    """Claims, renews, gives up and recovers the tables of one node."""

    def __init__(self, hub: Hub, name: str) -> None:
        self.hub, self.store = hub, hub.store
        self.lease = Lease(hub.store, name, secrets.token_urlsafe(6), LEASE)
        self.node = self.lease.node
        self._spawn = hub.background.spawn
        self._is_recovering = False
        """Whether the lease has lapsed and the tables kept here have not been checked since."""
        hub.metrics.lease_age.set_function(lambda: self.lease.age)
        hub.keeper = self

    async def start(self) -> None:
        """Begin the lease; from now on look after tables in the background."""
        await self.lease.begin()
        supervise = self.hub.background.supervise
        supervise("lease", self._renew_lease, every=ROUND)
        supervise("taking up", self.take_up, every=ROUND)
        supervise("comparing", self.compare_with_store, every=COMPARE_EVERY)

    def problems(self) -> list[str]:
        """Why this node is not ready."""
        return [*self.hub.background.problems(), *self.lease.problems()]

    async def close(self) -> None:
        """Stop, and let other nodes take over at once."""
        await self.hub.background.close()
        self.hub.close()
        await self.lease.end()

    # The lease.

    @property
    def may_run_clocks(self) -> bool:
        """Whether no clock can have run without a keeper that has not been given back yet."""
        return self.lease.is_valid and not self._is_recovering

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
            await self.compare_with_store()
            isolate = self.hub.background.isolate
            for live in self._kept():
                await isolate(self._resume(live, kept_until), table=live.id)
        finally:
            self._is_recovering = False

    async def _resume(self, live: LiveTable, kept_until: int) -> None:
        """Leave the time since nobody kept a table out of account for its clock."""
        await live.do(lambda table, at: table.resume(kept_until + live.ahead, at))

    # Claiming tables.

    def _kept(self) -> list[LiveTable]:
        return [live for live in self.hub.tables.values() if live.presence.is_kept]

    def changed(self, live: LiveTable, change: Change) -> None:
        """Claim a table whose game has begun, give up one whose game is over."""
        if live.table.status != "playing":
            if live.presence.is_kept:
                live.stop_keeping()
        elif not live.presence.is_kept:
            if change & Change.STATUS:
                self._spawn(self._wake(live.id, has_begun=True))
            elif live.now() > live.presence.news + ASK_AGAIN:
                self.somebody_came(live)

    def somebody_came(self, live: LiveTable) -> None:
        """Have a table kept at which somebody is, here unless another node keeps it."""
        if live.table.status == "playing" and not live.presence.is_kept:
            live.presence.news = live.now()
            self.wake(live.id)

    def wake(self, table_id: str) -> None:
        """Load a table that sleeps, or that nobody keeps, because somebody came or something happened there."""
        self.hub.background.spawn_once(f"wake {table_id}", lambda: self._wake(table_id))

    async def _wake(self, table_id: str, *, has_begun: bool = False) -> None:
        """Keep a table unless another node does; that its game *has begun* may not be in the list of tables yet."""
        found = await nodes.keeping(self.store, table_id)
        if found is None or (found.status != "playing" and not has_begun):
            return
        if found.keeper == self.node or found.due != AWAKE or not found.is_alive:
            await self._take(found)

    async def take_up(self) -> None:
        """Take up tables that are due, and those of nodes that are gone, some at a time."""
        while found := await nodes.to_take_up(self.store, self.node, FORMAT, TAKEN_UP):
            for place in range(0, len(found), LOADED_AT_ONCE):
                some = found[place : place + LOADED_AT_ONCE]
                await asyncio.gather(*(self.hub.background.isolate(self._take(one), table=one.id) for one in some))

    async def compare_with_store(self) -> None:
        """Give up tables that another node took after the lease had expired, and take up own ones that are missing."""
        kept = self._kept()
        own = await nodes.awake_tables(self.store, self.node)
        for live in kept:
            if live.presence.is_kept and live.id not in own:
                live.stop_keeping()
        for table_id in own - {live.id for live in self._kept()}:
            found = await nodes.keeping(self.store, table_id)
            if found is not None and (found.keeper, found.due) == (self.node, AWAKE):
                await self.hub.background.isolate(self._take(found), table=table_id)

    async def _take(self, found: Keeping) -> None:
        """Keep a table, unless another node was faster."""
        try:
            if await nodes.claim(self.store, self.node, found):
                if found.keeper and not found.is_alive:
                    await self._resume_after(found)
                await self._keep(await self.hub.find(found.id))
        except Refused:  # it was set aside before it was claimed
            await nodes.let_go(self.store, self.node, found.id)
            raise

    async def _resume_after(self, found: Keeping) -> None:
        """Resume a table whose keeper was gone."""
        live = await self.hub.find(found.id)
        try:
            await self._resume(live, 0 if found.lease is None else found.lease - int(1000 * self.lease.seconds))
        finally:
            self.hub.release(live)

    async def _keep(self, live: LiveTable) -> None:
        if live.presence.is_kept:
            return
        if live.table.status != "playing":
            await derived.update(self.store, live)  # a node died before it could do this
            self.hub.release(live)
            return
        live.keep()

    # Giving tables up.

    async def put_to_sleep(self, live: LiveTable) -> None:
        """Let a table leave memory until somebody comes or its clock runs out."""
        version, until = live.table.version, sleeps_until(live.table, live.presence, live.now())
        if until is None or not live.presence.is_kept:
            return
        is_own = await nodes.set_due(self.store, self.node, live.id, until if until == NEVER else until - live.ahead)
        still = sleeps_until(live.table, live.presence, live.now())
        if not is_own or (live.table.version == version and still == until):
            live.stop_keeping()
        else:  # somebody came meanwhile
            await nodes.set_due(self.store, self.node, live.id, AWAKE)

    def let_go(self, table_id: str) -> None:
        """Leave a table that cannot be read here to nodes that can."""
        self._spawn(nodes.let_go(self.store, self.node, table_id))
