"""Many games in training at once, on the CPU or on a GPU, as PyTorch tensors that are overwritten by every step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from allfather.core.compiling import new_records, record_type
from allfather.core.game import Game
from allfather.nets.inputs import Inputs, inputs_of
from allfather.train import seats
from allfather.train.seats import Observation, Outcome, Scratch, Slots, Source

BEGIN = -1
"""The action that starts a new game."""


@dataclass(frozen=True)
class Tensors:
    """The tensors of :class:`SelfPlay`; the last axis of each is the slot."""

    facts: torch.Tensor
    """The facts about the view of the seat to act, eight to a byte."""
    secrets: torch.Tensor
    """The facts hidden from it."""
    rows: torch.Tensor
    """For each choice the rows that describe it."""
    choices: torch.Tensor
    """The legal actions, or a random selection of them."""
    counts: torch.Tensor
    """How many choices there are."""
    seats: torch.Tensor
    """The seat to act."""
    players: torch.Tensor
    """The number of players in each slot; constant."""
    rewards: torch.Tensor
    """The reward of each seat since the last step."""
    dones: torch.Tensor
    """Whether a game ended in the last step."""
    actions: torch.Tensor
    """The actions to make in the next step."""

    @classmethod
    def new(cls, inputs: Inputs, seats: int, games: int, widest: int, device: torch.device) -> Tensors:
        def zeros(*shape: int, dtype: torch.dtype = torch.int32) -> torch.Tensor:
            return torch.zeros(*shape, games, dtype=dtype, device=device)

        return cls(
            facts=zeros(-(-inputs.facts // 8), dtype=torch.uint8),
            secrets=zeros(-(-inputs.secrets // 8), dtype=torch.uint8),
            rows=zeros(widest, inputs.rows_per_action, dtype=torch.int16),
            choices=zeros(widest, dtype=torch.int16),
            counts=zeros(),
            seats=zeros(),
            players=zeros(),
            rewards=zeros(seats, dtype=torch.float32),
            dones=zeros(dtype=torch.bool),
            actions=zeros(),
        )


class SelfPlay:
    """*games* games at once; each slot plays one of *starts*, as *tables* says, over and over.

    Only decisions with a choice are shown. Of more than *widest* legal actions, a random selection is.
    """

    def __init__(
        self,
        starts: Sequence[Game[Any, Any]],
        tables: NDArray[np.int32],
        *,
        widest: int,
        seed: int,
        device: str,
    ) -> None:
        self.kind = type(starts[0])
        self.inputs = inputs_of(self.kind)
        self.device = torch.device(device)
        self.tensors = Tensors.new(self.inputs, self.kind.player_counts[-1], len(tables), widest, self.device)
        counts = np.array([start.players for start in starts], np.int32)
        self.tensors.players.copy_(torch.from_numpy(counts[tables]))
        records = new_records(self.kind.state_type, len(starts))
        for place, start in enumerate(starts):
            records[place] = start.state
        self._slots = self._make_slots(records, tables, seed)
        self.tensors.actions.fill_(BEGIN)
        self.step()

    def _make_slots(self, starts: NDArray[Any], tables: NDArray[np.int32], seed: int) -> Any:
        if self.device.type == "cpu":
            return CpuSlots(self.kind, self.inputs, self.tensors, starts, tables, seed)
        from allfather.train.selfplay_cuda import CudaSlots

        return CudaSlots(self.kind, self.inputs, self.tensors, starts, tables, seed)

    def step(self) -> None:
        """Make ``tensors.actions`` and go on to the next choice in every slot."""
        self._slots.step()

    def greedy(self) -> torch.Tensor:
        """The action that a greedy player would choose in each slot."""
        found: torch.Tensor = self._slots.greedy()
        return found

    def saved(self) -> dict[str, NDArray[Any]]:
        """Everything that a later :meth:`restore` needs."""
        kept: dict[str, NDArray[Any]] = self._slots.saved()
        return kept

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        """Go back to what was saved; the tensors are restored by the caller."""
        self._slots.restore(kept)


class CpuSlots:
    """The slots of :class:`SelfPlay` on one CPU thread."""

    def __init__(
        self,
        kind: type[Game[Any, Any]],
        inputs: Inputs,
        tensors: Tensors,
        starts: NDArray[Any],
        tables: NDArray[np.int32],
        seed: int,
    ) -> None:
        games, players = len(tables), kind.player_counts[-1]
        self.slots = Slots(
            new_records(kind.state_type, games), np.arange(games) - games, np.zeros((players, games), np.float32)
        )
        self.source = Source(starts, tables, np.array([seed]))
        self.scratch = Scratch(
            np.zeros(kind.deal_size, np.int8),
            np.zeros(kind.max_legal + 1, np.int32),
            np.zeros(players),
            np.zeros(1, record_type(kind.view_type)),
            np.zeros(max(inputs.most_facts, inputs.secrets), np.int32),
            np.zeros(-(-max(inputs.facts, inputs.secrets) // 8), np.uint8),
        )
        self.observed = Observation(*(getattr(tensors, name).numpy() for name in Observation._fields))
        self.outcome = Outcome(*(getattr(tensors, name).numpy() for name in Outcome._fields))
        self.actions, self.chosen = tensors.actions.numpy(), torch.zeros_like(tensors.actions)
        self.ratings, self.workspace = np.zeros(kind.max_legal + 1), kind.workspace()

    def step(self) -> None:
        seats.advance_all(self.actions, self.source, self.slots, self.scratch, self.outcome, self.observed)

    def greedy(self) -> torch.Tensor:
        seats.greedy_all(self.slots.states, self.scratch.ids, self.ratings, self.workspace, self.chosen.numpy())
        return self.chosen

    def saved(self) -> dict[str, NDArray[Any]]:
        return self.slots._asdict()

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        for name, values in kept.items():
            getattr(self.slots, name)[:] = values
