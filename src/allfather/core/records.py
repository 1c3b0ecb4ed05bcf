"""Records of games: TOML for people to read, write and diff; parsed strictly, with the line number of every value."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from allfather.core.errors import GameError, RecordError, quoted

FORMAT = "allfather-record/1"
WIDTH = 100
MAX_DOTS = 500
"""Dots on a line: the time to parse a dotted key is quadratic in its parts, and a record has none."""

Path = tuple[str | int, ...]
T = TypeVar("T")

_TOKEN = re.compile(
    r"""(?P<comment>\#[^\n]*)
      | (?P<header>^[ \t]*\[\[?[ \t]*[\w-]+[ \t]*\]\]?)
      | (?P<key>^[ \t]*[\w-]+(?=[ \t]*=))
      | (?P<open>\[) | (?P<close>\])
      | (?P<value>"(?:[^"\\\n]|\\.)*"? | '[^'\n]*'? | [^\s,\[\]\#="']+)""",
    re.MULTILINE | re.VERBOSE,
)


def line_numbers(text: str) -> dict[Path, int]:
    """The line number, from 1, of every table, key and array item of a valid TOML record."""
    lines: dict[Path, int] = {(): 1}
    table: Path = ()
    key: Path = ()
    depth = item = 0
    line, place = 1, 0
    arrays: Counter[str] = Counter()
    for token in _TOKEN.finditer(text):
        kind, word = str(token.lastgroup), token.group().strip()
        line += text.count("\n", place, place := token.start())
        if kind == "header" and depth == 0:
            table = _next_table(word, arrays)
            lines[table] = line
        elif kind == "key" and depth == 0:
            key, item = (*table, word), 0
            lines[key] = line
        elif kind in ("open", "header"):
            depth += 1
        elif kind == "close":
            depth -= 1
        elif kind == "value" and depth:
            lines[*key, item] = line
            item += 1
    return lines


def _next_table(header: str, arrays: Counter[str]) -> Path:
    """The path of the table that *header* opens; *arrays* counts the tables of each array so far."""
    name = header.strip("[] \t")
    if not header.startswith("[["):
        return (name,)
    arrays[name] += 1
    return (name, arrays[name] - 1)


class Section:
    """One TOML table of a record, or the record itself: values are read by name and type."""

    def __init__(self, values: dict[str, Any], lines: dict[Path, int], path: Path, end: int) -> None:
        self.values = values
        self.path = path
        self._lines = lines
        self._end = end

    def line(self, *path: str | int) -> int:
        """The line number of a value in this table, or of the table itself if there is no such value."""
        return self._lines.get((*self.path, *path), self._lines.get(self.path, 1))

    def value(self, key: str, kind: type[T]) -> T:
        """The value of *key*.

        :raises RecordError: if it is missing or of another type.
        """
        if key not in self.values:
            where = f"[{self.path[0]}]" if self.path else "the record"
            case = {"why": "missing", "key": repr(key)}
            raise RecordError(self._end if not self.path else self.line(), f"{where} has no {key!r}", case=case)
        found = self.values[key]
        if type(found) is not kind:
            case = {"why": "type", "key": key, "type": kind.__name__, "found": quoted(found)}
            raise RecordError(self.line(key), f"{key} must be {_KINDS[kind]}, got {found!r}", case=case)
        return found

    def items(self, key: str, kind: type[T]) -> list[T]:
        """The array *key*.

        :raises RecordError: if it is missing or an item is not of *kind*.
        """
        found: list[Any] = self.value(key, list)
        for place, item in enumerate(found):
            if type(item) is not kind:
                message = f"{key} must hold {_KINDS[kind]} each, got {item!r}"
                case = {"why": "type", "key": key, "type": kind.__name__, "found": quoted(item)}
                raise RecordError(self.line(key, place), message, case=case)
        return found

    def section(self, key: str) -> Section:
        return Section(self.value(key, dict), self._lines, (*self.path, key), self._end)

    def sections(self, key: str) -> list[Section]:
        """The tables ``[[key]]``; empty if there are none."""
        if key not in self.values:
            return []
        found = self.items(key, dict)
        return [Section(values, self._lines, (*self.path, key, place), self._end) for place, values in enumerate(found)]

    def only(self, *keys: str) -> None:
        """Check that there are no other keys.

        :raises RecordError: if there are.
        """
        for key in self.values:
            if key not in keys:
                case = {"why": "unknown", "key": repr(key)}
                raise RecordError(self.line(key), f"{key!r} has no meaning here", case=case)

    def expect(self, key: str, true_value: Any) -> None:
        """Check that the value of *key* is *true_value*.

        :raises RecordError: if it is not.
        """
        found = self.items(key, int) if isinstance(true_value, list) else self.value(key, type(true_value))
        if found != true_value:
            case = {"why": "mismatch", "key": key, "found": quoted(found), "wanted": quoted(true_value)}
            message = f"{key} is {found!r}, but the game gives {true_value!r}"
            raise RecordError(self.line(key), message, case=case)

    @contextmanager
    def errors_at(self, *path: str | int, **about: Any) -> Iterator[None]:
        """Turn a game error into a :class:`RecordError` with the line number of the value at *path*.

        What is known *about* it is added to its case.
        """
        try:
            yield
        except RecordError:
            raise
        except GameError as error:
            how: dict[str, Any] = {"code": error.code, "values": error.values, "case": error.case | about}
            raise RecordError(self.line(*path), str(error), **how) from error


