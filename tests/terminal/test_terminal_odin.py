"""The terminal client of ODIN, driven from outside: typed lines in, printed lines out."""

from __future__ import annotations

import io
import random
import re
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from allfather import odin
from allfather.core.errors import GameError
from allfather.terminal.console import WIDTH, wrap
from allfather.terminal.odin import Session, play
from allfather.terminal.odin_menu import Menu
from allfather.terminal.seat_names import SeatNames
from allfather.terminal.session import game_end_text, log_text
from allfather.words import words
from tests.helpers.terminal import ESCAPE, Interrupted, drive

EN = words("en")
LEAD = ("O1 O2 O3 O7 Y7 G7 B2 B7 P9", "R1 R2 R3 R4 R5 R6 R7 R8 R9")
LONGEST = "R1R2R3R4R5R6R7R8R9/O5 O1Y1G1B1 - O2O3O4P4 ROYGBP 0 1 1 0/0 1 15 left optional six -"


def run(game: odin.Game, typed: Iterable[str], **options: Any) -> tuple[bool, str]:
    """Play with these input lines; return the result and the output."""
    return drive(play, game, typed, **options)


def after(*actions: str) -> odin.Game:
    """A game for two with a fixed deal, after these actions; seat 1 opens."""
    game = odin.Game(2, odin.Options(all_colours=True))
    game.deal(LEAD, opener=1)
    for action in actions:
        game.play(action)
    return game


def actions_of(game: odin.Game) -> list[str]:
    return [game.action_text(what) for kind, what in game.past if kind == "action"]


def turn_of(seat: int, players: int, seed: int, steps: int) -> odin.Game:
    """A game after some random actions, when it is the turn of *seat*."""
    game = odin.Game(players, seed=seed)
    while game.to_act != seat or len(game.past) < steps:
        game.play_random()
    return game


def with_other_secrets(game: odin.Game, seat: int) -> odin.Game:
    """The same game with the unknown cards of all other seats redistributed among them."""
    twin = game.copy()
    others = [other for other in range(game.players) if other != seat]
    hidden = [int(game.state.hands[other] & ~game.state.known[other]) for other in others]
    pool = [1 << card for card in range(54) if int(sum(hidden)) >> card & 1]
    pool.sort(reverse=True)
    for other, cards in zip(others, hidden, strict=True):
        dealt, pool = pool[: cards.bit_count()], pool[cards.bit_count() :]
        twin.state.hands[other] = int(twin.state.known[other]) | sum(dealt)
    return twin


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 2), (6, 0), (6, 4)])
def test_the_first_choice_each_time_plays_a_whole_game(players: int, seat: int) -> None:
    game = odin.Game(players, seed=players)
    ended, printed = run(game, ["1"] * 2000, seat=seat)

    assert ended
    assert game.is_over
    assert re.search(r"wins? the game with|The win is shared", printed)
    assert "save FILE" in printed
    assert max(map(len, printed.splitlines())) <= 80
    assert "\x1b" not in printed


def test_nobody_has_to_type_to_leave_a_finished_game() -> None:
    game = odin.Game(3, odin.Options(limit=1), seed=4)
    finished, _ = run(game.copy(), ["1"] * 200)
    assert finished
    turns = [line for line in run(game, ["1"] * 200)[1].splitlines() if line.endswith(": 1")]
    assert turns[-1] == "Press Enter to leave: 1"


def test_end_of_input_leaves_at_once() -> None:
    game = odin.Game(3, seed=1)
    ended, printed = run(game, [])

    assert not ended
    assert "Welcome to ODIN. At the table: you, Astrid and Bjorn." in printed
    assert printed.endswith("You leave the table. Goodbye.\n")


@pytest.mark.parametrize("word", ["q", "quit", "QUIT"])
def test_quitting_asks_once(word: str) -> None:
    game = after("R5")
    ended, printed = run(game, [word, "n", "p", word, "y", "1"])

    assert not ended
    assert printed.count("Leave the table?") == 2
    assert "Good, the game goes on." in printed
    assert actions_of(game)[:2] == ["R5", "pass"]
    assert printed.endswith("You leave the table. Goodbye.\n")


