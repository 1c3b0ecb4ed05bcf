"""What tests of the page share besides the browser: its messages, its addresses, and the way to a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.helpers.browsing import Visitor

Visit = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "allfather" / "locales"
LANGUAGES = sorted(file.stem for file in LOCALES.glob("*.ftl"))
HANDS = {"odin": "Your hand", "ravens": "Your hand and the top of your pile"}
"""The accessible name of the player's own cards, by game."""


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of a language as it is written, by its id."""
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-zA-Z][\w-]*) =(.*(?:\n(?:[ ].*)?(?=\n|\Z))*)", text, re.MULTILINE)
    return {name: value.strip() for name, value in found}


def play_now(page: Page, game: str) -> None:
    """Sit down at a table with bots by the main button of the front page, and wait for the cards."""
    page.locator(f"section[aria-labelledby=title-{game}] .acts button").first.click()
    expect(page.get_by_role("listbox")).to_be_visible()
    expect(page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
