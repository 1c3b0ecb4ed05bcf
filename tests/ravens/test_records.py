"""Records of Odins Raben: every game can be written and parsed back, and every error names its line."""

import tomllib
from functools import cache, partial

import pytest

from allfather import ravens
from tests.helpers.games.ravens import (
    TINY,
    a_stage,
    game_at,
    new_stage,
    play_all,
)
from tests.helpers.games.records import changed, line_of, refused_by

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


@pytest.mark.parametrize(
    ("old", "new"),
    [
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


POSITION_RECORD = play_all(game_at(hands="M M S / F", stone="0:1", options="b-s"), "clear MM", "end", "stay").record()


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        pytest.param('position = "MF', 'position = "MM', "position", id="impossible-position"),
        pytest.param("[[deals]]\n", "[[deals]]\nstarter = 0\n", "starter = 0", id="starter-of-a-stage-already-dealt"),
    ],
)
def test_a_record_from_a_position_is_checked_against_it(old: str, new: str, at: str) -> None:
    text = changed(POSITION_RECORD, old, new)

    assert refused(text).line == line_of(text, at)


def test_a_stage_dealt_from_a_record_is_the_one_that_was_played() -> None:
    """The packs, the landscape cards and the magic way stand there as they were handed in."""
    lands, packs = a_stage()
    values = tomllib.loads(new_stage().record())["deals"][0]

    assert (values["landscapes"], values["pack_0"], values["pack_1"]) == (lands, *packs)
    assert (values["magic"], values["starter"]) == ("M+F", 0)
