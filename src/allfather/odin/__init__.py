"""ODIN, a climbing and shedding game for 2 to 6 players."""

from allfather.odin.game import Game, View
from allfather.odin.state import Options

load = Game.from_record

__all__ = ["Game", "Options", "View", "load"]
