"""Webhooks: notify a URL of a turn, without letting anybody use the server to reach into its own network.

The host name is resolved once, every address found is checked, and the connection goes to one of those addresses, so
that a second lookup cannot lead elsewhere. Redirects are not followed, and only the status line of an answer is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import socket
import ssl
from functools import cache
from ipaddress import IPv4Address, IPv6Address
from typing import Any
from urllib.parse import SplitResult, urlsplit

MAX_LINE = 1024
"""Bytes of the status line, the only part of an answer that is read."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
PORTS = {"http": 80, "https": 443}


class WebhookError(Exception):
    """A webhook could not be called; the message says why in a few words."""


def check_url(url: str) -> SplitResult:
    """Parse the URL of a webhook and check what can be checked without resolving it.

    :raises WebhookError: if it is not a plain http or https URL.
    """
    if not re.fullmatch(r"[!-~]{1,500}", url):
        raise WebhookError("the URL must be ASCII without spaces, and at most 500 characters long")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise WebhookError("the URL is invalid") from None
    if parts.scheme not in PORTS:
        raise WebhookError("the URL must begin with http:// or https://")
    if not parts.hostname or port == 0:
        raise WebhookError("the URL has no host")
    if parts.username is not None or parts.password is not None:
        raise WebhookError("the URL must not contain a user name or a password")
    return parts


async def tell(url: str, payload: dict[str, Any], *, allow_private: bool, timeout: float = 5) -> None:
    """Post *payload* as JSON to *url* within *timeout* seconds.

    :raises WebhookError: unless the answer is a success.
    """
    parts = check_url(url)
    try:
        async with asyncio.timeout(timeout):
            addresses = await _resolve(parts)
            if not allow_private and not all(map(is_public, addresses)):
                raise WebhookError("the host is not public")
            status = await _post(parts, addresses, payload)
    except TimeoutError:
        raise WebhookError(f"no answer within {timeout:g} seconds") from None
    except ssl.SSLError as error:
        raise WebhookError(f"no secure connection: {error.reason or 'TLS failed'}") from None
    except OSError:
        raise WebhookError("no connection") from None
    if not 200 <= status < 300:
        raise WebhookError(f"the answer has status {status}")


def is_public(address: str) -> bool:
    """Whether *address* is a public address of the internet."""
    parsed = _embedded(ipaddress.ip_address(address))
    is_site_local = isinstance(parsed, IPv6Address) and parsed.is_site_local
    return parsed.is_global and not (parsed.is_multicast or parsed.is_reserved or is_site_local)


def _embedded(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address embedded in an IPv6 address, or *address* itself."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else address)


async def _resolve(parts: SplitResult) -> list[str]:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise WebhookError("the host is not known") from None
    return [str(item[4][0]) for item in found]


async def _post(parts: SplitResult, addresses: list[str], payload: dict[str, Any]) -> int:
    """Post to the first of *addresses* that accepts a connection; return the status."""
    reader, writer = await _connect(parts, addresses)
    try:
        writer.write(_request(parts, json.dumps(payload).encode()))
        return _status(await reader.readline())
    except ValueError:
        raise WebhookError("the answer is not HTTP") from None
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    found = re.match(rb"HTTP/1\.[01] ([0-9]{3})\b", line)
    if found is None:
        raise ValueError(line)
    return int(found[1])


async def _connect(parts: SplitResult, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    is_secure = parts.scheme == "https"
    port = parts.port or PORTS[parts.scheme]
    failure = OSError()
    for address in addresses:
        try:
            return await asyncio.open_connection(
                address,
                port,
                limit=MAX_LINE,
                ssl=tls_context() if is_secure else None,
                server_hostname=parts.hostname if is_secure else None,
            )
        except OSError as error:
            failure = error
    raise failure


@cache
def tls_context() -> ssl.SSLContext:
    """TLS settings that verify the certificate and the host name."""
    return ssl.create_default_context()


def _request(parts: SplitResult, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: allfather",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
