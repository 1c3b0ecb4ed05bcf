"""Actions: legal ones are listed, checked and made; copies and generators are independent."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather.core import contract
from allfather.core.compiling import new_record
from allfather.core.errors import GameError
from tests.helpers.games.any_game import AnyGame, Kind, bare_state, play_on, refilled, refused, some_games
from tests.helpers.scale import examples

few = examples(30, 3)


def test_rules_are_given_for_both_records(kind: Kind) -> None:
    game = kind(seed=1)

    assert game.state.dtype != game.view_record(0).dtype
    assert contract.actor(new_record(game.state.dtype)) is not None


def test_legal_actions_ascend_and_are_counted(kind: Kind) -> None:
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


def test_every_action_has_one_text(kind: Kind) -> None:
    """The whole action space: text and back, and no two alike."""
    texts = [kind.action_text(action) for action in range(kind.actions)]

    assert [kind.parse_action(text) for text in texts] == list(range(kind.actions))


def test_a_legal_action_passes_the_check_which_changes_nothing(kind: Kind) -> None:
    @few
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        before = (game.state.tobytes(), game.record())
        for action in game.legal_ids()[:40].tolist():
            scalar: Any = np.int32(action)
            assert game.check(game.action_text(action), seat=game.to_act) == game.check(action) == action
            assert type(game.check(scalar)) is int
        assert (game.state.tobytes(), game.record()) == before

    check()


def told_why(game: AnyGame, action: str | int, seat: int | None) -> GameError:
    return refused(game, lambda game: game.check(action, seat=seat))


def test_what_the_check_refuses_is_not_played(kind: Kind) -> None:
    @few
    @given(some_games(kind), st.data())
    def check(game: AnyGame, data: st.DataObject) -> None:
        action = data.draw(st.integers(-2, kind.actions + 1) | st.sampled_from(["", "nonsense", "pass "]))
        seat = data.draw(st.sampled_from([None, *range(game.players)]))
        if seat in (None, game.to_act) and action in game.legal_ids().tolist():
            assert game.check(action, seat=seat) == game.play(action, seat=seat) == action
            return
        error = told_why(game, action, seat)
        same = refused(game, lambda game: game.play(action, seat=seat))
        assert (*public(error), str(error)) == (*public(same), str(same))

    check()


def public(error: GameError) -> tuple[object, ...]:
    """The parts of a refusal that a seat is told."""
    return type(error), error.code, error.reason, error.values


def test_the_reason_of_a_refusal_names_nothing_hidden(kind: Kind) -> None:
    """Other hidden cards change neither the code nor the sentence nor its values."""

    @examples(60, 6)
    @given(some_games(kind), st.integers(0, 2**63 - 1), st.data())
    def check(game: AnyGame, seed: int, data: st.DataObject) -> None:
        seat = game.to_act
        if seat is None:
            return
        twin = refilled(game, seat, seed)
        assert twin.legal() == game.legal()
        illegal = sorted(set(range(kind.actions)) - set(game.legal_ids().tolist()))
        chosen = data.draw(st.lists(st.sampled_from(illegal), min_size=1, max_size=20))
        tries: list[tuple[str | int, int]] = [(action, seat) for action in [*chosen, kind.actions]]
        tries += [("nonsense", seat), (game.legal()[0], (seat + 1) % game.players)]
        for action, who in tries:
            error, other = (told_why(each, action, who) for each in (game, twin))
            assert public(error) == public(other)
            assert game.position() not in error.reason

    check()


def test_a_copy_has_the_same_future_and_is_independent(kind: Kind) -> None:
    def play_random(game: AnyGame) -> None:
        for _ in range(100):
            if not game.is_over:
                game.play_random()

    game = kind(seed=3)
    twin = copy.deepcopy(game)
    before = game.position()
    play_random(twin)

    assert game.position() == before
    assert len(game.past) == 1
    play_random(game)
    assert game == twin


def test_a_game_does_not_share_its_state(kind: Kind) -> None:
    game, other = kind(seed=1), kind(seed=2)

    game.state = other.state
    twin = game.copy()

    assert game == other == twin
    game.play_random()
    assert game != other == twin


def test_a_game_in_mid_play_refuses_and_goes_on(kind: Kind) -> None:
    """Errors leave a game with a seed unchanged, generator included."""
    game, twin = play_on(kind(seed=5), 10), play_on(kind(seed=5), 10)
    illegal = next(action for action in range(kind.actions) if action not in game.legal_ids())

    for action in (illegal, "nonsense", -1):
        refused(game, lambda game: game.play(action))  # noqa: B023

    assert bare_state(play_on(game, 30)) == bare_state(play_on(twin, 30))


@pytest.mark.parametrize("steps", [1, 30])
def test_replaying_the_past_gives_the_same_game(kind: Kind, steps: int) -> None:
    game = play_on(kind(seed=4), steps)
    again = game.beginning()

    for event, what in game.past:
        again.apply_event(event, what)

    assert bare_state(again) == bare_state(game)
