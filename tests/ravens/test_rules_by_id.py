"""The rules of Odins Raben point by point; the ids R1 to R33 are those of ``docs/ravens.md``."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from allfather import ravens
from tests.helpers.games.ravens import (
    KINDS,
    PATH,
    a_stage,
    all_cards,
    all_lands,
    beginning_with,
    by_kind,
    game_at,
    moments,
    named,
    new_stage,
    play_all,
    truth,
)
from tests.helpers.scale import scaled

GAMES = scaled(600, 120)
RUN = "MF MW MS FP PW WM FP WS SP"
"""Lane 0 begins with a run of three mountains; lane 1 has no run."""


def stage_over(**fields: Any) -> ravens.Game:
    """A game between two stages."""
    return game_at(ravens="9/3", phase="deal:stage", stage_winner=0, **fields)


def test_r1_a_card_that_fits_lies_as_it_was_drawn() -> None:
    """Nine cards that clash nowhere become the path without a turn."""
    assert truth(new_stage(PATH), "path") == [PATH.split()]


def test_r1_a_card_that_clashes_is_turned() -> None:
    """A lane that would repeat its landscape makes the card lie the other way round."""
    path = truth(new_stage("MF MW FS"), "path")[0]

    assert path[:3] == ["MF", "WM", "FS"]


def test_r1_a_card_that_clashes_both_ways_goes_under_the_pack() -> None:
    """Cards that fit neither way are put aside at the bottom, and the next one is drawn."""
    game = new_stage("MF MM FF MF WS SP PM FW WS SP PM")
    path, pack = truth(game, "path", "landscapes")

    assert path[:3] == ["MF", "FM", "WS"]
    assert pack[-2:] == ["MM", "FF"]
    assert game.view().bottom == ("MM", "FF")


def test_r1_a_card_under_the_pack_lies_as_it_was_drawn() -> None:
    """Being tried the other way round does not change the card that is put aside."""
    game = new_stage("MF FW PP WP FW SM MF FW WS SP")
    path, pack = truth(game, "path", "landscapes")

    assert (path[2:4], pack[-1]) == (["PP", "FW"], "WP")


def test_r1_no_lane_shows_a_landscape_twice_running_at_the_start() -> None:
    """Whatever the shuffle, nine cards lie there and neighbours differ in both lanes."""
    for seed in range(GAMES):
        path, pack = truth(ravens.Game(seed=seed), "path", "landscapes")
        assert len(path) == 9
        assert all(here[lane] != after[lane] for here, after in pairwise(path) for lane in range(2))
        assert sorted(map(named, [*path, *pack])) == sorted(all_lands())


def test_r2_a_stage_begins_with_ravens_before_the_path_and_the_stone_off_it() -> None:
    """Nobody has flown, nothing lies on the path, and everybody holds five of 33 cards."""
    game = ravens.Game(seed=1)
    ravens_at, stone, hands, packs = truth(game, "ravens", "stone", "hands", "packs")

    assert (ravens_at, stone) == ([0, 0], None)
    assert [len(hand) for hand in hands] == [5, 5]
    assert [by_kind([*hand, *pack]) for hand, pack in zip(hands, packs, strict=True)] == [all_cards()] * 2
    assert truth(game, "piles", "discards", "magic_cards", "removed") == [[[], []], [[], []], [[], []], []]


def test_r2_each_of_six_magic_ways_is_turned_up_equally_often() -> None:
    """A random one of the six cards lies there in each stage."""
    ways = Counter("+".join(ravens.Game(seed=seed).view().magic) for seed in range(GAMES))

    assert set(ways) == {"Odin+M", "M+F", "F+S", "S+W", "W+P", "P+Odin"}
    assert all(abs(count - GAMES / 6) < 5 * (GAMES * 5 / 36) ** 0.5 for count in ways.values())


def test_r2_the_cards_drawn_first_are_those_on_top() -> None:
    """A hand is the five topmost cards of the pack that was handed in."""
    game = new_stage(hands="raven land M M stone / S S S S S")

    assert truth(game, "hands") == [[["M", "M", "raven", "land", "stone"], ["S"] * 5]]


def test_r3_a_random_seat_starts_the_first_stage() -> None:
    """Over many games both seats start about half of them."""
    starters = Counter(ravens.Game(seed=seed).to_act for seed in range(GAMES))

    assert set(starters) == {0, 1}
    assert abs(starters[0] - GAMES / 2) < 5 * (GAMES / 4) ** 0.5


@pytest.mark.parametrize(
    ("scores", "last_winner", "starter", "expected"),
    [
        pytest.param("6/2", 0, 0, 1, id="seat-1-has-fewer"),
        pytest.param("2/6", 0, 1, 0, id="seat-0-has-fewer"),
        pytest.param("6/6", 0, 1, 0, id="tied-and-won-by-seat-0"),
        pytest.param("6/6", 1, 0, 1, id="tied-and-won-by-seat-1"),
        pytest.param("0/0", -1, 1, 1, id="tied-and-never-won"),
    ],
)
def test_r3_later_stages_are_started_from_behind(scores: str, last_winner: int, starter: int, expected: int) -> None:
    """Fewer points start; on a tie whoever won last does, and if nobody ever won the same seat again."""
    game = game_at(
        phase="deal:stage",
        turn=200,
        ravens="2/2",
        scores=scores,
        last_winner=last_winner,
        starter=starter,
    )

    game.deal_stage(*a_stage(), "M+F")

    assert game.to_act == expected


def test_r4_three_cards_from_hand_and_three_from_the_pile_in_any_order() -> None:
    """After three plays from one place only the other is left, and after six nothing but to end."""
    game = game_at(hands="S S S S S", piles="P P P P P")

    play_all(game, "drop S", "drop ^", "drop S", "drop ^", "drop S")
    assert game.legal() == ["end", "drop ^"]
    assert play_all(game, "drop ^").legal() == ["end"]


def test_r4_no_play_is_obligatory() -> None:
    """A seat may end its plays at once and keep every card."""
    game = game_at(hands="M F W S P")

    play_all(game, "end", "stay")

    assert truth(game, "hands")[0][0] == ["M", "F", "W", "S", "P"]
    assert (game.to_act, game.view().turn) == (1, 2)


def test_r4_a_turn_ends_with_drawing_up_to_five() -> None:
    """What was played from hand is replaced from the top of the pack; plays from the pile are not."""
    game = game_at(hands="M F W S P", piles="M", packs="raven stone land")

    play_all(game, "drop M", "drop W", "drop ^", "end", "stay")

    assert truth(game, "hands")[0][0] == ["F", "S", "P", "raven", "stone"]
    assert truth(game, "packs")[0][0][0] == "land"


def test_r5_a_card_goes_face_down_on_top_of_the_own_pile() -> None:
    """It costs a play from hand; the owner sees which card it is, the others only how many there are."""
    game = game_at(hands="M raven", piles="F")

    game.play("pile raven")

    assert game.view(0).pile == ("F", "raven")
    assert game.view(0).plays == (1, 0)
    for seat in (1, None):
        assert (game.view(seat).pile, game.view(seat).pile_sizes) == ((), (2, 0))


def test_r5_a_card_put_there_may_be_played_from_there_in_the_same_turn() -> None:
    """A card that goes through the pile costs a play from hand and a play from the pile."""
    game = game_at(hands="M S")

    play_all(game, "pile M", "fly ^1")

    assert game.view().ravens == (1, 0)
    assert game.view().plays == (1, 1)


def test_r5_a_pile_has_no_limit() -> None:
    """Even the last card that is left can join all the others on the pile."""
    game = game_at(hands="M", spare="piles")

    game.play("pile M")

    assert game.view().pile_sizes[0] == len(all_cards())


def test_r6_only_the_top_card_of_the_pile_can_be_played() -> None:
    """The raven card below is out of reach until what covers it is gone."""
    game = game_at(piles="raven M")

    assert game.legal() == ["end", "drop ^", "magic ^", "fly ^1"]
    assert play_all(game, "drop ^").legal() == ["end", "drop ^", "raven on ^"]


def test_r7_a_matching_card_flies_to_the_end_of_the_run() -> None:
    """All following spaces of the same landscape are flown over, none may be left."""
    game = game_at(RUN, hands="M")

    assert beginning_with(game, "fly") == ["fly M"]
    assert play_all(game, "fly M").view().ravens == (3, 0)


def test_r7_a_card_that_does_not_match_the_next_space_does_not_fly() -> None:
    """Only the landscape of the next space in the own lane counts."""
    assert beginning_with(game_at(hands="F W S P raven"), "fly") == []
    assert beginning_with(game_at(hands=" / M F W S P", to_act=1), "fly") == ["fly F"]


def test_r8_two_equal_flight_cards_stand_for_any_landscape() -> None:
    """From hand, off the pile or one of each; two different cards do not."""
    game = game_at(hands="S S W", piles="P W W")

    assert set(beginning_with(game, "fly")) == {"fly SS", "fly W^1", "fly ^2"}


def test_r8_a_joker_flies_a_run_and_may_be_used_beside_the_right_card() -> None:
    """Holding the matching card forbids no joker."""
    game = game_at(RUN, hands="M M S S")

    assert set(beginning_with(game, "fly")) == {"fly M", "fly MM", "fly SS"}
    assert play_all(game, "fly SS").view().ravens == (3, 0)


def test_r8_odin_cards_never_form_a_joker() -> None:
    """Two equal Odin cards do not fly."""
    game = game_at(hands="raven raven land land", piles="stone stone")

    assert beginning_with(game, "fly") == []


@pytest.mark.parametrize(
    ("symbols", "fitting"),
    [
        ("M+F", {"M", "F"}),
        ("Odin+M", {"M", "order", "raven", "land", "stone"}),
        ("W+P", {"W", "P"}),
    ],
)
def test_r9_cards_with_a_symbol_of_the_magic_way_may_be_laid_there(symbols: str, fitting: set[str]) -> None:
    """A flight card needs its landscape there, any Odin card the symbol of Odin; hand and pile alike."""
    for card in KINDS:
        game = game_at(hands=card, piles=card if card != "order" else "raven", symbols=symbols)
        expected = [f"magic {card}", "magic ^"] if card in fitting else []
        assert beginning_with(game, "magic") == expected


def test_r9_a_card_on_the_magic_way_has_no_other_effect_and_stays() -> None:
    """It lies there, not in the discard, and is no part of a reshuffle."""
    game = game_at(hands="M raven", symbols="Odin+M", ravens="1/4")

    play_all(game, "magic M", "magic raven")

    assert truth(game, "magic_cards", "discards", "ravens") == [[["M", "raven"], []], [[], []], [1, 4]]
    assert game.view().plays == (2, 0)


def test_r9_no_joker_goes_to_the_magic_way() -> None:
    """Two equal cards of another landscape cannot be laid there."""
    assert beginning_with(game_at(hands="S S", symbols="M+F"), "magic") == []


def test_r10_any_card_may_be_dropped_without_effect() -> None:
    """All nine kinds can go to the own discard, from hand and pile, and each counts as a play."""
    for card in KINDS:
        game = game_at(hands=card, piles="M" if card != "M" else "F")
        play_all(game, f"drop {card}", "drop ^")
        assert truth(game, "discards", "plays") == [[by_kind([card, "M" if card != "M" else "F"]), []], [1, 1]]


@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("order", ["order pile", "order path"]),
        ("raven", ["raven back", "raven on"]),
        ("land", ["land turn", "land remove"]),
        ("stone", ["stone put", "stone swap"]),
    ],
)
def test_r11_an_odin_card_offers_its_two_effects(card: str, effects: list[str]) -> None:
    """From hand or from the top of the pile, one of two effects, after which the card is discarded."""
    from_hand = game_at(hands=card, piles="M F", ravens="1/4")
    from_pile = game_at(piles=f"M F {card}", ravens="1/4")
    words = {effect.split()[0] for effect in effects}

    assert [action for action in from_hand.legal() if action.split()[0] in words] == effects
    assert [action for action in from_pile.legal() if action.split()[0] in words] == [f"{each} ^" for each in effects]
    assert truth(play_all(from_hand, effects[1]), "discards") == [[[card], []]]
    assert truth(play_all(from_pile, f"{effects[1]} ^"), "discards") == [[[card], []]]


def test_r12_the_pile_can_be_put_in_any_order() -> None:
    """Card by card from the bottom up; the last kind left is laid without asking."""
    game = game_at(hands="order", piles="M F W M")

    game.play("order pile")
    assert game.legal() == ["next M", "next F", "next W"]
    play_all(game, "next W", "next M")
    assert game.legal() == ["next M", "next F"]
    game.play("next F")

    assert (game.phase, truth(game, "piles")) == ("play", [[["W", "M", "F", "M"], []]])


def test_r12_the_order_card_itself_has_left_the_pile() -> None:
    """Played off the pile it is no part of what is put in order."""
    game = game_at(piles="M F order")

    play_all(game, "order pile ^", "next F")

    assert truth(game, "piles") == [[["F", "M"], []]]


@pytest.mark.parametrize("piles", ["", "M", "M M M"])
def test_r12_a_pile_without_two_kinds_cannot_be_ordered(piles: str) -> None:
    """An effect that changes nothing is not offered."""
    assert "order pile" not in game_at(hands="order", piles=piles).legal()


def test_r12_two_landscape_cards_are_laid_at_the_end_each_as_the_player_likes() -> None:
    """The player sees each card before it is laid; then the plays go on."""
    game = game_at(hands="order M", landscapes="MW SP")

    game.play("order path")
    assert (game.legal(), game.view(0).drawn) == (["keep", "turn"], "MW")
    game.play("turn")
    assert game.view(0).drawn == "SP"
    game.play("keep")

    assert truth(game, "path")[0][9:] == ["WM", "SP"]
    assert (game.phase, game.view().laid) == ("play", 2)


def test_r12_a_double_is_laid_without_a_question() -> None:
    """Both ways round are the same."""
    game = game_at(hands="order", landscapes="MM SS")

    game.play("order path")

    assert truth(game, "path")[0][9:] == ["MM", "SS"]


def test_r13_the_raven_card_moves_a_raven_by_exactly_one_space() -> None:
    """The opponent's goes back or the own one forward, whatever landscapes and runs lie there."""
    path = "MF MW MS FP PM WP FM WM SM"
    for action, after in (("raven on", (2, 8)), ("raven back", (1, 7))):
        game = game_at(path, hands="raven", ravens="1/8")
        assert play_all(game, action).view().ravens == after


