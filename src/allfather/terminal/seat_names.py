"""Who sits at a table, and how to speak of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from allfather.terminal.console import table

OPPONENTS = ("Astrid", "Bjorn", "Freya", "Leif", "Sigrid")

_IRREGULAR = {"pass": "passes", "go": "goes", "fly": "flies"}


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits where, as seen from one seat."""

    players: int
    own: int

    @property
    def seats(self) -> list[int]:
        """All seats clockwise from the own one."""
        return [(self.own + step) % self.players for step in range(self.players)]

    def name(self, seat: int) -> str:
        return ("You", *OPPONENTS)[(seat - self.own) % self.players]

    def mid(self, seat: int) -> str:
        """The name inside a sentence."""
        return "you" if seat == self.own else self.name(seat)

    def verb(self, seat: int, word: str) -> str:
        """*word* as it follows the name: you lay, Astrid lays."""
        return word if seat == self.own else _IRREGULAR.get(word, f"{word}s")

    def does(self, seat: int, word: str) -> str:
        """The beginning of a sentence: ``You lay``, ``Astrid lays``."""
        return f"{self.name(seat)} {self.verb(seat, word)}"

    def whose(self, seat: int) -> str:
        """Whose something is: ``Your``, ``Astrid's``."""
        return "Your" if seat == self.own else f"{self.name(seat)}'s"

    def names(self, seats: Sequence[int]) -> str:
        """Some seats for a sentence: ``Astrid, Bjorn and Freya``."""
        *most, last = map(self.name, seats)
        return f"{', '.join(most)} and {last}" if most else last

    def table(self, *rows: tuple[str, Sequence[object]]) -> str:
        """A table with a column for everybody; the values come by seat."""
        turned = [(label, [values[seat] for seat in self.seats]) for label, values in rows]
        return table([self.name(seat) for seat in self.seats], turned)
