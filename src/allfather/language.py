"""The language of a command: the flag ``--language``, or else the locale."""

from __future__ import annotations

from typing import Any

import click

from allfather.words import LANGUAGES, Words, locale_language, words

CHOSEN = f"{__name__}.chosen"
"""The key of the chosen language in what nested contexts of click share."""


def _choose(ctx: click.Context, _flag: click.Parameter, language: str | None) -> None:
    if language:
        ctx.meta[CHOSEN] = language


def language_flag(*, hidden: bool = False) -> click.Option:
    """The flag, which is processed before others so that ``--help`` after it is in the chosen language."""
    return click.Option(
        ["--language"],
        type=click.Choice(LANGUAGES, case_sensitive=False),
        is_eager=True,
        expose_value=False,
        callback=_choose,
        hidden=hidden,
        help="Language; by default that of the locale.",
    )


def accept_language(group: click.Group) -> None:
    """Let *group* and all commands in it take ``--language``; only its own help mentions it."""
    group.params.append(language_flag())
    pending: list[Any] = list(group.commands.values())
    while pending:
        command = pending.pop()
        command.params.append(language_flag(hidden=True))
        pending += getattr(command, "commands", {}).values()


def spoken() -> Words:
    """The words of the command that is running."""
    ctx = click.get_current_context(silent=True)
    return words((ctx.meta.get(CHOSEN) if ctx else None) or locale_language())
