"""Players who know nothing of the rules and do what the page lets them do."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations
from typing import Literal

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

Means = Literal["mouse", "touch", "keyboard"]
Choices = Mapping[str, str | bool]
"""The choices in the form for a new table, by the label of the field."""
NO_CHOICES: Choices = {}
NOT_NOW = "not playable now"
"""How the accessible name of a card that cannot be played ends."""
CARDS = (
    """cards => cards.map((card) => [card.getAttribute("aria-selected"), card.querySelector(".unseen").innerText])"""
)
"""All at once: each question to the browser takes longer than the answer."""
COLOURS = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
MOST_ACTIONS = 2000


def press(element: Locator, by: Means) -> None:
    """Use something as a person with a mouse, a finger or a keyboard would."""
    if by == "mouse":
        element.click()
    elif by == "touch":
        element.tap()
    else:
        element.focus()
        element.press("Enter")


def open_quick_table(page: Page, choices: Choices = NO_CHOICES, *, by: Means = "mouse", game: str = "odin") -> None:
    """Open a table with the choices of the form, and begin."""
    fill_form(page, game, choices)
    press(page.get_by_role("button", name="Play against bots"), by)


def invite(page: Page, choices: Choices = NO_CHOICES) -> None:
    """Open a table of ODIN with the choices of the form, and wait there for others."""
    fill_form(page, "odin", choices)
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def join_as(page: Page, name: str, *, by: Means = "mouse") -> None:
    """Sit down at the table to which the page was invited."""
    page.get_by_label("The name others see").fill(name)
    press(page.get_by_role("button", name="Sit down"), by)


def fill_form(page: Page, game: str, choices: Choices) -> None:
    """Fill in the form for a new table, each field by its label."""
    page.goto(f"/play/{game}")
    for label, value in choices.items():
        field = page.get_by_label(label)
        field.set_checked(value) if isinstance(value, bool) else field.select_option(value)


def result(page: Page) -> Locator:
    """What is shown when a game is over."""
    return page.get_by_role("dialog").filter(has=page.get_by_role("link", name="Replay"))


def go_on(page: Page, *others: Locator) -> None:
    """Wait for one of *others*, and press "Go on" whenever a hand, a stage or the game has ended."""
    end = page.get_by_role("button", name=re.compile("^(Go on|See the result)$"))
    awaited = end
    for other in others:
        awaited = awaited.or_(other)
    for _ in range(MOST_ACTIONS):
        expect(awaited.first).to_be_visible()
        if not end.count():
            return
        with contextlib.suppress(PlaywrightError):  # it may go on by itself
            end.click(timeout=1000)


def card_name(card: str) -> str:
    """A card of ODIN as the page calls it."""
    return f"{COLOURS[card[0]]} {card[1]}"


class OdinPlayer:
    """Lays the first cards that the page shows as playable, and passes if there are none."""

    def __init__(self, page: Page, by: Means = "mouse") -> None:
        self.page = page
        self.by: Means = by
        self.hand = page.get_by_role("listbox", name="Your hand").get_by_role("option")
        self.takes = page.get_by_role("button", name=re.compile("^Take (?!back)"))
        self.pass_button = page.get_by_role("button", name="Pass", exact=True)
        self.play_button = page.get_by_role("button", name="Play ")
        self.your_turn = page.get_by_text("Your turn.")

    def wait(self) -> bool:
        """Wait for the player's turn; return ``False`` if the game ended instead."""
        go_on(self.page, self.your_turn, result(self.page))
        return not result(self.page).is_visible()

    def act(self) -> None:
        """Make one decision."""
        if self.takes.count():
            self._take()
        elif not self.lay():
            self._pass()

    def lay(self) -> bool:
        """Lay something, if the page shows anything as playable."""
        if self.choose():
            self._play()
            return True
        return False

    def choose(self) -> bool:
        """Select cards until they can be laid, if the page shows anything as playable."""
        for _ in range(9):
            if self.play_button.count() and self.play_button.is_enabled():
                return True
            place = self._playable()
            if place is None:
                return False
            self._select(place)
        return False

    def _playable(self) -> int | None:
        for place, (is_selected, name) in enumerate(self.hand.evaluate_all(CARDS)):
            if is_selected == "false" and not name.endswith(NOT_NOW):
                return place
        return None

    def _select(self, place: int) -> None:
        card = self.hand.nth(place)
        if self.by == "keyboard":
            self.page.keyboard.press(str(place + 1))
        elif self.by == "touch":
            card.tap()
        else:
            card.click()
        expect(card).to_have_attribute("aria-selected", "true")

    def _play(self) -> None:
        if self.by == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            press(self.play_button, self.by)

    def _pass(self) -> None:
        if self.by == "keyboard":
            self.page.keyboard.press("p")
        else:
            press(self.pass_button, self.by)

    def _take(self) -> None:
        if self.by == "keyboard":
            self.page.keyboard.press("1")
        else:
            press(self.takes.first, self.by)

    def cards(self) -> list[str]:
        """The player's hand, in the order of the page."""
        return [str(card) for card in self.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")]

    def play_until(self, is_enough: Callable[[], bool]) -> None:
        """Play until it is the player's turn and *is_enough* returns true."""
        for _ in range(MOST_ACTIONS):
            assert self.wait(), "the game is over"
            if is_enough():
                return
            with answered(self.page):
                self.act()
        raise AssertionError("that never happens")

    def play_on(self) -> None:
        """Play until the game is over."""
        play_on(self)


class RavensPlayer:
    """Flies with the cards that the page highlights, and does what it can with the last other card."""

    WISHES = ("Fly", "Clear", "Move", "Remove", "Send", "Place", "Turn", "Lay on", "Discard")
    """How the texts of the buttons begin, in order of preference."""

    def __init__(self, page: Page, by: Means = "mouse") -> None:
        self.page = page
        self.by: Means = by
        choices = page.get_by_role("region", name="What you can do")
        self.your_turn = choices.get_by_text("Your turn", exact=True)
        self.offers = choices.get_by_role("button")
        self.hand = page.get_by_role("listbox", name="Your hand and the top of your pile").get_by_role("option")
        self.targets = page.get_by_role("button", name=re.compile("^Choose (this card|space)"))
        self.is_content = False

    def wait(self) -> bool:
        """Wait for the player's turn; return ``False`` if the game ended instead."""
        go_on(self.page, self.your_turn, result(self.page))
        return not result(self.page).is_visible()

    def act(self) -> None:
        """Make one decision."""
        offered = self.offers.all_inner_texts()
        if self.targets.count():
            press(self.targets.first, self.by)
        elif offered and offered != ["End turn"]:
            press(self.offers.last, self.by)  # this needs no card from hand
        elif not self._play():
            self._end()

    def _play(self) -> bool:
        """Fly with highlighted cards, alone or in a pair; otherwise do something with one other card per turn."""
        looks = self.hand.evaluate_all("cards => cards.map(card => [card.innerText, card.className])")
        alone = [(place,) for place, (_, look) in enumerate(looks) if "flies" in look]
        joining = [(place, name) for place, (name, look) in enumerate(looks) if "joins" in look]
        pairs = [(one, two) for (one, name), (two, other) in combinations(joining, 2) if name == other]
        others = [(place,) for place, (_, look) in enumerate(looks) if "dull" not in look]
        flights = [*alone, *pairs]
        for places in flights or ([] if self.is_content else reversed(others)):
            self._choose(places)
            if self._do_best():
                self.is_content = not flights
                return True
            self._leave(places)
        return False

    def _do_best(self) -> bool:
        """Press the preferred button."""
        offered = self.offers.all_inner_texts()
        found = next((words for wish in self.WISHES for words in offered if words.startswith(wish)), None)
        if found is None:
            return False
        offer = self.offers.nth(offered.index(found))
        if self.by == "keyboard" and "primary" in (offer.get_attribute("class") or ""):
            self.page.keyboard.press("Enter")
        else:
            press(offer, self.by)
        return True

    def _choose(self, places: tuple[int, ...]) -> None:
        for place in places:
            self._toggle(place)
            expect(self.hand.nth(place)).to_have_attribute("aria-selected", "true")

    def _leave(self, places: tuple[int, ...]) -> None:
        if self.by == "keyboard":
            self.page.keyboard.press("Escape")
        else:
            for place in places:
                self._toggle(place)
        expect(self.hand.nth(places[-1])).to_have_attribute("aria-selected", "false")

    def _toggle(self, place: int) -> None:
        if self.by == "keyboard":
            self.page.keyboard.press(str(place + 1))
        else:
            press(self.hand.nth(place), self.by)

    def _end(self) -> None:
        self.is_content = False
        if self.by == "keyboard":
            self.page.keyboard.press("p")
        else:
            press(self.offers.first, self.by)

    def play_on(self) -> None:
        """Play until the game is over."""
        play_on(self)


def play_on(player: OdinPlayer | RavensPlayer) -> None:
    """Play until the game is over."""
    for _ in range(MOST_ACTIONS):
        if not player.wait():
            return
        with answered(player.page):
            player.act()
    raise AssertionError("the game does not end")


@contextmanager
def answered(page: Page) -> Iterator[None]:
    """Do something that the server has to answer, and wait until the page shows it."""
    version = version_of(page)
    yield
    expect(page.locator(f"[data-version='{version}']")).to_have_count(0)


def version_of(page: Page) -> str:
    """How many events the table on the page has had."""
    return page.locator("[data-version]").get_attribute("data-version") or ""
