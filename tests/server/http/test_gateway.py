"""The gateway: who may send requests, how many and how large, and what every answer looks like."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from allfather.server.errors import REFUSALS
from allfather.server.http import gateway
from allfather.server.http.app import BODY_SIZE
from allfather.server.http.gateway import COOKIE, COOKIE_AGE, COST, HEADERS
from allfather.server.limits import REFUSALS as RATE_REFUSALS
from allfather.server.live import readiness
from allfather.server.live.bot_pool import BotPool
from allfather.server.store.store import StoreError
from tests.helpers.server.in_process import WAIT, Running, http_client, running, settings_for
from tests.helpers.server.raw_socket import Closed, raw_socket

pytestmark = pytest.mark.anyio

OTHER = "https://elsewhere.example"
FAILED = {"code": "failed", "text": REFUSALS["failed"], "values": {}}


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path, origins=("https://friend.example",)), bot_pool) as server:
        yield server


@pytest.fixture
async def http(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with http_client(server.address) as client:
        yield client


@asynccontextmanager
async def strict(folder: Path, bot_pool: BotPool, **changes: Any) -> AsyncIterator[tuple[Running, httpx.AsyncClient]]:
    """A server with other settings, and a client."""
    async with (
        running(settings_for(folder, **changes), bot_pool) as server,
        http_client(server.address) as client,
    ):
        yield server, client


async def socket_status(address: str, **headers: str) -> int:
    """The status of a WebSocket handshake; 101 if it succeeds."""
    try:
        async with raw_socket(address, **headers):
            return 101
    except Closed as closed:
        return closed.code or 0


def code_of(answer: httpx.Response) -> str:
    assert answer.json().keys() == {"code", "text", "values"}
    return str(answer.json()["code"])


# Origins.


WELCOME: list[dict[str, str]] = [
    {},
    {"origin": "SELF"},
    {"origin": "https://friend.example"},
    {"cookie": f"{COOKIE}=x", "sec-fetch-site": "same-origin"},
    {"cookie": f"{COOKIE}=x", "origin": "SELF"},
    {"cookie": "other=x"},
    {"authorization": "Bearer x"},
]
"""Headers of requests that may change something; SELF is the address of the server."""
FOREIGN = [
    {"origin": OTHER},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "SELF.elsewhere.example"},
    {"origin": "https://friend.example:444"},
    {"cookie": f"{COOKIE}=x"},
    {"cookie": f"a=b; {COOKIE}=x", "sec-fetch-site": "cross-site"},
    {"cookie": f"{COOKIE}=x", "sec-fetch-site": "same-site"},
    {"cookie": f"{COOKIE}=x", "sec-fetch-site": "none"},
    {"cookie": f"{COOKIE}=x", "origin": OTHER, "sec-fetch-site": "same-origin"},
    {"cookie": f"{COOKIE}=x", "authorization": "Bearer x"},
    {"authorization": "Bearer x", "origin": OTHER},
]


async def test_changes_and_sockets_come_from_our_own_page_or_from_programs(
    server: Running, http: httpx.AsyncClient
) -> None:
    for given in WELCOME + FOREIGN:
        headers = {name: value.replace("SELF", server.address) for name, value in given.items()}
        asked = {name.replace("-", "_"): value for name, value in headers.items()}
        http.cookies.clear()
        answer = await http.post("/api/guests", json={}, headers=headers)
        status = await socket_status(server.address, **asked)
        if given in WELCOME:
            assert (answer.status_code, status) == (201, 101), given
        else:
            assert (answer.status_code, code_of(answer), status) == (403, "foreign-origin", 403), given
        assert (await http.get("/api/games", headers=headers)).status_code == 200


# Rate limits.


async def test_requests_per_address_are_limited(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, request_rate=0.001, request_burst=3) as (server, http):
        paths = ("/api/games", "/api/nowhere", "/api/me", "/api/games", "/")
        answers = [await http.get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [200, 404, 200, 429, 429]
        assert code_of(answers[-1]) == "too-fast"
        assert await socket_status(server.address) == 403
        assert (await http.get("/health")).status_code == 200


async def test_a_refusal_says_when_to_come_back_and_is_counted(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, request_rate=0.01, request_burst=2) as (server, http):
        answers = [await http.get("/api/games") for _ in range(3)]
        assert 90 < answers[-1].json()["values"]["seconds"] <= 100
        assert answers[-1].headers["retry-after"] == str(answers[-1].json()["values"]["seconds"])
        assert b'allfather_refused_total{code="too-fast"} 1.0' in server.node.metrics.render()[0]


async def test_who_goes_on_after_many_refusals_waits_for_them(
    tmp_path: Path, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    delays = []

    async def sleep(seconds: float) -> None:
        delays.append(seconds)

    monkeypatch.setattr(gateway, "asyncio", SimpleNamespace(sleep=sleep))
    async with strict(tmp_path, bot_pool, request_rate=0.001, request_burst=1) as (server, http):
        answers = [await http.get("/api/games") for _ in range(int(RATE_REFUSALS.burst) + 40)]
        assert {answer.status_code for answer in answers[1:]} == {429}
        assert 0 < len(delays) < 40
        before = len(delays)
        assert [await socket_status(server.address) for _ in range(20)] == 20 * [403]
        assert before < len(delays)


async def test_probes_are_limited_too(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, request_rate=0.001, request_burst=4) as (_, http):
        answers = [await http.get(path) for path in 3 * ("/health", "/ready")]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429, 429]
        assert (await http.get("/api/games")).status_code == 200


async def test_expensive_requests_count_for_more(tmp_path: Path, bot_pool: BotPool) -> None:
    account = {"name": "Ann", "password": "valknut-7"}
    async with strict(tmp_path, bot_pool, request_rate=0.001, request_burst=2 * COST + 1) as (_, http):
        answers = [await http.post("/api/sign-in", json=account) for _ in range(3)]
        assert [code_of(answer) for answer in answers] == ["wrong-password", "wrong-password", "too-fast"]
        assert (await http.get("/api/games")).status_code == 200


async def test_files_of_the_page_count_for_less(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, request_rate=0.001, request_burst=2) as (_, http):
        answers = [await http.get(path) for path in 4 * ("/", "/replay", "/assets/none.js", "/t/NZNPMK")]
        assert {answer.status_code for answer in answers} == {200, 404}
        assert [(await http.get("/api/games")).status_code for _ in range(2)] == [429, 429]
        assert (await http.get("/")).status_code == 200
        assert (await http.post("/", json={})).status_code == 429


async def test_addresses_behind_a_proxy_are_told_apart(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, request_rate=0.001, request_burst=1, proxies=("127.0.0.1",)) as (_, http):

        async def ask(address: str) -> int:
            return (await http.get("/api/games", headers={"x-forwarded-for": address})).status_code

        assert [await ask(address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")] == [200, 429, 200]
        # An IPv6 prefix of 64 bits, which a household shares, counts as one address.
        assert [await ask(f"2001:db8:0:1::{number}") for number in (1, 2)] == [200, 429]
        assert await ask("2001:db8:0:2::1") == 200
        # The client cannot choose its address: only what the proxy adds counts.
        assert await ask("203.0.113.9, 192.0.2.1") == 429


async def test_what_is_not_an_address_counts_as_the_proxy(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, request_rate=0.001, request_burst=4, proxies=("127.0.0.0/8",)) as (_, http):

        async def ask(address: str, path: str = "/api/games") -> int:
            return (await http.get(path, headers={"x-forwarded-for": address})).status_code

        assert [await ask(address) for address in ("unknown", "10.0.0.1, x", "1.2.3", "a", "b")] == [*4 * [200], 429]
        # Proxies may name a port.
        assert [await ask(f"192.0.2.1:{port}") for port in range(5)] == [*4 * [200], 429]
        assert [await ask(f"[2001:db8::1]:{port}") for port in range(5)] == [*4 * [200], 429]


@pytest.mark.parametrize("address", ["unknown", "localhost", "10.0.0.1, x", "10.0.0.1.", "::1%lo, -"])
async def test_what_is_not_an_address_is_not_private(tmp_path: Path, bot_pool: BotPool, address: str) -> None:
    async with strict(tmp_path, bot_pool, proxies=("127.0.0.1",)) as (_, http):
        assert (await http.get("/metrics", headers={"x-forwarded-for": address})).status_code == 404


async def test_requests_that_a_proxy_forwards_are_limited_by_address(tmp_path: Path, bot_pool: BotPool) -> None:
    limits = {"connections_per_address": 2, "proxies": ("127.0.0.1",)}
    async with strict(tmp_path, bot_pool, **limits) as (server, http), AsyncExitStack() as stack:
        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            await stack.enter_async_context(raw_socket(server.address, x_forwarded_for=address))
        statuses = [
            (await http.get("/api/games", headers={"x-forwarded-for": address})).status_code
            for address in ("192.0.2.1", "192.0.2.2")
        ]
        assert statuses == [429, 200]


async def test_sockets_per_address_are_limited(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, sockets_per_address=2) as (server, _):
        async with raw_socket(server.address), raw_socket(server.address):
            assert await socket_status(server.address) == 403
        async with asyncio.timeout(WAIT):
            while server.node.clients.connected:
                await asyncio.sleep(0)
        assert await socket_status(server.address) == 101


# Bans.


async def test_a_banned_person_gets_no_answer(server: Running, http: httpx.AsyncClient) -> None:
    token = (await http.post("/api/bots", json={"name": "Mal"})).json()
    headers = {"authorization": f"Bearer {token['token']}"}
    assert await socket_status(server.address, **headers) == 101

    await server.node.people.ban("person", token["person"]["id"], "for cheating")
    answer = await http.get("/api/me", headers=headers)
    assert (answer.status_code, code_of(answer)) == (403, "banned")
    assert answer.json()["values"]["reason"] == "for cheating"
    assert await socket_status(server.address, **headers) == 403
    assert (await http.get("/api/me")).status_code == 200

    await server.node.people.unban("person", token["person"]["id"])
    assert await socket_status(server.address, **headers) == 101


@pytest.mark.parametrize(
    ("banned", "address"),
    [("192.0.2.0/24", "192.0.2.7"), ("2001:db8::7", "2001:db8::7"), ("2001:db8::/32", "2001:db8:1::2")],
)
async def test_a_banned_address_gets_no_answer(tmp_path: Path, bot_pool: BotPool, banned: str, address: str) -> None:
    async with strict(tmp_path, bot_pool, proxies=("127.0.0.1",)) as (server, http):
        await server.node.people.ban("address", banned, "")
        answer = await http.get("/api/games", headers={"x-forwarded-for": address})
        assert (answer.status_code, code_of(answer)) == (403, "banned")
        assert await socket_status(server.address, x_forwarded_for=address) == 403
        assert (await http.get("/api/games", headers={"x-forwarded-for": "198.51.100.1"})).status_code == 200


# Sizes.


async def test_large_bodies_are_not_read(http: httpx.AsyncClient) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    for content in (b" " * (BODY_SIZE + 1), endless()):
        answer = await http.post("/api/guests", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, code_of(answer)) == (413, "too-large")
    assert (await http.post("/api/guests", content=b" " * 9000 + b"{}")).status_code == 201


BAD_BODIES = {
    "deep": 100_000 * b"[" + 100_000 * b"]",
    "deep, in an object": b'{"name": ' + 50_000 * b'{"a":' + b"1" + 50_000 * b"}" + b"}",
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "half a surrogate": b'{"name": "\\ud800"}',
    "cut off": b'{"name": "Ann',
    "empty": b"",
}


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES)
async def test_bodies_that_are_not_json_are_refused_without_an_error_of_ours(
    http: httpx.AsyncClient, body: bytes
) -> None:
    with capture_logs() as logs:
        answer = await http.post("/api/guests", content=body)
    assert (answer.status_code, code_of(answer)) == (400, "bad-request")
    assert logs == []


# Cookies.


async def test_all_cookie_headers_are_read(server: Running, http: httpx.AsyncClient) -> None:
    """Proxies that speak HTTP/2 with browsers may split the header."""
    person = (await http.post("/api/guests", json={"name": "Ann"})).json()
    own = f"{COOKIE}={http.cookies[COOKIE]}"
    http.cookies.clear()
    for cookies in (["a=1", own], [own, "a=1"], ["a=1", own, "b=2"]):
        headers = [("cookie", cookie) for cookie in cookies]
        assert (await http.get("/api/me", headers=headers)).json() == person
        http.cookies.clear()
        # Whoever carries the cookie must come from our own page, in whichever header it is.
        assert (await http.post("/api/tables", json={"game": "odin"}, headers=headers)).status_code == 403


# Health.


async def test_readiness_is_apart_from_liveness(
    server: Running, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> Any:
        raise StoreError("the disk is full")

    answer = await http.get("/ready")
    assert (answer.status_code, answer.json()["problems"]) == (200, [])
    monkeypatch.setattr(readiness, "CACHE_SECONDS", 0.0)
    server.node.readiness._until = 0.0
    with monkeypatch.context() as patch:
        patch.setattr(server.node.store, "write", full)
        answer = await http.get("/ready")
        assert (answer.status_code, answer.json()["problems"]) == (503, ["the store cannot save anything"])
        assert (await http.get("/health")).status_code == 200
    with monkeypatch.context() as patch:
        patch.setattr(server.node.keeper, "problems", lambda: ["the keeper does not run"])
        answer = await http.get("/ready")
        assert (answer.status_code, answer.json()["problems"]) == (503, ["the keeper does not run"])
    assert (await http.get("/ready")).status_code == 200


async def test_what_is_wrong_is_for_private_networks(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, proxies=("127.0.0.1",)) as (server, http):
        server.node.readiness._until, server.node.readiness._found = time.monotonic() + 1000, ["a path"]
        found = {}
        for address in ("10.0.0.1", "8.8.8.8"):
            answer = await http.get("/ready", headers={"x-forwarded-for": address})
            assert answer.status_code == 503
            found[address] = answer.json().get("problems")
        assert found == {"10.0.0.1": ["a path"], "8.8.8.8": None}


async def test_readiness_is_checked_once_a_second_at_most(server: Running, http: httpx.AsyncClient) -> None:
    server.node.readiness._until = time.monotonic() + 1000
    server.node.readiness._found = ["as before"]
    assert (await http.get("/ready")).json()["problems"] == ["as before"]


# The log.


@pytest.mark.parametrize("is_wanted", [False, True])
async def test_refused_addresses_are_logged_if_the_host_wants_it(
    tmp_path: Path, bot_pool: BotPool, is_wanted: bool
) -> None:
    limits = {"log_addresses": is_wanted, "proxies": ("127.0.0.1",)}
    with capture_logs() as logs:
        async with strict(tmp_path, bot_pool, **limits) as (server, http):
            await server.node.people.ban("address", "192.0.2.0/24", "")
            for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "198.51.100.1"):
                await http.get("/api/games", headers={"x-forwarded-for": address})
            assert not [line for line in logs if line["event"] == "refused"]  # until there is a summary
    found = [(line["code"], line["count"], line.get("address")) for line in logs if line["event"] == "refused"]
    assert found == ([("banned", 2, "192.0.2.1"), ("banned", 1, "192.0.2.2")] if is_wanted else [("banned", 3, None)])


# Headers and errors.


async def test_every_answer_has_the_headers(tmp_path: Path, bot_pool: BotPool, monkeypatch: Any) -> None:
    async with strict(tmp_path, bot_pool, request_rate=0.001, request_burst=36) as (server, http):
        monkeypatch.setattr(server.node.people, "by_id", broken)
        answers = [
            await http.get("/"),
            await http.get("/health"),
            await http.get("/schema/openapi.json"),
            await http.get("/api/nowhere"),
            await http.put("/api/me"),
            await http.post("/api/guests", content=b"{"),
            await http.post("/api/guests", content=b" " * (BODY_SIZE + 1)),
            await http.post("/api/guests", json={}, headers={"origin": OTHER}),
            await http.get("/api/people/somebody"),
            await http.get("/api/me"),
            await http.get("/api/games"),
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 404, 405, 400, 413, 403, 500, 200, 429]
    for answer in answers:
        assert HEADERS.items() <= dict(answer.headers).items()
        assert "server" not in answer.headers
        path = answer.request.url.path
        assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api"), path


def broken(*_: Any) -> Any:
    raise RuntimeError("a secret of /somewhere/inside.py")


async def test_details_of_an_error_are_not_shown(
    server: Running, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.node.people, "by_id", broken)
    answer = await http.get("/api/people/somebody")
    assert (answer.status_code, answer.json()) == (500, FAILED)

    monkeypatch.setattr(server.node.hub, "watch", broken)
    async with raw_socket(server.address) as live:
        live.send('{"type":"watch","id":5,"table":"x"}')
        refused = {"type": "refused", "code": "failed", "text": REFUSALS["failed"], "id": 5}
        assert await live.next() == refused


async def test_an_unavailable_store_is_reported_without_details(
    server: Running, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: Any) -> Any:
        raise StoreError("postgresql://somebody:password@somewhere")

    async with raw_socket(server.address) as live:
        for name in ("rows", "select"):
            monkeypatch.setattr(server.node.store, name, lost)
        server.node.people._networks = [], 0
        for path in ("/api/games", "/api/tables"):
            answer = await http.get(path)
            assert (answer.status_code, code_of(answer)) == (503, "unavailable")
            assert answer.json()["text"] == REFUSALS["unavailable"]
        live.send('{"type":"watch","id":5,"table":"x"}')
        assert (await live.next())["code"] == "unavailable"


@pytest.mark.parametrize("public", ["http://play.example", "https://play.example"])
async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    tmp_path: Path, bot_pool: BotPool, public: str
) -> None:
    port = free_port()
    async with (
        running(settings_for(tmp_path, public_url=public, port=port), bot_pool),
        http_client(f"http://127.0.0.1:{port}") as http,
    ):
        answer = await http.post("/api/guests", json={})
        name, *flags = answer.headers["set-cookie"].split("; ")
        secure = ["Secure"] if public.startswith("https") else []
        assert flags == ["Path=/", f"Max-Age={COOKIE_AGE}", "HttpOnly", "SameSite=Lax", *secure]
        assert name.startswith(f"{COOKIE}=")
        assert ("strict-transport-security" in answer.headers) == bool(secure)
        assert name.partition("=")[2] not in answer.text


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def test_metrics_are_for_private_networks(tmp_path: Path, bot_pool: BotPool) -> None:
    async with strict(tmp_path, bot_pool, proxies=("127.0.0.1",)) as (_, http):

        async def ask(address: str) -> int:
            return (await http.get("/metrics", headers={"x-forwarded-for": address})).status_code

        assert [await ask(address) for address in ("10.0.0.1", "192.168.1.1", "::1", "fd00::1")] == 4 * [200]
        assert [await ask(address) for address in ("8.8.8.8", "2600::1", "::ffff:8.8.8.8")] == 3 * [404]
        assert "allfather_sockets" in (await http.get("/metrics")).text
