"""The gateway in front of the application: bans, rate limits, origin checks and security headers.

Browsers attach cookies to requests that other sites cause. So a WebSocket or a request that changes something must
show by ``Origin`` or ``Sec-Fetch-Site`` that it comes from our own page if it carries the cookie. Programs send a
bearer token instead, which no browser attaches by itself.
"""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from allfather.server.errors import CLOSED_REFUSED, Refused
from allfather.server.node import Node
from allfather.server.rate_limit import CreditsByKey, address_key
from allfather.server.store.store import StoreError

LIVE = "/api/live"
"""The path of the live connection."""
COOKIE = "allfather"
COOKIE_AGE = 400 * 24 * 3600
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
COSTLY = ("/me/data", "/replay")
"""Suffixes of the paths of expensive requests; every POST counts as expensive too."""
COST = 10
"""The number of plain requests that an expensive one counts for."""
FILE_COST = 0.1
"""The same for a file of the page: everybody at a table may load all files at once and from one address."""
API = re.compile(r"/(?:api|schema|health|metrics)(?:/.*)?", re.DOTALL)
"""Paths that do not belong to the page."""
CSP = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
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
    "unreadable": 503,
}
"""The HTTP status of a refusal; 400 unless listed."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str
    values: dict[str, Any] = {}


class Gateway:
    """The outermost ASGI application: routes to the API, the page and the live connection."""

    def __init__(
        self, app: ASGIApp, page: ASGIApp, live: Callable[..., Awaitable[None]], node: Callable[[], Node]
    ) -> None:
        self.app, self.page, self.live = app, page, live
        self._node = node
        self._credits: CreditsByKey | None = None
        self._sockets: dict[str, int] = {}

    @property
    def node(self) -> Node:
        return self._node()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        send = self._with_headers(scope, send)
        began = time.perf_counter()
        try:
            await self._check(scope, needs_origin=scope["method"] not in SAFE_METHODS)
        except Refused as refused:
            await answer(send, refused)
            return
        is_page = is_of_page(scope["path"])
        await (self.page if is_page else self.app)(scope, receive, send)
        route = "page" if is_page else scope.get("path_template", "")
        self.node.metrics.answered(route, scope["state"].get("status", 0), time.perf_counter() - began)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = key_of(scope)
        try:
            await self._check(scope, needs_origin=True)
            if self._sockets.get(address, 0) >= self.node.settings.sockets_per_address:
                raise Refused("too-fast")
            if scope["path"] != LIVE:
                raise Refused("not-found")
        except Refused:
            await hang_up(receive, send, CLOSED_REFUSED)
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            await self.live(self.node, scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _check(self, scope: Any, *, needs_origin: bool) -> None:
        """:raises Refused: if this request must not be answered."""
        node, address = self.node, key_of(scope)
        if self._credits is None:
            self._credits = CreditsByKey(node.settings.request_rate, node.settings.request_burst)
        cost = min(cost_of(scope), node.settings.request_burst)
        if scope["path"] != "/health" and not self._credits.spend(address, cost):
            raise Refused("too-fast")
        try:
            is_banned = await node.people.is_banned(address_of(scope))
        except StoreError:
            raise Refused("unavailable") from None
        if is_banned:
            raise Refused("banned")
        if needs_origin:
            headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
            self._check_origin(headers)

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
    if scope.get("method") == "POST" or (not is_page and scope["path"].endswith(COSTLY)):
        return COST
    return FILE_COST if is_page else 1


def address_of(scope: Any) -> str:
    """The address of the client."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def key_of(scope: Any) -> str:
    """The key by which requests of this client are counted."""
    return address_key(address_of(scope))


def cookie_text(token: str, *, secure: bool) -> str:
    """The cookie that holds *token*; an empty token removes it."""
    age = COOKIE_AGE if token else 0
    return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


async def answer(
    send: Send, refused: Refused, status: int | None = None, more: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    """Answer a request with a refusal."""
    body = msgspec.json.encode(Problem(refused.code, refused.text, refused.values))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    status = status or STATUSES.get(refused.code, 400)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
