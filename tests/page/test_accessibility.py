"""Accessibility: no axe-core violations, no horizontal scrolling, and touch targets that are large enough."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from allfather.games import find_game
from tests.helpers.page.browser import DESK, PHONE, Visitor
from tests.helpers.page.finished_games import finished_games
from tests.helpers.page.players import result
from tests.helpers.page.visits import ROOT, play_now

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN_AXE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const told = (id) => ({ target, failureSummary }) => [id, target.join(' '), failureSummary]
  return violations.flatMap(({ id, nodes }) => nodes.map(told(id)))
}"""
PAGES = {
    "front": ("/", "Card games at Odin’s table"),
    "play-odin": ("/play/odin", "Open a table: ODIN"),
    "play-ravens": ("/play/ravens", "Open a table: Odins Raben"),
    "lobby": ("/lobby", "Tables"),
    "rules-odin": ("/rules/odin", "Rules of ODIN"),
    "rules-ravens": ("/rules/ravens", "Rules of Odins Raben"),
    "learn-odin": ("/learn/odin", "Learn ODIN"),
    "learn-ravens": ("/learn/ravens", "Learn Odins Raben"),
    "replay": ("/replay", "Replay a saved game"),
    "replay-odin": ("/replay/{odin}#5", "ODIN"),
    "replay-ravens": ("/replay/{ravens}#5", "Odins Raben"),
    "people": ("/people/{person}", "Muninn"),
    "me": ("/me", "Gunnhild"),
    "leaderboard": ("/leaderboard/odin/2", "Rankings"),
    "settings": ("/settings", "Settings"),
    "about": ("/about", "About Allfather"),
    "lost": ("/nowhere", "Nothing but sky"),
}
WAITS = {
    "play-odin": "text=Game length",
    "lobby": "section:last-of-type .panel",
    "people": "svg circle.dot",
    "me": "text=· on the server",
    "leaderboard": "tbody tr",
}
"""What each page shows once it has loaded."""
NARROW = {"phone": 390, "small phone": 320, "desk at 200 %": 720}
FINGER = 44
SMALL_TARGETS = """() => {
  const controls = 'a[href], button, select, summary, [role=option], [role=tab], input:not([type=hidden])'
  const small = []
  for (const control of document.querySelectorAll(controls)) {
    const box = (control.matches('label input') ? control.closest('label') : control).getBoundingClientRect()
    const isInline = control.matches('a') && getComputedStyle(control).display === 'inline'
    if (!control.checkVisibility({ visibilityProperty: true }) || isInline || control.matches('.skip')) continue
    if (Math.min(box.width, box.height) < %s - 0.5) {
      small.push(`${control.outerHTML.slice(0, 120)} is ${box.width} x ${box.height}`)
    }
  }
  return small
}"""


TRIES = 20
"""A server that has just started, on a busy machine, may not check a record in time."""


@pytest.fixture(scope="module")
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """One guest for all these tests, at the size of a phone."""
    visitor = Visitor(browser, address, color_scheme="dark", viewport=PHONE["viewport"])
    visitor.allow("status of 404")
    visitor.page.goto("/")
    visitor.page.locator("section[aria-labelledby=title-odin] .acts button").last.click()
    expect(visitor.page.get_by_role("button", name="Start the game")).to_be_visible()
    visitor.page.goto("/me")
    visitor.page.get_by_label("The name others see").fill("Gunnhild")
    visitor.page.get_by_role("button", name="Save").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Gunnhild")
    game = find_game("odin")(2, seed=1)
    while not game.is_over:
        game.play_random()
    kept, own = {"record": game.record(), "seat": 0}, {"sec-fetch-site": "same-origin"}
    for _ in range(TRIES):
        if visitor.page.request.post("/api/me/records", data=kept, headers=own).ok:
            break
        time.sleep(2)
    else:
        raise AssertionError("the server does not keep the record")
    yield visitor
    visitor.leave()


