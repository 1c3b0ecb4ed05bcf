"""What ``think`` believes about hidden cards: what the others did tells something about them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from allfather import odin
from allfather.bots import Turn
from allfather.core import contract
from allfather.core.bits import popcount
from allfather.core.chance import stream
from allfather.nets import guided
from allfather.nets.think import GuidedTree
from allfather.odin.cards import CARDS, DUEL_CARDS, HAND
from tests.helpers.scale import INTERPRETED, scaled

DEALS = scaled(4000, 40)
OWN = "R1 R2 R4 O1 O5 Y6 Y8 G7 G9"
OTHER = "R3 R5 O2 O3 O7 Y1 Y2 G2 G4"


def passed_on(card: str) -> Turn:
    """The turn of a seat that led *card*, on which the other seat passed."""
    game = odin.Game(2)
    game.deal([OWN, OTHER], opener=0, colours="ROYG")
    for action in (card, "pass"):
        game.play(action)
    return Turn.of(game)


def dealt(turn: Turn) -> list[int]:
    """The hands of the other seat that playouts start with."""
    tree: Any = GuidedTree(turn, stream(1, 0), None, DEALS, float("inf"), "")
    hands = []
    for _ in range(DEALS):
        guided.imagine(tree.buffers[0], tree.guide)
        hands.append(int(tree.guide.states[guided.DEALT].hands[1]))
    return hands


def shares(hands: list[int], weights: Any = None) -> Any:
    """How often each card is in a hand."""
    return np.average([[hand >> card & 1 for card in range(CARDS)] for hand in hands], axis=0, weights=weights)


def likelihoods(turn: Turn) -> tuple[list[int], list[float]]:
    """Hands of the other seat, drawn uniformly, and how likely each is as that seat has acted."""
    tree: Any = GuidedTree(turn, stream(2, 0), None, DEALS, float("inf"), "")
    own = tree.buffers[0]
    hands, found = [], []
    for _ in range(DEALS):
        contract.fill(own.seen, own.state, own.deal)
        hands.append(int(tree.buffers["state"]["hands"][0, 1]))
        assert guided.is_likely(guided.EVERYBODY, guided.NEVER, own, tree.guide)
        found.append(tree.guide.likelihoods[guided.NEXT, 1])
    return hands, found


@pytest.mark.skipif(INTERPRETED, reason="needs many deals")
def test_deals_are_as_frequent_as_they_are_likely() -> None:
    turn = passed_on("R1")
    drawn, weights = likelihoods(turn)
    hands = dealt(turn)

    assert np.abs(shares(hands) - shares(drawn, weights)).max() < 0.12
    assert np.abs(shares(hands) - shares(drawn)).max() > 0.2
    assert all(popcount(hand) == HAND for hand in hands)


def test_without_a_past_every_deal_is_as_likely() -> None:
    found = shares(dealt(replace(passed_on("R1"), past=())))
    unseen = found[found > 0]

    assert len(unseen) == DUEL_CARDS - HAND
    assert INTERPRETED or np.abs(unseen - HAND / len(unseen)).max() < 0.05
