"""Situations of Odins Raben that are easily got wrong, by name."""

import pytest

from allfather import ravens
from tests.helpers.games.ravens import a_stage, all_cards, beginning_with, game_at, play_all, truth

RUN = "MF MW MS FP PW WM FP WS SP"
"""Lane 0 begins with a run of three mountains; lane 1 has no run."""


def stage_result(game: ravens.Game, *actions: str) -> dict[str, object]:
    """The result of the stage that the last of the actions ends."""
    *most, last = actions
    play_all(game, *most)
    before = game.state.copy()
    game.play(last)
    (ending,) = game.endings(before)
    assert ending["event"] == "stage-over"
    return {name: ending[name] for name in ("winner", "distance", "magic", "scores")}


def test_a_run_of_three_is_flown_with_one_card() -> None:
    game = play_all(game_at(RUN, hands="M F"), "fly M")

    assert truth(game, "ravens", "discards", "hands") == [[3, 0], [["M"], []], [["F"], []]]


def test_a_run_is_flown_from_its_middle_and_up_to_the_end_of_the_path() -> None:
    assert play_all(game_at(RUN, hands="M", ravens="1/0"), "fly M").view().ravens == (3, 0)

    game = play_all(game_at("MF SW SP", hands="S", ravens="1/0"), "fly S")
    assert (game.awaited, game.scores) == ("stage", (3, 0))


@pytest.mark.parametrize(
    ("hands", "piles", "action", "plays"),
    [
        pytest.param("S S", "", "fly SS", [2, 0], id="hand-and-hand"),
        pytest.param("S", "P S", "fly S^1", [1, 1], id="hand-and-pile"),
        pytest.param("", "P S S", "fly ^2", [0, 2], id="top-two-of-the-pile"),
    ],
)
def test_a_joker_from_hand_and_pile(hands: str, piles: str, action: str, plays: list[int]) -> None:
    game = game_at(RUN, hands=hands, piles=piles)

    assert beginning_with(game, "fly") == [action]
    play_all(game, action)
    assert truth(game, "ravens", "plays", "discards") == [[3, 0], plays, [["S", "S"], []]]


@pytest.mark.parametrize(
    ("doing", "offered"),
    [("2,0,0,0", ["fly S^1", "fly ^2"]), ("0,2,0,0", ["fly SS", "fly S^1"]), ("2,2,0,0", ["fly S^1"]), ("3,3,0,0", [])],
)
def test_a_joker_needs_the_plays_for_both_its_cards(doing: str, offered: list[str]) -> None:
    game = game_at(hands="S S", piles="S S", doing=doing)

    assert beginning_with(game, "fly") == offered


SINGLES = {
    "hand-hand": ("M M", "", "clear MM", [2, 0]),
    "hand-pile": ("M", "M", "clear M^1", [1, 1]),
    "pile-pile": ("", "M M", "clear ^2", [0, 2]),
}
SINGLE_AND_JOKER = {
    "single-hand-joker-hand": ("M S S", "", "clear MSS", [3, 0]),
    "single-hand-joker-mixed": ("M S", "S", "clear MS^1", [2, 1]),
    "single-hand-joker-pile": ("M", "S S", "clear M^2", [1, 2]),
}
JOKER_AND_SINGLE = {
    "joker-hand-single-pile": ("S S", "M", "clear SS^1", [2, 1]),
    "joker-mixed-single-pile": ("S", "M S", "clear S^2", [1, 2]),
    "joker-mixed-single-on-top": ("S", "S M", "clear S^2", [1, 2]),
    "joker-pile-single-below": ("", "M S S", "clear ^3", [0, 3]),
    "joker-pile-single-on-top": ("", "S S M", "clear ^3", [0, 3]),
}
JOKERS = {
    "two-jokers-hand-and-mixed": ("S S W", "W", "clear WSS^1", [3, 1]),
    "joker-hand-joker-pile": ("S S", "W W", "clear SS^2", [2, 2]),
    "two-mixed-jokers": ("S W", "W S", "clear WS^2", [2, 2]),
    "joker-mixed-joker-pile": ("S", "S W W", "clear S^3", [1, 3]),
    "equal-jokers": ("S S", "S S", "clear SS^2", [2, 2]),
    "jokers-of-the-landscape-itself": ("M M", "M M", "clear MM^2", [2, 2]),
}


