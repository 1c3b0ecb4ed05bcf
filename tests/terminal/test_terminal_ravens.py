"""The terminal client of Odins Raben, driven from outside: typed lines in, printed lines out."""

from __future__ import annotations

import io
import random
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfather import ravens
from allfather.core import contract
from allfather.core.errors import GameError
from allfather.ravens.cards import KINDS
from allfather.ravens.notation import ACTION_TEXTS
from allfather.terminal import ravens_words as words
from allfather.terminal.ravens import Session, play
from allfather.terminal.ravens_board import path_text
from allfather.terminal.ravens_menu import Menu
from allfather.terminal.seat_names import SeatNames
from allfather.words import words as language
from tests.helpers.games.ravens import all_lands, game_at, play_all
from tests.helpers.scale import scaled
from tests.helpers.terminal import ESCAPE, Interrupted, drive

EN = language("en")
US = SeatNames(2, 0, EN)
PILED = EN("ravens-did-pile", name="Astrid")


def run(game: ravens.Game, typed: Iterable[str] | io.StringIO, **options: Any) -> tuple[bool, str]:
    """Play with these input lines; return the result and the output."""
    return drive(play, game, typed, **options)


def after_prompt(printed: str) -> str:
    """The output after the first prompt and its input."""
    return printed.split("Your choice: ")[1].partition("\n")[2]


def actions_of(game: ravens.Game) -> list[str]:
    return [game.action_text(what) for kind, what in game.past if kind == "action"]


class Chooser(io.StringIO):
    """A keyboard that types choices of the menu: mostly the first, else any."""

    def __init__(self, game: ravens.Game, seat: int, seed: int, *, leaves_by: str = "") -> None:
        super().__init__()
        self.game, self.seat, self.rng, self.leaves_by = game, seat, random.Random(seed), leaves_by

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.game.to_act != self.seat:
            line, self.leaves_by = self.leaves_by, ""
            return f"{line}\n"
        keys = list(Menu.of(EN, self.game.view(self.seat), {}).keys())
        return f"{keys[0] if self.rng.random() < 0.6 else self.rng.choice(keys)}\n"


def moments(seed: int, steps: int) -> Iterator[tuple[ravens.Game, str]]:
    """A random game at each of its decisions, with the action that follows."""
    game = ravens.Game(seed=seed)
    for _ in range(steps):
        if game.is_over:
            return
        action = game.action_text(game.draw_action())
        yield game, action
        game.play(action)


def with_other_secrets(game: ravens.Game, seat: int) -> ravens.Game:
    """The same game with everything that *seat* does not know replaced at random."""
    twin = game.copy()
    twin.start_generator(12345)
    contract.fill(game.view_record(seat), twin.state, np.zeros(game.deal_size, np.int8))
    return twin


@pytest.mark.parametrize("seat", [0, 1])
def test_choices_from_the_menu_play_a_whole_game(seat: int, tmp_path: Path) -> None:
    file = tmp_path / "End.toml"
    game = ravens.Game(seed=seat + 3)
    ended, printed = run(game, Chooser(game, seat, 5, leaves_by=f"save {file}"), seat=seat)

    assert ended
    assert game.is_over
    assert re.search(r"(You win|Astrid wins) the game with \d+ points?\.", printed)
    assert printed.count("is over ---") == game.state.stage + 1
    assert re.search(r"wins? the stage by \d+ space", printed)
    assert "Cards on the magic way: you " in printed
    assert max(map(len, printed.replace(str(file), "FILE").splitlines())) <= 78
    assert "\x1b" not in printed
    assert ravens.load(file.read_text()) == game
    assert "no peeking" not in printed


def test_end_of_input_leaves_at_once() -> None:
    ended, printed = run(ravens.Game(seed=1), [])

    assert not ended
    assert printed.startswith("Welcome to Odins Raben. You fly with Hugin, Astrid with Munin.\n")
    assert printed.endswith("You leave the table. Goodbye.\n")


def test_quitting_asks_once() -> None:
    game = game_at(hands="M F W S P / M")
    ended, printed = run(game, ["q", "n", "fly m", "QUIT", "y", "1"])

    assert not ended
    assert printed.count("Leave the table?") == 2
    assert actions_of(game) == ["fly M"]
    assert printed.endswith("You leave the table. Goodbye.\n")


