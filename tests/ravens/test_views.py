"""What a seat may know (R31): nothing hidden, everything public; and filled-in views are uniform."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from allfather import ravens
from allfather.core import contract
from allfather.ravens.state import STATE, VIEW
from allfather.ravens.view import ENCODED, HEADER, PER_SEAT
from tests.helpers.games.ravens import (
    KINDS,
    LANDSCAPES,
    ODD,
    all_cards,
    by_kind,
    game_at,
    moments,
    named,
    new_stage,
    play_all,
    play_at_random,
)
from tests.helpers.scale import examples, scaled

few = examples(40, 5)


def game_after(components: str, seed: int, steps: int) -> ravens.Game:
    return play_at_random(ravens.Game(2, ravens.Options(components=components)), Random(seed), steps)


some_games = st.builds(
    game_after, st.sampled_from(["standard", ODD]), st.integers(0, 2**32), st.integers(0, scaled(400, 100))
)
seeds = st.integers(0, 2**63 - 1)


def fill(game: ravens.Game, seat: int | None, seed: int) -> ravens.Game:
    """A game that is consistent with the view of *seat*."""
    return next(fills(game, seat, 1, seed))


def fills(game: ravens.Game, seat: int | None, rounds: int, seed: int = 1) -> Iterator[ravens.Game]:
    """Yield *rounds* games consistent with the view of *seat*; each is overwritten by the next."""
    guess, view, scratch = ravens.Game(2, game.options), game.view_record(seat), np.zeros(game.deal_size, np.int8)
    guess.start_generator(seed)
    for _ in range(rounds):
        contract.fill(view, guess.state, scratch)
        yield guess


def encoding(game: ravens.Game, seat: int | None) -> list[float]:
    code = np.full(ENCODED, -1, np.float32)
    contract.encode(game.view_record(seat), code)
    return [float(number) for number in code]


def chi_squared(counts: Counter[str], weights: Counter[str]) -> float:
    """The chi-squared statistic of *counts*, expected to be proportional to *weights*."""
    rounds, cards = counts.total(), weights.total()
    assert set(counts) <= set(weights)
    return sum(
        (counts[kind] - rounds * weights[kind] / cards) ** 2 / (rounds * weights[kind] / cards) for kind in weights
    )


def is_fair(counts: Counter[str], weights: Counter[str]) -> bool:
    """Whether the statistic is within six deviations of its mean."""
    freedom = len(weights) - 1
    return chi_squared(counts, weights) < freedom + 6 * math.sqrt(2 * freedom)


def test_hidden_cards_are_filled_in_differently() -> None:
    game = game_after("standard", 1, 40)
    for seat in (None, 0, 1):
        truths = [guess.truth() for guess in fills(game, seat, 10)]
        for secret in ("packs", "landscapes"):
            assert len({repr(truth[secret]) for truth in truths}) == 10
        assert len({repr(truth["hands"]) for truth in truths}) > 5


def test_what_a_seat_sees_does_change_its_view() -> None:
    """Another own hand, pile or drawn card shows."""
    games = [
        game_at(hands=hands, piles=piles, drawn=drawn, phase="orient", doing="0,0,0,1e")
        for hands, piles, drawn in (("M", "F", "MS"), ("F", "F", "MS"), ("M", "W", "MS"), ("M", "F", "SM"))
    ]

    assert len({repr(game.view(0)) for game in games}) == 4
    assert len({repr(encoding(game, 0)) for game in games}) == 4
    assert len({repr(game.view(1)) for game in games}) == 1
    assert len({repr(encoding(game, 1)) for game in games}) == 1
    assert len({repr(encoding(game, None)) for game in games}) == 1


def test_a_view_has_no_field_for_a_secret() -> None:
    assert set(STATE.names or ()) - set(VIEW.names or ()) == {"rng", "hands", "piles", "packs", "landscapes"}
    assert set(VIEW.names or ()) - set(STATE.names or ()) == {"hand", "unseen", "pile", "bottom", "seat"}


@few
@given(some_games, seeds)
def test_guesses_are_possible_and_keep_what_is_known(game: ravens.Game, seed: int) -> None:
    """Own hand and pile, all sizes, what a pack can hold, and the components stay."""
    for seat in (None, 0, 1):
        guess, view = fill(game, seat, seed), game.view(seat)
        truth = guess.truth()
        assert ravens.Game.from_position(guess.position()) == guess
        if seat is not None:
            assert (truth["hands"][seat], truth["piles"][seat]) == (list(view.hand), list(view.pile))
        for place, sizes in (("hands", view.hand_sizes), ("piles", view.pile_sizes), ("packs", view.pack_sizes)):
            assert [len(cards) for cards in truth[place]] == list(sizes)
        for player in range(2):
            in_pack = Counter(truth["packs"][player])
            most = dict(zip(KINDS, game.state.pack_most[player].tolist(), strict=True))
            assert all(in_pack[kind] <= most[kind] for kind in KINDS)


@few
@given(some_games)
def test_unseen_cards_are_those_that_a_seat_cannot_place(game: ravens.Game) -> None:
    for seat in (None, 0, 1):
        view, truth = game.view(seat), game.truth()
        for player in range(2):
            hidden = [*truth["packs"][player]]
            hidden += [] if player == seat else [*truth["hands"][player], *truth["piles"][player]]
            assert list(view.unseen[player]) == by_kind(hidden)


def after_a_reshuffle() -> ravens.Game:
    """Seat 1 held M and F, has shuffled S P P W and drawn three of them."""
    game = game_at(hands=" / M F", discards=" / S P P W", spare="piles", to_act=1)
    play_all(game, "end", "stay")
    game.deal_pack(["S", "P", "P", "W"])
    return game


def test_after_a_reshuffle_the_guessed_pack_holds_only_the_discard() -> None:
    """Everybody saw what was shuffled, so hand and pile cannot have gone into the pack."""
    game = after_a_reshuffle()
    for seat in (0, None):
        packs = Counter(guess.truth()["packs"][1][0] for guess in fills(game, seat, scaled(2000, 100)))
        assert set(packs) == {"S", "P", "W"}
        assert game.view(seat).pack_sizes[1] == 1


def test_the_owner_knows_what_the_own_pack_holds() -> None:
    game = after_a_reshuffle()

    assert {tuple(guess.truth()["packs"][1]) for guess in fills(game, 1, 50)} == {("W",)}


def test_known_landscape_cards_at_the_bottom_stay_in_place() -> None:
    """What set-up put under the pack everybody has seen; above it nothing is known."""
    game = new_stage("MF MM FF MF WS SP PM FW WS SP PM")
    for seat in (None, 0, 1):
        packs = [guess.truth()["landscapes"] for guess in fills(game, seat, 30)]
        assert game.view(seat).bottom == ("MM", "FF")
        assert {tuple(pack[-2:]) for pack in packs} == {("MM", "FF")}
        assert len({tuple(pack) for pack in packs}) == 30
        assert {tuple(sorted(map(named, pack))) for pack in packs} == {
            tuple(sorted(map(named, game.truth()["landscapes"])))
        }


def test_a_card_drawn_from_the_known_bottom_is_known_to_everybody() -> None:
    game = game_at(bottom="MW FF", spare_lands="removed")
    assert [game.view(seat).bottom for seat in (None, 0, 1)] == [("MW", "FF")] * 3

    play_all(game, "end", "extend")

    for seat in (None, 0, 1):
        assert (game.view(seat).drawn, game.view(seat).bottom) == ("MW", ("FF",))
        assert {guess.truth()["drawn"] for guess in fills(game, seat, 20)} == {"MW"}


def test_the_drawn_card_of_the_other_seat_is_never_a_double() -> None:
    """A double would have been laid already; any other hidden card may be it, either way round."""
    game = game_at("MM WW SP PM MF FW", drawn="MS", phase="orient", doing="0,0,0,1e")
    counts = Counter(guess.truth()["drawn"] for guess in fills(game, 1, scaled(4000, 200)))

    hidden = [card for card in [*game.truth()["landscapes"], "MS"] if card[0] != card[1]]
    weights = Counter(card for each in hidden for card in (each, each[::-1]))
    assert set(counts) <= set(weights)
    assert is_fair(counts, weights)
    assert {guess.truth()["drawn"] for guess in fills(game, 0, 20)} == {"MS"}


def test_the_guess_of_the_other_hand_and_pile_is_fair() -> None:
    """One card in hand and one on the pile: each hidden card is there equally often, the true one too."""
    game = game_at(hands="M / raven", piles=" / W", discards=" / S S S P M F")
    hidden = Counter(all_cards()) - Counter("SSSPMF")
    truths = [guess.truth() for guess in fills(game, 0, scaled(5000, 200))]

    for place in ("hands", "piles"):
        assert is_fair(Counter(truth[place][1][0] for truth in truths), hidden)
    assert is_fair(Counter(truth["packs"][1][0] for truth in truths), hidden)
    assert is_fair(Counter(truth["packs"][1][-1] for truth in truths), hidden)


def test_the_guess_of_the_landscape_pack_is_fair() -> None:
    game = new_stage()
    truths = [guess.truth() for guess in fills(game, 0, scaled(5000, 200))]
    weights = Counter(card for each in game.truth()["landscapes"] for card in (each, each[::-1]))

    for place in (0, -1):
        assert is_fair(Counter(truth["landscapes"][place] for truth in truths), weights)


def test_a_pile_that_is_being_ordered_is_guessed_with_something_left_to_choose() -> None:
    game = game_at(piles="F M W", phase="order:1", doing="1,0,0,0")
    for guess in fills(game, 1, scaled(500, 100)):
        rest = guess.truth()["piles"][0][1:]
        assert rest == by_kind(rest)
        assert len(set(rest)) == 2


def test_the_encoding_begins_with_the_own_seat() -> None:
    """Own hand by kind, and the path with the own lane first, for either seat."""
    for game in moments(game_after("standard", 3, 30), Random(3), steps=40):
        for seat in range(2):
            view, code = game.view(seat), encoding(game, seat)
            hand = HEADER + 2 * PER_SEAT
            path = hand + 9 + 9 * 40
            assert code[hand : hand + 9] == [view.hand.count(kind) for kind in KINDS]
            assert code[HEADER : HEADER + 2] == [view.scores[seat], view.ravens[seat]]
            assert code[HEADER + PER_SEAT + 1] == view.ravens[1 - seat]
            assert min(code) >= 0
            for place, card in enumerate(view.path):
                own, other = LANDSCAPES.index(card[seat]), LANDSCAPES.index(card[1 - seat])
                expected = [float(number == own) for number in range(5)] + [float(n == other) for n in range(5)]
                assert code[path + 10 * place : path + 10 * place + 10] == expected
