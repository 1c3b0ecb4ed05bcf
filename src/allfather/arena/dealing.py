"""Equal deals: what is dealt depends on the deal's number and on nothing that was played before."""

from __future__ import annotations

import hashlib
from typing import Any

from allfather.core import contract
from allfather.core.game import Game


class Dealer:
    """Deals one game whenever it awaits a deal; hand k, or stage k, of a *deal* is the same for everybody.

    A shuffle in the middle of a stage has a stream of its own, so that it does not change the stages after it.
    """

    def __init__(self, seed: int, deal: int) -> None:
        self.seed, self.deal = seed, deal
        self.hand, self.shuffle = -1, 0
        self.scores: tuple[int, ...] = ()
        self.barren = 0
        """Hands or stages in a row that brought nobody a point."""

    def serve(self, game: Game[Any, Any]) -> None:
        """Make the deals that *game* awaits now."""
        while game.awaits_deal:
            self.make_deal(game)

    def make_deal(self, game: Game[Any, Any]) -> None:
        """Make the next deal."""
        if contract.is_settled(game.state):
            self.hand, self.shuffle = self.hand + 1, 0
            self.barren = self.barren + 1 if game.scores == self.scores else 0
            self.scores = game.scores
        else:
            self.shuffle += 1
        game.start_generator(self.seed, stream_number(self.deal, self.hand, self.shuffle))
        game.apply_event("deal", game.draw_deal())


def stream_number(*parts: int) -> int:
    """A number for a generator that tells apart all sequences of *parts*."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
