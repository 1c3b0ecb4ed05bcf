"""Records of ODIN: every game can be written and read back, and whatever is wrong is named with its line."""

import re
import tomllib
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather import odin
from allfather.core.errors import RecordError
from tests.helpers.odin import all_tables, game_at, moments, play_all, play_at_random, row, table_name
from tests.helpers.recording import assert_round_trip, changed, line_of, refused_by
from tests.helpers.scale import examples

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
    """What a record says, whatever the order of its keys and cards; options that it leaves out included."""
    values = tomllib.loads(text)
    return repr(_in_order(values | {"options": odin.Options.from_dict(values["options"]).to_dict()}))


def _in_order(value: Any) -> Any:
    if isinstance(value, dict):
        hands = {"hands": [sorted(hand.split(" ")) for hand in value["hands"]]} if "hands" in value else {}
        return sorted((key, _in_order(item)) for key, item in (value | hands).items())
    return [_in_order(item) for item in value] if isinstance(value, list) else value


refused = partial(refused_by, odin.load)


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
    for game in moments(odin.Game(3, odin.Options(limit=1)), Random(4)):
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


@examples(100, interpreted=30)
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
        pytest.param('game   = "odin/1"\n', "foo = 1\n", id="record"),
        pytest.param('game   = "odin/1"\n', 'colours = "ROYGBP"\n', id="key-of-a-deal-in-the-record"),
        pytest.param("[options]\n", "foo = 1\n", id="options"),
        pytest.param("[[deals]]\nopener = 0\n", "foo = 1\n", id="deal"),
        pytest.param("[[deals]]\nopener = 0\n", "points = [0, 9, 8]\n", id="deal-points"),
        pytest.param("[[deals]]\nopener = 1\n", 'colours = "ROYGBP"\n', id="colours-of-a-later-deal"),
        pytest.param("[result]\n", "foo = 1\n", id="result"),
        pytest.param("  1,\n]\n", "[extra]\n", id="table"),
    ],
)
def test_an_unknown_key_is_noticed_at_its_line(after: str, new: str) -> None:
    text = changed(HAND_WRITTEN, after, after + new)

    assert refused(text).line == line_of(text, after + new) + after.count("\n")


@pytest.mark.parametrize(
    ("gone", "at"),
    [
        pytest.param("format = 'allfather-record/1'   # other quotes", None, id="format"),
        pytest.param('game   = "odin/1"', None, id="game"),
        pytest.param("[result]\nscores = [9, 9, 17]\nwinners = [\n  0,\n  1,\n]", None, id="result"),
        pytest.param("opener = 0", "[[deals]]\n", id="opener"),
        pytest.param('colours = "ROYGBP"', "[[deals]]\n", id="colours"),
        pytest.param('actions = ["O9 O8 O7 O6 O5 O4 O3 O2 O1"]', "[[deals]]\nopener = 1", id="actions"),
        pytest.param("scores = [0, 9,\n          8]", "[[deals]]\n", id="scores-of-a-hand"),
        pytest.param("winners = [\n  0,\n  1,\n]", "[result]", id="winners"),
    ],
)
def test_a_missing_key_is_noticed_at_its_table_or_the_end(gone: str, at: str | None) -> None:
    text = changed(HAND_WRITTEN, gone, "\n" * gone.count("\n"))
    last = text.rstrip("\n").count("\n") + 1

    assert refused(text).line == (last if at is None else line_of(HAND_WRITTEN, at))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param('"O6"', '"O6', id="no-closing-quote"),
        pytest.param('"O6",', '"O6" "O5",', id="no-comma"),
        pytest.param("limit = 15", "limit = 015", id="zero-before-a-number"),
        pytest.param("limit = 15", "limit 15", id="no-equals-sign"),
        pytest.param("limit = 15", "limit = 15 limit = 16", id="two-values-on-a-line"),
        pytest.param('opener = "left"\n', 'opener = "left" \0\n', id="zero-byte"),
        pytest.param('whole_hand = "optional"', 'limit = 15 # "optional"', id="key-twice"),
        pytest.param("[result]", "[options]", id="table-twice"),
    ],
)
def test_what_is_not_toml_is_refused_at_its_line(old: str, new: str) -> None:
    error = refused(changed(HAND_WRITTEN, old, new))

    assert error.line == line_of(HAND_WRITTEN, old)
    assert "not TOML" in str(error)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param("\n\n", id="blank"),
        pytest.param("# nothing", id="comment"),
        pytest.param("ODIN", id="prose"),
        pytest.param("a = " + "[" * 100_000, id="deep-array"),
        pytest.param("a = " + "[" * 100_000 + "]" * 100_000, id="deep-closed-array"),
        pytest.param("a = " + "1" * 5_000, id="huge-number"),
        pytest.param("a = '" + "x" * 1_000_000, id="long"),
        pytest.param("a.b.c = 1", id="dotted"),
        pytest.param("a = 2024-13-01", id="no-date"),
        pytest.param("\0", id="zero-byte"),
        pytest.param("\ufeff" + HAND_WRITTEN, id="byte-order-mark"),
        pytest.param('{"format": "allfather-record/1"}', id="json"),
    ],
)
def test_text_that_is_no_record_is_refused(text: str) -> None:
    assert refused(text).line >= 1


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
        pytest.param('position = "P1P2', 'position = "x', "position", id="no-position"),
        pytest.param("0/0 1 15", "0/0 1 0", "position", id="position-without-limit"),
        pytest.param('"b"]', '"b", "c"]', "seats", id="another-number-of-seats"),
        pytest.param("limit = 15", "limit = 10", "[options]", id="another-limit"),
        pytest.param("[[deals]]", "[[deals]]\nopener = 0", "opener = 0", id="opener-of-a-hand-already-dealt"),
        pytest.param("[[deals]]", '[[deals]]\ncolours = "R"', 'colours = "R"', id="colours-of-a-hand-already-dealt"),
        pytest.param('actions = ["pass', 'actions = ["P3', "actions", id="action"),
        pytest.param("[result]", "[[deals]]\nactions = []\n[result]", "[[deals]]\nactions = []", id="deal-too-many"),
    ],
)
def test_a_record_from_a_position_is_checked_against_it(old: str, new: str, at: str) -> None:
    text = changed(POSITION_RECORD, old, new)

    assert refused(text).line == line_of(text, at)


CHARACTERS = st.sampled_from("0123456789ROYGBP+-_.,#=\"'[]{} \t\n\\abcdefghijklmnopqrstuvwxyz/") | st.characters()


@examples(1000, interpreted=200)
@given(
    text=st.sampled_from(sample_records()),
    place=st.floats(0, 1, exclude_max=True),
    removed=st.sampled_from([0, 1]),
    character=CHARACTERS | st.just(""),
)
def test_a_changed_character_is_refused_or_means_what_it_says(
    text: str, place: float, removed: int, character: str
) -> None:
    """Whatever loads tells exactly what stands in the record, so nothing in it is overlooked."""
    at = int(place * len(text))
    edited = text[:at] + character + text[at + removed :]

    try:
        record = odin.load(edited).record()
    except RecordError:
        return

    assert told(record) == told(edited)
    assert odin.load(record).record() == record
    if told(edited) == told(text):
        assert record == odin.load(text).record()
