"""Bad input of every kind: the right error with its stable code, a message that quotes it, and nothing changed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from allfather.core.errors import GameError, IllegalAction, NotationError, OptionError, OutOfTurn
from tests.helpers.games.any_game import AnyGame, Kind, assert_malformed, play_on, refused, sample_positions, tables
from tests.helpers.scale import scaled


@cache
def in_play(kind: Kind, most: int = 3) -> list[AnyGame]:
    """Games in which a seat is to act, at most *most* of each phase; nothing is played in them."""
    seen: Counter[str] = Counter()
    found = []
    for game in map(kind.from_position, sample_positions(kind)):
        if game.to_act is not None and seen[game.phase] < most:
            seen[game.phase] += 1
            found.append(game)
    return found


def at_rest(kind: Kind) -> list[AnyGame]:
    """Games that await a deal or are over."""
    games = [kind.from_position(text) for text in sample_positions(kind)]
    return [game for game in games if game.to_act is None][-30:]


def test_every_action_that_is_not_legal_is_refused_with_its_reason(kind: Kind) -> None:
    """Every id is either legal or refused with a reason."""
    for game in in_play(kind, most=1):
        before = (game.state.tobytes(), game.record())
        for action in sorted(set(range(0, kind.actions, scaled(1, 7))) - set(game.legal_ids().tolist())):
            with pytest.raises(IllegalAction) as error:
                game.play(action)
            assert error.value.code not in (IllegalAction.code, GameError.code)
            assert repr(kind.action_text(action)) in str(error.value)
            assert repr(game.position()) in str(error.value)
        assert (game.state.tobytes(), game.record()) == before


def test_a_seat_that_is_not_to_act_is_out_of_turn(kind: Kind) -> None:
    for game in in_play(kind):
        seat = game.to_act
        assert seat is not None
        others: list[Any] = [other for other in range(game.players + 1) if other != seat]
        for wrong in [*others, -1, str(seat), seat + 0.5, True, False, b"0"]:
            error = refused(game, lambda game: game.play(game.legal()[0], seat=wrong))  # noqa: B023
            assert (type(error), error.code) == (OutOfTurn, "out-of-turn")
            assert repr(wrong) in str(error)
            assert repr(game.position()) in str(error)


def test_nobody_can_act_when_nobody_is_to_act(kind: Kind) -> None:
    games = at_rest(kind)
    assert {game.is_over for game in games} == {True, False}
    for game in games:
        code = "game-over" if game.is_over else "out-of-turn"
        for seat in (None, *range(game.players)):
            error = refused(game, lambda game: game.play(0, seat=seat))  # noqa: B023
            assert (type(error), error.code) == (OutOfTurn, code)
            assert repr(game.position()) in str(error)
        assert type(refused(game, lambda game: game.play_random())) is OutOfTurn


def test_a_seeded_game_that_is_over_draws_no_random_action(kind: Kind) -> None:
    table = tables(kind)[0]
    game = play_on(kind(table.players, table.options, seed=1))

    assert refused(game, lambda over: over.play_random()).code == "game-over"


def test_a_game_without_a_generator_draws_nothing(kind: Kind) -> None:
    assert refused(in_play(kind)[0], lambda game: game.draw_action()).code == "no-generator"
    assert refused(kind(), lambda game: game.draw_deal()).code == "no-generator"


MALFORMED = {
    "empty": "",
    "blank": " ",
    "prose": "no such action",
    "an-id-too-large": "1000000",
    "a-negative-id": "-1",
    "arabic-digit": "٨",
    "superscript": "²",
    "zero-byte": "\0",
    "surrogate": "\ud800",
    "very-long": "G8 " * 100_000,
    "very-long-word": "x" * 100_000,
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
def test_malformed_text_is_not_read(kind: Kind, text: str) -> None:
    assert_malformed(kind, in_play(kind)[0].position(), text)


def test_there_is_one_way_to_write_an_action(kind: Kind) -> None:
    """With spaces, signs or other letters added, the text of an action is refused."""
    ends = (" {}", "{} ", "{}\n", "{}\0", "\t{}", "{} {}", "{},", "\ufeff{}", "{}x", "++{}")
    for action in range(0, kind.actions, 1 + kind.actions // scaled(500, 50)):
        text = kind.action_text(action)
        for wrong in {end.format(text, text) for end in ends} | ({text.upper(), text.lower(), text.title()} - {text}):
            with pytest.raises(NotationError):
                kind.parse_action(wrong)


@pytest.mark.parametrize("action", [-1, 10**12, 10**30, -(10**30), 2**31, 2**32, np.int64(-1), np.int64(2**40), None])
def test_an_id_out_of_range_is_refused(kind: Kind, action: int | None) -> None:
    game, number = in_play(kind)[0], kind.actions if action is None else action
    error = refused(game, lambda game: game.play(number))

    assert (type(error), error.code) == (IllegalAction, "illegal-action")
    assert str(int(number)) in str(error)
    assert repr(game.position()) in str(error)


@pytest.mark.parametrize("action", [0.0, 0.5, False, True, None, b"pass", ["pass"]], ids=repr)
def test_an_action_is_a_text_or_an_integer(kind: Kind, action: Any) -> None:
    """A number is not rounded to an action."""
    error = refused(in_play(kind)[0], lambda game: game.play(action))

    assert (type(error), error.code) == (NotationError, "bad-notation")
    assert repr(action) in str(error)


@pytest.mark.parametrize("seat", [-1, 7, 10**12, True, 0.0, "0"], ids=repr)
def test_there_is_no_view_of_a_seat_that_does_not_exist(kind: Kind, seat: Any) -> None:
    for wrong in (seat, kind.default_players):
        error = refused(kind(seed=1), lambda game: game.view(wrong))  # noqa: B023
        assert (type(error), error.code) == (GameError, "no-such-seat")
        assert repr(wrong) in str(error)


def test_an_invalid_number_of_players_is_refused(kind: Kind) -> None:
    wrong: list[Any] = [kind.player_counts[0] - 1, kind.player_counts[-1] + 1, 0, -1, -2, True, 2.0, "2", "3", 10**12]
    for players in wrong:
        with pytest.raises(OptionError) as error:
            kind(players)
        assert error.value.code == "bad-option"
        assert repr(players) in str(error.value)


@pytest.mark.parametrize("seed", [-1, 2**63, 10**30, True, 1.0, "1", b"1"], ids=repr)
def test_an_invalid_seed_is_refused(kind: Kind, seed: Any) -> None:
    for begin in (lambda: kind(seed=seed), lambda: kind().start_generator(seed)):
        with pytest.raises(OptionError) as error:
            begin()
        assert error.value.code == "bad-option"
        assert repr(seed) in str(error.value)


@pytest.mark.parametrize("number", [-1, 2**64, True, 1.5, "1", None], ids=repr)
def test_an_invalid_number_of_a_game_is_refused(kind: Kind, number: Any) -> None:
    with pytest.raises(OptionError) as error:
        kind(seed=1, number=number)

    assert error.value.code == "bad-option"
