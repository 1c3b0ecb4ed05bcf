"""Levels of strength: what tables offer by name, weakest first, and the bot that plays each in each game.

The weaker levels draw from the probabilities of a net at a high temperature. Ratings are Elo points, with ``greedy`` at
1000; 200 points more mean three wins in four games. ``benchmarks/levels.py`` measures them.
"""

from __future__ import annotations

from typing import NamedTuple

NAMES = ("thrall", "karl", "hirdman", "jarl", "konung")


class Level(NamedTuple):
    """One level in one game."""

    name: str
    bot: str
    rating: int | None
    """``None`` if it has not been measured."""


def _levels(*played: tuple[str, int | None]) -> tuple[Level, ...]:
    return tuple(Level(name, bot, rating) for name, (bot, rating) in zip(NAMES, played, strict=True))


RATED = {
    "odin": _levels(
        ("net:temperature=16", 697),
        ("net:temperature=10", 962),
        ("net:temperature=6.5", 1145),
        ("net", 1380),
        ("think:time=0.5,wall=0.75", 1965),
    ),
    "ravens": _levels(
        ("net:temperature=11.5", 754),
        ("net:temperature=9.5", 1030),
        ("net:temperature=7", 1345),
        ("net", 1722),
        ("think:time=0.5,wall=0.75", 2193),
    ),
}
UNRATED = _levels(
    ("random", None),
    ("greedy", None),
    ("search:playouts=30", None),
    ("search:playouts=300", None),
    ("search:time=0.5,wall=0.75", None),
)
"""The levels of games without a net."""


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels of a game, by its name."""
    return RATED.get(game, UNRATED)


def find_level(game: str, name: str) -> Level | None:
    """The level of this name in a game, if there is one."""
    return next((level for level in levels_of(game) if level.name == name), None)


def bot_at(game: str, level: str) -> str:
    """The bot that plays *game* at *level*, which is one of :data:`NAMES`."""
    return levels_of(game)[NAMES.index(level)].bot


def hint_bot(game: str) -> str:
    """The bot that gives hints: the strongest, with more time."""
    return f"{bot_at(game, NAMES[-1]).partition(':')[0]}:time=1,wall=1"
