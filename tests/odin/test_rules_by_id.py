"""The rules of ODIN point by point; the ids O1 to O20 are those of ``docs/odin.md``."""

from collections import Counter
from itertools import chain, combinations
from random import Random

import numpy as np
import pytest

from allfather import odin, sim
from allfather.core.errors import IllegalAction
from allfather.odin.cards import ACTIONS, SETS, set_cards, set_id
from allfather.odin.notation import parse_cards
from tests.helpers.games.odin import COLOURS, game_at, held, in_set_order, moments, pack, play_all, play_at_random, row
from tests.helpers.scale import scaled

GAMES = 900


@pytest.mark.parametrize("players", range(2, 7))
def test_o1_everybody_gets_nine_cards_and_the_rest_is_set_aside(players: int) -> None:
    """A deal is nine cards a seat and leaves the remainder of the pack unused."""
    truth = odin.Game(players, odin.Options(all_colours=True), seed=1).truth()

    assert [len(hand) for hand in truth["hands"]] == [9] * players
    assert len(truth["undealt"]) == 54 - 9 * players
    assert sorted(chain(*truth["hands"], truth["undealt"])) == sorted(pack())


def test_o1_everything_is_shuffled() -> None:
    """Any card can come to any seat or be set aside."""
    deals = [odin.Game(5, seed=seed).truth() for seed in range(100)]

    for place in range(5):
        assert {card for deal in deals for card in deal["hands"][place]} == set(pack())
    assert {card for deal in deals for card in deal["undealt"]} == set(pack())


def test_o1_the_cards_set_aside_stay_out_of_play_until_the_next_deal() -> None:
    """Undealt cards do not move during a hand and are shuffled in again for the next one."""
    set_aside: dict[int, set[tuple[str, ...]]] = {}

    for game in moments(odin.Game(3, seed=1), Random(1)):
        set_aside.setdefault(game.hand_number, set()).add(tuple(game.truth()["undealt"]))

    assert {len(piles) for piles in set_aside.values()} == {1}
    assert len(set.union(*set_aside.values())) == len(set_aside) > 1
    assert all(len(pile) == 27 for piles in set_aside.values() for pile in piles)


def test_o2_two_players_leave_out_two_random_colours() -> None:
    """Each of the fifteen pairs of colours is left out about equally often."""
    packs = Counter(odin.Game(2, seed=seed).view().colours for seed in range(GAMES))

    assert set(packs) == {"".join(colours) for colours in combinations(COLOURS, 4)}
    assert all(30 <= count <= 95 for count in packs.values())  # 60 expected, standard deviation 7.5


def test_o2_the_colours_stay_the_same_for_the_whole_game() -> None:
    """The choice of colours is made once per game, so later deals use the same 36 cards."""
    game = odin.Game(2, seed=3)
    colours = game.view().colours

    for _ in moments(game, Random(3)):
        truth = game.truth()
        heaps = [truth["undealt"], truth["middle"], truth["discards"], truth.get("beaten", [])]
        cards = list(chain(*truth["hands"], *heaps))
        assert sorted(cards) == sorted(pack(colours))

    assert game.hand_number > 1


def test_o2_two_players_may_keep_all_colours() -> None:
    """The option switches the smaller pack off."""
    game = odin.Game(2, odin.Options(all_colours=True), seed=1)

    assert game.view().colours == COLOURS
    assert len(game.truth()["undealt"]) == 36


@pytest.mark.parametrize("players", range(3, 7))
def test_o2_three_and_more_players_always_have_all_colours(players: int) -> None:
    """Nobody can ask for the smaller pack at a larger table."""
    game = odin.Game(players, odin.Options(all_colours=False), seed=1)

    assert game.view().colours == COLOURS
    assert game.options.all_colours


def test_o3_a_random_seat_opens_the_first_hand() -> None:
    """Over many games each of three seats opens about a third of them."""
    openers = Counter(odin.Game(3, seed=seed).to_act for seed in range(GAMES))

    assert set(openers) == {0, 1, 2}
    assert all(220 <= count <= 380 for count in openers.values())  # 300 expected, standard deviation 14


