"""The language of a command: the flag ``--language``, or else the locale; and help in that language.

The help of a command and of its options are messages, found by their names: ``help-sim``, ``help-sim-out``, or for an
option that several commands have ``help-option-seed``. Only the examples are taken from the docstring.
"""

from __future__ import annotations

from inspect import cleandoc
from itertools import pairwise
from typing import Any

import click

from allfather.words import LANGUAGES, Words, locale_language, words

CHOSEN = f"{__name__}.chosen"
"""The key of the chosen language in what nested contexts of click share."""
FLAG = "--language"
HEADINGS = {"Options": "help-options", "Commands": "help-commands"}


def spoken() -> Words:
    """The words of the command that is running."""
    ctx = click.get_current_context(silent=True)
    return words((ctx.meta.get(CHOSEN) if ctx else None) or locale_language())


def given_language(arguments: list[str]) -> str | None:
    """The language that the last flag among *arguments* names, if we speak it."""
    words = [word for argument in arguments for word in argument.split("=", 1)]
    named = [after.lower() for word, after in pairwise(words) if word == FLAG]
    return named[-1] if named and named[-1] in LANGUAGES else None


def language_flag(*, hidden: bool = False) -> click.Option:
    """The flag; :class:`Command` has read it before, so that help and errors before it are in the language too."""
    languages = click.Choice(LANGUAGES, case_sensitive=False)
    return click.Option([FLAG], type=languages, expose_value=False, hidden=hidden)


class Formatter(click.HelpFormatter):
    """Writes the headings of help in the language of the command."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{spoken()('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        title = spoken()(HEADINGS[heading]) if heading in HEADINGS else heading
        self.write(f"{'':>{self.current_indent}}{title}\n")


class Context(click.Context):
    """The context of a command with help in its language."""

    formatter_class = Formatter


class Command(click.Command):
    """A command with help in its language."""

    context_class = Context
    message = ""
    """The message that is its help."""
    game = ""
    """The game of a subcommand for a game."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if language := given_language(args):
            ctx.meta[CHOSEN] = language
        return super().parse_args(ctx, args)

    def get_help(self, ctx: click.Context) -> str:
        self.speak(spoken())
        if option := self.get_help_option(ctx):
            option.help = spoken()("help-option-help")
        return super().get_help(ctx)

    def speak(self, t: Words) -> None:
        """Say everything about the command with *t*."""
        about, examples = t(self.message), cleandoc(self.help or "").partition("\b\n")[2].splitlines()[1:]
        self.help = "\n".join([about, "", "\b", t("help-example"), *examples] if examples else [about])
        if self.game:
            self.help = self.help.replace("GAME", self.game)
        else:
            self.short_help = about.partition("\n")[0]
        for option in self.params:
            if isinstance(option, click.Option):
                option.help = self._about(option, t)

    def _about(self, option: click.Option, t: Words) -> str | None:
        """The help of an option; those of games are named as on the page."""
        messages = (f"{self.message}-{option.name}", f"help-option-{option.name}", f"option-{option.name}")
        return next((t(message) for message in messages if message in t), option.help)


class Group(Command, click.Group):
    """A group with help in its language."""

    command_class = Command

    def get_help(self, ctx: click.Context) -> str:
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if isinstance(command, Command):
                command.speak(spoken())
        return super().get_help(ctx)


def accept_language(root: Group) -> None:
    """Let *root* and all commands in it take ``--language``, and find the messages about them by their names."""
    root.message = "help-allfather"
    root.params.append(language_flag())
    _accept(root, "help")


def _accept(group: Any, message: str) -> None:
    for name, command in group.commands.items():
        command.message = f"{message}-{name}"
        command.params.append(language_flag(hidden=name != "play"))
        if hasattr(command, "commands"):
            _accept(command, command.message)
