"""The compiled rules compared with their slow twin at every step of random games."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from allfather import ravens
from allfather.core import contract
from tests.helpers.scale import FULL, examples, full, scaled
from tests.twins.ravens import Options as TwinOptions
from tests.twins.ravens import RavensTwin

DECISIONS = scaled(full(1_000_000, 5000), full(20_000, 500))
"""How many decisions to compare; ``make twins`` compares a million."""

SMALL = "MM1 MF3 MW3 FF1 FW2 FS2 / M3 F2 W3 order2 raven2 land3 stone3 / Odin+M F+W"
"""Odd components: packs run out, cards cannot be laid without a clash, two *order* cards in a turn."""

WANTED = {"end": 0.3, "pile": 0.6, "drop": 0.5, "stay": 0.7}
"""How likely a player is to take such an action when it was drawn; others are always taken."""


@dataclass
class Pair:
    """A game and its twin, always in the same position."""

    game: ravens.Game
    twin: RavensTwin
    rng: random.Random

    def deal(self) -> None:
        """Make the same deal in both."""
        told = self.game.deal_fields(deal := self.game.draw_deal())
        awaited = self.game.awaited
        assert (self.twin.phase, self.twin.awaited) == ("deal", awaited)
        self.game.apply_event("deal", deal)
        if awaited == "stage":
            first, second = told["magic"].split("+")
            packs = [told["pack_0"], told["pack_1"]]
            self.twin.deal_stage(told["landscapes"], packs, (first, second), told.get("starter"))
        elif awaited == "pack":
            self.twin.deal_pack(told["pack"])
        else:
            self.twin.deal_landscapes(told["landscapes"])

    def step(self) -> None:
        """Make a random action in both; ending the plays at once is made rarer, so that ravens get somewhere."""
        legal = self.game.legal()
        action = self.rng.choice(legal)
        while self.rng.random() > WANTED.get(action.split()[0], 1) and len(legal) > 1:
            action = self.rng.choice(legal)
        before = self.game.state.copy()
        self.game.play(action)
        self.twin.play(action)
        endings = self.game.endings(before)
        if endings and endings[0]["event"] == "stage-over":
            told = {key: endings[0][key] for key in ("winner", "distance", "magic", "scores")}
            assert told == self.twin.stage_result

    def compare(self) -> None:
        game, twin = self.game, self.twin
        assert sorted(game.legal()) == sorted(twin.legal())
        assert len(game.legal()) == (contract.count_actions(game.state) if game.to_act is not None else 0)
        assert game.truth() == twin.state()
        assert (game.phase, game.to_act, game.awaited) == (twin.phase, twin.to_act, twin.awaited)
        assert (list(game.scores), list(game.winners)) == (twin.scores, twin.winners)
        for seat in (None, 0, 1):
            assert as_twin(game.view(seat)) == twin.view(seat)


def as_twin(view: ravens.View) -> dict[str, Any]:
    """A view in the format of the twin."""
    lists = ("path", "ravens", "magic", "removed", "hand", "pile", "hand_sizes", "pile_sizes", "pack_sizes", "bottom")
    nested = ("magic_cards", "discards", "unseen")
    plain = ("seat", "phase", "to_act", "awaited", "landscape_count", "drawn", "laid", "turn", "stage")
    return (
        {name: getattr(view, name) for name in (*plain, "effect", "first", "ordered")}
        | {name: list(getattr(view, name)) for name in (*lists, "plays", "scores")}
        | {name: [list(part) for part in getattr(view, name)] for name in nested}
        | {"stone": list(view.stone) if view.stone else None, "legal": sorted(view.legal)}
    )


def pair_of(switches: tuple[bool, bool, bool], components: str, seed: int) -> Pair:
    back, protect_ravens, protect_stone = switches
    game = ravens.Game(2, ravens.Options(back, protect_ravens, protect_stone, components))
    game.start_generator(seed)
    twin = RavensTwin(TwinOptions(back, protect_ravens, protect_stone))
    return Pair(game, twin, random.Random(seed))


def test_rules_and_twin_agree_at_every_decision() -> None:
    """R1 to R31: legal actions, states, views, scores and winners, for all options and for odd components."""
    compared = 0

    @settings(examples(DECISIONS // 100, DECISIONS // 100), derandomize=not FULL)
    @given(
        st.tuples(st.booleans(), st.booleans(), st.booleans()),
        st.sampled_from(["standard", SMALL]),
        st.integers(0, 2**63 - 1),
    )
    def play_beside(switches: tuple[bool, bool, bool], components: str, seed: int) -> None:
        nonlocal compared
        pair, end = pair_of(switches, components, seed), min(DECISIONS, compared + scaled(10**6, 150))
        while not pair.game.is_over and compared < end:
            if pair.game.awaits_deal:
                pair.deal()
            else:
                pair.step()
                compared += 1
            pair.compare()

    play_beside()

    assert compared == DECISIONS
