"""Who is asking, for requests and sockets, and how a request may be refused."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from allfather.server.errors import Refused
from allfather.server.http.gateway import COOKIE, STATUSES, Problem
from allfather.server.node import Node
from allfather.server.repositories.people import Person

PROBLEMS = {
    status: ResponseSpec(Problem, description="Refused, and why.", generate_examples=False)
    for status in sorted({400, *STATUSES.values()})
}
"""The refusals that a request may meet, for the description of the API."""

IdInPath: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,24}$")]
"""An id; other texts are refused before a store sees them, which may not be able to read them."""
NodeHere: TypeAlias = NamedDependency[Node]
Asker: TypeAlias = NamedDependency[Person]
MaybeAsker: TypeAlias = NamedDependency[Person | None]


def token_of(request: Any) -> str | None:
    """The token that a request or a socket comes with."""
    bearer = request.headers.get("authorization", "")
    if bearer.startswith("Bearer "):
        return str(bearer.removeprefix("Bearer "))
    return request.cookies.get(COOKIE) or None


async def provide_node(state: State) -> Node:
    node: Node = state.node
    return node


async def provide_maybe(request: Request[Any, Any, Any], node: NodeHere) -> Person | None:
    """Whoever asks, if it is anybody."""
    token = token_of(request)
    return None if token is None else await node.people.by_token(token)


async def provide_person(maybe_person: MaybeAsker) -> Person:
    """Whoever asks.

    :raises Refused: if it is nobody.
    """
    if maybe_person is None:
        raise Refused("not-signed-in")
    return maybe_person


async def welcome(request: Request[Any, Any, Any], node: Node, person: Person | None) -> Person:
    """*person*, or a new guest, who gets a cookie with the answer."""
    if person is not None:
        return person
    language = request.headers.get("accept-language", "en")[:2].lower()
    guest, token = await node.people.guest(None, language)
    request.scope["state"]["token"] = token
    return guest