def test_o3_play_goes_to_the_next_higher_seat_and_round_to_seat_0() -> None:
    """The turn moves on by one seat after a lead, a pass and a play alike."""
    game = game_at("R1 R2 G5 / O3 O8 / Y4 Y9 / G2 G4", to_act=0)
    order = []

    for action in ("R1", "O3", "pass", "G4", "G5"):
        order.append(game.to_act)
        game.play(action)

    assert [*order, game.to_act] == [0, 1, 2, 3, 0, 1]


def test_o4_a_leader_lays_any_one_card_of_a_mixed_hand() -> None:
    """With unlike cards there is nothing but single cards to lead, not even a pair."""
    game = game_at("R1 R5 G5 / O1 / Y1")

    assert set(game.legal()) == {"R1", "R5", "G5"}


@pytest.mark.parametrize(
    ("hand", "whole"),
    [("R1 R5 R9", "R9 R5 R1"), ("R5 G5 P5", "R5 G5 P5"), ("R5 G5", "R5 G5")],
)
def test_o4_a_leader_whose_cards_are_all_alike_may_lay_them_all(hand: str, whole: str) -> None:
    """The whole hand can be led if it is one set, but no smaller set of it."""
    game = game_at(f"{hand} / O1 / Y1")

    assert set(game.legal()) == {*hand.split(), whole}


def test_o4_the_last_card_is_one_lead_and_not_two() -> None:
    """A single card is both one card and the whole hand."""
    assert game_at("R5 / O1 / Y1").legal() == ["R5"]


def test_o4_a_leader_may_not_pass() -> None:
    """Passing is for followers only."""
    game = game_at("R1 R5 G5 / O1 / Y1")

    with pytest.raises(IllegalAction) as error:
        game.play("pass")

    assert error.value.code == "leader-passes"


def test_o5_the_whole_hand_may_be_led_in_the_first_round_and_ends_the_hand() -> None:
    """Nine cards of one colour can go out on the very first turn."""
    game = odin.Game(3)
    game.deal([row("R"), row("O"), row("Y")], opener=0)

    game.play("R9 R8 R7 R6 R5 R4 R3 R2 R1")

    assert game.awaits_deal
    assert game.scores == (0, 9, 9)


def test_o5_the_whole_hand_lead_is_never_forced() -> None:
    """A leader who could lay everything may lead one card and play on."""
    game = game_at("R1 R5 / O1 O2 / Y1 Y2")

    game.play("R5")

    assert held(game, 0) == {"R1"}
    assert game.to_act == 1


def test_o6_a_follower_lays_as_many_cards_or_one_more_of_greater_value_or_passes() -> None:
    """Against two cards, exactly the higher pairs, all triples, and a pass are legal."""
    game = game_at("O1 O2 / R1 R2 R9 G9 B9 B1 / Y1", "O7 O5", to_act=1)

    assert set(game.legal()) == {
        "pass",
        *("R9 R1", "R9 R2", "B9 B1", "R9 G9", "R9 B9", "G9 B9"),
        *("R9 R2 R1", "R9 G9 B9"),
    }


def test_o6_two_more_cards_than_the_middle_are_too_many() -> None:
    """A single card cannot be beaten by three."""
    game = game_at("O1 O2 / R1 R2 R3 / Y1", "O9", to_act=1)

    assert set(game.legal()) == {"pass", "R2 R1", "R3 R1", "R3 R2"}


def test_o6_nobody_is_obliged_to_beat() -> None:
    """A seat that holds better cards may still pass."""
    game = game_at("O1 O2 / R9 G8 / Y1", "O3", to_act=1)

    game.play("pass")

    assert held(game, 1) == {"R9", "G8"}
    assert game.to_act == 2


@pytest.mark.parametrize(
    ("middle", "answer"),
    [("G2 G1", "R3 O3"), ("R3 O3", "B4 B1"), ("G5 G1", "P6 P2"), ("R2 O2", "B7 P7")],
)
def test_o7_a_set_need_not_match_the_middle(middle: str, answer: str) -> None:
    """Other colours, other numbers and the other kind of set all may follow."""
    game = game_at(f"Y1 / {answer} Y8 / Y9", middle, to_act=1)

    game.play(answer)

    assert game.view().middle == tuple(answer.split())


