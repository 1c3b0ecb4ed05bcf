"""Rate limits: token buckets, one or one per key, such as a person or an address."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable


class Credits:
    """A bucket of at most *burst* credits, refilled at *rate* per second."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._since = clock()

    def spend(self, cost: float = 1) -> bool:
        """Take *cost* credits if there are enough; return whether there were."""
        self._refill()
        if cost > self._left:
            return False
        self._left -= cost
        return True

    def wait(self, cost: float = 1) -> float:
        """Seconds until *cost* credits can be spent; infinite if there are never that many."""
        self._refill()
        if cost > self._burst:
            return math.inf
        return max(0.0, (cost - self._left) / self._rate)

    @property
    def is_full(self) -> bool:
        """Whether the bucket has been refilled."""
        self._refill()
        return self._left >= self._burst

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + self._rate * (now - self._since))
        self._since = now


class CreditsByKey:
    """One bucket per key, for at most *most* keys: those used last."""

    def __init__(
        self, rate: float, burst: float, *, most: int = 100_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._clock = clock
        self._credits: OrderedDict[str, Credits] = OrderedDict()
        """Ordered by last use, so that the first buckets are the most likely to be full."""

    def __len__(self) -> int:
        return len(self._credits)

    def spend(self, key: str, cost: float = 1) -> bool:
        """Take *cost* credits of *key* if there are enough; return whether there were."""
        credit = self._credits.get(key)
        if credit is None:
            self._make_room()
            credit = self._credits[key] = Credits(self._rate, self._burst, self._clock)
        else:
            self._credits.move_to_end(key)
        return credit.spend(cost)

    def wait(self, key: str, cost: float = 1) -> float:
        """Seconds until *key* can spend *cost* credits."""
        credit = self._credits.get(key)
        return 0.0 if credit is None else credit.wait(cost)

    def forget(self, key: str) -> None:
        """Refill the bucket of *key* at once."""
        self._credits.pop(key, None)

    def _make_room(self) -> None:
        while self._credits:
            oldest = next(iter(self._credits))
            if len(self._credits) < self._most and not self._credits[oldest].is_full:
                return
            del self._credits[oldest]


def address_key(address: str) -> str:
    """The key of an address: an IPv4 address itself, or the /64 prefix of an IPv6 address, which a household shares.

    Anything else, such as the path of a Unix socket, is its own key.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)))


class Pace:
    """Spaces things out instead of refusing them: *rate* per second for each key, and *burst* at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._interval, self._clock = 1 / rate, clock
        self._slack = burst * self._interval
        self._due: dict[str, float] = {}
        """By key, when the next thing would be due without a burst."""

    def delay(self, key: str) -> float:
        """How many seconds the next thing of *key* has to wait; it is counted."""
        now = self._clock()
        due = max(self._due.pop(key, now), now)
        self._due[key] = due + self._interval  # at the end, since those before are forgotten first
        self._forget(now)
        return max(0.0, due + self._interval - self._slack - now)

    def _forget(self, now: float) -> None:
        """Forget the keys that have waited long enough, a few at a time."""
        for key in [key for key, _ in zip(self._due, range(2), strict=False)]:
            if self._due[key] <= now:
                del self._due[key]
