"""Proximal policy optimisation: play a little, then move the nets towards what went better than expected.

All seats of all games share the nets. The critic, which sees all hands, gives every seat a value at every decision, so
an advantage is computed along the decisions of all seats and credited to the one that acted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch

from allfather.train.config import Learn
from allfather.train.model import Critic, PlayingNet
from allfather.train.selfplay import SelfPlay, Tensors


def from_actor(values: torch.Tensor, seats: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """*values* by seat, reordered to begin with the seat to act."""
    steps = torch.arange(len(values), device=values.device)[:, None]
    return torch.where(steps < players, values.gather(0, ((steps + seats) % players).long()), 0.0)


def by_seat(values: torch.Tensor, seats: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """The inverse of :func:`from_actor`."""
    places = torch.arange(len(values), device=values.device)[:, None]
    return torch.where(places < players, values.gather(0, ((places - seats) % players).long()), 0.0)


def mean_where(is_counted: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    """The mean of the values that are counted; shapes do not depend on how many there are."""
    return torch.where(is_counted, values, 0.0).sum() / is_counted.sum().clamp(min=1)


def learns(own: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """Whether each of *seats* is among those that learn, which *own* has as bits."""
    return (own >> seats & 1).bool()


@dataclass(frozen=True)
class Batch:
    """Decisions for one update, the last axis of each tensor."""

    facts: torch.Tensor
    secrets: torch.Tensor
    rows: torch.Tensor
    counts: torch.Tensor
    seats: torch.Tensor
    players: torch.Tensor
    places: torch.Tensor
    """The choice that was made."""
    chances: torch.Tensor
    """The logarithm of its probability."""
    gains: torch.Tensor
    """The advantage of the seat that acted."""
    targets: torch.Tensor
    """The values of the seats, from the actor's on."""
    own: torch.Tensor | None = None
    """The seats that learn, as bits; ``None`` if all do."""

    def mean(self, values: torch.Tensor) -> torch.Tensor:
        """The mean over the decisions of seats that learn."""
        return values.mean() if self.own is None else mean_where(learns(self.own, self.seats), values)

    def learned(self, values: torch.Tensor) -> torch.Tensor:
        """*values*, but 0 at the decisions of seats that do not learn, where some may be too large to compute with."""
        return values if self.own is None else torch.where(learns(self.own, self.seats), values, 0.0)


