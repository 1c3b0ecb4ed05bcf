"""What a person can choose in ODIN: the numbered menu, and the reading of what was typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from allfather import odin
from allfather.core.errors import GameError
from allfather.odin.notation import parse_cards, set_text
from allfather.terminal.console import columns

PAGE = 14
"""Rows of choices shown at once; the longest menus have over sixty."""

TYPED_CARDS = re.compile(r"\+?\s*(?:[A-Z]\d[\s,]*)+")


def cards_of(action: str) -> list[str]:
    """The cards that an action names."""
    return re.findall(r"[A-Z]\d", action)


def value_text(cards: tuple[str, ...] | list[str]) -> str:
    """The value of a set (O8)."""
    return "".join(sorted((card[1] for card in cards), reverse=True))


def _menu_order(action: str) -> tuple[bool, int, str]:
    """By number of cards, then value; a pass comes last, so that it is never chosen by habit."""
    cards = cards_of(action)
    return not cards, len(cards), value_text(cards)


@dataclass(frozen=True, slots=True)
class Menu:
    """The legal actions of a view in the order in which they are offered."""

    view: odin.View
    actions: tuple[str, ...]

    @classmethod
    def of(cls, view: odin.View) -> Menu:
        if view.phase == "take":
            return cls(view, tuple(f"+{card}" for card in view.beaten))
        return cls(view, tuple(sorted(view.legal, key=_menu_order)))

    def pages(self) -> list[str]:
        """The menu in parts that fit on a screen; nearly always one."""
        rows = list(self._rows())
        parts = [rows[start : start + PAGE] for start in range(0, len(rows), PAGE)] or [[]]
        return [self._page(part, number, len(parts)) for number, part in enumerate(parts, 1)]

    def _rows(self) -> Iterator[tuple[str, str]]:
        """Every row of choices, with the title it stands under."""
        numbered = [(number, action) for number, action in enumerate(self.actions, 1) if action != "pass"]
        for size, group in groupby(numbered, key=lambda choice: len(cards_of(choice[1]))):
            title = self._title(size)
            yield from (
                (title, row) for row in columns([f"{number:>4} {action.lstrip('+')}" for number, action in group])
            )

    def _title(self, size: int) -> str:
        if self.view.phase == "take":
            return "Take one card:"
        if size == len(self.view.hand):
            return "Lay your last card:" if size == 1 else f"Lay all your {size} cards:"
        return "Lay one card:" if size == 1 else f"Lay {size} cards:"

    def _page(self, rows: list[tuple[str, str]], number: int, count: int) -> str:
        lines = [] if rows else ["You have nothing that beats the middle:"]
        for title, group in groupby(rows, key=lambda row: row[0]):
            lines += [title, *(row for _, row in group)]
        if "pass" in self.actions:
            lines.append(f"{len(self.actions):>4} pass")
        if count > 1:
            lines.append(f"(part {number} of {count}: m shows more)")
        return "\n".join(lines)

    def read(self, typed: str) -> str:
        """The action that was typed: a menu number, cards in any order, or a pass.

        :raises GameError: if it is none; whether it is legal is not checked.
        """
        if typed.isdecimal():
            return self._by_number(typed)
        if not typed and len(self.actions) == 1:
            return self.actions[0]
        text = typed.upper()
        if text in ("P", "PASS"):
            return "pass"
        if not TYPED_CARDS.fullmatch(text):
            problem = f"I do not understand {typed[:20]!r}" if typed else "nothing chosen"
            raise GameError(f"{problem}: type a number of the menu, cards such as g8 g2, or ? for help")
        cards = set_text(parse_cards(cards_of(text)))
        takes = text.startswith("+") or (self.view.phase == "take" and " " not in cards)
        return f"+{cards}" if takes else cards

    def _by_number(self, typed: str) -> str:
        # Compared as text: Python refuses to read numbers of thousands of digits.
        by_number = {str(number): action for number, action in enumerate(self.actions, 1)}
        if typed.lstrip("0") not in by_number:
            raise GameError(f"the menu has the numbers 1 to {len(self.actions)}")
        return by_number[typed.lstrip("0")]


def checked(game: odin.Game, view: odin.View, action: str) -> str:
    """Return *action* if the seat to act may make it now.

    :raises GameError: with the bare reason, fit for the person at the keyboard.
    """
    chosen = game.parse_action(action)
    if action in view.legal:
        return action
    code, reason = game.why_illegal(chosen)
    if code == "not-held":
        reason = f"you do not hold {' '.join(card for card in cards_of(action) if card not in view.hand)}"
    raise GameError(reason, code=code)
