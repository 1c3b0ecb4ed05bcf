"""The list of what can be typed, and the rules; both the same for every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import fill

from allfather.terminal.console import WIDTH, heading, wrap
from allfather.words import Words

NUMBER = {"7": "terminal-help-number"}
COMMANDS = {
    "m  menu": "terminal-help-menu",
    "h  hand": "terminal-help-hand",
    "l  log": "terminal-help-log",
    "s  scores": "terminal-help-scores",
    "save FILE": "terminal-help-save",
    "q  quit": "terminal-help-quit",
}
"""The commands of every game, and the messages about them."""
RULES_COMMAND = {"rules": "terminal-help-rules"}


def help_text(t: Words, rows: Mapping[str, str]) -> str:
    """What can be typed and, by the messages of *rows*, what it does."""
    file = t("terminal-file")
    lines = [
        fill(t(message), WIDTH, initial_indent=f"  {typed.replace('FILE', file):<14} ", subsequent_indent=" " * 17)
        for typed, message in rows.items()
    ]
    return "\n".join([t("terminal-help"), *lines])


def rules_text(t: Words, title: str, rules: Iterable[str], options: Iterable[str]) -> str:
    """The *rules*, by their messages, and the *options* of this game."""
    lines = [*map(t, rules), *options]
    return "\n".join([heading(t("rules-title", game=title)), *(wrap(f"- {line}", indent=2) for line in lines)])


def labelled(t: Words, label: str, value: str) -> str:
    """A label and what it is about, with the punctuation of the language."""
    return t("labelled", label=label, value=value)