@pytest.mark.parametrize(
    ("middle", "hand", "beats"),
    [
        ("R7 R6", "G8 G1", True),  # 81 against 76: not the sum
        ("R8 R1", "G7 G6", False),
        ("R8 R2", "G8 G3", True),  # the lower digit decides
        ("R8 R2", "G8 G2", False),  # equal does not beat
        ("R5 O5", "G5 B5", False),
        ("R5", "G5", False),
        ("R5", "G6", True),
        ("R9 R8 R7", "O8 O9 O1 O2", True),  # one card more always does
        ("R9 O9 Y9", "G1 G2 G3 G4", True),
        ("R9", "O1 Y1", True),
        ("R9 R1", "O5 O6", False),
        ("R5 R4", "G1 B1", False),
        ("R5 R4", "G5 B5", True),
        ("R5 O5", "G5 G4", False),
        ("R5 O5", "G6 G1", True),
    ],
)
def test_o8_the_value_is_the_greatest_number_the_digits_form(middle: str, hand: str, beats: bool) -> None:
    """Sets of one size compare by their digits from high to low, and a larger set beats any smaller one."""
    game = game_at(f"P1 / {hand} P2 / P3", middle, to_act=1)

    assert (" ".join(in_set_order(hand.split())) in game.legal()) == beats


def test_o9_a_taker_chooses_one_card_of_a_beaten_set() -> None:
    """After beating two cards the same seat picks either, and the other one is discarded."""
    game = game_at("P1 P2 / G8 G9 R1 / P3", "O7 O5", to_act=1)

    game.play("G9 G8")
    choice = (game.phase, game.to_act, game.legal())
    game.play("+O5")

    assert choice == ("take", 1, ["+O5", "+O7"])
    assert held(game, 1) == {"R1", "O5"}
    assert "O7" in game.view().discards
    assert (game.phase, game.to_act) == ("play", 2)


def test_o9_a_single_beaten_card_is_taken_without_a_decision() -> None:
    """There is no choice of one, so the turn is over at once."""
    game = game_at("P1 P2 / G8 R1 / P3", "O7", to_act=1)

    game.play("G8")

    assert held(game, 1) == {"R1", "O7"}
    assert "O7" not in game.view().discards
    assert (game.phase, game.to_act) == ("play", 2)


def test_o9_only_the_set_just_beaten_can_be_taken_from() -> None:
    """Cards beaten earlier in the round are gone."""
    game = game_at("P1 P2 / G8 G9 R1 / B8 B9 B1 P3", "O7 O5", to_act=1)

    play_all(game, "G9 G8", "+O5", "B9 B8 B1")

    assert game.legal() == ["+G8", "+G9"]


def test_o9_a_leader_takes_nothing() -> None:
    """Leading a card makes the hand smaller by one and touches no discard."""
    game = game_at("R1 R5 G5 / O1 O2 / Y1 Y2")
    discards = game.view().discards

    game.play("R1")

    assert held(game, 0) == {"R5", "G5"}
    assert game.view().discards == discards


@pytest.mark.parametrize(("middle", "last"), [("O7 O5", "G9 G8"), ("O7", "G8"), ("O7", "G2 G1")])
def test_o10_laying_the_last_cards_ends_the_hand_and_nothing_is_taken(middle: str, last: str) -> None:
    """The beaten set goes to the discards, whatever its size."""
    game = game_at(f"P1 P2 / {last} / P3", middle, to_act=1)

    game.play(last)

    assert game.awaits_deal
    assert game.view().sizes == (2, 0, 1)
    assert set(middle.split()) <= set(game.view().discards)


def test_o11_a_pass_lasts_for_one_turn_only() -> None:
    """Who has passed may lay again in the same round when the turn comes back."""
    game = game_at("O1 O2 / R9 R8 / Y5 Y1", "O3", to_act=1)

    play_all(game, "pass", "Y5", "pass")

    assert (game.to_act, game.view().middle) == (1, ("Y5",))
    assert {"R8", "R9"} <= set(game.legal())


def test_o12_a_round_ends_when_all_others_have_passed_in_a_row() -> None:
    """The middle is discarded and its owner leads."""
    game = game_at("O1 O2 / R9 R8 / Y5 Y1", "O3", to_act=1)

    play_all(game, "pass", "pass")

    assert game.to_act == 0
    assert game.view().middle == ()
    assert "O3" in game.view().discards
    assert set(game.legal()) == {"O1", "O2", "O2 O1"}


