"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from html import escape
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Send

from allfather import __version__
from allfather.server.errors import CLOSED_REFUSED, REFUSALS, Refused
from allfather.server.http.api import make_router
from allfather.server.http.connection import Connection
from allfather.server.http.dependencies import NodeHere, provide_node, token_of
from allfather.server.http.gateway import STATUSES, Gateway, Problem, hang_up, key_of, retry_after
from allfather.server.http.page import Page, built_page
from allfather.server.http.websocket import LimitedWebSocket
from allfather.server.node import Node
from allfather.server.repositories.announcements import announcements
from allfather.server.store.store import StoreError
from allfather.server.table.messages import Announced

BODY_SIZE = 500_000
CODES = {401: "not-signed-in", 404: "not-found", 405: "not-found", 413: "too-large"}

log = structlog.get_logger()


async def live(node: Node, scope: Any, receive: Receive, send: Send, on_closed: Callable[[], None]) -> bool:
    """Accept a live connection (docs/protocol.md), which calls *on_closed* when it ends; ``False`` if refused."""
    token = token_of(ASGIConnection(scope))
    try:
        person = None if token is None else await node.people.by_token(token)
        announced = await announcements(node.store)
    except (Refused, StoreError):
        await hang_up(receive, send, CLOSED_REFUSED)
        return False
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    socket: LimitedWebSocket = scope["state"]["socket"]
    connection = Connection(socket, node, person, token, key_of(scope), on_closed)
    for news in announced:
        connection.answer(Announced(news.text))
    socket.take_over(connection)
    return True


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused, not reported as an error of ours, if it is not JSON or never arrives."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # the client is gone
            raise ClientException("incomplete") from error

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("not JSON") from error


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """Show that the process answers; whether it can serve says ``/ready``."""
    return {"status": "ok", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any], node: NodeHere) -> Response[dict[str, Any]]:
    """Check that the server can save moves and keep its tables; what is wrong is for private networks only."""
    problems = await node.readiness.problems()
    answer: dict[str, Any] = {"status": "not-ready" if problems else "ready", "version": __version__}
    if request.scope["state"]["is_private"]:
        answer["problems"] = problems
    return Response(answer, status_code=503 if problems else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], node: NodeHere) -> Response[bytes]:
    """Metrics for Prometheus, for private networks only."""
    if not request.scope["state"]["is_private"]:
        raise Refused("not-found")
    tables = [live.table for live in node.hub.tables.values()]
    node.metrics.tables.set(len(tables))
    node.metrics.playing.set(sum(table.status == "playing" for table in tables))
    node.metrics.most_events.set(max((table.version for table in tables), default=0))
    body, kind = node.metrics.render()
    return Response(body, media_type=kind)


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def front(request: Request[Any, Any, Any]) -> str:
    """An overview of the API as a plain HTML page."""
    schema = request.app.openapi_schema.to_schema()
    rows = [
        f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(plain(operation))}</dd>"
        for path, operations in sorted(schema["paths"].items())
        for method, operation in operations.items()
        if "responses" in operation
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Allfather</title><h1>Allfather</h1>'
        '<p>ODIN and Odins Raben. The API, <a href="/schema/openapi.json">as OpenAPI</a>; the live connection is at '
        f"<code>/api/live</code>.</p><dl>{''.join(rows)}</dl></html>"
    )


def plain(operation: dict[str, Any]) -> str:
    """The description of an operation, without markup."""
    return str(operation.get("description", "")).replace("``", "")


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    request.app.state.node.count_refusal(error.code, key_of(request.scope))
    status = STATUSES.get(error.code, 400)
    return Response(Problem(error.code, error.text, error.values), status_code=status, headers=retry_after(error))


def misunderstood(_: Any, error: HTTPException) -> Response[Problem]:
    """Describe what is wrong with a request without revealing anything about the server."""
    if error.status_code >= 500:
        return failed(_, error)
    text = REFUSALS["bad-request"]
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in error.extra)
    code = CODES.get(error.status_code, "bad-request")
    problem = Problem(code, text if code == "bad-request" else REFUSALS[code])
    return Response(problem, status_code=error.status_code, headers=error.headers)


def unavailable(_: Any, error: StoreError) -> Response[Problem]:
    log.error("store unavailable", error=str(error))
    return Response(Problem("unavailable", REFUSALS["unavailable"]), status_code=503)


def failed(_: Any, error: Exception) -> Response[Problem]:
    log.error("request failed", exc_info=error)
    return Response(Problem("failed", REFUSALS["failed"]), status_code=500)


def make_app(find_node: Callable[[], Node], page: Page | None = None) -> ASGIApp:
    """The application for a node, which must exist at startup and is closed at shutdown."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        node = app.state.node = find_node()
        try:
            yield
        finally:
            await node.close()

    litestar = Litestar(
        [health, ready, metrics, front, make_router()],
        dependencies={"node": Provide(provide_node)},
        exception_handlers={Refused: refused, HTTPException: misunderstood, StoreError: unavailable, Exception: failed},
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Allfather", __version__, path="/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
        request_class=JsonRequest,
        request_max_body_size=BODY_SIZE,
    )
    return Gateway(litestar, page or built_page(), live, lambda: litestar.state.node)
