"""What a seat may know: its view, previews, and the public text of other seats' actions."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from allfather.core import contract
from tests.helpers.games.any_game import AnyGame, Kind, bare_state, refilled, some_games
from tests.helpers.scale import examples

few = examples(30, 3)


def audiences(game: AnyGame) -> list[int | None]:
    return [None, *range(game.players)]


def test_only_the_seat_to_act_sees_legal_actions(kind: Kind) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        for seat in audiences(game):
            expected = tuple(game.legal()) if seat is not None and seat == game.to_act else ()
            assert game.view(seat).legal == expected

    check()


def test_a_seat_sees_what_spectators_see_and_its_own_cards(kind: Kind) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        for seat, own in enumerate(game.own_views()):
            seen = game.view(seat)
            assert replace(game.view(None), **own, legal=seen.legal) == seen

    check()


def encoding(game: AnyGame, seat: int | None) -> bytes:
    code = np.full(game.encoded, np.nan, np.float32)
    contract.encode(game.view_record(seat), code)
    assert np.isfinite(code).all()
    return code.tobytes()


def test_changed_secrets_change_no_view(kind: Kind) -> None:
    """Moving cards that a seat cannot see changes neither its view nor its encoding."""

    @examples(60, 5)
    @given(some_games(kind), st.integers(0, 2**63 - 1))
    def check(game: AnyGame, seed: int) -> None:
        for seat in audiences(game):
            other = refilled(game, seat, seed)
            assert other.view(seat) == game.view(seat)
            assert other.view_record(seat).tobytes() == game.view_record(seat).tobytes()
            assert encoding(other, seat) == encoding(game, seat)

    check()


def test_an_encoding_fits_and_tells_views_apart(kind: Kind) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        codes = {encoding(game, seat) for seat in range(game.players)}
        assert len(codes) == game.players or game.to_act is None

    check()


def test_an_action_that_can_be_taken_back_revealed_nothing(kind: Kind) -> None:
    """The same seat acts again, and knows no more about hidden cards than before."""

    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        if game.is_reversible:
            before = game.beginning()
            for event, what in game.past[:-1]:
                before.apply_event(event, what)
            assert game.past[-1][0] == "action"
            assert before.to_act == game.to_act

    check()


def test_a_preview_comes_true_and_changes_nothing(kind: Kind) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        before = (game.state.tobytes(), game.record())
        for action in game.legal_ids()[:20].tolist():
            after = game.preview(action)
            if after is not None:
                played = game.copy()
                played.apply_event("action", action)
                assert bare_state(after) == bare_state(played)
                assert len(after.past) == len(game.past) + 1
        assert (game.state.tobytes(), game.record()) == before

    check()


def test_previews_do_not_depend_on_hidden_cards(kind: Kind) -> None:
    @few
    @given(some_games(kind), st.integers(0, 2**63 - 1))
    def check(game: AnyGame, seed: int) -> None:
        seat = game.to_act
        if seat is None:
            return
        twin = refilled(game, seat, seed)
        for action in game.legal_ids()[:20].tolist():
            after, other = game.preview(action), twin.preview(action)
            assert (after is None) == (other is None)
            if after is not None and other is not None:
                assert after.view_record(seat).tobytes() == other.view_record(seat).tobytes()

    check()


def test_actions_that_look_alike_have_the_same_public_text(kind: Kind) -> None:
    """If two actions look the same to all other seats, their public texts are the same."""

    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        told = defaultdict(set)
        for action in game.legal_ids()[:40].tolist():
            after = game.copy()
            after.apply_event("action", action)
            seen = [after.view_record(seat).tobytes() for seat in audiences(game) if seat != game.to_act]
            told[tuple(seen)].add(kind.public_text(action))
        assert all(len(texts) == 1 for texts in told.values())

    check()


def test_the_public_text_is_a_prefix_of_the_action(kind: Kind) -> None:
    """Words may be left out at the end, never changed."""
    for action in range(kind.actions):
        assert kind.action_text(action).startswith(kind.public_text(action))
        assert kind.public_text(action)


def test_games_that_look_back_return_to_their_last_deal(kind: Kind) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        past = game.since_deal
        assert kind.looks_back or past == ()
        if kind.looks_back and game.to_act is not None:
            then, now = game.beginning(), game.copy()
            for event in game.past[: len(game.past) - len(past)]:
                then.apply_event(*event)
            contract.rewind(now.state, np.array(past, np.int32), len(past))
            assert bare_state(now) == bare_state(then)

    check()
