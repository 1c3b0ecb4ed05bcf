"""Regression tests for mistakes that home-made versions of ODIN make, each by name."""

import pytest

from allfather import odin
from allfather.core.errors import GameError, IllegalAction, RecordError
from tests.helpers.games.odin import game_at, held, play_all, row


def test_going_out_takes_no_card() -> None:
    """A seat that lays its last card stays out, although it has beaten something (O10)."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1)

    game.play("G8")

    assert held(game, 1) == set()
    assert game.scores == (2, 0, 1)


def test_going_out_over_several_cards_asks_for_no_choice() -> None:
    """No decision about the beaten set follows the last cards (O10)."""
    game = game_at("P1 P2 / G8 G9 / P3", "O7 O5", to_act=1)

    game.play("G9 G8")

    assert (game.to_act, game.phase) == (None, "deal")


def test_the_whole_hand_can_be_led() -> None:
    """Cards that are all alike may be led together, by colour and by number (O5)."""
    assert "R9 R5 R1" in game_at("R1 R5 R9 / O1 / Y1").legal()
    assert "R5 G5 P5" in game_at("R5 G5 P5 / O1 / Y1").legal()


@pytest.mark.parametrize("lead", ["R5 R1", "R9 R5 R1", "R5 G5"])
def test_no_other_set_can_be_led(lead: str) -> None:
    """A set that is not the whole hand is no lead, however well it fits together (O4)."""
    game = game_at("R1 R5 R9 G5 / O1 / Y1")

    with pytest.raises(IllegalAction) as error:
        game.play(lead)

    assert error.value.code == "bad-lead"


def test_a_pass_does_not_last_for_the_round() -> None:
    """A seat that passed lays again in the same round (O11)."""
    game = game_at("O1 O4 / R9 R1 / Y5 Y1", "O3", to_act=1)

    play_all(game, "pass", "Y5", "pass", "R9")

    assert game.owner == 1
    assert game.view().middle == ("R9",)


def test_the_winner_of_a_hand_does_not_open_the_next() -> None:
    """Opening goes round, whoever won (O14)."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1, opener=1)
    game.play("G8")

    game.deal([row("R"), row("O"), row("Y")])

    assert game.to_act == 2


def test_rounds_are_not_scored() -> None:
    """The end of a round gives nobody points; the end of the hand does (O13)."""
    game = game_at("O1 / R9 R8 / Y5 Y1", "O3", to_act=1)

    play_all(game, "pass", "pass")
    after_round = game.scores
    game.play("O1")

    assert after_round == (0, 0, 0)
    assert game.scores == (0, 2, 2)


@pytest.mark.parametrize(("middle", "beats"), [("O8 O1", True), ("O8 O2", False), ("O8 O3", False)])
def test_the_value_does_not_depend_on_the_order_of_clicks(middle: str, beats: bool) -> None:
    """G2 and G8 are worth 82 and never 28 (O8)."""
    game = game_at("P1 / G2 G8 R1 / P3", middle, to_act=1)

    assert ("G8 G2" in game.legal()) == beats


@pytest.mark.parametrize(("middle", "beats"), [("O7 O6", True), ("O9 O1", False)])
def test_the_value_is_not_the_sum(middle: str, beats: bool) -> None:
    """8 and 4 beat 7 and 6, though 13 is more than 12; they do not beat 9 and 1 (O8)."""
    game = game_at("P1 / G4 G8 R1 / P3", middle, to_act=1)

    assert ("G8 G4" in game.legal()) == beats


def test_a_leader_may_not_pass() -> None:
    """A leader's pass is neither listed nor accepted (O4)."""
    game = game_at("R1 R5 G5 / O1 / Y1")

    assert "pass" not in game.legal()
    with pytest.raises(IllegalAction):
        game.play("pass")


def test_fifteen_points_are_enough() -> None:
    """The game ends at the limit and not only above it (O15)."""
    game = game_at("P1 / G8 / P3", "O7", to_act=1, scores="14/5/2", hand_number=3)

    game.play("G8")

    assert (game.scores[0], game.is_over) == (15, True)


def test_a_tie_has_more_than_one_winner() -> None:
    """All who have the fewest points win, whatever their seats (O15)."""
    game = game_at("P1 / G8 / P3", "O7", to_act=1, scores="14/5/4", hand_number=3)

    game.play("G8")

    assert game.winners == (1, 2)


@pytest.mark.parametrize("claim", ["Y9", "Y9 G9", "P3"])
def test_the_cards_a_client_claims_to_hold_are_not_trusted(claim: str) -> None:
    """Cards set aside, cards of others, and sets that are only partly held are refused."""
    game = game_at("P1 / G9 G8 R1 / P3", "O1", to_act=1)

    with pytest.raises(IllegalAction) as error:
        game.play(claim, seat=1)

    assert error.value.code == "not-held"


def test_a_client_cannot_take_a_card_that_was_not_beaten() -> None:
    """The card to take is checked like the cards to lay."""
    game = game_at("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=1)

    with pytest.raises(IllegalAction) as error:
        game.play("+Y9")

    assert error.value.code == "must-take"


def test_a_client_cannot_act_for_another_seat() -> None:
    """A seat that names itself is checked against the turn."""
    game = game_at("P1 / G9 G8 R1 / P3", "O1", to_act=1)

    with pytest.raises(GameError) as error:
        game.play("P3", seat=2)

    assert error.value.code == "out-of-turn"


def test_a_record_cannot_claim_cards_either() -> None:
    """Loading a record checks the cards it says were laid."""
    record = play_all(game_at("P1 P2 / G9 G8 R1 / P3", "O1", to_act=1), "G9").record()

    with pytest.raises(RecordError) as error:
        odin.load(record.replace('"G9"', '"Y9"'))

    assert error.value.code == "not-held"
