"""The names of the players and the grammar of sentences about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from allfather.terminal.console import table

OPPONENTS = ("Astrid", "Bjorn", "Freya", "Leif", "Sigrid")

_IRREGULAR = {"pass": "passes", "go": "goes", "fly": "flies"}


@dataclass(frozen=True, slots=True)
class SeatNames:
    """The names of all seats as seen from the seat *own*, which is ``You``."""

    players: int
    own: int

    @property
    def seats(self) -> list[int]:
        """All seats clockwise, starting with the own seat."""
        return [(self.own + step) % self.players for step in range(self.players)]

    def name(self, seat: int) -> str:
        return ("You", *OPPONENTS)[(seat - self.own) % self.players]

    def in_sentence(self, seat: int) -> str:
        """The name inside a sentence: ``you``, ``Astrid``."""
        return "you" if seat == self.own else self.name(seat)

    def verb(self, seat: int, word: str) -> str:
        """The verb *word* as it follows the name: you lay, Astrid lays."""
        return word if seat == self.own else _IRREGULAR.get(word, f"{word}s")

    def does(self, seat: int, word: str) -> str:
        """The start of a sentence: ``You lay``, ``Astrid lays``."""
        return f"{self.name(seat)} {self.verb(seat, word)}"

    def whose(self, seat: int) -> str:
        """The possessive at the start of a sentence: ``Your``, ``Astrid's``."""
        return "Your" if seat == self.own else f"{self.name(seat)}'s"

    def joined(self, seats: Sequence[int]) -> str:
        """The names of *seats* as a list: ``Astrid, Bjorn and Freya``."""
        *most, last = map(self.name, seats)
        return f"{', '.join(most)} and {last}" if most else last

    def table(self, *rows: tuple[str, Sequence[object]]) -> str:
        """A text table with a column for each player; the values of a row are given by seat."""
        ordered = [(label, [values[seat] for seat in self.seats]) for label, values in rows]
        return table([self.name(seat) for seat in self.seats], ordered)
