"""One node: everything of the server that lives in one process, put together."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from allfather.server.errors import CLOSED_REFUSED
from allfather.server.live import webhook
from allfather.server.live.bot_pool import Thinkers
from allfather.server.live.hub import Hub
from allfather.server.live.keeper import Keeper
from allfather.server.live.live_table import Live
from allfather.server.metrics import Metrics
from allfather.server.people.people import People
from allfather.server.settings import Settings
from allfather.server.store.store import Store, open_store
from allfather.server.table.events import Acted, AnyEvent

log = structlog.get_logger()


@dataclass
class Node:
    """What requests and sockets work with."""

    settings: Settings
    store: Store
    hub: Hub
    keeper: Keeper
    people: People
    thinkers: Thinkers
    metrics: Metrics
    address: str
    """Where players find it, as links have it."""
    owns_thinkers: bool = True

    @classmethod
    async def start(cls, settings: Settings, thinkers: Thinkers | None = None) -> Node:
        """Open the store and take up the tables that wait; *thinkers* of one's own are not closed with the node.

        :raises StoreError: if the store cannot be opened.
        """
        store = await open_store(settings.database or str(settings.sqlite), secrets.token_urlsafe(6))
        hub = Hub(store)
        metrics = Metrics()
        keeper = Keeper(hub, keeper_name(settings), thinkers or Thinkers(settings.thinkers), metrics)
        node = cls(settings, store, hub, keeper, People(store), keeper.thinkers, metrics, settings.url())
        node.owns_thinkers = thinkers is None
        hub.on_change.append(node.count)
        keeper.on_turn.append(node.tell_turn)
        keeper.on_round += [hub.tell_news, node.send_banned_away]
        await store.listen(hub.heard, hub.missed)
        await keeper.start()
        return node

    async def close(self) -> None:
        """Hand the tables over, and save what is under way."""
        await self.keeper.close()
        if self.owns_thinkers:
            self.thinkers.close()
        await self.store.close()

    def count(self, live: Live, events: Sequence[AnyEvent]) -> None:
        """Count the actions among *events*."""
        for event in events:
            if isinstance(event, Acted):
                self.metrics.acted(live.table.opened.game, event.cause)

    async def send_banned_away(self) -> None:
        """Close the sockets of people who have been banned since they came."""
        banned = await self.people.banned()
        for watcher in [watcher for watcher in self.hub.everybody if watcher.person_id in banned]:
            watcher.close(CLOSED_REFUSED)

    def link(self, live: Live) -> str:
        """The address to share."""
        return f"{self.address}/t/{live.code}"

    def tell_turn(self, live: Live, seat: int) -> None:
        """Say whose turn it is where the table wants it said."""
        url = live.table.terms.webhook
        if url is not None and self.settings.webhooks != "off" and live.calls.spend():
            self.hub.spawn(self._post(url, live, seat))

    async def _post(self, url: str, live: Live, seat: int) -> None:
        name, version = live.table.sitter(seat).name, live.table.version
        payload = {"event": "turn", "table": live.id, "seat": seat, "name": name, "version": version}
        try:
            await webhook.tell(url, payload | {"link": self.link(live)}, allow_private=self.settings.webhooks == "all")
        except webhook.WebhookError as error:
            log.info("a webhook did not answer", table=live.id, error=str(error))


def keeper_name(settings: Settings) -> str:
    """The name that a node keeps tables by: the same after a restart, so that it takes them up again at once."""
    if not settings.database:
        return "local"
    return f"{socket.gethostname()}:{settings.port}" if settings.port else secrets.token_urlsafe(6)
