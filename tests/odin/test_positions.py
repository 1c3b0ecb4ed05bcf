"""Positions of ODIN as text: every position is parsed back exactly, and impossible positions are refused."""

import pytest

from allfather import odin
from allfather.core.errors import NotationError, PositionError
from tests.helpers.games.any_game import assert_impossible, sample_positions, with_reasons
from tests.helpers.games.odin import position, row
from tests.helpers.games.records import changed


def test_the_positions_that_are_read_back_are_of_every_phase() -> None:
    games = map(odin.Game.from_position, sample_positions(odin.Game))
    expected = {("deal", False), ("deal", True), ("play", True), ("take", True), ("over", True)}

    assert {(game.phase, game.hand_number > 0) for game in games} == expected


def test_a_position_of_a_forced_game_tells_what_leads_have_shown() -> None:
    assert any(" forced " in text and not text.endswith(" -") for text in sample_positions(odin.Game))


def test_the_fields_stand_in_this_order() -> None:
    game = odin.Game(2)
    game.deal([row("R"), row("O")], opener=1, colours="ROYP")

    text = "R1R2R3R4R5R6R7R8R9/O1O2O3O4O5O6O7O8O9 - - - ROYP 1 - 1 0/0 1 15 left optional four -"
    assert game.position() == text


PLAY = position("P1 P2 / G8 R1 / P3", "O7", to_act=1)
LEAD = position("P1 P2 / G8 R1 / P3")
TAKE = position("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=1)
ENDED = position("P1 P2 / - / P3", "G9", to_act=None, owner=1, scores="2/0/1")
OVER = position("P1 P2 / - / P3", "G9", to_act=None, owner=1, scores="16/5/3", hand_number=3)
START = odin.Game(3).position()
FORCED = position("P1 G2 / G8 R1 / P3", "O7", to_act=1, whole_hand="forced", varied="O7/-/-")


FOUR = position("R1 / O1", "O7", to_act=1, colours="ROYG", pack="four")
SIX = position("R1 / O1", "O7", to_act=1)


@pytest.mark.parametrize("text", [PLAY, LEAD, TAKE, ENDED, OVER, START, FORCED, FOUR, SIX])
def test_the_positions_that_the_cases_below_start_from_are_possible(text: str) -> None:
    assert odin.Game.from_position(text).position() == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"{PLAY} ", id="space-after"),
        pytest.param(f"{PLAY}\n", id="line-end"),
        pytest.param(f"{PLAY} -", id="a-field-too-many"),
        pytest.param(PLAY.rpartition(" ")[0], id="a-field-too-few"),
        pytest.param(changed(PLAY, "P1P2/", "P1P2//"), id="hand-without-a-sign"),
        pytest.param(changed(PLAY, "P1P2", "P1 P2"), id="space-in-a-hand"),
        pytest.param(changed(PLAY, "P1P2", "p1P2"), id="small-letter"),
        pytest.param(changed(PLAY, "P1P2", "X1P2"), id="no-such-colour"),
        pytest.param(changed(PLAY, "P1P2", "P0P2"), id="no-such-number"),
        pytest.param(changed(PLAY, "P1P2", "P1P1"), id="twice-in-a-hand"),
        pytest.param(changed(PLAY, "P1P2", "P1++P2"), id="two-pluses"),
        pytest.param(changed(PLAY, "P1P2", "P1P2+"), id="plus-without-a-card"),
        pytest.param(changed(PLAY, " O7 ", " +O7 "), id="plus-in-the-middle"),
        pytest.param(changed(PLAY, "P1P2/", ""), id="scores-of-another-number-of-seats"),
        pytest.param(changed(FORCED, "O7/-/-", "O7/-"), id="traits-of-another-number-of-seats"),
        pytest.param(changed(FORCED, "O7/-/-", "7O/-/-"), id="traits-out-of-order"),
        pytest.param(changed(PLAY, "0/0/0", "0/0/-1"), id="negative-score"),
        pytest.param(changed(PLAY, "0/0/0", "0/0/1.5"), id="score-not-whole"),
        pytest.param(changed(PLAY, "0/0/0", "0/0/99999999"), id="huge-score"),
        pytest.param(changed(PLAY, "0/0/0 1 ", "0/0/0 -1 "), id="negative-hand-number"),
        pytest.param(changed(PLAY, "0/0/0 1 ", f"0/0/0 {10**12} "), id="huge-hand-number"),
        pytest.param(changed(PLAY, "left", "right"), id="no-such-opener-rule"),
        pytest.param(changed(PLAY, "optional", "never"), id="no-such-whole-hand-rule"),
        pytest.param(changed(PLAY, "six", "five"), id="no-such-pack"),
        pytest.param(changed(PLAY, "ROYGBP", "ROYGPB"), id="colours-out-of-order"),
        pytest.param(changed(PLAY, "ROYGBP", "RROYGBP"), id="colour-twice"),
        pytest.param(changed(PLAY, " 1 0 0 ", " 7 0 0 "), id="seat-beyond-any-table"),
        pytest.param("/".join(["R1"] * 7) + PLAY[PLAY.index(" ") :], id="seven-hands"),
        pytest.param("R1" + PLAY[PLAY.index(" ") :], id="one-hand"),
        pytest.param("R1/" * 100_000 + PLAY, id="very-long"),
    ],
)
def test_what_is_not_written_like_a_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        odin.Game.from_position(text)

    assert error.value.code == "bad-notation"


