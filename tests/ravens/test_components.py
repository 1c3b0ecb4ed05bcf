"""The components of Odins Raben: the standard ones, custom ones, and that no card gets lost."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather import ravens
from allfather.core.chance import stream
from allfather.core.compiling import rule
from allfather.core.contract import CHANCE, OVER, actor, observe
from allfather.core.errors import GameError, OptionError
from allfather.core.steps import next_deal, random_step
from allfather.ravens.cards import MAX_WAYS, sorted_card
from allfather.ravens.components import FILE, Components, parse_components, read_components, standard
from tests.helpers.games.ravens import (
    LANDSCAPES,
    ODD,
    STANDARD,
    all_cards,
    all_lands,
    game_at,
    moments,
    named,
    play_all,
    play_at_random,
)
from tests.helpers.scale import examples, full, scaled


def test_the_standard_components_are_those_of_the_rules() -> None:
    """40 landscape cards, each pair three times and each double twice; 25 flight and 8 Odin cards; six ways."""
    lands = {LANDSCAPES[code // 5] + LANDSCAPES[code % 5]: count for code, count in enumerate(standard().landscapes)}

    assert {card: count for card, count in lands.items() if count} == {
        a + b: 2 if a == b else 3 for i, a in enumerate(LANDSCAPES) for b in LANDSCAPES[i:]
    }
    assert sum(lands.values()) == 40
    assert sum(count for card, count in lands.items() if card[0] == card[1]) == 10
    assert standard().player == (5, 5, 5, 5, 5, 1, 2, 3, 2)
    assert (sum(standard().player), len(standard().ways)) == (33, 6)


def test_the_standard_components_have_a_name() -> None:
    assert standard().text() == ravens.Options().components == "standard"
    assert parse_components("standard") == standard()


def test_the_helpers_of_these_tests_know_the_same_components() -> None:
    game = ravens.Game()
    game.deal_stage(all_lands(), [all_cards(), all_cards()], "M+F", starter=0)

    assert game.view().landscape_count + len(game.view().path) == 40
    assert len(STANDARD.split()) == 15 + 9 + 6 + 2


def counts(most: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(st.integers(0, 3), min_size=most, max_size=most).map(tuple)


@examples(200, interpreted=100)
@given(counts(15), counts(9), st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=MAX_WAYS))
def test_components_are_read_back_from_their_text(
    lands: tuple[int, ...], player: tuple[int, ...], ways: list[tuple[int, int]]
) -> None:
    codes = [5 * a + b for a in range(5) for b in range(a, 5)]
    landscapes = [0] * 25
    for code, count in zip(codes, lands, strict=True):
        landscapes[code] = count
    if not 1 <= sum(lands) <= 48 or not sum(player):
        with pytest.raises(OptionError):
            Components(tuple(landscapes), player, tuple(ways))
        return

    made = Components(tuple(landscapes), player, tuple(ways))
    assert parse_components(made.text()) == made
    assert ravens.Options(components=made.text()).components == made.text()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Standard",
        "standard ",
        STANDARD,
        "MF3 / M5",
        "MF3 / M5 / M+F / M+F",
        "MF3/M5/M+F",
        "MF3 / M5 / ",
        " / M5 / M+F",
        "MF3 /  / M+F",
        "FM3 / M5 / M+F",
        "MF3 MF3 / M5 / M+F",
        "MF03 / M5 / M+F",
        "MF0 / M5 / M+F",
        "MF0 MW1 / M5 / M+F",
        "MW3 MF3 / M5 / M+F",
        "MF3 / F5 M5 / M+F",
        "MF3 / M5 X5 / M+F",
        "MF3 / M5 / M",
        "MF3 / M5 / M+X",
        "MF3 / M5 / M+F+W",
        "MF3 / M5 / odin+M",
        "MF49 / M5 / M+F",
        "MF30 MW30 / M5 / M+F",
        "MF3 / M41 / M+F",
        "MF3 / M21 F21 / M+F",
        "MF3 / M5 / " + " ".join(["M+F"] * 13),
        "MF3  MW3 / M5 / M+F",
        "MF-3 / M5 / M+F",
        "MF3 / M5 / M+F\n",
        "MF٣ / M5 / M+F",
        "x" * 10_000,
    ],
    ids=lambda text: repr(text)[:40],
)
def test_a_text_that_is_no_components_is_refused(text: str) -> None:
    with pytest.raises(OptionError) as error:
        ravens.Options(components=text)

    assert error.value.code == "bad-option"
    assert len(str(error.value)) < 1000


TOML = FILE.read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in TOML
    return TOML.replace(old, new, 1)


BAD_FILES = {
    "empty": "",
    "prose": "Odins Raben",
    "not-toml": TOML + "[",
    "no-landscapes": TOML[TOML.index("[player]") :],
    "no-magic": TOML[: TOML.index("[magic]")],
    "no-ways": changed("ways =", "way ="),
    "ways-no-array": changed('ways = ["Odin+M"', 'ways = "Odin+M" # ["'),
    "magic-no-table": "magic = 1\n" + TOML[: TOML.index("[magic]")],
    "landscapes-no-table": "landscapes = 1\n" + TOML[TOML.index("[player]") :],
    "unknown-table": TOML + "[more]\n",
    "unknown-key": "more = 1\n" + TOML,
    "unknown-key-of-magic": TOML + "more = 1\n",
    "unknown-landscape": changed("MM = 2", "MX = 2"),
    "landscape-the-other-way-round": changed("MF = 3", "FM = 3"),
    "unknown-card": changed("order = 1", "chaos = 1"),
    "unknown-way": changed('"Odin+M"', '"Odin+X"'),
    "way-of-one-symbol": changed('"Odin+M"', '"Odin"'),
    "way-no-text": changed('"Odin+M"', "7"),
    "count-negative": changed("MM = 2", "MM = -2"),
    "count-as-text": changed("MM = 2", 'MM = "2"'),
    "count-as-truth": changed("MM = 2", "MM = true"),
    "count-not-whole": changed("MM = 2", "MM = 2.0"),
    "count-too-large": changed("MM = 2", "MM = 200"),
    "count-huge": changed("MM = 2", f"MM = {'1' * 5000}"),
    "deep-array": changed('ways = ["Odin+M"', f"ways = [{'[' * 50_000}"),
    "too-many-landscapes": changed("MM = 2", "MM = 40"),
    "no-cards": "[landscapes]\nMF = 1\n[player]\n[magic]\nways = ['M+F']\n",
    "no-way-at-all": "[landscapes]\nMF = 1\n[player]\nM = 1\n[magic]\nways = []\n",
}


@pytest.mark.parametrize("text", BAD_FILES.values(), ids=BAD_FILES.keys())
def test_a_file_that_is_no_components_is_refused(text: str) -> None:
    with pytest.raises(OptionError) as error:
        read_components(text, "mine.toml")

    assert error.value.code == "bad-option"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("unknown-key", "mine.toml: there is no key 'more'; expected landscapes, player, magic"),
        ("no-magic", "mine.toml: the key 'magic' is missing; expected a table"),
        ("ways-no-array", "mine.toml: magic: ways is 'Odin+M'; expected an array"),
        ("count-as-text", "mine.toml: landscapes.MM is '2'; expected a number from 0 to 48"),
        ("unknown-way", "mine.toml: magic.ways has 'Odin+X'; expected two of M, F, W, S, P, Odin such as 'Odin+M'"),
        ("too-many-landscapes", "components: expected 1 to 48 landscape cards; got 78"),
    ],
)
def test_an_error_names_the_key_what_was_found_and_what_was_expected(name: str, message: str) -> None:
    with pytest.raises(OptionError) as error:
        read_components(BAD_FILES[name], "mine.toml")

    assert str(error.value) == message


def test_a_file_is_named_when_it_is_refused() -> None:
    with pytest.raises(OptionError, match=r"mine\.toml"):
        read_components("x", "mine.toml")


def test_components_cannot_have_fewer_than_no_cards() -> None:
    with pytest.raises(OptionError):
        Components((3, -1, *[0] * 23), standard().player, standard().ways)


OWN = """
[landscapes]
MF = 6
WS = 6

