"""Records of Odins Raben: every game can be written and read back, and whatever is wrong is named with its line."""

import re
import tomllib
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather import ravens
from allfather.core.errors import RecordError
from tests.helpers.ravens import (
    ODD,
    a_stage,
    all_tables,
    game_at,
    moments,
    new_stage,
    play_all,
    play_at_random,
    table_name,
)
from tests.helpers.recording import assert_round_trip, changed, line_of, refused_by
from tests.helpers.scale import examples, scaled

TINY = "MF3 FW1 / M3 F2 raven1 land2 / M+F"
"""Components whose games have all kinds of deals in few lines."""


refused = partial(refused_by, ravens.load)


@cache
def tiny_record() -> str:
    """The beginning of a game with few cards: a discard and the removed landscapes are shuffled."""
    game = ravens.Game(2, ravens.Options(components=TINY))
    game.names = ["ann", "bot:greedy"]
    game.deal_stage(
        ["MF", "FM", "FW", "FM"],
        [["land", "land", "M", "M", "M", "F", "F", "raven"], ["F", "F", "M", "M", "M", "raven", "land", "land"]],
        "M+F",
        starter=0,
    )
    play_all(game, "land remove", "at 4", "land remove", "at 3", "end", "extend")
    game.deal_landscapes(["WF", "MF"])
    play_all(game, "turn", "magic F", "magic F", "pile M", "end", "stay")
    play_all(game, "drop M", "drop M", "drop M", "end", "stay")
    game.deal_pack(["land", "M", "M", "land", "M"])
    play_all(game, "pile M", "fly ^2", "end", "stay")
    return game.record()


def test_the_game_of_the_cases_below_has_all_kinds_of_deals() -> None:
    """A stage, shuffled landscapes and a shuffled discard."""
    tables = tomllib.loads(tiny_record())["deals"]

    assert [next(iter(table)) for table in tables] == ["starter", "landscapes", "pack"]
    assert ravens.load(tiny_record()).record() == tiny_record()


@pytest.mark.parametrize("options", all_tables(), ids=table_name)
def test_games_cut_off_anywhere_are_read_back(options: ravens.Options) -> None:
    game, rng = ravens.Game(2, options), Random(len(options.components))
    game.names = ["ann", 'b "the" \\ 2']

    for _ in range(scaled(3, 2)):
        play_at_random(game, rng, steps=rng.randrange(1, scaled(200, 100)))
        assert_round_trip(game)


@pytest.mark.parametrize("components", ["standard", TINY])
def test_finished_games_are_read_back(components: str) -> None:
    game = play_at_random(ravens.Game(2, ravens.Options(components=components)), Random(1))

    assert game.is_over
    assert_round_trip(game)


def test_a_game_is_read_back_after_every_step() -> None:
    game = ravens.Game(2, ravens.Options(components=TINY))
    for _ in moments(game, Random(4), steps=scaled(60, 40)):
        assert_round_trip(game)


@pytest.mark.parametrize("options", all_tables()[::3], ids=table_name)
def test_games_from_positions_are_read_back(options: ravens.Options) -> None:
    rng = Random(7)
    source = ravens.Game(2, options)

    for _ in range(scaled(6, 3)):
        game = ravens.Game.from_position(source.position())
        assert_round_trip(play_at_random(game, rng, steps=rng.randrange(40)))
        play_at_random(source, rng, steps=rng.randrange(1, 80))


def test_a_finished_game_as_a_position_is_read_back() -> None:
    game = play_at_random(ravens.Game(2, ravens.Options(components=TINY)), Random(2))

    assert_round_trip(ravens.Game.from_position(game.position()))


def test_a_game_that_deals_itself_is_read_back() -> None:
    game = play_at_random(ravens.Game(seed=7), Random(7), steps=200)

    assert game.deals_itself
    assert_round_trip(game)


@examples(60, interpreted=15)
@given(st.lists(st.text(max_size=30), min_size=2, max_size=2))
def test_any_names_are_read_back(names: list[str]) -> None:
    game = new_stage()
    game.names = names

    assert_round_trip(game)


