"""How strong a net is: games in which it plays one seat and a fixed opponent all others."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import mean, stdev
from typing import Any

import numpy as np
import torch

from allfather.bots.tree import Z_95
from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.core.outcome import share_worth
from allfather.train.model import PlayingNet
from allfather.train.ppo import preferred
from allfather.train.selfplay import BEGIN, SelfPlay, Tensors

LOOK = 32
"""Steps between two checks whether all games are over, each of which waits for the GPU."""
MOST_STEPS = 20_000
OPPONENTS = ("random", "greedy")
FROZEN = "frozen"
"""The name of the opponent in a run against a frozen net."""


@dataclass(frozen=True)
class Strength:
    """The win share of a net."""

    opponent: str
    players: int
    share: float
    error: float
    """Half of the 95 % interval."""

    @property
    def name(self) -> str:
        return f"{self.players}:{self.opponent}"


class Judge:
    """Measures the strength of nets at one kind of table, with new deals every time.

    *frozen* chooses for the net that does not learn, if there is one.

    :raises OptionError: if an opponent is unknown.
    """

    def __init__(
        self,
        start: Game[Any, Any],
        games: int,
        opponents: tuple[str, ...],
        *,
        widest: int,
        seed: int,
        device: str,
        frozen: Callable[[Tensors], torch.Tensor] | None = None,
    ) -> None:
        if unknown := set(opponents) - set(OPPONENTS):
            found, choices = ", ".join(sorted(unknown)), ", ".join(OPPONENTS)
            case = {"why": "training-opponents", "found": found, "choices": choices}
            raise OptionError(f"unknown opponents: {found}; there are {choices}", case=case)
        self.players, self.frozen = start.players, frozen
        self.opponents = opponents if frozen is None else (*opponents, FROZEN)
        self.games = SelfPlay([start], np.zeros(games, np.int32), widest=widest, seed=seed, device=device)
        self.own = torch.arange(games, dtype=torch.int32, device=device) % start.players
        """The seat of the net in each slot."""

    def measure(self, net: PlayingNet) -> Iterator[Strength]:
        """The strength of *net*, which always plays the action that it prefers, against each opponent."""
        for opponent in self.opponents:
            shares = [share_worth(value, self.players) for value in self._play(net, opponent).tolist()]
            error = Z_95 * stdev(shares) / math.sqrt(len(shares))
            yield Strength(opponent, self.players, mean(shares), error)

    @torch.no_grad()
    def _play(self, net: PlayingNet, opponent: str) -> torch.Tensor:
        """The return of the net in one game of each slot."""
        games, seen = self.games, self.games.tensors
        seen.actions.fill_(BEGIN)
        games.step()
        total = torch.zeros_like(seen.rewards)
        is_on = torch.ones_like(seen.dones)
        for step in range(MOST_STEPS):
            own = seen.choices.gather(0, preferred(net, seen)[None])[0].int()
            seen.actions.copy_(torch.where(seen.seats == self.own, own, self._answer(opponent)))
            games.step()
            total += seen.rewards * is_on
            is_on &= ~seen.dones
            if step % LOOK == 0 and not is_on.any():
                break
        return total.gather(0, self.own[None].long())[0]

    def _answer(self, opponent: str) -> torch.Tensor:
        if opponent == "greedy":
            return self.games.greedy()
        seen = self.games.tensors
        if self.frozen is not None and opponent == FROZEN:
            places = self.frozen(seen)
        else:
            places = (torch.rand_like(seen.counts, dtype=torch.float32) * seen.counts).long()
        return seen.choices.gather(0, torch.minimum(places, seen.counts - 1)[None])[0].int()