def test_interrupt_is_like_quitting() -> None:
    screen = io.StringIO()
    game = after("R5")

    assert not play(game, rng=random.Random(1), screen=screen, keyboard=Interrupted(), colour=False)
    assert screen.getvalue().count("Leave the table?") == 1


def test_interrupt_while_others_play_asks_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(seconds: float) -> None:
        if seconds:
            raise KeyboardInterrupt

    monkeypatch.setattr(time, "sleep", interrupt)
    ended, printed = run(after(), ["n", "q", "y"], delay=0.1)

    assert not ended
    assert re.search(r"Astrid leads R\d\.\n\nLeave the table\? \(y/n\) n\nGood", printed)


def test_pauses_after_the_turns_of_others_only(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    _, printed = run(after("R5"), ["p"], delay=0.25)

    others = re.findall(r"^Astrid \w+ .*\.$|^Astrid passes\.$", printed, re.MULTILINE)
    assert [pause for pause in slept if pause] == [0.25] * len(others) != []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("xyzzy", "“xyzzy” is not understood"),
        ("\x1b[A", r"“\\x1b\[A” is not understood"),
        ("", "Nothing chosen. Type a number"),
        ("0", "The menu has the numbers 1 to "),
        ("9" * 5000, "The menu has the numbers 1 to "),
        ("x" * 5000, "“x{20}” is not understood"),
        ("r1" * 500, "“r1r1r1r1r1r1r1r1r1r1” is not understood"),
        ("q7", "“q7” is not understood. Type a number from the menu"),
        ("r9", EN("why-not-held", cards="R9")),
        ("o1 b2", EN("why-not-a-set")),
        ("o3 o2 o1", EN("why-wrong-size", size=1, most=2)),
        ("o3", EN("why-too-low", value="3", middle="5")),
        ("+r5", EN("why-nothing-to-take")),
        ("+r5 r6", "“.r5 r6” is not understood"),
        ("save", "Give a file name: save FILE"),
        ("sav", "“sav” is not understood"),
    ],
)
def test_nonsense_is_answered_and_changes_nothing(typed: str, answer: str) -> None:
    game = after("R5")
    before = game.copy()
    ended, printed = run(game, [typed])
    said = printed.split("Your choice: ")[1].partition("\n")[2]

    assert not ended
    assert game == before
    assert re.match(answer, said.replace("\n", " "))
    assert len(said.splitlines()) <= 3


def test_a_leader_who_passes_gets_the_reason() -> None:
    game = odin.Game(2, odin.Options(all_colours=True))
    game.deal(LEAD, opener=0)
    _, printed = run(game, ["pass", "o7 y7"])

    assert EN("why-leader-passes") in printed
    assert EN("why-bad-lead") in printed
    assert actions_of(game) == []


@pytest.mark.parametrize("typed", ["o7 y7", "Y7 O7", "y7o7", "  y7,  O7 ", "o7,y7"])
def test_cards_can_be_typed_in_any_way(typed: str) -> None:
    game = after("R5")
    _, printed = run(game, [typed])

    assert actions_of(game)[1] == "O7 Y7"
    assert "You play O7 Y7 (77) and take R5." in printed


@pytest.mark.parametrize("typed", ["p", "P", "pass", "Pass"])
def test_passing(typed: str) -> None:
    game = after("R5")
    _, printed = run(game, [typed])

    assert actions_of(game)[1] == "pass"
    assert "You pass.\nEveryone else passed: Astrid leads.\n" in printed


@pytest.mark.parametrize("typed", ["r1", "+R1", "+ r1", "2"])
def test_taking_a_card(typed: str) -> None:
    """O9: with a choice, the card to take is asked for."""
    game = after("R5", "pass", "R2", "B7", "R3 R1")
    _, printed = run(game, ["o7 y7", "pass", "b7", typed])

    assert "You beat R3 R1 (31) with O7 Y7 (77)." in printed
    assert printed.count(EN("why-must-take", cards="R3 and R1")) == 2
    assert "You play O7 Y7 (77) and take R1." in printed
    assert actions_of(game)[5:7] == ["O7 Y7", "+R1"]


