"""The lease of a node: while it is valid, no other node takes over the tables kept here."""

from __future__ import annotations

import asyncio

import structlog

from allfather.server.repositories import nodes
from allfather.server.store.store import Store, StoreError
from allfather.server.wall_clock import clock, elapsed

END_SECONDS = 2.0
"""How long to try to end the lease; otherwise it expires by itself."""

log = structlog.get_logger()


async def set_clock(store: Store) -> None:
    """Set the clock of this process by that of the database, before anything uses it."""
    asked = elapsed()
    clock.set(await nodes.now(store), asked)


class Lease:
    """The lease of one process, which lasts for *seconds* unless it is renewed."""

    def __init__(self, store: Store, name: str, process: str, seconds: float) -> None:
        self._store, self._name, self.node = store, name, f"{name}/{process}"
        """A name of its own for every process, so that a successor knows until when its tables were kept."""
        self.seconds = seconds
        self._renewed = elapsed()
        self.error = ""
        """Why the last renewal failed."""

    @property
    def age(self) -> float:
        """Seconds since the last renewal."""
        return (elapsed() - self._renewed) / 1000

    @property
    def is_valid(self) -> bool:
        """Whether no other node can have taken over."""
        return self.age < self.seconds

    def problems(self) -> list[str]:
        """Why tables cannot be kept: nothing can be saved, or the lease has expired."""
        found = [f"cannot write: {self.error}"] if self.error else []
        return found if self.is_valid else [*found, f"the lease was not renewed for {self.age:.0f} s"]

    async def begin(self) -> None:
        """Begin the lease, and end those of predecessors.

        :raises StoreError: if that cannot be saved.
        """
        await nodes.succeed(self._store, self._name)
        await self._renew()

    async def renew(self) -> None:
        """Renew the lease, and follow the clock of the database."""
        try:
            await self._renew()
            asked = elapsed()
            clock.follow(await nodes.now(self._store), asked)
        except StoreError as error:
            self.error = str(error)
            log.warning("lease not renewed", error=self.error)

    async def _renew(self) -> None:
        at = elapsed()
        await nodes.renew_lease(self._store, self.node, int(1000 * self.seconds))
        self._renewed, self.error = at, ""

    async def end(self) -> None:
        """Let other nodes take over at once."""
        try:
            async with asyncio.timeout(END_SECONDS):
                await nodes.end_lease(self._store, self.node)
        except (StoreError, TimeoutError) as error:
            log.warning("lease not ended", error=str(error))
