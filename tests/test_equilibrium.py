"""The equilibria that nets are compared with are equilibria, and the games are those of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb

import numpy as np
import pytest
from benchmarks.equilibrium.__main__ import main
from benchmarks.equilibrium.growing import Grown
from benchmarks.equilibrium.policies import policy_of
from benchmarks.equilibrium.small_odin import endgames, few_cards_game, from_deal, from_endgame, hidden_cards
from benchmarks.equilibrium.solving import END, Tree, distance, duel, solve, uniform
from click.testing import CliRunner

from allfather import odin
from allfather.odin.notation import card_ids

KUHN_ENDS = {"pp": 1, "bb": 2, "pbb": 2, "bp": 0, "pbp": 0}
"""Kuhn poker: after these actions the higher card wins so much, or one seat has given up (0)."""


def kuhn_return(cards: tuple[int, int], past: str) -> float:
    if KUHN_ENDS[past]:
        return KUHN_ENDS[past] * (1 if cards[0] > cards[1] else -1)
    return 1 if past == "bp" else -1


def kuhn_poker() -> Tree:
    """Three cards, one each; a pass or a bet of one; see Kuhn (1950)."""
    nodes: list[tuple[tuple[int, int], str]] = [(cards, "") for cards in permutations(range(3), 2)]
    levels, children, sets = [0], [len(nodes)], dict[tuple[int, str], int]()
    seats, own, returns = list[int](), list[int](), list[float]()
    place = 0
    for place, (cards, past) in enumerate(nodes):  # the list grows
        is_end, seat = past in KUHN_ENDS, len(past) % 2
        if len(past) >= len(levels):
            levels.append(place)
        if not is_end:
            nodes += [(cards, past + action) for action in "pb"]
        children.append(len(nodes))
        seats.append(END if is_end else seat)
        own.append(END if is_end else sets.setdefault((cards[seat], past), len(sets)))
        returns.append(kuhn_return(cards, past) if is_end else 0)
    return Tree(
        np.array([*levels, place + 1]),
        np.array(children),
        np.array(seats, np.int8),
        np.array(own),
        np.array(returns, np.float64),
        np.full(6, 1 / 6),
        np.arange(0, 2 * len(sets) + 1, 2),
    )


def test_kuhn_poker_has_its_known_value() -> None:
    tree = kuhn_poker()
    found = distance(tree, solve(tree, 1000))

    assert len(tree.actions) - 1 == 12
    assert found.value == pytest.approx(-1 / 18, abs=2e-3)
    assert 0 <= found.nash_conv < 5e-3


def test_best_responses_to_a_known_policy() -> None:
    """Against a uniformly random player of Kuhn poker, seat 0 gets 1/2 at best and seat 1 gets 5/12."""
    tree = kuhn_poker()
    found = distance(tree, uniform(tree))

    assert found.value == pytest.approx(0.125)
    assert found.best == pytest.approx((0.5, 5 / 12))


@pytest.fixture(scope="module")
def small() -> Grown:
    return from_deal(few_cards_game("RO:234:1", 2))


def nodes_after(game: odin.Game) -> int:
    """The number of positions from here on, found by playing every game with the checks for input from outside."""
    count = 1
    for action in game.legal_ids().tolist():
        later = game.copy()
        later.play(action)
        count += nodes_after(later)
    return count


def test_the_tree_has_every_game_with_few_cards(small: Grown) -> None:
    kind = few_cards_game("RO:234:1", 2)
    count = 0
    for opener in range(2):
        for hands in combinations(card_ids(kind.pool), 4):
            for first in combinations(hands, 2):
                game = kind(2)
                deal = np.zeros(kind.deal_size, np.int8)
                deal[:5] = opener, *first, *(card for card in hands if card not in first)
                game.apply_event("deal", deal)
                count += nodes_after(game)

    assert len(small.tree.seats) == count


def test_few_cards_are_dealt_from_the_pool() -> None:
    kind = few_cards_game("RO:2468:1")
    openers = set()
    for seed in range(20):
        game = kind(2, seed=seed)
        openers.add(game.to_act)
        hands = int(game.state.hands[0]) | int(game.state.hands[1])
        assert game.view(0).sizes == (3, 3)
        assert hands & ~kind.pool == 0
        assert hands.bit_count() == 6
        assert len(game.view(0).discards) == 12  # as after so many plays of a real hand
        assert len(game.view(0).unseen) == 5
    assert openers == {0, 1}


def test_nobody_can_tell_the_deals_of_an_information_set_apart(small: Grown) -> None:
    own = Counter((turn.seen.tobytes(), turn.legal) for turn in small.turns)

    assert len({turn.seen.tobytes() for turn in small.turns}) == len(own)  # what is legal follows from the view
    assert all(turn.seat == turn.seen.to_act and len(turn.view.hand) <= 2 for turn in small.turns)
    assert np.array_equal(np.diff(small.tree.actions), [len(turn.legal) for turn in small.turns])


def test_a_solution_is_an_equilibrium_and_bots_are_not(small: Grown) -> None:
    tree = small.tree
    solution = solve(tree, 200)
    found = distance(tree, solution)

    assert found.value == pytest.approx(0)  # each seat opens half of the games
    assert 0 <= found.nash_conv < 1e-4
    for bot in ("random", "greedy", "net", "net:temperature=1"):
        policy = policy_of(bot, small, samples=1)
        value, best = distance(tree, policy).value, distance(tree, policy).best
        first, second = duel(tree, policy, solution)
        assert best[0] >= value - 1e-12
        assert best[1] >= -value - 1e-12
        assert first + duel(tree, solution, policy)[1] == pytest.approx(0)
        assert max(first, second) < 1e-4  # nothing wins against an equilibrium
    assert distance(tree, policy_of("random", small, samples=1)).nash_conv > 1


def test_the_end_of_a_hand_has_all_deals_of_its_hidden_cards() -> None:
    game = next(endgames(3))
    grown = from_endgame(game)
    unseen = len(game.view().unseen)
    one, other = hidden_cards(game.state)

    assert len(grown.tree.chances) == comb(unseen, one) * comb(unseen - one, other)
    assert set(grown.tree.returns[grown.tree.seats == END]) == {-1, 1}
    assert distance(grown.tree, solve(grown.tree, 20)).nash_conv < 0.05


def test_the_command_prints_a_row_for_each_bot() -> None:
    result = CliRunner().invoke(
        main, ["--iterations", "20", "--endgames", "0", "--pool", "RO:234:1", "random", "greedy"]
    )

    assert result.exit_code == 0, result.output
    assert [line.split(" | ")[0] for line in result.stdout.splitlines()[-2:]] == ["| `random`", "| `greedy`"]
