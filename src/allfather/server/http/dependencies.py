"""Dependencies of request handlers: the node, the person who sent the request, and the documented refusals."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from allfather.server.errors import Refused
from allfather.server.http.gateway import COOKIE, STATUSES, Problem, key_of
from allfather.server.node import Node
from allfather.server.people.browsers import browser_label
from allfather.server.repositories.people import Person

T = TypeVar("T")

PROBLEMS = {
    status: ResponseSpec(Problem, description="The request was refused.", generate_examples=False)
    for status in sorted({400, *STATUSES.values()})
}
"""The refusals of requests, for the OpenAPI schema."""

IdInPath: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,24}$")]
"""An id; anything else is refused before it reaches the store, which may not accept every string."""
NodeHere: TypeAlias = NamedDependency[Node]
Asker: TypeAlias = NamedDependency[Person]
MaybeAsker: TypeAlias = NamedDependency[Person | None]
Owner: TypeAlias = NamedDependency[Person]


def token_of(request: Any) -> str | None:
    """The token of a request or a WebSocket."""
    bearer = request.headers.get("authorization", "")
    if bearer.startswith("Bearer "):
        return str(bearer.removeprefix("Bearer "))
    return request.cookies.get(COOKIE) or None


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """The result of *work*, which is cancelled if the client disconnects."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_disconnect(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Refused("unavailable", "The client is gone.")
    finally:
        working.cancel()
        leaving.cancel()


async def _disconnect(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def label_of(request: Any) -> str:
    """The browser that sent a request, in words."""
    return browser_label(request.headers.get("user-agent", ""))


async def provide_node(state: State) -> Node:
    """The node of this process."""
    node: Node = state.node
    return node


async def provide_maybe(request: Request[Any, Any, Any], node: NodeHere) -> Person | None:
    """The person who sent the request, or ``None`` without a token."""
    token = token_of(request)
    return None if token is None else await node.people.by_token(token)


async def provide_person(maybe_person: MaybeAsker) -> Person:
    """The person who sent the request.

    :raises Refused: if there is no token.
    """
    if maybe_person is None:
        raise Refused("not-signed-in")
    return maybe_person


async def provide_owner(request: Request[Any, Any, Any], node: NodeHere) -> Person:
    """The person who sent the request, and not a program that acts for them.

    :raises Refused: if there is no token, or one with which a program acts for somebody.
    """
    token = token_of(request)
    owner = None if token is None else await node.people.owner(token)
    if owner is None:
        raise Refused("not-signed-in")
    return owner


async def welcome(request: Request[Any, Any, Any], node: Node, person: Person | None) -> Person:
    """*person*, or a new guest, whose cookie the answer sets."""
    if person is not None:
        return person
    node.limits.spend("guest", None, key_of(request.scope))
    language = request.headers.get("accept-language", "en")[:2].lower()
    guest, token = await node.people.guest(None, language, label=label_of(request))
    request.scope["state"]["token"] = token
    return guest
