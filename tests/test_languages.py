"""What the commands say to people has no English in other languages; what programs read is always the same."""

from __future__ import annotations

import re
from functools import cache, partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from allfather import odin, ravens
from allfather.cli import main
from allfather.core.text_table import markdown
from allfather.envs.bench import Row, cells
from allfather.language import os_reason
from allfather.ravens.notation import ACTION_TEXTS
from allfather.sim.bench import ALL_CORES, ONE_CORE, PEER_GAME, describe_machine, write_table
from allfather.wasm.bench import row
from allfather.words import LANGUAGES, LOCALE_VARIABLES, words

OTHERS = [language for language in LANGUAGES if language != "en"]
POSITION = "R5R9/O1O2 - - R1R2R3R4R6R7R8O3O4O5O6O7O8O9 ROYG 0 - 0 0/0 1 15 left optional four -"
NAMES = {"Astrid", "Leif", "Hugin", "Munin", "Odin", "ODIN", "Odins", "Raben"}
NOTATION = NAMES | {word for text in ACTION_TEXTS for word in text.split()}
"""Words that are the same in all languages."""
COMPONENTS = [
    *("no file", "MF100 / M1 / M+W", "MF9 / X / M+W", "XX9 / M1 / M+W", "MF9 / dog1 / M+W", "MF9 / M1 / M+X"),
    *("MF0 / M1 / M+W", "MF9 / M0 / M+W", "WS9 MF9 / M1 / M+W"),
]
"""Wrong texts of components."""
COMPONENT_FILES = [
    *("[landscapes", "cards = 1", "landscapes = 3", "[landscapes]\nMF = 3"),
    *("[landscapes]\n[player]\n[magic]\nway = []", "[landscapes]\n[player]\n[magic]\nways = 1"),
    *("[landscapes]\nMF = -1\n[player]\n[magic]\nways = []", "[landscapes]\n[player]\nM = 'x'\n[magic]\nways = []"),
    "[landscapes]\nMF = 9\n[player]\nM = 9\n[magic]\nways = []",
]
"""Wrong files of components."""
ENGLISH = r"\b(expected|there is|is not a)\b"
"""What errors about components say; the details of those about TOML are English everywhere."""
BAD = [
    *(["trace", "odin", "--players", "1"], ["trace", "odin", "--limit", "0"], ["trace", "odin", "--limit", "many"]),
    *(["trace", "odin", "--opener", "right"], ["trace", "odin", "--seed", "-1"], ["trace", "odin", "--games", "0"]),
    *(["trace", "odin", "--games", "x"], ["trace", "odin", "--games"], ["trace", "odin", "--all-colours=3"]),
    *(["trace", "chess"], ["trace", "odin", "--nonsense"], ["trace", "odin", "more"], ["nonsense"], ["admin"]),
    *(["perft", "chess", POSITION], ["perft", "odin", "nonsense"], ["perft", "odin", POSITION, "--depth", "-1"]),
    *(["perft", "odin"], ["wasm", "odin"], ["admin", "ban"], ["admin", "ban", "robot", "x"], ["replay", "no file"]),
    *(["hint", "odin", POSITION, "--bot", "greedy"], ["hint", "odin", POSITION, "--bot", "nobody"]),
    *(["hint", "odin", POSITION, "--bot", "x y"], ["hint", "odin", POSITION, "--bot", "search:x=1"]),
    *(["hint", "odin", POSITION, "--bot", "search:time=x"], ["hint", "odin", POSITION, "--bot", "search:time=0"]),
    *(["hint", "odin", POSITION, "--bot", "search:time=1,time=1"], ["arena", "odin", "greedy"]),
    *(["hint", "odin", POSITION, "--bot", "search:playouts=0"], ["hint", "odin", POSITION, "--bot", "search:wall=0"]),
    *(["arena", "odin", "greedy", "greedy"], ["arena", "odin", "greedy", "random", "--move-limit", "0"]),
    *(["sim", "odin", "--games", "1", "--out", "/no/folder"], ["sim", "odin", "--out", "/"], ["serve", "--port", "x"]),
    *(["site", "/"], ["wasm", "odin", "--out", "/no/folder/odin.wasm"]),
    *(["serve", "--settings", "no file"], ["serve", "--host", "?"], ["admin", "list-tables", "--database", "x://"]),
]
"""What people may get wrong; the English sentence about each is in ``tests/test_cli.py`` or a test of its module."""
DAMAGE = {
    "no game": ("", ""),
    "another game": ("odin/1", "chess/1"),
    "old rules": ("odin/1", "odin/0"),
    "not TOML": ("[options]", "[options"),
    "another format": ("record/1", "record/0"),
    "no seats": ("seats =", "seat ="),
    "a wrong type": ('seats = ["Astrid", "?", "Leif"]', "seats = 3"),
    "too many seats": ('["Astrid", "?", "Leif"]', '["1", "2", "3", "4", "5", "6", "7"]'),
    "an unknown option": ("limit =", "limits ="),
    "a wrong option": ('"left"', '"right"'),
    "not a switch": ("all_colours = true", "all_colours = 3"),
    "an illegal action": ('"pass"', '"R1"'),
    "a wrong result": ("winners = [", "winners = [5, "),
}
"""Text in a record, and what is put in its place."""


def run(language: str, *args: str) -> Result:
    return CliRunner(env=dict.fromkeys(LOCALE_VARIABLES, None)).invoke(main, [*args, "--language", language])


in_english = cache(partial(run, "en"))


