"""Equal deals: what is dealt depends only on the number of the deal, not on what was played before."""

from __future__ import annotations

import hashlib
from typing import Any

from allfather.core import contract
from allfather.core.game import Game


class Dealer:
    """Deals one game; hand or stage k of a *deal* is the same in all games with that deal.

    A shuffle within a stage has a random stream of its own, so that it does not change later stages.
    """

    def __init__(self, seed: int, deal: int) -> None:
        self.seed, self.deal = seed, deal
        self.hand, self.shuffle = -1, 0

    def serve(self, game: Game[Any, Any]) -> None:
        """Deal until *game* no longer awaits a deal."""
        while game.awaits_deal:
            self.make_deal(game)

    def make_deal(self, game: Game[Any, Any]) -> None:
        """Make the next deal."""
        if contract.is_settled(game.state):
            self.hand, self.shuffle = self.hand + 1, 0
        else:
            self.shuffle += 1
        game.start_generator(self.seed, stream_number(self.deal, self.hand, self.shuffle))
        game.apply_event("deal", game.draw_deal())


def stream_number(*parts: int) -> int:
    """A stream number that differs for all sequences of *parts*."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
