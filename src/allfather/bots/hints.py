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
from allfather.words import Words


def hint_lines(game: Game[Any, Any], name: str, seed: int, t: Words) -> Iterator[str]:
    """Yield the lines of a table of the legal actions, most visited first.

    :raises GameError: if nobody is to act, or the bot does not say what it thinks.
    """
    bot = make_bot(name)
    if not isinstance(bot, SearchBot):
        case = {"why": "no-hint", "bot": quoted(name)}
        raise OptionError(f"{quoted(name)} does not say what it thinks: ask a search", case=case)
    thought = bot.think(Turn.of(game), random.Random(seed))
    seconds = t.number(thought.seconds, 2)
    yield t("cli-hint-title", seat=game.to_act, players=game.players, playouts=thought.playouts, seconds=seconds)
    yield ""
    rows = []
    for opinion in sorted(thought.opinions, key=lambda opinion: -opinion.visits):
        share = ["-"]
        if opinion.visits:
            low, high = t.percent(opinion.low), t.percent(opinion.high)
            share = [t.percent(opinion.expected), t("cli-interval", low=low, high=high)]
        rows.append([game.action_text(opinion.action), t.percent(opinion.visits / thought.playouts), *share])
    yield from padded([t(f"cli-hint-{column}") for column in ("action", "tried", "wins", "interval")], rows)
