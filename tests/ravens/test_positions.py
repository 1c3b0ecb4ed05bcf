"""Positions of Odins Raben as text: every position is parsed back exactly, and impossible positions are refused."""

from random import Random

import pytest

from allfather import ravens
from allfather.core.errors import NotationError, PositionError
from tests.helpers.games.any_game import assert_impossible, sample_positions, with_reasons
from tests.helpers.games.ravens import (
    new_stage,
    position,
    step_at_random,
)
from tests.helpers.games.records import changed


def test_the_positions_that_are_read_back_are_of_every_phase() -> None:
    games = map(ravens.Game.from_position, sample_positions(ravens.Game))
    phases = {"play", "target", "second", "order", "extend", "orient", "over"}
    expected = {(phase, None) for phase in phases} | {("deal", "stage"), ("deal", "pack"), ("deal", "landscapes")}

    assert {(game.phase, game.awaited) for game in games} == expected


def test_the_fields_stand_in_this_order() -> None:
    packs = "MMMMFFFFWWWWSSSSPPPPorrlllss"
    lands = "MM.MM.MF.MW.MW.MW.MS.MS.MS.MP.MP.FF.FF.FW.FS.FS.FS.FP.FP.FP.WW.WW.WS.WP.WP.WP.SS.SS.SP.PP.PP"

    assert new_stage().position() == (
        f"MF.FW.WS.SP.PM.MF.FW.WS.SP 0/0 - M+F -/- MFWSP/MFWSP -/- {packs}/{packs} -/- {lands} - - play 0 0,0,0,0"
        " 1 1 0 -1 -1 0 0/0 */* brs16 standard"
    )


PLAY = position(hands="M F raven / W S", piles="S P / W", ravens="1/2", stone="0:4", discards="M", magic="M / F")
ORDER = position(phase="order:1", piles="F M W", doing="1,0,0,0")
ORIENT = position(phase="orient", drawn="MS", doing="0,0,0,1e")
TARGET = position(phase="target:land-turn", doing="1,0,0,0")
SECOND = position(phase="second:2", doing="1,0,0,0", ravens="1/3", stone="1:4")
EXTEND = position(phase="extend")
PACK = position(phase="deal:pack", hands="M", discards="F F W", spare="piles")
LANDS = position("MF", components="MF2 FW1 / M5 / M+F", removed="MF FW", phase="deal:landscapes", doing="0,0,0,1e")
ENDED = position(phase="deal:stage", ravens="9/3", scores="6/3", stage_winner=0, last_winner=0)
OVER = position(phase="over", ravens="9/3", scores="14/3", stage=2, stage_winner=0, last_winner=0)
LATE = position(phase="deal:stage", ravens="4/4", turn=200)
BOTTOM = position(bottom="MM FF", hands="M")
SHUFFLED = position(packs="M F", discards="W W", shuffled="MFFS/*", spare="piles")
START = ravens.Game().position()

POSSIBLE = {
    "play": PLAY,
    "order": ORDER,
    "orient": ORIENT,
    "target": TARGET,
    "second": SECOND,
    "extend": EXTEND,
    "pack": PACK,
    "landscapes": LANDS,
    "ended": ENDED,
    "over": OVER,
    "late": LATE,
    "bottom": BOTTOM,
    "shuffled": SHUFFLED,
    "start": START,
}


