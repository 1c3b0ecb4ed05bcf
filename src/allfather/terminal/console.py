"""A screen and a keyboard as lines of text: painting, laying out and asking, the same for every game."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import TextIO

WIDTH = 78
"""Columns used; one of 80 stays free on each side."""


class EndOfInput(Exception):
    """There is nothing more to read from the keyboard."""


class Console:
    """Writes painted lines to a screen and reads lines from a keyboard.

    *paint* maps the texts that are to be painted to their ANSI attributes; it is empty without colour.
    """

    def __init__(self, screen: TextIO, keyboard: TextIO, paint: dict[str, str]) -> None:
        self._screen = screen
        self._keyboard = keyboard
        self._paint = paint
        self._painted = re.compile(rf"\b({'|'.join(map(re.escape, paint))})\b" if paint else r"(?!)")

    def say(self, text: str = "") -> None:
        """Write whole lines."""
        self._write(f"{text}\n")

    def ask(self, prompt: str) -> str:
        """Write *prompt* and read a line, without the blanks around it; Ctrl-C reads as ``quit``.

        :raises EndOfInput: if there is none.
        """
        self._write(prompt)
        try:
            line = self._keyboard.readline()
        except KeyboardInterrupt:
            self.say()
            return "quit"
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}\n"
        self._echo(line)
        if not line:
            raise EndOfInput
        return line.strip()

    def _echo(self, line: str) -> None:
        """Show what was typed where no terminal does, so that a piped session reads like a real one."""
        if not self._keyboard.isatty():
            self.say("".join(filter(str.isprintable, line)))

    def _write(self, text: str) -> None:
        encoding = self._screen.encoding or "utf-8"
        painted = self._painted.sub(lambda found: f"\x1b[{self._paint[found[0]]}m{found[0]}\x1b[0m", text)
        self._screen.write(painted.encode(encoding, "replace").decode(encoding))
        self._screen.flush()


def heading(text: str) -> str:
    """A line across the screen."""
    return f"-- {text} ".ljust(WIDTH, "-")


def wrap(text: str, indent: int = 0) -> str:
    """Break *text* into lines; all but the first are indented."""
    return textwrap.fill(text, WIDTH, subsequent_indent=" " * indent)


def columns(cells: Sequence[str]) -> list[str]:
    """Lay *cells* out row by row in as many columns as fit."""
    width = max(map(len, cells), default=0)
    across = max(1, (WIDTH + 2) // (width + 2))
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return ["  ".join(cell.ljust(width) for cell in row).rstrip() for row in rows]


def table(heads: Sequence[str], rows: Iterable[tuple[str, Sequence[object]]]) -> str:
    """A small table: a line of *heads*, then lines of a label and a value under each head."""
    widths = [max(len(head), 4) + 2 for head in heads]
    lines = [("", heads), *rows]
    label_width = max(len(label) for label, _ in lines)
    return "\n".join(
        label.ljust(label_width) + "".join(f"{value!s:>{width}}" for value, width in zip(values, widths, strict=True))
        for label, values in lines
    )
