"""What nets see: facts and rows are within their bounds, and colours of ODIN are interchangeable."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from allfather import odin
from allfather.core.compiling import Record
from allfather.core.game import Game
from allfather.games import GAMES, find_game
from allfather.nets.inputs import describe, facts, inputs_of
from allfather.nets.odin_inputs import colour_key, rearranged
from allfather.odin.cards import COLOUR_COUNT, PASS, TAKE, set_cards, set_id
from tests.helpers.games.turns import random_turns
from tests.helpers.scale import scaled

CASES = [(find_game(name), players) for name in GAMES for players in find_game(name).player_counts]


def true_facts(view: Record, kind: type[Game[Any, Any]]) -> list[int]:
    marks = np.zeros(inputs_of(kind).most_facts, np.int32)
    return [int(mark) for mark in marks[: facts(view, marks)]]


def rows_of(view: Record, actions: Any, kind: type[Game[Any, Any]]) -> Any:
    rows = np.zeros((len(actions), inputs_of(kind).rows_per_action), np.int16)
    describe(view, np.array(actions, np.int32), len(actions), rows)
    return rows


@pytest.mark.parametrize(("kind", "players"), CASES, ids=lambda part: getattr(part, "name", str(part)))
def test_facts_and_rows_are_within_their_bounds(kind: type[Game[Any, Any]], players: int) -> None:
    inputs = inputs_of(kind)
    for turn in random_turns(kind, players, scaled(300, 20)):
        found, rows = true_facts(turn.seen, kind), rows_of(turn.seen, turn.legal, kind)

        assert len(set(found)) == len(found) > 0
        assert set(found) <= set(range(inputs.facts))
        assert set(rows.ravel().tolist()) <= set(range(inputs.rows))


def recoloured(view: Record, places: int) -> Record:
    """The same view with the colours exchanged."""
    other = view.copy()
    for name in ("hand", "unseen", "middle", "beaten", "discards", "pack"):
        other[name] = rearranged(view[name], places)
    for seat in range(view.players):
        other.known[seat] = rearranged(view.known[seat], places)
    return other


def recoloured_action(action: int, places: int) -> int:
    if action == PASS:
        return PASS
    if action >= TAKE:
        return TAKE + rearranged(1 << (action - TAKE), places).bit_length() - 1
    return set_id(rearranged(set_cards(action), places))


def test_colours_of_odin_are_interchangeable() -> None:
    rng, compared = random.Random(1), 0
    for turn in random_turns(odin.Game, 3, scaled(400, 40)):
        view = turn.seen
        if len({colour_key(view, colour) for colour in range(COLOUR_COUNT)}) < COLOUR_COUNT:
            continue  # colours that look alike keep their order
        order = rng.sample(range(COLOUR_COUNT), COLOUR_COUNT)
        places = sum(place << 3 * colour for colour, place in enumerate(order))
        other = recoloured(view, places)
        actions = [recoloured_action(action, places) for action in turn.legal]

        assert sorted(true_facts(view, odin.Game)) == sorted(true_facts(other, odin.Game))
        assert np.array_equal(rows_of(view, turn.legal, odin.Game), rows_of(other, actions, odin.Game))
        compared += 1
    assert compared > 5
