"""A game without a board of its own: found on the front page, opened, played and replayed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.helpers.page.browser import DESK, PHONE, Visitor
from tests.helpers.page.players import result
from tests.helpers.page.visits import ROOT
from tests.helpers.server.subprocesses import Served
from tests.page.conftest import serving


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a third game installed."""
    with serving(Served(tmp_path_factory.mktemp("third") / "data", packages=ROOT / "tests" / "third_game")) as address:
        yield address


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser, host: str) -> Iterator[Page]:
    visitor = Visitor(browser, host, **request.param)
    yield visitor.page
    visitor.leave()


def play_on(page: Page) -> None:
    """Press the first button that is offered until the game is over."""
    actions = page.get_by_role("group", name="What you can do").get_by_role("button")
    for _ in range(200):
        expect(actions.first.or_(result(page)).first).to_be_visible()
        if result(page).is_visible():
            return
        version = page.locator("[data-version]").get_attribute("data-version")
        actions.last.click()
        expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    raise AssertionError("the game does not end")


def test_a_whole_game_of_a_game_without_a_board(page: Page) -> None:
    page.goto("/")
    page.get_by_role("region", name="Ladder").get_by_role("link", name="More options").click()
    page.get_by_label("Hands to win").fill("1")
    page.get_by_role("button", name="Play against bots").click()
    play_on(page)

    expect(result(page).get_by_role("table")).to_be_visible()
    result(page).get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1, name="Replay of Ladder")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("list").first).to_be_visible()
