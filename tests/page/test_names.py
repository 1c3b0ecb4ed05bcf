"""People have names and faces: they are asked once, remembered, and called "you" where it is them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.page.browser import DESK, PHONE, Visitor
from tests.helpers.page.players import OdinPlayer, answered, invite, join_as, open_quick_table

Visit = Callable[..., Visitor]
SOON = 15_000
"""Milliseconds; it is 3 seconds on a machine with nothing else to do, and was 60."""
SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


def link_of(host: Page) -> str:
    return host.get_by_label("Copy link").and_(host.get_by_role("textbox")).input_value()


def seat_of(page: Page, name: str) -> Locator:
    """A seat of the waiting room."""
    return page.get_by_role("listitem").filter(has_text=name)


def log_of(page: Page) -> list[str]:
    """The lines of the log, latest first, as a screen reader says them."""
    if page.get_by_role("tab", name="Log").count() == 0:
        page.keyboard.press("l")
    lines = page.get_by_role("list").filter(has_text="The game begins.").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    return [line.strip() for line in lines.all_inner_texts()]


@SIZES
def test_whoever_sits_down_with_others_is_asked_for_a_name_once(visit: Visit, size: dict[str, Any]) -> None:
    host, friend = visit(**size).page, visit(**size).page
    invite(host)
    expect(host.get_by_role("heading", name="Who are you?")).to_be_visible()
    host.get_by_label("The name others see").fill("Astrid")
    host.get_by_role("button", name="Paint your shield").click()
    host.get_by_role("group", name="Ground").get_by_role("radio", name="green").check(force=True)
    host.get_by_role("radio", name="Pattern 4").check(force=True)
    host.get_by_role("button", name="Save").click()
    expect(host.get_by_role("heading", name="Who are you?")).to_have_count(0)
    expect(seat_of(host, "Astrid")).to_contain_text("you · host")

    friend.goto(link_of(host))
    expect(friend.get_by_text("Astrid invites you to a game.")).to_be_visible()
    painted = seat_of(friend, "Astrid").locator("svg circle").nth(1)
    assert "dye-G" in str(painted.get_attribute("style"))
    join_as(friend, "Leif")
    expect(seat_of(host, "Leif")).to_be_visible()

    # Both are remembered, and are not asked again.
    invite(host)
    expect(seat_of(host, "Astrid")).to_be_visible()
    expect(host.get_by_label("The name others see")).to_have_count(0)
    friend.goto(link_of(host))
    friend.get_by_role("button", name="Sit down as Leif").click()
    expect(seat_of(friend, "Leif")).to_contain_text("you")


def test_a_name_is_changed_at_the_table(visit: Visit) -> None:
    host, friend = visit().page, visit().page
    invite(host)
    friend.goto(link_of(host))
    join_as(friend, "Leif")
    friend.get_by_role("button", name="Change name and shield").click()
    friend.get_by_label("The name others see").fill("Leif the Lucky")
    friend.get_by_role("button", name="Save").click()
    expect(seat_of(host, "Leif the Lucky")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(host.get_by_role("region", name="Leif the Lucky")).to_be_visible()

    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Change name and shield").click()
    friend.get_by_role("dialog").get_by_label("The name others see").fill("Leif Eriksson")
    friend.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(host.get_by_role("region", name="Leif Eriksson")).to_be_visible()
    expect(friend.get_by_role("dialog")).to_have_count(0)


@SIZES
def test_the_log_says_you_and_that_somebody_sits_down_once(visit: Visit, size: dict[str, Any]) -> None:
    host, friend = visit(**size).page, visit(**size).page
    invite(host, {"Game length": "1"})
    friend.goto(link_of(host))
    join_as(friend, "Leif")
    expect(seat_of(host, "Leif")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(OdinPlayer(friend).hand).to_have_count(9)

    for page, other in ((host, "Leif"), (friend, "Wanderer")):
        lines = log_of(page)
        assert [line for line in lines if line == "You sit down."] == ["You sit down."]
        assert len([line for line in lines if line.startswith(other) and line.endswith("sits down.")]) == 1


def test_a_screen_reader_hears_you(visit: Visit) -> None:
    page = visit().page
    open_quick_table(page, {"Game length": "1"})
    player = OdinPlayer(page)
    player.wait()
    with answered(page):
        player.act()
    lines = page.locator("aside li")
    expect(lines.filter(has_text="You play").or_(lines.filter(has_text="You pass")).first).to_be_attached()
    page.keyboard.press("t")
    told = page.get_by_role("dialog").get_by_role("listitem")
    expect(told.filter(has_text="You have").first).to_be_visible()
    assert not [line for line in told.all_inner_texts() if "Wanderer" in line or "You has" in line]


@SIZES
def test_whoever_closes_the_page_is_gone_soon_and_back_at_once(visit: Visit, size: dict[str, Any]) -> None:
    host, friend = visit(**size).page, visit()
    invite(host)
    friend.page.goto(link := link_of(host))
    join_as(friend.page, "Leif")
    expect(seat_of(host, "Leif")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(OdinPlayer(friend.page).hand).to_have_count(9)
    seat = host.get_by_role("region", name="Leif")
    friend.page.close()
    expect(seat.get_by_text("not connected")).to_be_attached(timeout=SOON)

    friend.page = friend.context.new_page()
    friend.page.goto(link)
    expect(seat.get_by_text("not connected")).to_have_count(0, timeout=SOON)


@SIZES
def test_an_account_is_made_in_a_fresh_browser(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/settings", **size).page
    page.get_by_role("link", name="Create an account").click()
    form = page.locator("section").filter(has=page.get_by_role("heading", name="Create an account"))
    name = f"Sif {len(str(size))}{page.evaluate('Date.now() % 1000000')}"
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill("a long saga of nine nights")
    form.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_text(f"Signed in as {name.lower()}")).to_be_visible()
