"""Line numbers of values, in every layout of a record that TOML allows."""

from __future__ import annotations

import pytest

from allfather.core.errors import RecordError
from allfather.core.records import Section, game_of, line_numbers, read, write_lines, write_table, write_value

TEXT = """\
# a comment with "quotes" and [brackets]
format = "allfather-record/1"
game = 'odin/1'   # = not a key
seats = ["a, b",
  "c # d", 'e',
]

[options]
limit = 15

[[deals]]
actions = [
    "x",

    "y", "z"]
[[deals]]
actions = []
 scores = [ 1, 2 ]
"""


def test_lines_of_tables_keys_and_items() -> None:
    lines = line_numbers(TEXT)

    assert lines["format",] == 2
    assert lines["game",] == 3
    assert [lines["seats", item] for item in range(3)] == [4, 5, 5]
    assert lines["options", "limit"] == 9
    assert [lines["deals", place] for place in (0, 1)] == [11, 16]
    assert [lines["deals", 0, "actions", item] for item in range(3)] == [13, 15, 15]
    assert lines["deals", 1, "scores", 1] == 18
    assert ("deals", 1, "actions", 0) not in lines


def record() -> Section:
    return read(TEXT, "odin/1")


def test_values_are_read_by_name_and_type() -> None:
    assert record().items("seats", str) == ["a, b", "c # d", "e"]
    assert record().section("options").value("limit", int) == 15
    assert [deal.items("actions", str) for deal in record().sections("deals")] == [["x", "y", "z"], []]


@pytest.mark.parametrize(
    ("ask", "line", "words"),
    [
        (lambda: record().value("missing", int), 18, "has no 'missing'"),
        (lambda: record().value("seats", int), 4, "seats must be a whole number"),
        (
            lambda: record().sections("deals")[0].items("actions", int),
            13,
            "actions must hold a whole number each, got 'x'",
        ),
        (
            lambda: record().sections("deals")[1].expect("scores", [1, 3]),
            18,
            "scores is [1, 2], but the game gives [1, 3]",
        ),
        (lambda: record().only("format", "game"), 4, "'seats' has no meaning here"),
        (lambda: read("a = 1\nb = \n", "odin/1"), 2, "not TOML"),
        (lambda: read('format = "x"\n', "odin/1"), 1, "format must be"),
        (lambda: read("", "odin/1"), 1, "has no 'format'"),
        (lambda: game_of("a = 1"), 1, "does not name its game"),
    ],
)
def test_errors_name_the_line(ask: object, line: int, words: str) -> None:
    assert callable(ask)
    with pytest.raises(RecordError) as caught:
        ask()

    assert caught.value.line == line
    assert f"line {line}: " in str(caught.value)
    assert words in str(caught.value)


def test_long_arrays_of_texts_are_wrapped() -> None:
    written = write_lines("actions", ["pass"] * 30)

    assert max(map(len, written.splitlines())) <= 100
    assert read(f'format = "allfather-record/1"\ngame = "g"\n{written}', "g").items("actions", str) == ["pass"] * 30
    assert write_table([("a", [1, 2]), ("b", True), ("c", 'say "hi"')]) == 'a = [1, 2]\nb = true\nc = "say \\"hi\\""\n'
    assert write_value(["ø"]) == '["ø"]'


@pytest.mark.parametrize("line", [f"{'a.' * 40_000}b = 1", f"[{'a.' * 501}b]", f"x = {{ {'a . ' * 501}b = 1 }}"])
def test_keys_of_many_parts_are_refused_before_they_are_parsed(line: str) -> None:
    with pytest.raises(RecordError, match="line 2: a line must not have more than 500 dots"):
        read(f'game = "odin/1"\n{line}\n', "odin/1")


def test_finding_lines_takes_no_longer_for_quotes_that_are_not_closed() -> None:
    quotes = r"\"" * 40_000  # in the square of this number of steps, it would take minutes
    lines = line_numbers(f"a = '''\n\"{quotes}\n{quotes}\n'''\nb = 1\n")

    assert lines["b",] == 5
