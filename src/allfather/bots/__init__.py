"""Players that get a view: ``make_bot("search:time=0.5")``."""

from allfather.bots.bot import Bot, Move, Turn, default_action, make_move
from allfather.bots.names import BotName, bot_names, make_bot

__all__ = ["Bot", "BotName", "Move", "Turn", "bot_names", "default_action", "make_bot", "make_move"]
