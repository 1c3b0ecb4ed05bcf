"""Both games in the terminal in all languages, and how a language is chosen."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from click.testing import CliRunner, Result

from allfather import odin, ravens
from allfather.cli import main
from allfather.ravens.notation import ACTION_TEXTS
from allfather.terminal import odin as odin_terminal
from allfather.terminal import ravens as ravens_terminal
from allfather.terminal.odin_menu import Menu as OdinMenu
from allfather.terminal.ravens_menu import Menu as RavensMenu
from allfather.terminal.seat_names import OPPONENTS
from allfather.words import LANGUAGES, LOCALE_VARIABLES, words
from tests.helpers.terminal import drive

OTHERS = [language for language in LANGUAGES if language != "en"]
COMMANDS = ["?", "rules", "h", "k", "d", "l", "s", "save", "xyzzy", "99", "fly", "pass", "r1 r2", "q", "n"]
NOTATION = {*OPPONENTS, "Hugin", "Munin", "Odin", "ODIN", *(word for text in ACTION_TEXTS for word in text.split())}
"""Words that are the same in all languages."""


class Player(io.StringIO):
    """A keyboard that types every command once and then plays a game."""

    def __init__(self, game: odin.Game | ravens.Game) -> None:
        super().__init__()
        self.game, self.rng, self.pending = game, random.Random(2), list(reversed(COMMANDS))

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.game.to_act != 0:
            return "\n"
        if self.pending:
            return f"{self.pending.pop()}\n"
        keys = list(self.menu().keys())
        return f"{keys[0] if self.rng.random() < 0.6 else self.rng.choice(keys)}\n"

    def menu(self) -> OdinMenu | RavensMenu:
        if isinstance(self.game, odin.Game):
            return OdinMenu.of(words("en"), self.game.view(0))
        return RavensMenu.of(words("en"), self.game.view(0), {})


def whole_game(name: str, language: str) -> str:
    """Everything printed in the same game in a *language*."""
    game: odin.Game | ravens.Game = odin.Game(3, seed=5) if name == "odin" else ravens.Game(seed=5)
    terminal: Any = odin_terminal if name == "odin" else ravens_terminal
    ended, printed = drive(terminal.play, game, Player(game), t=words(language))
    assert ended
    return printed


@pytest.fixture(scope="module", params=["odin", "ravens"])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def english(name: str) -> set[str]:
    return set(whole_game(name, "en").splitlines())


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_has_no_english_line(name: str, english: set[str], language: str) -> None:
    printed = whole_game(name, language)
    t = words(language)
    lines = set(printed.splitlines())
    same = NOTATION | {t("terminal-points"), t("seat-you")}
    leftovers = [line for line in lines & english if set(re.findall(r"[^\W\d_]{3,}", line)) - same]

    assert leftovers == []
    assert len(lines) > 40
    assert "{" not in printed
    assert max(map(len, lines)) <= 78
    assert t("result-title") in printed


def run(*args: str, keyboard: str = "", **locale: str) -> Result:
    environment = dict.fromkeys(LOCALE_VARIABLES, None) | locale
    return CliRunner(env=environment).invoke(main, args, input=keyboard)


def test_the_locale_chooses_the_language() -> None:
    assert run("play", LANG="de_AT.UTF-8").stdout.endswith(f"{words('de')('terminal-goodbye')}\n")
    assert run("play", LANG="C").stdout.endswith(f"{words('en')('terminal-goodbye')}\n")


@pytest.mark.parametrize("args", [["--language", "fr", "play"], ["play", "--language", "fr"]])
def test_the_flag_beats_the_locale(args: list[str]) -> None:
    assert run(*args, LC_ALL="de_DE.UTF-8").stdout.endswith(f"{words('fr')('terminal-goodbye')}\n")


@pytest.mark.parametrize("args", [["play", "odin", "--language", "it"], ["--language", "IT", "play", "odin"]])
def test_a_game_takes_the_flag(args: list[str]) -> None:
    assert words("it")("terminal-leave") in run(*args, "--seed", "1").stdout


def test_the_game_that_is_asked_for_is_in_the_chosen_language() -> None:
    shown = run("play", "--language", "nl", keyboard="2\n").stdout

    assert shown.endswith(f"{words('nl')('terminal-leave')}\n")


@pytest.mark.parametrize("command", [["play"], ["sim", "odin"], ["admin", "ban"], []])
def test_an_unknown_language_is_refused_with_a_list(command: list[str]) -> None:
    result = run(*command, "--language", "xx")

    assert result.exit_code == 2
    assert all(f"'{language}'" in result.stderr for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_chosen_language(language: str) -> None:
    shown = run("play", "ravens", "--help", "--language", language).stdout

    assert shown.startswith(words(language)("help-usage"))
    assert words(language)("help-play") in shown
    assert "  allfather play ravens\n" in shown


def test_summaries_are_in_the_chosen_language() -> None:
    shown = run("sim", "odin", "--games", "3", "--language", "es").stdout

    assert words("es")("cli-sim-title", game="ODIN", games=3, players=4) in shown


def test_programs_read_the_same_in_all_languages() -> None:
    args = ["trace", "odin", "--seed", "1", "--limit", "1"]

    assert run(*args).stdout == run(*args, "--language", "de").stdout
