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
from allfather.words import DEFAULT_LANGUAGE, Words, words

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
        return "\n".join(text_lines(self, words(DEFAULT_LANGUAGE)))

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


def text_lines(result: Result, t: Words) -> Iterator[str]:
    """The lines printed on the terminal."""
    plan = result.plan
    yield t("cli-arena-title", game=find_game(plan.game).title, players=plan.players, pairs=len(plan.pairs))
    seatings = games_per_deal(plan.players)
    yield t("cli-arena-deals", deals=plan.deals, seatings=seatings, games=plan.games_per_pair)
    yield t("cli-arena-intervals")
    yield ""
    share, points = t("cli-arena-share"), t("cli-arena-points")
    speed = [t("cli-arena-speed"), t("cli-arena-playouts"), t("cli-arena-faults")]
    yield from padded(
        [t("cli-arena-bot"), share, "", points, "", t("cli-arena-rating"), "", *speed], bot_rows(result, t)
    )
    yield ""
    against = t("cli-arena-against", players=plan.players)
    yield from padded([t("cli-arena-one"), against, share, "", points, ""], pair_rows(result, t), "llr")
    yield ""
    yield from padded([t("cli-arena-difference"), "", ""], difference_rows(result, t))
    for summary in result.bots:
        if summary.first_fault is not None:
            yield ""
            yield t("cli-arena-fault", bot=summary.bot, count=summary.faults, first=summary.first_fault)


def bot_rows(result: Result, t: Words) -> Iterator[list[str]]:
    for summary in sorted(result.bots, key=lambda summary: -summary.win_share.mean):
        playouts = summary.playouts_per_move
        yield [
            summary.bot,
            *percent(summary.win_share, t),
            *number(summary.points, t),
            *number(summary.rating, t),
            t.number(1000 * summary.seconds_per_move, 3),
            "–" if playouts is None else t.number(playouts),
            t.number(summary.faults),
        ]
    yield [t("cli-arena-chance"), t.percent(result.chance)]


def pair_rows(result: Result, t: Words) -> Iterator[list[str]]:
    for summary in result.pairs:
        for bot, other, share, points in zip(
            summary.bots, summary.bots[::-1], summary.win_shares, summary.points, strict=True
        ):
            yield [bot, other, *percent(share, t), *number(points, t)]


def difference_rows(result: Result, t: Words) -> Iterator[list[str]]:
    for summary in result.pairs:
        yield [" − ".join(summary.bots), *percent(summary.win_share_difference, t)]


def percent(value: Estimate, t: Words) -> list[str]:
    return [t.percent(value.mean), interval(value, t, 100, 1)]


def number(value: Estimate, t: Words) -> list[str]:
    return [t.number(value.mean, 2), interval(value, t, 1, 2)]


def interval(value: Estimate, t: Words, factor: float, digits: int) -> str:
    """The bounds of an interval, or a dash if there is none."""
    if value.low is None or value.high is None:
        return "–"
    return f"{t.number(factor * value.low, digits)} … {t.number(factor * value.high, digits)}"
