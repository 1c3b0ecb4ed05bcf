from __future__ import annotations

import io

import pytest

from allfather.core.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("done", "bar"),
    [
        (0, "[....................]"),
        (45, "[##..................]"),
        (399, "[###################.]"),
        (400, "[" + "#" * 20 + "]"),
    ],
)
def test_the_bar_fills(done: int, bar: str) -> None:
    progress = Progress(400, "games")
    progress.done = done

    assert progress.line(1.0).startswith(f"{bar} games: {done} of 400, ")


def test_the_time_left_goes_by_what_was_done_now() -> None:
    """Of 400, 300 were done before; 50 took 10 seconds, so 50 more take as long."""
    progress = Progress(400, "games", done=300)
    progress.add(50)

    assert progress.line(10.0) == "[#################...] games: 350 of 400, 10 s left"


def test_it_is_silent_anywhere_but_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    shown, hidden, off = Terminal(), io.StringIO(), Terminal()
    lines = [Progress(10, "games", stream=shown), Progress(10, "games", stream=hidden)]
    lines.append(Progress(10, "games", stream=off, is_on=False))
    now = 5.0
    for line in lines:
        with line:
            line.add(5)

    assert shown.getvalue() == "\r[##########..........] games: 5 of 10, 5 s left \x1b[K\r\x1b[K"
    assert hidden.getvalue() == off.getvalue() == ""


def test_nothing_to_do_is_shown_too() -> None:
    assert Progress(0, "games").line(0.0) == "[....................] games: 0 of 0, 0 s left"
