"""The table of Odins Raben on screens of every size: nothing overflows, is covered, or has to be scrolled to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.page.browser import Visitor
from tests.helpers.page.kept_games import busy, found, kept, open_kept, removing, stage_end
from tests.helpers.page.visits import LANGUAGES
from tests.page.test_accessibility import expect_accessible
from tests.page.test_odin_table import UNDER_A_NOTCH

SIZES = [
    (320, 568),
    (568, 320),
    (375, 667),
    (390, 844),
    (844, 390),
    (640, 360),  # a desk at 200 %
    (720, 450),
    (820, 1180),
    (1180, 820),
    (1024, 600),
    (1366, 768),
    (2560, 1440),
]
PATH = 16
LONGEST = "fr"
"""The language with the longest words on buttons."""
FAULTS = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame) // the path is laid by its room
  const faults = []
  const { innerWidth: width, innerHeight: height } = window
  const root = document.documentElement
  if (root.scrollWidth > width) faults.push(`the page is ${root.scrollWidth} px wide`)
  if (root.scrollHeight > height) faults.push(`the page is ${root.scrollHeight} px high`)
  const board = document.querySelector('.board')
  const clipped = [...board.querySelectorAll('.room, .status, .choices, .table, .do .words')]
  for (const box of [document.querySelector('.main'), ...clipped]) {
    const isLow = box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).display !== 'inline'
    if (isLow && !box.closest('.away')) faults.push(`${box.className} is ${box.scrollHeight} of ${box.clientHeight} px`)
  }
  for (const words of board.querySelectorAll('.do .words')) {
    words.style.overflowWrap = 'normal'
    if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 1) faults.push(`${words.innerText} is broken`)
    words.style.overflowWrap = ''
  }
  const controls = '.main button, .main a, .main select, [role=option], [data-stack]'
  for (const control of document.querySelectorAll(controls)) {
    if (!control.checkVisibility()) continue
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const name = `${control.className} ${control.textContent.trim().slice(0, 30)}`
    if (left < 0 || top < 0 || right > width + 0.5 || bottom > height + 0.5) faults.push(`${name} leaves the screen`)
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!control.contains(at)) faults.push(`${name} is covered by ${at?.className}`)
  }
  for (const name of board.querySelectorAll('.player .name strong')) {
    const { left, top, height } = name.getBoundingClientRect()
    const at = document.elementFromPoint(left + 3, top + height / 2)
    if (name.checkVisibility() && !name.contains(at)) faults.push('a name is covered')
  }
  return faults
}"""

CUT = """() => [...document.querySelectorAll('.board *:not(.unseen, .unseen *, .name *, svg *)')].filter((part) =>
  part.checkVisibility() && part.clientWidth && !part.children.length && part.innerText
  && getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth
).map((part) => part.innerText)"""
"""Words that end in dots. Names may, as they can be as long as one likes."""


@cache
def crowded_game() -> dict[str, Any]:
    """It is the person's turn on a path of 16 cards, with the most that can be chosen between."""

    def is_crowded(game: Any) -> bool:
        view = game.view(0)
        return bool(
            view.to_act == 0
            and view.phase == "play"
            and view.plays == (0, 0)
            and len(view.path) == PATH
            and len(set(view.pile)) > 1
            and "order" in view.hand
            and "land" in view.hand
            and view.stone
        )

    return kept(found("ravens", busy, is_crowded))


def open_crowded(visit: Callable[..., Visitor], language: str = LONGEST, theme: str = "system") -> Page:
    page = visit("/", {"language": language, "theme": theme, "solo": True}).page
    open_kept(page, crowded_game())
    expect(page.locator(".board li")).to_have_count(PATH)
    return page


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS)
    return found


def expect_to_fit(page: Page, when: str) -> None:
    """Check all sizes of screens."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], f"{width} x {height}, {when}"


@pytest.mark.parametrize(("language", "theme"), [(LONGEST, "light"), ("de", "dark")])
def test_everything_fits_every_screen(visit: Callable[..., Visitor], language: str, theme: str) -> None:
    """Through a turn: at its start, with cards chosen, with a hint, while a target is chosen."""
    page = open_crowded(visit, language, theme)
    expect_to_fit(page, "at the start")
    for card in ("order", "land", "M", "^"):
        chosen = page.locator(f"[role=option][data-card='{card}']").first
        chosen.click()
        expect(chosen).to_have_attribute("aria-selected", "true")
        expect_to_fit(page, f"with {card} chosen")
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".status")).to_contain_text("%")
    expect_to_fit(page, "with a hint")
    page.locator("[role=option][data-card='land']").first.click()
    page.locator("[data-do='land turn']").click()
    expect(page.locator(".target").first).to_be_visible()
    expect_to_fit(page, "while a target is chosen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_on_the_smallest_phone(visit: Callable[..., Visitor], language: str) -> None:
    page = visit("/", {"language": language, "solo": True}).page
    open_kept(page, crowded_game())
    for width, height in ((320, 568), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == []
        assert faults(page) == []


def test_the_table_is_accessible(visit: Callable[..., Visitor]) -> None:
    page = open_crowded(visit)
    page.locator("[role=option][data-card='order']").first.click()
    for width, height in ((320, 568), (844, 390), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect_accessible(page)


@pytest.mark.parametrize(
    ("size", "insets"),
    [
        ((390, 844), {"top": 47, "right": 0, "bottom": 34, "left": 0}),
        ((844, 390), {"top": 0, "right": 47, "bottom": 21, "left": 47}),
    ],
)
def test_nothing_lies_under_a_notch(
    visit: Callable[..., Visitor], size: tuple[int, int], insets: dict[str, int]
) -> None:
    page = open_crowded(visit)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    expect(page.locator("#page")).to_have_css("padding-bottom", f"{insets['bottom']}px")
    page.locator("[role=option][data-card='order']").first.click()
    assert faults(page) == []
    assert page.evaluate(UNDER_A_NOTCH, insets) == []


def test_the_end_of_a_stage_fits_every_screen(visit: Callable[..., Visitor]) -> None:
    page = visit("/", {"language": LONGEST, "solo": True}).page
    game = found("ravens", removing, ends_now, first=125)
    open_kept(page, kept(game))
    target = next(action for action in game.legal() if stage_end(game, action))
    page.locator(f"[data-do='{target}']").click()
    expect(page.locator(".moment button")).to_be_visible()
    expect_to_fit(page, "at the end of a stage")
    expect_accessible(page)


def ends_now(game: Any) -> bool:
    """Whether the person is about to remove the card that ends the stage, with both ravens at the goal (R23)."""
    if game.to_act != 0 or game.phase != "target" or game.view(0).effect != "land remove":
        return False
    ends = [stage_end(game, action) for action in game.legal()]
    return any(end and end["winner"] == 0 and end["distance"] == 0 for end in ends)
