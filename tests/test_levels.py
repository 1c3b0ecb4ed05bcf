"""Imports point to lower levels only, and the games do not know each other (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import allfather

PACKAGE = Path(allfather.__file__).parent
ARCHITECTURE = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
LEVELS = (
    {"words"},
    {"language"},
    {"core", "waiting"},
    {"odin", "ravens"},
    {"games"},
    {"sim", "bots"},
    {"envs", "arena", "terminal", "nets"},
    {"train", "wasm"},
    {"server.errors", "server.logs", "server.metrics", "server.rate_limit", "server.settings", "server.wall_clock"},
    {"server.limits", "server.refusal_log"},
    {"server.table", "server.store"},
    {"server.repositories"},
    {"server.people"},
    {"server.live"},
    {"server.node"},
    {"server.http"},
    {"server.admin", "server.serving", "server.site"},
    {"hosting"},
    {"cli"},
)
"""The parts of the package, lowest first; of the server its rooms and the modules between them."""
LEVEL = {part: level for level, parts in enumerate(LEVELS) for part in parts}
MODULES = [path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py"]


def part_of(module: str) -> str:
    """The part that ``allfather.…`` *module* belongs to."""
    parts = module.split(".")[1:]
    return ".".join(parts[:2] if parts[0] == "server" else parts[:1])


def module_name(path: Path) -> str:
    return ".".join(("allfather", *path.relative_to(PACKAGE).with_suffix("").parts))


def imports_of(path: Path) -> Iterator[str]:
    """The parts that a module imports, including lazy imports and those for type checkers only."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if name.startswith("allfather.") and part_of(name) in LEVEL:
                yield part_of(name)


def test_every_module_has_a_level() -> None:
    assert {part_of(module_name(path)) for path in MODULES} == LEVEL.keys()


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_imports_point_down(path: Path) -> None:
    part = part_of(module_name(path))
    wrong = {target for target in imports_of(path) if target != part and LEVEL[target] >= LEVEL[part]}

    assert wrong == set()


def test_the_check_sees_lazy_imports_and_rooms(tmp_path: Path) -> None:
    module = tmp_path / "wrong.py"
    module.write_text(
        "def f():\n    from allfather import cli\n    from allfather.server.live.hub import Hub\n"
        "    from allfather.server import node\n    import allfather.sim.perft\n"
    )

    assert list(imports_of(module)) == ["cli", "server.live", "server.node", "sim"]


SERVER_MODULES = 22
"""The column of the server's map in which the modules begin; what is behind two spaces is about them."""


def package_map() -> dict[str, list[str]]:
    """The modules of each folder, as the first map of the architecture lists them behind a colon."""
    [text] = re.findall(r"^src/allfather/\n(.*?)^```", ARCHITECTURE, re.DOTALL | re.MULTILINE)
    entries = re.findall(r"^  (\w+/?) +\d  (.*(?:\n {17}.*)*)", text, re.MULTILINE)
    listed = {name: " ".join(about.split()).rpartition(": ")[2].split(" · ") for name, about in entries if "/" in name}
    alone = [name for name, _ in entries if "/" not in name]
    return {"": alone} | {name.strip("/"): modules for name, modules in listed.items() if name != "server/"}


def server_map() -> dict[str, list[str]]:
    """The same of the server's map; a folder may have several entries."""
    [text] = re.findall(r"^```text\n(server/ .*?)^```", ARCHITECTURE, re.DOTALL | re.MULTILINE)
    found: dict[str, list[str]] = {}
    folder = ""
    for line in text.splitlines():
        folder = line[:SERVER_MODULES].strip().strip("/") or folder
        modules = re.split(" {2,}", line[SERVER_MODULES:])[0]
        found.setdefault(folder, []).extend(module for module in modules.split(" · ") if module.strip(" ·"))
    return {folder: [module.strip(" ·") for module in modules] for folder, modules in found.items()}


@pytest.mark.parametrize("folder", sorted({path.parent.relative_to(PACKAGE).as_posix() for path in MODULES}))
def test_the_maps_list_the_modules_of_a_folder(folder: str) -> None:
    listed = (package_map() | server_map())["" if folder == "." else folder]

    assert sorted(listed) == sorted(path.stem for path in MODULES if path.parent == PACKAGE / folder)


def test_the_maps_list_no_other_folders() -> None:
    folders = {"" if path.parent == PACKAGE else path.parent.relative_to(PACKAGE).as_posix() for path in MODULES}

    assert package_map().keys() | server_map().keys() == folders


def test_help_imports_nothing_heavy() -> None:
    code = "import sys, allfather.cli; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert "allfather.cli" in modules
    assert not {"numba", "numpy", "allfather.core"} & set(modules)
