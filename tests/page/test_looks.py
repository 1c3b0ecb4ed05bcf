"""What people choose for their eyes and ears: tables, card backs, volume, no motion; and notes that cover nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.helpers.page.browser import DESK, PHONE, Visitor
from tests.helpers.page.players import OdinPlayer, answered, invite, join_as, open_quick_table
from tests.helpers.page.visits import play_now
from tests.page.test_accessibility import choose_a_card, expect_accessible

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
HALLS = ("Fjord", "Grove", "Longhouse")
BACKS = ("Runes", "Knot", "Sail")


@pytest.mark.parametrize("hall", HALLS[:2])
@pytest.mark.parametrize("game", ["odin", "ravens"])
def test_a_table_has_enough_contrast(visit: Visit, hall: str, game: str) -> None:
    page = visit("/settings", {"solo": True, "theme": "system"}).page
    before = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("radio", name=hall).check(force=True)
    expect(page.locator("html")).to_have_attribute("data-hall", hall.lower())
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != before
    expect_accessible(page)

    page.goto("/")
    play_now(page, game)
    choose_a_card(page)
    expect_accessible(page)
    page.set_viewport_size(PHONE["viewport"])
    expect_accessible(page)


@SIZES
def test_card_backs_are_chosen_and_kept(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/settings", {"solo": True}, **size).page
    for back in BACKS:
        page.goto("/settings")
        page.get_by_role("group", name="Card backs").get_by_role("radio", name=back).check(force=True)
        page.reload()
        expect(page.get_by_role("radio", name=back)).to_be_checked()
        for game in ("odin", "ravens"):
            page.goto("/")
            play_now(page, game)
            expect(page.locator(f'[data-back="{back.lower()}"]').first).to_be_attached()


@SIZES
def test_the_volume_is_chosen_and_kept(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/settings", {"sound": True}, **size).page
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_have_value("70")
    volume.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(volume).to_have_value("50")
    page.reload()
    expect(volume).to_have_value("50")
    expect(volume).to_have_attribute("aria-valuetext", "50 %")
    page.get_by_role("switch", name="Sounds").click()
    expect(volume).to_be_disabled()


@pytest.mark.parametrize("how", ["system", "setting"])
def test_nothing_moves_if_it_should_not(visit: Visit, how: str) -> None:
    """Neither what scripts move nor what style sheets do, at a table where cards fly and people react."""
    settings = {"motion": how == "system"}
    host, friend = visit("/", settings).page, visit("/", settings).page
    if how == "setting":
        for page in (host, friend):
            page.emulate_media(reduced_motion="no-preference")
    invite(host, {"Game length": "1"})
    friend.goto(host.get_by_label("Copy link").and_(host.get_by_role("textbox")).input_value())
    join_as(friend, "Leif")
    expect(host.get_by_role("listitem").filter(has_text="Leif")).to_be_visible()
    for page in (host, friend):
        page.evaluate(COUNT_MOTION)
    host.get_by_role("button", name="Start the game").click()
    players = [OdinPlayer(host), OdinPlayer(friend)]
    for player in players:
        expect(player.hand).to_have_count(9)
    host.get_by_role("button", name="Horn").click()
    expect(friend.locator('[data-reaction="horn"]')).to_be_visible()
    actor = players[0] if players[0].your_turn.is_visible() else players[1]
    with answered(actor.page):
        actor.act()

    for page in (host, friend):
        assert page.evaluate("[window.moved, document.getAnimations().length]") == [0, 0]


COUNT_MOTION = """() => {
  window.moved = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    window.moved += 1
    return animate.apply(this, how)
  }
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, () => (window.moved += 1), true)
}"""


@SIZES
def test_the_note_of_a_lost_connection_covers_nothing(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit("/about", **size)
    page, sockets, is_lost = visitor.page, list[WebSocketRoute](), list[bool]()

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if not is_lost:
            socket.connect_to_server()

    page.route_web_socket("**/api/live", connect)
    open_quick_table(page, {"Game length": "1"})
    player = OdinPlayer(page)
    player.wait()
    is_lost.append(True)
    sockets[-1].close()
    note = page.get_by_text("Connection lost")
    expect(note).to_be_visible()

    assert hidden_by_note(page) == []
    expect(note).to_be_in_viewport()


def hidden_by_note(page: Page) -> list[str]:
    """The cards and buttons of the table that something else covers, where they are on the screen."""
    covered: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('main button, main [role=option]')].flatMap((part) => {
          const box = part.getBoundingClientRect()
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
          if (!box.width || y > innerHeight || y < 0) return []
          const over = document.elementFromPoint(x, y)
          return over?.closest('.notice') ? [part.outerHTML.slice(0, 120)] : []
        })"""
    )
    return covered
