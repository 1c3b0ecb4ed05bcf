"""The settings of a training run, read from a TOML file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from allfather.core.errors import OptionError
from allfather.core.game import Game

CONFIGS = Path(__file__).parent / "configs"
SHIPPED = "shipped"
"""In place of a file of weights: the net that ships with the package."""


class Settings:
    """A table of the file; an unknown key is an error."""

    @classmethod
    def from_dict(cls, given: dict[str, Any], where: str) -> Self:
        """The settings in a table of the file.

        :raises OptionError: if there is an unknown key.
        """
        known = {each.name for each in fields(cls)}  # type: ignore[arg-type]
        if unknown := sorted(given.keys() - known):
            names, choices = ", ".join(unknown), ", ".join(sorted(known))
            case = {"why": "training-setting", "where": where, "found": names, "choices": choices}
            raise OptionError(f"{where} has no setting {names}: it has {choices}", case=case)
        return cls(**given)


@dataclass(frozen=True)
class Table(Settings):
    """One kind of game that is played, and how often."""

    players: int | None = None
    share: float = 1.0
    """The part of the slots that play it, relative to the other tables."""
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Net(Settings):
    """The sizes of the net that will play."""

    width: int = 256
    """The width of the first layer."""
    hidden: int = 128
    """The width of each of the next two layers."""
    query: int = 64
    """The size of the query, which is multiplied with the rows of each action."""


@dataclass(frozen=True)
class Critic(Settings):
    """The sizes of the net that sees all hands and is used in training only."""

    width: int = 512
    hidden: int = 256


@dataclass(frozen=True)
class Play(Settings):
    """How games are played."""

    games: int = 131_072
    """Games at once, on each device."""
    steps: int = 16
    """Decisions in each of them between two updates."""
    widest: int = 32
    """The most choices at once; see :class:`allfather.train.selfplay.SelfPlay`."""
    compile: bool = True
    """Whether PyTorch compiles the nets for a GPU, which takes a minute and then saves time in every step."""
    record: bool = True
    """Whether play and updates on a GPU are recorded and replayed; see :mod:`allfather.train.cuda_graph`."""


@dataclass(frozen=True)
class Learn(Settings):
    """How the nets are updated; a pair is the value at the start and at the end of the run."""

    rate: tuple[float, float] = (1e-3, 1e-4)
    """The learning rate."""
    entropy: tuple[float, float] = (0.02, 0.002)
    """The weight of the entropy bonus."""
    batches: int = 8
    """Updates after each phase of play."""
    epochs: int = 1
    """How often each decision is used."""
    clip: float = 0.2
    """The ratio of probabilities beyond which a change is no longer rewarded in an update (the ε of PPO)."""
    trace: float = 0.95
    """The decay of an advantage for each earlier decision of any seat (the λ of GAE)."""
    values: float = 0.5
    """The weight of the net's own values in its loss."""
    largest: float = 1.0
    """The norm to which gradients are clipped."""


@dataclass(frozen=True)
class Report(Settings):
    """What is reported during a run."""

    seconds: float = 30.0
    """Seconds between two reports, which measure the strength."""
    games: int = 4096
    """Games against each opponent for one measurement at each kind of table."""
    opponents: tuple[str, ...] = ("random", "greedy")
    checkpoint: float = 300.0
    """Seconds between two checkpoints."""


@dataclass(frozen=True)
class Config(Settings):
    """All settings of a run."""

    decisions: float
    """Decisions to learn from in the whole run."""
    seed: int = 1
    imitate: str = ""
    """A bot whose choices are learned instead of self-play: *decisions* of them, in games against itself."""
    start: str = ""
    """The weights to start from, as a file or ``shipped``; the net in it must have the same sizes."""
    against: str = ""
    """A file of weights, or ``shipped`` for the net of the package: it plays all seats but some, and does not learn.

    The other seats learn to win against it. Its decisions count, but are not learned from. Without a file all seats
    learn.
    """
    learners: int = 1
    """The most seats of a game that learn beside a frozen net; games with one to so many are equally frequent."""
    is_drawn: bool = False
    """Whether the frozen net draws from its probabilities; otherwise it plays its preferred action."""
    tables: tuple[Table, ...] = (Table(),)
    net: Net = Net()
    critic: Critic = Critic()
    play: Play = Play()
    learn: Learn = Learn()
    report: Report = Report()

    @classmethod
    def read(cls, path: Path) -> Config:
        """The settings in a TOML file.

        :raises OptionError: if a setting is unknown, missing or impossible.
        """
        given: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        parts: dict[str, type[Settings]] = {
            "net": Net,
            "critic": Critic,
            "play": Play,
            "learn": Learn,
            "report": Report,
        }
        for name, part in parts.items():
            given[name] = part.from_dict(given.get(name, {}), f"[{name}]")
        tables = given.get("tables", [{}])
        given["tables"] = tuple(Table.from_dict(table, "[[tables]]") for table in tables)
        if "decisions" not in given:
            case = {"why": "training-decisions", "file": path.name}
            raise OptionError(f"{path.name} does not say how many decisions to learn from", case=case)
        config = cls.from_dict(given, path.name)
        if config.learners < 1:
            bound = {"why": "at-least", "option": "learners", "least": 1, "found": repr(config.learners)}
            raise OptionError(f"learners must be at least 1, got {config.learners!r}", case=bound)
        games, batches = config.play.games, config.learn.batches
        if games % batches:
            numbers = {"why": "training-batches", "games": games, "batches": batches}
            raise OptionError(f"{games} games cannot be divided into {batches} batches", case=numbers)
        return config

    def starts(self, kind: type[Game[Any, Any]]) -> list[Game[Any, Any]]:
        """The game that each table plays.

        :raises OptionError: if one is impossible.
        """
        return [kind(table.players, kind.options_type.from_dict(table.options)) for table in self.tables]

    def slots(self, games: int) -> NDArray[np.int32]:
        """The table of each of *games* slots, so that any part of them has about the same shares."""
        ends = np.cumsum([table.share for table in self.tables])
        # Multiples of the golden ratio spread evenly over 0 … 1.
        spread = np.arange(games) * (np.sqrt(5) - 1) / 2 % 1 * ends[-1]
        tables: NDArray[np.int32] = np.searchsorted(ends, spread, side="right").astype(np.int32)
        return tables