@pytest.mark.parametrize("text", POSSIBLE.values(), ids=POSSIBLE.keys())
def test_the_positions_that_the_cases_below_start_from_are_possible(text: str) -> None:
    assert ravens.Game.from_position(text).position() == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(PLAY.rpartition(" ")[0], id="a-field-too-few"),
        pytest.param(changed(PLAY, "MF.FW", "MF..FW"), id="two-dots"),
        pytest.param(changed(PLAY, "MF.FW", "MF FW"), id="space-in-the-path"),
        pytest.param(changed(PLAY, "MF.FW", "mF.FW"), id="small-letter"),
        pytest.param(changed(PLAY, "MF.FW", "MFF.FW"), id="three-letters"),
        pytest.param(changed(PLAY, " 1/2 ", " 1/-2 "), id="negative-raven"),
        pytest.param(changed(PLAY, " 1/2 ", " 1/2/3 "), id="three-ravens"),
        pytest.param(changed(PLAY, " 0:4 ", " 2:4 "), id="third-lane"),
        pytest.param(changed(PLAY, " M+F ", " M+X "), id="no-such-symbol"),
        pytest.param(changed(PLAY, " M+F ", " M "), id="one-symbol"),
        pytest.param(changed(PLAY, " SP/W ", " SQ/W "), id="no-such-card"),
        pytest.param(changed(PLAY, " SP/W ", " SP "), id="pile-of-one-seat"),
        pytest.param(changed(PLAY, " SP/W ", " /W "), id="pile-without-a-sign"),
        pytest.param(changed(PLAY, " play ", " fly "), id="no-such-phase"),
        pytest.param(changed(PLAY, " play ", " deal "), id="deal-of-nothing"),
        pytest.param(changed(PLAY, " play ", " target:fly "), id="no-such-effect"),
        pytest.param(changed(PLAY, "0,0,0,0", "0,0,0"), id="three-counts"),
        pytest.param(changed(PLAY, "0,0,0,0", "0,0,0,0x"), id="counts-and-a-letter"),
        pytest.param(changed(PLAY, " 0/0 ", " 0/1.5 "), id="score-not-whole"),
        pytest.param(changed(PLAY, " 0/0 ", " 0/٣ "), id="arabic-digit"),
        pytest.param(changed(PLAY, " */* ", " ?/* "), id="no-such-shuffle"),
        pytest.param(changed(PLAY, " brs16 ", " rbs16 "), id="options-out-of-order"),
        pytest.param(changed(PLAY, " brs16 ", " brs16x "), id="option-too-many"),
        pytest.param(changed(ORIENT, " MS ", " MS? "), id="drawn-and-a-sign"),
        pytest.param(changed(BOTTOM, "|", "||"), id="two-bars"),
    ],
)
def test_what_is_not_written_like_a_position_is_not_read(text: str) -> None:
    with pytest.raises(NotationError) as error:
        ravens.Game.from_position(text)

    assert error.value.code == "bad-notation"


