"""How the page feels: the time from the tap on "Play now" to the first frame with cards, and its longest task.

``python -m benchmarks.page`` starts a server and visits it with Chromium, each time with an empty cache. A visit has
two games against bots in the browser. The pages of other checkouts can be measured in turn with the own one.
"""

from __future__ import annotations

import statistics
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import click
from benchmarks.servers import start
from playwright.sync_api import Browser, Page
from tests.helpers.page.browser import DESK, open_browser
from tests.helpers.page.main_thread import Task, traced

from allfather.core.text_table import markdown
from allfather.games import OWN_GAMES
from allfather.wasm.kept import modules

WATCH = """
addEventListener('click', ({ timeStamp }) => {
  const look = () => requestAnimationFrame(() => {
    if (!document.querySelector('[role=option][data-card]')) return look()
    const { port1, port2 } = new MessageChannel() // its message comes after the frame
    port1.onmessage = () => (window.shown = { from: timeStamp, to: performance.now() })
    port2.postMessage(null)
  })
  look()
}, true)
"""
LOOK = 2000
"""Milliseconds for which somebody looks at the front page."""


class Beginning(NamedTuple):
    """The beginning of a game, in milliseconds."""

    wall: float
    """From the tap to the first frame with cards."""
    cpu: float
    """What the page's main thread did meanwhile."""
    longest: float
    """The processor time of its longest task."""


@click.command()
@click.option("--visits", default=10, show_default=True, help="Visits for each game.")
@click.option("--rest", default=0, show_default=True, help="Milliseconds for which the mouse rests on the button.")
@click.option("--checkout", "checkouts", multiple=True, type=click.Path(path_type=Path), help="Another one to measure.")
def main(visits: int, rest: int, checkouts: tuple[Path, ...]) -> None:
    """Print the tables of beginnings."""
    modules(OWN_GAMES)
    found: dict[tuple[str, str, str], list[Beginning]] = defaultdict(list)
    with ExitStack() as stack:
        places = {str(checkout or "."): stack.enter_context(served(checkout)) for checkout in (*checkouts, None)}
        browser = stack.enter_context(open_browser())
        for _ in range(visits):
            for game in OWN_GAMES:
                for name, address in places.items():
                    for which, beginning in zip(("first", "second"), visit(browser, address, game, rest), strict=True):
                        found[game, which, name].append(beginning)
    headings = ["game", "of a visit", "page", "median ms", "fastest ms", "median CPU ms", "longest task, CPU ms"]
    for line in markdown(headings, [[*key, *figures(each)] for key, each in found.items()]):
        click.echo(line)


@contextmanager
def served(checkout: Path | None) -> Iterator[str]:
    """The address of a server with the page of a checkout."""
    with tempfile.TemporaryDirectory(prefix="allfather-") as folder:
        address, process = start(Path(folder), {"LOG_LEVEL": "error"}, checkout)
        try:
            yield address
        finally:
            process.terminate()
            process.wait()


def visit(browser: Browser, address: str, game: str, rest: int) -> list[Beginning]:
    """Begin two games, from the front page each time."""
    context = browser.new_context(base_url=address, **DESK)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    page.wait_for_timeout(LOOK)
    found = []
    for _ in range(2):
        found.append(begin(page, game, rest))
        page.go_back()
    context.close()
    return found


def begin(page: Page, game: str, rest: int) -> Beginning:
    """Tap on "Play now", on which the mouse has rested for so many milliseconds, and wait for the cards."""
    button = page.locator(f"section[aria-labelledby=title-{game}] .acts button").first
    button.wait_for()
    page.evaluate("window.shown = null")
    with traced(page) as tasks:
        button.hover()
        page.wait_for_timeout(rest)
        button.click()
        page.wait_for_function("() => window.shown")
    assert "/solo/" in page.url, "the server has no modules yet"
    shown = page.evaluate("window.shown")
    return measured(tasks, shown["from"], shown["to"])


def measured(tasks: list[Task], begin: float, end: float) -> Beginning:
    cpu = [task.cpu for task in tasks if begin <= task.start + task.wall and task.start <= end]
    return Beginning(end - begin, sum(cpu), max(cpu))


def figures(found: list[Beginning]) -> list[str]:
    walls = [beginning.wall for beginning in found]
    cpu = statistics.median(beginning.cpu for beginning in found)
    longest = max(beginning.longest for beginning in found)
    return [f"{value:.0f}" for value in (statistics.median(walls), min(walls), cpu, longest)]


if __name__ == "__main__":
    main()
