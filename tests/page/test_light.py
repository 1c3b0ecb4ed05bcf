"""A long game stays light: the page neither grows with it nor does the work of bots."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.page.browser import DESK, PHONE
from tests.helpers.page.players import OdinPlayer, answered, open_quick_table, version_of
from tests.helpers.page.visits import Visit, asked_bots, watch_workers
from tests.helpers.scale import full

NEW_TABLE = {
    "game": "odin",
    "players": 6,
    "options": {"limit": 500},
    "terms": {"bots": "thrall", "pace": 0, "rated": False},
    "seat": None,
}
EVENTS = full(300, 50)
"""Events between two looks at the page, at least."""
MOST_NODES = 4000
"""Elements of the document; it had 19,000 when the log showed everything."""
COUNT_CHANGES = """window.changes = 0
new MutationObserver((records) => { changes += records.length }).observe(document, {
  subtree: true, childList: true, attributes: true, characterData: true,
})"""
NOW = """() => [
  Number(document.querySelector('[data-version]').dataset.version),
  changes,
  document.getElementsByTagName('*').length,
]"""
OFTEN = 100
"""Milliseconds between two looks at the page; looking at every frame would make it draw them all."""
REACHED = "least => Number(document.querySelector('[data-version]')?.dataset.version) >= least"


class Look(NamedTuple):
    """The page at one time: how many events there were, how often its document was changed, and its elements."""

    version: int
    changes: int
    nodes: int


def look_at(page: Page, version: int) -> Look:
    """Look at the page once it has seen so many events."""
    page.wait_for_function(REACHED, arg=version, polling=OFTEN)
    return Look(*page.evaluate(NOW))


def work(since: Look, until: Look) -> float:
    """How often an event changed the document, on average."""
    return (until.changes - since.changes) / (until.version - since.version)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_page_does_not_grow_with_the_game(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/about", **size).page
    page.add_init_script(COUNT_CHANGES)
    own = {"sec-fetch-site": "same-origin"}
    opened = page.request.post("/api/tables", data=NEW_TABLE, headers=own).json()
    page.goto(f"/t/{opened['table']['code']}")
    page.get_by_role("button", name="Start the game").click()
    first = look_at(page, EVENTS)
    second = look_at(page, first.version + EVENTS)
    third = look_at(page, second.version + EVENTS)

    assert third.nodes <= min(MOST_NODES, 2 * first.nodes)
    assert work(second, third) <= 2 * work(first, second)
    if size is DESK:
        lines = page.get_by_role("tabpanel").get_by_role("listitem")
        assert lines.count() <= 60
        page.get_by_role("button", name="Show earlier moves").click()
        expect(lines.nth(100)).to_be_attached()


def test_bots_do_not_think_in_the_main_thread(visit: Visit) -> None:
    """Every one of their moves is asked of a worker."""
    page = visit("/about", {"solo": True, "players": 6}).page
    watch_workers(page)
    open_quick_table(page, {"Game length": "10"})
    player, acts = OdinPlayer(page), 0
    while not page.evaluate(REACHED, 20):
        assert player.wait()
        with answered(page):
            player.act()
        acts += 1
    assert player.wait()
    assert len(asked_bots(page)) == int(version_of(page)) - acts - 1  # the first event is the deal
