"""The table of Odins Raben: what the opponent does can be followed, and nothing stays unexplained."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.page.browser import PHONE
from tests.helpers.page.kept_games import busy, found, kept, open_kept, removing, stage_end
from tests.helpers.page.players import RavensPlayer, answered
from tests.helpers.page.visits import Visit
from tests.page.test_sizes_ravens import crowded_game, ends_now

ALONE = {"solo": True}
LONG = 600_000
"""A pace at which no bot acts during a test, unless it need not wait."""


def open_game(visit: Visit, game: dict[str, Any], **kind: Any) -> Page:
    page = visit("/", ALONE, **kind).page
    open_kept(page, game)
    return page


def end_turn(page: Page) -> None:
    """End the turn without extending the path."""
    with answered(page):
        page.keyboard.press("p")
    with answered(page):
        page.keyboard.press("p")


@pytest.mark.parametrize("kind", [{}, PHONE], ids=["desk", "phone"])
def test_the_last_turn_of_the_opponent_stays_in_sight(visit: Visit, kind: dict[str, Any]) -> None:
    page = open_game(visit, crowded_game(), **kind)
    assert RavensPlayer(page).wait()
    end_turn(page)
    assert RavensPlayer(page).wait()
    recap = page.locator("p.recap")
    expect(recap).to_be_in_viewport()
    expect(recap).to_contain_text("Freki")
    expect(recap.locator(".chip").first).to_be_visible()
    said = recap.inner_text()
    player = RavensPlayer(page)
    with answered(page):
        player.act()
    expect(recap).to_have_text(re.compile(re.escape(said.split()[0])))  # the own actions do not replace it


def test_every_card_of_the_opponent_is_shown_large(visit: Visit) -> None:
    page = visit("/", ALONE | {"motion": True}).page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("""addEventListener('DOMContentLoaded', () => {
      window.shown = 0
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if (node.nodeType === 1 && node.matches('.spotlight .cards')) window.shown += 1
      }).observe(document.body, { subtree: true, childList: true })
    })""")
    open_kept(page, crowded_game())
    assert RavensPlayer(page).wait()
    end_turn(page)
    assert RavensPlayer(page).wait()
    cards = page.locator("p.recap .chip")
    assert 0 < page.evaluate("window.shown") <= cards.count()  # two cards of one action are shown together
    page.locator("h2, .wood").first.click(force=True)
    expect(page.locator(".spotlight .cards")).to_have_count(0)  # a tap ends it


def test_changed_landscapes_stay_marked_for_a_turn(visit: Visit) -> None:
    def turns_a_card(game: Any) -> bool:
        return bool(game.to_act == 0 and game.phase == "target" and game.view(0).effect == "land turn")

    game = found("ravens", busy, turns_a_card)
    page = open_game(visit, kept(game))
    expect(page.locator(".land.changed")).to_have_count(0)
    action = game.legal()[0]
    with answered(page):
        page.locator(f"[data-do='{action}']").click()
    number = action.split()[1]
    expect(page.locator(".land.changed")).to_have_count(1)
    expect(page.locator(".land.changed .number")).to_have_text(number)


def test_no_time_is_lost_at_the_end_of_a_turn(visit: Visit) -> None:
    """The opponent has only to end the turn: it does so at once, although bots are very slow."""
    game = found("ravens", busy, lambda game: game.to_act == 1 and game.legal() == ["end"])
    page = open_game(visit, kept(game, pace=LONG))
    version = len(game.past)
    expect(page.locator(f"[data-version='{version}']")).to_have_count(0)


def test_a_turn_that_is_ended_is_not_told_step_by_step(visit: Visit) -> None:
    page = open_game(visit, crowded_game())
    assert RavensPlayer(page).wait()
    log = page.get_by_role("tabpanel")
    with answered(page):
        page.locator("[role=option][data-card='land']").first.click()
        page.locator("[data-do='drop land']").click()
    expect(log).to_contain_text("You discard Odin’s land")
    before = log.get_by_role("listitem").filter(has_text="You").all_inner_texts()
    end_turn(page)
    assert RavensPlayer(page).wait()
    after = log.get_by_role("listitem").filter(has_text="You").all_inner_texts()
    assert after == before[: len(after)]  # the oldest may have left the log


def test_a_hint_is_a_sentence(visit: Visit) -> None:
    page = open_game(visit, crowded_game())
    assert RavensPlayer(page).wait()
    page.keyboard.press("h")
    expect(page.locator(".status")).to_have_text(re.compile(r"Hint: .+ – wins about \d+% of games from here\."))
    shares = page.locator(".share, .end .soft")
    assert all(re.fullmatch(r"wins \d+%", text) for text in shares.all_inner_texts())


def test_a_forced_action_has_no_percentage(visit: Visit) -> None:
    game = found("ravens", busy, lambda game: game.to_act == 0 and game.legal() == ["end"])
    page = open_game(visit, kept(game))
    page.keyboard.press("h")
    expect(page.locator(".status")).to_contain_text("Hint: End turn. There is nothing else you can do.")
    expect(page.locator(".choices").get_by_text("%")).to_have_count(0)


def test_a_drop_that_does_nothing_says_why(visit: Visit) -> None:
    def has_idle_card(game: Any) -> bool:
        view = game.view(0)
        idle = [card for card in view.hand if len(card) == 1 and card not in view.magic]
        return bool(view.to_act == 0 and view.phase == "play" and view.plays == (0, 0) and idle)

    game = found("ravens", busy, has_idle_card)
    view = game.view(0)
    idle = next(card for card in view.hand if len(card) == 1 and card not in view.magic)
    page = open_game(visit, kept(game))
    card = page.locator(f"[role=option][data-card='{idle}']").first
    card.drag_to(page.locator(".magic[data-drop=magic]"))
    expect(page.locator(".status.why")).to_have_text(re.compile("matches neither symbol of the magic way"))
    page.keyboard.press("Escape")
    expect(page.locator(".status.why")).to_have_count(0)


def test_selecting_by_a_number_key_is_announced(visit: Visit) -> None:
    page = open_game(visit, crowded_game())
    assert RavensPlayer(page).wait()
    spoken = page.locator("p.unseen[aria-live=polite]").filter(has_text="elected")
    page.keyboard.press("1")
    expect(spoken).to_have_text(re.compile(r"^Selected: .+\."))
    page.keyboard.press("1")
    expect(spoken).to_have_text(re.compile(r"^Nothing selected\."))


def test_both_ravens_home_is_a_moment_too(visit: Visit) -> None:
    """R23: the seat to act wins, with no points for the race; those for the magic way are counted (R24)."""
    game = found("ravens", removing, ends_now, first=125)
    target = next(action for action in game.legal() if stage_end(game, action))
    end = stage_end(game, target)
    assert end is not None
    assert end["distance"] == 0
    page = open_game(visit, kept(game))
    with answered(page):
        page.locator(f"[data-do='{target}']").click()
    moment = page.locator(".moment")
    expect(moment.get_by_role("heading")).to_have_text(f"You win stage {end['stage']}")
    expect(moment).to_contain_text("Both ravens are on the last space; the player whose turn it was wins.")
    expect(moment).to_contain_text(re.compile(r"Magic way \d+ to \d+: 3 points for you\."))
    totals = [int(total) for total in moment.locator(".total strong").all_inner_texts()]
    assert sorted(totals) == sorted(end["scores"])
    page.get_by_role("button", name=re.compile("^(Go on|See the result)$")).click()
    expect(moment.get_by_role("button")).to_have_count(0)
