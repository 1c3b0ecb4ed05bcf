"""One node: the parts of a server process, put together."""

from __future__ import annotations

import secrets
import socket
from dataclasses import dataclass, field

import structlog

from allfather.server.errors import CLOSED_REFUSED
from allfather.server.limits import Limits
from allfather.server.live import retention, webhook
from allfather.server.live.bot_pool import BotPool
from allfather.server.live.clients import Clients
from allfather.server.live.hub import Hub
from allfather.server.live.keeper import ROUND, Keeper
from allfather.server.live.lease import set_clock
from allfather.server.live.live_table import LiveTable
from allfather.server.live.lobby import ATTEND_SECONDS
from allfather.server.live.readiness import Readiness
from allfather.server.live.retention import Retention
from allfather.server.metrics import Metrics
from allfather.server.people.people import People
from allfather.server.refusal_log import RefusalLog
from allfather.server.repositories import set_aside
from allfather.server.settings import Settings
from allfather.server.store.store import Store, open_store
from allfather.server.table.events import FORMAT

LOGGED_REFUSALS = {"banned", "foreign-origin", "too-fast"}
"""Refusals that may be signs of an attack."""

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
    engines: dict[str, str] = field(default_factory=dict)
    """The WebAssembly modules that browsers can load: name of a game -> name of its files."""
    limits: Limits = field(init=False)
    refusals: RefusalLog = field(init=False)
    readiness: Readiness = field(init=False)

    def __post_init__(self) -> None:
        self.limits = Limits(self.settings)
        self.refusals = RefusalLog(with_addresses=self.settings.log_addresses)
        self.readiness = Readiness(self.store, self.keeper)

    @classmethod
    async def start(cls, settings: Settings, bot_pool: BotPool | None = None) -> Node:
        """Open the store and begin to look after tables; a given *bot_pool* is not closed with the node.

        :raises StoreError: if the store cannot be opened.
        """
        store = await open_store(settings.database or str(settings.sqlite), secrets.token_urlsafe(6))
        await set_clock(store)
        metrics = Metrics()
        hub = Hub(store, metrics)
        pool = bot_pool or BotPool(settings.thinkers, settings.bot_rate, settings.bot_burst)
        pool.report_to(metrics)
        keeper, clients, people = Keeper(hub, keeper_name(settings)), Clients(store), People(store)
        node = cls(settings, store, hub, keeper, clients, people, pool, metrics, settings.url())
        node.owns_bot_pool = bot_pool is None
        hub.bot_pool, hub.on_turn, hub.on_revoked = pool, node.call_webhook, node.disconnect_revoked
        people.on_revoked = node.disconnect_revoked
        await store.listen(hub.hear, hub.read_again)
        await keeper.start()
        hub.background.supervise("announcements", clients.announce, every=ROUND)
        hub.background.supervise("bans", node.disconnect_banned, every=ROUND)
        hub.background.supervise("retention", Retention(hub, people, settings).run, every=retention.EVERY)
        hub.background.supervise("set aside", node.count_set_aside, every=ROUND)
        hub.background.supervise("lobby", node.attend_tables, every=ATTEND_SECONDS)
        return node

    async def close(self) -> None:
        """Hand over the tables and finish pending writes."""
        self.refusals.flush()
        await self.keeper.close()
        if self.owns_bot_pool:
            self.bot_pool.close()
        await self.store.close()

    def count_refusal(self, code: str, address: str) -> None:
        """Count a request that was refused with a *code*, from the address with this key."""
        self.metrics.refused(code)
        if code in LOGGED_REFUSALS:
            self.refusals.note(code, address)

    async def attend_tables(self) -> None:
        """Note which public tables are watched here."""
        await self.hub.lobby.attend_all(list(self.hub.tables.values()))

    async def count_set_aside(self) -> None:
        """Count the tables that this server cannot read."""
        self.metrics.set_aside.set(await set_aside.count(self.store, FORMAT))

    async def disconnect_banned(self) -> None:
        """Close the connections of people who have been banned since they connected."""
        self.clients.close(await self.people.banned(), CLOSED_REFUSED)

    def disconnect_revoked(self, person_id: str) -> None:
        """Close the connections of a person whose tokens are no longer valid."""
        self.people.forget(person_id)
        for client in self.clients.of(person_id):
            self.hub.background.spawn(client.is_welcome())

    def link(self, live: LiveTable) -> str:
        """The link to a table, for sharing."""
        return f"{self.address}/t/{live.code}"

    def call_webhook(self, live: LiveTable, seat: int) -> None:
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
