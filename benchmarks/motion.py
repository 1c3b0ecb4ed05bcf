"""How smoothly cards move: the time between frames while bots play, with a processor slowed down.

``python -m benchmarks.motion`` starts a server and watches a table of bots with Chromium. Only frames in which
something moves are counted. Without a graphics card the browser also draws with the processor, which is slower.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

import click
from benchmarks.servers import start
from playwright.sync_api import Browser
from tests.helpers.page.browser import DESK, PHONE, open_browser

from allfather.core.text_table import markdown
from allfather.games import OWN_GAMES, find_game

SIZES = {"desk": DESK, "phone": PHONE}
SMOOTH = 17.5
"""Milliseconds between two frames at 60 a second, and a little for the clock."""
WATCH = """(seconds) => new Promise((done) => {
  const times = []
  const end = performance.now() + 1000 * seconds
  let last = performance.now()
  const look = (now) => {
    const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
    if (isMoving) times.push(now - last)
    last = now
    now < end ? requestAnimationFrame(look) : done(times)
  }
  requestAnimationFrame(look)
})"""


@click.command()
@click.option("--seconds", default=20, show_default=True, help="To watch each table.")
@click.option("--slower", default=4, show_default=True, help="How much slower the processor is for the page.")
def main(seconds: int, slower: int) -> None:
    """Print the table of frames."""
    with tempfile.TemporaryDirectory(prefix="allfather-") as folder:
        address, process = start(Path(folder), {"LOG_LEVEL": "error"}, None)
        try:
            with open_browser() as browser:
                cases = [(game, size) for game in OWN_GAMES for size in SIZES]
                rows = [[*case, *figures(watch(browser, address, *case, seconds, slower))] for case in cases]
        finally:
            process.terminate()
            process.wait()
    headings = ["game", "screen", "frames", f"within {SMOOTH} ms", "median ms", "95 of 100 within, ms", "longest ms"]
    for line in markdown(headings, rows):
        click.echo(line)


def watch(browser: Browser, address: str, game: str, size: str, seconds: int, slower: int) -> list[float]:
    """The milliseconds between frames in which something moved, at a table of as many bots as the game takes."""
    context = browser.new_context(base_url=address, reduced_motion="no-preference", **SIZES[size])
    page = context.new_page()
    page.goto("/")
    terms: dict[str, Any] = {"bots": "thrall", "pace": 700, "rated": False}
    table = {"game": game, "players": find_game(game).player_counts[-1], "terms": terms, "seat": None}
    opened = page.request.post("/api/tables", data=table, headers={"sec-fetch-site": "same-origin"}).json()
    page.goto(f"/t/{opened['table']['code']}")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-version]").wait_for()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    times: list[float] = page.evaluate(WATCH, seconds)
    context.close()
    return times


def figures(times: list[float]) -> list[str]:
    smooth = sum(time <= SMOOTH for time in times) / len(times)
    shown = (statistics.median(times), statistics.quantiles(times, n=20)[-1], max(times))
    return [str(len(times)), f"{smooth:.0%}", *(f"{time:.1f}" for time in shown)]


if __name__ == "__main__":
    main()
