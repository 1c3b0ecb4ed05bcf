"""Hints: a search's rating of every legal action as a text table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from allfather.bots.bot import Turn
from allfather.bots.names import make_bot
from allfather.bots.search import SearchBot
from allfather.core.errors import OptionError, quoted
from allfather.core.game import Game
from allfather.core.text_table import padded


def hint_lines(game: Game[Any, Any], name: str, seed: int) -> Iterator[str]:
    """Yield the lines of a table of the legal actions, most visited first.

    :raises GameError: if nobody is to act, or the bot does not say what it thinks.
    """
    bot = make_bot(name)
    if not isinstance(bot, SearchBot):
        raise OptionError(f"{quoted(name)} does not say what it thinks: ask a search")
    thought = bot.think(Turn.of(game), random.Random(seed))
    yield f"seat {game.to_act} of {game.players}: {thought.playouts:,} playouts in {thought.seconds:.2f} s"
    yield ""
    rows = []
    for opinion in sorted(thought.opinions, key=lambda opinion: -opinion.visits):
        share = [f"{opinion.expected:.1%}", f"{opinion.low:.1%} to {opinion.high:.1%}"] if opinion.visits else ["-"]
        rows.append([game.action_text(opinion.action), f"{opinion.visits / thought.playouts:.1%}", *share])
    yield from padded(["action", "tried", "wins", "95 %"], rows)
