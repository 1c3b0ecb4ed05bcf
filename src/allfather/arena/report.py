"""The result of an arena for people, as tables of text, and for programs, as JSON."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from typing import Any

from allfather.arena.match import Played
from allfather.arena.plan import Plan
from allfather.arena.schedule import games_per_deal
from allfather.arena.statistics import Estimate
from allfather.arena.summary import BotFigures, PairFigures
from allfather.core.text_table import padded
from allfather.games import find_game

PACKAGES = ("allfather", "joblib", "matplotlib", "numba", "numpy", "openskill", "ray")


@dataclass(frozen=True)
class Result:
    """What came of an arena."""

    plan: Plan
    games: tuple[Played, ...]
    """All games in the order of the schedule."""
    bots: tuple[BotFigures, ...]
    """In the order of the plan."""
    pairs: tuple[PairFigures, ...]

    @property
    def chance(self) -> float:
        """The win share of bots that are all alike."""
        return 1 / self.plan.players

    def __str__(self) -> str:
        return "\n".join(text_lines(self))

    def to_dict(self) -> dict[str, Any]:
        """Everything but the single games, as ``result.json`` has it."""
        return {
            "configuration": self.plan.to_dict(),
            "games": len(self.games),
            "chance": self.chance,
            "bots": [_bot_dict(figures) for figures in self.bots],
            "pairs": [_pair_dict(figures) for figures in self.pairs],
        }


def result_json(result: Result, command: str | None) -> str:
    """``result.json``: the result, the command that gave it, and the versions of what was used."""
    found = {"command": command, "versions": versions()} | result.to_dict()
    return json.dumps(found, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def versions() -> dict[str, str]:
    """The versions of Python and of those packages that are installed."""
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return found


def _bot_dict(figures: BotFigures) -> dict[str, Any]:
    return {
        "bot": figures.bot,
        "win_share": figures.win_share.to_dict(),
        "points": figures.points.to_dict(),
        "rating": figures.rating.to_dict(),
        "moves": figures.moves,
        "seconds_per_move": figures.seconds_per_move,
        "playouts_per_move": figures.playouts_per_move,
        "faults": figures.faults,
        "first_fault": figures.first_fault,
    }


def _pair_dict(figures: PairFigures) -> dict[str, Any]:
    return {
        "bots": list(figures.bots),
        "win_shares": [share.to_dict() for share in figures.win_shares],
        "points": [points.to_dict() for points in figures.points],
        "win_share_difference": figures.win_share_difference.to_dict(),
    }


def text_lines(result: Result) -> Iterator[str]:
    """The tables on the terminal."""
    plan = result.plan
    title, pairs, deals = find_game(plan.game).title, counted(len(plan.pairs), "pair"), counted(plan.deals, "deal")
    seatings, games = games_per_deal(plan.players), counted(plan.games_per_pair, "game")
    yield f"{title}, {plan.players} players; {pairs} of bots, each {deals} in {seatings} seatings, which is {games}."
    yield "The intervals are 95 % over deals."
    yield ""
    yield from padded(
        ["bot", "win share", "", "points", "", "rating", "", "ms/move", "playouts", "faults"], bot_rows(result)
    )
    yield ""
    others = "the other" if plan.players == 2 else "others"
    yield from padded(["one", f"against {others}", "win share", "", "points", ""], pair_rows(result), "llr")
    yield ""
    yield from padded(["difference of win shares", "", ""], difference_rows(result))
    for figures in result.bots:
        if figures.first_fault is not None:
            yield ""
            yield f"{figures.bot} was at fault {counted(figures.faults, 'time')}, first so: {figures.first_fault}"


def bot_rows(result: Result) -> Iterator[list[str]]:
    for figures in sorted(result.bots, key=lambda figures: -figures.win_share.mean):
        playouts = figures.playouts_per_move
        yield [
            figures.bot,
            *percent(figures.win_share),
            *number(figures.points),
            *number(figures.rating),
            f"{1000 * figures.seconds_per_move:.3f}",
            "–" if playouts is None else f"{playouts:,.0f}",
            f"{figures.faults:,}",
        ]
    yield ["(by chance)", f"{100 * result.chance:.1f} %"]


def pair_rows(result: Result) -> Iterator[list[str]]:
    for figures in result.pairs:
        for bot, other, share, points in zip(
            figures.bots, figures.bots[::-1], figures.win_shares, figures.points, strict=True
        ):
            yield [bot, other, *percent(share), *number(points)]


def difference_rows(result: Result) -> Iterator[list[str]]:
    for figures in result.pairs:
        yield [" − ".join(figures.bots), *percent(figures.win_share_difference)]


def percent(value: Estimate) -> list[str]:
    return [f"{100 * value.mean:.1f} %", interval(value, 100, 1)]


def number(value: Estimate) -> list[str]:
    return [f"{value.mean:.2f}", interval(value, 1, 2)]


def interval(value: Estimate, factor: float, digits: int) -> str:
    """The ends of an interval, if there is one."""
    if value.low is None or value.high is None:
        return "–"
    return f"{factor * value.low:.{digits}f} … {factor * value.high:.{digits}f}"


def counted(count: int, word: str) -> str:
    return f"{count:,} {word}" if count == 1 else f"{count:,} {word}s"
