"""Line-based input and output for every game: colours, layout and prompts."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import TextIO

WIDTH = 78
"""Characters in a line; two of 80 stay free."""


class EndOfInput(Exception):
    """The keyboard input has ended."""


class Console:
    """Writes coloured lines to a screen and reads lines from a keyboard.

    *paint* maps the words to be coloured to their ANSI attributes; it is empty if there are no colours.
    """

    def __init__(self, screen: TextIO, keyboard: TextIO, paint: dict[str, str]) -> None:
        self._screen = screen
        self._keyboard = keyboard
        self._paint = paint
        self._painted = re.compile(rf"\b({'|'.join(map(re.escape, paint))})\b" if paint else r"(?!)")

    def say(self, text: str = "") -> None:
        """Write *text* and a line break."""
        self._write(f"{text}\n")

    def ask(self, prompt: str) -> str:
        """Write *prompt* and read a line, stripped; Ctrl-C reads as ``quit``.

        :raises EndOfInput: at the end of the input.
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
        """Print the input if no terminal echoes it, so that a piped session reads like a real one."""
        if not self._keyboard.isatty():
            self.say("".join(filter(str.isprintable, line)))

    def _write(self, text: str) -> None:
        encoding = self._screen.encoding or "utf-8"
        painted = self._painted.sub(lambda found: f"\x1b[{self._paint[found[0]]}m{found[0]}\x1b[0m", text)
        self._screen.write(painted.encode(encoding, "replace").decode(encoding))
        self._screen.flush()


def heading(text: str) -> str:
    """A heading filled with dashes to the full width."""
    return f"-- {text} ".ljust(WIDTH, "-")


def wrap(text: str, indent: int = 0, *, whole: str = "") -> str:
    """*text* wrapped to the width, but not within *whole*, a part of it; all lines but the first are indented."""
    kept = text.replace(whole, whole.replace(" ", "\0")) if whole else text
    wrapper = textwrap.TextWrapper(WIDTH, subsequent_indent=" " * indent, break_long_words=False)
    wrapper.break_on_hyphens = not whole
    return wrapper.fill(kept).replace("\0", " ")


def columns(cells: Sequence[str]) -> list[str]:
    """*cells* laid out row by row in as many columns as fit."""
    width = max(map(len, cells), default=0)
    across = max(1, (WIDTH + 2) // (width + 2))
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return ["  ".join(cell.ljust(width) for cell in row).rstrip() for row in rows]


def table(heads: Sequence[str], rows: Iterable[tuple[str, Sequence[object]]]) -> str:
    """A small table: a line of *heads*, then a line for each row with its label and values."""
    widths = [max(len(head), 4) + 2 for head in heads]
    lines = [("", heads), *rows]
    label_width = max(len(label) for label, _ in lines)
    return "\n".join(
        label.ljust(label_width) + "".join(f"{value!s:>{width}}" for value, width in zip(values, widths, strict=True))
        for label, values in lines
    )
