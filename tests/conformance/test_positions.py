"""Positions as text: every position is parsed back exactly, and any position that is accepted can be played on."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather.core.errors import GameError, NotationError, PositionError
from tests.helpers.games.any_game import (
    AnyGame,
    Kind,
    Table,
    bare_state,
    moments,
    play_on,
    sample_positions,
    some_games,
    step,
)
from tests.helpers.scale import examples, full, scaled


def assert_read_back(game: AnyGame) -> None:
    text = game.position()
    read = type(game).from_position(text)
    assert read.position() == text
    assert bare_state(read) == bare_state(game)
    assert (read, read.options, read.legal()) == (game, game.options, game.legal())
    assert (read.scores, read.winners, read.ranking) == (game.scores, game.winners, game.ranking)


def test_every_position_of_a_game_is_read_back(table: Table) -> None:
    for game in moments(table.begin(1), scaled(full(400, 60), 15)):
        assert_read_back(game)


def test_a_position_of_any_game_is_read_back(kind: Kind) -> None:
    @examples(30, 3)
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        assert_read_back(game)

    check()


def test_a_position_of_every_phase_is_read_back(kind: Kind) -> None:
    for text in sample_positions(kind):
        assert kind.from_position(text).position() == text


def test_reading_a_position_leaves_the_game_without_a_past(kind: Kind) -> None:
    game = play_on(kind(seed=2), 3)
    read = kind.from_position(game.position())

    assert len(game.past) > 1
    assert (read.past, read.start, read.deals_itself) == ([], game.position(), False)


def test_a_game_goes_on_from_a_position_as_the_game_it_was_taken_from(table: Table) -> None:
    game = play_on(table.begin(9), 12)
    twin = table.kind.from_position(game.position())

    for _ in range(40):
        if game.to_act is not None:
            action = game.draw_action()
            assert twin.play(action) == game.play(action)
        elif game.awaits_deal:
            deal = game.draw_deal()
            game.apply_event("deal", deal)
            twin.apply_event("deal", deal)
        assert bare_state(twin) == bare_state(game)


SPOILED: dict[str, Callable[[str], str]] = {
    "empty": lambda _: "",
    "blank": lambda _: " ",
    "prose": lambda _: "Odin and his ravens",
    "space-before": lambda text: f" {text}",
    "first-field-missing": lambda text: text.partition(" ")[2],
    "two-spaces": lambda text: text.replace(" ", "  ", 1),
    "tab": lambda text: text.replace(" ", "\t", 1),
}
ODD: dict[str, Callable[[str], str]] = {
    "space-after": lambda text: f"{text} ",
    "line-end": lambda text: f"{text}\n",
    "zero-byte": lambda text: f"{text}\0",
    "a-field-too-many": lambda text: f"{text} -",
    "other-digits": lambda text: re.sub(r" \d+/", " ٣/", text),
    "very-long": lambda text: text * 1000,
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_what_is_not_written_like_a_position_is_refused(kind: Kind, spoil: Callable[[str], str]) -> None:
    for text in map(spoil, sample_positions(kind)[:20]):
        with pytest.raises(NotationError) as error:
            kind.from_position(text)
        assert error.value.code == "bad-notation"


@pytest.mark.parametrize("spoil", ODD.values(), ids=ODD)
def test_what_is_oddly_written_is_refused_and_quoted(kind: Kind, spoil: Callable[[str], str]) -> None:
    """Whether the error is about notation or about the position depends on its last field."""
    for text in map(spoil, sample_positions(kind)[:20]):
        with pytest.raises((NotationError, PositionError)) as error:
            kind.from_position(text)
        assert error.value.code in ("bad-notation", "bad-position")
        assert len(str(error.value)) < 2000


@cache
def pieces_of(kind: Kind) -> st.SearchStrategy[str]:
    """Words, numbers and signs that occur in positions, and a few that do not."""
    found = {piece for text in sample_positions(kind) for piece in re.findall(r"[a-z]+:?\d*|[A-Z]+|\d+|\W", text)}
    return st.sampled_from([*sorted(found), "٣", "00", "-1"]) | st.text(max_size=2)


@st.composite
def edited_positions(draw: st.DrawFn, kind: Kind) -> str:
    """A valid position with one to three pieces deleted, inserted or replaced."""
    text = draw(st.sampled_from(sample_positions(kind)))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 3))
        text = text[:start] + draw(pieces_of(kind) | st.just(text[start:end][::-1])) + text[end:]
    return text


@st.composite
def exchanged_fields(draw: st.DrawFn, kind: Kind) -> str:
    """A valid position with some fields replaced by those of another position, or by random pieces."""
    fields, others = (draw(st.sampled_from(sample_positions(kind))).split(" ") for _ in range(2))
    last = min(len(fields), len(others)) - 1
    for place in draw(st.sets(st.integers(0, last), min_size=1, max_size=4)):
        fields[place] = draw(st.just(others[place]) | pieces_of(kind))
    return " ".join(fields)


def test_an_edited_position_is_refused_or_read_exactly_and_playable(kind: Kind) -> None:
    """If a position is accepted, every position that follows from it is parsed back too."""

    @examples(600, 100)
    @given(edited_positions(kind) | exchanged_fields(kind), st.integers(0, 2**63 - 1))
    def check(text: str, seed: int) -> None:
        try:
            game = kind.from_position(text)
        except GameError:
            return
        assert game.position() == text
        game.start_generator(seed)
        for _ in range(8):
            if not game.is_over:
                step(game)
                assert kind.from_position(game.position()) == game

    check()
