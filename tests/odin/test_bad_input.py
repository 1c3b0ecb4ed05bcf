"""Bad input of every kind: the right error with its stable code, a message that quotes it, and nothing changed."""

from typing import Any

import pytest

from allfather import odin
from allfather.core.errors import DealError, GameError, NotationError
from tests.helpers.games.any_game import assert_illegal, assert_malformed, refused
from tests.helpers.games.odin import game_at, position, row

HANDS = [row("R"), row("O"), row("Y")]

LEAD = position("R1 R5 G5 / O1 / Y1")
FORCED_LEAD = position("R1 R5 / O1 / Y1", whole_hand="forced")
FOLLOW = position("P1 P2 / R1 R2 R3 R4 G8 G2 / P3", "O8 O3", to_act=1)
TAKE = position("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=1)
OVER = position("P1 P2 / - / P3", "G9", to_act=None, owner=1, scores="16/5/3", hand_number=3)
BETWEEN = position("P1 P2 / - / P3", "G9", to_act=None, owner=1, scores="2/0/1")


@pytest.mark.parametrize(
    ("start", "action", "code"),
    [
        pytest.param(LEAD, "pass", "leader-passes", id="leader-passes"),
        pytest.param(LEAD, "R5 R1", "bad-lead", id="two-cards-of-a-colour-led"),
        pytest.param(LEAD, "R5 G5", "bad-lead", id="two-cards-of-a-number-led"),
        pytest.param(LEAD, "R9", "not-held", id="lead-not-held"),
        pytest.param(LEAD, "O1", "not-held", id="lead-from-another-hand"),
        pytest.param(LEAD, "+R1", "nothing-to-take", id="take-as-leader"),
        pytest.param(FORCED_LEAD, "R5", "whole-hand-forced", id="one-card-where-all-are-forced"),
        pytest.param(FOLLOW, "G9 G8", "not-held", id="one-card-of-the-set-not-held"),
        pytest.param(FOLLOW, "P3", "not-held", id="card-of-another-seat"),
        pytest.param(FOLLOW, "O8", "not-held", id="card-of-the-middle"),
        pytest.param(FOLLOW, "G8 G2", "too-low", id="lower"),
        pytest.param(FOLLOW, "R4 R3", "too-low", id="much-lower"),
        pytest.param(FOLLOW, "G8", "wrong-size", id="one-card-too-few"),
        pytest.param(FOLLOW, "R4 R3 R2 R1", "wrong-size", id="two-cards-too-many"),
        pytest.param(FOLLOW, "+O8", "nothing-to-take", id="take-without-beating"),
        pytest.param(TAKE, "R1", "must-take", id="lay-when-a-take-is-due"),
        pytest.param(TAKE, "pass", "must-take", id="pass-when-a-take-is-due"),
        pytest.param(TAKE, "+G9", "must-take", id="take-what-was-just-laid"),
        pytest.param(TAKE, "+Y1", "must-take", id="take-what-lies-nowhere"),
    ],
)
def test_an_illegal_action_says_why(start: str, action: str, code: str) -> None:
    assert_illegal(odin.Game, start, action, code)


@pytest.mark.parametrize("middle", ["O8 O2", "O8"])
def test_an_equal_value_is_too_low(middle: str) -> None:
    same = middle.replace("O", "G")
    error = refused(game_at(f"P1 / {same} R1 / P3", middle, to_act=1), lambda game: game.play(same))

    assert error.code == "too-low"


MALFORMED = {
    "two-spaces": "G8  G2",
    "tab": "G8\tG2",
    "comma": "G8,G2",
    "no-space": "G8G2",
    "small-letter": "g8",
    "number-10": "G10",
    "number-0": "R0",
    "no-number": "R",
    "no-colour": "8",
    "no-such-colour": "X5",
    "reversed": "8G",
    "low-to-high": "G2 G8",
    "colours-out-of-order": "B5 R5",
    "twice": "G8 G8",
    "only-a-plus": "+",
    "plus-and-colour": "+R",
    "plus-and-two-cards": "+R5 R4",
    "two-pluses": "++R5",
    "plus-and-space": "+ R5",
    "plus-small": "+r5",
    "minus": "-R5",
    "capital-pass": "PASS",
    "pass-and-space": "pass ",
    "pass-twice": "pass pass",
    "dash": "-",
    "an-id": "17",
    "arabic-digit": "G٨",
    "wide-digit": "G８",
    "superscript": "G²",
    "cyrillic-letter": "В5",
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_text_is_not_read(text: str) -> None:
    assert_malformed(odin.Game, FOLLOW, text)


@pytest.mark.parametrize("text", ["R1 G2", "R9 R8 G7", "R5 G5 G4"])
def test_cards_that_are_not_alike_are_no_set(text: str) -> None:
    error = refused(odin.Game.from_position(LEAD), lambda game: game.play(text))

    assert (type(error), error.code) == (NotationError, "not-a-set")
    assert repr(text) in str(error)


@pytest.mark.parametrize("start", [LEAD, FOLLOW, TAKE, OVER], ids=["lead", "follow", "take", "over"])
def test_no_deal_is_taken_when_none_is_awaited(start: str) -> None:
    error = refused(odin.Game.from_position(start), lambda game: game.deal(HANDS))

    assert (type(error), error.code) == (DealError, "bad-deal")
    assert repr(start) in str(error)


def hands_with(card: str, other: str) -> list[str]:
    """A deal of three in which *other* stands in the place of *card*."""
    return [hand.replace(card, other) for hand in HANDS]


@pytest.mark.parametrize(
    ("hands", "kind", "quoted"),
    [
        pytest.param(HANDS[:2], DealError, HANDS[0], id="a-hand-missing"),
        pytest.param([*HANDS, row("G")], DealError, HANDS[0], id="a-hand-too-many"),
        pytest.param([], DealError, "[]", id="nothing"),
        pytest.param(hands_with(" R9", ""), DealError, HANDS[1], id="a-card-too-few"),
        pytest.param(hands_with("R9", "R9 G1"), DealError, HANDS[1], id="a-card-too-many"),
        pytest.param(hands_with("R9", "O1"), DealError, HANDS[1], id="in-two-hands"),
        pytest.param(hands_with("R9", "R8"), NotationError, "R8", id="twice-in-a-hand"),
        pytest.param(hands_with("R9", "X9"), NotationError, "X9", id="no-card"),
        pytest.param(hands_with("R9", "r9"), NotationError, "r9", id="small-letter"),
        pytest.param(hands_with("R9", ""), NotationError, "''", id="space-at-the-end"),
        pytest.param(["", *HANDS[1:]], NotationError, "''", id="empty-hand"),
    ],
)
def test_a_bad_deal_is_refused(hands: list[str], kind: type[GameError], quoted: str) -> None:
    error = refused(odin.Game(3), lambda game: game.deal(hands, opener=0))

    assert (type(error), error.code) == (kind, kind.code)
    assert quoted in str(error)


@pytest.mark.parametrize("opener", [None, 3, -1, True, 0.0, "0"], ids=repr)
def test_the_first_deal_needs_a_seat_that_opens(opener: Any) -> None:
    error = refused(odin.Game(3), lambda game: game.deal(HANDS, opener=opener))

    assert error.code == ("bad-deal" if opener is None else "no-such-seat")
    assert repr(opener) in str(error)


def test_a_later_deal_has_no_say_in_who_opens() -> None:
    error = refused(odin.Game.from_position(BETWEEN), lambda game: game.deal(HANDS, opener=1))

    assert (type(error), error.code) == (DealError, "bad-deal")
    assert "1" in str(error)


@pytest.mark.parametrize(
    ("players", "colours", "kind"),
    [
        pytest.param(2, None, DealError, id="none-for-two"),
        pytest.param(2, "ROY", DealError, id="too-few-for-two"),
        pytest.param(2, "ROYGBP", DealError, id="all-for-two"),
        pytest.param(2, "", NotationError, id="empty"),
        pytest.param(2, "YORG", NotationError, id="out-of-order"),
        pytest.param(2, "RROY", NotationError, id="twice"),
        pytest.param(2, "royg", NotationError, id="small-letters"),
        pytest.param(3, "ROYG", DealError, id="four-for-three"),
        pytest.param(3, "x", DealError, id="nonsense-for-three"),
    ],
)
def test_a_first_deal_with_wrong_colours_is_refused(players: int, colours: str | None, kind: type[GameError]) -> None:
    hands = HANDS[:players]
    error = refused(odin.Game(players), lambda game: game.deal(hands, opener=0, colours=colours))

    assert (type(error), error.code) == (kind, kind.code)
    assert repr(colours) in str(error)


def test_a_card_of_a_colour_that_is_left_out_cannot_be_dealt() -> None:
    error = refused(odin.Game(2), lambda game: game.deal(HANDS[:2], opener=0, colours="OYGB"))

    assert (type(error), error.code) == (DealError, "bad-deal")
    assert "OYGB" in str(error)


@pytest.mark.parametrize("colours", ["ROYG", "x", ""])
def test_a_later_deal_has_no_say_in_the_colours(colours: str) -> None:
    """Arguments that do not belong to a deal are refused, not ignored."""
    refused(odin.Game.from_position(BETWEEN), lambda game: game.deal(HANDS, colours=colours))
