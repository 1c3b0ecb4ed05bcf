"""The page in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.page.visits import LANGUAGES, Visit, messages, play_now

OTHERS = [language for language in LANGUAGES if language != "en"]
WORDS = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (element.closest('body [lang], noscript, script, style')) continue
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
        if (node.hasAttribute(name)) found.add(node.getAttribute(name).trim())
      }
    } else if (node.textContent.trim()) found.add(node.textContent.trim())
  }
  return [...found]
}"""
"""All texts of the page, including accessible names."""


def is_plain(text: str) -> bool:
    """Whether a message has no variables."""
    return "{" not in text


def wrong_words(page: Page, language: str) -> list[str]:
    """The texts of the page that are ids of messages, or English although the language has a translation."""
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
    options = page.get_by_role("banner").locator("option")

    expect(options).to_have_count(len(LANGUAGES))
    assert sorted(str(option.get_attribute("value")) for option in options.all()) == LANGUAGES


def test_the_front_page(visit: Visit) -> None:
    page = visit("/").page
    for language in [*OTHERS, "en"]:
        own = messages(language)
        speak(page, language)
        expect(page.get_by_role("heading", level=1)).to_have_text(own["front-title"])
        expect(page.get_by_role("button", name=own["play-now"], exact=True).first).to_be_visible()
        assert language == "en" or wrong_words(page, language) == []


@pytest.mark.parametrize("game", ["odin", "ravens"])
def test_a_table_in_mid_game(visit: Visit, game: str) -> None:
    page = visit("/").page
    play_now(page, game)
    cards = page.get_by_role("listbox").get_by_role("option")
    count = cards.count()
    for language in OTHERS:
        own = messages(language)
        speak(page, language)
        expect(page.get_by_role("listbox", name=own[f"{game}-hand"], exact=True)).to_be_visible()
        expect(page.get_by_role("button", name=own["menu"], exact=True)).to_be_visible()
        expect(cards).to_have_count(count)
        assert wrong_words(page, language) == []


def test_the_rules(visit: Visit) -> None:
    page = visit("/rules/ravens").page
    for language in OTHERS:
        own = messages(language)
        speak(page, language)
        expect(page.get_by_role("heading", level=2, name=own["rules-ravens-stone"], exact=True)).to_be_visible()
        expect(page.locator("#R24 > span").last).to_have_text(own["rule-R24"])
        assert wrong_words(page, language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_remembered(visit: Visit, language: str) -> None:
    page = visit("/about").page
    speak(page, language)
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(messages(language)["settings"])
    assert wrong_words(page, language) == []


def test_leftovers_are_noticed(visit: Visit) -> None:
    """An English word and the id of a message are detected, so the other tests are able to fail."""
    page = visit("/", {"language": "de"}).page
    expect(page.get_by_role("heading", level=1)).to_have_text(messages("de")["front-title"])
    page.evaluate("document.querySelector('h1').textContent = 'Card games at Odin’s table'")
    page.evaluate("document.querySelector('.home').setAttribute('aria-label', 'front-title')")

    assert sorted(wrong_words(page, "de")) == ["Card games at Odin’s table", "front-title"]


@pytest.mark.parametrize(("locale", "language"), [("de-DE", "de"), ("fr-CA", "fr"), ("ja-JP", "en")])
def test_the_browser_s_own_language_comes_first(visit: Visit, locale: str, language: str) -> None:
    page = visit("/", {"language": ""}, locale=locale).page
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(messages(language)["front-title"])
