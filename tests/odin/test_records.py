"""Records of ODIN: every game can be written and parsed back, and every error names its line."""

import re
from functools import cache, partial

import pytest

from allfather import odin
from tests.helpers.games.odin import play_all, row
from tests.helpers.games.records import changed, line_of, refused_by

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


@cache
def finished_record() -> str:
    """The same game as the program writes it."""
    game = odin.Game(3)
    game.names = ["ann", "bot:greedy", "carl # the great"]
    game.deal([row("R"), row("O"), row("Y")], opener=0)
    play_all(game, *ACTIONS)
    game.deal([row("R"), row("O"), row("Y")])
    return play_all(game, "O9 O8 O7 O6 O5 O4 O3 O2 O1").record()


refused = partial(refused_by, odin.load)


def test_a_record_written_by_hand_is_read() -> None:
    game = odin.load(HAND_WRITTEN)

    assert (game.scores, game.winners) == ((9, 9, 17), (0, 1))
    assert game.names == ["ann", "bot:greedy", "carl # the great"]
    assert game.record() == finished_record()


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
        pytest.param("winners = [\n  0,\n  1,\n]", "winners = [1, 0]", id="winners-out-of-order"),
        pytest.param("opener = 1", "opener = 2", id="later-opener"),
        pytest.param("opener = 1", 'opener = "1"', id="later-opener-as-text"),
        pytest.param("opener = 1", "opener = true", id="later-opener-as-truth"),
        pytest.param("opener = 0", "opener = 3", id="no-such-opener"),
        pytest.param("opener = 0", "opener = -1", id="negative-opener"),
        pytest.param("opener = 0", "opener = 0.0", id="opener-not-whole"),
        pytest.param('colours = "ROYGBP"', 'colours = "ROYG"', id="too-few-colours"),
        pytest.param('colours = "ROYGBP"', 'colours = "x"', id="no-colours"),
        pytest.param('colours = "ROYGBP"', "colours = 6", id="colours-no-text"),
    ],
)
def test_a_wrong_value_is_noticed_at_its_line(old: str, new: str) -> None:
    assert refused(changed(HAND_WRITTEN, old, new)).line == line_of(HAND_WRITTEN, old)


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        pytest.param("limit = 15", "limit = 9", "[[deals]]\nopener = 1", id="lower-limit-makes-a-deal-too-many"),
        pytest.param("limit = 15", "limit = 18", "winners = [", id="higher-limit-leaves-no-winner"),
        pytest.param("opener = 0", "opener = 1", '"R5"', id="first-opener-does-not-hold-the-lead"),
        pytest.param('"ann"', '"ann", "dora"', "hands = [", id="a-seat-too-many"),
        pytest.param("R9 R8", "G9 R8", '"R9 R8 R7"', id="dealt-card-not-laid"),
        pytest.param("O9 O8 O7", "O9", 'actions = ["O9', id="later-action"),
        pytest.param("[result]\nscores = [9", "[result]\nscores = [8", "scores = [9, 9, 17]\nwinners", id="result"),
    ],
)
def test_a_changed_value_is_noticed_where_the_game_contradicts_it(old: str, new: str, at: str) -> None:
    assert refused(changed(HAND_WRITTEN, old, new)).line == line_of(HAND_WRITTEN, at)


@pytest.mark.parametrize(
    "new",
    [
        pytest.param("R9 R9 R7", id="twice-in-a-hand"),
        pytest.param("R9 O1 R7", id="in-two-hands"),
        pytest.param("R9 X8 R7", id="no-card"),
        pytest.param("R9 R7", id="a-card-too-few"),
        pytest.param("R9 R8 G1 R7", id="a-card-too-many"),
        pytest.param("R9  R8 R7", id="two-spaces"),
    ],
)
def test_a_wrong_card_in_a_deal_is_noticed_at_the_deal(new: str) -> None:
    assert refused(changed(HAND_WRITTEN, "R9 R8 R7", new)).line == line_of(HAND_WRITTEN, "hands = [")


@pytest.mark.parametrize(
    ("after", "new"),
    [
        pytest.param('game   = "odin/1"\n', 'colours = "ROYGBP"\n', id="key-of-a-deal-in-the-record"),
        pytest.param("[[deals]]\nopener = 0\n", "points = [0, 9, 8]\n", id="deal-points"),
        pytest.param("[[deals]]\nopener = 1\n", 'colours = "ROYGBP"\n', id="colours-of-a-later-deal"),
    ],
)
def test_an_unknown_key_is_noticed_at_its_line(after: str, new: str) -> None:
    text = changed(HAND_WRITTEN, after, after + new)

    assert refused(text).line == line_of(text, after + new) + after.count("\n")


POSITION_RECORD = """format = "allfather-record/1"
game = "odin/1"
seats = ["a", "b"]
position = "P1P2/R1G2 G9 - R2R3R4R5R6R7R8R9O1O2O3O4O5 ROYGBP 1 0 0 0/0 1 15 left optional six -"

[options]
limit = 15
opener = "left"
whole_hand = "optional"
all_colours = true

[[deals]]
actions = ["pass", "P1"]

[result]
scores = [0, 0]
winners = []
"""


def test_a_record_from_a_position_is_written_like_that() -> None:
    assert odin.load(POSITION_RECORD).record() == POSITION_RECORD


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        pytest.param('position = "P1P2', 'position = "P1P1', "position", id="impossible-position"),
        pytest.param("0/0 1 15", "0/0 1 0", "position", id="position-without-limit"),
        pytest.param("[[deals]]", "[[deals]]\nopener = 0", "opener = 0", id="opener-of-a-hand-already-dealt"),
        pytest.param("[[deals]]", '[[deals]]\ncolours = "R"', 'colours = "R"', id="colours-of-a-hand-already-dealt"),
    ],
)
def test_a_record_from_a_position_is_checked_against_it(old: str, new: str, at: str) -> None:
    text = changed(POSITION_RECORD, old, new)

    assert refused(text).line == line_of(text, at)
