"""The messages of the terminal: the same in all languages, all of them used, and formatted or refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import click
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import allfather
from allfather import language as cli_language
from allfather.cli import main
from allfather.core.errors import GameError
from allfather.language import CLICK, CLICK_MODULES, Command
from allfather.server.errors import REFUSALS
from allfather.words import LANGUAGES, MessageError, Words, locale_language, words

PACKAGE = Path(allfather.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME = {
    "de": set(),
    "es": set(),
    "fr": {"terminal-points"},
    "it": {"terminal-file"},
    "nl": {"terminal-ravens-head-hand"},
}
"""Messages of the game that are the same as in English, by language."""
SAME_OF_COMMANDS = {
    *("cli-arena-bot", "cli-arena-points", "cli-arena-rating", "cli-hint-interval"),
    *("cli-bench-gpu", "click-error"),
}
"""Messages of the commands that may be the same as in English."""


class Finder(Visitor):
    """Collects the variables and the messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file, each once."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


@cache
def own(language: str) -> dict[str, ftl.Message]:
    """The messages that only the terminal says."""
    return entries(PACKAGE / "locales" / "terminal" / f"{language}.ftl")


@cache
def used_by(entry: ftl.Message) -> Finder:
    finder = Finder()
    finder.visit(entry)
    return finder


def own_text(entry: ftl.Message) -> str:
    return FluentSerializer().serialize_entry(entry)


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english_with_the_same_values(language: str) -> None:
    assert list(own(language)) == list(own("en"))
    for message, entry in own("en").items():
        assert used_by(own(language)[message]).variables == used_by(entry).variables, message


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    same = {name for name, entry in own("en").items() if own_text(own(language)[name]) == own_text(entry)}

    assert {name for name in same if name.startswith("terminal-")} == SAME[language]
    assert {name for name in same if not name.startswith("terminal-")} <= SAME_OF_COMMANDS


def test_every_message_is_used_and_every_used_one_exists() -> None:
    text = sources()
    literals = set(re.findall(r"""["']([\w-]+)["']""", text))
    families = tuple(set(re.findall(r"""f["']((?:cli|terminal)-[\w-]+-)\{""", text)))
    asked = set(re.findall(r"""\b(?:t|say)\(\s*["']([\w-]+)["']""", text))
    asked |= {literal for literal in literals if literal.startswith(("cli-", "terminal-", "rule-", "ravens-", "odin-"))}
    known = own("en").keys() | entries(PACKAGE / "locales" / "en.ftl").keys()

    assert len(asked) > 150
    assert asked - known == set()
    used = literals | help_messages() | refusals(literals)
    assert [name for name in own("en") if name not in used and not name.startswith(families)] == []


def refusals(literals: set[str]) -> set[str]:
    """The messages about errors with the codes and in the cases that the sources name."""
    codes = REFUSALS.keys() | {GameError.code, *(error.code for error in GameError.__subclasses__())}
    return {f"why-{code}{case}" for code in codes for case in ("", *(f"-{literal}" for literal in literals))}


def commands(group: click.Group = main) -> Iterator[Command]:
    """All commands, those for both games included; those of further games have words of their own."""
    assert isinstance(group, Command)
    yield group
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        if isinstance(command, click.Group):
            yield from commands(command)
        elif isinstance(command, Command) and command.game in ("", "odin", "ravens"):
            yield command


def help_messages() -> set[str]:
    """The messages that the help of commands may use."""
    found = set()
    for command in commands():
        names = [option.name for option in command.params if isinstance(option, click.Option)]
        found |= {command.message, *(f"{command.message}-{name}" for name in names)}
        found |= {f"help-option-{name}" for name in names}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(language: str) -> None:
    t = words(language)
    for command in commands():
        command.speak(t)
        assert (command.help or "").startswith(t(command.message))
        for option in command.params:
            if isinstance(option, click.Option):
                own_help = [f"{command.message}-{option.name}", f"help-option-{option.name}", f"option-{option.name}"]
                assert option.help in [t(message) for message in own_help if message in t]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_the_terminal_are_not_those_of_the_page(language: str) -> None:
    page = entries(PACKAGE / "locales" / f"{language}.ftl")

    assert own(language).keys().isdisjoint(page)
    for entry in own(language).values():
        assert used_by(entry).messages <= page.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    t = words(language)
    for message, entry in own(language).items():
        names = used_by(entry).variables | {"name"}  # which messages of the page may use
        for value in (0, 1, 2, "you", "other"):
            said = t(message, **dict.fromkeys(names, value))
            assert "{" not in said
            assert "\u2068" not in said


def test_unknown_messages_and_missing_values_are_errors() -> None:
    t = Words("en")

    with pytest.raises(MessageError, match="no message 'nonsense'"):
        t("nonsense")
    with pytest.raises(MessageError, match="points"):
        t("terminal-won", who="you")
    with pytest.raises(MessageError, match="name"):
        t("terminal-odin-passes", who="other")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_MX"}, "es"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_of_a_locale(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_lists_and_numbers_are_written_as_the_language_does() -> None:
    assert [words(language).listed(["a", "b", "c"]) for language in ("en", "de", "fr")] == [
        "a, b and c",
        "a, b und c",
        "a, b et c",
    ]
    assert words("es").listed(["a", "b"], "or") == "a o b"
    assert [words(language).number(1234.5, 2) for language in ("en", "de")] == ["1,234.50", "1.234,50"]
    assert [words(language).percent(0.1234) for language in ("en", "de")] == ["12.3%", "12,3\u00a0%"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_those_of_the_page(language: str) -> None:
    t = words(language)

    assert t.why("wrong-phase", {"phase": "order"}, "") == t("why-wrong-phase-order")
    assert t.why("too-low", {"value": 1234, "middle": 4321}, "") == t("why-too-low", value="1234", middle="4321")
    assert t("card-M") in t.why("no-match", {"cards": "S", "landscape": "M", "units": 1}, "")
    assert t.why("no-such-code", {}, "Otherwise.") == "Otherwise."


def test_what_click_says_is_what_we_translate() -> None:
    """A new version of click may say something else."""
    modules = [import_module(f"click.{name}") for name in CLICK_MODULES]
    said = "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in modules)

    assert [text for text in CLICK if f'"{text}"' not in said.replace("\\n\\t", "\n\t")] == []


def test_what_click_says_or_names_differently_stays_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a version of click that is not known yet, commands work and speak some English."""
    assert click.exceptions._("No such thing.") == "No such thing."  # type: ignore[attr-defined]
    assert click.core.ngettext("one", "many", 2) == "many"  # type: ignore[attr-defined]
    monkeypatch.setattr(cli_language, "CLICK_MODULES", ("no_such_module", "globals"))
    cli_language.translate_click()

    assert not hasattr(click.globals, "ngettext")