def test_enter_confirms_the_only_choice() -> None:
    _, printed = run(after("R9", "O7 O1", "R8 R7 R6", "+O7"), [""])

    assert (
        f"{EN('odin-cannot-beat', value='876')}\n   1 {EN('odin-pass')}\nPress Enter to pass: \nYou pass.\n" in printed
    )


def test_the_longest_menu_comes_in_parts() -> None:
    game = odin.Game.from_position(LONGEST)
    menu = Menu.of(EN, game.view(0))
    shown = re.findall(r"(\d+) ((?:[A-Z]\d ?)+)", "\n".join(menu.pages()))
    _, printed = run(game, ["m", "menu", "M"])

    assert [(int(number), cards.strip()) for number, cards in shown] == list(enumerate(menu.actions[:-1], 1))
    assert set(menu.actions) == set(game.view(0).legal)
    assert len(menu.actions) == 253
    assert re.findall(r"part (\d) of 6", printed) == ["1", "2", "3", "4"]
    assert max(len(page.splitlines()) for page in menu.pages()) < 20
    assert run(game, ["252", "q", "y"])[1].count("You beat O1 Y1 G1 B1 (1111) with R9 R8 R7 R6 R5 (98765).") == 1


def test_asking_for_information() -> None:
    _, printed = run(after("R5", "O7", "R8"), ["?", "rules", "h", "k", "l", "s"])

    assert "What to type" in printed
    assert " ".join(EN("rule-O9").split()[:8]) in printed
    assert "save FILE      write" in printed
    assert "Your choice: h\nMiddle: R8, played by Astrid\nYou hold: R5  O1 O2 O3  Y7  G7  B2 B7  P9\n" in printed
    assert f"still hold:\n  Astrid  O7\n{EN('odin-discards')}: none\n" in printed
    assert "Your choice: l\nNothing has happened in this round yet.\n" in printed
    assert "Your choice: s\n         You  Astrid\ncards      9       8\npoints     0       0\n" in printed


def test_the_log_has_the_turns_of_this_round() -> None:
    _, printed = run(after(), ["log"])
    assert re.search(r"Your choice: log\nIn this round:\nAstrid leads R\d\.\nYour choice: ", printed)


def test_the_log_of_a_new_round_shows_the_previous_one() -> None:
    log = [["Astrid leads R1.", "You pass."], []]
    assert log_text(EN, log, Session.chapter).splitlines() == [
        "Nothing has happened in this round yet.",
        "In the round before:",
        "Astrid leads R1.",
        "You pass.",
    ]


def test_long_lines_of_the_log_are_wrapped_but_no_file_name_is() -> None:
    [_, first, second] = log_text(EN, [["word " * 20]], Session.chapter).splitlines()
    file = "a folder/" + "long-name " * 8

    assert (len(first) <= WIDTH, second[:6]) == (True, "  word")
    assert wrap(f"Saved to {file}.", whole=file).splitlines() == ["Saved to", f"{file}."]


def test_saving_writes_a_record_that_loads(tmp_path: Path) -> None:
    file = tmp_path / "My Game.toml"
    game = odin.Game(3, seed=1)
    _, printed = run(game, ["1", f"save {file}", f"SAVE {file}"])
    loaded = odin.load(file.read_text())

    assert printed.replace("\n", " ").count(f"Saved to {file}") == 2
    assert loaded == game
    assert loaded.names == ["You", "Astrid (random)", "Bjorn (random)"]


def test_a_finished_game_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "End.toml"
    game = odin.Game(2, odin.Options(limit=1), seed=3)
    turns = run(game.copy(), ["1"] * 200)[1].count(": 1\n") - 1
    ended, printed = run(game, ["1"] * turns + [f"save {file}", "what", "m", ""])

    assert ended
    assert "The game is over: type save FILE" in printed
    assert "There is nothing to choose now." in printed
    assert odin.load(file.read_text()).is_over


def test_saving_that_fails_says_why(tmp_path: Path) -> None:
    mine = tmp_path / "diary"
    mine.write_text("dear diary")
    names = [str(mine), str(tmp_path), f"{tmp_path}/no/such/folder", "a\0b", "~nobody-of-this-name/x"]
    _, printed = run(odin.Game(2, seed=1), [f"save {name}" for name in names])

    assert printed.count("Not saved") == len(names)
    assert mine.read_text() == "dear diary"


