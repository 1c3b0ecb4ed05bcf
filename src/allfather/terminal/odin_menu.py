"""The menu of ODIN and the parsing of its input."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from allfather import odin
from allfather.odin.notation import parse_cards, set_text
from allfather.terminal import menu

TYPED_CARDS = re.compile(r"\+?\s*(?:[A-Z]\d[\s,]*)+")


def cards_of(action: str) -> list[str]:
    """The cards named by an action."""
    return re.findall(r"[A-Z]\d", action)


def value_text(cards: tuple[str, ...] | list[str]) -> str:
    """The value of a set (O8)."""
    return "".join(sorted((card[1] for card in cards), reverse=True))


def _menu_order(action: str) -> tuple[bool, int, str]:
    """The sort key: number of cards, then value; a pass is last."""
    cards = cards_of(action)
    return not cards, len(cards), value_text(cards)


@dataclass(frozen=True, slots=True)
class Menu(menu.Menu[odin.View]):
    """The legal actions of a view of ODIN."""

    closing: ClassVar[str] = "pass"
    nothing: ClassVar[str] = "You have nothing that beats the middle:"
    hint: ClassVar[str] = "type a number of the menu, cards such as g8 g2, or ? for help"

    @classmethod
    def of(cls, view: odin.View) -> Menu:
        if view.phase == "take":
            return cls(view, tuple(f"+{card}" for card in view.beaten))
        return cls(view, tuple(sorted(view.legal, key=_menu_order)))

    def title(self, action: str) -> str:
        if self.view.phase == "take":
            return "Take one card:"
        size = len(cards_of(action))
        if size == len(self.view.hand):
            return "Lay your last card:" if size == 1 else f"Lay all your {size} cards:"
        return "Lay one card:" if size == 1 else f"Lay {size} cards:"

    def label(self, action: str) -> str:
        return action.lstrip("+")

    def parse(self, typed: str) -> str:
        """Parse cards in any order, or a pass."""
        text = typed.upper()
        if text in ("P", "PASS"):
            return "pass"
        if not TYPED_CARDS.fullmatch(text):
            self.refuse(typed)
        cards = set_text(parse_cards(cards_of(text)))
        takes = text.startswith("+") or (self.view.phase == "take" and " " not in cards)
        return f"+{cards}" if takes else cards

    def missing(self, action: str) -> list[str]:
        return [card for card in cards_of(action) if card not in self.view.hand]
