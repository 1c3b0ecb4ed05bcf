"""A numbered menu of legal actions and the parsing of input; the same for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar, Generic, NoReturn, TypeVar

from allfather.terminal.console import columns, wrap
from allfather.words import Words

ViewT = TypeVar("ViewT")

PAGE = 14
"""Rows per page; the longest menus have over sixty."""


class Misread(Exception):
    """The input is neither a choice nor an action; the message is a sentence for the person."""


@dataclass(frozen=True, slots=True)
class Menu(ABC, Generic[ViewT]):
    """The legal actions of a view in menu order, in the language of *t*."""

    t: Words
    view: ViewT
    actions: tuple[str, ...]

    closing: ClassVar[str]
    """The action that does nothing; it is listed last, so that nobody chooses it by habit, and on every page."""
    hint: ClassVar[str]
    """The message with a hint at valid input."""

    # Implemented by each game.

    @abstractmethod
    def nothing(self) -> str:
        """The title above the closing action if it is the only one."""

    @abstractmethod
    def title(self, action: str) -> str:
        """The title above *action*; consecutive actions with the same title share it."""

    @abstractmethod
    def label(self, action: str) -> str:
        """The text of *action* in the menu."""

    @abstractmethod
    def parse(self, typed: str) -> str:
        """Parse the text of an action; whether it is legal is not checked.

        :raises Misread: if it is not an action.
        """

    # The same for all games.

    def keys(self) -> dict[str, str]:
        """The actions by what to type for them: their numbers."""
        return {str(number): action for number, action in enumerate(self.actions, 1)}

    def pages(self) -> list[str]:
        """The menu in pages that fit on a screen; nearly always one."""
        rows = list(self._rows())
        parts = [rows[start : start + PAGE] for start in range(0, len(rows), PAGE)] or [[]]
        return [self._page(part, number, len(parts)) for number, part in enumerate(parts, 1)]

    def _rows(self) -> Iterator[tuple[str, str]]:
        """Every row of choices with its title."""
        offered = [(key, action) for key, action in self.keys().items() if action != self.closing]
        for title, group in groupby(offered, key=lambda choice: self.title(choice[1])):
            yield from ((title, row) for row in columns([f"{key:>4} {self.label(action)}" for key, action in group]))

    def _page(self, rows: list[tuple[str, str]], number: int, count: int) -> str:
        lines = [] if rows else [wrap(self.nothing())]
        for title, group in groupby(rows, key=lambda row: row[0]):
            lines += [wrap(title), *(row for _, row in group)]
        if self.closing in self.actions:
            lines.append(f"{len(self.actions):>4} {self.label(self.closing)}")
        if count > 1:
            lines.append(self.t("terminal-menu-part", number=number, count=count))
        return "\n".join(lines)

    def read(self, typed: str) -> str:
        """Parse a number of the menu or the text of an action; Enter chooses the only one.

        :raises Misread: if it is neither; whether the action is legal is not checked.
        """
        if typed.isdecimal():
            return self.by_number(typed.lstrip("0"))
        if not typed and len(self.actions) == 1:
            return self.actions[0]
        if not typed:
            raise Misread(f"{self.t('terminal-nothing-chosen')} {self.t(self.hint)}")
        return self.parse(typed)

    def by_number(self, typed: str) -> str:
        """The action with this number."""
        # Compared as text: Python refuses to parse numbers with thousands of digits.
        keys = self.keys()
        if typed in keys:
            return keys[typed]
        if list(keys) == [str(number) for number in range(1, len(keys) + 1)]:
            raise Misread(self.t("terminal-menu-numbers", last=len(keys)))
        raise Misread(self.t("terminal-menu-keys", keys=self.t.listed(keys)))

    def refuse(self, typed: str) -> NoReturn:
        """Say that *typed* is not understood.

        :raises Misread: always.
        """
        raise Misread(f"{self.t('terminal-not-understood', typed=quoted(typed))} {self.t(self.hint)}")


def quoted(typed: str) -> str:
    """The beginning of what was typed, without control characters."""
    return repr(typed[:20])[1:-1]
