"""The gateway in front of the application: bans, rate limits, origin checks and security headers.

Browsers attach cookies to requests that other sites cause. So a WebSocket or a request that changes something must
show by ``Origin`` or ``Sec-Fetch-Site`` that it comes from our own page if it carries the cookie. Programs send a
bearer token instead, which no browser attaches by itself.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cached_property, partial
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from allfather.server.errors import CLOSED_REFUSED, Refused
from allfather.server.http.client_address import Proxies, address_of
from allfather.server.limits import too_fast
from allfather.server.node import Node
from allfather.server.rate_limit import CreditsByKey, address_key
from allfather.server.store.store import StoreError

LIVE = "/api/live"
"""The path of the live connection."""
COOKIE = "allfather"
COOKIE_AGE = 400 * 24 * 3600
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
COSTLY = re.compile(r".*/(?:me/data|replay|codes/[^/]*)", re.DOTALL)
"""Paths of expensive requests, and of those that might guess a short code; every POST counts as expensive too."""
COST = 10
"""The number of plain requests that an expensive one counts for."""
FILE_COST = 0.1
"""The same for a file of the page: everybody at a table may load all files at once and from one address."""
DELAY_SECONDS = 1.0
"""Seconds by which responses are delayed to a client that keeps sending although many requests were refused."""
PROBES = ("/health", "/ready")
"""Paths for monitoring: available even if the store is not, and counted separately."""
API = re.compile(r"/(?:api|schema|health|ready|metrics)(?:/.*)?", re.DOTALL)
"""Paths that do not belong to the page."""
CSP = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
STATUSES = {
    "not-signed-in": 401,
    "wrong-password": 401,
    "banned": 403,
    "foreign-origin": 403,
    "not-host": 403,
    "not-allowed-here": 403,
    "no-such-table": 404,
    "not-found": 404,
    "stale": 409,
    "has-account": 409,
    "has-begun": 409,
    "name-taken": 409,
    "not-over": 409,
    "seat-taken": 409,
    "too-large": 413,
    "busy": 429,
    "too-fast": 429,
    "failed": 500,
    "unavailable": 503,
    "old-rules": 410,
    "unreadable": 503,
}
"""The HTTP status of a refusal; 400 unless listed."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str
    values: dict[str, Any] = {}


