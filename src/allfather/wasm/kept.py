"""Where the WebAssembly modules of games are stored: in the package, or in the cache if built on this machine.

A module belongs to the rules that it was built from. The names of its files therefore contain a key, a hash of these
sources: a module is there if files with the present key are, and one that is out of date is never found.

``python -m allfather.wasm.kept FOLDER`` copies the modules of this package's own games to a folder, for a wheel.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from allfather.core.compiling import cache_folder
from allfather.games import GAMES, OWN_GAMES
from allfather.nets.weights import shipped_files
from allfather.wasm.build import CODE, LAYOUT, NET_CODE, build, weights_ending

PACKAGE = Path(__file__).parents[1]
SHIPPED = PACKAGE / "modules"
"""The modules that come with the package; a clone has none."""
SOURCES = ("core", "wasm", "nets", "bots/tree.py")
"""What the modules of all games are built from, within the package."""
NO_SOURCES = {PACKAGE / "wasm" / name for name in ("bench.py", "build.py", "kept.py")}
KINDS = ("*.py", "*.toml")


@cache
def stem_of(name: str) -> str:
    """The name of a game's files without their ending: ``odin-1b2c3d4e5f607182``."""
    spec = find_spec(GAMES[name])
    assert spec is not None
    assert spec.origin is not None
    digest = hashlib.sha256()
    nets = shipped_files(name).values()
    for place in (*(PACKAGE / source for source in SOURCES), Path(spec.origin).parent, *nets):
        for file in _sources(place):
            digest.update(file.relative_to(place.parent).as_posix().encode())
            digest.update(file.read_bytes())
    return f"{name}-{digest.hexdigest()[:16]}"


def _sources(place: Path) -> list[Path]:
    files = [place] if place.is_file() else sorted(file for kind in KINDS for file in place.rglob(kind))
    return [file for file in files if file not in NO_SOURCES]


def find_module(name: str) -> Path | None:
    """The file with the code of a game's module, beside which are its other files. ``None`` if it is not built."""
    for folder in (SHIPPED, own_folder()):
        file = folder / f"{stem_of(name)}{CODE}"
        if all(each.is_file() for each in files_of(name, file)):
            return file
    return None


def files_of(name: str, file: Path) -> list[Path]:
    """All files of the module of a game, in the order in which they appear: one with code is complete."""
    weights = [weights_ending(players) for players in shipped_files(name)]
    return [file.with_suffix(ending) for ending in (*weights, *([NET_CODE] if weights else ()), LAYOUT, CODE)]


def own_folder() -> Path:
    """The folder for modules built on this machine, in the cache.

    Another compiler builds other modules, also from the same rules; those that come with the package serve any.
    """
    compiled = cache_folder()
    within = f"modules-{version('numba')}-{version('llvmlite')}"
    return (compiled.parent if compiled.name.startswith("compiled-") else compiled) / within


def modules(names: Iterable[str]) -> dict[str, Path]:
    """The modules of *names*, as :func:`find_module` gives them; those that are missing are built side by side.

    A module appears when it is complete, so several processes may do this at once.

    :raises RuntimeError: if a game cannot be compiled.
    """
    found = {name: find_module(name) for name in names}
    missing = [name for name, file in found.items() if file is None]
    if missing:
        with new_folder() as folder:
            built = {name: folder / f"{stem_of(name)}{CODE}" for name in missing}
            build(built)
            found |= {name: publish(name, file) for name, file in built.items()}
    return {name: file for name, file in found.items() if file is not None}


@contextmanager
def new_folder() -> Iterator[Path]:
    """A temporary folder for modules that are being built."""
    own_folder().mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=own_folder()) as folder:
        yield Path(folder)


def publish(name: str, built: Path) -> Path:
    """Move the files of a module that was built in a :func:`new_folder` to where they are found."""
    for file in files_of(name, built):
        file.replace(own_folder() / file.name)
    return own_folder() / built.name


def copy_module(name: str, file: Path, folder: Path) -> None:
    """Copy the files of a module to *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in files_of(name, file):
        shutil.copyfile(each, folder / each.name)


if __name__ == "__main__":
    for name, file in modules(OWN_GAMES).items():
        copy_module(name, file, Path(sys.argv[1]))
