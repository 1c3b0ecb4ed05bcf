"""Screenshots of every main screen: ``python -m tests.helpers.page.screenshots [FOLDER]``.

Each is taken at seven sizes, dark and light: ``phone-dark-front.png``. They are for people to look at.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect

from allfather.games import OWN_GAMES
from allfather.wasm.kept import modules
from tests.helpers.page.browser import DESK, PHONE, TABLET, Visitor, open_browser
from tests.helpers.page.finished_games import Finished, apart, finished_games
from tests.helpers.page.players import OdinPlayer, RavensPlayer, answered, open_quick_table, result
from tests.helpers.server.in_process import new_player
from tests.helpers.server.subprocesses import Served

FOLDER = Path("build") / "screenshots"
SIZES: dict[str, Any] = {
    "phone": PHONE,
    "small": PHONE | {"viewport": {"width": 320, "height": 568}},
    "flat": PHONE | {"viewport": {"width": 844, "height": 390}},
    "tablet": TABLET,
    "across": {"viewport": {"width": 1180, "height": 820}},
    "desk": DESK,
    "large": {"viewport": {"width": 2560, "height": 1440}},
}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SETTINGS = {"players": 4, "hints": True}
MOST_ACTIONS = 400
Screen = Callable[[Page, Finished], None]


def front(page: Page, _: Finished) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def waiting_room(page: Page, _: Finished) -> None:
    page.goto("/play/odin")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.get_by_text("Farmer").first).to_be_visible()
    expect(page.locator("figure img")).to_be_visible()


def play_form(page: Page, _: Finished) -> None:
    page.goto("/play/odin")
    expect(page.get_by_label("Game length")).to_be_visible()


def odin(page: Page, _: Finished) -> None:
    """Somebody else has laid some cards, and cards are chosen that beat them."""
    middle = page.get_by_role("region", name="The middle").locator(".card")
    alive = page.get_by_role("listbox").locator("[role=option]:not(.dull)")
    player = OdinPlayer(page)
    for _try in range(9):  # some games end too early
        open_quick_table(page)
        player.play_until(lambda: not player.takes.count() and (middle.count() > 1 or len(player.cards()) < 6))
        if middle.count() > 1 and len(player.cards()) > 5 and alive.count() > 2 and player.choose():
            return


def odin_take(page: Page, _: Finished) -> None:
    open_quick_table(page)
    player = OdinPlayer(page)
    player.play_until(lambda: player.takes.count() > 1)


def odin_hand_over(page: Page, games: Finished) -> None:
    page.goto(f"/replay/{games.odin}")
    page.get_by_role("tab", name="Scores").click()
    page.locator("tbody tr button").first.click()
    expect(page.locator(".moment")).to_be_visible()


def odin_result(page: Page, games: Finished) -> None:
    page.goto(f"/t/{games.odin}")
    expect(result(page).locator("tbody tr")).to_have_count(3)


def menu(page: Page, _: Finished) -> None:
    open_quick_table(page)
    OdinPlayer(page).wait()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def ravens_start(page: Page, _: Finished) -> None:
    open_quick_table(page, game="ravens")
    RavensPlayer(page).wait()


def ravens(page: Page, _: Finished) -> None:
    """A good way into a stage, with a card chosen."""
    open_quick_table(page, game="ravens")
    player = RavensPlayer(page)
    play_some(player, lambda: player.hand.count() > 3, least=10)
    choose(page)


def choose(page: Page) -> None:
    """Choose a card that can be used for something, if there is one."""
    cards = page.get_by_role("listbox").locator("[role=option]:not(.dull)")
    if cards.count():
        cards.first.click()


def ravens_target(page: Page, _: Finished) -> None:
    open_quick_table(page, game="ravens")
    player = RavensPlayer(page)
    play_some(player, lambda: player.targets.count() > 0)


def play_some(player: RavensPlayer, is_enough: Callable[[], bool], least: int = 0) -> None:
    """Play at least *least* actions, until *is_enough* returns true."""
    for done in range(MOST_ACTIONS):
        if not player.wait() or (done >= least and is_enough()):
            return
        with answered(player.page):
            player.act()


def ravens_result(page: Page, games: Finished) -> None:
    page.goto(f"/t/{games.ravens}")
    expect(result(page).locator("tbody tr")).to_have_count(2)


def lesson(page: Page, _: Finished) -> None:
    page.goto("/learn/odin")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("button", name="Show me")).to_be_visible()


def ravens_lesson(page: Page, _: Finished) -> None:
    page.goto("/learn/ravens")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("button", name="Show me")).to_be_visible()


def rules(page: Page, _: Finished) -> None:
    page.goto("/rules/odin")
    expect(page.locator("#O1")).to_be_visible()


def ravens_rules(page: Page, _: Finished) -> None:
    page.goto("/rules/ravens")
    expect(page.locator("#R1")).to_be_visible()


def replay(page: Page, games: Finished) -> None:
    page.goto(f"/replay/{games.odin}#12")
    expect(page.get_by_label("Replay controls")).to_be_visible()


def ravens_replay(page: Page, games: Finished) -> None:
    page.goto(f"/replay/{games.ravens}#30")
    expect(page.get_by_label("Replay controls")).to_be_visible()


def review(page: Page, games: Finished) -> None:
    """The first decision that could have been better."""
    page.goto(f"/replay/{games.odin}")
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("group", name="Whose decisions?").get_by_role("button").first.click()
    expect(page.locator(".review [role=status]")).to_contain_text("decisions: ")
    page.locator(".review li button").first.click()


def verify(page: Page, games: Finished) -> None:
    page.goto(f"/replay/{games.ravens}")
    page.get_by_role("button", name="Check the deals").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Every deal")


def profile(page: Page, games: Finished) -> None:
    page.goto(f"/people/{games.person}")
    page.get_by_role("button", name="ODIN 2 players").click()
    expect(page.locator("circle.dot")).to_have_count(5)


def leaderboard(page: Page, _: Finished) -> None:
    page.goto("/leaderboard/odin/2")
    expect(page.locator("tbody tr").first).to_be_visible()


def lobby(page: Page, _: Finished) -> None:
    page.goto("/lobby")
    expect(page.get_by_role("article").first).to_be_visible()


def me(page: Page, _: Finished) -> None:
    page.goto("/me")
    expect(page.get_by_text("Programs that play as you")).to_be_visible()


def settings(page: Page, _: Finished) -> None:
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def about(page: Page, _: Finished) -> None:
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def lost(page: Page, _: Finished) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


SCREENS: tuple[Screen, ...] = (
    front,
    play_form,
    waiting_room,
    odin,
    odin_take,
    odin_hand_over,
    odin_result,
    menu,
    ravens_start,
    ravens,
    ravens_target,
    ravens_result,
    lesson,
    ravens_lesson,
    rules,
    ravens_rules,
    replay,
    ravens_replay,
    review,
    verify,
    profile,
    leaderboard,
    lobby,
    me,
    settings,
    about,
    lost,
)


async def open_public_tables(address: str) -> None:
    """Open tables for the lobby to show."""
    async with new_player(address, "Sigrid") as one, new_player(address, "Torstein") as other:
        await one.open_table("ravens", terms={"listed": True})
        table = await other.open_table("odin", players=4, terms={"listed": True, "pace": 0})
        await other.ask("seat-bot", table=table, seat=2, level="jarl")


@contextmanager
def serving() -> Iterator[str]:
    """A server with nothing on it, which lets browsers play against bots by themselves."""
    with tempfile.TemporaryDirectory(prefix="allfather-") as folder:
        served = Served(Path(folder) / "data", local_play=True)
        yield apart(served.start())
        apart(served.close())


def take(page: Page, screen: Screen, games: Finished, size: str, folder: Path) -> None:
    """Take dark and light screenshots of one screen; nothing but the colours changes in between."""
    screen(page, games)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        file = folder / f"{size}-{theme}-{screen.__name__.replace('_', '-')}.png"
        page.screenshot(path=file)
        print(file)  # noqa: T201


def take_all(browser: Browser, address: str, folder: Path) -> None:
    games = finished_games(address)
    for size, kind in SIZES.items():
        apart(open_public_tables(address))  # those of the size before may have been closed, as nobody came
        visitor = Visitor(browser, address, SETTINGS, **kind)
        for screen in SCREENS:
            take(visitor.page, screen, games, size, folder)
        visitor.context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    modules(OWN_GAMES)
    with serving() as address, open_browser() as browser:
        take_all(browser, address, folder)


if __name__ == "__main__":
    main()
