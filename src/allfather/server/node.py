"""One node: the parts of a server process, put together."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from allfather.server.errors import CLOSED_REFUSED
from allfather.server.live import retention, webhook
from allfather.server.live.bot_pool import BotPool
from allfather.server.live.clients import Clients
from allfather.server.live.hub import Hub
from allfather.server.live.keeper import ROUND, Keeper
from allfather.server.live.lease import set_clock
from allfather.server.live.live_table import LiveTable
from allfather.server.live.peers import Peers
from allfather.server.live.retention import Retention
from allfather.server.metrics import Metrics
from allfather.server.people.people import People
from allfather.server.settings import Settings
from allfather.server.store.store import Store, open_store
from allfather.server.table.change import Change
from allfather.server.table.events import Acted, AnyEvent

log = structlog.get_logger()


@dataclass
class Node:
    """The parts of a server process, as requests and connections use them."""

    settings: Settings
    store: Store
    hub: Hub
    keeper: Keeper
    clients: Clients
    people: People
    bot_pool: BotPool
    metrics: Metrics
    address: str
    """The address that players use, for links."""
    owns_bot_pool: bool = True

    @classmethod
    async def start(cls, settings: Settings, bot_pool: BotPool | None = None) -> Node:
        """Open the store and begin to look after tables; a given *bot_pool* is not closed with the node.

        :raises StoreError: if the store cannot be opened.
        """
        store = await open_store(settings.database or str(settings.sqlite), secrets.token_urlsafe(6))
        await set_clock(store)
        metrics = Metrics()
        hub = Hub(store, metrics)
        keeper = Keeper(hub, keeper_name(settings), bot_pool or BotPool(settings.thinkers), metrics)
        clients = Clients(store)
        node = cls(settings, store, hub, keeper, clients, People(store), keeper.bot_pool, metrics, settings.url())
        node.owns_bot_pool = bot_pool is None
        hub.on_change.append(node.count_actions)
        keeper.on_turn.append(node.tell_turn)
        peers = Peers(hub)
        peers.on_activity.append(keeper.wake)
        await store.listen(peers.heard, peers.missed)
        await keeper.start()
        hub.background.supervise("announcements", clients.announce, every=ROUND)
        hub.background.supervise("bans", node.disconnect_banned, every=ROUND)
        hub.background.supervise("retention", Retention(hub, node.people, settings).run, every=retention.EVERY)
        return node

    async def close(self) -> None:
        """Hand over the tables and finish pending writes."""
        await self.keeper.close()
        if self.owns_bot_pool:
            self.bot_pool.close()
        await self.store.close()

    def count_actions(self, live: LiveTable, events: Sequence[AnyEvent], _change: Change) -> None:
        """Count the actions among *events*."""
        for event in events:
            if isinstance(event, Acted):
                self.metrics.acted(live.table.opened.game, event.cause)

    async def disconnect_banned(self) -> None:
        """Close the connections of people who have been banned since they connected."""
        self.clients.close(await self.people.banned(), CLOSED_REFUSED)

    def link(self, live: LiveTable) -> str:
        """The link to a table, for sharing."""
        return f"{self.address}/t/{live.code}"

    def tell_turn(self, live: LiveTable, seat: int) -> None:
        """Notify the webhook of a table, if it has one, of a person's turn."""
        url = live.table.terms.webhook
        if url is not None and self.settings.webhooks != "off" and live.calls.spend():
            self.hub.background.spawn(self._post(url, live, seat))

    async def _post(self, url: str, live: LiveTable, seat: int) -> None:
        name, version = live.table.sitter(seat).name, live.table.version
        payload = {"event": "turn", "table": live.id, "seat": seat, "name": name, "version": version}
        try:
            await webhook.tell(url, payload | {"link": self.link(live)}, allow_private=self.settings.webhooks == "all")
        except webhook.WebhookError as error:
            log.info("webhook failed", table=live.id, error=str(error))


def keeper_name(settings: Settings) -> str:
    """The name of a server: the same after a restart, so that it takes over its predecessor's tables at once."""
    if not settings.database:
        return "local"
    return f"{socket.gethostname()}:{settings.port}" if settings.port else secrets.token_urlsafe(6)