@pytest.mark.parametrize(
    ("hands", "piles", "action", "plays"),
    [
        pytest.param(*case, id=name)
        for cases in (SINGLES, SINGLE_AND_JOKER, JOKER_AND_SINGLE, JOKERS)
        for name, case in cases.items()
    ],
)
def test_the_stone_ahead_paid_in_all_ways(hands: str, piles: str, action: str, plays: list[int]) -> None:
    game = game_at(RUN, hands=hands, piles=piles, stone="0:1")

    assert action in beginning_with(game, "clear")
    play_all(game, action)
    assert truth(game, "ravens", "stone", "plays") == [[3, 0], None, plays]
    assert sorted(truth(game, "discards")[0][0]) == sorted(f"{hands} {piles}".split())


def test_the_stone_ahead_has_one_action_for_each_different_payment() -> None:
    game = game_at(RUN, hands="M M S S W", piles="raven S M", stone="0:1")

    assert beginning_with(game, "fly") == []
    assert set(beginning_with(game, "clear")) == {
        *("clear MM", "clear MSS"),
        *("clear M^1", "clear MM^1", "clear SS^1", "clear MSS^1"),
        *("clear S^2", "clear MS^2"),
    }


@pytest.mark.parametrize(
    ("hands", "piles"),
    [
        pytest.param("M S W", "", id="one-unit-and-two-different-cards"),
        pytest.param("S S W", "", id="one-joker"),
        pytest.param("S S S", "", id="three-equal-cards-of-another-landscape"),
        pytest.param("M raven raven", "", id="odin-cards-are-no-joker"),
        pytest.param("M", "M raven", id="the-second-card-is-covered"),
        pytest.param("", "S M S", id="the-joker-is-not-on-top-of-each-other"),
    ],
)
def test_the_stone_ahead_is_not_cleared_with_less_than_two_units(hands: str, piles: str) -> None:
    assert beginning_with(game_at(RUN, hands=hands, piles=piles, stone="0:1"), "clear") == []


def test_three_equal_cards_of_the_landscape_are_a_card_and_a_joker() -> None:
    assert set(beginning_with(game_at(RUN, hands="M M M", stone="0:1"), "clear")) == {"clear MM", "clear MMM"}


@pytest.mark.parametrize(("doing", "offered"), [("1,0,0,0", []), ("0,1,0,0", ["clear MSS"]), ("1,1,0,0", [])])
def test_the_stone_ahead_is_paid_with_the_plays_that_are_left(doing: str, offered: list[str]) -> None:
    game = game_at(RUN, hands="M S S", piles="W W W", stone="0:1", doing=doing)

    assert [action for action in beginning_with(game, "clear") if "^" not in action] == offered


@pytest.mark.parametrize(("space", "after_fly", "flies"), [(1, 0, False), (2, 1, True), (3, 2, True), (4, 3, True)])
def test_the_stone_inside_a_run(space: int, after_fly: int, flies: bool) -> None:
    game = game_at(RUN, hands="M M", stone=f"0:{space}")

    assert ("fly M" in game.legal()) == flies
    assert ("clear MM" in game.legal()) == (space <= 3)
    if flies:
        assert play_all(game.copy(), "fly M").view().ravens == (after_fly, 0)
    if space <= 3:
        assert truth(play_all(game, "clear MM"), "ravens", "stone") == [[3, 0], None]


def test_a_stone_inside_a_run_is_ahead_after_one_unit() -> None:
    game = play_all(game_at(RUN, hands="M M M", stone="0:2"), "fly M")

    assert beginning_with(game, "fly") == []
    assert truth(play_all(game, "clear MM"), "ravens", "stone") == [[3, 0], None]


def test_turning_a_card_joins_two_runs() -> None:
    """M M | F M | M M with the third card turned is a run of five."""
    path = "MF MW FM MP MS PW"
    game = game_at(path, hands="land M")

    assert play_all(game.copy(), "fly M").view().ravens == (2, 0)
    assert play_all(game, "land turn", "at 3", "fly M").view().ravens == (5, 0)


def test_removing_a_card_joins_two_runs() -> None:
    game = play_all(game_at("MF MW FW MP MS PW", hands="land M"), "land remove", "at 3", "fly M")

    assert game.view().ravens == (4, 0)


def test_a_removal_ends_the_stage_for_the_seat_to_act() -> None:
    result = stage_result(game_at(hands="land", ravens="8/3"), "land remove", "at 9")

    assert result == {"winner": 0, "distance": 5, "magic": [0, 0], "scores": [5, 0]}


