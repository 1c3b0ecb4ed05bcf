"""Records of ODIN: every game can be written and read back, and whatever is wrong is named with its line."""

import re
import tomllib
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allfather import odin
from allfather.core.errors import RecordError

from .helpers import all_tables, game_at, play_all, play_at_random, row, step_at_random, table_name

HAND_WRITTEN = """\
# A game for three, written by hand: [[deals]] and "quotes" in a comment mean nothing ]
format = 'allfather-record/1'   # other quotes
game   = "odin/1"
seats  = [ "ann",
           "bot:greedy", # a bot
           "carl # the great" ]

[options]
opener = "left"
limit = 15
all_colours = true
whole_hand = "optional"

[[deals]]
opener = 0
colours = "ROYGBP"
hands = [
  "R9 R8 R7 R6 R5 R4 R3 R2 R1",   # in any order

  "O1 O2 O3 O4 O5 O6 O7 O8 O9",
  "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9",
]
actions = [
  "R5",
  "O6",

  "Y9 Y8",
  "R9 R8 R7",
  "+Y8",
  # ] the others pass
  "pass",
  "pass",
  "Y8",
  'pass',
  "pass",
  "R6 R4 R3 R2 R1"
]
scores = [0, 9,
          8]

[[deals]]
opener = 1
hands = ["R1 R2 R3 R4 R5 R6 R7 R8 R9", "O1 O2 O3 O4 O5 O6 O7 O8 O9", "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"]
actions = ["O9 O8 O7 O6 O5 O4 O3 O2 O1"]
scores = [9, 9, 17]

[result]
scores = [9, 9, 17]
winners = [
  0,
  1,
]
"""
ACTIONS = ["R5", "O6", "Y9 Y8", "R9 R8 R7", "+Y8", "pass", "pass", "Y8", "pass", "pass", "R6 R4 R3 R2 R1"]
LAST_LINE = HAND_WRITTEN.count("\n")


@cache
def finished_record() -> str:
    """The same game as the program writes it."""
    game = odin.Game(3)
    game.names = ["ann", "bot:greedy", "carl # the great"]
    game.deal([row("R"), row("O"), row("Y")], opener=0)
    play_all(game, *ACTIONS)
    game.deal([row("R"), row("O"), row("Y")])
    return play_all(game, "O9 O8 O7 O6 O5 O4 O3 O2 O1").record()


@cache
def sample_records() -> list[str]:
    """Short records of every kind: finished, cut off, from a position, for two, with every option."""
    forced = odin.Options(limit=1, opener="winner", whole_hand="forced")
    games = [
        odin.Game(3),
        play_at_random(odin.Game(2), Random(1), steps=20),
        play_at_random(odin.Game(2, forced), Random(2)),
        play_at_random(odin.Game(4), Random(3), steps=15),
        play_all(game_at("P1 P2 / R1 G2 / P3 P4", "G9 G8", "O7 O5", to_act=1), "+O5", "pass", "pass", "R1"),
        play_all(game_at("P1 P2 / G8 / P3", "O7", to_act=1, scores="14/5/4", hand_number=3), "G8"),
    ]
    return [finished_record(), HAND_WRITTEN, *[game.record() for game in games]]


def told(text: str) -> str:
    """Everything that a record says, the options that it leaves out included."""
    values: dict[str, Any] = tomllib.loads(text)
    options = odin.Options.from_dict(values["options"]).to_dict()
    return repr(sorted((values | {"options": sorted(options.items())}).items()))


def in_order(text: str) -> str:
    """What a record says whatever the order of its keys and of the cards in its hands."""

    def sort(value: Any) -> Any:
        if isinstance(value, dict):
            hands = {"hands": [sorted(hand.split(" ")) for hand in value["hands"]]} if "hands" in value else {}
            return sorted((key, sort(item)) for key, item in (value | hands).items())
        return [sort(item) for item in value] if isinstance(value, list) else value

    return repr(sort(tomllib.loads(text)))


def line_of(text: str, fragment: str, nth: int = 1) -> int:
    """The line, counted from 1, of the *nth* occurrence of *fragment*."""
    places = [match.start() for match in re.finditer(re.escape(fragment), text)]
    return text.count("\n", 0, places[nth - 1]) + 1


