"""A progress bar on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from allfather.language import spoken


@contextmanager
def progress_bar(total: int, *, done: int = 0, is_on: bool = True) -> Iterator[Callable[[int], None]]:
    """Show a bar that fills up to *total* games; call what is yielded with the number that were just finished.

    Nothing is shown unless stderr is a terminal. Games that were *done* before are only mentioned, so that they do not
    distort the estimate of the time left.
    """
    if not (is_on and sys.stderr.isatty()):
        yield lambda count: None
        return
    label = spoken()("cli-progress", done=done)
    with click.progressbar(length=total - done, label=label, show_pos=True, file=sys.stderr) as bar:
        yield bar.update