def test_a_removal_ends_the_stage_for_the_opponent() -> None:
    result = stage_result(game_at(hands="land", ravens="3/8"), "land remove", "at 9")

    assert result == {"winner": 1, "distance": 5, "magic": [0, 0], "scores": [0, 5]}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_removal_ends_the_stage_for_both_and_the_seat_to_act_wins(seat: int) -> None:
    game = game_at(hands="land / land", ravens="8/8", to_act=seat)

    result = stage_result(game, "land remove", "at 9")

    assert result == {"winner": seat, "distance": 0, "magic": [0, 0], "scores": [0, 0]}
    game.deal_stage(*a_stage(), "M+F")
    assert game.to_act == seat  # tied, and it won the stage


@pytest.mark.parametrize(("card", "distance"), [(1, 5), (3, 4), (6, 4), (8, 5), (9, 5)])
def test_a_removal_between_the_ravens_brings_them_nearer(card: int, distance: int) -> None:
    """Before both ravens or behind both it does not."""
    game = play_all(game_at(hands="land", ravens="7/2"), "land remove", f"at {card}")
    first, second = game.view().ravens

    assert first - second == distance


def test_magic_way_points_decide_the_game_against_the_winner_of_the_race() -> None:
    """Seat 0 arrives and has 12 points, but seat 1 comes to 13 by the magic way."""
    result = stage_result(game_at(hands="S", ravens="8/5", scores="8/10", magic="M / M F"), "fly S")

    assert result == {"winner": 0, "distance": 4, "magic": [0, 3], "scores": [12, 13]}

    game = play_all(game_at(hands="S", ravens="8/5", scores="8/10", magic="M / M F"), "fly S")
    assert (game.is_over, game.winners, game.returns) == (True, (1,), (-1.0, 1.0))


@pytest.mark.parametrize(
    ("scores", "final", "winners"), [("9/11", (13, 14), (1,)), ("11/10", (15, 13), (0,)), ("10/11", (14, 14), (0,))]
)
def test_both_players_are_past_12(scores: str, final: tuple[int, int], winners: tuple[int, ...]) -> None:
    """The higher total wins; equal totals the winner of the last stage, here seat 0."""
    game = play_all(game_at(hands="S", ravens="8/5", scores=scores, magic=" / F"), "fly S")

    assert (game.scores, game.winners) == (final, winners)


def test_draw_pack_and_discard_are_both_empty() -> None:
    """The hand stays short for as long as nothing is discarded."""
    game = game_at(hands="M S / M F W S P", spare="piles")

    play_all(game, "end", "stay", "end", "stay")
    assert (truth(game, "hands")[0][0], game.to_act) == (["M", "S"], 0)

    play_all(game, "drop S", "end", "stay")
    assert game.awaited == "pack"
    game.deal_pack(["S"])
    assert (truth(game, "hands")[0][0], game.to_act) == (["M", "S"], 1)


def test_an_empty_hand_and_an_empty_pile_leave_nothing_but_to_end() -> None:
    game = game_at(components="MF3 FW3 / M1 / M+F", path="MF FW", magic="M")

    assert play_all(game, "end").legal() == ["extend", "stay"]
    assert play_all(game, "stay").to_act == 1


def test_the_landscape_pack_runs_out_between_the_two_cards_of_order() -> None:
    """The removed ones are shuffled for the second card."""
    game = game_at(
        components="MF5 FW2 / M5 order1 / M+F", path="MF FM MF", hands="order", landscapes="MF", removed="FW MF FW"
    )

    play_all(game, "order path", "keep")
    assert (game.awaited, game.view().laid) == ("landscapes", 1)
    game.deal_landscapes(["WF", "FW", "FM"])
    assert game.view(0).drawn == "WF"
    play_all(game, "turn")

    assert truth(game, "path", "landscapes", "removed") == [["MF", "FM", "MF", "MF", "FW"], ["FW", "FM"], []]
    assert game.phase == "play"


def test_order_lays_one_card_if_there_is_only_one() -> None:
    game = game_at(components="MF3 / M5 order1 / M+F", path="MF FM", hands="order")

    play_all(game, "order path", "keep")

    assert (len(truth(game, "path")[0]), game.phase) == (3, "play")


