"""The wheel: built from a copy of the sources, installed in an environment of its own, and served from there."""

from __future__ import annotations

import os
import re
import select
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.helpers.page.visits import LANGUAGES, ROOT

SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE", "src", "web")
NOT_COPIED = shutil.ignore_patterns("node_modules", "modules", "page", "__pycache__", "*.pyc")
START = 120.0
"""Seconds within which a server has to start; its rules are not compiled here."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a copy, so that the page used by other tests is not changed."""
    copy, target = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheel")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=NOT_COPIED)
        else:
            shutil.copy2(source, copy)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)]
    done = subprocess.run(build, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python with the wheel and all that it needs, but without these sources."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    packages = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
    # A folder that is named in a .pth file has no .pth files itself: the editable installation is not seen.
    (Path(packages) / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    install = ["install", "--quiet", "--no-deps", "--no-index", "--ignore-installed", str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", "--python", str(python), *install], check=True)
    return python


def test_it_is_for_every_python_and_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_it_has_everything(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"page/index.html", "page/sw.js", "page/manifest.webmanifest", "page/precache.js", "py.typed"}
    wanted |= {f"locales/{folder}{language}.ftl" for language in LANGUAGES for folder in ("", "terminal/")}
    wanted |= {f"{game}/lesson.toml" for game in ("odin", "ravens")}

    assert {f"allfather/{name}" for name in wanted} <= names
    assert any(re.fullmatch(r"allfather/page/assets/index-[\w-]+\.js", name) for name in names)
    for game, nets in (("odin", ["2.weights", "3.weights"]), ("ravens", ["2.weights"])):
        found = [name.partition(".")[2] for name in names if name.startswith(f"allfather/modules/{game}-")]
        assert sorted(found) == [*nets, "json", "net.wasm", "wasm"]
    assert not [name for name in names if "node_modules" in name or name.startswith(("web", "tests"))]


@pytest.fixture
def served(python: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs the installed wheel in an empty folder."""
    command = [str(python.with_name("allfather")), "serve", "--port", "0", "--data", "data", "--no-qr"]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "ALLFATHER_THINKERS": "1"}
    environment.pop("PYTHONPATH", None)
    server = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        assert select.select([server.stdout], [], [], START)[0]
        line = server.stdout.readline()
        assert " is at " in line, line
        yield line.split(" is at ")[1].split()[0]
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()


def test_it_serves(python: Path, served: str, tmp_path: Path) -> None:
    where = [str(python), "-c", "import allfather; print(allfather.__file__)"]
    path = subprocess.run(where, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert str(python.parents[1]) in path

    with httpx.Client(base_url=served, verify=False) as http:
        index = http.get("/")
        assert '<div id="page">' in index.text
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index.text)
        assert assets
        answers = [http.get(asset) for asset in assets]
        assert {answer.status_code for answer in answers} == {200}
        assert all(answer.content for answer in answers)
        engines = [game["engine"] for game in http.get("/api/games").json()["games"]]
        assert all(http.get(f"/engine/{engine}.wasm").content.startswith(b"\0asm") for engine in engines)
