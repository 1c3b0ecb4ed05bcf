from __future__ import annotations

import io

import pytest

from allfather.core.progress import progress_bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, *, done: int = 0, is_on: bool = True) -> str:
    monkeypatch.setattr("sys.stderr", stream)
    with progress_bar(400, done=done, is_on=is_on) as add:
        for _ in range(400 - done):
            add(1)
    return stream.getvalue()


def test_the_bar_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(monkeypatch, Terminal())

    assert "games" in text
    assert "400/400" in text
    assert text.endswith("\n")


def test_the_estimate_ignores_what_was_done_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 400, 300 were done before: the bar counts the other 100."""
    text = shown(monkeypatch, Terminal(), done=300)

    assert "games (300 done before)" in text
    assert "100/100" in text


def test_nothing_is_shown_unless_stderr_is_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, io.StringIO()) == ""
    assert shown(monkeypatch, Terminal(), is_on=False) == ""


def test_nothing_to_do_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)

    with progress_bar(0):
        pass

    assert "games" in stream.getvalue()
