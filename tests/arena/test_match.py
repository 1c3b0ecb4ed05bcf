from __future__ import annotations

import math
from dataclasses import replace

import pytest

from allfather import odin, ravens
from allfather.arena.match import in_one_line, play_game
from allfather.arena.plan import make_plan
from tests.helpers.arena import ONE_HAND, same_games, small_plan
from tests.helpers.scale import INTERPRETED


@pytest.mark.parametrize("players", [2, 4])
def test_a_result_has_values_for_each_seat(players: int) -> None:
    plan = small_plan(players)
    row = play_game(plan, 1)

    assert row.fixture == plan.fixture(1)
    assert math.isclose(sum(row.shares), 1)
    assert [share > 0 for share in row.shares] == [points == min(row.points) for points in row.points]
    assert 0 in row.points
    assert all(count > 0 for count in row.decisions)
    assert row.faults == (0,) * players
    assert row.playouts == (None,) * players
    assert row.messages == ("",) * players
    assert all(0 <= seconds < 60 for seconds in row.seconds)


def test_a_game_depends_only_on_its_place_in_the_plan() -> None:
    plan = small_plan(3, 6)
    forwards = [play_game(plan, number) for number in range(4)]
    backwards = [play_game(plan, number) for number in reversed(range(4))]

    assert same_games(tuple(forwards)) == same_games(tuple(reversed(backwards)))
    assert same_games((play_game(replace(plan, seed=plan.seed + 1), 0),)) != same_games((forwards[0],))


@pytest.mark.usefixtures("foreign_bots")
def test_other_pairs_do_not_change_a_game() -> None:
    """The games of a pair are the same in a larger arena."""
    pair, crowd = small_plan(3), small_plan(3, bots=("lazy", "greedy", "random"))
    [number] = [
        number
        for number in range(crowd.games)
        if crowd.fixture(number).pair == ("greedy", "random")
        and (crowd.fixture(number).deal, crowd.fixture(number).seating) == (0, 4)
    ]
    alone, among = play_game(pair, 4), play_game(crowd, number)

    assert (alone.points, alone.decisions) == (among.points, among.decisions)


@pytest.mark.usefixtures("foreign_bots")
@pytest.mark.parametrize(("bot", "words"), [("mumbler", "answered 'mumble, mumble"), ("quitter", "failed: Runtime")])
def test_faults_are_the_bots_own(bot: str, words: str) -> None:
    row = play_game(small_plan(2, bots=(bot, "random")), 0)

    assert row.faults == (row.decisions[0], 0)
    assert words in row.messages[0]
    assert "\n" not in row.messages[0]
    assert row.messages[1] == ""


@pytest.mark.usefixtures("foreign_bots")
def test_a_bot_that_thinks_too_long_is_at_fault() -> None:
    """On a busy machine a late answer may be accepted, but not every time."""
    row = play_game(make_plan(odin.Game(2, ONE_HAND), ["sleeper", "random"], 2, seed=1, limit=0.02), 0)

    assert 0 < row.faults[0] <= row.decisions[0]
    assert "has not answered within 0.02 s" in row.messages[0]


@pytest.mark.usefixtures("foreign_bots")
def test_playouts_are_counted() -> None:
    row = play_game(small_plan(2, bots=("counter", "random")), 0)

    assert row.playouts == (7 * row.decisions[0], None)


@pytest.mark.skipif(INTERPRETED, reason="these games are long")
@pytest.mark.usefixtures("foreign_bots")
def test_bots_that_never_move_draw() -> None:
    """Two players of Odins Raben who always end their turn at once never score, and the game ends by R33."""
    row = play_game(make_plan(ravens.Game(), ["lazy", "lazier"], 2, seed=1, limit=None), 0)

    assert row.points == (0, 0)
    assert row.shares == (0.5, 0.5)


@pytest.mark.parametrize(
    ("text", "line"), [("a\nb\r\n c", "a b c"), ("\x00\u2028x\ud800", "x"), ("x" * 1000, "x" * 500), ("ö ♥", "ö ♥")]
)
def test_a_message_fits_into_a_line(text: str, line: str) -> None:
    assert in_one_line(text) == line
