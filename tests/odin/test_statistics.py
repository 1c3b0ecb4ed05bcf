"""Statistics: fair deals, reachable plays, and hands of at most nine cards."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from allfather import odin, sim
from allfather.core import contract
from allfather.core.bits import popcount
from allfather.core.chance import stream
from allfather.core.compiling import rule
from allfather.core.contract import CHANCE, OVER, actor, legal_actions
from allfather.core.steps import next_deal, random_step
from allfather.odin.cards import ACTIONS, CARDS, FULL_PACK, PASS, SETS, TAKE, is_set, set_cards, set_id
from allfather.odin.notation import card_ids
from tests.helpers.scale import INTERPRETED, full, scaled


def fair(statistic: float, freedom: int) -> bool:
    """Whether a chi-squared statistic is within five deviations of its mean."""
    return abs(statistic - freedom) < 5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_deal_is_uniform_over_cards_and_seats(players: int) -> None:
    """O1: each card lies in each seat's hand equally often, over first deals and later ones."""
    deals = scaled(full(20_000, 4000), 400)
    options = odin.Options(all_colours=True)
    counts = np.zeros((CARDS, players + 1))
    game = odin.Game(players, options)
    buffer = np.zeros(game.deal_size, np.int8)
    for number in range(deals):
        if number % 3 == 0:
            game = odin.Game(players, options)
            game.start_generator(1, number)
        contract.draw(game.state, buffer)
        contract.deal(game.state, buffer)
        for seat in range(players):
            counts[card_ids(game.state.hands[seat]), seat] += 1
    counts[:, players] = deals - counts[:, :players].sum(axis=1)

    expected = np.array([deals * 9 / CARDS] * players + [deals * (CARDS - 9 * players) / CARDS])
    used = expected > 0
    statistic = ((counts[:, used] - expected[used]) ** 2 / expected[used]).sum()
    # Rows sum to the deals, and columns to nine a deal, so that both are one short of free.
    assert fair(statistic, (CARDS - 1) * (int(used.sum()) - 1))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_o3_every_seat_opens_equally_often(players: int) -> None:
    games = scaled(full(6000, 2000), 300)
    openers = [int(odin.Game(players, seed=5, number=number).state.opener) for number in range(games)]
    counts = np.bincount(openers, minlength=players)

    assert fair(((counts - games / players) ** 2 / (games / players)).sum(), players - 1)


def test_o2_every_pair_of_colours_is_left_out_equally_often() -> None:
    games = scaled(full(6000, 2000), 300)
    packs = [odin.Game(2, seed=6, number=number).view().colours for number in range(games)]
    counts = np.array([packs.count(pack) for pack in sorted(set(packs))])

    assert len(counts) == 15
    assert {len(pack) for pack in packs} == {4}
    assert fair(((counts - games / 15) ** 2 / (games / 15)).sum(), 14)


def test_there_are_3579_sets_and_3634_actions() -> None:
    sets = [int(set_cards(action)) for action in range(1, TAKE)]

    assert (SETS, ACTIONS) == (3579, 3634)
    assert len(set(sets)) == 3579
    assert all(is_set(cards) and cards & ~FULL_PACK == 0 for cards in sets)
    assert [int(set_id(cards)) for cards in sets] == list(range(1, TAKE))


@rule
def visit(work: Any, start: Any, games: int, buffers: Any, seen: Any) -> int:
    """Mark in *seen* every action that random games offer; return the largest hand."""
    actions, buffer = buffers
    largest = 0
    state = work[0]
    for game in range(games):
        work[0] = start[0]
        state.rng = stream(3, game)
        while actor(state) != OVER:
            if actor(state) == CHANCE:
                next_deal(state, buffer)
            for place in range(legal_actions(state, actions)):
                seen[actions[place]] = True
            random_step(state, actions)
            for seat in range(state.players):
                largest = max(largest, popcount(state.hands[seat]))
    return largest


def test_hands_never_exceed_nine_and_play_visits_all_kinds_of_actions() -> None:
    """O20: over many random games; sets of seven cards and more are too rare for chance."""
    game = odin.Game(2, odin.Options(all_colours=True))
    start = np.zeros(1, game.state.dtype).view(np.recarray)
    start[0] = game.state
    seen = np.zeros(ACTIONS, np.bool_)
    buffers = np.zeros(game.max_legal + 1, np.int32), np.zeros(game.deal_size, np.int8)
    largest = visit(start.copy(), start, scaled(200_000, 20), buffers, seen)

    assert largest == 9
    assert seen[PASS]
    if not INTERPRETED:
        assert seen[TAKE:].all()
        small = [action for action in range(1, TAKE) if int(set_cards(action)).bit_count() <= 4]
        assert seen[small].all()


def test_all_3579_sets_can_be_played() -> None:
    """O6, O20: for each set there is a position where it is legal: it follows a lower one, or is a whole hand led."""
    for action in range(1, TAKE):
        cards = int(set_cards(action))
        game = odin.Game(2, odin.Options(all_colours=True))
        rest = [card for card in range(CARDS) if not cards >> card & 1]
        own = card_ids(cards)
        game.deal([texts(own + rest[: 9 - len(own)]), texts(rest[9 - len(own) : 18 - len(own)])], opener=0)
        game.state.hands[0] = cards
        assert action in game.legal_ids()


def texts(cards: list[int]) -> str:
    return " ".join("ROYGBP"[card // 9] + str(card % 9 + 1) for card in cards)


def test_random_games_end_and_seats_are_equal() -> None:
    """O15, O20: every game ends with somebody at the limit or beyond, by at most nine; no seat is favoured."""
    games = scaled(full(40_000, 10_000), 30)
    result = sim.play(odin.Game(4), games, seed=2)
    most = result.scores.max(axis=1)

    assert most.min() >= 15
    assert most.max() <= 14 + 9
    assert (result.scores >= 0).all()
    if not INTERPRETED:
        means = result.scores.mean(axis=0)
        assert np.ptp(means) < 5 * 2 * result.scores.std() / math.sqrt(games)
