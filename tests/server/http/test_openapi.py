"""The description of the API, and everything that follows from it tried by chance."""

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
from tests.helpers.running import Running, running, settings_for

EXAMPLES = 20
"""For every operation."""
EXCLUDED = [
    positive_data_acceptance,  # what makes a name or an option a good one is more than a schema can say
    allow_header_conformance,  # Litestar's own answer to OPTIONS names one method of several
]


def described() -> Any:
    """The API as it describes itself."""
    config = schemathesis.Config()
    project = config.projects.default
    project.generation.max_examples, project.generation.deterministic = EXAMPLES, True
    project.checks.negative_data_rejection.expected_statuses = ["4xx"]
    app: Any = make_app(never)
    raw = msgspec.json.decode(encode_json(app.app.openapi_schema.to_schema()))
    return schemathesis.openapi.from_dict(raw, config=config)


def never() -> NoReturn:
    """Find the node of a server that is not started."""
    raise AssertionError


schema = described()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bot_pool: BotPool) -> Iterator[Running]:
    """A server in a thread of its own, where passwords cost next to nothing."""
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
def test_requests_of_all_kinds(case: Any, server: Running, headers: dict[str, str]) -> None:
    if case.path == "/api/sign-out" or case.method == "DELETE":
        headers = headers_of_somebody(server.address)
    case.call_and_validate(base_url=server.address, headers=headers, excluded_checks=EXCLUDED)
