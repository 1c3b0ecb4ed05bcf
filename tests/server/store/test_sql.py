"""SQL is in the repositories and the store only (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import allfather.server

SERVER = Path(allfather.server.__file__).parent
SQL = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s")
HAVE_SQL = {"store", "repositories"}


def room_of(path: Path) -> str:
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


def sql_in(text: str) -> list[str]:
    """The string constants of a module that begin like an SQL statement."""
    constants = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return [value for value in constants if isinstance(value, str) and SQL.match(value)]


def test_sql_is_in_the_repositories_and_the_store_only() -> None:
    found = {room_of(path) for path in SERVER.rglob("*.py") if sql_in(path.read_text("utf-8"))}

    assert found == HAVE_SQL


def test_the_store_names_no_table() -> None:
    """Its statements concern tables that it is given, or the database itself."""
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
def test_the_check_finds_sql(code: str) -> None:
    assert len(sql_in(code)) == 1


def test_the_check_ignores_prose() -> None:
    assert sql_in('"""Updated with every move."""\nx = "with"\ny = "Select a seat."') == []