IMPOSSIBLE = {
    "cards of seat 0": {
        "a-card-too-many": changed(PLAY, " MFr/", " MMFr/"),
        "a-card-too-few": changed(PLAY, " MFr/", " MF/"),
        "two-order-cards": changed(PLAY, " MFr/", " MFo/"),
    },
    "cards of seat 1": {"a-card-exchanged": changed(PLAY, "/WS ", "/WW ")},
    "landscape cards": {
        "one-too-many": changed(PLAY, "MF.FW", "MF.FW.FW"),
        "one-too-few": changed(PLAY, ".PP ", " "),
        "one-exchanged": changed(PLAY, "MF.FW", "MM.FW"),
        "removed-the-other-way-round": position(removed="MW").replace(" MW - play", " WM - play"),
    },
    "it must be written": {
        "hand-out-of-order": changed(PLAY, " MFr/", " FMr/"),
        "magic-out-of-order": position(magic="M F").replace(" MF/- ", " FM/- "),
        "leading-zero": changed(PLAY, " 1/2 ", " 01/2 "),
        "stone-on-space-0": changed(PLAY, " 0:4 ", " 0:0 "),
        "minus-zero": changed(PLAY, "0,0,0,0 1 1 ", "0,0,0,0 1 01 "),
        "all-cards-named-where-a-star-stands": changed(PLAY, "*/*", "MMMMMFFFFFWWWWWSSSSSPPPPPorrlllss/*"),
    },
    "off the path": {
        "raven": changed(PLAY, " 1/2 ", " 10/2 "),
        "stone": changed(PLAY, " 0:4 ", " 0:10 "),
        "no-path": position("MF").replace("MF 0/0", "- 0/0").replace("MM.MM.", "MM.MM.MF."),
    },
    "has arrived": {"raven-0": changed(PLAY, " 1/2 ", " 9/2 "), "raven-1": changed(PLAY, " 1/2 ", " 1/9 ")},
    "no raven has arrived": {
        "between-stages": changed(ENDED, " 9/3 ", " 8/3 "),
        "over": changed(OVER, " 9/3 ", " 8/3 "),
        "one-turn-before-the-last": changed(LATE, " 200 ", " 199 "),
    },
    "12 points": {
        "in-play": changed(PLAY, " 0/0 */*", " 12/0 */*"),
        "between-stages": changed(ENDED, " 6/3 ", " 3/12 "),
        "over-with-fewer": changed(OVER, " 14/3 ", " 11/3 "),
    },
    "there is no seat": {
        "to-act": changed(PLAY, " play 0 ", " play 2 "),
        "negative": changed(PLAY, " play 0 ", " play -1 "),
        "starter": changed(PLAY, " 1 1 0 -1 -1 ", " 1 1 -1 -1 -1 "),
    },
    "-1, 0 or 1": {
        "stage-winner": changed(PLAY, " 1 1 0 -1 -1 ", " 1 1 0 2 -1 "),
        "last-winner": changed(PLAY, " 1 1 0 -1 -1 ", " 1 1 0 -1 -2 "),
    },
    "turns 1 to 200": {
        "turn-0": changed(PLAY, "0,0,0,0 1 ", "0,0,0,0 0 "),
        "turn-201": changed(PLAY, "0,0,0,0 1 ", "0,0,0,0 201 "),
    },
    "than a turn allows": {
        "four-hand-plays": changed(PLAY, "0,0,0,0", "4,0,0,0"),
        "four-pile-plays": changed(PLAY, "0,0,0,0", "0,4,0,0"),
        "four-landscape-cards": changed(PLAY, "0,0,0,0", "0,0,4,0"),
        "three-to-lay": changed(ORIENT, "0,0,0,1e", "0,0,0,3e"),
    },
    "at most 5": {"six-in-hand": position(hands="M F W S P M")},
    "not shuffled from": {
        "pack-with-another-card": changed(SHUFFLED, "MFFS/*", "MSS/*"),
        "more-than-there-are": changed(SHUFFLED, "MFFS/*", "MFFoo/*"),
    },
    "a drawn landscape card": {
        "in-play": changed(ORIENT, " orient ", " play "),
        "none-to-lay": changed(EXTEND, " extend ", " orient "),
    },
    "are to be laid": {
        "in-play": changed(PLAY, "0,0,0,0", "0,0,0,1"),
        "none": changed(ORIENT, "0,0,0,1e", "0,0,0,0e"),
    },
    "needs no target": {
        "raven": changed(TARGET, "land-turn", "raven-on"),
        "order": changed(TARGET, "land-turn", "order-pile"),
    },
    "cannot be swapped": {
        "protected": changed(SECOND, "second:2", "second:3"),
        "behind-the-path": changed(SECOND, "second:2", "second:10"),
        "no-card": changed(SECOND, "second:2", "second:0"),
    },
    "nothing to choose": {
        "nothing-to-swap-with": changed(SECOND, "second:2", "second:9"),
        "nothing-to-turn": position("MM FF", phase="target:land-turn"),
        "last-card-to-remove": position("MF", phase="target:land-remove"),
    },
    "being ordered": {
        "unsorted": changed(ORDER, " FMW/- ", " FWM/- "),
        "all-laid": changed(ORDER, "order:1", "order:2"),
        "beyond-the-pile": changed(ORDER, "order:1", "order:9"),
        "all-alike": position(phase="order:0", piles="M M M"),
    },
    "when the pack is empty": {
        "a-pack": position(phase="deal:pack", hands="M", discards="F"),
        "no-discard": position(phase="deal:pack", hands="M", spare="piles"),
    },
    "when the landscape pack is empty": {
        "a-pack": position(phase="deal:landscapes", removed="MM", doing="0,0,0,1e"),
        "none-removed": position("MF", components="MF1 / M5 / M+F", phase="deal:landscapes", doing="0,0,0,1e"),
    },
    "nothing to lay": {"extension-in-play": changed(PLAY, "0,0,0,0", "0,0,0,0e")},
    "before the first stage": {
        "scores": changed(START, " 0/0 -/- brs", " 1/0 -/- brs"),
        "starter": changed(START, " -1 -1 -1 ", " 0 -1 -1 "),
        "turn": changed(START, "0,0,0,0 0 0 ", "0,0,0,0 1 0 "),
        "stage": changed(PLAY, "0,0,0,0 1 1 ", "0,0,0,0 1 0 "),
    },
}


