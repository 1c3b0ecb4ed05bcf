"""The result of an arena as text tables for people and as JSON for programs."""

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
from allfather.arena.summary import BotSummary, PairSummary
from allfather.core.text_table import padded
from allfather.games import find_game

PACKAGES = ("allfather", "joblib", "matplotlib", "numba", "numpy", "openskill", "ray")


@dataclass(frozen=True)
class Result:
    """The result of an arena."""

    plan: Plan
    games: tuple[Played, ...]
    """All games in the order of the schedule."""
    bots: tuple[BotSummary, ...]
    """In the order of the plan."""
    pairs: tuple[PairSummary, ...]

    @property
    def chance(self) -> float:
        """The win share of each bot if all are equally strong."""
        return 1 / self.plan.players

    def __str__(self) -> str:
        return "\n".join(text_lines(self))

    def to_dict(self) -> dict[str, Any]:
        """Everything but the individual games, as in ``result.json``."""
        return {
            "configuration": self.plan.to_dict(),
            "games": len(self.games),
            "chance": self.chance,
            "bots": [_bot_dict(summary) for summary in self.bots],
            "pairs": [_pair_dict(summary) for summary in self.pairs],
        }


def result_json(result: Result, command: str | None) -> str:
    """The contents of ``result.json``: the result, the command that produced it, and the versions of packages."""
    found = {"command": command, "versions": versions()} | result.to_dict()
    return json.dumps(found, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def versions() -> dict[str, str]:
    """The versions of Python and of the installed packages among ``PACKAGES``."""
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return found


def _bot_dict(summary: BotSummary) -> dict[str, Any]:
    return {
        "bot": summary.bot,
        "win_share": summary.win_share.to_dict(),
        "points": summary.points.to_dict(),
        "rating": summary.rating.to_dict(),
        "moves": summary.moves,
        "seconds_per_move": summary.seconds_per_move,
        "playouts_per_move": summary.playouts_per_move,
        "faults": summary.faults,
        "first_fault": summary.first_fault,
    }


def _pair_dict(summary: PairSummary) -> dict[str, Any]:
    return {
        "bots": list(summary.bots),
        "win_shares": [share.to_dict() for share in summary.win_shares],
        "points": [points.to_dict() for points in summary.points],
        "win_share_difference": summary.win_share_difference.to_dict(),
    }


def text_lines(result: Result) -> Iterator[str]:
    """The lines printed on the terminal."""
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
    for summary in result.bots:
        if summary.first_fault is not None:
            yield ""
            yield f"{summary.bot} was at fault {counted(summary.faults, 'time')}, first: {summary.first_fault}"


def bot_rows(result: Result) -> Iterator[list[str]]:
    for summary in sorted(result.bots, key=lambda summary: -summary.win_share.mean):
        playouts = summary.playouts_per_move
        yield [
            summary.bot,
            *percent(summary.win_share),
            *number(summary.points),
            *number(summary.rating),
            f"{1000 * summary.seconds_per_move:.3f}",
            "–" if playouts is None else f"{playouts:,.0f}",
            f"{summary.faults:,}",
        ]
    yield ["(by chance)", f"{100 * result.chance:.1f} %"]


def pair_rows(result: Result) -> Iterator[list[str]]:
    for summary in result.pairs:
        for bot, other, share, points in zip(
            summary.bots, summary.bots[::-1], summary.win_shares, summary.points, strict=True
        ):
            yield [bot, other, *percent(share), *number(points)]


def difference_rows(result: Result) -> Iterator[list[str]]:
    for summary in result.pairs:
        yield [" − ".join(summary.bots), *percent(summary.win_share_difference)]


def percent(value: Estimate) -> list[str]:
    return [f"{100 * value.mean:.1f} %", interval(value, 100, 1)]


def number(value: Estimate) -> list[str]:
    return [f"{value.mean:.2f}", interval(value, 1, 2)]


def interval(value: Estimate, factor: float, digits: int) -> str:
    """The bounds of an interval, or a dash if there is none."""
    if value.low is None or value.high is None:
        return "–"
    return f"{factor * value.low:.{digits}f} … {factor * value.high:.{digits}f}"


def counted(count: int, word: str) -> str:
    return f"{count:,} {word}" if count == 1 else f"{count:,} {word}s"
