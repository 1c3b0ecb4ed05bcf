"""Whole games of ODIN on the page, against bots, by mouse, keyboard and touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.helpers.page.browser import PHONE, Visitor
from tests.helpers.page.players import Means, OdinPlayer, result

ONE_HAND, SEVERAL_HANDS = 1, 10


@pytest.mark.parametrize(
    ("by", "kind", "limit"),
    [("mouse", {}, SEVERAL_HANDS), ("touch", PHONE, ONE_HAND), ("keyboard", {}, ONE_HAND)],
)
def test_a_whole_game_of_odin(visit: Callable[..., Visitor], by: Means, kind: dict[str, object], limit: int) -> None:
    page = visit("/", **kind).page
    page.goto("/play/odin")
    page.get_by_label("Game length").select_option(str(limit))
    player = OdinPlayer(page, by)
    start = page.get_by_role("button", name="Play against bots")
    start.focus()
    start.press("Enter") if by == "keyboard" else start.click()
    player.play_on()

    table = result(page).get_by_role("table")
    expect(table.get_by_role("columnheader", name="H1", exact=True)).to_be_visible()
    totals = [int(cell.inner_text()) for cell in table.locator("tbody tr td:last-child").all()]
    assert totals == sorted(totals)
    assert max(totals) >= limit
    points = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in table.locator("tbody tr").all()]
    assert [sum(row[:-1]) for row in points] == totals
