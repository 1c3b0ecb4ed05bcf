"""The names of the players, and sentences about them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from allfather.terminal.console import WIDTH, table
from allfather.words import Words

OWN_NAME = "You"
"""The person's name in records, which are the same in all languages."""
OPPONENTS = ("Astrid", "Bjorn", "Freya", "Leif", "Sigrid")


@dataclass(frozen=True, slots=True)
class SeatNames:
    """The names of all seats as the person in the seat *own* reads them, in the language of *t*."""

    players: int
    own: int | None
    """The seat of the person, or ``None`` if they have none."""
    t: Words
    recorded: tuple[str, ...] = ()
    """The names in the record of a game, if that is what is read; all cards are open then."""

    @classmethod
    def of_record(cls, names: Sequence[str], t: Words) -> SeatNames:
        """The names in a record; whoever saved it in the terminal is the person who reads it."""
        printable = ["".join(filter(str.isprintable, name)) for name in short_names(names)]
        shown = [t("seat-number", number=seat) if name == "?" else name for seat, name in enumerate(printable)]
        return cls(len(names), shown.index(OWN_NAME) if OWN_NAME in shown else None, t, tuple(shown))

    @property
    def is_open(self) -> bool:
        """Whether all cards are open."""
        return bool(self.recorded)

    @property
    def seats(self) -> list[int]:
        """All seats clockwise, starting with the own seat."""
        return [((self.own or 0) + step) % self.players for step in range(self.players)]

    def name(self, seat: int) -> str:
        """The name as a label."""
        if seat == self.own:
            return self.t("terminal-you")
        return self.recorded[seat] if self.recorded else OPPONENTS[(seat - (self.own or 0)) % self.players - 1]

    def in_sentence(self, seat: int) -> str:
        """The name inside a sentence: ``you``, ``Astrid``."""
        return self.t("seat-you") if seat == self.own else self.name(seat)

    def listed(self, seats: Iterable[int]) -> str:
        """The names of *seats* inside a sentence: ``you, Astrid and Bjorn``."""
        return self.t.listed(map(self.in_sentence, seats))

    def say(self, message: str, seat: int, **values: Any) -> str:
        """A sentence about *seat*: for its message ``$who`` is ``you`` or ``other``, and ``$name`` is the name."""
        return self.t(message, who="you" if seat == self.own else "other", name=self.name(seat), **values)

    def table(self, *rows: tuple[str, Sequence[object]]) -> str:
        """A text table with a column for each player, or a line if that is too wide; values are given by seat."""
        ordered = [(label, [values[seat] for seat in self.seats]) for label, values in rows]
        wide = table([self.name(seat) for seat in self.seats], ordered)
        if max(map(len, wide.splitlines())) <= WIDTH:
            return wide
        return table(
            [label for label, _ in rows], [(self.name(seat), [row[seat] for _, row in rows]) for seat in self.seats]
        )


def short_names(names: Sequence[str]) -> Sequence[str]:
    """The names in a record without the bots in brackets after them, unless some are the same then."""
    short = [re.sub(r" \([^()]*\)$", "", name) for name in names]
    known = [name for name in short if name != "?"]
    return short if len(set(known)) == len(known) else names
