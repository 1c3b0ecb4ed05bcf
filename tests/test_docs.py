"""What the documents promise is true: examples run, tables match the code, links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import re
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import allfather
from allfather import odin
from allfather.cli import main
from allfather.odin.cards import ACTIONS, FIRST_COLUMN_SET, TAKE
from allfather.odin.rules import MAX_LEGAL
from allfather.odin.state import MAX_LIMIT
from allfather.odin.view import ENCODED, HEADER, PER_SEAT

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
ODIN = (ROOT / "docs" / "odin.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)


def table(text: str, heading: str) -> list[list[str]]:
    """The rows of the first table below a heading."""
    part = text.split(f"## {heading}\n")[1]
    rows = re.search(r"(?:^\|.*\n)+", part, re.MULTILINE)
    assert rows is not None
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in rows[0].splitlines()[2:]]


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
        result = CliRunner().invoke(main, [*words[: 1 + (words[-1] == "odin")], "--help"])
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
        if target.startswith("#"):
            assert f"## {target[1:].capitalize()}" in text, target
        else:
            assert (document.parent / target).exists(), target


def test_the_record_in_the_docs_loads() -> None:
    [example] = blocks(ODIN, "toml")

    assert odin.load(example).record() == example


def test_every_rule_has_its_row() -> None:
    assert [row[0] for row in table(ODIN, "Rules")] == [f"O{number}" for number in range(1, 21)]


def test_every_rule_has_a_test() -> None:
    tests = " ".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "odin").glob("test_*.py"))
    for number in range(1, 21):
        assert re.search(rf"def test_o{number}_", tests), f"O{number}"


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


def test_the_options() -> None:
    rows = {row[0].strip("`"): row for row in table(ODIN, "Options")}

    assert list(rows) == [field.name for field in fields(odin.Options)]
    for field in fields(odin.Options):
        assert rows[field.name][2].strip("`").lower() == str(field.default).lower()
    assert f"1 to {MAX_LIMIT:,}" in rows["limit"][1]


def test_every_error_code_is_listed() -> None:
    listed = {code for row in table(ODIN, "Errors") for code in re.findall(r"`([a-z-]+)`", row[0])}
    used = set()
    for path in Path(allfather.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "code":
                used |= {item.value for item in ast.walk(node) if isinstance(item, ast.Constant) and item.value}
            if isinstance(node, ast.FunctionDef) and node.name == "why_illegal":
                returns = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
                used |= {part.elts[0].value for part in returns if isinstance(part, ast.Tuple)}  # type: ignore[attr-defined]
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
                used.add(node.value.value)  # type: ignore[attr-defined]

    assert used - {"game-error"} == listed


def test_traces_are_as_described() -> None:
    words = ODIN.split("## Traces")[1]
    state = odin.Game(3, seed=1).truth()

    for key in ("start", "decision", "hand-over", "game-over", *state):
        assert f"`{key}`" in words


def test_what_is_said_of_returns() -> None:
    game = odin.Game(4, odin.Options(limit=1), seed=3)
    while not game.is_over:
        game.play_random()

    assert np.isclose(max(game.returns), 1)
    assert np.isclose(min(game.returns), -1 / 3)
