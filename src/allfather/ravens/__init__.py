"""Odins Raben, a race of two ravens for two players."""

from allfather.ravens.game import Game, View
from allfather.ravens.state import Options

load = Game.from_record

__all__ = ["Game", "Options", "View", "load"]
