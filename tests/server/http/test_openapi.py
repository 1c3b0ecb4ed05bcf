"""Random requests generated from the OpenAPI schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import httpx
import msgspec
import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from argon2 import PasswordHasher
from litestar.serialization import encode_json
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from allfather.server.http.app import make_app
from allfather.server.live.bot_pool import BotPool
from tests.helpers.server.in_process import Running, running, settings_for

EXAMPLES = 20
"""For every operation."""
EXCLUDED = [
    positive_data_acceptance,  # a schema cannot express which names and options are valid
    allow_header_conformance,  # Litestar's own answer to OPTIONS names one method of several
]


def described() -> Any:
    """The OpenAPI schema of the server."""
    config = schemathesis.Config()
    project = config.projects.default
    project.generation.max_examples, project.generation.deterministic = EXAMPLES, True
    project.checks.negative_data_rejection.expected_statuses = ["4xx"]
    app: Any = make_app(never)
    raw = msgspec.json.decode(encode_json(app.app.openapi_schema.to_schema()))
    return schemathesis.openapi.from_dict(raw, config=config)


def never() -> NoReturn:
    """Stands in for the node, which the schema does not need."""
    raise AssertionError


schema = described()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bot_pool: BotPool) -> Iterator[Running]:
    """A server in its own thread, where hashing passwords is cheap."""
    settings = settings_for(tmp_path_factory.mktemp("data"), tables_per_person=10**6)
    with (
        start_blocking_portal("asyncio", {"use_uvloop": True}) as portal,
        portal.wrap_async_context_manager(running(settings, bot_pool)) as server,
    ):
        server.node.people.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        yield server


def headers_of_somebody(address: str) -> dict[str, str]:
    token = httpx.post(f"{address}/api/bots", json={}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def headers(server: Running) -> dict[str, str]:
    return headers_of_somebody(server.address)


@schema.parametrize()  # type: ignore[untyped-decorator]
def test_generated_requests_are_answered_as_described(case: Any, server: Running, headers: dict[str, str]) -> None:
    if case.path == "/api/sign-out" or case.method == "DELETE":
        headers = headers_of_somebody(server.address)
    case.call_and_validate(base_url=server.address, headers=headers, excluded_checks=EXCLUDED)
