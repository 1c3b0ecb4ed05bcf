"""What every game promises, with no exceptions list. A new game is tested here as soon as it is registered."""

from __future__ import annotations

import copy
import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather import games
from allfather.core import contract
from allfather.core.compiling import new_record
from allfather.core.errors import GameError, IllegalAction, OutOfTurn
from allfather.core.game import Game
from tests.helpers.scale import examples, scaled

AnyGame = Game[Any, Any]
KINDS = [games.find_game(name) for name in games.GAMES]
few = examples(30, 3)


@pytest.fixture(params=KINDS, ids=lambda kind: kind.name)
def kind(request: pytest.FixtureRequest) -> type[AnyGame]:
    found: type[AnyGame] = request.param
    return found


def some_games(kind: type[AnyGame]) -> st.SearchStrategy[AnyGame]:
    """Games of all sizes, some way into their play."""

    def make(players: int, seed: int, steps: int) -> AnyGame:
        game = kind(players, seed=seed)
        for _ in range(steps):
            if not game.is_over:
                game.play_random()
        return game

    counts = kind.player_counts
    return st.builds(make, st.integers(counts[0], counts[-1]), st.integers(0, 2**63 - 1), st.integers(0, 600))


def test_legal_actions_ascend_and_are_counted(kind: type[AnyGame]) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        legal = game.legal_ids().tolist()
        assert legal == sorted(set(legal))
        assert len(legal) <= kind.max_legal
        assert all(0 <= action < kind.actions for action in legal)
        if game.to_act is None:
            assert legal == []
        else:
            assert len(legal) == contract.count_actions(game.state) > 0

    check()


def test_every_action_has_one_text(kind: type[AnyGame]) -> None:
    """The whole action space: text and back, and no two alike."""
    texts = [kind.action_text(action) for action in range(kind.actions)]

    assert [kind.parse_action(text) for text in texts] == list(range(kind.actions))


def test_a_position_reads_back(kind: type[AnyGame]) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        twin = kind.from_position(game.position())
        assert twin == game
        assert twin.legal() == game.legal()
        assert (twin.scores, twin.winners, twin.options) == (game.scores, game.winners, game.options)

    check()


def test_a_record_reads_back(kind: type[AnyGame]) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        game.names = [f"player {seat}" for seat in range(game.players)]
        twin = games.load(game.record())
        assert twin == game
        assert twin.record() == game.record()

    check()


def test_a_copy_has_the_same_future_and_a_life_of_its_own(kind: type[AnyGame]) -> None:
    def play_on(game: AnyGame) -> None:
        for _ in range(100):
            if not game.is_over:
                game.play_random()

    game = kind(seed=3)
    twin = copy.deepcopy(game)
    before = game.position()
    play_on(twin)

    assert game.position() == before
    assert len(game.past) == 1
    play_on(game)
    assert game == twin


def test_only_the_seat_to_act_sees_legal_actions(kind: type[AnyGame]) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        for seat in (None, *range(game.players)):
            expected = tuple(game.legal()) if seat is not None and seat == game.to_act else ()
            assert game.view(seat).legal == expected

    check()


def test_a_seat_sees_what_spectators_see_and_its_own(kind: type[AnyGame]) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        for seat, own in enumerate(game.own_views()):
            seen = game.view(seat)
            assert replace(game.view(None), **own, legal=seen.legal) == seen

    check()


def test_what_can_be_taken_back_showed_nothing_new(kind: type[AnyGame]) -> None:
    """The same seat acts, and knows as much of hidden cards as before."""

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


def test_a_view_filled_in_is_the_same_view(kind: type[AnyGame]) -> None:
    """Filling in invents only what the view leaves open, and has no part of the true generator."""

    @few
    @given(some_games(kind), st.integers(0, 2**63 - 1))
    def check(game: AnyGame, seed: int) -> None:
        for seat in (None, *range(game.players)):
            view, again = game.view_record(seat), game.view_record(seat)
            filled = kind(game.players, game.options)
            filled.start_generator(seed)
            contract.fill(view, filled.state, np.zeros(kind.deal_size, np.int8))
            contract.observe(filled.state, contract.SPECTATOR if seat is None else seat, again)
            assert again.tobytes() == view.tobytes()

    check()


def test_an_encoding_fits_and_tells_views_apart(kind: type[AnyGame]) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        codes = set()
        for seat in range(game.players):
            code = np.full(kind.encoded, np.nan, np.float32)
            contract.encode(game.view_record(seat), code)
            assert np.isfinite(code).all()
            codes.add(code.tobytes())
        assert len(codes) == game.players or game.to_act is None

    check()


def test_returns_are_zero_in_sum_and_decided_by_the_end(kind: type[AnyGame]) -> None:
    for number in range(scaled(50, 2)):
        game = kind(seed=11, number=number)
        while not game.is_over:
            assert set(game.returns) == {0.0}
            assert game.winners == ()
            game.play_random()
        assert math.isclose(sum(game.returns), 0, abs_tol=1e-9)
        assert all(-1 <= value <= 1 for value in game.returns)
        assert game.winners


def test_what_is_refused_changes_nothing(kind: type[AnyGame]) -> None:
    game = kind(seed=5)
    before = game.state.tobytes()
    illegal = next(action for action in range(kind.actions) if action not in game.legal_ids())
    assert game.to_act is not None

    with pytest.raises(IllegalAction, match="is not legal in") as refusal:
        game.play(illegal)
    with pytest.raises(OutOfTurn):
        game.play(game.legal()[0], seat=(game.to_act + 1) % game.players)
    with pytest.raises(GameError):
        game.play("nonsense")

    assert game.position() in str(refusal.value)
    assert game.state.tobytes() == before
    assert len(game.past) == 1


def test_a_game_has_its_state_to_itself(kind: type[AnyGame]) -> None:
    game, other = kind(seed=1), kind(seed=2)

    game.state = other.state
    twin = game.copy()

    assert game == other == twin
    game.play_random()
    assert game != other == twin


def test_rules_are_given_for_both_records(kind: type[AnyGame]) -> None:
    game = kind(seed=1)

    assert game.state.dtype != game.view_record(0).dtype
    assert contract.actor(new_record(game.state.dtype)) is not None