def test_o12_a_play_starts_the_count_of_passes_anew() -> None:
    """One pass before and one pass after somebody laid do not end a round of three."""
    game = game_at("O1 O2 / R9 R8 / Y5 Y1", "O3", to_act=1)

    play_all(game, "pass", "Y5", "pass")

    assert game.owner == 2
    assert game.view().middle == ("Y5",)


def test_o12_one_pass_ends_a_round_of_two() -> None:
    """With a single opponent the owner leads again at once."""
    game = game_at("O1 O2 / R9 R8", "O3", to_act=1)

    game.play("pass")

    assert (game.to_act, game.view().middle) == (0, ())


def test_o12_the_owner_never_beats_the_own_cards() -> None:
    """In random games nobody is ever asked to follow their own middle."""
    for players in range(2, 7):
        for game in moments(odin.Game(players, seed=players), Random(players)):
            assert game.phase != "play" or game.owner != game.to_act


def test_o13_every_card_left_in_hand_is_a_point() -> None:
    """Points are added to what each seat had; the seat that is out adds none."""
    game = game_at("P1 P2 R5 / G8 / P3", "O7", to_act=1, scores="1/2/4", hand_number=2)

    game.play("G8")

    assert game.scores == (1 + 3, 2, 4 + 1)


def test_o14_the_next_hand_is_opened_to_the_left_of_the_last_opener() -> None:
    """It does not matter who won; seat 2 hands on to seat 0."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1, opener=2)
    game.play("G8")

    game.deal([row("R"), row("O"), row("Y")])

    assert (game.to_act, game.view().opener) == (0, 0)


def test_o14_the_opener_goes_round_hand_by_hand() -> None:
    """Over a whole game the openers are consecutive seats."""
    game = odin.Game(4, odin.Options(limit=30))
    openers = {moment.hand_number: moment.view().opener for moment in moments(game, Random(5))}
    first = openers[1]

    assert first is not None
    assert game.hand_number > 4
    assert openers == {0: None} | {number: (first + number - 1) % 4 for number in range(1, game.hand_number + 1)}


def test_o14_everything_is_dealt_anew() -> None:
    """No discard, middle or knowledge of taken cards is left after a deal."""
    game = game_at("P1 P2 / G8 / +P3", "O7", to_act=1)
    game.play("G8")

    game.deal([row("R"), row("O"), row("Y")])

    seen = game.view()
    assert (seen.sizes, seen.middle, seen.discards, seen.known) == ((9, 9, 9), (), (), ((), (), ()))
    assert game.hand_number == 2


def test_o15_the_game_ends_after_a_hand_when_somebody_has_the_limit() -> None:
    """Exactly the limit is enough."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1, scores="13/5/2", hand_number=3)

    game.play("G8")

    assert game.is_over
    assert game.scores == (15, 5, 3)


def test_o15_the_game_goes_on_below_the_limit() -> None:
    """One point less than the limit leads to another hand."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1, scores="12/5/2", hand_number=3)

    game.play("G8")

    assert game.awaits_deal
    assert game.winners == ()


def test_o15_the_limit_is_tested_after_hands_only() -> None:
    """Cards in hand that would pass the limit do not end anything while the hand is on."""
    game = game_at("P1 P2 R1 R2 / G8 G1 / P3", "O7", to_act=1, scores="14/5/2", hand_number=3)

    play_all(game, "G8", "pass", "pass")

    assert game.scores == (14, 5, 2)
    assert game.to_act == 1


def test_o15_the_fewest_points_win_and_not_the_last_hand() -> None:
    """Going out is no win for a seat with more points than another."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1, scores="14/5/2", hand_number=3)

    game.play("G8")

    assert game.winners == (2,)
    assert game.returns[2] == 1.0
    assert sum(game.returns) == pytest.approx(0)