def test_r13_from_space_1_back_is_before_the_path() -> None:
    """A raven can be sent back to where it started, and no further."""
    game = game_at(hands="raven raven", ravens="0/1", options="-rs")

    assert play_all(game, "raven back").view().ravens == (0, 0)
    assert "raven back" not in game.legal()


@pytest.mark.parametrize(("options", "fewest"), [("brs", 3), ("-rs", 1)])
def test_r14_how_far_a_raven_must_be_to_be_moved_back(options: str, fewest: int) -> None:
    """With back_needs_two only from the third space on, otherwise from any."""
    for space in range(9):
        game = game_at(hands="raven", ravens=f"0/{space}", options=options)
        assert ("raven back" in game.legal()) == (space >= fewest)


def test_r15_a_card_is_turned() -> None:
    """The two landscapes of the chosen card change lanes."""
    game = play_all(game_at(hands="land"), "land turn", "at 3")

    assert truth(game, "path") == [["MF", "FW", "SW", *PATH.split()[3:]]]


def test_r15_a_card_is_removed_and_the_row_closes_up() -> None:
    """Ravens and stone behind it move along, those before it stay."""
    game = play_all(game_at(hands="land", ravens="2/7", stone="0:6"), "land remove", "at 5")

    cards = PATH.split()
    assert truth(game, "path", "ravens", "stone", "removed") == [[*cards[:4], *cards[5:]], [2, 6], [0, 5], ["MP"]]


