"""Scores, places, shares of the win and returns are consistent."""

from __future__ import annotations

import math

from allfather.core.outcome import share_worth, worth
from tests.helpers.games.any_game import AnyGame, Kind, Table, moments, play_on, tables
from tests.helpers.scale import scaled


def assert_places(game: AnyGame) -> None:
    """The place of a seat is one more than the number of seats before it."""
    places = game.ranking
    assert len(places) == len(game.scores) == game.players
    assert all(place == 1 + sum(other < place for other in places) for place in places)


def assert_undecided(game: AnyGame) -> None:
    assert game.winners == ()
    assert set(game.returns) == {0.0}
    assert set(game.win_shares) == {1 / game.players}


def assert_decided(game: AnyGame) -> None:
    winners = tuple(seat for seat, place in enumerate(game.ranking) if place == 1)
    assert game.winners == winners != ()
    assert game.win_shares == tuple(1 / len(winners) * (seat in winners) for seat in range(game.players))
    assert game.returns == tuple(worth(share, game.players) for share in game.win_shares)
    assert math.isclose(sum(game.returns), 0, abs_tol=1e-9)
    assert all(-1 <= value <= 1 for value in game.returns)


def test_all_figures_agree_at_every_moment(table: Table) -> None:
    game = table.begin(11)
    for _ in moments(game, scaled(150, 20)):
        assert_places(game)
        if not game.is_over:
            assert_undecided(game)


def test_all_figures_agree_at_the_end(kind: Kind) -> None:
    for seed in range(scaled(50, 2)):
        for players in kind.player_counts:
            first = next(table for table in tables(kind) if table.players == players)
            game = play_on(first.begin(seed))
            assert_places(game)
            assert_decided(game)


def test_a_share_of_the_win_is_read_back_from_its_worth(kind: Kind) -> None:
    for players in kind.player_counts:
        for winners in range(1, players + 1):
            assert math.isclose(share_worth(worth(1 / winners, players), players), 1 / winners)
