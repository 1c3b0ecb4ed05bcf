"""Hand k of a deal does not depend on what was played before."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from allfather import odin, ravens
from allfather.arena import match
from allfather.arena.dealing import Dealer, stream_number
from allfather.arena.plan import make_plan
from allfather.core import contract
from allfather.core.game import Game
from tests.helpers.scale import INTERPRETED


class WatchedDealer(Dealer):
    """Records what is dealt by the number of the hand or stage, and of the shuffle in it."""

    watched: list[dict[tuple[int, int], Any]]

    def make_deal(self, game: Game[Any, Any]) -> None:
        if not game.past:
            self.watched.append({})
        super().make_deal(game)
        self.watched[-1][self.hand, self.shuffle] = game.past[-1][1]


def deals_of(start: Game[Any, Any], games: int, monkeypatch: pytest.MonkeyPatch) -> list[dict[tuple[int, int], Any]]:
    """The deals of each game between two random bots, whose games are long."""
    WatchedDealer.watched = []
    plan = make_plan(start, ["counter", "random"], games, seed=5, limit=None)
    match.get_ready(plan)
    monkeypatch.setattr(match, "Dealer", WatchedDealer)
    for number in range(plan.games):
        match.play_game(plan, number)
    return WatchedDealer.watched


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.usefixtures("foreign_bots")
def test_hands_of_odin_are_the_same_in_all_seatings(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    deals = deals_of(odin.Game(players), 2 if players == 2 else 6, monkeypatch)

    assert all(len(game) >= 2 for game in deals), "a test of one hand would say little"
    for hand in range(max(map(len, deals))):
        same = {game[hand, 0].tobytes() for game in deals if (hand, 0) in game}
        assert len(same) == 1
    assert deals[0][0, 0].tobytes() != deals[0][1, 0].tobytes()


@pytest.mark.skipif(INTERPRETED, reason="games of many stages are long")
@pytest.mark.usefixtures("foreign_bots")
def test_stages_of_ravens_are_the_same_in_both_seatings(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = deals_of(ravens.Game(), 12, monkeypatch)
    shuffles = [sum(shuffle > 0 for _, shuffle in game) for game in deals]

    compared = 0
    for first, second in zip(deals[::2], deals[1::2], strict=True):
        for key in first.keys() & second.keys():
            if key[1] == 0:
                assert np.array_equal(first[key], second[key])
                compared += key[0] > 0
    assert compared > 2
    assert any(a != b for a, b in zip(shuffles[::2], shuffles[1::2], strict=True))


def test_a_shuffle_does_not_change_the_stages_after_it() -> None:
    """Two dealers that differ only in a shuffle of the first stage deal the same second stage."""
    dealt = []
    for shuffles in (0, 2):
        game, dealer = ravens.Game(), Dealer(1, 7)
        dealer.serve(game)
        dealer.shuffle += shuffles
        game = ravens.Game()
        assert contract.is_settled(game.state)
        dealer.serve(game)
        dealt.append(game.past[0][1].tobytes())

    assert dealt[0] == dealt[1]


def test_different_deals_and_seeds_differ() -> None:
    def first_deal(seed: int, deal: int) -> bytes:
        game = odin.Game(4)
        Dealer(seed, deal).serve(game)
        dealt: bytes = game.past[0][1].tobytes()
        return dealt

    assert len({first_deal(seed, deal) for seed in range(3) for deal in range(20)}) == 60
    assert first_deal(1, 2) == first_deal(1, 2)


def test_stream_numbers_do_not_collide() -> None:
    numbers = {stream_number(deal, hand, shuffle) for deal in range(50) for hand in range(20) for shuffle in range(5)}

    assert len(numbers) == 5000
    assert all(0 <= number < 2**63 for number in numbers)
