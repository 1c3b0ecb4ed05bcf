"""The names of the players, and sentences about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from allfather.terminal.console import table
from allfather.words import Words

OPPONENTS = ("Astrid", "Bjorn", "Freya", "Leif", "Sigrid")


@dataclass(frozen=True, slots=True)
class SeatNames:
    """The names of all seats as the person in the seat *own* reads them, in the language of *t*."""

    players: int
    own: int
    t: Words

    @property
    def seats(self) -> list[int]:
        """All seats clockwise, starting with the own seat."""
        return [(self.own + step) % self.players for step in range(self.players)]

    def name(self, seat: int) -> str:
        """The name as a label."""
        return (self.t("terminal-you"), *OPPONENTS)[(seat - self.own) % self.players]

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
        """A text table with a column for each player; the values of a row are given by seat."""
        ordered = [(label, [values[seat] for seat in self.seats]) for label, values in rows]
        return table([self.name(seat) for seat in self.seats], ordered)
