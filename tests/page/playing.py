"""People who play: they know nothing of the rules, and do what the page lets them do."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Literal

from playwright.sync_api import Locator, Page, expect

Means = Literal["mouse", "touch", "keyboard"]
NOT_NOW = "not playable now"
"""What the name of a card ends with that leads to nothing."""
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


def open_quick_table(page: Page, by: Means = "mouse", game: str = "odin", **choices: str) -> None:
    """Open a table with the choices of the form, and begin."""
    page.goto(f"/play/{game}")
    for label, value in choices.items():
        page.get_by_label(label).select_option(value)
    press(page.get_by_role("button", name="Play against bots"), by)


def result(page: Page) -> Locator:
    """What is shown when a game is over."""
    return page.get_by_role("dialog").filter(has=page.get_by_role("link", name="Replay"))


class OdinPlayer:
    """Lays the first cards that the page shows as playable, and passes if there are none."""

    def __init__(self, page: Page, by: Means = "mouse") -> None:
        self.page, self.by = page, by
        self.hand = page.get_by_role("listbox", name="Your hand").get_by_role("option")
        self.takes = page.get_by_role("button", name=re.compile("^Take (?!back)"))
        self.pass_button = page.get_by_role("button", name="Pass", exact=True)
        self.play_button = page.get_by_role("button", name="Play ")
        self.your_turn = page.get_by_text("Your turn.")
        self.refused: list[str] = []

    def wait(self) -> bool:
        """Wait for the own turn; tell whether it came, and not the end of the game."""
        expect(self.your_turn.or_(result(self.page)).first).to_be_visible()
        return not result(self.page).is_visible()

    def act(self) -> None:
        """Make one decision."""
        if self.takes.count():
            self._take()
        elif not self.lay():
            self._pass()

    def lay(self) -> bool:
        """Lay something, if the page shows anything as playable."""
        for _ in range(9):
            if self.play_button.count() and self.play_button.is_enabled():
                self._play()
                return True
            place = self._playable()
            if place is None:
                return False
            self._select(place)
        return False

    def _playable(self) -> int | None:
        for place, card in enumerate(self.hand.all()):
            is_new = card.get_attribute("aria-selected") == "false"
            if is_new and not (card.get_attribute("aria-label") or "").endswith(NOT_NOW):
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

    def play_on(self) -> None:
        """Play until the game is over."""
        for _ in range(MOST_ACTIONS):
            if not self.wait():
                return
            version = version_of(self.page)
            self.act()
            expect(self.page.locator(f"[data-version='{version}']")).to_have_count(0)  # it has been answered
        raise AssertionError("the game does not end")


class RavensPlayer:
    """Flies with what the page shows as fit for it, and does anything with the first other card."""

    WISHES = ("Fly", "Clear", "Take", "Push", "Set", "Turn", "Lay on", "Drop")
    """What the buttons begin with, the dearest first."""

    def __init__(self, page: Page, by: Means = "mouse") -> None:
        self.page, self.by = page, by
        choices = page.get_by_role("region", name="What you can do")
        self.your_turn = choices.get_by_text("Your turn", exact=True)
        self.offers = choices.get_by_role("button")
        self.hand = page.get_by_role("listbox", name="Your hand and the top of your pile").get_by_role("option")
        self.targets = page.get_by_role("button", name=re.compile("^Choose (this card|space)"))
        self.done: set[str] = set()

    def wait(self) -> bool:
        """Wait for the own turn; tell whether it came, and not the end of the game."""
        expect(self.your_turn.or_(result(self.page)).first).to_be_visible()
        return not result(self.page).is_visible()

    def act(self) -> None:
        """Make one decision."""
        offered = self.offers.all_inner_texts()
        if self.targets.count():
            press(self.targets.first, self.by)
        elif offered and offered != ["End turn"]:
            press(self.offers.last, self.by)  # for this no card of hand is needed
        elif not self._play():
            self._end()

    def _play(self) -> bool:
        """Do something with cards of hand: those that glow can fly, two equal ones perhaps too."""
        looks = self.hand.evaluate_all("cards => cards.map(card => [card.innerText, card.className])")
        alone = [(place,) for place, (_, look) in enumerate(looks) if "flies" in look]
        others = [(place,) for place, (_, look) in enumerate(looks) if "dull" not in look]
        pairs = [(one, two) for (one,), (two,) in combinations(others, 2) if looks[one] == looks[two]]
        for places in [*alone, *pairs, *others]:
            self._choose(places)
            if self._do_best():
                return True
            self._leave(places)
        return False

    def _do_best(self) -> bool:
        """Press the button that sounds best."""
        offered = self.offers.all_inner_texts()
        found = next((words for wish in self.WISHES for words in offered if words.startswith(wish)), None)
        if found is None:
            return False
        self.done.add(found.split()[0])
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
        if self.by == "keyboard":
            self.page.keyboard.press("p")
        else:
            press(self.offers.first, self.by)

    def play_on(self) -> None:
        """Play until the game is over."""
        for _ in range(MOST_ACTIONS):
            if not self.wait():
                return
            version = version_of(self.page)
            self.act()
            expect(self.page.locator(f"[data-version='{version}']")).to_have_count(0)
        raise AssertionError("the game does not end")


def version_of(page: Page) -> str:
    """How many events the table on the page has had."""
    return page.locator("[data-version]").get_attribute("data-version") or ""
