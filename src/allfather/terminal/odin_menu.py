"""The menu of ODIN and the parsing of its input."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from allfather import odin
from allfather.core.errors import NotationError
from allfather.odin.notation import parse_cards, set_text
from allfather.terminal import menu
from allfather.words import Words

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
    hint: ClassVar[str] = "terminal-odin-hint"

    @classmethod
    def of(cls, t: Words, view: odin.View) -> Menu:
        if view.phase == "take":
            return cls(t, view, tuple(f"+{card}" for card in view.beaten))
        return cls(t, view, tuple(sorted(view.legal, key=_menu_order)))

    def nothing(self) -> str:
        return self.t("odin-cannot-beat", value=value_text(self.view.middle))

    def title(self, action: str) -> str:
        if self.view.phase == "take":
            return self.t("odin-take")
        size = len(cards_of(action))
        is_whole = size == len(self.view.hand)
        return self.t("terminal-odin-play-all" if is_whole else "terminal-odin-play", count=size)

    def label(self, action: str) -> str:
        return self.t("odin-pass") if action == self.closing else action.lstrip("+")

    def parse(self, typed: str) -> str:
        """Parse cards in any order, or a pass."""
        text = typed.upper()
        if text in ("P", "PASS"):
            return "pass"
        if not TYPED_CARDS.fullmatch(text):
            self.refuse(typed)
        try:
            cards = set_text(parse_cards(cards_of(text)))
        except NotationError:
            self.refuse(typed)
        takes = text.startswith("+") or (self.view.phase == "take" and " " not in cards)
        return f"+{cards}" if takes else cards