def test_r15_a_double_cannot_be_turned() -> None:
    """Turning it would change nothing."""
    game = game_at("MF WW FS", hands="land")

    assert play_all(game, "land turn").legal() == ["at 1", "at 3"]


def test_r16_the_stone_is_put_on_a_free_space_of_either_lane() -> None:
    """If it lies elsewhere it moves."""
    game = game_at(hands="stone", stone="0:3")

    play_all(game, "stone put", "at 1:5")

    assert game.view().stone == (1, 5)


def test_r16_two_cards_are_swapped_and_neither_is_turned() -> None:
    """The first chosen is the one nearer the start."""
    game = play_all(game_at(hands="stone"), "stone swap", "at 2")

    assert game.legal() == [f"at {card}" for card in (3, 4, 5, 6, 8, 9)]  # card 7 is the same as card 2
    assert truth(play_all(game, "at 4"), "path") == [["MF", "SP", "WS", "FW", *PATH.split()[4:]]]


def test_r17_a_space_is_free_without_raven_and_stone() -> None:
    """The stone may go anywhere but where a raven or the stone itself is, the other lane's space included."""
    game = play_all(game_at("MF FW WS SP", hands="stone", ravens="2/3", stone="0:1"), "stone put")

    assert game.legal() == ["at 0:3", "at 0:4", "at 1:1", "at 1:2", "at 1:4"]


