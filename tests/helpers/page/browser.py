"""Chromium, driven by Playwright: visitors of the page, who report at the end whether anything went wrong."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
QUICK: dict[str, Any] = {
    "pace": 0,
    "sound": False,
    "motion": False,
    "players": 2,
    "level": "karl",
    "language": "en",
    "solo": False,
}
"""Settings for quick tests: no delays, sound or motion; games against bots are played at the server."""
WITH_CACHE: dict[str, Any] = {"service_workers": "allow"}
"""For tests without network; otherwise every visitor would load everything in the background."""
PATIENCE = 60_000
"""Milliseconds after which a test gives up waiting."""


def chromium_path() -> str:
    """The path of this machine's browser; without a window of its own it needs half the time."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise RuntimeError("there is no Chromium on the PATH; `make chromium` installs Debian's")


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser for several people."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        yield browser
        browser.close()


class Visitor:
    """Somebody with their own browser, and everything it complained about."""

    def __init__(self, browser: Browser, address: str, settings: dict[str, Any] | None = None, **kind: Any) -> None:
        self.address, self.complaints, self.allowed = address, list[str](), ["Service Worker registration blocked"]
        usual: dict[str, Any] = DESK | {"base_url": address, "reduced_motion": "reduce", "service_workers": "block"}
        self.context: BrowserContext = browser.new_context(**(usual | kind))
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps(QUICK | (settings or {}))
        keep = "if (isSecureContext) localStorage['allfather-settings'] ??= %s"  # not in documents without an origin
        self.context.add_init_script(keep % json.dumps(chosen))
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("request", self._see)
        self.page: Page = self.context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"a request to {request.url}")

    def allow(self, pattern: str) -> None:
        """Expect a complaint, such as the browser's own about an answer with status 404."""
        self.allowed.append(pattern)

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong."""
        self.context.close()
        real = [line for line in self.complaints if not any(re.search(pattern, line) for pattern in self.allowed)]
        assert not real, "\n".join(real)