class Experience:
    """Decisions to learn from, of *steps* steps in all slots, which are divided into *batches*.

    If *own* has seats for each slot, as bits, only those learn.

    The slots of a batch are neighbours and lie together, so that a batch is a view and nothing has to be copied.
    """

    def __init__(self, games: SelfPlay, steps: int, batches: int, own: torch.Tensor | None = None) -> None:
        seen = games.tensors
        self.steps, self.count, self.own = steps, batches, own
        floats = torch.zeros_like(seen.counts, dtype=torch.float32)
        self.kept: dict[str, torch.Tensor] = {
            name: self._store(getattr(seen, name)) for name in ("facts", "secrets", "rows", "counts", "seats")
        }
        self.kept |= {"players": self._store(seen.players), "places": self._store(floats.long())}
        self.kept |= {"chances": self._store(floats), "gains": self._store(floats)}
        self.kept["targets"] = self._store(seen.rewards)
        constant = {"players": seen.players}
        if own is not None:
            self.kept["own"] = self._store(own)
            constant["own"] = own
        for step in range(steps):
            self.keep(step, **constant)
        self.rewards = seen.rewards.new_zeros(steps, *seen.rewards.shape)
        self.dones = seen.dones.new_zeros(steps, *seen.dones.shape)
        self.expected = seen.rewards.new_zeros(steps + 1, *seen.rewards.shape)
        """The critic's values by seat, for one step more."""

    def _store(self, like: torch.Tensor) -> torch.Tensor:
        return like.new_zeros(self.count, *like.shape[:-1], self.steps, like.shape[-1] // self.count)

    def keep(self, step: int, **tensors: torch.Tensor) -> None:
        """Keep what was seen or computed for a *step*."""
        for name, tensor in tensors.items():
            self.kept[name][..., step, :].copy_(tensor.unflatten(-1, (self.count, -1)).movedim(-2, 0))

    def batches(self) -> Iterator[Batch]:
        """The decisions, batch by batch."""
        for place in range(self.count):
            yield Batch(**{name: tensor[place].flatten(-2) for name, tensor in self.kept.items()})

    def judge(self, trace: float, seats: torch.Tensor, players: torch.Tensor) -> None:
        """Work out how much better than expected each decision turned out: generalised advantage estimation.

        *seats* has the seats that acted, step by step.
        """
        later = torch.zeros_like(self.rewards[0])
        gains = torch.zeros_like(self.rewards[:, 0])
        for step in reversed(range(self.steps)):
            goes_on = (~self.dones[step]).float()
            surprise = self.rewards[step] + goes_on * self.expected[step + 1] - self.expected[step]
            later = surprise + goes_on * trace * later
            gains[step] = later.gather(0, seats[step][None].long())[0]
            self.keep(step, targets=from_actor(later + self.expected[step], seats[step], players))
        gains = self._standardised(gains, seats)
        for step in range(self.steps):
            self.keep(step, gains=gains[step])

    def _standardised(self, gains: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """*gains* with a mean of 0 and a spread of 1 over the seats that learn."""
        if self.own is None:
            return (gains - gains.mean()) / (gains.std() + 1e-6)
        is_own = learns(self.own, seats)
        centred = gains - mean_where(is_own, gains)
        return centred / (mean_where(is_own, centred.square()).sqrt() + 1e-6)


@torch.no_grad()
def play(
    games: SelfPlay,
    net: PlayingNet,
    critic: Critic,
    into: Experience,
    trace: float,
    frozen: Callable[[Tensors], torch.Tensor] | None = None,
) -> None:
    """Play with *net*, keep every decision, and judge it; *frozen* chooses for the seats that do not learn."""
    seen = games.tensors
    seats = seen.seats.new_zeros(into.steps, len(seen.seats))
    for step in range(into.steps):
        into.keep(step, **{name: getattr(seen, name) for name in ("facts", "secrets", "rows", "counts", "seats")})
        into.expected[step] = by_seat(critic(seen.facts, seen.secrets, seen.players), seen.seats, seen.players)
        seats[step] = seen.seats
        chances, _ = net(seen.facts, seen.rows, seen.counts, seen.players)
        places = draw(chances, seen.counts)
        if frozen is not None and into.own is not None:
            places = torch.where(learns(into.own, seen.seats), places, frozen(seen))
        into.keep(step, places=places, chances=chances.gather(0, places[None])[0])
        seen.actions.copy_(seen.choices.gather(0, places[None])[0])
        games.step()
        into.rewards[step] = seen.rewards
        into.dones[step] = seen.dones
    into.expected[into.steps] = by_seat(critic(seen.facts, seen.secrets, seen.players), seen.seats, seen.players)
    into.judge(trace, seats, seen.players)


def preferred(net: PlayingNet, seen: Tensors) -> torch.Tensor:
    """The choice that *net* prefers in each slot, as its bot plays."""
    chances, _ = net(seen.facts, seen.rows, seen.counts, seen.players)
    places: torch.Tensor = chances.argmax(0)
    return places


def drawn(net: PlayingNet, seen: Tensors) -> torch.Tensor:
    """A random choice in each slot, as often as *net* would make it."""
    chances, _ = net(seen.facts, seen.rows, seen.counts, seen.players)
    return draw(chances, seen.counts)


def draw(chances: torch.Tensor, counts: torch.Tensor) -> torch.Tensor:
    """A random choice in each column of logarithms of probabilities."""
    sums = chances.exp().cumsum(0)
    places = (sums < torch.rand_like(sums[0])).sum(0)
    return torch.minimum(places, counts - 1)  # rounding may leave the sum below 1


def losses(net: PlayingNet, critic: Critic, batch: Batch, how: Learn, entropy: Any) -> tuple[torch.Tensor, ...]:
    """The loss to minimise, and what is reported: entropy, change of the policy, errors of the values.

    The critic learns from the decisions of all seats, because advantages are computed along them.
    """
    chances, values = net(batch.facts, batch.rows, batch.counts, batch.players)
    judged = critic(batch.facts, batch.secrets, batch.players)
    change = batch.learned(chances.gather(0, batch.places[None])[0] - batch.chances)
    ratio = change.exp()
    gain = torch.minimum(ratio * batch.gains, ratio.clamp(1 - how.clip, 1 + how.clip) * batch.gains)
    spread = batch.mean(-(chances.exp() * chances).sum(0))
    own_error = batch.mean((values - batch.targets).square().sum(0))
    error = (judged - batch.targets).square().sum(0).mean()
    loss = error + how.values * own_error - batch.mean(gain) - entropy * spread
    return loss, spread.detach(), batch.mean(change.detach().square()) / 2, own_error.detach(), error.detach()
