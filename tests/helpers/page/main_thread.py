"""The tasks of a page's main thread with the processor time that each took, which other processes do not lengthen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Page

CATEGORIES = ["toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
MARK = "traced"


class Task(NamedTuple):
    """Times are in milliseconds."""

    start: float
    """By the clock of the page, ``performance.now()``."""
    wall: float
    cpu: float


@contextmanager
def traced(page: Page) -> Iterator[list[Task]]:
    """Trace a page; the list has its tasks afterwards. A browser traces one page at a time."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    tasks: list[Task] = []
    try:
        yield tasks
        marked = page.evaluate(f"performance.mark('{MARK}').startTime")
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    tasks += tasks_of(events, marked)


def tasks_of(events: list[dict[str, Any]], marked: float) -> list[Task]:
    """The tasks of the thread that made the mark, at *marked* by its own clock."""
    mark = next(event for event in events if event["name"] == MARK)
    return [
        Task(marked + (event["ts"] - mark["ts"]) / 1000, event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == TASK and event["ph"] == "X" and all(event[key] == mark[key] for key in ("pid", "tid"))
    ]