class Present:
    """How many requests or sockets of each address are open; at most *most*."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Count one more.

        :raises Refused: if there are too many.
        """
        if self._open[address] >= self._most:
            raise too_fast(1)
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count one more while it is open; refused as :meth:`enter`."""
        self.enter(address)
        try:
            yield
        finally:
            self.leave(address)


class Gateway:
    """The outermost ASGI application: routes to the API, the page and the live connection."""

    def __init__(
        self, app: ASGIApp, page: ASGIApp, live: Callable[..., Awaitable[bool]], node: Callable[[], Node]
    ) -> None:
        self.app, self.page, self.live = app, page, live
        self._node = node

    @property
    def node(self) -> Node:
        return self._node()

    @cached_property
    def _proxies(self) -> Proxies:
        return Proxies(self.node.settings.proxies)

    @cached_property
    def _credits(self) -> CreditsByKey:
        return CreditsByKey(self.node.settings.request_rate, self.node.settings.request_burst)

    @cached_property
    def _probe_credits(self) -> CreditsByKey:
        return CreditsByKey(self.node.settings.request_rate, self.node.settings.request_burst)

    @cached_property
    def _present(self) -> Present:
        """Requests and sockets, because those that a proxy forwards share its connections."""
        return Present(self.node.settings.connections_per_address)

    @cached_property
    def _sockets(self) -> Present:
        return Present(self.node.settings.sockets_per_address)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            self._prepare(scope)
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            self._prepare(scope)
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _prepare(self, scope: Any) -> None:
        self._proxies.place_client(scope)
        join_cookies(scope)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        send = self._with_headers(scope, send)
        began, address = time.perf_counter(), key_of(scope)
        with ExitStack() as stack:
            try:
                stack.enter_context(self._present.one(address))
                await self._check(scope, needs_origin=scope["method"] not in SAFE_METHODS)
            except Refused as refused:
                await self._count_refusal(refused, address)
                await answer(send, refused)
                return
            is_page = is_of_page(scope["path"])
            await (self.page if is_page else self.app)(scope, receive, send)
        route = "page" if is_page else scope.get("path_template", "")
        self.node.metrics.answered(route, scope["state"].get("status", 0), time.perf_counter() - began)

    async def _count_refusal(self, refused: Refused, address: str) -> None:
        self.node.count_refusal(refused.code, address)
        if refused.code == "too-fast" and not self.node.limits.may_refuse(None, address):
            await asyncio.sleep(DELAY_SECONDS)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = key_of(scope)
        try:
            await self._check(scope, needs_origin=True)
            if scope["path"] != LIVE:
                raise Refused("not-found")
            self._enter_socket(address)
        except Refused as refused:
            await self._count_refusal(refused, address)
            await hang_up(receive, send, CLOSED_REFUSED)
            return
        leave, is_accepted = partial(self._leave_socket, address), False
        try:
            is_accepted = await self.live(self.node, scope, receive, send, leave)
        finally:
            if not is_accepted:
                leave()

    def _enter_socket(self, address: str) -> None:
        """Count a socket, both as a socket and as a request; refused as :meth:`Present.enter`."""
        self._present.enter(address)
        try:
            self._sockets.enter(address)
        except Refused:
            self._present.leave(address)
            raise

    def _leave_socket(self, address: str) -> None:
        self._present.leave(address)
        self._sockets.leave(address)

    async def _check(self, scope: Any, *, needs_origin: bool) -> None:
        """:raises Refused: if this request must not be answered."""
        address = key_of(scope)
        is_probe = scope["path"] in PROBES
        allowed = self._probe_credits if is_probe else self._credits
        cost = min(cost_of(scope), self.node.settings.request_burst)
        if not allowed.spend(address, cost):
            raise too_fast(allowed.wait(address, cost))
        if not is_probe:
            await self._check_ban(address_of(scope))
        if needs_origin:
            headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
            self._check_origin(headers)

    async def _check_ban(self, address: str) -> None:
        try:
            is_banned = await self.node.people.is_banned(address)
        except StoreError:
            raise Refused("unavailable") from None
        if is_banned:
            raise Refused("banned")

    def _check_origin(self, headers: dict[bytes, str]) -> None:
        origin = headers.get(b"origin")
        if origin is not None:
            if origin.partition("://")[2] != headers.get(b"host") and origin not in self.node.settings.origins:
                raise Refused("foreign-origin")
        elif f"{COOKIE}=" in headers.get(b"cookie", "") and headers.get(b"sec-fetch-site") != "same-origin":
            raise Refused("foreign-origin")

    def _with_headers(self, scope: Any, send: Send) -> Send:
        """A *send* that adds the security headers, and the cookie if it changes."""
        settings = self.node.settings
        state = scope.setdefault("state", {})

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = dict(HEADERS)
                if settings.public_url.startswith("https:"):
                    headers["strict-transport-security"] = "max-age=31536000"
                if scope["path"].startswith("/api"):
                    headers["cache-control"] = "no-store"
                if "token" in state:
                    headers["set-cookie"] = cookie_text(state["token"], secure=settings.has_secure_cookie)
                added = [(key.encode(), value.encode()) for key, value in headers.items()]
                message["headers"] = [*message.get("headers", []), *added]
                state["status"] = message["status"]
            await send(message)

        return send_with_headers


async def hang_up(receive: Receive, send: Send, code: int) -> None:
    """Refuse a WebSocket."""
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": ""})


def is_of_page(path: str) -> bool:
    """Whether *path* belongs to the page."""
    return API.fullmatch(path) is None


def cost_of(scope: Any) -> float:
    """The number of plain requests that this one counts for."""
    is_page = is_of_page(scope["path"])
    if scope.get("method") == "POST" or (not is_page and COSTLY.fullmatch(scope["path"])):
        return COST
    return FILE_COST if is_page else 1


def join_cookies(scope: Any) -> None:
    """Join all ``Cookie`` headers, because proxies that speak HTTP/2 split them and everybody else expects one."""
    cookies = [value for name, value in scope["headers"] if name == b"cookie"]
    if len(cookies) > 1:
        others = [header for header in scope["headers"] if header[0] != b"cookie"]
        scope["headers"] = [*others, (b"cookie", b"; ".join(cookies))]


def key_of(scope: Any) -> str:
    """The key by which requests of this client are counted."""
    return address_key(address_of(scope))


def cookie_text(token: str, *, secure: bool) -> str:
    """The cookie that holds *token*; an empty token removes it."""
    age = COOKIE_AGE if token else 0
    return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def retry_after(refused: Refused) -> dict[str, str]:
    """The header with the time to wait, if the refusal has one."""
    return {"retry-after": str(refused.values["seconds"])} if "seconds" in refused.values else {}


async def answer(
    send: Send, refused: Refused, status: int | None = None, more: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    """Answer a request with a refusal."""
    body = msgspec.json.encode(Problem(refused.code, refused.text, refused.values))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    headers += [(name.encode(), value.encode()) for name, value in retry_after(refused).items()]
    status = status or STATUSES.get(refused.code, 400)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