def test_o15_all_who_tie_share_the_win() -> None:
    """Equal lowest scores make several winners of equal worth."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1, scores="14/5/4", hand_number=3)

    game.play("G8")

    assert game.scores == (16, 5, 5)
    assert game.winners == (1, 2)
    assert game.returns == pytest.approx((-0.5, 0.25, 0.25))


@pytest.mark.parametrize("limit", [5, 10, 15, 20, 1000])
@pytest.mark.parametrize("missing", [0, 1])
def test_o16_any_positive_limit_ends_the_game_when_it_is_reached(limit: int, missing: int) -> None:
    """At the limit the game is over; a point below it another hand follows."""
    hands = max(2, -(-limit // 9))
    scores = f"{limit - 1 - missing}/{hands}/{hands}"
    game = game_at("P1 / G8 / P3", "O7", to_act=1, limit=limit, scores=scores, hand_number=hands + 1)

    game.play("G8")

    assert game.scores == (limit - missing, hands, hands + 1)
    assert game.is_over == (missing == 0)


def test_o16_the_usual_limit_is_fifteen() -> None:
    """Nobody has to name a limit."""
    assert odin.Game(3).options.limit == 15


def test_o16_a_single_hand_is_a_game_to_one_point() -> None:
    """Every hand gives a point, so limit 1 ends the game with the first hand; records call it by name."""
    game = odin.Game(3, odin.Options.from_dict({"limit": "one-hand"}), seed=2)

    play_at_random(game, Random(2))

    assert (game.is_over, game.hand_number) == (True, 1)
    assert game.options == odin.Options(limit=1, all_colours=True)


def test_o17_the_view_shows_what_everybody_saw() -> None:
    """Cards laid, taken and discarded, hand sizes and scores are open to all."""
    game = game_at("P1 P2 / G8 G9 R1 / P3", "O7 O5", to_act=1, scores="1/2/4", hand_number=2)
    play_all(game, "G9 G8", "+O5")

    seen = game.view()

    assert (seen.middle, seen.owner) == (("G9", "G8"), 1)
    assert seen.known == ((), ("O5",), ())
    assert "O7" in seen.discards
    assert (seen.sizes, seen.scores) == ((2, 2, 1), (1, 2, 4))


def test_o17_a_taken_card_is_known_until_it_is_laid() -> None:
    """Laying a taken card again ends what is known of the hand."""
    game = game_at("P1 P2 / G8 R1 / P3 P4", "O7", to_act=1)
    play_all(game, "G8", "pass", "pass")
    known_before = game.view(0).known

    game.play("O7")

    assert known_before == ((), ("O7",), ())
    assert game.view(0).known == ((), (), ())


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_o17_the_rest_of_every_hand_and_the_cards_set_aside_are_hidden(seat: int | None) -> None:
    """Two deals that differ only in hidden cards look the same to everybody else."""
    discards = "".join(row("R").split()) + "Y1Y2Y3Y4Y5Y6"
    one = game_at("P1 P2 / G1 G2 G3 G4 G5 +B1 / P3 P4 P5", "O7", to_act=2, discards=discards)
    other = game_at("P1 P2 / G5 G6 G7 G8 G9 +B1 / P3 P4 P5", "O7", to_act=2, discards=discards)

    assert one.view(seat) == other.view(seat)
    assert one.view(1) != other.view(1)


@pytest.mark.parametrize("players", range(2, 7))
def test_o17_a_spectator_sees_no_hand(players: int) -> None:
    """Whoever has no seat is shown none of the cards dealt, not even those of the last seat."""
    seen = odin.Game(players, seed=1).view()

    assert (seen.hand, seen.legal) == ((), ())
    assert sorted(seen.unseen) == sorted(pack(seen.colours))


def test_o17_only_the_seat_to_act_is_told_its_actions() -> None:
    """Legal actions speak of hidden cards, so no other seat gets them."""
    game = game_at("P1 P2 / G8 R1 / P3 P4", "O7", to_act=1)

    assert game.view(1).legal == ("pass", "G8")
    assert [game.view(seat).legal for seat in (None, 0, 2)] == [(), (), ()]


def test_o17_unseen_are_the_cards_a_seat_cannot_place() -> None:
    """A seat cannot tell other hands from the cards set aside, except for cards that were taken."""
    game = game_at("P1 P2 / G8 R1 +O7 / P3 P4", "O9", to_act=1)

    unseen = set(game.view(0).unseen)

    assert unseen == set(pack()) - {"P1", "P2", "O7", "O9", *game.view().discards}


@pytest.mark.parametrize(("rule", "opener"), [("left", 0), ("winner", 1)])
def test_o18_the_option_lets_the_winner_of_a_hand_open_the_next(rule: str, opener: int) -> None:
    """Seat 1 goes out in a hand that seat 2 opened; the option decides who opens now."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1, opener=2, opener_rule=rule)
    game.play("G8")

    game.deal([row("R"), row("O"), row("Y")])

    assert (game.to_act, game.view().opener) == (opener, opener)


