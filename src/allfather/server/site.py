"""Writes the page as a folder for a static host: ``allfather site``.

It has everything that does not need a server. Addresses are relative, so that the folder may be at any path.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec

from allfather.games import GAMES
from allfather.server.http.page import FOLDER, INDEX
from allfather.server.http.table_api import offer
from allfather.wasm.kept import copy_module, modules

HEAD = "<head>"
MARK = '<meta name="allfather" content="static" />'
"""Tells the page that there is no server."""
FOLDERS = ("api", "assets", "engine")
"""Folders that contain only generated files; those of an earlier version are removed."""


class SiteError(Exception):
    """The folder cannot be written; the message says why, as the case *why* with its values does for people."""

    def __init__(self, message: str, why: str, **values: str) -> None:
        super().__init__(message)
        self.why, self.values = why, values


def write_site(folder: Path, page: Path = FOLDER) -> None:
    """Write the page, the modules of all games and the offer to *folder*.

    A folder with an earlier version is brought up to date; files that are not part of a site stay.

    :raises SiteError: if the page has not been built, or the folder has something else in it.
    :raises RuntimeError: if a game cannot be compiled.
    """
    index = page / INDEX.lstrip("/")
    if not index.is_file():
        raise SiteError("the page has not been built: make page", "not-built")
    if folder.is_dir() and any(folder.iterdir()) and not is_site(folder):
        raise SiteError(f"{folder} is not empty", "not-empty", folder=str(folder))
    engines = modules(GAMES)
    for name in FOLDERS:
        shutil.rmtree(folder / name, ignore_errors=True)
    shutil.copytree(page, folder, dirs_exist_ok=True)
    text = index.read_text(encoding="utf-8")
    (folder / index.name).write_text(text.replace(HEAD, f"{HEAD}\n    {MARK}", 1), encoding="utf-8")
    for name, file in engines.items():
        copy_module(name, file, folder / "engine")
    _write(folder / "api" / "games.json", offer({name: file.stem for name, file in engines.items()}))


def is_site(folder: Path) -> bool:
    """Whether :func:`write_site` has written *folder*."""
    index = folder / INDEX.lstrip("/")
    return index.is_file() and MARK in index.read_text(encoding="utf-8", errors="replace")


def _write(file: Path, data: msgspec.Struct) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(data))
