"""A word to whoever waits, for commands that may have to compile something first."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import click

COMPILING = "Compiling the rules, this first time only; half a minute …"


@contextmanager
def notice(text: str, after: float = 1.5) -> Iterator[None]:
    """Say *text* if what is done within takes longer than a moment."""
    timer = threading.Timer(after, click.echo, [text], {"err": True})
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