@pytest.mark.parametrize(
    ("options", "unprotected"),
    [("brs", {1, 2, 4, 6}), ("b-s", {1, 2, 3, 4, 5, 6}), ("br-", {1, 2, 4, 6, 7}), ("b--", {1, 2, 3, 4, 5, 6, 7})],
)
@pytest.mark.parametrize("effect", ["land turn", "land remove", "stone swap"])
def test_r18_cards_with_a_raven_or_the_stone_are_protected(options: str, unprotected: set[int], effect: str) -> None:
    """Neither turned nor removed nor swapped, unless the option is off; the stone protects from either lane."""
    game = game_at("MF FW WS SP PM MW FS WP", hands="land stone", ravens="3/5", stone="1:7", options=options)
    targets = {int(action.split()[1]) for action in play_all(game, effect).legal()}

    last = max(unprotected | {8})
    assert targets == (unprotected | {8}) - ({last} if effect == "stone swap" else set())


def test_r18_a_swap_partner_is_unprotected_too() -> None:
    """The second card is chosen among the unprotected ones behind the first."""
    game = game_at("MF FW WS SP PM MW FS WP", hands="stone", ravens="3/5", stone="1:7")

    assert play_all(game, "stone swap", "at 2").legal() == ["at 4", "at 6", "at 8"]


def test_r18_without_protection_a_raven_on_a_removed_card_keeps_its_number() -> None:
    """The row closes up from the end, and a stone on the card goes off the path."""
    game = game_at(hands="land", ravens="3/0", stone="1:3", options="b--")

    play_all(game, "land remove", "at 3")

    assert truth(game, "ravens", "stone") == [[3, 0], None]


def test_r18_without_protection_a_raven_beyond_a_removed_card_moves_with_its_card() -> None:
    """Its number falls by one; a stone beyond it moves as well."""
    game = game_at(hands="land", ravens="5/3", stone="1:6", options="b--")

    play_all(game, "land remove", "at 3")

    assert truth(game, "ravens", "stone") == [[4, 3], [1, 5]]


def test_r18_without_protection_the_stone_turns_with_its_card() -> None:
    """It comes to the other lane, even under a raven; the raven stays where it is."""
    game = play_all(game_at(hands="land", ravens="0/4", stone="0:4", options="b--"), "land turn", "at 4")

    assert truth(game, "ravens", "stone") == [[0, 4], [1, 4]]


def test_r18_without_protection_the_stone_is_swapped_along() -> None:
    """It stays on its card and in its lane."""
    for first, second, space in ((4, 7, 7), (2, 4, 2)):
        game = game_at(hands="stone", ravens="0/0", stone="0:4", options="b--")
        play_all(game, "stone swap", f"at {first}", f"at {second}")
        assert truth(game, "stone") == [[0, space]]