def test_interrupt_is_like_quitting() -> None:
    screen = io.StringIO()

    assert not play(game_at(), rng=random.Random(1), screen=screen, keyboard=Interrupted(), colour=False)
    assert screen.getvalue().count("Leave the table?") == 1


def test_interrupt_while_the_other_plays_asks_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(seconds: float) -> None:
        if seconds:
            raise KeyboardInterrupt

    monkeypatch.setattr(time, "sleep", interrupt)
    ended, printed = run(game_at(hands="M F W S P / M F W S P", to_act=1), ["n", "y"], delay=0.1)

    assert not ended
    assert re.search(r"Astrid .*\.\n\nLeave the table\? \(y/n\) n\nGood", printed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("xyzzy", "“xyzzy” is not understood"),
        ("\x1b[A", r"“\\x1b\[A” is not understood"),
        ("", "Nothing chosen. Type what"),
        ("0", "The menu has the numbers 1 to "),
        ("9" * 5000, "The menu has the numbers 1 to "),
        ("x" * 5000, "“x{20}” is not understood"),
        ("fly " + "m" * 5000, "“fly m{16}” is not understood"),
        ("fly", "“fly” could be fly M, fly MM or fly SS."),
        ("fly s", EN("why-no-match", units=1, landscape=EN("card-M"))),
        ("fly w", EN("why-not-held", cards="W")),
        ("pile stone", EN("why-not-held", cards="stone")),
        ("fly ^1", EN("why-pile-too-small")),
        ("fly ^", "“fly .” is not understood"),
        ("clear mm", EN("why-no-stone")),
        ("raven back", EN("why-no-effect-near-start", least=3)),
        ("magic s", EN("why-not-magic")),
        ("at 3", EN("why-wrong-phase-play")),
        ("stay", EN("why-wrong-phase-play")),
        ("save", "Give a file name: save FILE"),
        ("sav", "“sav” is not understood"),
    ],
)
def test_nonsense_is_answered_and_changes_nothing(typed: str, answer: str) -> None:
    game = game_at(hands="M M S S raven / F")
    before = game.copy()
    ended, printed = run(game, [typed])
    said = after_prompt(printed)

    assert not ended
    assert game == before
    assert re.match(answer, said.replace("\n", " ")), said
    assert len(said.splitlines()) <= 4


@pytest.mark.parametrize("typed", ["fly m", "FLY M", "f m", "1", " Fly  M ", "01"])
def test_an_action_can_be_typed_in_many_ways(typed: str) -> None:
    game = game_at(hands="M M S raven land / F")
    _, printed = run(game, [typed])

    assert actions_of(game) == ["fly M"]
    assert f"1 fly M: {EN('ravens-do-fly-to', space=1)}" in printed
    assert "You fly with M: Hugin to space 1.\n" in printed


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("f mm", "fly MM"),
        ("f m m", "fly MM"),
        ("p r", "pile raven"),
        ("d s", "drop S"),
        ("m m", "magic M"),
        ("l t", "land turn"),
        ("land r", "land remove"),
        ("raven o", "raven on"),
        ("e", "end"),
    ],
)
def test_words_may_be_abbreviated(typed: str, action: str) -> None:
    game = game_at(hands="M M S raven land / F")
    run(game, [typed])
    assert actions_of(game) == [action]


def test_cards_of_a_payment_may_come_in_any_order() -> None:
    game = game_at(hands="M W W / F", stone="0:1")
    _, printed = run(game, ["c wmw"])

    assert actions_of(game) == ["clear MWW"]
    assert f"1 clear MWW: {EN('ravens-do-fly-to', space=1)}" in printed
    assert "You clear the stone with M W W and fly: Hugin to space 1.\n" in printed


def test_every_action_is_understood_in_lower_case() -> None:
    menu = Menu(EN, game_at().view(0), (), {})
    assert [menu.parse(text.lower()) for text in ACTION_TEXTS] == ACTION_TEXTS


def test_targets_are_chosen_by_their_number_on_the_path() -> None:
    game = game_at(hands="land stone stone / F", ravens="1/2")
    _, printed = run(game, ["land turn", "1", "3", "stone put", "99", "m4", "stone swap", "5", "8"])

    assert f"{EN('ravens-now-land-turn')}\n   3 W/S     4 S/P     5 P/M" in printed
    assert "The menu has 3, 4, 5, 6, 7, 8 and 9.\n" in printed
    assert "You turn card 3, now S/W.\n" in printed
    assert "Where do you put the stone in Munin’s lane?\n  m1 F" in printed
    assert "You put the stone on Munin’s space 4.\n" in printed
    assert "With which card do you swap card 5?\n" in printed
    assert "You swap cards 5 and 8.\n" in printed


