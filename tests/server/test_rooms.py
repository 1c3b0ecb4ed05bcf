"""The rooms of the server: imports point down, and SQL stays in its place (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import allfather.server

SERVER = Path(allfather.server.__file__).parent
ROOMS = {
    "errors": 1,
    "logs": 1,
    "metrics": 1,
    "rate_limit": 1,
    "settings": 1,
    "wall_clock": 1,
    "table": 2,
    "store": 2,
    "repositories": 3,
    "people": 4,
    "live": 5,
    "node": 6,
    "http": 7,
    "admin": 7,
    "serving": 8,
}
SQL = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s")
HAVE_SQL = {"store", "repositories"}


def room_of(path: Path) -> str:
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


def imports_of(path: Path) -> Iterator[str]:
    """The rooms that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("allfather.server"):
            for alias in node.names:
                yield f"{node.module}.{alias.name}".split(".")[2]


def sql_in(text: str) -> list[str]:
    """The string constants of a module that begin like a statement of SQL."""
    constants = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return [value for value in constants if isinstance(value, str) and SQL.match(value)]


def test_every_module_has_a_room() -> None:
    assert {room_of(path) for path in SERVER.rglob("*.py")} - {"__init__"} == ROOMS.keys()


def test_imports_point_down() -> None:
    wrong = [
        f"{path.relative_to(SERVER)} imports {target}"
        for path in SERVER.rglob("*.py")
        for target in imports_of(path)
        if target != room_of(path) and ROOMS[room_of(path)] <= ROOMS[target]
    ]

    assert wrong == []


def test_sql_is_in_the_repositories_and_the_store_only() -> None:
    found = {room_of(path) for path in SERVER.rglob("*.py") if sql_in(path.read_text("utf-8"))}

    assert found == HAVE_SQL


def test_the_store_names_no_table() -> None:
    """Its statements are about what it is given, or about the database itself."""
    tables = re.findall(r"CREATE TABLE (\w+)", "".join(file.read_text() for file in SERVER.glob("store/schema/*.sql")))
    named = re.compile(rf"\b(?:FROM|INTO|UPDATE|JOIN)\s+({'|'.join(tables)})\b")
    sql = [text for path in SERVER.glob("store/*.py") for text in sql_in(path.read_text("utf-8"))]

    assert "events" in tables
    assert [text for text in sql if named.search(text)] == []


@pytest.mark.parametrize(
    "code",
    [
        'rows("SELECT 1")',
        'sql = (\n    "UPDATE tables"\n    " SET status = 1"\n)',
        'f"""\nDELETE FROM {name}"""',
        'SQL = {"key": "INSERT INTO chat (id) VALUES ($1)"}',
    ],
)
def test_the_check_sees_sql(code: str) -> None:
    assert len(sql_in(code)) == 1


def test_the_check_does_not_see_sql_in_words() -> None:
    assert sql_in('"""Updated with every move."""\nx = "with"\ny = "Select a seat."') == []