def test_r18_turning_a_double_is_offered_if_it_moves_the_stone() -> None:
    """Otherwise it would change nothing."""
    path = "MM FW WS SP PM"

    assert "at 1" not in play_all(game_at(path, hands="land", options="b--"), "land turn").legal()
    game = play_all(game_at(path, hands="land", stone="0:1", options="b--"), "land turn")
    assert "at 1" in game.legal()
    assert truth(play_all(game, "at 1"), "path", "stone") == [path.split(), [1, 1]]


def test_r18_swapping_equal_cards_is_offered_if_it_moves_the_stone() -> None:
    """Two equal cards are a target for each other only then; protected, the card with the stone is none."""
    path, components = "MF MF MF", "MF3 WS1 / M5 stone2 / M+F"
    without = game_at(path, hands="stone", options="b--", components=components)
    game = game_at(path, hands="stone", stone="0:2", options="b--", components=components)

    assert "stone swap" not in without.legal()
    assert play_all(game, "stone swap").legal() == ["at 1", "at 2"]
    assert play_all(game, "at 1").legal() == ["at 2"]
    assert truth(play_all(game, "at 2"), "stone") == [[0, 1]]
    assert "stone swap" not in game_at(path, hands="stone", stone="0:2", components=components).legal()


def test_r19_a_stone_on_the_next_space_takes_two_units() -> None:
    """One unit does not move the raven; two take the stone off and fly to the end of the run."""
    game = game_at(RUN, hands="M M S S", stone="0:1")

    assert [action for action in game.legal() if action.split()[0] in ("fly", "clear")] == ["clear MM", "clear MSS"]
    play_all(game, "clear MSS")
    assert truth(game, "ravens", "stone", "discards") == [[3, 0], None, [["M", "S", "S"], []]]


@pytest.mark.parametrize(
    ("pile", "offered"),
    [
        pytest.param("W F W", [], id="equal-cards-apart-are-no-joker"),
        pytest.param("W W F", ["clear ^3"], id="the-card-first"),
        pytest.param("F W W", ["clear ^3"], id="the-joker-first"),
    ],
)
def test_r19_two_units_are_paid_one_after_the_other(pile: str, offered: list[str]) -> None:
    """R8: a joker off the pile is its top two cards at that moment; piles are given bottom first."""
    game = game_at("FM MW WS SP PM", hands="S", piles=pile, stone="0:1")

    assert beginning_with(game, "clear") == offered


def test_r19_the_units_may_be_paid_in_either_order() -> None:
    """The upper card may belong to the first unit and the next two to the second, or the other way round."""
    game = game_at("FM MW WS SP PM", hands="W F", piles="F W", stone="0:1")

    assert set(beginning_with(game, "clear")) == {"clear FW^1", "clear W^2", "clear FW^2"}


def test_r19_the_stone_in_the_other_lane_stops_nobody() -> None:
    """Only the own lane counts."""
    assert play_all(game_at(hands="M", stone="1:1"), "fly M").view().ravens == (1, 0)


def test_r20_with_one_unit_the_raven_stops_before_a_stone_inside_the_run() -> None:
    """The stone stays where it is."""
    game = play_all(game_at(RUN, hands="M", stone="0:3"), "fly M")

    assert truth(game, "ravens", "stone") == [[2, 0], [0, 3]]


def test_r20_with_two_units_the_raven_clears_a_stone_inside_the_run() -> None:
    """It flies on to the end of the run."""
    game = play_all(game_at(RUN, hands="M M", stone="0:3"), "clear MM")

    assert truth(game, "ravens", "stone") == [[3, 0], None]


def test_r20_a_stone_behind_the_run_is_not_in_the_way() -> None:
    """It can neither stop the raven nor be cleared."""
    game = game_at(RUN, hands="M M", stone="0:4")

    assert beginning_with(game, "clear") == []
    assert play_all(game, "fly M").view().ravens == (3, 0)


def test_r21_forward_one_may_not_enter_the_stone() -> None:
    """The other lane's stone is no hindrance."""
    assert "raven on" not in game_at(hands="raven", stone="0:1").legal()
    assert "raven on" in game_at(hands="raven", stone="1:1").legal()


def test_r21_back_one_may_land_on_the_stone_which_stays() -> None:
    """From there the raven flies on as if the stone were not there."""
    game = game_at(hands="raven / S", ravens="0/3", stone="1:2")

    play_all(game, "raven back")
    assert truth(game, "ravens", "stone") == [[0, 2], [1, 2]]
    play_all(game, "end", "stay", "fly S")
    assert truth(game, "ravens", "stone") == [[0, 3], [1, 2]]


def test_r22_a_turn_may_extend_the_path_by_a_card_seen_and_laid_either_way() -> None:
    """Equal neighbours are allowed; after that the turn is over."""
    game = game_at(hands="M F W S P", landscapes="SM")

    assert play_all(game, "end").legal() == ["extend", "stay"]
    assert play_all(game, "extend").view(0).drawn == "SM"
    game.play("keep")

    assert truth(game, "path")[0][8:] == ["SP", "SM"]
    assert (game.to_act, game.phase) == (1, "play")


