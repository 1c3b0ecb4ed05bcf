"""The lessons, from the first word to the last, and the rules pages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.page.browser import PHONE
from tests.helpers.page.visits import Visit, messages, wait_for

MOST_STEPS = 200
RULES = {"odin": [f"O{number}" for number in range(1, 21)], "ravens": [f"R{number}" for number in range(1, 34)]}


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("listbox").locator(f"[data-card='{name}']")


def said(page: Page) -> Locator:
    return page.get_by_label("Odin’s raven").locator(".said")


def step(page: Page) -> int:
    """Which part of the lesson is shown."""
    words = page.get_by_label("Odin’s raven").locator(".step").inner_text()
    found = re.fullmatch(r"Step (\d+) of \d+", words)
    assert found is not None, words
    return int(found[1])


def test_odin_is_learnt_by_doing(visit: Visit) -> None:
    page = visit("/learn/odin", **PHONE).page
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn ODIN")

    def lay(*cards: str) -> None:
        for name in cards:
            card(page, name).tap()
        page.get_by_role("button", name=re.compile("^Play ")).tap()

    def take(name: str) -> None:
        button(page, f"Take the {name}").tap()

    def read_on(until: str) -> None:
        expect_next(page, until)

    read_on("lead")
    lay("O2")
    expect_said(page, "higher")
    read_on("value")
    card(page, "B5").tap()
    card(page, "P5").tap()
    expect(page.get_by_label("Odin’s raven").locator(".why")).to_have_text("55 does not beat 72.")
    read_on("beat")
    card(page, "B5").tap()  # put back
    card(page, "P5").tap()
    lay("R9", "R1")
    expect_said(page, "take")
    take("green 7")
    read_on("again")
    lay("Y1")
    expect_said(page, "number")
    button(page, "Next").tap()  # do not wait for the others
    lay("B5", "P5")
    take("green 3")
    expect_said(page, "three")
    read_on("pass")
    button(page, "Pass").tap()
    expect_said(page, "green")
    button(page, "Next").tap()
    lay("G8")
    expect_said(page, "whole")
    button(page, "Next").tap()
    lay("G3", "G4", "G5", "G6", "G7")
    expect_said(page, "points")
    expect(page.get_by_text("You are ready to play.")).to_be_visible()
    expect(page.get_by_role("link", name="Play now")).to_have_attribute("href", "/play/odin")


def expect_said(page: Page, what: str, game: str = "odin") -> None:
    expect(said(page)).to_have_text(messages("en")[f"lesson-{game}-{what}"])


def expect_next(page: Page, until: str) -> None:
    """Go on to the end and check what is said there."""
    wanted = messages("en")[f"lesson-odin-{until}"]
    for _ in range(MOST_STEPS):
        if said(page).inner_text() == wanted:
            return
        button(page, "Next").tap()
    raise AssertionError(f"{until} is never said")


def test_an_unexpected_action_is_explained(visit: Visit) -> None:
    page = visit("/learn/odin").page
    button(page, "Next").click()
    card(page, "G4").click()
    page.get_by_role("button", name="Play 4").click()

    expect(page.get_by_text("You may do that too, but for now:")).to_be_visible()
    expect(page.get_by_text("Play your orange 2.")).to_be_visible()
    assert step(page) == 2


def test_the_stone_of_odins_raben_is_met_and_cleared(visit: Visit) -> None:
    """A whole lesson: some things are done, one is refused, the rest is shown."""
    page = visit("/learn/ravens").page
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Odins Raben")
    show_until(page, lambda: said(page).inner_text() == messages("en")["lesson-ravens-fly"])
    card(page, "M").click()
    button(page, "Fly to space 1").click()
    expect_said(page, "odin", "ravens")
    show_until(page, lambda: said(page).inner_text() == messages("en")["lesson-ravens-stone"])
    card(page, "F").first.click()
    expect(page.get_by_label("Odin’s raven").locator(".why")).to_contain_text("The stone is on the next space")
    button(page, "Next").click()
    expect_said(page, "joker", "ravens")
    for place in range(2):
        card(page, "S").nth(place).click()
    if card(page, "F").first.get_attribute("aria-selected") == "false":
        card(page, "F").first.click()
    page.get_by_role("button", name=re.compile("^Clear the stone, fly to space")).click()
    expect_said(page, "extend", "ravens")
    show_until(page, lambda: page.get_by_text("You are ready to play.").count() == 1)
    expect_said(page, "points", "ravens")


def show_until(page: Page, is_there: Callable[[], bool]) -> None:
    """Let the lesson do everything itself."""
    on = page.get_by_label("Odin’s raven").get_by_role("button", name=re.compile("^(Next|Show me)$"))
    for _ in range(MOST_STEPS):
        if is_there():
            return
        on.click()
    raise AssertionError("the lesson does not get there")


UNSEEN = """() => {
  const top = document.querySelector('.speech').getBoundingClientRect().bottom
  return [...document.querySelectorAll('[data-pointed], .speech .button')].filter((part) => {
    const box = part.getBoundingClientRect()
    const isCovered = box.top < top - 1 && !part.closest('.speech')
    return isCovered || box.top < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth
  }).map((part) => part.outerHTML.slice(0, 90))
}"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["odin", "ravens"])
def test_what_a_lesson_points_at_is_in_sight_on_the_smallest_phone(visit: Visit, game: str, language: str) -> None:
    small = PHONE | {"viewport": {"width": 320, "height": 568}}
    page = visit(f"/learn/{game}", {"language": language}, **small).page
    on, last = page.locator(".speech .ways > button:last-child"), page.locator(".speech a.primary")
    expect(page.get_by_role("listbox")).to_be_visible()
    for _ in range(60):
        wait_for(lambda: page.evaluate(UNSEEN) == [])
        if last.count():
            return
        on.tap()
    raise AssertionError("the lesson does not end")


