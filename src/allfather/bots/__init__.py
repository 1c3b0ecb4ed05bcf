"""Bots, which choose actions from a view: ``make_bot("search:time=0.5")``."""

from allfather.bots.bot import Bot, Move, Turn, ask, default_action, make_move, prepare
from allfather.bots.names import BotName, bot_names, make_bot, warm_up

__all__ = [
    "Bot",
    "BotName",
    "Move",
    "Turn",
    "ask",
    "bot_names",
    "default_action",
    "make_bot",
    "make_move",
    "prepare",
    "warm_up",
]