def violations(page: Page) -> list[Any]:
    """The violations that axe-core finds; it is injected in spite of the content security policy."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[Any] = page.evaluate(RUN_AXE)
    return found


def expect_accessible(page: Page) -> None:
    """Check both themes."""
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(page) == [], theme


def expect_no_wider(page: Page) -> None:
    """Check that nothing has to be scrolled horizontally and that the header has one row, even on a narrow screen."""
    height = PHONE["viewport"]["height"]
    for name, width in NARROW.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        assert page.evaluate("document.querySelector('header nav')?.offsetHeight ?? 0") < 2 * FINGER, name  # one row
    page.set_viewport_size(PHONE["viewport"])


@pytest.mark.parametrize("name", PAGES)
def test_a_page(visitor: Visitor, address: str, name: str) -> None:
    games, page = finished_games(address), visitor.page
    path, title = PAGES[name]
    page.goto(path.format(odin=games.odin, ravens=games.ravens, person=games.person))
    expect(page.locator("h1")).to_have_text(title)
    if name in WAITS:
        expect(page.locator(WAITS[name]).first).to_be_visible()

    expect_accessible(page)
    expect_no_wider(page)


def test_a_waiting_room(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.locator("section[aria-labelledby=title-ravens] .acts button").last.click()
    expect(visitor.page.get_by_role("img", name="/t/")).to_be_visible()

    expect_accessible(visitor.page)
    expect_no_wider(visitor.page)
    assert visitor.page.evaluate(SMALL_TARGETS % FINGER) == []


def choose_a_card(page: Page) -> None:
    """Wait for the person's turn and choose a card, so that there is something to decide."""
    expect(page.get_by_text("Your turn").first).to_be_visible()
    card = page.get_by_role("listbox").get_by_role("option").first
    card.click()
    expect(card).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("game", ["odin", "ravens"])
def test_a_table_in_mid_game(visitor: Visitor, game: str) -> None:
    page = visitor.page
    page.goto("/")
    play_now(page, game)
    choose_a_card(page)
    expect_accessible(page)
    expect_no_wider(page)
    assert page.evaluate(SMALL_TARGETS % FINGER) == []
    for name in ("Menu", "Log", "Chat"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog", name=name, exact=True)).to_be_visible()
        expect_accessible(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.set_viewport_size(DESK["viewport"])
    expect_accessible(page)
    page.set_viewport_size(PHONE["viewport"])


def test_the_front_page_is_for_fingers(visitor: Visitor) -> None:
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("button", name="Play now")).to_have_count(2)
    assert visitor.page.evaluate(SMALL_TARGETS % FINGER) == []


def test_a_result(visitor: Visitor, address: str) -> None:
    """The end of a game, as seen by somebody who arrives later."""
    visitor.page.goto(f"/t/{finished_games(address).odin}")
    expect(result(visitor.page)).to_be_visible()
    expect(result(visitor.page).locator("tbody tr")).to_have_count(3)
    expect_accessible(visitor.page)
    expect_no_wider(visitor.page)


def test_a_checked_game(visitor: Visitor, address: str) -> None:
    visitor.page.goto(f"/replay/{finished_games(address).ravens}#verify")
    expect(visitor.page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    expect_accessible(visitor.page)
    expect_no_wider(visitor.page)


def test_a_violation_is_found(visitor: Visitor) -> None:
    """Violations are detected, so the other tests are able to fail."""
    page = visitor.page
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    page.locator("h1").evaluate("title => (title.style.color = 'rgb(40, 40, 40)')")
    page.locator("header a.home").evaluate("link => link.style.setProperty('min-height', '20px')")
    page.locator("main").evaluate("main => (main.style.width = '500px')")

    assert [finding[0] for finding in violations(page)] == ["color-contrast"]
    assert len(page.evaluate(SMALL_TARGETS % FINGER)) == 1
    with pytest.raises(AssertionError, match="phone"):
        expect_no_wider(page)