def test_the_lesson_of_odin_points_at_what_it_speaks_of(visit: Visit) -> None:
    page = visit("/learn/odin").page
    pointed = page.locator("[data-pointed]")
    expect(page.get_by_role("listbox").and_(pointed)).to_be_visible()  # the own hand
    button(page, "Next").click()
    expect(card(page, "O2").and_(pointed)).to_be_visible()
    expect(pointed).to_have_count(1)
    card(page, "O2").click()
    play = page.get_by_role("button", name=re.compile("^Play "))
    expect(play.and_(pointed)).to_be_visible()
    expect(pointed).to_have_count(1)
    play.click()
    expect(page.get_by_role("region", name="The middle").locator(".set").and_(pointed)).to_be_visible()


def test_the_lesson_of_odins_raben_points_at_what_it_speaks_of(visit: Visit) -> None:
    page = visit("/learn/ravens").page
    pointed = page.locator("[data-pointed]")
    expect(page.locator(".land.goal").and_(pointed)).to_be_visible()
    button(page, "Next").click()
    expect(card(page, "M").and_(pointed)).to_be_visible()
    expect(pointed).to_have_count(1)
    card(page, "M").click()
    fly = button(page, "Fly to space 1")
    expect(fly.and_(pointed)).to_be_visible()
    fly.click()
    expect(card(page, "land").and_(pointed)).to_be_visible()
    card(page, "land").click()
    page.get_by_role("button", name="Turn a card of the path").and_(pointed).click()
    expect(page.get_by_role("button", name=re.compile("Choose this card. Card 3:")).and_(pointed)).to_be_visible()


def test_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit("/learn/ravens").page
    for _ in range(3):
        page.get_by_label("Odin’s raven").get_by_role("button", name=re.compile("^(Next|Show me)$")).click()
    left = said(page).inner_text()
    page.reload()
    expect(said(page)).to_have_text(left)
    button(page, "Back").click()
    expect(said(page)).not_to_have_text(left)


@pytest.mark.parametrize("game", RULES)
def test_every_rule_can_be_looked_up(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}").page
    rules = page.locator(".book li[id]")
    expect(rules.first).to_be_visible()
    shown = {str(rule.get_attribute("id")): rule.locator("> span").last.inner_text() for rule in rules.all()}

    assert shown == {rule: messages("en")[f"rule-{rule}"] for rule in RULES[game]}
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    headings = page.locator(".book section > h2")
    assert contents.all_inner_texts() == headings.all_inner_texts()


def test_a_link_to_a_rule_leads_to_it(visit: Visit) -> None:
    page = visit("/rules/ravens#R24").page
    expect(page.locator("#R24")).to_be_in_viewport()
