"""The prompt that asks which game to play."""

from __future__ import annotations

from typing import TextIO

from allfather.terminal.console import Console, EndOfInput, wrap
from allfather.words import Words


def choose_game(t: Words, titles: dict[str, str], *, screen: TextIO, keyboard: TextIO) -> str | None:
    """Ask for a game by number, name or title, Enter being the first; ``None`` if the person leaves."""
    console = Console(screen, keyboard, {})
    by_answer = {"": next(iter(titles))}
    for number, (name, title) in enumerate(titles.items(), 1):
        by_answer |= dict.fromkeys((str(number), name.lower(), title.lower()), name)
    offer = ", ".join(f"{number} {title}" for number, title in enumerate(titles.values(), 1))
    try:
        while (typed := console.ask(f"{t('terminal-which-game', games=offer)} ").lower()) not in by_answer:
            if typed in ("q", "quit"):
                raise EndOfInput
            console.say(wrap(t("terminal-which-game-again")))
    except EndOfInput:
        console.say(t("terminal-goodbye"))
        return None
    return by_answer[typed]
