"""What tests of the page share besides the browser: its messages, its addresses, and the way to a table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.helpers.page.browser import PATIENCE, Visitor

Visit = Callable[..., Visitor]
ROOT = Path(__file__).parents[3]
LOCALES = ROOT / "src" / "allfather" / "locales"
LANGUAGES = sorted(file.stem for file in LOCALES.glob("*.ftl"))
HANDS = {"odin": "Your hand", "ravens": "Your hand and the top of your pile"}
"""The accessible name of the player's own cards, by game."""
UNREACHABLE = "ERR_(INTERNET_DISCONNECTED|FAILED)"
"""What the browser logs for requests without network."""
KEPT = """async (paths) => {
  await navigator.serviceWorker.ready
  const found = await Promise.all(paths.map((path) => caches.match(path)))
  return found.every(Boolean)
}"""

ASKED = """window.asked = []
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (message, ...others) {
  if (message.kind === 'question') asked.push(message.bot)
  return post.call(this, message, ...others)
}"""


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


def wait_until_all_is_kept(page: Page) -> None:
    """Wait until the browser can do without the server."""
    games = page.evaluate("fetch('/api/games').then((answer) => answer.json())")["games"]
    engines = [f"/engine/{file}" for game in games for file in game["files"]]
    wait_until_kept(page, "/", "/api/games", *engines)


def watch_workers(page: Page) -> None:
    """Let the page note the bots that its workers are asked to be, for :func:`asked_bots`."""
    page.add_init_script(ASKED)


def asked_bots(page: Page) -> list[str]:
    """The bot of every question to a worker, in order."""
    bots: list[str] = page.evaluate("asked")
    return bots


def wait_until_kept(page: Page, *paths: str) -> None:
    """Wait until the browser has everything that it needs without network."""
    wait_for(lambda: page.evaluate(KEPT, list(paths)))


def wait_for(is_done: Callable[[], bool]) -> None:
    """Wait for something that the browser says only when it is asked; a promise would count as true."""
    end = time.monotonic() + PATIENCE / 1000
    while not is_done():
        assert time.monotonic() < end
        time.sleep(0.05)