def test_the_path_shows_ravens_and_stone_in_two_lanes() -> None:
    view = game_at(ravens="2/0", stone="1:4").view(0)
    assert path_text(US, view).splitlines() == [
        "                   1  2  3  4  5  6  7  8  9",
        "Hugin (you)        M [F] W  S  P  M  F  W  S",
        "Munin (Astrid) [ ] F  W  S  P* M  F  W  S  P",
    ]


def test_a_raven_may_stand_on_the_stone() -> None:
    view = game_at(ravens="2/0", stone="0:2").view(0)
    assert "M [F* W" in path_text(US, view)


def test_the_longest_path_fits_on_the_screen() -> None:
    game = game_at(" ".join(all_lands()), hands="M stone / F", ravens="21/19")
    _, printed = run(game, ["stone put", "m"])

    assert len(path_text(US, game.view(0)).splitlines()) == 6
    assert max(map(len, printed.splitlines())) <= 78
    assert re.search(r"^ {18}21 22 .* 40$", printed, re.MULTILINE)
    assert not re.search(r"\bh21 ", printed)
    assert " h40 P" in printed
    assert " m40 P" in printed


def test_the_own_pile_is_shown_bottom_to_top() -> None:
    game = game_at(hands="M / F", piles="W raven M / S P")
    _, printed = run(game, ["fly ^1", "e"])

    assert "Your pile, bottom to top: W raven M\nPlays left: 3 from hand, 3 from the pile\n" in printed
    assert f"fly ^1 (M): {EN('ravens-do-fly-to', space=1)}" in printed
    assert "You fly with M from the pile: Hugin to space 1.\n" in printed
    assert "Your pile, bottom to top: W raven\nPlays left: 3 from hand, 2 from the pile\n" in printed
    assert f"raven on ^ (raven): {EN('ravens-do-raven-on-to', raven='Hugin', space=2)}" in printed


def test_the_own_pile_is_reordered() -> None:
    """R12: from the bottom up."""
    game = game_at(hands="order / F", piles="M F W / S")
    _, printed = run(game, ["order pile", "n w", "f", "next f"])

    assert "You put your pile into a new order.\n" in printed
    assert f"Your new pile, bottom to top: none\n{EN('ravens-now-order')}\n   1 M     2 F     3 W\n" in printed
    assert "Your new pile, bottom to top: W\n" in printed
    assert "Your pile, bottom to top: W F M\n" in printed


def test_landscape_cards_are_laid_in_either_orientation() -> None:
    """R22."""
    game = game_at(hands="M F W S / F", landscapes="SM")
    _, printed = run(game, ["end", "extend", "turn"])

    assert "You draw the landscape card S/M (Hugin’s lane, then Munin’s).\n" in printed
    assert "   1 keep: S/M     2 turn: M/S\n" in printed
    assert "You lay M/S at the end of the path, as card 10.\nYou draw " in printed


def test_enter_confirms_the_only_choice() -> None:
    game = game_at(hands="M / F", doing="3,3,0,0")
    _, printed = run(game, [""])

    assert f"{EN('ravens-now-done')}\n   1 end: {EN('ravens-do-end')}\nPress Enter to end your turn: \n" in printed
    assert actions_of(game) == ["end"]


def test_asking_for_information() -> None:
    game = game_at(hands="M M order / F", magic="M M / F", discards="W raven / ", removed="MF", piles="/ S S", turn=3)
    _, printed = run(game, ["?", "rules", "d", "l", "s", "h"])
    unprotected = game_at(options="---", hands="M / F")

    assert "What to type" in printed
    assert EN("option-protect_stone") in printed
    assert EN("option-protect_stone") not in run(unprotected, ["rules"])[1]
    assert "Your discards: W  raven\nAstrid’s discards: none\nYour cards on the magic way: M M\n" in printed
    assert f"{EN('ravens-removed')}: M/F\n" in printed
    assert "Nothing has happened in these two turns yet.\n" in printed
    assert re.search(r"Astrid +0 +1 +1 +2 +29 +0\n", printed)
    assert printed.count("Your hand: M M   Odin: order\n") == 2
    assert f"   Stone: off the path   {EN('ravens-stack-landscapes', count=30)}\n" in printed


