"""What a seat may know (O17): nothing hidden, everything public; and filled-in views are uniform."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from allfather import odin
from allfather.core import contract
from allfather.odin.cards import CARDS
from allfather.odin.notation import CARD_IDS, card_ids, card_list, parse_cards
from allfather.odin.state import STATE, VIEW
from allfather.odin.view import ENCODED, HEADER, PER_SEAT, unseen
from tests.helpers.scale import examples, full, scaled

few = examples(60, 5)


def game_after(players: int, seed: int, steps: int, whole_hand: str = "optional") -> odin.Game:
    game = odin.Game(players, odin.Options.from_dict({"whole_hand": whole_hand}), seed=seed)
    for _ in range(steps):
        if not game.is_over:
            game.play_random()
    return game


some_games = st.builds(
    game_after,
    st.integers(2, 6),
    st.integers(0, 2**63 - 1),
    st.integers(0, 300),
    st.sampled_from(["optional", "forced"]),
)


def fill(game: odin.Game, seat: int | None, seed: int) -> odin.Game:
    """A game that is consistent with the view of *seat*."""
    guess = odin.Game(game.players, game.options)
    guess.start_generator(seed)
    contract.fill(game.view_record(seat), guess.state, np.zeros(game.deal_size, np.int8))
    return guess


def test_hidden_cards_are_filled_in_differently() -> None:
    game = game_after(4, 1, 5)
    hands = {tuple(map(tuple, fill(game, 0, seed).truth()["hands"])) for seed in range(20)}

    assert len(hands) == 20


def test_a_view_has_no_hands_of_others_and_no_generator() -> None:
    assert set(STATE.names or ()) - set(VIEW.names or ()) == {"hands", "rng"}
    assert set(VIEW.names or ()) - set(STATE.names or ()) == {"hand", "unseen", "sizes", "seat"}


@few
@given(some_games, st.integers(0, 2**63 - 1))
def test_guesses_keep_known_cards_and_sizes(game: odin.Game, seed: int) -> None:
    for seat in range(game.players):
        guess, view = fill(game, seat, seed), game.view(seat)
        hands = guess.truth()["hands"]
        assert hands[seat] == list(view.hand)
        assert [len(hand) for hand in hands] == list(view.sizes)
        for other in range(game.players):
            assert set(view.known[other]) <= set(hands[other])
        cards = [card for hand in hands for card in hand] + guess.truth()["undealt"]
        assert len(set(cards)) == len(cards)


def test_guesses_are_uniform() -> None:
    """Each unseen card is equally likely in each hidden place."""
    game = game_after(3, 4, 12)
    rounds = scaled(20_000)
    hidden = card_ids(unseen(game.view_record(0)))
    counts = Counter(
        card for seed in range(rounds) for card in card_ids(fill(game, 0, seed).state.hands[1]) if card in hidden
    )
    places = int(game.view(0).sizes[1]) - len(game.view(0).known[1])
    expected = rounds * places / len(hidden)

    statistic = sum((counts[card] - expected) ** 2 / expected for card in hidden)

    assert statistic < 2.2 * len(hidden)


@few
@given(some_games, st.integers(0, 2**63 - 1))
def test_an_exchange_changes_what_it_says_and_no_view(game: odin.Game, seed: int) -> None:
    for seat in range(game.players):
        view, other = game.view_record(seat), fill(game, seat, seed)
        before = other.state.hands.copy()

        changed = contract.exchange(view, other.state)

        assert [bool(changed >> place & 1) for place in range(game.players)] == [
            before[place] != other.state.hands[place] for place in range(game.players)
        ]
        assert other.view_record(seat).tobytes() == view.tobytes()


def test_exchanges_lead_everywhere_equally_often() -> None:
    game = game_after(3, 4, 12)
    view, guess = game.view_record(0), fill(game, 0, 1)
    hidden = card_ids(unseen(view))
    rounds, counts = scaled(100_000, 2_000), Counter[int]()
    for _ in range(rounds):
        contract.exchange(view, guess.state)
        counts.update(card for card in card_ids(guess.state.hands[1]) if card in hidden)

    expected = counts.total() / len(hidden)
    assert set(counts) == set(hidden)
    assert all(abs(counts[card] - expected) < 0.1 * expected for card in hidden) or rounds < 100_000


FORCED = "+R5Y1/R1R2/O1O2O3 - - {discards} ROYGBP 1 - 0 0/0/0 1 15 left forced six {varied}"


def forced_position(varied: str) -> odin.Game:
    """Three seats near the end; seat 0 has led one card, which revealed the traits *varied* of its hand."""
    held = parse_cards(["R5", "Y1", "R1", "R2", "O1", "O2", "O3"])
    discards = card_ids(~held & (1 << CARDS) - 1)[:20]
    return odin.Game.from_position(
        FORCED.format(discards="".join(card_list(sum(1 << card for card in discards))), varied=varied)
    )


def test_o19_a_lead_of_one_card_tells_that_the_hand_was_not_alike() -> None:
    """Seat 0 keeps the known R5: with forced whole-hand leads its other card is not red, or both had to be led."""
    game = forced_position("R/-/-")

    guessed = {card for seed in range(scaled(3000, 400)) for card in fill(game, 1, seed).truth()["hands"][0]}

    possible = {card for card in game.view(1).unseen if card[0] != "R"} | {"R5"}
    assert guessed == possible

    guess, exchanged = fill(game, 1, 0), set()
    for _ in range(scaled(3000, 800)):
        contract.exchange(game.view_record(1), guess.state)
        exchanged |= set(guess.truth()["hands"][0])
    assert exchanged == possible


def test_o19_the_lead_itself_teaches_it() -> None:
    """R9 is led from R9, R5 (seen being taken) and a hidden card: that one is not red."""
    deal = ["R9 O5 O6 O7 O8 O9 Y1 Y2 Y3", "R1 R2 R3 R4 R6 R7 R8 Y4 Y5", "O1 O2 O3 O4 Y6 Y7 Y8 Y9 G9"]
    game = odin.Game(3, odin.Options(whole_hand="forced"))
    game.deal(deal, opener=1)
    for action in ("R1", "pass", "O5", "pass", "pass", "R1"):
        game.play(action)

    varied = [card_list_of_traits(int(bits)) for bits in game.state.varied[:3]]
    assert varied[0] == "R1"  # not all red, not all ones
    assert odin.Game.from_position(game.position()) == game


def card_list_of_traits(bits: int) -> str:
    return "".join(name for place, name in enumerate("ROYGBP123456789") if bits >> place & 1)


def test_forced_guesses_are_exactly_the_possible_hands() -> None:
    """Every hand that is consistent with a forced lead occurs about equally often."""
    game = forced_position("R5/-/-")
    rounds = scaled(full(30_000, 8000), 400)
    hidden = [card for card in game.view(1).unseen if card[0] != "R" and card[1] != "5"]
    counts = Counter(card for seed in range(rounds) for card in fill(game, 1, seed).truth()["hands"][0] if card != "R5")

    assert set(counts) <= set(hidden)
    expected = rounds / len(hidden)
    assert sum((counts[card] - expected) ** 2 / expected for card in hidden) < 2.5 * len(hidden)


def test_known_cards_stay_known_until_they_are_laid() -> None:
    game = odin.Game(3)
    deal = ["R5 O5 Y5 G5 B5 P5 R1 R2 R3", "R6 O6 Y6 G6 B6 P6 O1 O2 O3", "R7 O7 Y7 G7 B7 P7 Y1 Y2 Y3"]
    game.deal(deal, opener=0)
    game.play("R5")
    game.play("R6")

    assert [view.known for view in (game.view(0), game.view(2), game.view())] == [((), ("R5",), ())] * 3
    game.play("R7")
    game.play("pass")
    game.play("O3 O2")
    assert game.view(0).known == ((), ("R5", "R7"), ("R6",))
    game.play("pass")
    game.play("pass")
    game.play("R7")
    assert game.view(0).known == ((), ("R5",), ("R6",))


def test_the_encoding_is_the_table_in_the_docs() -> None:
    game = odin.Game(3, seed=2)
    for _ in range(9):
        game.play_random()
    seat = 2
    view, code = game.view(seat), np.zeros(ENCODED, np.float32)
    contract.encode(game.view_record(seat), code)
    blocks = {
        name: [card for card, place in CARD_IDS.items() if code[HEADER + 6 + 54 * block + place]]
        for block, name in enumerate(("hand", "middle", "beaten", "discards", "unseen"))
    }

    assert ENCODED == 739
    assert code[:2].tolist() == [1, 3]
    assert {name: set(cards) for name, cards in blocks.items()} == {name: set(getattr(view, name)) for name in blocks}
    for step in range(6):
        place, other = HEADER + 6 + 5 * CARDS + step * PER_SEAT, (seat + step) % 3
        if step >= 3:
            assert not code[place : place + PER_SEAT].any()
        else:
            facts = [1, view.sizes[other], view.scores[other], view.to_act == other, view.owner == other]
            assert code[place : place + 6].tolist() == [*facts, view.opener == other]
            known = [card for card, at in CARD_IDS.items() if code[place + 21 + at]]
            assert set(known) == set(view.known[other])


def test_a_guess_is_the_truth_no_more_often_than_chance() -> None:
    """One hidden card: every unseen one is the guess equally often, the true one too."""
    game = forced_position("-")
    rounds, choices = scaled(full(20_000, 8000), 200), len(game.view(1).unseen)
    truth = game.truth()["hands"][0]
    hits = sum(fill(game, 1, seed).truth()["hands"][0] == truth for seed in range(rounds))

    assert abs(hits - rounds / choices) < 5 * (rounds / choices) ** 0.5
