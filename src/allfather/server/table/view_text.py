"""Views as JSON, written straight from the bytes of a record.

From one move to the next most fields of a view stay the same, and many tables share the same cards. So each field is
written once for the bytes it is made of, and remembered.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeGuard

import msgspec
import numpy as np
from numpy.typing import NDArray

from allfather.core.compiling import array_of, fields, new_records, record_type
from allfather.core.game import Game
from allfather.core.shapes import Members, Shape
from allfather.core.steps import observe_all

GROUP = 9
"""Bits of a mask of cards that are written together; ODIN has nine cards of each colour."""
GROUP_MASK = (1 << GROUP) - 1
REMEMBERED = 8192
"""Texts of one field that are remembered."""

_encode = msgspec.json.Encoder().encode


class FieldText:
    """Writes one field of a view, with its name."""

    def __init__(self, kind: type[Game[Any, Any]], name: str) -> None:
        self._dtype, self._shape = record_type(kind.view_type), kind.view_shapes[name]
        self._label = _encode(name) + b":"
        self._places = [_place(kind.view_type, field) for field in sorted(fields_of(self._shape))]
        self.first = self._places[0]
        """Where the first part of the record is that the field depends on."""
        self.rest = self._places[1:]
        self.known: dict[bytes, bytes] = {}
        """What was written, by the bytes of all parts."""
        self._cards = CardsText(self._shape) if CardsText.can_write(self._shape) else None

    def write(self, key: bytes) -> bytes:
        """The text for a *key* that is not :attr:`known` yet."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        value = self._value(key) if self._cards is None else self._cards.write(key)
        text = self.known[key] = self._label + value
        return text

    def _value(self, key: bytes) -> bytes:
        """The value as JSON, as the shape gives it."""
        record, start = bytearray(self._dtype.itemsize), 0
        for place in self._places:
            size = place.stop - place.start
            record[place] = key[start : start + size]
            start += size
        return _encode(self._shape.read(fields(array_of(bytes(record), self._dtype)[0])))


class CardsText:
    """Writes a mask of cards, a group of bits at a time: hands are rarely the same, but their parts are."""

    def __init__(self, shape: Members) -> None:
        self._groups = [_subsets(shape.words[start : start + GROUP]) for start in range(0, len(shape.words), GROUP)]

    @staticmethod
    def can_write(shape: Shape) -> TypeGuard[Members]:
        """Whether *shape* is one mask whose words are in the order of its bits."""
        return isinstance(shape, Members) and not shape.each and list(shape.bits) == [*range(len(shape.words))]

    def write(self, key: bytes) -> bytes:
        mask, parts = int.from_bytes(key, sys.byteorder), []
        for texts in self._groups:
            if mask & GROUP_MASK:
                parts.append(texts[mask & GROUP_MASK])
            mask >>= GROUP
        return b"[" + b",".join(parts) + b"]"


def _subsets(words: Sequence[str]) -> list[bytes]:
    """The words of every subset as JSON, without brackets; the index of a subset is its bit mask."""
    chosen: list[list[str]] = [[]]
    for word in words:
        chosen += [[*fewer, word] for fewer in chosen]
    return [_encode(subset)[1:-1] for subset in chosen]


class ViewText:
    """Writes the views of one kind of game; what it writes equals the encoded :meth:`Game.view`."""

    def __init__(self, kind: type[Game[Any, Any]]) -> None:
        self._kind = kind
        self._size = kind.view_type.itemsize
        names = [field.name for field in dataclasses.fields(kind.view_class)]
        place = names.index("options")
        assert names[-1] == "legal"
        self._before_options = [FieldText(kind, name) for name in names[:place]]
        self._after_options = [FieldText(kind, name) for name in names[place + 1 : -1]]
        self._own = [FieldText(kind, name) for name in kind.own_fields]
        self._actions: dict[int, bytes] = {}
        """The text of each action that has been legal somewhere, as JSON."""
        self._scratch: dict[int, NDArray[Any]] = {}
        """Memory for views, by the number of players."""

    def observe(self, game: Game[Any, Any], players: int) -> list[bytes]:
        """The records of the views of every seat, and last that of a spectator."""
        views = self._scratch.get(players)
        if views is None:
            views = self._scratch[players] = new_records(self._kind.view_type, players + 1)
        observe_all(game.states, views)
        raw, size = views.tobytes(), self._size
        return [raw[start : start + size] for start in range(0, len(raw), size)]

    def public(self, seen: bytes, options: bytes) -> bytes:
        """The view of a spectator; *options* are those of the game, as JSON."""
        parts = [*written(self._before_options, seen), b'"options":' + options, *written(self._after_options, seen)]
        return b"{" + b",".join(parts) + b',"legal":[]}'

    def own(self, seen: bytes, legal: list[int] | None = None) -> bytes:
        """The fields of a seat's view that differ from a spectator's; the *legal* actions if it is to act."""
        parts = written(self._own, seen)
        if legal is not None:
            parts.append(b'"legal":[' + b",".join([self._action(action) for action in legal]) + b"]")
        return b"{" + b",".join(parts) + b"}"

    def _action(self, action: int) -> bytes:
        text = self._actions.get(action)
        if text is None:
            text = self._actions[action] = _encode(self._kind.action_text(action))
        return text


def written(texts: Sequence[FieldText], seen: bytes) -> list[bytes]:
    """Some fields of the view with the record *seen*; this runs for every field of every update."""
    parts = []
    for field in texts:
        key = seen[field.first]
        for place in field.rest:
            key += seen[place]
        parts.append(field.known.get(key) or field.write(key))
    return parts


@cache
def view_text(kind: type[Game[Any, Any]]) -> ViewText:
    """The writer of the views of a kind of game."""
    return ViewText(kind)


def _place(dtype: np.dtype[Any], field: str) -> slice:
    """Where *field* is in a record."""
    places: Any = dtype.fields
    kind, offset = places[field][:2]
    return slice(offset, offset + kind.itemsize)


def fields_of(shape: Shape) -> set[str]:
    """The fields of a record that *shape* depends on."""
    return set(_fields_in(shape.describe()))


def _fields_in(described: dict[str, Any]) -> Iterator[str]:
    if "field" in described:
        yield described["field"]
    count = described.get("count")
    yield from (count,) if isinstance(count, str) else count or ()
    for inner in (*described.get("shapes", ()), *filter(None, [described.get("shape")])):
        yield from _fields_in(inner)