@pytest.mark.parametrize("lines", range(tiny_record().count("\n")))
def test_a_record_cut_at_any_line_is_refused(lines: int) -> None:
    text = "".join(tiny_record().splitlines(keepends=True)[:lines])

    assert 1 <= refused(text).line <= max(lines, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param('format = "allfather-record/1"', 'format = "allfather-record/2"', id="another-format"),
        pytest.param('game = "ravens/1"', 'game = "ravens/2"', id="other-rules"),
        pytest.param('game = "ravens/1"', 'game = "odin/1"', id="another-game"),
        pytest.param('seats = ["ann", "bot:greedy"]', 'seats = ["ann"]', id="one-seat"),
        pytest.param('seats = ["ann", "bot:greedy"]', 'seats = ["ann", "b", "c"]', id="three-seats"),
        pytest.param('seats = ["ann", "bot:greedy"]', 'seats = ["ann", 7]', id="seat-no-text"),
        pytest.param("back_needs_two = true", "back_needs_two = 1", id="option-of-wrong-type"),
        pytest.param("back_needs_two = true", "back_needs_three = true", id="no-such-option"),
        pytest.param('components = "MF3', 'components = "MX3', id="no-such-components"),
        pytest.param('components = "MF3', 'components = "FM3', id="components-the-other-way-round"),
        pytest.param("starter = 0", "starter = 2", id="no-such-starter"),
        pytest.param("starter = 0", "starter = true", id="starter-as-truth"),
        pytest.param('magic = "M+F"', 'magic = "F+M"', id="magic-way-the-other-way-round"),
        pytest.param('magic = "M+F"', 'magic = "F+S"', id="no-such-magic-way"),
        pytest.param('magic = "M+F"', "magic = 1", id="magic-way-no-text"),
        pytest.param('landscapes = ["MF", "FM"', 'landscapes = ["MF", "WW"', id="no-such-landscape-card"),
        pytest.param('landscapes = ["MF", "FM"', 'landscapes = ["MF"', id="landscape-card-missing"),
        pytest.param('landscapes = ["MF", "FM"', 'landscapes = ["MF", 5', id="landscape-card-no-text"),
        pytest.param('landscapes = ["WF", "MF"]', 'landscapes = ["WF", "WF"]', id="not-the-removed-landscapes"),
        pytest.param('pack_0 = ["land", "land"', 'pack_0 = ["land", "M"', id="wrong-pack-of-seat-0"),
        pytest.param('pack_1 = ["F", "F"', 'pack_1 = ["F", "f"', id="no-such-card"),
        pytest.param('pack = ["land"', 'pack = ["raven"', id="not-the-discard"),
        pytest.param("winners = []", "winners = [0]", id="winner-of-a-game-that-goes-on"),
        pytest.param("scores = [0, 0]\nwinners", "scores = [0, 1]\nwinners", id="scores-of-the-result"),
        pytest.param("scores = [0, 0]\nwinners", "scores = [0]\nwinners", id="scores-too-few"),
    ],
)
def test_a_wrong_value_is_noticed_at_its_line(old: str, new: str) -> None:
    assert refused(changed(tiny_record(), old, new)).line == line_of(tiny_record(), old)


@pytest.mark.parametrize(
    ("old", "new", "at", "code"),
    [
        pytest.param('"turn"', '"stay"', '"turn"', "wrong-phase", id="wrong-phase"),
        pytest.param('"turn"', '"turned"', '"turn"', "bad-notation", id="malformed"),
        pytest.param('"at 4"', '"at 5"', '"at 4"', "bad-target", id="bad-target"),
        pytest.param('"magic F"', '"magic S"', '"magic F"', "not-held", id="not-held"),
        pytest.param('"drop M", "drop M"', '"drop M"', "pack = [", "bad-deal", id="action-missing"),
    ],
)
def test_a_changed_action_is_noticed_at_its_line(old: str, new: str, at: str, code: str) -> None:
    error = refused(changed(tiny_record(), old, new))

    assert (error.line, error.code) == (line_of(tiny_record(), at), code)


def test_another_action_that_fits_is_another_game() -> None:
    text = changed(tiny_record(), '"fly ^2"', '"drop ^"')

    assert ravens.load(text).view().ravens == (0, 0)
    assert ravens.load(tiny_record()).view().ravens == (0, 1)


@pytest.mark.parametrize(
    "after",
    ["[options]\n", "starter = 0\n", "[result]\n", 'game = "ravens/1"\n'],
)
def test_an_unknown_key_is_noticed_at_its_line(after: str) -> None:
    text = changed(tiny_record(), after, f"{after}foo = 1\n")

    assert refused(text).line == line_of(text, "foo = 1")


