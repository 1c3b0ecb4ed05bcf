"""The size of the page, where it is loaded from, and its manifest."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.helpers.page.browser import PHONE, Visitor
from tests.helpers.page.visits import Visit, play_now

KB = 1000


class Scales:
    """All requests of a browser with an empty cache."""

    def __init__(self, page: Page) -> None:
        self.requests: list[Request] = []
        page.on("requestfinished", lambda request: self.requests.append(request))

    def weight(self, *kinds: str) -> int:
        """Bytes on the wire, of all responses or of some kinds."""
        wanted = [request for request in self.requests if not kinds or request.resource_type in kinds]
        sizes = [request.sizes()["responseBodySize"] for request in wanted]
        return sum(size for size in sizes if size > 0)  # what came from the cache has no size


@pytest.fixture
def newcomer(browser: Browser, address: str) -> Iterator[Visitor]:
    """A first-time visitor without a service worker, which would make requests of its own."""
    visitor = Visitor(browser, address, **PHONE)
    yield visitor
    visitor.leave()  # which fails if anything was said on the console, or asked for elsewhere


def test_the_first_load_is_light(newcomer: Visitor) -> None:
    scales = Scales(newcomer.page)
    answer = newcomer.page.goto("/", wait_until="networkidle")
    expect(newcomer.page.get_by_role("heading", level=1)).to_be_visible()

    assert answer is not None
    assert answer.headers["content-encoding"] == "gzip"
    assert 10 * KB < scales.weight("script") <= 80 * KB
    assert scales.weight() <= 200 * KB


@pytest.mark.parametrize("game", ["odin", "ravens"])
def test_the_way_to_a_table_is_light(newcomer: Visitor, game: str) -> None:
    scales = Scales(newcomer.page)
    newcomer.page.goto("/")
    play_now(newcomer.page, game)
    newcomer.page.wait_for_load_state("networkidle")

    assert scales.weight("script") <= 130 * KB
    assert scales.weight() <= 300 * KB


def test_files_that_never_change_are_asked_for_once(newcomer: Visitor) -> None:
    newcomer.page.goto("/", wait_until="networkidle")
    scales = Scales(newcomer.page)
    newcomer.page.goto("/", wait_until="networkidle")

    assert scales.weight("script", "font", "image") == 0


def test_nothing_but_the_server_itself_may_be_used(visit: Visit) -> None:
    page = visit("/").page
    answer = page.goto("/about")
    assert answer is not None
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))

    assert policy["default-src"] == "'self'"
    assert policy.pop("script-src") == "'self' 'wasm-unsafe-eval'"
    assert not any(word in value for value in policy.values() for word in ("unsafe", "http:", "https:", "*"))
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_icons_of_the_manifest(visit: Visit) -> None:
    page = visit("/").page
    link = page.locator("link[rel=manifest]").get_attribute("href")
    address = urljoin(page.url, str(link))
    manifest = page.request.get(address).json()

    assert {"name", "short_name", "description", "display", "theme_color"} <= manifest.keys()
    assert {urljoin(address, manifest[name]) for name in ("start_url", "scope")} == {page.url}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert {"any", "maskable"} <= {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(address, icon["src"]))
        assert answer.status == 200
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", answer.body()[16:24])) == icon["sizes"]