def test_the_log_has_the_other_turn_and_the_own_one() -> None:
    game = game_at(hands="M F W S P / M F W S P", to_act=1)
    _, printed = run(game, ["fly m", "log", "e", "stay", "l"])
    first, second = (text.split("Your choice: ")[0] for text in re.split("In these two turns:\n", printed)[1:])

    assert first.startswith("Astrid ")
    assert first.endswith("You fly with M: Hugin to space 1.\n")
    assert second.startswith("Astrid ")
    assert "You " not in second


@pytest.mark.parametrize(
    ("fields", "actions", "line"),
    [
        ({"hands": "/ F"}, "fly F", "Astrid flies with F: Munin to space 1."),
        ({"hands": "/ W", "piles": "/ W"}, "fly W^1", "Astrid flies with W W: Munin to space 1."),
        ({"piles": "/ S M"}, "drop ^", "Astrid discards M from the pile."),
        ({"hands": "/ M"}, "magic M", "Astrid lays M on the magic way: 1 there now."),
        ({"hands": "/ M"}, "pile M", PILED),
        ({"hands": "/ raven", "ravens": "3/0"}, "raven back", "Astrid sends Hugin back to space 2."),
        ({"hands": "/ raven"}, "raven on", "Astrid takes Munin on to space 1."),
        ({"hands": "/ order", "piles": "/ M F"}, "order pile", EN("ravens-did-order-pile", name="Astrid")),
        ({"hands": "/ M F W S P"}, "end", ""),
        ({"hands": "/ M", "landscapes": "MF"}, "end, extend", ""),
        (
            {"hands": "/ M F W S P", "landscapes": "MM"},
            "end, extend",
            "Astrid lays M/M at the end of the path, as card 10.",
        ),
        (
            {"hands": "/ M F W S P", "landscapes": "MF"},
            "end, extend, turn",
            "Astrid lays F/M at the end of the path, as card 10.",
        ),
        ({"hands": "/ M F W S P"}, "end, stay", "Astrid ends the turn."),
        ({"hands": "/ M F"}, "end, stay", "Astrid draws 3 cards."),
        ({"hands": "/ M F W S"}, "end, stay", "Astrid draws 1 card."),
        ({"hands": "/ land"}, "land turn", ""),
        ({"hands": "/ land"}, "land remove, at 3", "Astrid takes out card 3, W/S."),
        ({"hands": "/ stone"}, "stone swap, at 3", ""),
    ],
)
def test_actions_of_the_other_are_reported_in_a_line(fields: dict[str, str], actions: str, line: str) -> None:
    *earlier, last = actions.split(", ")
    game = play_all(game_at(to_act=1, **fields), *earlier)
    before = game.view(0)
    game.play(last)

    assert list(words.story(US, before, last, game.view(0)))[:1] == ([line] if line else [])


def test_the_story_does_not_depend_on_what_only_its_player_knows() -> None:
    """R31: other cards on the pile, another order of it or another landscape card do not change the lines."""
    seen = set()
    for game, action in moments(seed=8, steps=scaled(1500, 150)):
        seat = game.to_act
        assert seat is not None
        verb = action.split()[0]
        if verb not in ("pile", "next"):
            continue
        seen.add(verb)
        before, twin = game.view(1 - seat), game.copy()
        twin.play(action)
        names = SeatNames(2, 1 - seat, EN)
        told = [list(words.story(names, before, f"{verb} {kind}", twin.view(1 - seat))) for kind in KINDS]
        assert told == [[PILED] if verb == "pile" else []] * len(KINDS)
    assert "pile" in seen


@pytest.mark.parametrize(("seat", "steps"), [(0, 1), (1, 40), (0, 300)])
def test_nothing_hidden_is_printed(seat: int, steps: int) -> None:
    """R31: with other hidden cards, every line of a turn is the same."""
    game = ravens.Game(seed=9)
    while game.to_act != seat or game.phase != "play" or len(game.past) < steps:
        game.play_random()
    twin = with_other_secrets(game, seat)
    typed = ["?", "h", "d", "l", "s", "m", "save", "99", "xyz", "at 3"]

    assert game.position() != twin.position()
    assert game.view(seat) == twin.view(seat)
    assert run(game, typed, seat=seat) == run(twin, typed, seat=seat)


