from __future__ import annotations

from collections import Counter

import pytest

from allfather.arena.schedule import find_fixture, games_per_deal, pairs_of, seat_bots

BOTS = ["a", "b", "c", "d"]


@pytest.mark.parametrize("players", range(2, 7))
def test_every_bot_sits_in_every_seat_equally_often(players: int) -> None:
    games = len(pairs_of(BOTS)) * games_per_deal(players)
    seats: Counter[tuple[str, int]] = Counter()
    alone: Counter[tuple[str, str, int]] = Counter()
    for number in range(games):
        fixture = find_fixture(BOTS, players, number)
        seats.update((bot, seat) for seat, bot in enumerate(fixture.bots))
        for bot, other in (fixture.pair, fixture.pair[::-1]):
            if fixture.bots.count(bot) == 1:
                alone[bot, other, fixture.bots.index(bot)] += 1

    assert len(set(seats.values())) == 1
    assert len(seats) == len(BOTS) * players
    assert set(alone.values()) == {1}
    assert len(alone) == len(BOTS) * (len(BOTS) - 1) * players


def test_two_players_exchange_their_seats() -> None:
    assert [seat_bots(("a", "b"), 2, seating) for seating in range(2)] == [("a", "b"), ("b", "a")]


def test_with_three_players_one_bot_meets_two_of_the_other() -> None:
    tables = ["".join(seat_bots(("a", "b"), 3, seating)) for seating in range(games_per_deal(3))]

    assert tables == ["abb", "bab", "bba", "baa", "aba", "aab"]


def test_all_pairs_finish_a_deal_before_the_next() -> None:
    fixtures = [find_fixture(BOTS, 3, number) for number in range(5 * 6 * 6)]

    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert [fixture.deal for fixture in fixtures] == sorted(fixture.deal for fixture in fixtures)
    for deal in range(5):
        pairs = Counter(fixture.pair for fixture in fixtures if fixture.deal == deal)
        assert pairs == dict.fromkeys(pairs_of(BOTS), 6)
    assert len({(fixture.deal, fixture.pair, fixture.seating) for fixture in fixtures}) == len(fixtures)
