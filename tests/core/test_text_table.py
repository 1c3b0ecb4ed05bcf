from __future__ import annotations

from allfather.core.text_table import markdown, padded

ROWS = [["search:time=1", "9.5", "yes"], ["greedy", "10", "no"]]


def test_padded_columns_have_equal_width() -> None:
    assert list(padded(["bot", "points", "won"], ROWS)) == [
        "bot            points  won",
        "search:time=1     9.5  yes",
        "greedy             10   no",
    ]


def test_the_last_letter_stands_for_the_other_columns() -> None:
    assert list(padded(["bot", "points", "won"], ROWS, "rl")) == [
        "          bot  points  won",
        "search:time=1  9.5     yes",
        "       greedy  10      no",
    ]


def test_a_short_row_is_filled_up() -> None:
    assert list(padded(["bot", "points", "won"], [["x"]])) == ["bot  points  won", "x"]


def test_markdown_is_written_row_by_row() -> None:
    rows = iter(ROWS)
    lines = markdown(["bot", "points", "won"], rows, "lrl")

    assert [next(lines), next(lines), next(lines)] == [
        "| bot | points | won |",
        "|---|---:|---|",
        "| search:time=1 | 9.5 | yes |",
    ]
    assert next(rows) == ROWS[1]
