"""The page in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.visiting import LANGUAGES, Visit, messages, play_now

OTHERS = [language for language in LANGUAGES if language != "en"]
WORDS = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (element.closest('[lang], noscript, script, style')) continue
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
        if (node.hasAttribute(name)) found.add(node.getAttribute(name).trim())
      }
    } else if (node.textContent.trim()) found.add(node.textContent.trim())
  }
  return [...found]
}"""
"""Everything the page says, in texts and in names for those who hear it."""


def is_plain(text: str) -> bool:
    """Whether a message is the same whatever its values are."""
    return "{" not in text


def wrong_words(page: Page, language: str) -> list[str]:
    """Whatever the page says that is the id of a message, or English where this language has something else."""
    english, own = messages("en"), messages(language)
    translated = {text for text in own.values() if is_plain(text)}
    foreign = {text for name, text in english.items() if is_plain(text) and own[name] != text} - translated
    names = set(page.locator(".name strong, .value .soft, a.me").all_inner_texts())
    return [text for text in page.evaluate(WORDS) if text in english or (text in foreign and text not in names)]


def speak(page: Page, language: str) -> None:
    page.get_by_role("banner").locator("select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_menu_has_all_languages(visit: Visit) -> None:
    page = visit("/").page
    options = page.get_by_role("banner").locator("option").all()

    assert sorted(str(option.get_attribute("value")) for option in options) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_speaks_it(visit: Visit, language: str) -> None:
    page, own = visit("/").page, messages(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(messages("en")["front-title"])
    speak(page, language)
    expect(page.get_by_role("heading", level=1)).to_have_text(own["front-title"])
    expect(page.get_by_role("button", name=own["play-now"], exact=True).first).to_be_visible()
    assert wrong_words(page, language) == []

    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(own["front-title"])
    play_now(page, "odin")
    expect(page.get_by_role("listbox", name=own["odin-hand"], exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=own["odin-pass"], exact=True)).to_be_visible()
    assert wrong_words(page, language) == []

    page.goto("/rules/ravens")
    expect(page.get_by_role("heading", level=2, name=own["rules-ravens-stone"], exact=True)).to_be_visible()
    expect(page.locator("#R24 > span").last).to_have_text(own["rule-R24"])
    assert wrong_words(page, language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_table_changes_its_language_in_mid_game(visit: Visit, language: str) -> None:
    page, own = visit("/").page, messages(language)
    play_now(page, "ravens")
    hand = page.get_by_role("listbox").get_by_role("option").all_inner_texts()
    page.goto(page.url)
    expect(page.get_by_role("listbox", name=messages("en")["ravens-hand"])).to_be_visible()
    speak_at_table(page, language)
    expect(page.get_by_role("listbox", name=own["ravens-hand"], exact=True)).to_be_visible()
    assert len(page.get_by_role("listbox").get_by_role("option").all()) == len(hand)
    assert wrong_words(page, language) == []


def speak_at_table(page: Page, language: str) -> None:
    speak(page, language)


@pytest.mark.parametrize(("locale", "language"), [("de-DE", "de"), ("fr-CA", "fr"), ("ja-JP", "en")])
def test_the_browser_s_own_language_comes_first(visit: Visit, locale: str, language: str) -> None:
    page = visit("/", {"language": ""}, locale=locale).page
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(messages(language)["front-title"])


def test_numbers_are_written_as_the_language_does(visit: Visit) -> None:
    page = visit("/leaderboard/odin/2", {"language": "de"}).page
    expect(page.locator("caption")).to_have_text(re.compile("ODIN"))