_KINDS = {int: "a whole number", str: "a text", bool: "true or false", list: "an array", dict: "a table"}


def read(text: str, rules_version: str) -> Section:
    """Parse a record of the game and rules *rules_version*.

    :raises RecordError: if it is not TOML, or of another format or game.
    """
    end = max(text.rstrip("\n").count("\n") + 1, 1)
    _check_cost(text)
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = re.search(r"(.*) \(at line (\d+), column \d+\)", str(error))
        line, reason = (int(match[2]), match[1]) if match else (end, str(error).removesuffix(" (at end of document)"))
        detail = f"{reason[0].lower()}{reason[1:]}"
        raise RecordError(line, f"not TOML: {detail}", case={"why": "not-toml", "detail": detail}) from error
    except (ValueError, RecursionError) as error:
        message = "not a record: a number or an array in it is too large to read"
        raise RecordError(1, message, case={"why": "too-large"}) from error
    record = Section(values, line_numbers(text), (), end)
    if record.value("format", str) != FORMAT:
        message, found = f"format must be {FORMAT!r}, got {values['format']!r}", quoted(values["format"])
        case = {"why": "format", "found": found, "wanted": repr(FORMAT)}
        raise RecordError(record.line("format"), message, case=case)
    if record.value("game", str) != rules_version:
        is_other = values["game"].partition("/")[0] != rules_version.partition("/")[0]
        case = {"why": "other-game" if is_other else "old-rules"}
        case |= {"found": quoted(values["game"]), "wanted": repr(rules_version)}
        raise RecordError(record.line("game"), wrong_version(values["game"], rules_version), case=case)
    return record


def wrong_version(found: str, known: str) -> str:
    """Why a record of the game and rules *found* cannot be read by those of *known*."""
    if found.partition("/")[0] != known.partition("/")[0]:
        return f"game must be {known!r}, got {found!r}"
    return f"the game was played by the rules {found!r}, which have changed; only records of {known!r} can be read"


def _check_cost(text: str) -> None:
    """:raises RecordError: if *text* would take too long to parse."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MAX_DOTS:
            raise RecordError(number, f"a line must not have more than {MAX_DOTS} dots")


def game_of(text: str) -> tuple[int, str]:
    """The line number and value of a record's ``game`` key, to find the class that parses it.

    :raises RecordError: if there is no such key.
    """
    for number, line in enumerate(text.splitlines(), 1):
        if match := re.fullmatch(r"""\s*game\s*=\s*["']([^"']*)["']\s*(#.*)?""", line):
            return number, match[1]
    raise RecordError(1, "not a record: it does not name its game", case={"why": "no-game"})


def write_value(value: Any) -> str:
    """One value as TOML, on one line."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(write_value, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # TOML, unlike JSON, requires the escape


def write_lines(key: str, items: Iterable[str]) -> str:
    """An array of strings, wrapped to ``WIDTH``."""
    lines = [""]
    for item in map(write_value, items):
        if lines[-1] and len(lines[-1]) + len(item) + 2 > WIDTH:
            lines.append("")
        lines[-1] += f"{item}, " if lines[-1] else f"    {item}, "
    body = "".join(f"{line.rstrip()}\n" for line in lines if line)
    return f"{key} = [\n{body}]"


def write_table(values: Sequence[tuple[str, Any]]) -> str:
    """Keys and values, one per line; a long array of strings is wrapped."""
    lines = []
    for key, value in values:
        line = f"{key} = {write_value(value)}"
        is_long = len(line) > WIDTH and isinstance(value, list | tuple) and all(isinstance(item, str) for item in value)
        lines.append(write_lines(key, value) if is_long else line)
    return "\n".join(lines) + "\n"