def test_r22_at_most_three_landscape_cards_a_turn() -> None:
    """Two of *order* and the extension; after one card *order* may still lay two, after two it may not."""
    game = game_at(hands="order", landscapes="MW SP MS")
    play_all(game, "order path", "keep", "keep", "end", "extend", "keep")
    assert len(truth(game, "path")[0]) == 12

    for laid, is_offered in ((0, True), (1, True), (2, False)):
        assert ("order path" in game_at(hands="order", doing=f"0,0,{laid},0").legal()) == is_offered
    assert play_all(game_at(doing="0,0,3,0"), "end").to_act == 1


def test_r22_nobody_lays_cards_after_the_stage_has_ended() -> None:
    """Arriving ends everything: there is no extension and no draw."""
    game = play_all(game_at(hands="S", ravens="8/0"), "fly S")

    assert (game.awaited, game.to_act, game.legal()) == ("stage", None, [])


@pytest.mark.parametrize("action", ["fly S", "raven on"])
def test_r23_a_raven_on_the_last_space_ends_the_stage_at_once(action: str) -> None:
    """In mid-turn, with cards left to play, by flight or by a card."""
    game = play_all(game_at(hands="S raven", ravens="8/4"), action)

    assert (game.phase, game.awaited, game.scores) == ("deal", "stage", (5, 0))


def test_r23_laying_cards_before_a_raven_keeps_the_stage_going() -> None:
    """The last space is that of the path as it is now."""
    game = game_at(hands="order S", ravens="8/0", landscapes="MW MS")

    play_all(game, "order path", "keep", "keep", "fly S")

    assert (game.phase, truth(game, "ravens")) == ("play", [[9, 0]])


def test_r24_the_winner_scores_the_distance() -> None:
    """The difference of the positions of the ravens."""
    assert play_all(game_at(hands=" / P", ravens="2/8", to_act=1), "fly P").scores == (0, 7)


@pytest.mark.parametrize(
    ("magic", "expected"),
    [
        ("M M / M", (7, 0)),
        ("M / M F", (4, 3)),
        (" / F", (4, 3)),
        ("M / F", (4, 0)),
        ("", (4, 0)),
    ],
)
def test_r24_more_cards_on_the_magic_way_score_three(magic: str, expected: tuple[int, int]) -> None:
    """Whoever won the race; a tie gives nothing."""
    game = play_all(game_at(hands="S", ravens="8/5", magic=magic), "fly S")

    assert game.scores == expected


def test_r25_an_empty_pack_is_filled_with_the_shuffled_discard() -> None:
    """First the last cards are drawn, then the discard becomes the pack and drawing goes on."""
    game = game_at(hands="M F", packs="W", discards="S P P", spare="piles")

    play_all(game, "end", "stay")
    assert game.awaited == "pack"
    game.deal_pack(["P", "S", "P"])

    assert truth(game, "hands", "packs", "discards") == [
        [["M", "F", "W", "S", "P"], []],
        [["P"], []],
        [[], []],
    ]
    assert game.to_act == 1


def test_r25_a_hand_stays_short_without_any_card_to_draw() -> None:
    """No pack, no discard: the turn ends with what is in hand."""
    game = game_at(hands="M F", spare="piles")

    play_all(game, "end", "stay")

    assert (truth(game, "hands")[0][0], game.to_act) == (["M", "F"], 1)


def test_r26_an_empty_landscape_pack_is_filled_with_the_removed_cards() -> None:
    """They are shuffled, each the way it happens to lie, and the top one is drawn."""
    game = game_at(components="MF3 / M5 / M+F", path="MF", removed="MF MF", hands="M")

    play_all(game, "end", "extend")
    assert game.awaited == "landscapes"
    game.deal_landscapes(["FM", "MF"])

    assert game.view(0).drawn == "FM"
    assert truth(game, "removed", "landscapes") == [[], ["MF"]]


def test_r26_there_is_no_extension_without_a_landscape_card() -> None:
    """With nothing to draw the phase is skipped, and *order* cannot lay any card either."""
    game = game_at(components="MF2 / M5 order1 / M+F", path="MF FM", hands="order M", ravens="0/0")

    assert "order path" not in game.legal()
    assert play_all(game, "end").to_act == 1


def test_r27_the_next_stage_is_set_up_anew_and_scores_stay() -> None:
    """New path, all cards back in the packs, five in hand, ravens at the start, the stone gone."""
    game = stage_over(
        scores="6/1", last_winner=0, stone="0:4", magic="M / F", discards="S", removed="PP", piles="W / W"
    )

    game.deal_stage(*a_stage("SP PM MF", "M M M M M / F F F F F"), "W+P")

    assert truth(game, "path")[0][:3] == ["SP", "PM", "MF"]
    assert truth(game, "ravens", "stone", "removed", "magic") == [[0, 0], None, [], ["W", "P"]]
    assert truth(game, "piles", "discards", "magic_cards") == [[[], []]] * 3
    assert (game.scores, game.view().stage, game.view().turn) == ((6, 1), 2, 1)


