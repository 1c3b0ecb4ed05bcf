"""How records are written as plain data: views, reasons and endings, declared once for Python and for the page.

A shape turns one field of a record into a number, a text or a list of them. ``read`` does that here; ``describe`` says
the same to programs in other languages, which read the record from the memory of a compiled game.
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

Count: TypeAlias = str | tuple[str, str] | None
"""How many elements count: all, as many as a field says, or as many as a field says for the seat in another field."""

CACHED = 8192
"""Lists of words that a shape remembers: many views share the same cards."""


class Shape(ABC):
    """How a part of a record is written."""

    @abstractmethod
    def read(self, of: Any) -> Any:
        """The plain data; *of* is a record converted by :func:`allfather.core.compiling.fields`."""

    @abstractmethod
    def describe(self) -> dict[str, Any]:
        """The shape as plain data."""


Shapes: TypeAlias = Mapping[str, Shape]
"""The fields of an object, in order."""


@dataclass(frozen=True)
class Number(Shape):
    """A number; ``None`` if it is negative."""

    field: str

    def read(self, of: Any) -> int | None:
        value = getattr(of, self.field)
        return None if value < 0 else value

    def describe(self) -> dict[str, Any]:
        return {"kind": "number", "field": self.field}


@dataclass(frozen=True)
class Numbers(Shape):
    """Several numbers, or what is left of *out_of* in each case."""

    field: str
    count: Count = None
    out_of: int = 0

    def read(self, of: Any) -> tuple[int, ...]:
        values = elements(of, self.field, self.count)
        return tuple([self.out_of - value for value in values] if self.out_of else values)

    def describe(self) -> dict[str, Any]:
        return {"kind": "numbers", "field": self.field, "count": self.count, "out_of": self.out_of}


@dataclass(frozen=True)
class Word(Shape):
    """The word with this number, or *none* if the number is negative."""

    field: str
    words: Sequence[str | None]
    none: str | None = None

    def read(self, of: Any) -> str | None:
        value = getattr(of, self.field)
        return self.words[value] if value >= 0 else self.none

    def describe(self) -> dict[str, Any]:
        return {"kind": "word", "field": self.field, "words": list(self.words), "none": self.none}


@dataclass(frozen=True)
class Words(Shape):
    """The words with these numbers, perhaps from last to first, or those of one row of an array."""

    field: str
    words: Sequence[str]
    count: Count = None
    backwards: bool = False
    row: int = 0

    def read(self, of: Any) -> tuple[str, ...]:
        words = [self.words[number] for number in elements(of, self.field, self.count, self.row)]
        return tuple(words[::-1] if self.backwards else words)

    def describe(self) -> dict[str, Any]:
        return {
            "kind": "words",
            "field": self.field,
            "words": list(self.words),
            "count": self.count,
            "backwards": self.backwards,
            "row": self.row,
        }


@dataclass(frozen=True)
class Tally(Shape):
    """Each word as often as its place in the array says; with *each* a list for every row that counts."""

    field: str
    words: Sequence[str]
    each: bool = False
    count: Count = None
    _texts: Any = dataclasses.field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        @lru_cache(CACHED)
        def texts(counts: bytes) -> tuple[str, ...]:
            return tuple([word for word, count in zip(self.words, counts, strict=True) for _ in range(count)])

        object.__setattr__(self, "_texts", texts)

    def read(self, of: Any) -> tuple[Any, ...]:
        counts = getattr(of, self.field)
        if self.each:
            return tuple([self._texts(row.tobytes()) for row in counts[: counted(of, self.count)]])
        found: tuple[Any, ...] = self._texts(counts.tobytes())
        return found

    def describe(self) -> dict[str, Any]:
        return {
            "kind": "tally",
            "field": self.field,
            "words": list(self.words),
            "each": self.each,
            "count": self.count,
        }


@dataclass(frozen=True)
class Members(Shape):
    """The words whose bits are set, in the order of *bits*; with *each* a list for every element that counts."""

    field: str
    words: Sequence[str]
    bits: Sequence[int]
    """The bit of each word."""
    each: bool = False
    count: Count = None
    _texts: Any = dataclasses.field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        pairs = list(zip(self.words, self.bits, strict=True))

        @lru_cache(CACHED)
        def texts(mask: int) -> tuple[str, ...]:
            return tuple([word for word, bit in pairs if mask >> bit & 1])

        object.__setattr__(self, "_texts", texts)

    def read(self, of: Any) -> tuple[Any, ...]:
        masks = getattr(of, self.field)
        if not self.each:
            found: tuple[Any, ...] = self._texts(masks)
            return found
        return tuple(map(self._texts, elements(of, self.field, self.count)))

    def describe(self) -> dict[str, Any]:
        return {
            "kind": "members",
            "field": self.field,
            "words": list(self.words),
            "bits": list(self.bits),
            "each": self.each,
            "count": self.count,
        }


@dataclass(frozen=True)
class Joined(Shape):
    """A list as one text; with *each* every list of a list."""

    shape: Shape
    by: str = " "
    each: bool = False

    def read(self, of: Any) -> str | tuple[str, ...]:
        parts = self.shape.read(of)
        return tuple(map(self.by.join, parts)) if self.each else self.by.join(parts)

    def describe(self) -> dict[str, Any]:
        return {"kind": "joined", "shape": self.shape.describe(), "by": self.by, "each": self.each}


@dataclass(frozen=True)
class Together(Shape):
    """Several shapes as a list."""

    shapes: tuple[Shape, ...]

    def read(self, of: Any) -> tuple[Any, ...]:
        return tuple([shape.read(of) for shape in self.shapes])

    def describe(self) -> dict[str, Any]:
        return {"kind": "together", "shapes": [shape.describe() for shape in self.shapes]}


@dataclass(frozen=True)
class Only(Shape):
    """A shape if a field has one of some *values*, by default any except 0; otherwise ``None``."""

    shape: Shape
    field: str
    values: tuple[int, ...] | None = None

    def read(self, of: Any) -> Any:
        value = getattr(of, self.field)
        is_there = value != 0 if self.values is None else value in self.values
        return self.shape.read(of) if is_there else None

    def describe(self) -> dict[str, Any]:
        return {"kind": "only", "shape": self.shape.describe(), "field": self.field, "values": self.values}


@dataclass(frozen=True)
class Constant(Shape):
    """Always the same text."""

    text: str

    def read(self, of: Any) -> str:
        return self.text

    def describe(self) -> dict[str, Any]:
        return {"kind": "constant", "text": self.text}


@dataclass(frozen=True)
class Narration:
    """A reason or an ending: its name, the values that it comes with, and for a reason its sentence."""

    name: str
    values: Shapes = field(default_factory=dict)
    sentence: str = ""
    """English, with the values in braces."""

    def read(self, of: Any) -> dict[str, Any]:
        """The values as JSON would have them."""
        return read_all(self.values, of)

    def describe(self) -> dict[str, Any]:
        return {"name": self.name, "values": describe(self.values), "sentence": self.sentence}


def read_all(shapes: Shapes, of: Any) -> dict[str, Any]:
    """All shapes of an object as JSON would have them."""
    return {name: as_list(shape.read(of)) for name, shape in shapes.items()}


def describe(shapes: Shapes) -> dict[str, Any]:
    """All shapes of an object as plain data."""
    return {name: shape.describe() for name, shape in shapes.items()}


def elements(of: Any, name: str, count: Count, row: int = 0) -> list[int]:
    """The elements of an array that count, or those of one row of a table."""
    values = getattr(of, name)
    found: list[int] = (values[row] if values.ndim > 1 else values)[: counted(of, count)].tolist()
    return found


def counted(of: Any, count: Count) -> int | None:
    """How many elements count; ``None`` if all do."""
    if count is None:
        return None
    if isinstance(count, str):
        return int(getattr(of, count))
    sizes, seat = (getattr(of, part) for part in count)
    return int(sizes[seat]) if seat >= 0 else 0


def as_list(value: Any) -> Any:
    """Tuples as lists, inside and out."""
    if isinstance(value, tuple):
        return [as_list(part) for part in value]
    return value.item() if isinstance(value, np.generic) else value