[player]
M = 4
F = 4
raven = 3

[magic]
ways = ["Odin+F"]
"""


def test_a_table_plays_with_its_own_components(tmp_path: Path) -> None:
    """They come from a file, are dealt and counted, and stand in position and record."""
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    text = read_components(file.read_text(encoding="utf-8"), file.name).text()
    game = ravens.Game(2, ravens.Options(components=text), seed=1)

    assert text == "MF6 WS6 / M4 F4 raven3 / Odin+F"
    assert game.view().magic == ("Odin", "F")
    truth = game.truth()
    assert Counter(map(named, [*truth["path"], *truth["landscapes"]])) == {"MF": 6, "WS": 6}
    assert Counter([*truth["hands"][0], *truth["packs"][0]]) == {"M": 4, "F": 4, "raven": 3}
    assert game.position().endswith(f" {text}")
    assert f'components = "{text}"' in game.record()
    assert ravens.load(game.record()).options.components == text


def test_the_components_are_the_same_in_every_stage() -> None:
    game = ravens.Game(2, ravens.Options(components="MF6 WS6 / M4 F4 raven3 / Odin+F"), seed=1)
    rng = Random(1)
    while game.view().stage < 3 and not game.is_over:
        play_at_random(game, rng, steps=1)
        truth = game.truth()
        drawn = [truth["drawn"]] if "drawn" in truth else []
        cards = [*truth["path"], *truth["landscapes"], *truth["removed"], *drawn]
        assert Counter(map(named, cards)) == {"MF": 6, "WS": 6}

    assert game.view().stage >= 2


@pytest.mark.parametrize(
    "components", ["MF1 / M1 / M+F", "MM9 / M1 / M+F", "MF48 / M40 / M+F", "PP1 / stone1 / Odin+Odin", ODD]
)
def test_the_least_and_the_most_components_can_be_played(components: str) -> None:
    """A path of fewer cards than nine, of cards that always clash, of a player with one card."""
    game = ravens.Game(2, ravens.Options(components=components))
    play_at_random(game, Random(3), steps=scaled(1500, 300))

    assert game.view().stage >= 1
    assert ravens.Game.from_position(game.position()) == game


def test_cards_that_clash_whatever_comes_are_laid_all_the_same() -> None:
    """With only doubles of one landscape the path is nine of them."""
    game = ravens.Game(2, ravens.Options(components="MM12 / M5 / M+F"), seed=1)

    assert (list(game.view().path), game.view().landscape_count) == (["MM"] * 9, 3)


def test_a_path_has_fewer_than_nine_cards_if_there_are_no_more() -> None:
    game = ravens.Game(2, ravens.Options(components="MF3 WS2 / M5 / M+F"), seed=1)

    assert (len(game.view().path), game.view().landscape_count) == (5, 0)


def test_a_player_with_fewer_than_five_cards_holds_them_all() -> None:
    game = game_at("MF FM", components="MF3 / M2 F1 / M+F", hands="M M F / M F M")

    assert play_all(game, "end", "stay").to_act == 1


CONSERVED_DECISIONS = full(1_000_000_000, 300_000)
"""``make conserved`` plays a billion, which is half a million games."""


@rule
def count_lost(state: Any, view: Any, counts: Any) -> int:
    """The number of cards that are missing or extra: by kind for both players, by card for the landscapes."""
    lost = 0
    for seat in range(2):
        observe(state, seat, view)
        for kind in range(9):
            counts[kind] = view.hand[kind] + state.discards[seat, kind] + state.magic[seat, kind] - state.deck[kind]
        for place in range(state.pile_sizes[seat]):
            counts[state.piles[seat, place]] += 1
        for place in range(state.pack_sizes[seat]):
            counts[state.packs[seat, place]] += 1
        held = 0
        for kind in range(9):
            lost += abs(counts[kind])
            held += view.hand[kind]
        lost += abs(held - state.hand_sizes[seat])
    for card in range(25):
        counts[card] = state.removed[card] - state.lands[card]
    for place in range(state.path_size):
        counts[sorted_card(state.path[place])] += 1
    for place in range(state.land_size):
        counts[sorted_card(state.landscapes[place])] += 1
    if state.drawn >= 0:
        counts[sorted_card(state.drawn)] += 1
    for card in range(25):
        lost += abs(counts[card])
    return lost


@rule
def visit(work: Any, start: Any, decisions: int, buffers: Any, found: Any) -> None:
    """Play random games for *decisions* decisions; record lost cards, the longest path and turn, the largest hand."""
    actions, deal, view, counts = buffers
    state = work[0]
    made = game = 0
    while made < decisions:
        work[0] = start[0]
        state.rng = stream(5, game)
        game += 1
        while actor(state) != OVER and made < decisions:
            if actor(state) == CHANCE:
                next_deal(state, deal)
            else:
                random_step(state, actions)
                made += 1
            if state.stage:
                found[0] += count_lost(state, view[0], counts)
                found[1] = max(found[1], state.path_size)
                found[2] = max(found[2], state.turn)
                found[3] = max(found[3], state.hand_sizes[0], state.hand_sizes[1])
    found[4] = made
    found[5] = game


@pytest.mark.parametrize(
    ("components", "longest_path", "decisions"),
    [
        pytest.param("standard", 16, CONSERVED_DECISIONS, id="standard"),
        pytest.param("standard", 0, CONSERVED_DECISIONS // 3, id="never-trimmed"),
        pytest.param("standard", 4, CONSERVED_DECISIONS // 3, id="often-trimmed"),
        pytest.param(ODD, 16, CONSERVED_DECISIONS // 3, id="odd"),
    ],
)
def test_no_card_is_lost_or_doubled_in_random_games(components: str, longest_path: int, decisions: int) -> None:
    """33 cards a player and 40 landscapes, by kind, at every step; also with odd components (R32)."""
    game = ravens.Game(2, ravens.Options(components=components, longest_path=longest_path))
    start = np.zeros(1, game.state.dtype).view(np.recarray)
    start[0] = game.state
    buffers = (
        np.zeros(game.max_legal + 1, np.int32),
        np.zeros(game.deal_size, np.int8),
        np.zeros(1, game.view_type).view(np.recarray),
        np.zeros(25, np.int64),
    )
    found = np.zeros(6, np.int64)
    visit(start.copy(), start, scaled(decisions, 150), buffers, found)
    lost, longest, latest, largest, made, games = found.tolist()

    assert lost == 0
    assert made == scaled(decisions, 150)
    assert games >= scaled(10, 1)
    assert longest <= len(all_lands(components))
    assert latest <= 200
    assert largest == 5


def test_no_card_is_lost_in_the_truth_that_is_told() -> None:
    """The same, by the states in traces."""
    for game in moments(ravens.Game(), Random(6), steps=scaled(1000, 150)):
        truth = game.truth()
        if not game.view().stage:
            continue
        for seat in range(2):
            places = [truth[name][seat] for name in ("hands", "piles", "packs", "discards", "magic_cards")]
            assert Counter(chain(*places)) == Counter(all_cards())
        drawn = [truth["drawn"]] if "drawn" in truth else []
        lands = [*truth["path"], *truth["landscapes"], *truth["removed"], *drawn]
        assert Counter(map(named, lands)) == Counter(all_lands())


def test_errors_of_components_are_errors_of_the_game() -> None:
    """Whoever catches the one base class catches these too."""
    with pytest.raises(GameError):
        ravens.Game(2, ravens.Options(components="nothing"))
