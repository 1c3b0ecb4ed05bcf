"""What the tests of records share."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from allfather.core.errors import RecordError
from allfather.core.game import Game


def line_of(text: str, fragment: str) -> int:
    """The line, counted from 1, where *fragment* first begins."""
    return text.count("\n", 0, text.index(fragment)) + 1


def changed(text: str, old: str, new: str) -> str:
    """*text* with the first *old*, which must occur, replaced by *new*."""
    assert old in text
    return text.replace(old, new, 1)


def refused_by(load: Callable[[str], object], text: str) -> RecordError:
    """The error that loading *text* raises; its message begins with its line."""
    with pytest.raises(RecordError) as caught:
        load(text)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def assert_round_trip(game: Game[Any, Any]) -> None:
    """Check that the record of *game* is read back as the same game, which writes the same record."""
    text = game.record()
    loaded = type(game).from_record(text)
    assert loaded == game
    assert loaded.record() == text
    assert (loaded.names, loaded.options, loaded.legal()) == (game.names, game.options, game.legal())


def by_hand(text: str) -> str:
    """A record as a person might write it: with comments, other quotes, blank lines and arrays over several lines."""
    text = '# By hand: [[deals]] and "quotes" in a comment mean nothing ]\n' + text
    text = re.sub(r'(?m)^(format|game) = "(.*)"$', r"\1   =  '\2' # other quotes", text)
    text = re.sub(r"(?m)^(scores|winners) = \[(\d.*)\]$", r"\1 = [ # ] in seat order\n  \2,\n]", text)
    return re.sub(r"(?m)^actions = \[(?=.)", "actions = [  # in turn\n\n  ", text)


def told(kind: type[Game[Any, Any]], text: str) -> str:
    """The content of a record, independent of the order of keys and cards, with options that it leaves out."""
    values = tomllib.loads(text)
    return repr(_in_order(values | {"options": kind.options_type.from_dict(values["options"]).to_dict()}))


def _in_order(value: Any) -> Any:
    if isinstance(value, dict):
        hands = {"hands": [sorted(hand.split(" ") if " " in hand else hand) for hand in value.get("hands", [])]}
        return sorted((key, _in_order(item)) for key, item in (value | hands).items())
    return [_in_order(item) for item in value] if isinstance(value, list) else value
