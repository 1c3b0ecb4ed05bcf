"""Telling a web address about a turn, without letting anybody use the server to reach into its own network.

The name is looked up once, every address found is checked, and one of those very addresses is connected to, so that
a name cannot lead elsewhere the second time. Redirects are not followed and no answer is read beyond its first line.
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
"""Bytes of an answer's first line, all of it that is read."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
PORTS = {"http": 80, "https": 443}


class WebhookError(Exception):
    """It was not told, and why, in a few words."""


def check_url(url: str) -> SplitResult:
    """The parts of an address that may be told something, as far as its text shows.

    :raises WebhookError: if it is no plain http or https address.
    """
    if not re.fullmatch(r"[!-~]{1,500}", url):
        raise WebhookError("the address must be plain ASCII without spaces, and not long")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise WebhookError("that is no address") from None
    if parts.scheme not in PORTS:
        raise WebhookError("the address must begin with http:// or https://")
    if not parts.hostname or port == 0:
        raise WebhookError("the address names no machine")
    if parts.username is not None or parts.password is not None:
        raise WebhookError("the address must not hold a name or password")
    return parts


async def tell(url: str, payload: dict[str, Any], *, allow_private: bool, timeout: float = 5) -> None:
    """Post *payload* as JSON to *url*; everything together takes at most *timeout* seconds.

    :raises WebhookError: unless it was answered with success.
    """
    parts = check_url(url)
    try:
        async with asyncio.timeout(timeout):
            addresses = await _resolve(parts)
            if not allow_private and not all(map(is_public, addresses)):
                raise WebhookError("the address is not public")
            status = await _post(parts, addresses, payload)
    except TimeoutError:
        raise WebhookError(f"no answer within {timeout:g} seconds") from None
    except ssl.SSLError as error:
        raise WebhookError(f"no secure connection: {error.reason or 'it failed'}") from None
    except OSError:
        raise WebhookError("no connection") from None
    if not 200 <= status < 300:
        raise WebhookError(f"it answered with status {status}")


def is_public(address: str) -> bool:
    """Whether anybody in the world may be meant by *address*, and not just somebody near."""
    parsed = _embedded(ipaddress.ip_address(address))
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def _embedded(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 address leads to, or *address* itself."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else address)


async def _resolve(parts: SplitResult) -> list[str]:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise WebhookError("the name is not known") from None
    return [str(item[4][0]) for item in found]


async def _post(parts: SplitResult, addresses: list[str], payload: dict[str, Any]) -> int:
    """The status of the answer of the first of *addresses* that takes a connection."""
    reader, writer = await _connect(parts, addresses)
    try:
        writer.write(_request(parts, json.dumps(payload).encode()))
        return _status(await reader.readline())
    except ValueError:
        raise WebhookError("it did not answer as a web server") from None
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
    """What a secure connection asks for: a certificate for the right name from an authority this machine trusts."""
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