@pytest.mark.parametrize("key", ["starter", "magic", "landscapes", "pack_0", "pack_1", "actions"])
def test_a_missing_key_is_noticed_at_its_table(key: str) -> None:
    gone = re.sub(rf"(?m)^{key} = (\[[^\]]*\]|.*)\n", "", tiny_record(), count=1)

    assert gone != tiny_record()
    assert refused(gone).line == line_of(gone, "[[deals]]")


@pytest.mark.parametrize("key", ["format", "game", "seats"])
def test_a_missing_key_of_the_record_is_noticed(key: str) -> None:
    assert refused(re.sub(rf"(?m)^{key} = .*\n", "", tiny_record())).line >= 1


def test_scores_of_a_deal_are_checked() -> None:
    record = play_all(game_at(hands="S", ravens="8/5"), "fly S").record()

    assert refused(changed(record, "scores = [4, 0]", "scores = [5, 0]")).line == line_of(record, "scores = [4, 0]")


def test_scores_before_the_end_of_a_deal_are_refused() -> None:
    text = changed(new_stage().record(), "\n[result]", "scores = [0, 0]\n\n[result]")

    assert refused(text).line == line_of(text, "scores = [0, 0]\n\n[result]")


def test_a_deal_too_many_is_noticed_at_its_table() -> None:
    record = new_stage().record()
    text = changed(record, "\n[result]", "\n[[deals]]\nactions = []\n\n[result]")

    assert refused(text).line == line_of(text, "[[deals]]\nactions = []")


POSITION_RECORD = play_all(game_at(hands="M M S / F", stone="0:1", options="b-s"), "clear MM", "end", "stay").record()


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        pytest.param('position = "MF', 'position = "MM', "position", id="impossible-position"),
        pytest.param('position = "MF', 'position = "x', "position", id="no-position"),
        pytest.param("protect_ravens = false", "protect_ravens = true", "[options]", id="another-option"),
        pytest.param('seats = ["?", "?"]', 'seats = ["?"]', "seats", id="another-number-of-seats"),
        pytest.param("[[deals]]\n", "[[deals]]\nstarter = 0\n", "starter = 0", id="starter-of-a-stage-already-dealt"),
        pytest.param('"clear MM"', '"fly M"', "actions", id="action"),
    ],
)
def test_a_record_from_a_position_is_checked_against_it(old: str, new: str, at: str) -> None:
    text = changed(POSITION_RECORD, old, new)

    assert refused(text).line == line_of(text, at)


@cache
def sample_records() -> list[str]:
    """Short records of every kind: cut off, from a position, with odd components."""
    odd = play_at_random(ravens.Game(2, ravens.Options(components=ODD)), Random(2), steps=40)
    games = [ravens.Game(), new_stage(), play_all(new_stage(), "fly M", "pile S", "end", "extend"), odd]
    return [tiny_record(), POSITION_RECORD, *[game.record() for game in games]]


def told(text: str) -> str:
    """What a record says, whatever the order of its keys; options that it leaves out included."""
    values = tomllib.loads(text)
    return repr(_in_order(values | {"options": ravens.Options.from_dict(values["options"]).to_dict()}))


def _in_order(value: Any) -> Any:
    if isinstance(value, dict):
        return sorted((key, _in_order(item)) for key, item in value.items())
    return [_in_order(item) for item in value] if isinstance(value, list) else value


CHARACTERS = st.sampled_from("0123MFWSP^+-_.,#=\"'[]{} \t\n\\abdeilnoprstvy/") | st.characters()


@examples(400, interpreted=80)
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
        record = ravens.load(edited).record()
    except RecordError:
        return

    assert told(record) == told(edited)
    assert ravens.load(record).record() == record


def test_a_stage_dealt_from_a_record_is_the_one_that_was_played() -> None:
    """The packs, the landscape cards and the magic way stand there as they were handed in."""
    lands, packs = a_stage()
    values = tomllib.loads(new_stage().record())["deals"][0]

    assert (values["landscapes"], values["pack_0"], values["pack_1"]) == (lands, *packs)
    assert (values["magic"], values["starter"]) == ("M+F", 0)