@pytest.mark.parametrize(
    ("scores", "magic", "final", "winners"),
    [
        pytest.param("7/3", "", (11, 3), (), id="eleven-is-not-enough"),
        pytest.param("8/3", "", (12, 3), (0,), id="twelve-ends-the-game"),
        pytest.param("8/10", " / F", (12, 13), (1,), id="the-higher-total-wins"),
        pytest.param("8/9", " / F", (12, 12), (0,), id="equal-the-winner-of-the-stage"),
        pytest.param("7/9", " / F", (11, 12), (1,), id="by-the-magic-way-alone"),
    ],
)
def test_r28_the_game_ends_after_a_stage_with_twelve_points(
    scores: str, magic: str, final: tuple[int, int], winners: tuple[int, ...]
) -> None:
    """Tested when everything of a stage is scored; the higher total wins, equal totals the last stage."""
    game = play_all(game_at(hands="S", ravens="8/5", scores=scores, magic=magic), "fly S")

    assert (game.scores, game.winners, game.is_over) == (final, winners, bool(winners))


def test_r28_an_equal_total_without_any_stage_won_is_shared() -> None:
    """Only stages that ran out of turns leave nobody to decide the tie."""
    game = game_at(phase="over", turn=200, ravens="2/2", scores="12/12", stage=8)

    assert (game.winners, game.returns) == ((0, 1), (0.0, 0.0))


def test_r29_the_only_card_of_the_path_is_never_removed() -> None:
    """With two cards one may go, also the one at the far end; with one none."""
    assert play_all(game_at("MF FM", hands="land"), "land remove").legal() == ["at 1", "at 2"]
    assert "land remove" in game_at("MF FM", hands="land").legal()
    assert "land remove" not in game_at("MF", hands="land").legal()
    assert "land turn" in game_at("MF", hands="land").legal()


@pytest.mark.parametrize(
    ("ravens_at", "magic", "scores"),
    [("5/3", "", (2, 0)), ("3/7", "", (0, 4)), ("4/4", "", (0, 0)), ("4/4", " / M", (0, 3)), ("5/3", " / M", (2, 3))],
)
def test_r30_after_200_turns_a_stage_ends_as_it_stands(ravens_at: str, magic: str, scores: tuple[int, int]) -> None:
    """The raven ahead wins the distance; level, there are no points for the race."""
    game = game_at(ravens=ravens_at, magic=magic, turn=200, to_act=1)

    play_all(game, "end", "stay")

    assert (game.awaited, game.scores) == ("stage", scores)


def test_r30_turn_199_is_not_the_last() -> None:
    """The stage goes on with turn 200."""
    game = play_all(game_at(turn=199), "end", "stay")

    assert (game.to_act, game.view().turn) == (1, 200)


def test_r31_hands_piles_and_packs_are_hidden_from_others() -> None:
    """Each seat sees its own hand and pile, a spectator none, and nobody the order of a pack."""
    game = game_at(hands="M raven / F F stone", piles="S P / W", drawn="MS", phase="orient", doing="0,0,0,1e")
    mine, other, nobody = game.view(0), game.view(1), game.view()

    assert (mine.hand, mine.pile, mine.drawn) == (("M", "raven"), ("S", "P"), "MS")
    assert (other.hand, other.pile, other.drawn) == (("F", "F", "stone"), ("W",), "")
    assert (nobody.hand, nobody.pile, nobody.drawn) == ((), (), "")
    assert not {"packs", "landscapes"} & set(ravens.View.__slots__)


def test_r31_everything_on_the_table_and_all_sizes_are_public() -> None:
    """Whoever looks sees the same path, ravens, stone, ways, discards, sizes and scores."""
    public = ("path", "ravens", "stone", "magic", "magic_cards", "discards", "removed", "scores", "turn", "stage")
    sizes = ("hand_sizes", "pile_sizes", "pack_sizes", "landscape_count", "bottom", "plays", "laid")

    for game in moments(ravens.Game(), Random(1), steps=scaled(400, 100)):
        views = [game.view(seat) for seat in (None, 0, 1)]
        known = game.truth()
        assert len({tuple(getattr(view, name) for name in (*public, *sizes)) for view in views}) == 1
        assert list(views[0].path) == known["path"]
        assert [list(part) for part in views[0].discards] == known["discards"]
        assert list(views[0].hand_sizes) == [len(hand) for hand in known["hands"]]
        assert list(views[0].pile_sizes) == [len(pile) for pile in known["piles"]]
        assert list(views[0].pack_sizes) == [len(pack) for pack in known["packs"]]
        assert views[0].landscape_count == len(known["landscapes"])


LONG = "MF FW WS SP PM MF FW WS SP PM MW WF FS SM MP PF FM"
"""Seventeen cards, one more than the longest path."""


def test_r32_the_first_card_of_a_long_path_goes_under_the_pack() -> None:
    """As it lay, at the very bottom, known to everybody; all numbers on the path fall by one."""
    game = game_at(LONG, ravens="4/6", stone="1:9", bottom="WW")

    play_all(game, "end", "stay")

    assert truth(game, "path", "ravens", "stone") == [LONG.split()[1:], [3, 5], [1, 8]]
    assert truth(game, "landscapes")[0][-2:] == ["WW", "MF"]
    assert game.view().bottom == ("WW", "MF")
    assert game.view().removed == ()


