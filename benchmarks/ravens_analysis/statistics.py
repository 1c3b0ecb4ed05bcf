"""Estimates with 95 % intervals, the worth of each effect, and the tables of the analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from benchmarks.ravens_analysis.simulation import (
    EAGER,
    ENDED,
    ENDINGS,
    MAGIC_WAY,
    OPENING,
    OPENING_LEAD,
    PLAYERS,
    RACE,
    STAGES,
    TURNS,
    WON,
    Numbers,
    Played,
    first_stages,
)
from numpy.typing import NDArray

from allfather.core.text_table import markdown
from allfather.ravens.cards import EFFECTS, FLIGHTS, KINDS

NORMAL = 1.96
"""The standard errors on either side of the mean in a 95 % interval."""


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float

    def text(self, digits: int, *, scale: float = 1, sign: str = "") -> str:
        return f"{self.mean * scale:{sign}.{digits}f} ± {self.half * scale:.{digits}f}"


def estimate(values: NDArray[Any]) -> Estimate:
    """The mean of independent values."""
    return Estimate(float(values.mean()), float(NORMAL * values.std(ddof=1) / np.sqrt(len(values))))


def per_stage(played: Played, values: Numbers) -> Estimate:
    """The mean per stage, given the sums per game; games are independent, but their stages are not."""
    stages = played.rows[:, STAGES]
    mean = values.sum() / stages.sum()
    deviations = values - mean * stages
    return Estimate(float(mean), float(NORMAL * np.sqrt((deviations**2).sum()) / stages.sum()))


# Worth of effects

BANS = [(name, 1 << effect) for effect, name in enumerate(EFFECTS)]
CARD_BANS = [(f"{kind}, both effects", 3 << 2 * card) for card, kind in enumerate(KINDS[FLIGHTS:])]
ALL_BANS = [*BANS, *CARD_BANS, ("all eight effects", (1 << len(EFFECTS)) - 1)]


@dataclass(frozen=True)
class Worth:
    """The cost of never using some effects."""

    name: str
    uses: Estimate
    """Uses per stage by a seat that may use them."""
    wins: Estimate
    """The loss of stages won, as a share."""
    points: Estimate
    """The loss of lead at the end of a stage, in points."""


def worth(banned: int, games: int, seed: int) -> tuple[Estimate, Estimate]:
    """What an eager player loses per stage against another, in wins and in lead, if it never uses some effects.

    Each deal is played twice, with the effects banned for seat 0 and for seat 1. Without a ban the two results would
    add up to one win and to no lead; half of what is missing is the worth in this deal.
    """
    without, _ = first_stages([(EAGER, banned), (EAGER, 0)], games, seed)
    against, _ = first_stages([(EAGER, 0), (EAGER, banned)], games, seed)
    return estimate((against[:, 0] - without[:, 0]) / 4), estimate((against[:, 1] - without[:, 1]) / 2)


def all_worths(played: Played, games: int, seed: int) -> list[Worth]:
    """The worth of each effect, of both effects of each Odin card, and of all; *played* gives the numbers of uses."""
    worths = []
    for name, banned in ALL_BANS:
        effects = [effect for effect in range(len(EFFECTS)) if banned >> effect & 1]
        uses = per_stage(played, played.uses[:, :, effects].sum(axis=(1, 2)))
        worths.append(Worth(name, Estimate(uses.mean / 2, uses.half / 2), *worth(banned, games, seed)))
    return worths


# Tables


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(markdown(head, rows))


def share_text(played: Played, how: int) -> str:
    """A share of stages in per cent; if none was seen, the upper bound."""
    if not played.rows[:, ENDED + how].any():
        return f"none seen (< {300 / len(played.rows):.3f})"
    return per_stage(played, played.rows[:, ENDED + how]).text(2, scale=100)


def quantile(lengths: Numbers, share: float) -> int:
    """The smallest number of turns within which this share of stages ends."""
    return int(np.searchsorted(lengths.cumsum(), share * lengths.sum()))


def endings_table(both: list[Played]) -> str:
    rows = [[name, *(share_text(played, how) for played in both)] for how, name in enumerate(ENDINGS)]
    return table(["a stage ends by, % of stages", *PLAYERS], [*rows, ["stages", *(f"{p.stages:,}" for p in both)]])


def stage_table(both: list[Played]) -> str:
    def spread(played: Played) -> str:
        return " / ".join(str(quantile(played.lengths, share)) for share in (0.1, 0.5, 0.9))

    rows = [
        ["turns in a stage, mean", *(per_stage(p, p.rows[:, TURNS]).text(2) for p in both)],
        ["turns in a stage, 10 % / 50 % / 90 %", *map(spread, both)],
        ["points from the race, per stage", *(per_stage(p, p.rows[:, RACE]).text(3) for p in both)],
        ["points from the magic way, per stage", *(per_stage(p, p.rows[:, MAGIC_WAY]).text(3) for p in both)],
        ["stages in a game", *(estimate(p.rows[:, STAGES]).text(3) for p in both)],
    ]
    return table(["", *PLAYERS], rows)


def starter_table(both: list[Played]) -> str:
    rows = [
        ["wins the first stage, %", *(estimate(p.rows[:, OPENING] / 2).text(2, scale=100) for p in both)],
        ["lead after the first stage, points", *(estimate(p.rows[:, OPENING_LEAD]).text(3, sign="+") for p in both)],
        ["wins the game, %", *(estimate(p.rows[:, WON] / 2).text(2, scale=100) for p in both)],
    ]
    return table(["who starts the first stage", *PLAYERS], rows)


def worth_table(worths: list[Worth]) -> str:
    rows = [
        [w.name, w.uses.text(4), w.wins.text(2, scale=100, sign="+"), w.points.text(3, sign="+"), verdict(w)]
        for w in worths
    ]
    return table(["never used", "uses per seat and stage", "wins lost, % points", "lead lost, points", ""], rows)


def verdict(worth: Worth) -> str:
    return "" if abs(worth.wins.mean) > worth.wins.half else "no measurable difference in wins"
