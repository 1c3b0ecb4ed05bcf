"""The WebAssembly modules of games, with which browsers play without the server (docs/wasm.md).

Those that are missing are built after the server has started, one after the other and at low priority.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path

import structlog

from allfather.games import GAMES
from allfather.server.http.page import Page
from allfather.wasm.build import CODE, IN_BACKGROUND, command, environment
from allfather.wasm.kept import files_of, find_module, new_folder, publish, stem_of

EVERY = 3600.0
"""Seconds after which missing modules are looked for again."""

log = structlog.get_logger()


class Engines:
    """Adds the modules to a page, and to *offered*: name of a game -> name of its files below ``/engine/``."""

    def __init__(self, page: Page, offered: dict[str, str]) -> None:
        self._page, self._offered = page, offered
        self._failed: set[str] = set()

    def find(self) -> None:
        """Offer all modules that have been built."""
        for name in GAMES:
            file = None if name in self._offered else find_module(name)
            if file is not None:
                self._offer(name, file)

    def _offer(self, name: str, file: Path) -> None:
        for each in files_of(name, file):
            self._page.add(f"/engine/{each.name}", each.read_bytes())
        self._offered[name] = file.stem

    async def build_missing(self) -> None:
        """Build the modules that are missing. One that cannot be built is not tried again."""
        self.find()
        for name in GAMES:
            if name not in self._offered and name not in self._failed:
                await self._build(name)

    async def _build(self, name: str) -> None:
        with new_folder() as folder:
            file = folder / f"{stem_of(name)}{CODE}"
            process = await asyncio.create_subprocess_exec(
                *command(name, file, IN_BACKGROUND), env=environment(), stdin=PIPE, stdout=DEVNULL, stderr=PIPE
            )
            try:
                assert process.stderr is not None
                said = await process.stderr.read()
                status = await process.wait()
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            if status:
                self._failed.add(name)
                log.warning("module cannot be built", game=name, error=said.decode(errors="replace")[-500:])
            else:
                self._offer(name, publish(name, file))
                log.info("module built", game=name)