def test_there_is_no_landscape_card_at_all_to_lay() -> None:
    game = game_at(components="MF2 / M5 order1 land1 / M+F", path="MF FM", hands="order land")

    assert beginning_with(game, "order") == []
    assert play_all(game.copy(), "end").to_act == 1
    play_all(game, "land remove", "at 1")
    assert beginning_with(game, "order") == ["order path"]
    assert play_all(game, "end").legal() == ["extend", "stay"]


def test_200_turns_without_an_end() -> None:
    """Whoever does nothing for 200 turns gets a stage without a winner, and the same seat starts again."""
    game = ravens.Game()
    game.deal_stage(*a_stage(), "M+F", starter=1)

    for turn in range(1, 201):
        assert (game.view().turn, game.to_act, game.awaited) == (turn, turn % 2, None)
        play_all(game, "end", "stay")

    assert (game.awaited, game.scores) == ("stage", (0, 0))
    game.deal_stage(*a_stage(), "M+F")
    assert (game.to_act, game.view().stage, game.view().turn) == (1, 2, 1)


def test_the_200th_turn_ends_with_its_draw_even_if_a_discard_must_be_shuffled() -> None:
    game = game_at(hands="M", turn=200, discards="F F", spare="piles", ravens="4/1")

    play_all(game, "end", "stay")
    assert game.awaited == "pack"
    game.deal_pack(["F", "F"])

    assert (game.awaited, game.scores) == ("stage", (3, 0))


def test_arriving_in_the_200th_turn_wins_as_in_any_other() -> None:
    assert stage_result(game_at(hands="S", ravens="8/5", turn=200), "fly S")["winner"] == 0


@pytest.mark.parametrize(
    ("options", "space", "is_offered"), [("brs", 2, False), ("brs", 3, True), ("-rs", 2, True), ("-rs", 3, True)]
)
def test_an_opponents_raven_at_2_and_at_3_with_a_raven_card(options: str, space: int, is_offered: bool) -> None:
    game = game_at(hands="raven", ravens=f"0/{space}", options=options)

    assert ("raven back" in game.legal()) == is_offered
    if is_offered:
        assert play_all(game, "raven back").view().ravens == (0, space - 1)


def test_two_raven_cards_move_a_raven_back_only_as_far_as_the_rule_lets_them() -> None:
    game = play_all(game_at(hands="raven raven", ravens="0/3"), "raven back")

    assert "raven back" not in game.legal()


def test_published_a_raven_on_the_last_space_with_the_other_on_the_fifth_to_last_scores_4() -> None:
    for length, path in ((9, "MF FW WS SP PM MF FW WS SP"), (6, "MF FW WS SP PM SF")):
        game = game_at(path, hands="S", ravens=f"{length - 1}/{length - 4}")
        assert stage_result(game, "fly S")["scores"] == [4, 0]


def test_published_removing_the_last_card_finishes_the_stage_on_the_shortened_path() -> None:
    """The raven has not moved, and the distance is that of the positions as they are then."""
    game = game_at(hands="land", ravens="8/4")

    assert stage_result(game, "land remove", "at 9") == {
        "winner": 0,
        "distance": 4,
        "magic": [0, 0],
        "scores": [4, 0],
    }
    assert len(truth(game, "path")[0]) == 8


def test_published_a_plain_finish_of_4_points_at_8_to_11_with_the_magic_way_at_0_to_3_loses() -> None:
    game = game_at(hands="S", ravens="8/5", scores="8/11", magic=" / M M F", symbols="M+F")

    play_all(game, "fly S")

    assert (game.scores, game.is_over, game.winners) == ((12, 14), True, (1,))


def test_published_the_same_finish_wins_if_the_magic_way_is_level() -> None:
    game = game_at(hands="S", ravens="8/5", scores="8/11", magic="M M F / M M F", symbols="M+F")

    assert play_all(game, "fly S").winners == (0,)


def test_a_player_can_run_through_the_whole_pack() -> None:
    """After enough turns every card has been in hand, and the discard is shuffled with all that was dropped."""
    game = ravens.Game()
    game.deal_stage(*a_stage(), "M+F", starter=0)
    while game.awaited is None:
        seat = game.to_act
        if seat == 0:
            for card in game.view(0).hand[:3]:
                game.play(f"drop {card}")
        play_all(game, "end", "stay")

    assert game.awaited == "pack"
    assert sorted([*game.view(0).hand, *game.view(0).discards[0]]) == sorted(all_cards())
