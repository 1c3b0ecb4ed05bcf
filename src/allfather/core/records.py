"""Records of games: TOML that people can read, write and diff, read strictly and with the line of every value."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from allfather.core.errors import GameError, RecordError

FORMAT = "allfather-record/1"
WIDTH = 100

Path = tuple[str | int, ...]
T = TypeVar("T")

_TOKEN = re.compile(
    r"""(?P<comment>\#[^\n]*)
      | (?P<header>^[ \t]*\[\[?[ \t]*[\w-]+[ \t]*\]\]?)
      | (?P<key>^[ \t]*[\w-]+(?=[ \t]*=))
      | (?P<open>\[) | (?P<close>\])
      | (?P<value>"(?:[^"\\\n]|\\.)*" | '[^'\n]*' | [^\s,\[\]\#="']+)""",
    re.MULTILINE | re.VERBOSE,
)


def line_numbers(text: str) -> dict[Path, int]:
    """The line of every table, key and array item of a well-formed record, counted from 1."""
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
    """The path of the table that *header* begins; *arrays* counts the tables of each array so far."""
    name = header.strip("[] \t")
    if not header.startswith("[["):
        return (name,)
    arrays[name] += 1
    return (name, arrays[name] - 1)


class Table:
    """One table of a record: every value is asked for by name and type, and none may be left over."""

    def __init__(self, values: dict[str, Any], lines: dict[Path, int], path: Path, end: int) -> None:
        self.values = values
        self.path = path
        self._lines = lines
        self._end = end

    def line(self, *path: str | int) -> int:
        """The line of a value below this table; of the table itself if the value is not there."""
        return self._lines.get((*self.path, *path), self._lines.get(self.path, 1))

    def value(self, key: str, kind: type[T]) -> T:
        """The value of *key*.

        :raises RecordError: if it is missing or of another type.
        """
        if key not in self.values:
            where = f"[{self.path[0]}]" if self.path else "the record"
            raise RecordError(self._end if not self.path else self.line(), f"{where} has no {key!r}")
        found = self.values[key]
        if type(found) is not kind:
            raise RecordError(self.line(key), f"{key} must be {_KINDS[kind]}, got {found!r}")
        return found

    def items(self, key: str, kind: type[T]) -> list[T]:
        """The array *key*, all of whose items are of *kind*."""
        found: list[Any] = self.value(key, list)
        for place, item in enumerate(found):
            if type(item) is not kind:
                raise RecordError(self.line(key, place), f"{key} must hold {_KINDS[kind]} each, got {item!r}")
        return found

    def table(self, key: str) -> Table:
        return Table(self.value(key, dict), self._lines, (*self.path, key), self._end)

    def tables(self, key: str) -> list[Table]:
        """The tables ``[[key]]``; there may be none."""
        if key not in self.values:
            return []
        found = self.items(key, dict)
        return [Table(values, self._lines, (*self.path, key, place), self._end) for place, values in enumerate(found)]

    def only(self, *keys: str) -> None:
        """:raises RecordError: if there is any other key."""
        for key in self.values:
            if key not in keys:
                raise RecordError(self.line(key), f"{key!r} has no meaning here")

    def expect(self, key: str, true_value: Any) -> None:
        """:raises RecordError: unless *key* says what is true."""
        found = self.items(key, int) if isinstance(true_value, list) else self.value(key, type(true_value))
        if found != true_value:
            raise RecordError(self.line(key), f"{key} is {found!r}, but the game gives {true_value!r}")

    @contextmanager
    def errors_at(self, *path: str | int) -> Iterator[None]:
        """Give errors of the game the line of the value that caused them."""
        try:
            yield
        except RecordError:
            raise
        except GameError as error:
            raise RecordError(self.line(*path), str(error), code=error.code, values=error.values) from error


_KINDS = {int: "a whole number", str: "a text", bool: "true or false", list: "an array", dict: "a table"}


def read(text: str, rules_version: str) -> Table:
    """Read a record of the game and rules *rules_version*.

    :raises RecordError: if it is not TOML, or of another format or game.
    """
    end = max(text.rstrip("\n").count("\n") + 1, 1)
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = re.search(r"(.*) \(at line (\d+), column \d+\)", str(error))
        line, reason = (int(match[2]), match[1]) if match else (end, str(error).removesuffix(" (at end of document)"))
        raise RecordError(line, f"not TOML: {reason[0].lower()}{reason[1:]}") from error
    except (ValueError, RecursionError) as error:
        raise RecordError(1, "not a record: a number or an array in it is too large to read") from error
    table = Table(values, line_numbers(text), (), end)
    for key, known in (("format", FORMAT), ("game", rules_version)):
        if table.value(key, str) != known:
            raise RecordError(table.line(key), f"{key} must be {known!r}, got {values[key]!r}")
    return table


def game_of(text: str) -> tuple[int, str]:
    """The line where a record names its game, and the name, for finding who reads it.

    :raises RecordError: if it names none.
    """
    for number, line in enumerate(text.splitlines(), 1):
        if match := re.fullmatch(r"""\s*game\s*=\s*["']([^"']*)["']\s*(#.*)?""", line):
            return number, match[1]
    raise RecordError(1, "this names no game, so it is no record")


def write_value(value: Any) -> str:
    """One value as TOML, on one line."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(write_value, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # TOML, unlike JSON, wants it escaped


def write_lines(key: str, items: Iterable[str]) -> str:
    """An array of texts, as many on a line as fit."""
    lines = [""]
    for item in map(write_value, items):
        if lines[-1] and len(lines[-1]) + len(item) + 2 > WIDTH:
            lines.append("")
        lines[-1] += f"{item}, " if lines[-1] else f"    {item}, "
    body = "".join(f"{line.rstrip()}\n" for line in lines if line)
    return f"{key} = [\n{body}]"


def write_table(values: Sequence[tuple[str, Any]]) -> str:
    """Keys and values, a line each; a long array of texts on several lines."""
    lines = []
    for key, value in values:
        line = f"{key} = {write_value(value)}"
        is_long = len(line) > WIDTH and isinstance(value, list | tuple) and all(isinstance(item, str) for item in value)
        lines.append(write_lines(key, value) if is_long else line)
    return "\n".join(lines) + "\n"