def test_r32_the_card_lies_under_the_pack_as_it_lay_on_the_path() -> None:
    """It is not turned back."""
    path = f"FM {' '.join(LONG.split()[1:])}".replace("FM FW", "FM WF", 1)

    assert truth(play_all(game_at(path, ravens="4/4"), "end", "stay"), "landscapes")[0][-1] == "FM"


@pytest.mark.parametrize(
    ("fields", "size"),
    [
        pytest.param({"ravens": "3/9"}, 17, id="a-raven-with-two-cards-behind-it"),
        pytest.param({"ravens": "9/3"}, 17, id="the-other-raven"),
        pytest.param({"ravens": "4/9", "stone": "0:1"}, 17, id="the-stone-on-the-first-card"),
        pytest.param({"ravens": "4/9", "stone": "0:2"}, 16, id="the-stone-on-the-second-card"),
        pytest.param({"ravens": "9/9", "longest_path": 12}, 12, id="as-many-as-there-are"),
        pytest.param({"ravens": "6/9", "longest_path": 12}, 14, id="as-far-as-the-ravens-allow"),
        pytest.param({"ravens": "9/9", "longest_path": 17}, 17, id="not-too-long"),
        pytest.param({"ravens": "9/9", "longest_path": 0}, 17, id="never"),
    ],
)
def test_r32_two_cards_stay_behind_each_raven(fields: dict[str, Any], size: int) -> None:
    """Nor is the card with the stone on it taken, protected or not."""
    for options in ("brs", "b--"):
        assert len(truth(play_all(game_at(LONG, options=options, **fields), "end", "stay"), "path")[0]) == size


def test_r32_the_path_is_trimmed_after_the_extension() -> None:
    """An extension makes the path too long, and the same turn ends with it trimmed."""
    game = game_at(" ".join(LONG.split()[1:]), ravens="5/5", landscapes="MM")

    play_all(game, "end", "extend")

    assert truth(game, "path", "ravens") == [[*LONG.split()[2:], "MM"], [4, 4]]
    assert game.view().bottom == ("FW",)


def test_r32_an_empty_pack_gets_the_card_and_nothing_is_shuffled() -> None:
    """The removed landscapes stay removed; then the next card to lay is known to everybody."""
    game = game_at(LONG, ravens="5/5", spare_lands="removed")
    removed = truth(game, "removed")[0]

    play_all(game, "end", "stay")

    assert truth(game, "landscapes", "removed") == [["MF"], removed]
    play_all(game, "end", "extend")
    assert [game.view(seat).drawn for seat in (None, 0, 1)] == ["MF"] * 3


def test_r32_a_stage_that_ends_is_not_trimmed() -> None:
    """R30: after the last turn the stage ends as it stands."""
    game = play_all(game_at(LONG, ravens="5/7", turn=200), "end", "stay")

    assert (game.awaited, game.scores, len(truth(game, "path")[0])) == ("stage", (0, 2), 17)


def test_r32_what_was_trimmed_is_told() -> None:
    """The ends of an action name the cards."""
    game = play_all(game_at(LONG, ravens="9/9", longest_path=15), "end")
    before = game.state.copy()

    game.play("stay")

    assert game.endings(before)[1:] == [{"event": "path-trimmed", "cards": ["MF", "FW"]}]


@pytest.mark.parametrize(
    ("fields", "winners"),
    [
        pytest.param({"scores": "3/5", "last_winner": 0}, (1,), id="the-higher-total"),
        pytest.param({"scores": "5/5", "last_winner": 0}, (0,), id="equal-the-last-winner"),
        pytest.param({"scores": "0/0"}, (0, 1), id="both"),
    ],
)
def test_r33_the_game_ends_after_twenty_stages_without_a_point(
    fields: dict[str, Any], winners: tuple[int, ...]
) -> None:
    """It is decided as by R28."""
    game = play_all(game_at(ravens="4/4", turn=200, stage=40, scoreless=19, **fields), "end", "stay")

    assert (game.is_over, game.winners) == (True, winners)


def test_r33_a_stage_won_by_nothing_counts_as_one_without_a_point() -> None:
    """Both ravens arrive by a removal: the winner scores a distance of 0."""
    game = game_at("MF FW WS", hands="land", ravens="2/2", scoreless=3, stage=9, options="b--")

    play_all(game, "land remove", "at 3")

    assert truth(game, "scoreless", "scores") == [4, [0, 0]]


def test_r33_a_point_begins_the_count_anew() -> None:
    """Points for the magic way count like those for the race."""
    game = play_all(game_at(ravens="4/4", magic="M", turn=200, stage=40, scoreless=19), "end", "stay")

    assert (game.awaited, truth(game, "scoreless")) == ("stage", [0])


def test_r33_no_components_make_a_game_endless() -> None:
    """Players who act at random finish with cards that never bring a point."""
    options = ravens.Options(components="MF3 WS3 PP2 / order9 land9 / Odin+M")
    game = ravens.Game(2, options, seed=1)

    while not game.is_over:
        game.play_random()

    assert game.winners
