"""The address of a client, which may be behind proxies.

Uvicorn has the same, but takes any text in ``X-Forwarded-For`` for an address.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """The proxies whose ``X-Forwarded-For`` is trusted."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(network) for network in networks]
        self._includes = lru_cache(maxsize=4096)(self._find)

    def __contains__(self, address: str) -> bool:
        return bool(self._networks) and self._includes(address)

    def _find(self, address: str) -> bool:
        parsed = parse_address(address)
        return parsed is not None and any(parsed in network for network in self._networks)

    def place_client(self, scope: Any) -> None:
        """Replace the client of *scope* by the one for whom a trusted proxy forwards the request.

        The last address that is not a proxy's counts, because a client can write anything before it. If that is not an
        address, the proxy counts as the client, but not as one in a private network.
        """
        client = scope.get("client")
        address = str(client[0]) if client else ""
        is_known = True
        if address in self:
            forwarded = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
            if forwarded.strip():
                found = self._client_in(forwarded.decode("latin-1"))
                is_known = found is not None
                scope["client"] = (str(found or address), 0)
        scope.setdefault("state", {})["is_private"] = is_known and is_private(address_of(scope))

    def _client_in(self, forwarded: str) -> Address | None:
        addresses = [parse_address(without_port(text.strip())) for text in forwarded.split(",")]
        strangers = [address for address in addresses if address is None or str(address) not in self]
        return strangers[-1] if strangers else addresses[0]


def without_port(text: str) -> str:
    """An address as proxies write it, such as ``192.0.2.1:8000`` or ``[2001:db8::1]:8000``, without the port."""
    found = re.fullmatch(r"\[([^\]]*)\](?::\d+)?|([\d.]+):\d+", text)
    return text if found is None else found[1] or found[2] or ""


def parse_address(text: str) -> Address | None:
    """The address that *text* is, if it is one; an IPv4 address embedded in an IPv6 one counts as such."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def is_private(address: str) -> bool:
    """Whether *address* belongs to a private network; a Unix socket, which has no address, does."""
    parsed = parse_address(address)
    return address == "" if parsed is None else parsed.is_private


def address_of(scope: Any) -> str:
    """The address of the client; empty for a Unix socket."""
    client = scope.get("client")
    return str(client[0]) if client else ""
