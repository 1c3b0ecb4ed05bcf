"""A server with the built page, and people who visit it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from allfather.games import OWN_GAMES
from allfather.wasm.kept import modules
from tests.helpers.page.browser import Visitor, open_browser
from tests.helpers.server.subprocesses import Served


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests share."""
    assert (Path("src") / "allfather" / "page" / "index.html").exists(), "build the page first: make page"
    modules(OWN_GAMES)
    with serving(Served(tmp_path_factory.mktemp("page") / "data", local_play=True)) as address:
        yield address


@contextmanager
def serving(served: Served) -> Iterator[str]:
    """Run a server and yield its address."""
    with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop of its own in this thread
        yield beside.submit(lambda: asyncio.run(served.start())).result()
        beside.submit(lambda: asyncio.run(served.close())).result()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Opens the page as a new visitor; any error in the browser fails the test.

    ``EVERY_VISITOR`` of a module says what is special about its visitors.
    """
    visitors: list[Visitor] = []
    usual: dict[str, Any] = getattr(request.module, "EVERY_VISITOR", {})

    def come(path: str = "/", settings: dict[str, Any] | None = None, **kind: Any) -> Visitor:
        visitor = Visitor(browser, address, settings, **(usual | kind))
        visitors.append(visitor)
        visitor.page.goto(path)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
