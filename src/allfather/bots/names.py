"""Bots by name: ``random``, ``greedy``, ``search:time=0.5``. The same short text is used everywhere.

Other packages add a bot with an entry point of the group ``allfather.bots``. Its name is the bot's; its value is a
callable that makes the bot and takes the settings as keyword arguments with type annotations.
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
    "net": "allfather.nets.bot:NetBot",
    "think": "allfather.nets.think:ThinkBot",
}


@dataclass(frozen=True, slots=True)
class BotName:
    """The name of a bot and its settings, as parsed from one short text."""

    name: str
    settings: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> BotName:
        """Parse ``name`` or ``name:setting=value,…``.

        :raises NotationError: if *text* has another form.
        """
        word, value = r"[a-z][a-z0-9_-]*", r"[A-Za-z0-9._+/-]+"
        if not re.fullmatch(rf"{word}(:{word}={value}(,{word}={value})*)?", text):
            message = f"expected a bot like 'greedy' or 'search:time=0.5', got {quoted(text)}"
            raise NotationError(message, case={"why": "bot", "found": quoted(text)})
        name, _, rest = text.partition(":")
        settings = [tuple(part.split("=")) for part in rest.split(",") if part]
        if len({setting for setting, _ in settings}) < len(settings):
            case = {"why": "setting-twice", "found": quoted(text)}
            raise NotationError(f"a setting occurs twice in {quoted(text)}", case=case)
        return cls(name, tuple((setting, value) for setting, value in settings))

    def __str__(self) -> str:
        settings = ",".join(f"{setting}={value}" for setting, value in self.settings)
        return f"{self.name}:{settings}" if settings else self.name


def bot_names() -> list[str]:
    """The names of all bots, starting with those of this package."""
    return [*OWN, *sorted({point.name for point in entry_points(group=GROUP)} - OWN.keys())]


def make_bot(text: str) -> Bot:
    """Make the bot that *text* describes; each seat of each game needs a bot of its own.

    :raises GameError: if there is no such bot or setting.
    """
    wanted = BotName.parse(text)
    maker = _find_maker(wanted.name)
    known = inspect.signature(maker, eval_str=True).parameters
    given = {}
    for setting, value in wanted.settings:
        if setting not in known:
            choice = f"it has {', '.join(known)}" if known else "it has none"
            case = {"why": "setting", "bot": wanted.name, "setting": quoted(setting)}
            raise OptionError(f"{wanted.name} has no setting {quoted(setting)}: {choice}", case=case)
        given[setting] = _convert(known[setting].annotation, setting, value)
    try:
        bot: Bot = maker(**given)
    except TypeError as error:
        raise OptionError(f"{wanted.name} cannot be made with these settings: {error}") from error
    return bot


def warm_up(kind: type[Game[Any, Any]], text: str) -> None:
    """Compile whatever the bot needs, so that its first answer does not wait for the compiler.

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
            case = {"why": "bot-package", "bot": quoted(name), "package": str(error.name)}
            message = f"the bot {quoted(name)} needs {error.name}, which is not installed"
            raise OptionError(message, case=case) from error
        return found
    case = {"why": "bot", "found": quoted(name), "choices": " ".join(bot_names())}
    raise OptionError(f"there is no bot {quoted(name)}: choose from {', '.join(bot_names())}", case=case)


def _convert(kind: Any, setting: str, value: str) -> Any:
    """The value of a setting converted to its annotated type: ``int``, ``float`` or ``str``."""
    wanted = str(kind)
    try:
        if "float" in wanted:
            return float(value)
        return int(value) if "int" in wanted else value
    except ValueError:
        case = {"why": "number", "option": setting, "found": quoted(value)}
        raise OptionError(f"{setting} must be a number, got {quoted(value)}", case=case) from None