def leftovers(text: str, english: str, *same: str) -> list[str]:
    """The lines that are the same as in English and are not just notation."""
    common = set(text.splitlines()) & set(english.splitlines())
    return [line for line in common if set(re.findall(r"[^\W\d_]{3,}", line)) - NOTATION - {*same}]


@pytest.fixture(scope="module", params=["odin", "ravens"])
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    game: odin.Game | ravens.Game = ravens.Game(seed=3)
    if request.param == "odin":
        game = odin.Game(3, odin.Options(limit=5), seed=7)
    game.names = ["Astrid", "?", "Leif"][: game.players]
    while not game.is_over and len(game.past) < 300:
        game.play_random()
    path = tmp_path_factory.mktemp("records") / "game.toml"
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", OTHERS)
def test_a_replay_has_no_english_line(record: Path, language: str) -> None:
    told, t = run(language, "replay", str(record)).stdout, words(language)

    assert leftovers(told, in_english("replay", str(record)).stdout, t("terminal-points")) == []
    assert t("seat-number", number=1) in told
    assert "{" not in told
    assert max(map(len, told.splitlines())) <= 78


def test_whoever_saved_a_game_in_the_terminal_is_addressed(tmp_path: Path) -> None:
    game = ravens.Game(seed=3)
    game.names = ["You", "Astrid (search:time=0.3)"]
    while game.past[-1][0] == "deal" or len(game.past) < 40:
        game.play_random()
    path = tmp_path / "game.toml"
    path.write_text(game.record(), encoding="utf-8")
    told = run("de", "replay", str(path)).stdout

    assert "You" not in told
    assert "Am Tisch: du und Astrid.\n" in told
    assert re.search(r"^  Du ziehst .* nach\.$", told, re.MULTILINE)
    assert re.search(r"^  Astrid legt \w+ auf den Zusatzstapel\.$", told, re.MULTILINE)
    assert told.endswith(f"{words('de')('terminal-record-ends')}\n")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_an_error_has_no_english_line(args: list[str], language: str) -> None:
    result, english = run(language, *args), in_english(*args)

    assert result.exit_code == english.exit_code > 0
    assert leftovers(result.stderr, english.stderr, "person", "address") == []
    assert words(language)("click-error", message="")[:5] in result.stderr
    assert "{ " not in result.stderr


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("text", [*COMPONENTS, *COMPONENT_FILES])
def test_an_error_in_components_has_no_english_word(tmp_path: Path, text: str, language: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    args = ["trace", "ravens", "--components", str(path) if text in COMPONENT_FILES else text]
    result, english = run(language, *args), run("en", *args)

    assert result.exit_code == english.exit_code > 0
    assert leftovers(result.stderr, english.stderr) == []
    assert re.search(ENGLISH, english.stderr)
    assert not re.search(ENGLISH, result.stderr)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("damage", DAMAGE)
def test_an_error_in_a_record_has_no_english_line(tmp_path: Path, damage: str, language: str) -> None:
    game = odin.Game(3, odin.Options(limit=1), seed=7)
    game.names = ["Astrid", "?", "Leif"]
    while not game.is_over:
        game.play_random()
    old, new = DAMAGE[damage]
    path = tmp_path / "game.toml"
    path.write_text(game.record().replace(old, new, 1) if old else "", encoding="utf-8")
    result, english = run(language, "replay", str(path)), run("en", "replay", str(path))

    assert (result.exit_code, english.exit_code) == (1, 1)
    assert leftovers(result.stderr, english.stderr) == []
    line = re.findall(r"line (\d+):", english.stderr)
    assert words(language)("cli-at-line", line=line[0], why="") in result.stderr


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("args", [["sim", "odin"], ["arena", "ravens"], ["wasm"], ["admin", "announce"]], ids=" ".join)
def test_help_has_no_english_line(args: list[str], language: str) -> None:
    shown, english = run(language, *args, "--help").stdout, in_english(*args, "--help").stdout

    assert [line for line in leftovers(shown, english) if not line.startswith(("    allfather ", "  --"))] == []
    assert "default:" not in shown


@pytest.mark.parametrize("language", OTHERS)
def test_reports_of_speed_have_no_english_line(language: str) -> None:
    def report(language: str) -> str:
        t, steps = words(language), lambda count: count
        rates = {(2, ONE_CORE): 1.5e6, (2, ALL_CORES): 2e9, (0, PEER_GAME): 1e6}
        lines = [*describe_machine(t("cli-bench-envs"), "allfather bench", ["nothing"], t)]
        lines += [*write_table([2], [ONE_CORE, ALL_CORES], rates, t), *write_table([], [ONE_CORE], {}, t)]
        lines += markdown(["a"], [cells(Row(t("cli-bench-empty"), steps), {steps: 1e4}, t), row([[1e4, 2e4]], t)])
        return "\n".join(lines)

    assert leftovers(report(language), report("en")) == []
    assert "2,000.00" in report("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_reasons_of_the_system_are_translated(language: str) -> None:
    t = words(language)

    assert os_reason(FileNotFoundError(2, "No such file or directory"), t) == t("cli-os-ENOENT")
    assert os_reason(OSError(75, "Value too large"), t) == "Value too large"
    assert os_reason(OSError("odd"), t) == "odd"


@pytest.mark.parametrize("language", OTHERS)
def test_programs_read_the_same_in_all_languages(record: Path, language: str) -> None:
    for args in (["replay", "--json", str(record)], ["perft", "odin", POSITION, "--split"]):
        assert run(language, *args).stdout == in_english(*args).stdout != ""
