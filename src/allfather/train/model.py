"""The nets in PyTorch: the one that will play, and the critic that sees all hands in training.

Everything is laid out as the games write it: the last axis of a tensor is the decision. The playing net is computed
in the same way by :mod:`allfather.nets.forward`, without PyTorch.
"""

from __future__ import annotations

import math

import torch
from torch import nn

from allfather.nets.inputs import Inputs
from allfather.train import config


class Layer(nn.Module):
    """A linear layer over the first axis."""

    def __init__(self, inputs: int, outputs: int, spread: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) * spread)
        self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        # Not addmm, which would first fill the result with copies of the bias, at a third of all time.
        return self.weight @ x + self.bias[:, None]


FACT_SPREAD = 0.1
"""The spread of the first weights: about a hundred facts are true at once."""


NEVER = -1e9
"""The score of an unavailable choice; unlike minus infinity, it has a gradient."""


def bytes_for(facts: int) -> int:
    """The bytes that hold the bits of so many facts."""
    return -(-facts // 8)


def unpack(packed: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """The bits of *packed*, a row for each; the lowest bit of a byte comes first."""
    shifts = torch.arange(8, dtype=torch.uint8, device=packed.device)[None, :, None]
    return (packed[:, None] >> shifts & 1).to(dtype).flatten(0, 1)


def centred(values: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """*values* of the seats, shifted so that those that are there sum to zero; 0 for the others."""
    is_there = torch.arange(len(values), device=values.device)[:, None] < players
    values = torch.where(is_there, values.float(), 0.0)
    return torch.where(is_there, values - values.sum(0) / players, 0.0)


class PlayingNet(nn.Module):
    """Scores for the choices of the seat to act, and values for all seats, from what that seat may know."""

    def __init__(self, inputs: Inputs, sizes: config.Net, seats: int) -> None:
        super().__init__()
        self.first = Layer(8 * bytes_for(inputs.facts), sizes.width, FACT_SPREAD)
        self.second = Layer(sizes.width, sizes.hidden, math.sqrt(2 / sizes.width))
        self.third = Layer(sizes.hidden, sizes.hidden, math.sqrt(2 / sizes.hidden))
        self.query = Layer(sizes.hidden, sizes.query, 0.1 / math.sqrt(sizes.hidden))
        self.actions = nn.Parameter(torch.randn(inputs.rows, sizes.query))
        self.values = Layer(sizes.hidden, seats, 0.1 / math.sqrt(sizes.hidden))

    def forward(
        self, facts: torch.Tensor, rows: torch.Tensor, counts: torch.Tensor, players: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities of the choices, and the values of the seats from the actor's on."""
        x = torch.relu(self.first(unpack(facts, self.dtype)))
        x = torch.relu(self.second(x))
        x = x + torch.relu(self.third(x))
        scores = self.actions @ self.query(x)
        widest, per_action, _ = rows.shape
        chosen = scores.gather(0, rows.flatten(0, 1).long()).float().unflatten(0, (widest, per_action)).sum(1)
        is_choice = torch.arange(widest, device=rows.device)[:, None] < counts
        return chosen.masked_fill(~is_choice, NEVER).log_softmax(0), centred(self.values(x), players)

    @property
    def dtype(self) -> torch.dtype:
        """The type of the numbers that layers compute with."""
        kind = self.first.weight.device.type
        return torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else torch.float32


class Critic(nn.Module):
    """Values for all seats from everything, hidden cards included."""

    def __init__(self, inputs: Inputs, sizes: config.Critic, seats: int) -> None:
        super().__init__()
        facts = 8 * (bytes_for(inputs.facts) + bytes_for(inputs.secrets))
        self.first = Layer(facts, sizes.width, FACT_SPREAD)
        self.second = Layer(sizes.width, sizes.hidden, math.sqrt(2 / sizes.width))
        self.third = Layer(sizes.hidden, sizes.hidden, math.sqrt(2 / sizes.hidden))
        self.values = Layer(sizes.hidden, seats, 0.1 / math.sqrt(sizes.hidden))

    def forward(self, facts: torch.Tensor, secrets: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """The values of the seats from the actor's on."""
        kind = facts.device.type
        dtype = torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else torch.float32
        x = torch.relu(self.first(unpack(torch.cat((facts, secrets)), dtype)))
        x = torch.relu(self.second(x))
        x = x + torch.relu(self.third(x))
        return centred(self.values(x), players)
