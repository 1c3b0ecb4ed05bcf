"""The documentation is true: examples run, tables match the code, links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import allfather
from allfather import odin, ravens
from allfather.cli import main
from allfather.core.game import Game
from allfather.odin.cards import ACTIONS, FIRST_COLUMN_SET, TAKE
from allfather.odin.rules import MAX_LEGAL
from allfather.odin.state import MAX_LIMIT
from allfather.odin.view import ENCODED, HEADER, PER_SEAT
from allfather.ravens import cards
from allfather.ravens import view as ravens_view
from allfather.ravens.components import parse_components, read_components
from tests.helpers.scale import INTERPRETED

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "benchmarks" / "results").glob("*.md")),
]
ODIN = (ROOT / "docs" / "odin.md").read_text(encoding="utf-8")
RAVENS = (ROOT / "docs" / "ravens.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)


def table(text: str, heading: str) -> list[list[str]]:
    """The rows of the first table below a heading."""
    part = text.split(f"## {heading}\n")[1]
    rows = re.search(r"(?:^\|.*\n)+", part, re.MULTILINE)
    assert rows is not None
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in rows[0].splitlines()[2:]]


@pytest.mark.skipif(INTERPRETED, reason="a thousand games are many")
def test_the_examples_of_the_readme_run() -> None:
    # An ellipsis stands for the position, which is long.
    code = "\n".join(blocks(README, "pycon")).replace("'…'", "'...'")
    examples = doctest.DocTestParser().get_doctest(code, {}, "README", "README.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(examples)

    assert runner.summarize().failed == 0
    assert runner.tries > 15


def test_the_commands_of_the_readme_exist() -> None:
    for command in re.findall(r"\| `allfather ([^`]*)` \|", README):
        words = [word for word in command.split() if not word.startswith(("-", '"')) and not word.isdecimal()][:2]
        result = CliRunner().invoke(main, [*words[: 1 + (words[-1] in ("odin", "ravens"))], "--help"])
        assert result.exit_code == 0, command
        for flag in re.findall(r"--[a-z-]+", command):
            assert flag in result.stdout, (command, flag)


def test_the_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for target in re.findall(r"(?:^|`)make ([a-z]+)", README + contributing, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        name, _, heading = target.partition("#")
        linked = document.parent / name if name else document
        assert linked.exists(), target
        if heading:
            assert f"## {heading.replace('-', ' ').capitalize()}" in linked.read_text(encoding="utf-8"), target


def test_the_record_in_the_docs_loads() -> None:
    [example] = blocks(ODIN, "toml")

    assert odin.load(example).record() == example


RULES = [("odin", "O", 20), ("ravens", "R", 33)]


@pytest.mark.parametrize(("game", "letter", "count"), RULES)
def test_every_rule_has_its_row_and_its_test(game: str, letter: str, count: int) -> None:
    page = (ROOT / "docs" / f"{game}.md").read_text(encoding="utf-8")
    tests = " ".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / game).glob("test_*.py"))

    assert [row[0] for row in table(page, "Rules")] == [f"{letter}{number}" for number in range(1, count + 1)]
    for number in range(1, count + 1):
        assert re.search(rf"def test_{letter.lower()}{number}_", tests), f"{letter}{number}"


def test_the_action_ids() -> None:
    rows = [row[0] for row in table(ODIN, "Actions")]

    assert rows == [
        "0",
        f"1 to {FIRST_COLUMN_SET - 1}",
        f"{FIRST_COLUMN_SET} to {TAKE - 1}",
        f"{TAKE} to {ACTIONS - 1}",
    ]
    assert f"at most {MAX_LEGAL}" in ODIN
    assert odin.Game.parse_action("O1") == 511 * 1 + 1
    assert odin.Game.parse_action("R2 O2") == 3067 + 57
    assert odin.Game.parse_action("+P9") == 3633


def test_the_indices_of_a_view() -> None:
    rows = [row[0] for row in table(ODIN, "View")]

    assert f"it is {ENCODED} floats" in ODIN
    assert rows[5] == f"{HEADER} to {HEADER + 5}"
    assert rows[6:11] == [f"{19 + 54 * block} to {19 + 54 * block + 53}" for block in range(5)]
    assert rows[11] == f"289 + {PER_SEAT} · k"
    assert ENCODED == 289 + 6 * PER_SEAT


@pytest.mark.parametrize(("page", "options"), [(ODIN, odin.Options), (RAVENS, ravens.Options)])
def test_the_options(page: str, options: Any) -> None:
    rows = {row[0].strip("`"): row for row in table(page, "Options")}

    assert list(rows) == [field.name for field in fields(options)]
    for field in fields(options):
        assert rows[field.name][2].strip("`").lower() == str(field.default).lower()


def test_the_largest_limit() -> None:
    assert f"1 to {MAX_LIMIT:,}" in table(ODIN, "Options")[0][1]


def test_the_action_ids_of_ravens() -> None:
    ids = [int(number) for row in table(RAVENS, "Actions") for number in re.findall(r"\d+", row[0])]

    assert ids[0] == cards.END
    assert ids[-1] == cards.ACTIONS - 1
    firsts = (cards.DROP, cards.MAGIC, cards.EFFECT, cards.EFFECT_TOP, cards.FLY, cards.FLY_PAIR, cards.FLY_MIXED)
    for first in (*firsts, cards.CLEAR, cards.NEXT, cards.AT_CARD, cards.AT_SPACE, cards.EXTEND):
        assert first in ids, first
    assert f"{cards.ACTIONS} in all. A seat has at most {cards.MAX_LEGAL} at once" in RAVENS


def test_the_indices_of_a_view_of_ravens() -> None:
    rows = [row[0] for row in table(RAVENS, "View")]
    place = ravens_view.HEADER + 2 * ravens_view.PER_SEAT

    assert f"it is {ravens_view.ENCODED} floats" in RAVENS
    assert rows[8] == f"{ravens_view.HEADER} + {ravens_view.PER_SEAT} · k"
    for row, size in zip(rows[9:], (9, 9 * 40, 10 * 48, 10, 75, 9), strict=True):
        assert row == f"{place} to {place + size - 1}"
        place += size
    assert place == ravens_view.ENCODED


def test_the_components_in_the_docs_are_valid() -> None:
    [text] = re.findall(r'--components "(.*)"', RAVENS)
    file = next(block for block in blocks(RAVENS, "toml") if "[landscapes]" in block)

    assert ravens.Options(components=text).components == text
    assert read_components(file, "file") == parse_components(text)


def test_every_error_code_is_listed() -> None:
    rows = [*table(ODIN, "Errors"), *table(RAVENS, "Errors"), *table(BOTS, "Faults")]
    listed = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row[0])}
    used: set[Any] = {told.name for kind in (odin.Game, ravens.Game) for told in kind.narrated_reasons}
    package = Path(allfather.__file__).parent
    # The server has codes of its own, which docs/protocol.md lists.
    for path in set(package.rglob("*.py")) - set((package / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "code":
                used |= {item.value for item in ast.walk(node) if isinstance(item, ast.Constant) and item.value}
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
                used.add(node.value.value)  # type: ignore[attr-defined]

    assert used - {"game-error"} == listed


@pytest.mark.parametrize(
    ("page", "game", "endings"),
    [
        (ODIN, odin.Game(3, seed=1), ["taken", "round-over", "hand-over"]),
        (RAVENS, ravens.Game(seed=1), ["turn-over", "stage-over"]),
    ],
)
def test_traces_are_as_described(page: str, game: Game[Any, Any], endings: list[str]) -> None:
    words = page.split("## Traces")[1]

    for key in ("start", "decision", "game-over", *endings, *game.truth()):
        assert f"`{key}`" in words, key


def test_the_returns_are_as_described() -> None:
    game = odin.Game(4, odin.Options(limit=1), seed=3)
    while not game.is_over:
        game.play_random()

    assert np.isclose(max(game.returns), 1)
    assert np.isclose(min(game.returns), -1 / 3)
