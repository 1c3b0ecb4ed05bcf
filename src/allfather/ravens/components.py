"""The cards of a game: data, not code. ``components.toml`` has the standard ones; a game may use others.

In records and positions components are a text of three lists, separated by slashes:
``MM2 MF3 … / M5 F5 W5 S5 P5 order1 raven2 land3 stone2 / Odin+M M+F …``.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from allfather.core.errors import OptionError, quoted
from allfather.ravens.cards import FLIGHTS, KINDS, LAND_CODES, LANDSCAPES, MAX_DECK, MAX_PATH, MAX_WAYS

STANDARD = "standard"
FILE = Path(__file__).with_name("components.toml")
SYMBOLS = (*LANDSCAPES, "Odin")
LISTS = {"landscapes": "landscape cards", "player": "cards of a player", "magic": "magic-way cards"}
"""The parts of the text, by their keys in a file."""
PAIRS = {LANDSCAPES[a] + LANDSCAPES[b]: FLIGHTS * a + b for a in range(FLIGHTS) for b in range(a, FLIGHTS)}
"""The codes of landscape cards in canonical orientation, by name."""


@dataclass(frozen=True, slots=True)
class Components:
    """The cards of a game.

    :raises OptionError: if no game can be played with them.
    """

    landscapes: tuple[int, ...]
    """How many there are of each landscape card, by code in canonical orientation."""
    player: tuple[int, ...]
    """How many cards of each kind a player has."""
    ways: tuple[tuple[int, int], ...]
    """The two symbols of each magic-way card."""

    def __post_init__(self) -> None:
        counts = (sum(self.landscapes), sum(self.player), len(self.ways))
        for (part, what), count, most in zip(LISTS.items(), counts, (MAX_PATH, MAX_DECK, MAX_WAYS), strict=True):
            if not 1 <= count <= most:
                case = {"why": "components-total", "part": part, "most": most, "found": count}
                raise OptionError(f"components: expected 1 to {most} {what}; got {count}", case=case)
        if any(count < 0 for count in (*self.landscapes, *self.player)):
            raise OptionError("components: expected no negative number of cards")

    def text(self) -> str:
        """``standard``, or the text of all cards."""
        return STANDARD if self == standard() else self._list()

    def _list(self) -> str:
        lands = [f"{name}{self.landscapes[code]}" for name, code in PAIRS.items() if self.landscapes[code]]
        cards = [f"{name}{count}" for name, count in zip(KINDS, self.player, strict=True) if count]
        ways = [f"{SYMBOLS[a]}+{SYMBOLS[b]}" for a, b in self.ways]
        return " / ".join(" ".join(part) for part in (lands, cards, ways))


EXAMPLES = {"landscapes": "'MF'", "player": "'M' or 'raven'"}
"""A name in each list of cards, for error messages."""


def _components(lands: dict[str, Any], player: dict[str, Any], ways: list[Any], source: str) -> Components:
    """Components from names and counts, which are checked.

    :raises OptionError: if one is wrong; the message begins with *source*.
    """
    for part, cards, known in (("landscapes", lands, PAIRS), ("player", player, KINDS)):
        for name, count in cards.items():
            if name not in known:
                expected = f"a card such as {EXAMPLES[part]}: {', '.join(known)}"
                case: dict[str, Any] = {"why": "components-card", "source": source, "part": part}
                raise OptionError(
                    f"{source}: {part}: there is no card {quoted(name)}; expected {expected}",
                    case=case | {"found": quoted(name), "choices": " ".join(known)},
                )
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MAX_PATH:
                case = {"why": "components-number", "source": source, "key": f"{part}.{name}", "most": MAX_PATH}
                raise OptionError(
                    f"{source}: {part}.{name} is {quoted(count)}; expected a number from 0 to {MAX_PATH}",
                    case=case | {"found": quoted(count)},
                )
    symbols = [str(way).split("+") for way in ways]
    for way, pair in zip(ways, symbols, strict=True):
        if len(pair) != 2 or not set(pair) <= set(SYMBOLS):
            expected = f"two of {', '.join(SYMBOLS)} such as 'Odin+M'"
            case = {"why": "components-way", "source": source, "found": quoted(way), "cards": " ".join(SYMBOLS)}
            raise OptionError(f"{source}: magic.ways has {quoted(way)}; expected {expected}", case=case)
    landscapes = [0] * LAND_CODES
    for name, count in lands.items():
        landscapes[PAIRS[name]] = count
    return Components(
        tuple(landscapes),
        tuple(player.get(name, 0) for name in KINDS),
        tuple((SYMBOLS.index(a), SYMBOLS.index(b)) for a, b in symbols),
    )


def read_components(text: str, source: str) -> Components:
    """Parse a TOML file such as ``components.toml``.

    :raises OptionError: if it is not a valid components file.
    """
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        case = {"why": "components-not-toml", "source": source, "detail": str(error)}
        raise OptionError(f"{source} is not a components file: {quoted(str(error))}", case=case) from error
    _check_keys(values, ("landscapes", "player", "magic"), source)
    lands, player, magic = (_value(values, name, dict, source) for name in ("landscapes", "player", "magic"))
    _check_keys(magic, ("ways",), f"{source}: magic")
    return _components(lands, player, _value(magic, "ways", list, f"{source}: magic"), source)


def _check_keys(values: dict[str, Any], known: tuple[str, ...], source: str) -> None:
    if unknown := values.keys() - set(known):
        found = quoted(min(unknown))
        case = {"why": "components-key", "source": source, "found": found, "choices": " ".join(known)}
        raise OptionError(f"{source}: there is no key {found}; expected {', '.join(known)}", case=case)


def _value(values: dict[str, Any], name: str, kind: type[Any], source: str) -> Any:
    expected = "a table" if kind is dict else "an array"
    case = {"source": source, "key": name, "type": kind.__name__}
    if name not in values:
        message = f"{source}: the key {name!r} is missing; expected {expected}"
        raise OptionError(message, case=case | {"why": "components-missing", "key": repr(name)})
    if not isinstance(values[name], kind):
        found = quoted(values[name])
        message = f"{source}: {name} is {found}; expected {expected}"
        raise OptionError(message, case=case | {"why": "components-type", "found": found})
    return values[name]


@cache
def standard() -> Components:
    """The components of the published game, as far as they are known."""
    return read_components(FILE.read_text(encoding="utf-8"), FILE.name)


def given_components(text: str) -> str:
    """The text of components given on a command line: ``standard``, a text or a file name.

    :raises OptionError: if the file is not a valid components file.
    """
    path = Path(text)
    if text == STANDARD or not path.is_file():
        return text
    return read_components(path.read_text(encoding="utf-8", errors="replace"), text).text()


def parse_components(text: str) -> Components:
    """Parse ``standard`` or the text of components.

    :raises OptionError: if it is neither.
    """
    if text == STANDARD:
        return standard()
    parts = text.split(" / ") if isinstance(text, str) else []
    if len(parts) != len(LISTS):
        expected = f"'standard' or {len(LISTS)} lists: {' / '.join(LISTS.values())}"
        case = {"why": "components-lists", "found": quoted(text)}
        raise OptionError(f"components: expected {expected}; got {quoted(text)}", case=case)
    for key, example, part in zip(LISTS, ("'MF3'", "'raven2'"), parts, strict=False):
        for word in part.split(" "):
            if not re.fullmatch(r"[A-Za-z]+[0-9]{1,2}", word):
                case = {"why": "components-word", "part": key, "example": example, "found": quoted(word)}
                expected = f"a card and its number such as {example}"
                raise OptionError(f"components: {LISTS[key]}: expected {expected}; got {quoted(word)}", case=case)
    lands, player = (dict(_counts(part)) for part in parts[:2])
    made = _components(lands, player, parts[2].split(" "), "components")
    if made.text() != text:
        case = {"why": "components-order", "wanted": repr(made.text()), "found": quoted(text)}
        raise OptionError(f"components: expected {made.text()!r}; got {quoted(text)}", case=case)
    return made


def _counts(part: str) -> list[tuple[str, int]]:
    return [(word.rstrip("0123456789"), int(re.sub(r"\D", "", word))) for word in part.split(" ")]
