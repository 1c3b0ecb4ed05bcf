"""The page is served from memory: complete, compressed, cached where possible, and nothing else is served."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from allfather.server.http.gateway import HEADERS, Problem
from allfather.server.http.page import EACH_TIME, FOREVER, NOT_BUILT, Page, built_page, is_known, takes_gzip
from allfather.server.live.bot_pool import BotPool
from tests.helpers.server.in_process import Running, http_client, running, settings_for

pytestmark = pytest.mark.anyio

SCRIPT = b"export const rune = 'ansuz'\n" * 200
FILES = {
    "index.html": b"<!doctype html><title>Allfather</title>" + b"<p>Hail!</p>" * 50,
    "assets/main-4f3a.js": SCRIPT,
    "assets/main-77aa.css": b"body { color: #f6ead2 }\n" * 100,
    "assets/marcellus-1b2c.woff2": bytes(range(256)) * 8,
    "assets/en-9d9d.ftl": b"hail = Hail, { $name }!\n" * 100,
    "icons/raven.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>" * 20,
    "icons/raven.png": b"\x89PNG" + bytes(range(256)),
    "manifest.webmanifest": b'{"name": "Allfather"}',
    "sw.js": b"self.skipWaiting()\n" * 30,
    "offline.html": b"<!doctype html><title>Offline</title>" * 9,
    "strange.thing": b"?" * 999,
}
ROUTES = (
    *("/", "/t/NZNPMK", "/play/odin", "/lobby", "/rules/ravens", "/learn/odin", "/replay", "/replay/XpfkYeAFjqs5"),
    *("/people/TVU2AjLFBorU", "/me", "/leaderboard", "/settings", "/about"),
)
NO_ROUTES = ("/nowhere", "/t/", "/t/a/b", "/lobby/", "/Lobby", "/play", "/assets/", "/assets", "/%00", "/apis")
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
KINDS = {
    "assets/main-4f3a.js": "text/javascript; charset=utf-8",
    "assets/main-77aa.css": "text/css; charset=utf-8",
    "assets/marcellus-1b2c.woff2": "font/woff2",
    "assets/en-9d9d.ftl": "text/plain; charset=utf-8",
    "icons/raven.svg": "image/svg+xml",
    "icons/raven.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "offline.html": "text/html; charset=utf-8",
    "strange.thing": "application/octet-stream",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, body in (FILES | {".vite/manifest.json": b"{}", "assets/.hidden": b"hidden"}).items():
        file = tmp_path / "page" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    (tmp_path / "secret.txt").write_text("a secret")
    return tmp_path / "page"


@pytest.fixture
async def http(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the page alone."""
    async with client(Page(folder)) as http:
        yield http


def client(page: Page) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(page)  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url="http://page", headers={"accept-encoding": "identity"})


async def test_every_file_is_served_as_it_is(http: httpx.AsyncClient) -> None:
    for name, body in FILES.items():
        answer = await http.get(f"/{name}")
        assert (answer.status_code, answer.content) == (200, body), name
        assert answer.headers["content-length"] == str(len(body))
        assert answer.headers["cache-control"] == (FOREVER if name.startswith("assets/") else EACH_TIME), name
        assert answer.headers["content-type"] == KINDS.get(name, answer.headers["content-type"])


async def test_the_page_answers_for_its_own_addresses(http: httpx.AsyncClient) -> None:
    for path in ROUTES:
        for headers in (BROWSER, {"accept": "*/*"}):
            answer = await http.get(path, headers=headers)
            assert (answer.status_code, answer.content) == (200, FILES["index.html"]), path
            assert answer.headers["cache-control"] == EACH_TIME


async def test_other_addresses_are_not_found_by_people_and_by_programs(http: httpx.AsyncClient) -> None:
    for path in (*NO_ROUTES, "/assets/main-0000.js", "/.vite/manifest.json", "/assets/.hidden"):
        page, problem = await http.get(path, headers=BROWSER), await http.get(path, headers={"accept": "*/*"})
        assert (page.status_code, page.content) == (404, FILES["index.html"]), path
        assert page.headers["cache-control"] == EACH_TIME
        assert (problem.status_code, problem.json()["code"]) == (404, "not-found")
        assert problem.json().keys() == set(Problem.__struct_fields__)


async def test_nothing_outside_the_folder_can_be_reached(folder: Path) -> None:
    page = Page(folder)
    paths = ("/../secret.txt", "/assets/../../secret.txt", "//etc/passwd", "/..\\secret.txt", "../secret.txt", "")
    for path in (*paths, str(folder / "index.html"), "/assets/../index.html", "/index.html/", "/./index.html"):
        status, _, body = await asked(page, path)
        assert (status, b"secret" in body) == (404, False), path


