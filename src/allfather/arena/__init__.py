"""Bots against bots on equal deals: ``arena.run(odin.Game(4), ["greedy", "random"], games=400)``."""

from allfather.arena.report import Result
from allfather.arena.run import run

__all__ = ["Result", "run"]
