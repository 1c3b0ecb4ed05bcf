"""Bots by name: ``random``, ``greedy``, ``search:time=0.5``. The same short text stands everywhere.

Others add a bot by an entry point of the group ``allfather.bots``: the name, and what makes the bot, which takes its
settings as keywords with types.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from allfather.bots.bot import Bot, Turn, prepare
from allfather.core.errors import NotationError, OptionError, quoted
from allfather.core.game import Game

GROUP = "allfather.bots"
OWN = {
    "random": "allfather.bots.simple:RandomBot",
    "greedy": "allfather.bots.simple:GreedyBot",
    "search": "allfather.bots.search:SearchBot",
}


@dataclass(frozen=True, slots=True)
class BotName:
    """A bot and its settings, as one short text says them."""

    name: str
    settings: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> BotName:
        """Read ``name`` or ``name:setting=value,…``.

        :raises NotationError: if *text* is not written so.
        """
        word, value = r"[a-z][a-z0-9_-]*", r"[A-Za-z0-9._+-]+"
        if not re.fullmatch(rf"{word}(:{word}={value}(,{word}={value})*)?", text):
            raise NotationError(f"expected a bot like 'greedy' or 'search:time=0.5', got {quoted(text)}")
        name, _, rest = text.partition(":")
        settings = [tuple(part.split("=")) for part in rest.split(",") if part]
        if len({setting for setting, _ in settings}) < len(settings):
            raise NotationError(f"a setting stands twice in {quoted(text)}")
        return cls(name, tuple((setting, value) for setting, value in settings))

    def __str__(self) -> str:
        settings = ",".join(f"{setting}={value}" for setting, value in self.settings)
        return f"{self.name}:{settings}" if settings else self.name


def bot_names() -> list[str]:
    """The names of all bots there are, our own first."""
    return [*OWN, *sorted({point.name for point in entry_points(group=GROUP)} - OWN.keys())]


def make_bot(text: str) -> Bot:
    """The bot that *text* describes; each seat of each game gets one of its own.

    :raises GameError: if there is no such bot or setting.
    """
    wanted = BotName.parse(text)
    maker = _find_maker(wanted.name)
    known = inspect.signature(maker, eval_str=True).parameters
    given = {}
    for setting, value in wanted.settings:
        if setting not in known:
            choice = f"it has {', '.join(known)}" if known else "it has none"
            raise OptionError(f"{wanted.name} has no setting {quoted(setting)}: {choice}")
        given[setting] = _convert(known[setting].annotation, setting, value)
    try:
        bot: Bot = maker(**given)
    except TypeError as error:
        raise OptionError(f"{wanted.name} cannot be made so: {error}") from error
    return bot


def warm_up(kind: type[Game[Any, Any]], text: str) -> None:
    """Make sure that whatever the bot needs is compiled, so that its first answer does not wait for it.

    :raises GameError: if there is no such bot.
    """
    prepare(make_bot(text), Turn.of(kind(seed=0)))


def _find_maker(name: str) -> Callable[..., Any]:
    if name in OWN:
        module, _, attribute = OWN[name].partition(":")
        maker: Callable[..., Any] = getattr(import_module(module), attribute)
        return maker
    for point in entry_points(group=GROUP, name=name):
        try:
            found: Callable[..., Any] = point.load()
        except ImportError as error:
            raise OptionError(f"the bot {quoted(name)} needs {error.name}, which is not installed") from error
        return found
    raise OptionError(f"there is no bot {quoted(name)}: choose from {', '.join(bot_names())}")


def _convert(kind: Any, setting: str, value: str) -> Any:
    """The value of a setting as its annotation wants it: a whole number, a number, or a text."""
    wanted = str(kind)
    try:
        if "float" in wanted:
            return float(value)
        return int(value) if "int" in wanted else value
    except ValueError:
        raise OptionError(f"{setting} must be a number, got {quoted(value)}") from None