@pytest.mark.parametrize(("players", "seat", "steps"), [(3, 0, 0), (3, 1, 30), (6, 0, 60), (6, 3, 200)])
def test_nothing_hidden_is_printed(players: int, seat: int, steps: int) -> None:
    """O17: with other hidden cards in the other hands, every line of a turn is the same."""
    game = turn_of(seat, players, seed=9, steps=steps)
    twin = with_other_secrets(game, seat)
    typed = ["?", "h", "k", "l", "s", "m", "save", "r1", "b9", "p", "99", "+g5"]
    assert game != twin
    assert game.view(seat) == twin.view(seat)

    if "pass" in game.view(seat).legal:
        typed.remove("p")
    typed = [line for line in typed if line.upper() not in game.view(seat).legal]

    assert run(game, typed, seat=seat) == run(twin, typed, seat=seat)


def test_colour_only_paints() -> None:
    typed = ["?", "k", "1", "1", "1", "1"]
    _, plain = run(odin.Game(6, seed=2), typed)
    _, painted = run(odin.Game(6, seed=2), typed, colour=True)

    assert "\x1b" not in plain
    assert ESCAPE.sub("", painted) == plain
    assert len(set(re.findall(r"\x1b\[([^m]+;[^m]+)m[ROYGBP]\d", painted))) == 6


def test_unencodable_characters_are_replaced() -> None:
    raw = io.BytesIO()
    screen = io.TextIOWrapper(raw, encoding="ascii")
    keyboard = io.TextIOWrapper(io.BytesIO("thörr\n".encode() + b"\xff\n"), encoding="utf-8")

    assert not play(after("R5"), rng=random.Random(1), screen=screen, keyboard=keyboard, colour=False)
    assert b"is not understood" in raw.getvalue()


def test_undecodable_input_is_refused() -> None:
    screen = io.StringIO()
    keyboard = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8")

    assert not play(after("R5"), rng=random.Random(1), screen=screen, keyboard=keyboard, colour=False)
    assert "is not understood" in screen.getvalue()


def test_going_out_ends_the_hand_and_shows_points() -> None:
    """O10, O13: nothing is taken, and cards left are points."""
    game = odin.Game(2, odin.Options(all_colours=True, limit=5))
    game.deal(("B1 B2 B3 B4 B5 B6 B7 B8 B9", LEAD[0].replace("B", "R")), opener=0)
    ended, printed = run(game, ["10"])

    assert ended
    assert "Play all your 9 cards:\n  10 B9 B8 B7 B6 B5 B4 B3 B2 B1\n" in printed
    assert "You lead B9 B8 B7 B6 B5 B4 B3 B2 B1 (987654321) and go out.\n" in printed
    assert "cards left     -      +9\npoints         0       9\n" in printed
    assert "You win the game with 0 points." in printed


def test_a_tie_is_shared() -> None:
    """O15: all who tie share the win."""
    text = game_end_text(SeatNames(3, 0, EN), (0, 4, 0), (0, 2), "hand")
    assert "The win is shared: you and Bjorn, with 0 points each." in text


def test_a_game_that_awaits_a_deal_stops_cleanly() -> None:
    ended, printed = run(odin.Game(2), ["1"])
    assert not ended
    assert "No cards have been dealt yet." in printed


def test_there_is_no_seventh_seat() -> None:
    with pytest.raises(GameError, match="no seat 6"):
        run(odin.Game(6, seed=1), [], seat=6)


class Broken:
    """A bot that answers with nonsense."""

    def choose(self, turn: Any, rng: random.Random) -> str:
        return "nonsense"


def test_a_fault_of_a_bot_is_reported_and_a_default_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("allfather.terminal.session.make_bot", lambda name: Broken())
    finished, printed = run(odin.Game(2, seed=1), ["1"] * 400)

    assert (
        "The bot of Astrid failed, so a simple move is made in its place: the bot of seat 1 answered 'nonsense'"
        in " ".join(printed.split())
    )
    assert finished or "Goodbye" in printed
