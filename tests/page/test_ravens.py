"""Whole games of Odins Raben on the page, against a bot, by every means."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PHONE, Visitor
from tests.page.playing import Means, RavensPlayer, open_quick_table, result, version_of

POINTS_TO_WIN = 12


@pytest.mark.parametrize(("by", "kind"), [("mouse", {}), ("touch", PHONE), ("keyboard", {})])
def test_a_whole_game_of_odins_raben(visit: Callable[..., Visitor], by: Means, kind: dict[str, object]) -> None:
    page = visit("/", {"level": "thrall"}, **kind).page
    open_quick_table(page, by, "ravens")
    player = RavensPlayer(page, by)
    player.play_on()
    print(player.done, version_of(page))

    expect(result(page).get_by_role("columnheader", name="S1")).to_be_visible()
    rows = result(page).get_by_role("table").locator("tbody tr")
    points = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    totals = [row[-1] for row in points]
    assert [sum(row[:-1]) for row in points] == totals
    assert totals == sorted(totals, reverse=True)
    assert max(totals) >= POINTS_TO_WIN
    expect(rows.first.get_by_role("rowheader")).to_contain_text("winner")
    expect(rows.last.get_by_role("rowheader")).not_to_contain_text("winner")
