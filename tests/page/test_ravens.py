"""Whole games of Odins Raben on the page, against a bot, by mouse, keyboard and touch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.helpers.page.browser import PHONE, Visitor
from tests.helpers.page.kept_games import eager, found, kept, open_kept
from tests.helpers.page.players import Means, RavensPlayer, open_quick_table, result

POINTS_TO_WIN = 12


@pytest.mark.parametrize(("by", "kind"), [("mouse", {}), ("touch", PHONE), ("keyboard", {})])
def test_a_whole_game_of_odins_raben(visit: Callable[..., Visitor], by: Means, kind: dict[str, object]) -> None:
    page = visit("/", **kind).page
    open_quick_table(page, by=by, game="ravens")
    player = RavensPlayer(page, by)
    player.play_on()

    expect(result(page).get_by_role("columnheader", name="S1", exact=True)).to_be_visible()
    rows = result(page).get_by_role("table").locator("tbody tr")
    points = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    totals = [row[-1] for row in points]
    assert [sum(row[:-1]) for row in points] == totals
    assert totals == sorted(totals, reverse=True)
    assert max(totals) >= POINTS_TO_WIN
    expect(rows.first.get_by_role("rowheader")).to_contain_text("winner")
    expect(rows.last.get_by_role("rowheader")).not_to_contain_text("winner")


def test_a_card_flies_where_it_is_dragged(visit: Callable[..., Visitor]) -> None:
    page = visit("/about", {"solo": True}).page
    open_kept(page, kept(found("ravens", eager, may_fly_alone)))
    player = RavensPlayer(page)
    assert player.wait()
    flying = player.hand.and_(page.locator(".flies")).first
    card = flying.inner_text().split(",")[0]
    flown = page.get_by_role("listitem").filter(has_text=f"You fly with {card}.")
    before = flown.count()
    flying.drag_to(page.get_by_role("region", name="The path"))
    expect(flown).to_have_count(before + 1)


def may_fly_alone(game: Any) -> bool:
    """Whether the person may fly with a single card."""
    return game.to_act == 0 and any(re.fullmatch(r"fly \w", action) for action in game.legal())
