"""What the table of ODIN offers besides the game itself."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.helpers.page.browser import PHONE, Visitor
from tests.helpers.page.players import NO_CHOICES, Choices, OdinPlayer, answered, card_name, open_quick_table
from tests.helpers.server.subprocesses import Served

T = TypeVar("T")
Visit = Callable[..., Visitor]
LONG = {"Game length": "30"}
"""A long game, in which everything happens eventually."""
CARDS_FOR_TWO = 36


def sit_down(visit: Visit, choices: Choices = NO_CHOICES) -> OdinPlayer:
    """A player in a long game of ODIN, on their turn."""
    page = visit().page
    open_quick_table(page, {**LONG, **choices})
    player = OdinPlayer(page)
    player.wait()
    return player


def choose(player: OdinPlayer, cards: Sequence[str]) -> None:
    """Tap cards in hand to select or deselect them."""
    for card in cards:
        player.hand.and_(player.page.locator(f"[data-card={card}]")).click()


def cannot_beat(player: OdinPlayer) -> Locator:
    return player.page.get_by_text("You have nothing that beats")


def test_a_reload_in_mid_turn_changes_nothing(visit: Visit) -> None:
    player = sit_down(visit)
    hand = player.cards()
    player.page.reload()
    player.wait()
    assert player.cards() == hand
    with answered(player.page):
        player.act()


class Restarting(Served):
    """A server that can be restarted at the same address."""

    async def start(self) -> str:
        address = await super().start()
        self._command = (*self._command, "--port", address.rsplit(":", 1)[1])
        return address


class MortalServer:
    """A server to be killed, in a thread beside Playwright's event loop."""

    def __init__(self, folder: Path) -> None:
        self._served, self._beside = Restarting(folder), ThreadPoolExecutor(1)

    def _run(self, what: Coroutine[Any, Any, T]) -> T:
        return self._beside.submit(lambda: asyncio.run(what)).result()

    def start(self) -> str:
        return self._run(self._served.start())

    def kill(self) -> None:
        self._run(self._served.kill())

    def close(self) -> None:
        self._run(self._served.close())
        self._beside.shutdown()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[MortalServer]:
    server = MortalServer(tmp_path / "data")
    yield server
    server.close()


def test_a_lost_connection_in_mid_turn_comes_back(browser: Browser, server: MortalServer) -> None:
    visitor = Visitor(browser, server.start())
    visitor.allow("ERR_CONNECTION|WebSocket")
    player, lost = OdinPlayer(visitor.page), visitor.page.get_by_text("Connection lost")
    open_quick_table(visitor.page)
    player.wait()
    hand = player.cards()
    expect(lost).to_have_count(0)

    server.kill()
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)
    player.wait()
    assert player.cards() == hand
    with answered(visitor.page):
        player.act()
    visitor.leave()


def test_a_lay_is_taken_back_before_the_take(visit: Visit) -> None:
    player = sit_down(visit)
    hands: list[list[str]] = []

    def has_to_take() -> bool:
        hands.append(player.cards())
        return player.takes.count() > 0

    player.play_until(has_to_take)
    before, after = hands[-2:]
    assert set(after) < set(before)
    with answered(player.page):
        player.page.get_by_role("button", name="Take back").click()
    player.wait()
    expect(player.takes).to_have_count(0)
    expect(player.page.get_by_role("button", name="Take back")).to_have_count(0)
    assert player.cards() == before


def test_a_hint_marks_cards(visit: Visit) -> None:
    player = sit_down(visit, {"Hints allowed": True})
    player.play_until(player.page.get_by_text("The middle is empty").is_visible)
    advised = player.page.get_by_role("option", name=re.compile(", suggested$"))
    expect(advised).to_have_count(0)
    player.page.get_by_role("button", name="Hint").click()
    expect(advised.first).to_be_visible()
    expect(player.page.get_by_text(re.compile(r"Hint: Play \d+ – wins about \d+% of games"))).to_be_visible()


