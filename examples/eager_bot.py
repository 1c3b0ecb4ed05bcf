"""A complete bot: it lays as many cards as it can, high numbers last.

A package makes it available with an entry point in its pyproject.toml:

    [project.entry-points."allfather.bots"]
    eager = "eager_bot:EagerBot"

Then `allfather arena odin eager:patience=2 greedy --players 3` lets it play.
"""

from __future__ import annotations

import random

from allfather.bots import Turn


class EagerBot:
    """Never passes while it holds more than *patience* cards."""

    def __init__(self, *, patience: int = 0) -> None:
        self.patience = patience

    def choose(self, turn: Turn, rng: random.Random) -> str:
        """One of ``turn.texts``; everything else a seat may know is in ``turn.view``."""
        if turn.kind.name != "odin":
            return rng.choice(turn.texts)
        if len(turn.view.hand) <= self.patience and "pass" in turn.texts:
            return "pass"
        return max(turn.texts, key=self.worth)

    def worth(self, action: str) -> tuple[int, int]:
        """The sort key: many cards before few, low numbers before high ones, passing last."""
        cards = [] if action == "pass" else action.removeprefix("+").split(" ")
        return len(cards), -sum(int(card[1]) for card in cards)
