"""The prompt that asks which game to play."""

from __future__ import annotations

from typing import TextIO

from allfather.terminal.console import Console, EndOfInput


def choose_game(titles: dict[str, str], *, screen: TextIO, keyboard: TextIO) -> str | None:
    """Ask for a game by number, name or title, Enter being the first; ``None`` if the person leaves."""
    console = Console(screen, keyboard, {})
    by_answer = {"": next(iter(titles))}
    for number, (name, title) in enumerate(titles.items(), 1):
        by_answer |= dict.fromkeys((str(number), name.lower(), title.lower()), name)
    offer = ", ".join(f"{number} {title}" for number, title in enumerate(titles.values(), 1))
    try:
        while (typed := console.ask(f"{offer}. Which game? (Enter: 1) ").lower()) not in by_answer:
            if typed in ("q", "quit"):
                raise EndOfInput
            console.say("Type the number or the name of a game, or q to leave.")
    except EndOfInput:
        console.say("Goodbye.")
        return None
    return by_answer[typed]
