"""A notice for commands that may have to compile code first."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import click


@contextmanager
def notice(text: str, after: float = 1.5) -> Iterator[None]:
    """Print *text* to stderr if the block takes longer than *after* seconds."""
    timer = threading.Timer(after, click.echo, [text], {"err": True})
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
