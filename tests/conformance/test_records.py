"""Records: every game can be written and parsed back, and every error names its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather import games
from allfather.core import contract
from allfather.core.compiling import new_record
from allfather.core.errors import GameError, RecordError
from tests.helpers.games.any_game import AnyGame, Kind, Table, moments, play_on, some_games, tables
from tests.helpers.games.records import assert_round_trip, by_hand, changed, line_of, refused_by, told
from tests.helpers.scale import examples, scaled


@cache
def finished_record(kind: Kind) -> str:
    """A short game from its first deal to its end."""
    return play_on(tables(kind)[0].begin(1)).record()


@cache
def short_record(kind: Kind) -> str:
    """The beginning of a game: some deals and actions."""
    game = play_on(tables(kind)[0].begin(1), 30)
    game.names = [f"player {seat}" for seat in range(game.players)]
    return game.record()


@cache
def position_record(kind: Kind) -> str:
    """A game that continues from a position in mid-play."""
    game = kind.from_position(play_on(kind(seed=4), 6).position())
    game.start_generator(1)
    assert game.to_act is not None
    return play_on(game, 3).record()


@cache
def sample_records(kind: Kind) -> list[str]:
    """Short records of every kind: new, cut off, finished, from a position, written by hand, of several tables."""
    some = tables(kind)[:: max(1, len(tables(kind)) // 5)]
    cut = [play_on(table.begin(seed), 15 + seed).record() for seed, table in enumerate(some)]
    whole = [kind().record(), short_record(kind), finished_record(kind), position_record(kind)]
    return [*whole, *cut, by_hand(short_record(kind))]


# Written and read back.


def test_finished_games_are_read_back(kind: Kind) -> None:
    for table in tables(kind)[:: scaled(1, 10)]:
        game = play_on(table.begin(table.players))
        assert game.is_over
        assert_round_trip(game)


def test_games_cut_off_anywhere_are_read_back(table: Table) -> None:
    game, rng = table.begin(table.players), Random(table.players)
    for _ in range(scaled(3, 2)):
        assert_round_trip(play_on(game, rng.randrange(1, scaled(100, 30))))


def test_a_game_is_read_back_after_every_step(kind: Kind) -> None:
    for game in moments(tables(kind)[0].begin(4), scaled(80, 30)):
        assert_round_trip(game)


def test_games_from_positions_are_read_back(table: Table) -> None:
    source, rng = table.begin(7), Random(table.players)
    for seed in range(scaled(3, 2)):
        game = table.kind.from_position(source.position())
        game.start_generator(seed)
        assert_round_trip(play_on(game, rng.randrange(scaled(60, 20))))
        play_on(source, rng.randrange(1, scaled(80, 30)))


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_game_from_the_position_before_the_first_deal_is_read_back(kind: Kind, steps: int) -> None:
    game = kind.from_position(kind().position())
    game.start_generator(1)

    assert_round_trip(play_on(game, steps))


def test_a_finished_game_as_a_position_is_read_back(kind: Kind) -> None:
    assert_round_trip(kind.from_position(kind.from_record(finished_record(kind)).position()))


def test_a_game_that_deals_itself_is_read_back(kind: Kind) -> None:
    @examples(30, 3)
    @given(some_games(kind))
    def check(game: AnyGame) -> None:
        assert game.deals_itself
        game.names = [f"player {seat}" for seat in range(game.players)]
        assert_round_trip(game)
        assert games.load(game.record()) == game

    check()


def test_any_names_are_read_back(kind: Kind) -> None:
    @examples(60, 10)
    @given(st.lists(st.text(max_size=30), min_size=kind.default_players, max_size=kind.default_players))
    def check(names: list[str]) -> None:
        game = kind(seed=1)
        game.names = names
        assert_round_trip(game)

    check()


@pytest.mark.parametrize("name", ["".join(map(chr, range(32))), '\\"', "\x7f", 'b "the" \\ 2', "carl # the great"])
def test_odd_characters_in_names_are_read_back(kind: Kind, name: str) -> None:
    game = kind(seed=1)
    game.names[-1] = name

    assert_round_trip(game)


def test_a_deal_is_made_again_from_what_a_record_tells_of_it(table: Table) -> None:
    game = play_on(table.begin(3), scaled(200, 60))
    replay = game.beginning()
    for event, what in game.past:
        twin, again = replay.copy(), what
        if event == "deal":
            dealt, again = new_record(game.dealt_type), np.zeros(game.deal_size, np.int8)
            contract.tell_deal(twin.state, what, dealt)
            assert contract.take_deal(twin.state, dealt, again) == -1
            assert twin.deal_fields(again) == twin.deal_fields(what)
        twin.apply_event(event, again)
        replay.apply_event(event, what)
        assert twin == replay


# Written by people.


def test_a_record_written_by_hand_is_read(kind: Kind) -> None:
    for text in (short_record(kind), finished_record(kind), position_record(kind)):
        assert by_hand(text) != text
        assert kind.from_record(by_hand(text)).record() == text


def test_a_record_may_have_other_line_ends(kind: Kind) -> None:
    text = by_hand(short_record(kind))
    first = str(tomllib.loads(text)["deals"][0]["actions"][0])
    wrong = text.replace(f'"{first}"', '"nonsense"', 1)

    assert kind.from_record(text.replace("\n", "\r\n")).record() == short_record(kind)
    assert refused_by(kind.from_record, wrong.replace("\n", "\r\n")).line == line_of(text, f'"{first}"')


def test_options_left_out_of_a_record_have_their_default(kind: Kind) -> None:
    text = kind().record()
    bare = re.sub(r"(?s)\[options\]\n.*?\n\n", "[options]\n\n", text)

    assert tomllib.loads(bare)["options"] == {}
    assert kind.from_record(bare).record() == text


# Something is wrong with it.


def test_a_record_cut_at_any_line_is_refused(kind: Kind) -> None:
    for text in (short_record(kind), position_record(kind)):
        lines = text.splitlines(keepends=True)
        for count in range(len(lines)):
            assert 1 <= refused_by(kind.from_record, "".join(lines[:count])).line <= max(count, 1)


WRONG_HEADS = {
    "another-format": (r"format = .*", 'format = "allfather-record/2"'),
    "format-no-text": (r"format = .*", "format = 1"),
    "other-rules": (r"game = .*", 'game = "{name}/9"'),
    "another-game": (r"game = .*", 'game = "chess/1"'),
    "one-seat": (r"seats = .*", 'seats = ["ann"]'),
    "too-many-seats": (r"seats = .*", 'seats = ["a", "b", "c", "d", "e", "f", "g"]'),
    "seat-no-text": (r"seats = \[", "seats = [7, "),
}


@pytest.mark.parametrize(("pattern", "new"), WRONG_HEADS.values(), ids=WRONG_HEADS)
def test_a_wrong_value_in_the_head_is_noticed_at_its_line(kind: Kind, pattern: str, new: str) -> None:
    text = short_record(kind)
    found = re.search(pattern, text)
    assert found
    wrong = text[: found.start()] + found.expand(new.replace("{name}", kind.name)) + text[found.end() :]

    assert refused_by(kind.from_record, wrong).line == text.count("\n", 0, found.start()) + 1


def test_a_record_of_other_rules_is_refused_with_the_reason(kind: Kind) -> None:
    """It is not taken for a record of another game, nor read by rules that have changed since."""
    record, other = short_record(kind), f"{kind.name}/0"

    assert f"played by the rules {other!r}, which have changed" in str(
        refused_by(kind.from_record, record.replace(f'"{kind.rules_version}"', f'"{other}"'))
    )


@pytest.mark.parametrize("wrong", ["{} = 0.5", '{} = "no such value"', "{} = []", "no_such_{} = 1"])
def test_a_wrong_option_is_noticed_at_its_line(kind: Kind, wrong: str) -> None:
    text = short_record(kind)
    for name in kind.options_type.declared():
        edited = re.sub(rf"(?m)^{name} = .*", wrong.format(name), text, count=1)
        assert refused_by(kind.from_record, edited).line == line_of(text, f"\n{name} =") + 1


def wrong_arrays(numbers: list[int]) -> list[str]:
    """Arrays other than *numbers*, and values that are not arrays."""
    first, rest = numbers[0], numbers[1:]
    arrays: list[object] = [[first + 1, *rest], rest, [*numbers, 0], [float(first), *rest], 35, [str(first), *rest]]
    return [*map(str, arrays), f"[{'true' if first else 'false'}, {str(rest)[1:]}"]


@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_wrong_result_is_noticed_at_its_line(kind: Kind, key: str) -> None:
    for text in (short_record(kind), finished_record(kind)):
        result = text.rindex("[result]")
        values = tomllib.loads(text)["result"][key]
        true_line = f"{key} = {values}"
        for wrong in wrong_arrays(values) if values else ["[0]", "[1, 0]", "[false]"]:
            told_wrong = text[:result] + changed(text[result:], true_line, f"{key} = {wrong}")
            error = refused_by(kind.from_record, told_wrong)
            assert error.line == text.count("\n", 0, text.index(true_line, result)) + 1


def test_wrong_scores_of_a_deal_are_noticed_at_their_line(kind: Kind) -> None:
    text = finished_record(kind)
    scores = next(deal["scores"] for deal in tomllib.loads(text)["deals"] if "scores" in deal)
    for wrong in wrong_arrays(scores):
        error = refused_by(kind.from_record, changed(text, f"scores = {scores}", f"scores = {wrong}"))
        assert error.line == line_of(text, f"scores = {scores}")


def test_scores_before_the_end_of_a_deal_are_refused(kind: Kind) -> None:
    text = kind(seed=1).record()
    wrong = changed(text, "actions = []\n", "actions = []\nscores = [0, 0]\n")

    assert refused_by(kind.from_record, wrong).line == line_of(text, "actions = []") + 1


def actions_on_lines(text: str) -> tuple[str, list[tuple[int, str]]]:
    """The record with every action on its own line, and the numbers of these lines, from 0, with their actions."""
    text = re.sub(r"(?m)^actions = \[([^\[\]]*)\]", lambda found: f"actions = [\n{one_each(found[1])}]", text)
    actions = [action for deal in tomllib.loads(text)["deals"] for action in deal["actions"]]
    places = [place for place, line in enumerate(text.splitlines()) if line.startswith('  "')]
    return text, list(zip(places, actions, strict=True))


def one_each(items: str) -> str:
    return "".join(f'  "{item}",\n' for item in re.findall(r'"([^"]*)"', items))


def test_a_wrong_action_is_noticed_at_its_line(kind: Kind) -> None:
    """The error is the one that the game itself raises."""
    text, actions = actions_on_lines(short_record(kind))
    game = kind.from_record(short_record(kind))
    replay, lines = game.beginning(), text.splitlines()
    made = iter(actions)
    for event, what in game.past:
        if event == "action":
            place, action = next(made)
            assert replay.action_text(what) == action
            illegal = next(other for other in range(kind.actions) if other not in replay.legal_ids())
            for wrong in (replay.action_text(illegal), "nonsense"):
                with pytest.raises(GameError) as expected:
                    replay.check(wrong)
                error = refused_by(kind.from_record, "\n".join([*lines[:place], f'"{wrong}",', *lines[place + 1 :]]))
                assert (error.line, error.code) == (place + 1, expected.value.code)
                assert error.values == {"line": place + 1, **expected.value.values}
        replay.apply_event(event, what)


def test_an_action_after_the_end_is_noticed_at_its_line(kind: Kind) -> None:
    text, actions = actions_on_lines(finished_record(kind))
    lines, place = text.splitlines(), actions[-1][0]
    error = refused_by(kind.from_record, "\n".join([*lines[: place + 1], '"pass",', *lines[place + 1 :]]))

    assert (error.line, error.code) == (place + 2, "game-over")


def test_a_missing_last_action_is_noticed_at_the_scores(kind: Kind) -> None:
    text, actions = actions_on_lines(finished_record(kind))
    lines, place = text.splitlines(), actions[-1][0]
    lines[place] = ""
    scores = text.rindex("\nscores", 0, text.index("[result]")) + 1

    assert refused_by(kind.from_record, "\n".join(lines)).line == text.count("\n", 0, scores) + 1


def test_a_deal_too_many_is_noticed_at_its_table(kind: Kind) -> None:
    for text in (kind(seed=1).record(), position_record(kind), finished_record(kind)):
        wrong = changed(text, "\n[result]", "\n[[deals]]\nactions = []\n\n[result]")
        assert refused_by(kind.from_record, wrong).line == text.count("\n", 0, text.index("\n[result]")) + 2


@pytest.mark.parametrize("new", ["foo = 1", "position_of = 'x'", "[extra]"])
def test_an_unknown_key_is_noticed_at_its_line(kind: Kind, new: str) -> None:
    text = short_record(kind)
    places = [found.end() for found in re.finditer(r"(?m)^(game .*|\[.*\])\n", text)]
    for place in places if "=" in new else [len(text)]:
        wrong = f"{text[:place]}{new}\n{text[place:]}"
        assert refused_by(kind.from_record, wrong).line == text.count("\n", 0, place) + 1


@pytest.mark.parametrize("key", ["format", "game", "seats"])
def test_a_missing_key_of_the_head_is_noticed_at_the_end(kind: Kind, key: str) -> None:
    text = re.sub(rf"(?m)^{key} = .*\n", "", short_record(kind))

    assert refused_by(kind.from_record, text).line == text.rstrip("\n").count("\n") + 1


def test_a_missing_result_is_noticed_at_the_end(kind: Kind) -> None:
    text = short_record(kind).partition("\n[result]")[0]

    assert refused_by(kind.from_record, text).line == text.rstrip("\n").count("\n") + 1


def test_a_missing_key_is_noticed_at_its_table(kind: Kind) -> None:
    """No key of a deal or of the result may be left out."""
    for text in (short_record(kind), finished_record(kind)):
        starts = [found.start() for found in re.finditer(r"(?m)^\[\[deals\]\]|^\[result\]", text)]
        for start, end in list(zip(starts, [*starts[1:], len(text)], strict=True))[-3:]:
            for found in re.finditer(r"(?m)^\w+ = (\[[^\]]*\]|.*)\n", text[start:end]):
                wrong = text[: start + found.start()] + text[start + found.end() :]
                assert refused_by(kind.from_record, wrong).line == text.count("\n", 0, start) + 1


NOT_TOML: dict[str, tuple[str, str]] = {
    "no-closing-quote": (r'(game = ".*)"', r"\1"),
    "no-comma": (r"(seats = \[.*?),", r"\1"),
    "no-equals-sign": (r"(game) =", r"\1"),
    "two-values-on-a-line": (r"(game = .*)", r"\1 game = 1"),
    "zero-before-a-number": (r"scores = \[", r"scores = [0"),
    "zero-byte": (r"(seats = .*)", "\\1 \0"),
    "key-twice": (r"seats = .*", 'game = "x"'),
    "table-twice": (r"\[result\]", "[options]"),
}


@pytest.mark.parametrize(("pattern", "new"), NOT_TOML.values(), ids=NOT_TOML)
def test_what_is_not_toml_is_refused_at_its_line(kind: Kind, pattern: str, new: str) -> None:
    text = short_record(kind)
    found = re.search(rf"(?m)^{pattern}", text)
    assert found
    error = refused_by(kind.from_record, text[: found.start()] + found.expand(new) + text[found.end() :])

    assert error.line == text.count("\n", 0, found.start()) + 1
    assert "not TOML" in str(error)


NO_RECORDS: dict[str, Callable[[str], str]] = {
    "empty": lambda _: "",
    "blank": lambda _: "\n\n",
    "comment": lambda _: "# nothing",
    "prose": lambda _: "ODIN",
    "deep-array": lambda _: "a = " + "[" * 100_000,
    "deep-closed-array": lambda _: "a = " + "[" * 100_000 + "]" * 100_000,
    "huge-number": lambda _: "a = " + "1" * 5_000,
    "long": lambda _: "a = '" + "x" * 1_000_000,
    "dotted": lambda _: "a.b.c = 1",
    "no-date": lambda _: "a = 2024-13-01",
    "zero-byte": lambda _: "\0",
    "byte-order-mark": lambda text: "\ufeff" + text,
    "json": lambda _: '{"format": "allfather-record/1"}',
}


@pytest.mark.parametrize("spoil", NO_RECORDS.values(), ids=NO_RECORDS)
def test_text_that_is_no_record_is_refused(kind: Kind, spoil: Callable[[str], str]) -> None:
    assert refused_by(kind.from_record, spoil(short_record(kind))).line >= 1


def other_option(kind: Kind) -> tuple[str, str]:
    """An option as a record has it, and the same line with another value."""
    plain = kind(seed=4).options
    others = [table.options for table in tables(kind) if table.players == kind.default_players]
    old, new = (options.to_dict() for options in (plain, next(other for other in others if other != plain)))
    name = next(name for name in old if old[name] != new[name])
    return name, str(new[name]).lower() if isinstance(new[name], bool | int) else f'"{new[name]}"'


def test_a_record_from_a_position_is_checked_against_it(kind: Kind) -> None:
    text = position_record(kind)
    name, value = other_option(kind)
    wrong = {
        r"(position = )\".": (r'\1"?', "position"),
        r"position = .*": ('position = "x"', "position"),
        r"seats = .*": ('seats = ["?"]', "seats"),
        rf"(?m)^{name} = .*": (f"{name} = {value}", "[options]"),
        r"\[\[deals\]\]\n": ("[[deals]]\nopener = 0\n", "actions"),
        r"actions = \[": ('actions = ["nonsense", ', "actions"),
    }
    for pattern, (new, at) in wrong.items():
        edited, count = re.subn(pattern, new, text, count=1)
        assert count == 1
        assert refused_by(kind.from_record, edited).line == line_of(text, at)


CHARACTERS = st.sampled_from("0123456789+-_.,#=\"'[]{} \t\n\\abcdefghijklmnopqrstuvwxyzMFWSPROYGB^/") | st.characters()


def test_a_changed_character_is_refused_or_means_what_it_says(kind: Kind) -> None:
    """A record that loads is written back exactly, so nothing in it is ignored."""

    @examples(500, 40)
    @given(
        text=st.sampled_from(sample_records(kind)),
        place=st.floats(0, 1, exclude_max=True),
        removed=st.sampled_from([0, 1]),
        character=CHARACTERS | st.just(""),
    )
    def check(text: str, place: float, removed: int, character: str) -> None:
        at = int(place * len(text))
        edited = text[:at] + character + text[at + removed :]
        try:
            record = kind.from_record(edited).record()
        except RecordError:
            return
        assert told(kind, record) == told(kind, edited)
        assert kind.from_record(record).record() == record
        if told(kind, edited) == told(kind, text):
            assert record == kind.from_record(text).record()

    check()