def test_the_whole_session_names_no_hidden_card_of_the_other() -> None:
    game = ravens.Game(seed=2)
    _, printed = run(game, Chooser(game, 0, 1))

    assert PILED in printed
    assert not re.search(r"Astrid puts (?!a card|the stone)", printed)
    assert not re.search(r"Astrid draws (?!\d card)", printed)


def test_saving_writes_a_record_that_loads(tmp_path: Path) -> None:
    file = tmp_path / "My Game.toml"
    game = ravens.Game(seed=1)
    _, printed = run(game, ["1", f"save {file}", f"SAVE {file}"])
    loaded = ravens.load(file.read_text())

    assert printed.replace("\n", " ").count(f"Saved to {file} (it names everybody’s cards: no peeking).") == 2
    assert loaded == game
    assert loaded.names == ["You", "Astrid (random)"]


def test_colour_only_paints() -> None:
    typed = ["?", "d", "1", "1", "1", "1"]
    _, plain = run(ravens.Game(seed=2), typed)
    _, painted = run(ravens.Game(seed=2), typed, colour=True)

    assert "\x1b" not in plain
    assert ESCAPE.sub("", painted) == plain
    assert len(set(re.findall(r"\x1b\[([^m]+;[^m]+)m[MFWSP]", painted))) == 5


def test_a_stage_ends_with_its_score() -> None:
    """R24: the distance for the race, three points for the magic way."""
    game = game_at(hands="S / F", ravens="8/3", magic="M / M M F", scores="2/1", stage=2, last_winner=0, stage_winner=0)
    _, printed = run(game, ["fly s"])

    assert f"1 fly S: {EN('ravens-do-fly-goal')}" in printed
    assert "-- Stage 2 is over --" in printed
    assert "Hugin is at the end: you win the stage by 6 spaces.\n" in printed
    assert "Cards on the magic way: you 1, Astrid 3. Astrid gets 3 points.\n" in printed
    assert re.search(r"You +Astrid\n[^\n]+ +\+6 +-\n[^\n]+ +- +\+3\npoints +8 +4\n", printed)
    assert "The next stage has not been dealt" in printed


def test_winning_the_game() -> None:
    """R28."""
    game = game_at(hands="S / F", ravens="8/3", scores="8/1", stage=2, last_winner=0, stage_winner=0)
    ended, printed = run(game, ["fly s", ""])

    assert ended
    assert "You win the game with 14 points.\nType save FILE to keep a record of this game.\n" in printed


@pytest.mark.parametrize(
    ("ravens_at", "line"),
    [
        ("4/2", "Hugin is ahead after 200 turns: you win the stage by 2 spaces."),
        ("3/4", "Munin is ahead after 200 turns: Astrid wins the stage by 1 space."),
        ("3/3", "After 200 turns neither raven is ahead, so nobody wins the stage."),
    ],
)
def test_a_stage_that_lasts_too_long(ravens_at: str, line: str) -> None:
    """R30."""
    game = game_at(hands="M / F", ravens=ravens_at, turn=200, starter=1)
    _, printed = run(game, ["end", "stay"])
    assert f"{line}\nCards on the magic way: you 0, Astrid 0. Nobody gets points for it.\n" in printed


def test_a_new_pack_is_reported() -> None:
    """R25."""
    game = ravens.Game(seed=1)
    told = ""
    while EN("replay-new-pack") not in told and not game.is_over:
        _, told = run(game, Chooser(game, 0, 2))
    assert re.search(rf"{EN('replay-new-pack')}\nAstrid draws \d cards?\.", told)


def test_a_game_that_awaits_a_deal_stops_cleanly() -> None:
    ended, printed = run(ravens.Game(), ["1"])
    assert not ended
    assert "No cards have been dealt yet." in printed


def test_there_is_no_third_seat() -> None:
    with pytest.raises(GameError, match="no seat 2"):
        run(ravens.Game(seed=1), [], seat=2)


def test_the_session_knows_where_a_flight_ends() -> None:
    """R20: before the stone, or beyond it."""
    game = game_at("MF MW MS SP PM MF FW WS SP", hands="M M M / F", stone="0:3")
    _, printed = run(game, [])

    assert Session.part == "stage"
    assert f"fly M: {EN('ravens-do-fly-to', space=2)}" in printed
    assert f"clear MM: {EN('ravens-do-fly-to', space=3)}" in printed