async def asked(page: Page, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """The answer of the page to a path that no client would send unchanged."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise AssertionError("there is nothing to read")

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "method": method, "path": path, "headers": given}
    await page(scope, receive, send)
    start, body = sent
    return start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, body["body"]


async def test_texts_are_compressed_for_clients_that_accept_gzip(folder: Path) -> None:
    page = Page(folder)
    for name, body in FILES.items():
        _, headers, packed = await asked(page, f"/{name}", accept_encoding="br, gzip;q=0.8")
        if "content-encoding" in headers:
            assert gzip.decompress(packed) == body
            assert len(packed) < len(body)
        else:
            assert packed == body
        assert headers["content-length"] == str(len(packed))
        assert (headers.get("vary") == "accept-encoding") == ("content-encoding" in headers)
        _, plain, whole = await asked(page, f"/{name}", accept_encoding="br")
        assert "content-encoding" not in plain
        assert (whole, plain.get("vary"), plain["etag"]) == (body, headers.get("vary"), headers["etag"])
    _, headers, packed = await asked(page, "/assets/main-4f3a.js", accept_encoding="gzip")
    assert (headers["content-encoding"], len(packed) < len(SCRIPT) / 20) == ("gzip", True)
    for name in ("icons/raven.png", "assets/marcellus-1b2c.woff2", "manifest.webmanifest"):  # they would not shrink
        assert "content-encoding" not in (await asked(page, f"/{name}", accept_encoding="gzip"))[1]


@pytest.mark.parametrize(
    ("codings", "expected"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("deflate, gzip, br, zstd", True),
        ("gzip;q=0.1", True),
        ("br;q=1.0, gzip; q=0.8", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("x-gzip", False),
        ("identity", False),
        ("", False),
    ],
)
def test_which_clients_accept_gzip(codings: str, expected: bool) -> None:
    assert takes_gzip(codings) is expected


async def test_cached_files_are_not_sent_again(folder: Path) -> None:
    page = Page(folder)
    for path in ("/", "/lobby", "/assets/main-4f3a.js", "/sw.js"):
        _, first, _ = await asked(page, path, accept_encoding="gzip")
        status, headers, body = await asked(page, path, if_none_match=f'"other", {first["etag"]}')
        assert (status, body) == (304, b"")
        assert headers == {name: first[name] for name in ("cache-control", "etag", "vary")}
        status, _, body = await asked(page, path, if_none_match='W/"0123"')
        assert (status, len(body) > 0) == (200, True)
    assert (await asked(page, "/nowhere", accept="text/html", if_none_match="*"))[0] == 404


def test_tags_change_with_the_file_and_with_nothing_else(folder: Path) -> None:
    before = Page(folder).files
    (folder / "sw.js").write_bytes(FILES["sw.js"] + b" ")
    after = Page(folder).files

    assert {path for path in before if before[path].tag != after[path].tag} == {"/sw.js"}
    assert len({file.tag for file in after.values()}) == len(FILES)
    assert all(re.fullmatch(r'W/"[0-9a-f]{20}"', file.tag) for file in after.values())
    assert is_known('W/"a"', '"a"')
    assert not is_known('W/"a"', "")


async def test_head_has_the_same_headers_as_get(http: httpx.AsyncClient) -> None:
    for path, headers in (("/", {}), ("/assets/main-4f3a.js", {"accept-encoding": "gzip"}), ("/nowhere", BROWSER)):
        head, whole = await http.head(path, headers=headers), await http.get(path, headers=headers)
        assert head.status_code == whole.status_code
        assert dict(head.headers) == dict(whole.headers)
        assert (head.content, len(whole.content) > 0) == (b"", True)


async def test_other_methods_are_not_allowed(http: httpx.AsyncClient) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        answer = await http.request(method, "/lobby", headers=BROWSER)
        assert (answer.status_code, answer.json()["code"], answer.headers["allow"]) == (405, "not-found", "GET, HEAD")


async def test_files_are_read_once(folder: Path, http: httpx.AsyncClient) -> None:
    (folder / "index.html").write_bytes(b"another")
    (folder / "later.html").write_bytes(b"later")

    assert (await http.get("/")).content == FILES["index.html"]
    assert (await http.get("/later.html")).status_code == 404


async def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    async with client(Page(tmp_path / "page")) as http:
        for path in ROUTES:
            answer = await http.get(path, headers=BROWSER)
            assert (answer.status_code, answer.content) == (200, NOT_BUILT)
            assert answer.headers["content-type"] == KINDS["offline.html"]
        assert (await http.get("/nowhere", headers=BROWSER)).status_code == 404
    assert b'href="/api"' in NOT_BUILT


def test_the_page_of_the_package_is_read_once() -> None:
    assert built_page() is built_page()


# Behind the gateway.


@pytest.fixture
async def server(folder: Path, tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path / "data"), bot_pool, Page(folder)) as server:
        yield server


async def test_the_page_and_the_api_share_a_server(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with http_client(server.address, BROWSER) as http:
        assert "ODIN" in (await http.get("/api")).text  # which also caches the list of bans
        monkeypatch.setattr(server.node.store, "rows", lambda *_: pytest.fail("the store was asked"))
        monkeypatch.setattr(server.node.store, "select", lambda *_: pytest.fail("the store was asked"))
        for path in ROUTES:
            answer = await http.get(path)
            assert (answer.status_code, answer.content) == (200, FILES["index.html"])
            assert HEADERS.items() <= dict(answer.headers).items()
            assert answer.headers.get_list("cache-control") == [EACH_TIME]
            assert "set-cookie" not in answer.headers
        script = await http.get("/assets/main-4f3a.js")
        assert (script.content, script.headers["content-encoding"]) == (SCRIPT, "gzip")
        again = await http.get("/assets/main-4f3a.js", headers={"if-none-match": script.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await http.head("/")).headers["content-length"]
        for path in ("/api/nowhere", "/health/nowhere", "/metrics/nowhere"):
            assert (await http.get(path)).json()["code"] == "not-found"
        assert FILES["index.html"] != (await http.get("/schema/nowhere")).content
        assert (await http.get("/nowhere")).content == FILES["index.html"]
        assert 'route="page",status="304"' in (await http.get("/metrics")).text
