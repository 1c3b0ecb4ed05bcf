"""Tables of text: padded for a terminal, or in Markdown for a file.

*align* has a letter for each column, ``l`` or ``r``; its last letter stands for all columns after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

LINES = {"l": "---", "r": "---:"}
"""The line below the header of a column in Markdown, by its alignment."""


def padded(header: Sequence[str], rows: Iterable[Sequence[str]], align: str = "lr") -> Iterator[str]:
    """Yield the lines of a table with columns of equal width; a row may be short."""
    cells = [[*row, *[""] * (len(header) - len(row))] for row in (header, *rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    sides = _letters(align, len(header))
    for row in cells:
        yield "  ".join(
            cell.ljust(width) if side == "l" else cell.rjust(width)
            for cell, width, side in zip(row, widths, sides, strict=True)
        ).rstrip()


def markdown(header: Sequence[str], rows: Iterable[Sequence[str]], align: str = "lr") -> Iterator[str]:
    """Yield the lines of a table in Markdown, each as soon as its row is known."""
    yield _markdown_line(header)
    yield f"|{'|'.join(LINES[letter] for letter in _letters(align, len(header)))}|"
    for row in rows:
        yield _markdown_line(row)


def _markdown_line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _letters(align: str, columns: int) -> str:
    return align.ljust(columns, align[-1])[:columns]