def changed(text: str, old: str, new: str) -> str:
    """*text* with the first *old* replaced, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


def refused(text: str) -> RecordError:
    """The error that loading *text* raises; its message begins with its line."""
    with pytest.raises(RecordError) as caught:
        odin.load(text)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def assert_round_trip(game: odin.Game) -> None:
    """The record of *game* is read back as the same game, which writes the same record."""
    text = game.record()
    loaded = odin.load(text)
    assert loaded == game
    assert loaded.record() == text
    assert (loaded.names, loaded.options, loaded.legal()) == (game.names, game.options, game.legal())


@pytest.mark.parametrize(("players", "options"), all_tables(limit=10), ids=table_name)
def test_finished_games_are_read_back(players: int, options: odin.Options) -> None:
    game = play_at_random(odin.Game(players, options), Random(players))

    assert game.is_over
    assert_round_trip(game)


@pytest.mark.parametrize(("players", "options"), all_tables(limit=15), ids=table_name)
def test_games_cut_off_anywhere_are_read_back(players: int, options: odin.Options) -> None:
    game, rng = odin.Game(players, options), Random(players)

    for _ in range(3):
        play_at_random(game, rng, steps=rng.randrange(1, 50))
        assert_round_trip(game)


def test_a_game_is_read_back_after_every_step() -> None:
    game, rng = odin.Game(3, odin.Options(limit=1)), Random(4)

    while not game.is_over:
        assert_round_trip(game)
        step_at_random(game, rng)

    assert_round_trip(game)


@pytest.mark.parametrize(("players", "options"), all_tables(limit=12), ids=table_name)
def test_games_from_positions_are_read_back(players: int, options: odin.Options) -> None:
    rng = Random(players)
    source = odin.Game(players, options)

    for _ in range(3):
        game = odin.Game.from_position(source.position())
        assert_round_trip(play_at_random(game, rng, steps=rng.randrange(60)))
        play_at_random(source, rng, steps=rng.randrange(1, 60))


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_game_from_the_position_before_the_first_deal_is_read_back(steps: int) -> None:
    game = odin.Game.from_position(odin.Game(2).position())

    assert_round_trip(play_at_random(game, Random(1), steps=steps))


def test_a_finished_game_as_a_position_is_read_back() -> None:
    game = play_at_random(odin.Game(3), Random(1))

    assert_round_trip(odin.Game.from_position(game.position()))


def test_a_game_that_deals_itself_is_read_back() -> None:
    game = odin.Game(5, seed=7)
    for _ in range(200):
        game.play(game.legal()[-1])

    assert_round_trip(game)


@settings(deadline=None, derandomize=True, max_examples=100)
@given(st.lists(st.text(max_size=30), min_size=3, max_size=3))
def test_any_names_are_read_back(names: list[str]) -> None:
    game = odin.Game(3, seed=1)
    game.names = names

    assert_round_trip(game)


def test_control_characters_in_names_are_read_back() -> None:
    game = odin.Game(3, seed=1)
    game.names = ["".join(map(chr, range(32))), '\\"', "\x7f"]

    assert_round_trip(game)


def test_a_record_written_by_hand_is_read() -> None:
    game = odin.load(HAND_WRITTEN)

    assert (game.scores, game.winners) == ((9, 9, 17), (0, 1))
    assert game.names == ["ann", "bot:greedy", "carl # the great"]
    assert game.record() == finished_record()


def test_a_record_may_have_other_line_ends() -> None:
    text = HAND_WRITTEN.replace("\n", "\r\n")

    assert odin.load(text).record() == finished_record()
    assert refused(changed(text, '"+Y8"', '"+Y7"')).line == line_of(HAND_WRITTEN, '"+Y8"')


def test_options_left_out_of_a_record_have_their_default() -> None:
    text = re.sub(r"(?m)^(opener = \"left\"|limit|all_colours|whole_hand).*\n", "", HAND_WRITTEN)

    assert odin.load(text).record() == finished_record()


@pytest.mark.parametrize("lines", range(finished_record().count("\n")))
def test_a_record_cut_at_any_line_is_refused(lines: int) -> None:
    text = "".join(finished_record().splitlines(keepends=True)[:lines])

    assert 1 <= refused(text).line <= max(lines, 1)


@pytest.mark.parametrize(
    ("step", "fault"),
    [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 7), (6, 7), (7, 8), (8, 10), (9, 10)],
)
def test_a_missing_action_is_noticed_at_the_first_that_no_longer_fits(step: int, fault: int) -> None:
    start = line_of(HAND_WRITTEN, "actions = [")
    lines = HAND_WRITTEN.splitlines(keepends=True)
    action_lines = [place for place, line in enumerate(lines) if place >= start and re.match(r"  [\"'][+RYOp]", line)]
    lines[action_lines[step]] = "\n"

    assert refused("".join(lines)).line == action_lines[fault] + 1


def test_a_missing_last_action_is_noticed_at_the_scores() -> None:
    text = changed(HAND_WRITTEN, '  "R6 R4 R3 R2 R1"\n', "\n")

    assert refused(text).line == line_of(HAND_WRITTEN, "scores = [0, 9")


@pytest.mark.parametrize(
    ("old", "new", "at", "code"),
    [
        pytest.param('"O6"', '"O4"', '"O6"', "too-low", id="too-low"),
        pytest.param('"O6"', '"G6"', '"O6"', "not-held", id="not-held"),
        pytest.param('"O6"', '"o6"', '"O6"', "bad-notation", id="malformed"),
        pytest.param('"R5"', '"pass"', '"R5"', "leader-passes", id="leader-passes"),
        pytest.param('"R5"', '"R4"', '"R6 R4 R3 R2 R1"', "not-held", id="noticed-later"),
        pytest.param('"+Y8"', '"+Y7"', '"+Y8"', "must-take", id="wrong-take"),
        pytest.param('"+Y8"', '"+Y9"', '"Y8"', "not-held", id="other-take"),
        pytest.param('"Y9 Y8"', '"Y8 Y9"', '"Y9 Y8"', "bad-notation", id="wrong-order"),
        pytest.param('"R6 R4 R3 R2 R1"', '"R6 R4 R3 R2"', '"R6 R4 R3 R2 R1"', "bad-lead", id="not-the-whole-hand"),
        pytest.param('R2 R1"\n]', 'R2 R1",\n"pass"]', "]\nscores = [0", "out-of-turn", id="after-the-hand"),
        pytest.param('O2 O1"]', 'O2 O1", "pass"]', 'O2 O1"]', "game-over", id="after-the-game"),
    ],
)
def test_a_changed_action_is_noticed_at_its_line(old: str, new: str, at: str, code: str) -> None:
    error = refused(changed(HAND_WRITTEN, old, new))

    assert (error.line, error.code) == (line_of(HAND_WRITTEN, at), code)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("scores = [0, 9,\n          8]", "scores = [0, 8,\n          8]", id="scores-of-a-hand"),
        pytest.param("scores = [9, 9, 17]", "scores = [9, 9, 16]", id="scores-of-the-last-hand"),
        pytest.param("scores = [9, 9, 17]", "scores = [9, 9]", id="scores-too-few"),
        pytest.param("scores = [9, 9, 17]", "scores = [9, 9, 17, 0]", id="scores-too-many"),
        pytest.param("scores = [9, 9, 17]", "scores = [9.0, 9, 17]", id="scores-not-whole"),
        pytest.param("scores = [9, 9, 17]", "scores = 35", id="scores-no-array"),
        pytest.param("winners = [\n  0,\n  1,\n]", "winners = [0]\n\n\n", id="a-winner-missing"),
        pytest.param("winners = [\n  0,\n  1,\n]", "winners = [1, 0]", id="winners-out-of-order"),
        pytest.param("winners = [\n  0,\n  1,\n]", "winners = []", id="no-winners"),
        pytest.param("winners = [\n  0,\n  1,\n]", "winners = [0, 1, 2]", id="too-many-winners"),
        pytest.param("winners = [\n  0,\n  1,\n]", "winners = [false, true]", id="winners-not-numbers"),
        pytest.param("winners = [\n  0,\n  1,\n]", 'winners = ["0", "1"]', id="winners-as-texts"),
        pytest.param("opener = 1", "opener = 2", id="later-opener"),
        pytest.param("opener = 1", 'opener = "1"', id="later-opener-as-text"),
        pytest.param("opener = 1", "opener = true", id="later-opener-as-truth"),
        pytest.param("opener = 0", "opener = 3", id="no-such-opener"),
        pytest.param("opener = 0", "opener = -1", id="negative-opener"),
        pytest.param("opener = 0", "opener = 0.0", id="opener-not-whole"),
        pytest.param('colours = "ROYGBP"', 'colours = "ROYG"', id="too-few-colours"),
        pytest.param('colours = "ROYGBP"', 'colours = "x"', id="no-colours"),
        pytest.param('colours = "ROYGBP"', "colours = 6", id="colours-no-text"),
        pytest.param("limit = 15", "limit = 10", id="another-limit"),
        pytest.param("limit = 15", "limit = 0", id="no-such-limit"),
        pytest.param("limit = 15", 'limit = "15"', id="limit-as-text"),
        pytest.param('opener = "left"', 'opener = "right"', id="no-such-opener-option"),
        pytest.param("all_colours = true", "all_colours = 1", id="option-of-wrong-type"),
        pytest.param("all_colours = true", "all_colors = true", id="no-such-option"),
        pytest.param("format = 'allfather-record/1'", "format = 'allfather-record/2'", id="another-format"),
        pytest.param("format = 'allfather-record/1'", "format = 1", id="format-no-text"),
        pytest.param('game   = "odin/1"', 'game   = "odin/2"', id="other-rules"),
        pytest.param('game   = "odin/1"', 'game   = "ravens/1"', id="another-game"),
        pytest.param("seats  = [", "seats  = [ 7,", id="seat-no-text"),
        pytest.param("seats  = [", 'seats  = [ "dora",', id="a-seat-too-many"),
        pytest.param("[[deals]]\nopener = 1", "[[deals]]\nfoo = 1\nopener = 1", id="unknown-key-of-a-deal"),
    ],
)
def test_a_wrong_value_is_noticed_at_its_line(old: str, new: str) -> None:
    text = changed(HAND_WRITTEN, old, new)
    expected = {"another-limit": 0}

    assert expected is not None
    assert refused(text).line == line_of(HAND_WRITTEN, old)