@pytest.mark.parametrize(("text", "reason"), with_reasons(IMPOSSIBLE))
def test_what_cannot_arise_is_refused_for_its_reason(text: str, reason: str) -> None:
    assert_impossible(ravens.Game, text, reason)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(changed(PLAY, " M+F ", " M+S "), id="a-magic-way-that-is-no-card-of-the-game"),
        pytest.param(changed(PLAY, " M+F ", " F+M "), id="a-magic-way-the-other-way-round"),
        pytest.param(position(phase="orient", drawn="MM", doing="0,0,0,1e"), id="a-drawn-double-to-be-turned-or-not"),
        pytest.param(changed(EXTEND, "0,0,0,0", "0,0,3,0"), id="an-extension-after-three-landscape-cards"),
        pytest.param(changed(ORIENT, "0,0,0,1e", "0,0,3,1e"), id="a-fourth-landscape-card-drawn"),
        pytest.param(changed(ORIENT, "0,0,0,1e", "1,0,2,2"), id="landscape-cards-three-and-four-by-order"),
        pytest.param(changed(ORIENT, "0,0,0,1e", "0,0,0,2e"), id="an-extension-by-two-cards"),
        pytest.param(
            position("MF FM", components="MF2 / M5 / M+F", phase="extend"), id="an-extension-without-any-card"
        ),
        pytest.param(f"{PLAY} ", id="a-space-after-the-components"),
        pytest.param(f"{PLAY}\n", id="a-line-end-after-the-components"),
        pytest.param(changed(PLAY, " standard", " Standard"), id="components-in-other-letters"),
        pytest.param(changed(PLAY, " standard", " MF1 / M5 / M+F"), id="other-components"),
    ],
)
def test_what_no_course_of_play_leads_to_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        ravens.Game.from_position(text)


def assert_plays_on(game: ravens.Game, rng: Random) -> None:
    """Check that every position from here on is parsed back."""
    for _ in range(8):
        if not game.is_over:
            step_at_random(game, rng)
            assert ravens.Game.from_position(game.position()) == game


@pytest.mark.parametrize("phase", ["play", "extend", "orient"])
@pytest.mark.parametrize("doing", ["0,0,0,0", "3,3,2,0", "1,0,1,1", "1,0,2,1", "2,0,1,2", "0,0,2,1e", "0,0,0,1e"])
def test_counts_of_a_turn_are_refused_or_lead_to_positions_that_are_read_back(phase: str, doing: str) -> None:
    text = position(
        hands="order M F", landscapes="MW SP MS FP", phase=phase, doing=doing, drawn="WS" if phase == "orient" else "-"
    )
    try:
        game = ravens.Game.from_position(text)
    except PositionError:
        return

    for seed in range(5):
        assert_plays_on(game.copy(), Random(seed))
