"""Ladder, a tiny shedding game of nine ranks: play a higher card or pass, and be the first without cards.

Each of two or three players gets five of eighteen cards, two of each rank. The leader plays any card; the next
plays a higher one or passes; when all others have passed, the last to play leads again. Whoever plays the last card
wins the hand and opens the next. Who first has won as many hands as agreed wins the game.
"""

from ladder.game import Game, View
from ladder.state import Options

__all__ = ["Game", "Options", "View"]
