"""What the tests of records share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allfather.core.errors import RecordError
from allfather.core.game import Game


def line_of(text: str, fragment: str) -> int:
    """The line, counted from 1, where *fragment* first begins."""
    return text.count("\n", 0, text.index(fragment)) + 1


def changed(text: str, old: str, new: str) -> str:
    """*text* with the first *old* replaced, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


def refused_by(load: Callable[[str], object], text: str) -> RecordError:
    """The error that loading *text* raises; its message begins with its line."""
    with pytest.raises(RecordError) as caught:
        load(text)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def assert_round_trip(game: Game[Any, Any]) -> None:
    """The record of *game* is read back as the same game, which writes the same record."""
    text = game.record()
    loaded = type(game).from_record(text)
    assert loaded == game
    assert loaded.record() == text
    assert (loaded.names, loaded.options, loaded.legal()) == (game.names, game.options, game.legal())
