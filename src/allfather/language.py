"""The language of a command: the flag ``--language``, or else the locale; and help in that language.

The help of a command and of its options are messages, found by their names: ``help-sim``, ``help-sim-out``, or for an
option that several commands have ``help-option-seed``. Only the examples are taken from the docstring.

What click itself says goes through gettext, which :func:`translate_click` replaces by our messages. It does so in
click's modules, under names that click does not document: whatever a new version says or names differently stays in
English, and ``tests/test_words.py`` fails. The messages in :data:`CLICK` and :data:`CLICK_MODULES` are then to be
compared with click's source, and the bound in ``pyproject.toml`` may be raised.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Sequence
from contextlib import suppress
from contextvars import ContextVar
from importlib import import_module
from inspect import cleandoc
from itertools import pairwise
from string import Formatter
from typing import Any

import click

from allfather.words import LANGUAGES, Words, locale_language, words

CHOSEN: ContextVar[str | None] = ContextVar("language", default=None)
"""The language that the command line names, while the command runs and its errors are shown."""
FLAG = "--language"
HEADINGS = {"Options": "help-options", "Commands": "help-commands"}


def spoken() -> Words:
    """The words of the command that is running."""
    return words(CHOSEN.get() or locale_language())


def given_language(arguments: list[str]) -> str | None:
    """The language that the last flag among *arguments* names, if it is supported."""
    words = [word for argument in arguments for word in argument.split("=", 1)]
    named = [after.lower() for word, after in pairwise(words) if word == FLAG]
    return named[-1] if named and named[-1] in LANGUAGES else None


def language_flag(*, hidden: bool = False) -> click.Option:
    """The flag; :meth:`Command.main` has already read it, so that all output is in the language."""
    languages = click.Choice(LANGUAGES, case_sensitive=False)
    return click.Option([FLAG], type=languages, expose_value=False, hidden=hidden)


def explained(error: Any, *, has_head: bool = True) -> str:
    """A game's *error* as a sentence in the language of the command.

    Where there is no message for its case, the English text follows a head, or stands alone without *has_head*.
    """
    t, code, values = spoken(), error.code, error.values | error.case
    detail = getattr(error, "detail", str(error))
    head = f"cli-error-{code}"
    if head in t:
        text = t.why(code, values, t(head, detail=detail) if has_head else detail, has_detail=True)
    else:
        text = t.why(code, values, detail)
        if action := values.get("action"):
            text = t("cli-not-legal", action=action, why=text)
    return t("cli-at-line", line=str(error.line), why=text) if hasattr(error, "line") else text


def os_reason(error: OSError, t: Words | None = None) -> str:
    """Why the system refuses something, in the language of *t* or of the command if it is a common reason."""
    t, message = t or spoken(), f"cli-os-{errno.errorcode.get(error.errno or 0, '')}"
    return t(message) if message in t else error.strerror or str(error)


CLICK = {
    "Error: {message}": "click-error",
    "Try '{command} {option}' for help.": "click-try",
    "Aborted!": "click-aborted",
    "default: {default}": "click-default",
    "required": "click-required",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing command.": "click-missing-command",
    "Choose from:\n\t{choices}": "click-choose",
    "No such option {name!r}.": "click-no-option",
    "No such command {name!r}.": "click-no-command",
    "(Did you mean one of: {possibilities}?)": "click-did-you-mean",
    "Got unexpected extra arguments ({args})": "click-extra",
    "Option {name!r} requires {nargs} arguments.": "click-needs-value",
    "Option {name!r} does not take a value.": "click-takes-no-value",
    "{value!r} is not one of {choices}.": "click-not-one-of",
    "{value!r} is not a valid {number_type}.": "click-not-a-number",
    "{value} is not in the range {range}.": "click-not-in-range",
    "{name} {filename!r} is a file.": "click-is-a-file",
    "{name} {filename!r} is a directory.": "click-is-a-folder",
    "{name} {filename!r} is not readable.": "click-not-readable",
}
"""Click's texts, in English or in the English plural, and our messages for them."""
CLICK_MODULES = ("core", "exceptions", "parser", "types")


def translate_click() -> None:
    """Translate click's messages to the language of the command."""
    for name in CLICK_MODULES:
        with suppress(ModuleNotFoundError):
            module = import_module(f"click.{name}")
            for function in ("_", "ngettext"):
                if hasattr(module, function):
                    setattr(module, function, _said_by_click)


def _said_by_click(text: str, *plural: Any) -> str:
    """Stands in for ``gettext(text)`` and ``ngettext(text, many, count)``; click fills in the fields."""
    many, count = plural or (text, 0)
    if many not in CLICK:
        return many if plural and count != 1 else text
    parsed = [part for each in (text, many) for part in Formatter().parse(each)]
    fields = {name: f"{{{name}!{form}}}" if form else f"{{{name}}}" for _, name, _, form in parsed if name}
    return spoken()(CLICK[many], count=count, **fields)


class HelpFormatter(click.HelpFormatter):
    """Writes the headings of help in the language of the command."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{spoken()('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        title = spoken()(HEADINGS[heading]) if heading in HEADINGS else heading
        self.write(f"{'':>{self.current_indent}}{title}\n")


class Context(click.Context):
    """The context of a command with help in its language."""

    formatter_class = HelpFormatter


class Command(click.Command):
    """A command with help in its language."""

    context_class = Context
    message = ""
    """The message that is its help."""
    game = ""
    """The game of a subcommand for a game."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run the command line; its language also holds for errors, which click shows at the very end."""
        before = CHOSEN.set(given_language(list(sys.argv[1:] if args is None else args)))
        try:
            return super().main(args, *rest, **extra)
        finally:
            CHOSEN.reset(before)

    def get_help(self, ctx: click.Context) -> str:
        self.speak(spoken())
        if option := self.get_help_option(ctx):
            option.help = spoken()("help-option-help")
        return super().get_help(ctx)

    def speak(self, t: Words) -> None:
        """Translate everything about the command with *t*."""
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
    translate_click()
    root.message = "help-allfather"
    root.params.append(language_flag())
    _accept(root, "help")


def _accept(group: Any, message: str) -> None:
    for name, command in group.commands.items():
        command.message = f"{message}-{name}"
        command.params.append(language_flag(hidden=name != "play"))
        if hasattr(command, "commands"):
            _accept(command, command.message)