IMPOSSIBLE = {
    "it must be written": {
        "hand-out-of-order": changed(PLAY, "P1P2", "P2P1"),
        "middle-out-of-order": changed(TAKE, "G9G8", "G8G9"),
        "beaten-out-of-order": changed(TAKE, "O7O5", "O5O7"),
        "discards-out-of-order": changed(PLAY, "R2R3", "R3R2"),
        "zeros-before-a-score": changed(PLAY, "0/0/0", "0/0/00"),
        "zeros-before-the-hand-number": changed(PLAY, "0/0/0 1 ", "0/0/0 01 "),
        "zeros-before-the-limit": changed(PLAY, " 15 ", " 015 "),
        "other-digits": changed(PLAY, " 15 ", " 1٥ "),
        "no-traits-for-each-seat": f"{PLAY[:-1]}-/-/-",
        "traits-without-a-sign": changed(FORCED, "O7/-/-", "O7//"),
        "four-colours-for-three": changed(PLAY, "six", "four"),
        "leader-as-owner-of-nothing": changed(LEAD, " 0 - 0 ", " 0 0 0 "),
        "owner-before-the-first-deal": changed(START, "- - - 0/0/0", "- 1 - 0/0/0"),
    },
    "is in two places": {
        "two-hands": changed(PLAY, "P1P2", "P1P3"),
        "hand-and-middle": changed(PLAY, " O7 ", " P1 "),
        "middle-and-discards": changed(PLAY, " O7 ", " R2 "),
        "middle-and-beaten": changed(TAKE, " O7O5 ", " G8G7 "),
    },
    "cards are dealt": {
        "a-card-too-many": changed(PLAY, "P1P2", "P1P2P4"),
        "a-card-too-few": changed(PLAY, "P1P2", "P1"),
    },
    "more than 9": {"ten-cards-in-a-hand": position(row("R") + " O1 / G8 / P3", "O7", to_act=1)},
    "not in the pack": {
        "three-without-two-colours": changed(PLAY, "ROYGBP", "ROYG"),
        "two-with-a-colour-left-out": changed(FOUR, " ROYG ", " RYGB "),
        "no-colours": changed(PLAY, "ROYGBP", "-"),
    },
    "number of colours": {
        "five-colours": changed(PLAY, "ROYGBP", "ROYGP"),
        "six-where-four-are-said": changed(SIX, "six", "four"),
        "four-where-six-are-said": changed(FOUR, "four", "six"),
        "none-in-the-first-hand": changed(START, "0/0/0 0 ", "0/0/0 1 "),
    },
    "there is no seat": {
        "to-act": changed(PLAY, " 1 0 0 ", " 3 0 0 "),
        "owner": changed(PLAY, " 1 0 0 ", " 1 3 0 "),
        "opener": changed(PLAY, " 1 0 0 ", " 1 0 3 "),
        "nobody-opened": changed(PLAY, " 1 0 0 ", " 1 0 - "),
    },
    "never gets to beat it": {
        "owner-to-act": changed(PLAY, " 1 0 0 ", " 0 0 0 "),
        "no-owner": changed(PLAY, " 1 0 0 ", " 1 - 0 "),
    },
    "owner, but no middle": {"owner-without-a-middle": changed(LEAD, " 0 - 0 ", " 0 1 0 ")},
    "is not a set": {"middle": position("P1 P2 / R1 / P3", "G9 O8", to_act=1)},
    "a set of two or more cards": {
        "no-set-beaten": position("P1 P2 / R1 / P3", "G9 G8", "O7 Y5", to_act=1),
        "take-of-one-card": position("P1 P2 / R1 / P3", "G9 G8", "O7", to_act=1),
    },
    "is the one that laid the middle": {
        "take-without-a-middle": position("P1 P2 / R1 / P3", "", "O7 O5", to_act=1),
        "take-by-another-seat": position("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=2, owner=1),
    },
    "does not beat": {
        "beaten-by-less": position("P1 P2 / R1 / P3", "G6 G1", "O7 O5", to_act=1),
        "beaten-by-the-same": position("P1 P2 / R1 / P3", "G7 G5", "O7 O5", to_act=1),
        "beaten-by-fewer-cards": position("P1 P2 / R1 / P3", "G9", "O7 O5", to_act=1),
        "beaten-by-two-more-cards": position("P1 P2 / R1 / P3", "G9 G8 G7 G6", "O7 O5", to_act=1),
    },
    "no seat is to take": {
        "beaten-set-after-the-end": position("P1 / - / P3", "G9 G8", "O7 O5", to_act=None, owner=1, scores="1/0/1"),
    },
    "is out, so no seat is to act": {
        "take-after-going-out": position("P1 P2 / - / P3", "G9 G8", "O7 O5", to_act=1),
        "to-act-without-cards": position("P1 P2 / - / P3", "O7", to_act=1),
        "somebody-else-without-cards": position("P1 P2 / R1 / -", "O7", to_act=1),
    },
    "a hand ends when": {
        "nobody-to-follow": changed(PLAY, " 1 0 0 ", " - 0 0 "),
        "nobody-to-lead": changed(LEAD, " 0 - 0 ", " - - 0 "),
        "two-are-out": position("- / - / P3", "O7", to_act=None, scores="0/0/1"),
        "nobody-is-out": position("P1 / R1 / P3", "O7", to_act=None, scores="1/1/1"),
        "owner-is-not-out": position("P1 P2 / - / P3", "G9", to_act=None, owner=0, scores="2/0/1"),
        "no-middle": position("- / P1 / P3", to_act=None, scores="0/1/1"),
    },
    "do not match the points": {
        "fewer-points-than-cards": changed(ENDED, "2/0/1", "1/0/1"),
        "limit-reached-before-the-last-hand": changed(OVER, "16/5/3", "17/5/3"),
        "limit-reached-by-the-seat-that-is-out": changed(OVER, "16/5/3", "16/15/3"),
    },
    "reached the limit": {
        "at-the-limit-while-playing": changed(PLAY, "0/0/0 1 ", "15/3/2 3 "),
        "above-the-limit-while-taking": changed(TAKE, "0/0/0 1 ", "3/16/2 3 "),
    },
    "before the first deal": {
        "cards": changed(PLAY, "0/0/0 1 ", "0/0/0 0 "),
        "scores": changed(START, "0/0/0 0 ", "0/0/1 0 "),
        "seat-to-act": changed(START, "- - - 0/0/0", "0 - - 0/0/0"),
        "opener": changed(START, "- - - 0/0/0", "- - 1 0/0/0"),
        "colours": changed(START, "- - - - 0/0/0", "ROYGBP - - - 0/0/0"),
        "traits": f"{START[:-1]}R/-/-".replace("optional", "forced"),
    },
    "leads reveal traits": {"traits-where-no-lead-is-forced": changed(FORCED, "forced", "optional")},
    "known not to share": {"a-hand-that-is-alike": changed(FORCED, "O7/-/-", "-/-/P")},
    "limit": {
        "limit-0": changed(PLAY, " 15 ", " 0 "),
        "limit-too-high": changed(PLAY, " 15 ", " 9999999 "),
    },
}


@pytest.mark.parametrize(("text", "reason"), with_reasons(IMPOSSIBLE))
def test_what_cannot_arise_is_refused_for_its_reason(text: str, reason: str) -> None:
    assert_impossible(odin.Game, text, reason)


NINE_EACH = f"{row('R')} / {row('O')} / {row('Y')}"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(position(NINE_EACH, to_act=1, opener=0), id="first-lead-not-by-the-opener"),
        pytest.param(position(f"+{NINE_EACH}"), id="card-taken-before-anything-was-laid"),
        pytest.param(position(f"{row('R')} / O1 / Y1", "P9", to_act=1), id="owner-with-all-nine-cards-as-dealt"),
    ],
)
def test_what_no_course_of_play_leads_to_is_refused(text: str) -> None:
    """The parser checks the cards on the table, but not whether the scores are possible after this many hands."""
    with pytest.raises(PositionError):
        odin.Game.from_position(text)