def test_no_hint_where_it_is_not_allowed(visit: Visit) -> None:
    player = sit_down(visit, {"Hints allowed": False})
    expect(player.page.get_by_role("button", name="Menu")).to_be_visible()
    expect(player.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_forced_passes_are_made_by_themselves(visit: Visit) -> None:
    player = sit_down(visit)
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Automatic moves").check()
    page.get_by_role("button", name="Close").click()
    player.play_until(cannot_beat(player).is_visible)  # until then it has always laid something
    expect(page.get_by_role("listitem").filter(has_text="You pass.")).to_have_count(1)


def test_the_page_says_why_cards_cannot_be_laid(visit: Visit) -> None:
    player = sit_down(visit)
    found: list[tuple[str, str]] = []

    def holds_a_low_set() -> bool:
        if not cannot_beat(player).is_visible():
            return False
        middle = re.sub(r"\D", "", cannot_beat(player).inner_text())
        sets = [cards for cards in combinations(player.cards(), len(middle)) if is_set(cards)]
        if sets:
            choose(player, sets[0])
            found.append(("".join(sorted((card[1] for card in sets[0]), reverse=True)), middle))
        return bool(sets)

    player.play_until(holds_a_low_set)
    value, middle = found[0]
    expect(player.page.get_by_text(f"{value} does not beat {middle}.")).to_be_visible()


def is_set(cards: Sequence[str]) -> bool:
    return len({card[0] for card in cards}) == 1 or len({card[1] for card in cards}) == 1


def test_the_sorting_is_remembered(visit: Visit) -> None:
    player = sit_down(visit)
    by_colour = player.cards()
    by_number = sorted(by_colour, key=lambda card: card[1])  # equal numbers stay in the order of colours
    assert by_colour != by_number
    player.page.keyboard.press("s")
    expect(player.hand.first).to_have_attribute("data-card", by_number[0])
    assert player.cards() == by_number
    player.page.reload()
    player.wait()
    assert player.cards() == by_number


def test_cards_table_and_log_can_be_read_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE).page
    open_quick_table(page, LONG, by="touch")
    player = OdinPlayer(page, "touch")
    known = page.locator("[data-seat='1']").get_by_role(
        "img", name=re.compile("^(red|orange|yellow|green|blue|purple) "), include_hidden=True
    )
    has_to_beat = page.get_by_text(re.compile(r"Beat \d+ with"))
    player.play_until(lambda: known.count() > 0 and has_to_beat.is_visible())
    hand, middle = player.cards(), page.get_by_role("region", name="The middle").locator("[data-fly]")
    laid = middle.evaluate_all("cards => cards.map(card => card.dataset.fly)")

    page.get_by_role("button", name="Cards").tap()
    others = page.get_by_role("dialog", name="Cards").locator("td:not(.own):not(.middle)")
    expect(others.first).to_be_visible()
    listed = [name.split(":")[0] for name in others.evaluate_all("all => all.map(one => one.title)")]
    assert len(listed) == len(set(listed)) == CARDS_FOR_TWO - len(hand) - len(laid)
    assert not set(listed) & {card_name(card) for card in (*hand, *laid)}
    assert set(labels(known)) < set(listed)
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Describe the table").tap()
    told = page.get_by_role("dialog", name="Describe the table")
    expect(told).to_contain_text(f"You hold {in_words(hand)}.")
    expect(told).to_contain_text(f"In the middle: {in_words(laid)}, worth ")
    expect(told).to_contain_text(re.compile(rf"\w+ is known to hold {labels(known)[0]}"))
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Log").tap()
    lines = page.get_by_role("dialog", name="Log").get_by_role("listitem")
    expect(lines.filter(has_text=re.compile(rf"plays (the )?{in_words(laid)}[.:]")).first).to_be_visible()
    expect(lines.last).to_have_text("The table is open.")


def in_words(cards: Sequence[str]) -> str:
    """Cards as in an English sentence."""
    *others, last = map(card_name, cards)
    if len(others) < 2:
        return " and ".join((*others, last))
    return f"{', '.join(others)}, and {last}"


def labels(pictures: Locator) -> list[str]:
    """The names of cards, without those of their figures."""
    return [name.split(",")[0] for name in pictures.evaluate_all("all => all.map(one => one.ariaLabel)")]


def test_the_hand_is_a_list_of_options(visit: Visit) -> None:
    player = sit_down(visit)
    hand, keyboard = player.hand, player.page.keyboard
    expect(player.page.get_by_role("listbox", name="Your hand")).to_have_attribute("aria-multiselectable", "true")
    chosen = hand.and_(player.page.get_by_role("option", selected=True))
    hand.first.focus()
    for key, place in (("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 8), ("Home", 0), ("End", 8)):
        keyboard.press(key)
        expect(hand.nth(place)).to_be_focused()
    keyboard.press("Space")
    expect(hand.last).to_have_attribute("aria-selected", "true")
    expect(chosen).to_have_count(1)
    keyboard.press("Space")
    expect(chosen).to_have_count(0)
    keyboard.press("1")
    expect(hand.first).to_have_attribute("aria-selected", "true")
    keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_keys_open_their_sheets(visit: Visit) -> None:
    player = sit_down(visit)
    page, keyboard = player.page, player.page.keyboard
    keyboard.press("1")
    for key, title in (("l", "Log"), ("t", "Describe the table"), ("k", "Cards"), ("c", "Chat"), ("?", "Menu")):
        keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        keyboard.press("1")  # this is no key of the dialog
        keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(player.hand.first).to_have_attribute("aria-selected", "true")
