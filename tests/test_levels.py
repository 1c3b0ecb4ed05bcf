"""Imports point to lower levels only, and the games do not know each other (docs/architecture.md)."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import allfather
from allfather.games import GAMES

PACKAGE = Path(allfather.__file__).parent
LEVELS = {
    "core": 1,
    "odin": 2,
    "ravens": 2,
    "games": 3,
    "sim": 4,
    "bots": 4,
    "envs": 5,
    "arena": 5,
    "server": 5,
    "terminal": 5,
    "waiting": 1,
    "hosting": 6,
    "cli": 7,
}


def imports_of(path: Path) -> Iterator[str]:
    """The parts of allfather that a module imports, wherever the statement stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "allfather" and len(parts) > 1 and parts[1] in LEVELS:
                yield parts[1]


def test_every_module_has_a_level() -> None:
    parts = {path.stem if path.is_file() else path.name for path in PACKAGE.iterdir() if path.name[0] not in "_."}

    assert parts - {"py", "locales", "page"} <= LEVELS.keys()


def test_imports_point_down() -> None:
    wrong = []
    for path in PACKAGE.rglob("*.py"):
        part = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        for target in imports_of(path):
            if target != part and (LEVELS.get(part, 0) <= LEVELS[target] or (part in GAMES and target in GAMES)):
                wrong.append(f"{path.relative_to(PACKAGE)} imports {target}")

    assert wrong == []


def test_the_check_sees_an_import_that_points_up(tmp_path: Path) -> None:
    module = tmp_path / "wrong.py"
    module.write_text("def f():\n    from allfather import cli\n    from allfather.sim.perft import perft\n")

    assert list(imports_of(module)) == ["cli", "sim"]


def test_help_imports_nothing_heavy() -> None:
    code = "import sys, allfather.cli; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert "allfather.cli" in modules
    assert not {"numba", "numpy", "allfather.core"} & set(modules)
