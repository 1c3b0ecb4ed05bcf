"""The description of the API, and everything that follows from it tried by chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from argon2 import PasswordHasher
from litestar.serialization import encode_json
from schemathesis.specs.openapi.checks import positive_data_acceptance

from allfather.server.app import make_app
from allfather.server.thinking import Thinkers
from tests.server.running import Running, running, settings_for

EXAMPLES = 30
"""For every operation."""


def described() -> Any:
    """The API as it describes itself."""
    config = schemathesis.Config()
    config.projects.default.generation.max_examples = EXAMPLES
    config.projects.default.generation.deterministic = True
    app: Any = make_app(broken)
    return schemathesis.openapi.from_dict(msgspec.json.decode(encode_json(app.app.openapi_schema.to_schema())), config=config)


def broken() -> Any:
    raise AssertionError("nothing is started here")


schema = described()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, thinkers: Thinkers) -> Iterator[Running]:
    """A server in a thread of its own, where passwords cost next to nothing."""
    settings = settings_for(tmp_path_factory.mktemp("data"), tables_per_person=10**6)
    with (
        start_blocking_portal("asyncio", {"use_uvloop": True}) as portal,
        portal.wrap_async_context_manager(running(settings, thinkers)) as server,
    ):
        server.node.people.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        yield server


def headers_of_somebody(address: str) -> dict[str, str]:
    token = httpx.post(f"{address}/api/bots", json={}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def headers(server: Running) -> dict[str, str]:
    return headers_of_somebody(server.address)


@schema.parametrize()
def test_requests_of_all_kinds(case: Any, server: Running, headers: dict[str, str]) -> None:
    if case.path == "/api/sign-out" or case.method == "DELETE":
        headers = headers_of_somebody(server.address)
    case.call_and_validate(base_url=server.address, headers=headers, excluded_checks=[positive_data_acceptance])
