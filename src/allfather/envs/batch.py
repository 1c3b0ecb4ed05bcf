"""Thousands of games at once as arrays: ``batch = Batch(odin.Game(4), 4096)``, then observe, mask and step.

``docs/batches.md`` describes them. The work is done by ``batch_cpu`` or ``batch_cuda``.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from allfather.core.chance import checked_seed
from allfather.core.checks import checked_count
from allfather.core.compiling import Record
from allfather.core.errors import OptionError, quoted
from allfather.core.game import Game
from allfather.envs.batch_cpu import CpuSlots
from allfather.envs.checks import game_at, refusal
from allfather.sim.simulation import check_device


class Slots(Protocol):
    """The operations of a device on a batch; arrays have a row for each slot and are overwritten by each call."""

    seats: Any
    ids: Any
    counts: Any
    rewards: Any
    dones: Any
    observation: Any
    mask: Any

    def begin(self, seed: int, numbers: NDArray[np.int64]) -> None: ...
    def take(self, actions: Any) -> None: ...
    def first_illegal(self) -> int: ...
    def step(self, is_seen: bool) -> None: ...
    def look(self) -> None: ...
    def start_samplers(self, seed: int) -> None: ...
    def sample(self) -> Any: ...
    def record(self, slot: int) -> Record: ...
    def action(self, slot: int) -> int: ...
    def game_numbers(self) -> NDArray[np.int64]: ...


class Batch:
    """*games* games at once, each in its slot; a finished game is replaced at once by the next game of its slot.

    Every game starts from the position of *game*, which usually awaits the first deal. The k-th game in slot i, both
    counted from 0, is ``Game(players, options, seed=seed, number=i + k * games)``. The arrays are on *device*, either
    ``"cpu"`` (with *threads* threads, by default one for each core) or ``"cuda"``, and have a row for each slot. They
    are reused: copy what you keep, and do not write into them.

    :raises OptionError: if an argument is invalid.
    :raises DeviceError: if there is no GPU for ``device="cuda"``.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        games: int = 4096,
        *,
        seed: int = 0,
        device: str = "cpu",
        threads: int | None = None,
    ) -> None:
        checked_count(games, "games")
        if threads is not None:
            checked_count(threads, "threads")
        self._start = _checked_start(game)
        self._slots = _slots(self._start, games, device, threads)
        self.games = games
        self.players = game.players
        self.device = device
        self.reset(seed)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of the game in each slot among the games of the seed; always in CPU memory."""
        return self._slots.game_numbers()

    @property
    def seats(self) -> Any:
        """The seat to act in each slot, ``int32``."""
        return self._slots.seats

    def reset(self, seed: int | None = None) -> None:
        """Start over with the first games of *seed*; without a seed, move on to the next game of each slot.

        :raises OptionError: if *seed* is invalid.
        """
        if seed is None:
            numbers = self.numbers + self.games
        else:
            self.seed = checked_seed(seed)
            numbers = np.arange(self.games)
            self._slots.start_samplers(self.seed)
        self._slots.begin(self.seed, numbers)
        self._is_seen = False

    def observe(self) -> Any:
        """The encoded view of the seat to act in each slot, ``float32``."""
        self._look()
        return self._slots.observation

    def mask(self) -> Any:
        """Which actions are legal in each slot: ``bool``, with a column for each action id."""
        self._look()
        return self._slots.mask

    def legal(self) -> tuple[Any, Any]:
        """The legal ids of each slot, ascending, and how many there are; the rest of a row is meaningless."""
        return self._slots.ids, self._slots.counts

    def sample(self) -> Any:
        """A uniformly random legal action for each slot, ``int32``.

        They are drawn from separate generators, which also depend only on the seed of the last :meth:`reset`.
        """
        return self._slots.sample()

    def step(self, actions: Any, *, check: bool = True, look: bool = True) -> tuple[Any, Any]:
        """Make an action in each slot; return rewards, ``float32`` with a column for each seat, and dones, ``bool``.

        If a game has ended, its done flag is true and its rewards are its returns; otherwise they are 0. Everything
        else then describes the next game of that slot. *actions* has one integer for each slot, in anything that
        NumPy or, on a GPU, the CUDA array interface can read. Without *check*, an illegal action is undefined
        behaviour. With *look*, observation and mask are written in the same pass; otherwise when they are asked for.

        :raises IllegalAction: naming the first slot whose action is not legal; nothing has changed.
        :raises NotationError: if *actions* is not such an array; nothing has changed.
        """
        self._slots.take(actions)
        if check and (slot := self._slots.first_illegal()) >= 0:
            raise refusal(self.game(slot), self._slots.action(slot), f"slot {slot}")
        self._slots.step(look)
        self._is_seen = look
        return self._slots.rewards, self._slots.dones

    def game(self, slot: int | np.integer[Any]) -> Game[Any, Any]:
        """A copy of the game in a slot, hidden cards included; its deals must be made by hand.

        :raises OptionError: if there is no such slot.
        """
        if isinstance(slot, bool) or not isinstance(slot, int | np.integer) or not 0 <= slot < self.games:
            raise OptionError(f"there is no slot {quoted(slot)}: slots are 0 to {self.games - 1}")
        return game_at(self._start, self._slots.record(int(slot)))

    def _look(self) -> None:
        if not self._is_seen:
            self._slots.look()
            self._is_seen = True


def _slots(start: Game[Any, Any], games: int, device: str, threads: int | None) -> Slots:
    check_device(device)
    if device == "cpu":
        return CpuSlots(start, games, threads)
    from allfather.envs.batch_cuda import CudaSlots

    return CudaSlots(start, games)


def _checked_start(game: Game[Any, Any]) -> Game[Any, Any]:
    """A copy of *game*, checked to lead to a decision: a game without one would be replaced for ever."""
    trial = game.copy()
    trial.start_generator(0)
    while trial.awaits_deal:
        trial.apply_event("deal", trial.draw_deal())
    if trial.to_act is None:
        raise OptionError(f"nobody is to act in games that begin from {game.position()!r}")
    return game.copy()
