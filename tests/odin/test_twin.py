"""The compiled rules compared with their slow twin at every step of random games."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from allfather import odin
from allfather.core import contract
from allfather.odin.notation import card_list
from tests.helpers.scale import FULL, examples, full, scaled
from tests.twins.odin import OdinTwin

DECISIONS = scaled(full(1_000_000, 5000), full(20_000, 500))
"""How many decisions to compare; ``make twins`` compares a million."""

options = st.builds(
    odin.Options,
    limit=st.sampled_from([1, 1, 5, 10, 15]),
    opener=st.sampled_from(["left", "winner"]),
    whole_hand=st.sampled_from(["optional", "forced"]),
    all_colours=st.booleans(),
)


class Pair:
    """A game and its twin, always in the same position."""

    def __init__(self, players: int, chosen: odin.Options, seed: int) -> None:
        self.game = odin.Game(players, chosen)
        self.game.start_generator(seed)
        self.twin: OdinTwin | None = None
        self.rng = random.Random(seed)
        self.deal()

    def deal(self) -> None:
        """Deal the same cards to both."""
        self.game.apply_event("deal", self.game.draw_deal())
        truth = self.game.truth()
        is_first = self.twin is None
        if self.twin is None:
            chosen = replace(self.game.options)
            self.twin = OdinTwin(
                self.game.players,
                limit=chosen.limit,
                opener=chosen.opener,
                whole_hand=chosen.whole_hand,
                colours=self.game.view().colours,
            )
        self.twin.deal(truth["hands"], self.game.view().opener if is_first else None)

    def compare(self) -> None:
        game, twin = self.game, self.twin
        assert twin is not None
        assert sorted(game.legal()) == sorted(twin.legal())
        assert len(game.legal_ids()) == (contract.count_actions(game.state) if game.to_act is not None else 0)
        assert game.truth() == twin.state()
        assert (game.phase, game.to_act, game.hand_number) == (twin.phase, twin.to_act, twin.hand_number)
        assert (list(game.scores), list(game.winners)) == (twin.scores, twin.winners)
        for seat in (None, *range(game.players)):
            assert as_twin(game.view(seat)) == twin.view(seat)
        if self.rng.random() < 0.02:
            assert twin.is_consistent(
                filled_hands(game, self.rng.randrange(-1, game.players), self.rng.getrandbits(32))
            )

    def step(self) -> None:
        """Make a random action in both; sets are preferred to passes, so that hands get short."""
        assert self.twin is not None
        legal = self.game.legal()
        sets = [text for text in legal if text != "pass"]
        action = self.rng.choice(sets if sets and self.rng.random() < 0.5 else legal)
        before = self.game.state.copy()
        self.game.play(action)
        self.twin.play(action)
        told = {ending["card"] for ending in self.game.endings(before) if ending["event"] == "taken"}
        last, cards = self.twin.moves[-1][1:] if self.twin.moves else ("", frozenset())
        assert told == (cards if last == "take" and action != "pass" and not action.startswith("+") else set())
        if self.game.endings(self.game.state):
            [ending] = self.game.endings(self.game.state)
            assert (ending["winner"], ending["points"]) == (self.twin.hand_winner, self.twin.points)


def as_twin(view: odin.View) -> dict[str, Any]:
    """A view in the format of the twin."""
    names = ("seat", "players", "phase", "to_act", "owner", "opener", "hand_number", "colours")
    lists = ("hand", "sizes", "middle", "beaten", "discards", "unseen", "scores")
    return (
        {name: getattr(view, name) for name in names}
        | {name: list(getattr(view, name)) for name in lists}
        | {"known": [list(cards) for cards in view.known], "legal": sorted(view.legal)}
    )


def filled_hands(game: odin.Game, seat: int, seed: int) -> list[list[str]]:
    """The hands that the view of *seat* is filled in with."""
    view = game.view_record(None if seat == contract.SPECTATOR else seat)
    filled = odin.Game(game.players, game.options)
    filled.start_generator(seed)
    contract.fill(view, filled.state, np.zeros(game.deal_size, np.int8))
    return [card_list(filled.state.hands[other]) for other in range(game.players)]


def test_rules_and_twin_agree_at_every_decision() -> None:
    """O1 to O19: legal actions, states, views, scores and winners, for 2 to 6 players and all options."""
    compared = 0

    @settings(examples(DECISIONS // 40, DECISIONS // 40), derandomize=not FULL)
    @given(st.integers(2, 6), options, st.integers(0, 2**63 - 1))
    def play_beside(players: int, chosen: odin.Options, seed: int) -> None:
        nonlocal compared
        pair = Pair(players, chosen, seed)
        while not pair.game.is_over and compared < DECISIONS:
            pair.compare()
            if pair.game.awaits_deal:
                pair.deal()
            else:
                pair.step()
                compared += 1
        pair.compare()

    play_beside()

    assert compared == DECISIONS