@pytest.mark.parametrize(("hand", "whole"), [("R1 R5 R9", "R9 R5 R1"), ("R5 G5", "R5 G5"), ("R5", "R5")])
def test_o19_the_option_forces_a_leader_to_lay_cards_that_are_all_alike(hand: str, whole: str) -> None:
    """Then the whole hand is the only lead."""
    game = game_at(f"{hand} / O1 / Y1", whole_hand="forced")

    assert game.legal() == [whole]


def test_o19_a_mixed_hand_is_led_as_usual() -> None:
    """The option changes nothing for cards that are not all alike."""
    assert set(game_at("R1 R5 G5 / O1 / Y1", whole_hand="forced").legal()) == {"R1", "R5", "G5"}


def test_o19_a_follower_is_not_forced() -> None:
    """Only leads are concerned."""
    game = game_at("O1 O2 / R8 R9 / Y1", "O3", to_act=1, whole_hand="forced")

    assert set(game.legal()) == {"pass", "R8", "R9", "R9 R8"}


def test_o19_a_smaller_forced_lead_is_refused_by_name() -> None:
    """The refusal says that the lead is forced."""
    game = game_at("R1 R5 R9 / O1 / Y1", whole_hand="forced")

    with pytest.raises(IllegalAction) as error:
        game.play("R5")

    assert error.value.code == "whole-hand-forced"


def test_o20_every_game_ends() -> None:
    """Thousands of random games come to a seat with the limit, and never more than a hand beyond it."""
    games = scaled(2000)
    played = sim.play(odin.Game(4), games, seed=1, progress=False)

    assert played.scores.shape == (games, 4)
    assert np.all(played.scores.max(axis=1) >= 15)
    assert np.all(played.scores.max(axis=1) < 15 + 9)
    assert np.all(played.scores.min(axis=1) < 15)


@pytest.mark.parametrize("players", range(2, 7))
def test_o20_a_hand_never_exceeds_nine_cards(players: int) -> None:
    """However a game goes, taking never makes a hand larger than it was dealt."""
    for seed in range(3):
        game = odin.Game(players, seed=seed)
        while not game.is_over:
            game.play_random()
            assert max(game.view().sizes) <= 9


def test_o20_each_round_removes_a_card_for_good() -> None:
    """From lead to lead within a hand, fewer cards are left in all hands together."""
    left: dict[int, list[int]] = {}

    for game in moments(odin.Game(3), Random(1)):
        if game.phase == "play" and game.owner is None:
            left.setdefault(game.hand_number, []).append(sum(game.view().sizes))

    assert sum(map(len, left.values())) > 20
    assert all(cards == sorted(set(cards), reverse=True) for cards in left.values())


def test_o20_there_are_3579_sets_and_each_has_a_number_of_its_own() -> None:
    """Every set by colour or number has one id from 1 up, and the id gives the set back."""
    rows = [cards for colour in COLOURS for size in range(1, 10) for cards in combinations(pack(colour), size)]
    columns = [
        tuple(f"{colour}{number}" for colour in colours)
        for number in range(1, 10)
        for size in range(2, 7)
        for colours in combinations(COLOURS, size)
    ]
    masks = [parse_cards(cards) for cards in rows + columns]
    ids = [int(set_id(mask)) for mask in masks]

    assert len(masks) == SETS == 3579
    assert sorted(ids) == list(range(1, 3580))
    assert [int(set_cards(action)) for action in ids] == masks


def test_o20_every_action_is_written_in_one_way() -> None:
    """The text of each action is read back as the same action, and no two share a text."""
    texts = [odin.Game.action_text(action) for action in range(ACTIONS)]

    assert len(set(texts)) == ACTIONS == 3634
    assert [odin.Game.parse_action(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize(("action", "winners"), [("G8", (2,)), ("pass", ())])
def test_o20_declining_to_go_out_is_allowed_when_it_would_lose_the_game(action: str, winners: tuple[int, ...]) -> None:
    """Going out ends this game in another seat's favour; passing keeps it open."""
    game = game_at("P1 P2 / G8 / P3", "O7", to_act=1, scores="14/5/2", hand_number=3)

    game.play(action)

    assert game.winners == winners
