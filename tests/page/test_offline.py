"""The page without network, new versions of it, and the page on a static host."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from allfather.server.site import SiteError, write_site
from tests.helpers.page.browser import WITH_CACHE, Visitor
from tests.helpers.page.players import OdinPlayer, answered, result
from tests.helpers.page.static_host import static_host
from tests.helpers.page.visits import UNREACHABLE, Visit, messages, wait_for, wait_until_all_is_kept, wait_until_kept

EVERY_VISITOR = WITH_CACHE
CACHES = "caches.keys().then((names) => names.filter((name) => name.startsWith('allfather-page')))"
LAST_IN_IDLE_TIME = re.compile(r"/Solo-[\w-]+\.js$")
"""The file that a page loads last when it is idle."""
HIDDEN = ("Invite friends", "Tables", "Rankings", "Profile", "Join")


# At a server.


def test_everything_is_there_without_network(visit: Visit) -> None:
    visitor = visit("/")
    visitor.allow(UNREACHABLE)
    page = visitor.page
    wait_until_all_is_kept(page)
    visitor.context.set_offline(True)

    page.goto("/")
    expect(page.locator("#title-odin")).to_have_text("ODIN")
    expect(page.locator("#title-ravens")).to_be_visible()
    page.goto("/rules/ravens#R24")
    expect(page.locator("#R24")).to_be_in_viewport()
    page.goto("/settings")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", level=1)).to_have_text(messages("de")["settings"])
    page.goto("/learn/ravens")
    expect(page.locator(".speech .said")).to_have_text(messages("de")["lesson-ravens-aim"])
    page.locator(".speech .ways .button").last.click()
    expect(page.locator(".speech .said")).not_to_have_text(messages("de")["lesson-ravens-aim"])
    for path in ("/about", "/lobby", "/t/NZNPMK", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_page_can_be_used_while_the_network_goes(visit: Visit) -> None:
    """What was not opened yet is loaded from the cache, also by the page that was there first."""
    visitor = visit("/")
    visitor.allow(UNREACHABLE)
    page = visitor.page
    wait_until_kept(page, "/")
    visitor.context.set_offline(True)
    page.locator("section[aria-labelledby=title-odin]").get_by_role("link", name="Rules").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of ODIN")


# On a static host.


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "games"
    done = write(folder)
    assert (done.returncode, str(folder) in done.stdout) == (0, True), done.stderr
    return folder


def write(folder: Path) -> subprocess.CompletedProcess[str]:
    """``allfather site``, in a process that does not know the games of these tests."""
    command = [sys.executable, "-m", "allfather.cli", "site", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def come(browser: Browser, site: Path, tmp_path: Path) -> Iterator[Callable[[str], Visitor]]:
    """Visits a copy of the site, which is in a folder of a static host."""
    shutil.copytree(site, tmp_path / "games")
    visitors: list[Visitor] = []
    with static_host(tmp_path) as address:

        def come(path: str = "") -> Visitor:
            visitor = Visitor(browser, f"{address}/games/", **EVERY_VISITOR)
            visitors.append(visitor)
            visitor.page.goto(f"./{path}")
            return visitor

        yield come
        for visitor in visitors:
            visitor.leave()  # which fails if anything outside the folder was asked for


def test_a_static_host_needs_no_server(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.reload()
    expect(page.locator("#title-odin")).to_have_text("ODIN")
    expect(page.locator("section.game")).to_have_count(2)
    for name in HIDDEN:
        assert page.get_by_role("link", name=name).count() + page.get_by_role("button", name=name).count() == 0, name
    assert not re.search("friends|the server commits", page.locator("main").inner_text(), re.IGNORECASE)

    page.locator("section[aria-labelledby=title-ravens]").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Odins Raben")
    assert page.url.endswith("/games/#/rules/ravens")
    page.get_by_role("navigation", name="Contents").get_by_role("link").last.click()
    expect(page.locator(".book section").last).to_be_in_viewport()
    page.reload()
    expect(page.locator(".book section").last).to_be_in_viewport()
    page.get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Odins Raben")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Odins Raben")
    page.locator("header .home").click()
    expect(page.locator("#title-odin")).to_be_visible()
    for name in ("lobby", "t/NZNPMK", "me", "leaderboard", "people/x", "nowhere"):
        page.goto(f"./#/{name}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Nothing but sky")
    assert {url.rsplit("/", 1)[1] for url in asked if "/api/" in url} == {"games.json"}
    assert not [url for url in asked if url.startswith("ws")]


def test_a_whole_game_on_a_static_host(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.page
    page.locator("section[aria-labelledby=title-odin]").get_by_role("button", name="Play now").click()
    assert OdinPlayer(page).wait()
    page.goto("./#/play/odin")
    page.get_by_label("Game length").select_option("1")
    page.get_by_role("button", name="Play against bots").click()
    OdinPlayer(page).play_on()
    result(page).get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("ODIN")
    assert "/games/#/replay/solo/" in page.url


def test_the_form_of_a_static_host_asks_nothing_of_a_server(come: Callable[..., Visitor]) -> None:
    page = come("#/play/odin").page
    form = page.locator("form")
    expect(form.get_by_label("Bot speed")).to_be_visible()
    assert form.locator("label.check").all_inner_texts() == ["All six colours, even with two players", "Hints"]
    assert form.get_by_role("button").all_inner_texts() == ["Play against bots"]
    form.get_by_label("Game length").select_option("1")
    form.get_by_role("button").click()
    assert OdinPlayer(page).wait()


def test_a_link_to_a_place_within_a_page_leads_there(come: Callable[..., Visitor]) -> None:
    page = come("#/rules/odin#O14").page

    expect(page.locator("#O14")).to_be_in_viewport()
    assert page.evaluate("scrollY") > 0


def test_a_static_host_is_needed_once(come: Callable[..., Visitor], site: Path) -> None:
    visitor = come()
    visitor.allow(UNREACHABLE)
    page = visitor.page
    engines = [game["engine"] for game in json.loads((site / "api" / "games.json").read_text())["games"]]
    assert len(engines) == 2
    wait_until_kept(page, "./", "api/games.json", *(f"engine/{name}.wasm" for name in engines))
    visitor.context.set_offline(True)
    page.goto("./#/learn/odin")
    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text("Learn ODIN")
    assert page.evaluate(f"fetch('engine/{engines[0]}.wasm').then((answer) => answer.ok)")


def new_version(folder: Path, page: Page) -> None:
    """Publish a new version, and let the browser look for it."""
    front = folder / "index.html"
    front.write_text(front.read_text().replace("</head>", '<meta name="newer" /></head>'))
    script = folder / "precache.js"
    first, rest = script.read_text().split("\n", 1)
    script.write_text(f"const VERSION = 'newer'\n{rest}")
    assert first.startswith("const VERSION = ")
    page.evaluate("navigator.serviceWorker.getRegistration().then((worker) => worker.update())")


def test_a_new_version_is_offered_and_not_forced(come: Callable[..., Visitor], tmp_path: Path) -> None:
    page = come("#/learn/odin").page
    wait_until_kept(page, "./")
    page.evaluate("window.isSame = true")
    new_version(tmp_path / "games", page)
    notice = page.get_by_role("status").filter(has_text="A new version is ready.")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()  # the lesson goes on
    assert page.evaluate("window.isSame")
    assert len(page.evaluate(CACHES)) == 2

    with page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn ODIN")
    expect(notice).to_have_count(0)
    assert not page.evaluate("window.isSame ?? false")
    wait_for(lambda: [name.split()[-1] for name in page.evaluate(CACHES)] == ["newer"])
    assert "newer" in page.evaluate("fetch('./').then((answer) => answer.text())")


def test_an_update_does_not_disturb_a_game(come: Callable[..., Visitor], tmp_path: Path) -> None:
    page = come().page
    wait_until_kept(page, "./")
    page.locator("section[aria-labelledby=title-odin]").get_by_role("button", name="Play now").click()
    player = OdinPlayer(page)
    assert player.wait()
    new_version(tmp_path / "games", page)
    notice = page.get_by_role("status").filter(has_text="A new version is ready.")
    expect(notice).to_be_visible()
    with answered(page):
        player.act()
    assert player.wait()
    hand = player.cards()

    with page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()
    assert player.wait()
    assert player.cards() == hand


def test_a_window_with_the_old_version_goes_on(come: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = come("#/rules/odin")
    page = visitor.page
    wait_until_kept(page, "./")
    other = visitor.context.new_page()
    with other.expect_response(LAST_IN_IDLE_TIME):
        other.goto("./#/rules/ravens")
    expect(other.get_by_role("heading", level=1)).to_have_text("Rules of Odins Raben")
    new_version(tmp_path / "games", page)
    notice = page.get_by_role("status").filter(has_text="A new version is ready.")
    expect(notice).to_be_visible()
    with page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()
    expect(page.locator("meta[name=newer]")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of ODIN")
    expect(notice).to_have_count(0)
    assert len(page.evaluate(CACHES)) == 2  # the other window may need the old one
    other.locator("header .home").click()
    other.locator("section[aria-labelledby=title-odin]").get_by_role("link", name="Learn").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Learn ODIN")


@pytest.mark.parametrize("where", ["server", "static host"])
def test_a_browser_without_webassembly_says_so(browser: Browser, address: str, site: Path, where: str) -> None:
    with static_host(site) as alone:
        visitor = Visitor(browser, address if where == "server" else alone, **EVERY_VISITOR)
        visitor.context.add_init_script("delete globalThis.WebAssembly")
        visitor.page.goto("/")
        words = "tables of the server" if where == "server" else "use a newer one"
        expect(visitor.page.get_by_text(words)).to_be_visible()
        assert visitor.page.get_by_role("button", name="Play now").count() == (2 if where == "server" else 0)
        visitor.leave()


# The folder.


def test_a_site_is_brought_up_to_date_and_other_folders_are_left_alone(site: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    shutil.copytree(site, folder)
    (folder / "assets" / "old-0000.js").write_text("old")
    (folder / "CNAME").write_text("games.example")
    assert write(folder).returncode == 0
    assert not (folder / "assets" / "old-0000.js").exists()
    assert (folder / "CNAME").exists()
    assert (folder / "index.html").read_text().count('content="static"') == 1
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Hail!")
    refused = write(tmp_path / "mine")
    assert (refused.returncode, "is not empty" in refused.stderr) == (1, True)
    with pytest.raises(SiteError, match="has not been built"):
        write_site(tmp_path / "new", page=tmp_path / "nowhere")
    assert not (tmp_path / "new").exists()
