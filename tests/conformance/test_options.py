"""Options: every value is written and parsed back in each of its forms, and no other value is accepted."""

from __future__ import annotations

from typing import Any

import pytest

from allfather.core.errors import OptionError
from allfather.core.options import Choice, Number, Option, Switch, Text
from tests.helpers.games.any_game import Kind, Table, sample_values

WRONG: dict[type[Option], list[Any]] = {
    Switch: [0, 1, "true", "on", "", None],
    Choice: ["", "no such word", None, 0, True, ["left"]],
    Number: [0.5, 1.0, True, "1", "", "many", None, 10**9, -1],
    Text: ["", "no such text", None, 7, True, ["standard"]],
}


def test_options_are_read_back_from_a_record(table: Table) -> None:
    options = table.kind.options_type.from_dict(table.options.to_dict())

    assert options == table.options
    assert list(options.to_dict()) == list(table.kind.options_type.declared())


def test_options_are_read_back_from_a_position(table: Table) -> None:
    state = table.kind(table.players, table.options).state
    kinds = table.kind.options_type.declared().items()
    others = {name: getattr(table.options, name) for name, option in kinds if option.dtype is None}

    read = table.kind.options_type.from_words(table.kind.options_type.words_of(state), **others)

    assert read == table.options
    assert table.kind.from_position(table.kind(table.players, table.options).position()).options == table.options


def test_every_value_is_read_back_in_each_form(kind: Kind) -> None:
    """Bounds and names of numbers included."""
    for name, option in kind.options_type.declared().items():
        values = {*sample_values(kind, name), getattr(kind.options_type(), name)}
        if isinstance(option, Number):
            values |= {option.least, option.most, *option.names.values()}
            assert all(option.parse(word) == value for word, value in option.names.items())
        for value in values:
            options = kind.options_type(**{name: value})
            assert kind.options_type.from_dict(options.to_dict()) == options
            if option.dtype is not None:
                assert option.from_word(option.word(option.to_code(value))) == value


def test_options_left_out_have_their_default(kind: Kind) -> None:
    default = kind.options_type()
    told = default.to_dict()

    assert kind.options_type.from_dict({}) == default
    assert all(kind.options_type.from_dict({name: value}) == default for name, value in told.items())


def wrong_values(option: Option) -> list[Any]:
    values = [value for each, values in WRONG.items() if isinstance(option, each) for value in values]
    if isinstance(option, Choice):
        values += [choice.upper() for choice in option.choices]
    if isinstance(option, Number):
        # A name stands for a number on the command line and in records, not in Python.
        values += [option.least - 1, option.most + 1, float(option.least), *option.names]
    return values


def test_an_invalid_value_is_refused(kind: Kind) -> None:
    for name, option in kind.options_type.declared().items():
        for value in wrong_values(option):
            with pytest.raises(OptionError) as error:
                kind.options_type(**{name: value})
            assert error.value.code == "bad-option"
            assert name in str(error.value)
            assert repr(value) in str(error.value)


def test_an_invalid_value_in_a_record_is_refused(kind: Kind) -> None:
    for name, option in kind.options_type.declared().items():
        names = list(getattr(option, "names", {}))
        for value in wrong_values(option):
            if value not in names:
                with pytest.raises(OptionError, match=name):
                    kind.options_type.from_dict({name: value})


@pytest.mark.parametrize("name", ["no_such_option", "", "Limit", "seats"])
def test_an_unknown_option_is_refused(kind: Kind, name: str) -> None:
    known = kind.options_type().to_dict()
    for values in ({name: 15}, known | {name: True}):
        with pytest.raises(OptionError) as error:
            kind.options_type.from_dict(values)
        assert error.value.code == "bad-option"
        assert repr(name) in str(error.value)
