"""The limits on connections, per address and in total, and on the files that the process may open for them."""

from __future__ import annotations

from collections import Counter

from allfather.server.http.client_address import Proxies
from allfather.server.metrics import Metrics
from allfather.server.rate_limit import address_key
from allfather.server.refusal_log import RefusalLog
from allfather.server.settings import Settings

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

SPARE_FILES = 200
"""Files that are left for everything except connections: the store, bots, webhooks."""


class Admission:
    """Counts the open connections of one server.

    A proxy has as many connections as it likes; what it forwards is counted by the gateway.
    """

    def __init__(self, settings: Settings, metrics: Metrics, refusals: RefusalLog) -> None:
        self._metrics, self._refusals = metrics, refusals
        self._proxies = Proxies(settings.proxies)
        self._most = min(settings.connections, allow_files(settings.connections + SPARE_FILES) - SPARE_FILES)
        self._most_per_address = settings.connections_per_address
        self._open = 0
        self._by_address: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a new connection from *address*, or return ``False`` if there are too many."""
        key = self._key(address)
        if self._open >= self._most:
            self.drop("too-many", address)
            return False
        if key is not None and self._by_address[key] >= self._most_per_address:
            self.drop("too-many-from-address", address)
            return False
        self._open += 1
        if key is not None:
            self._by_address[key] += 1
        self._metrics.connections.set(self._open)
        return True

    def leave(self, address: str) -> None:
        """Count a connection that is closed."""
        self._open -= 1
        self._metrics.connections.set(self._open)
        key = self._key(address)
        if key is not None:
            self._by_address[key] -= 1
            if not self._by_address[key]:
                del self._by_address[key]

    def drop(self, why: str, address: str) -> None:
        """Note that a connection was refused or too slow."""
        self._metrics.dropped(why)
        self._refusals.note(why, address_key(address))

    def _key(self, address: str) -> str | None:
        return None if not address or address in self._proxies else address_key(address)


def allow_files(wanted: int) -> int:
    """Let this process open up to *wanted* files if possible; return how many it may."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed
