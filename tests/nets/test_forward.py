"""The compiled forward pass against a slow twin in NumPy, with the weights that ship."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from allfather import odin, ravens
from allfather.bots import Turn
from allfather.core.game import Game
from allfather.nets.bot import NetBot
from allfather.nets.forward import evaluate, new_scratch
from allfather.nets.inputs import describe, facts, inputs_of
from allfather.nets.weights import Net, shipped_files, shipped_net
from tests.helpers.games.turns import random_turns
from tests.helpers.scale import scaled

CASES = [(odin.Game, 2), (odin.Game, 4), (odin.Game, 6), (ravens.Game, 2)]
MOST_BYTES = 2_000_000


def twin(net: Net, turn: Turn) -> tuple[NDArray[Any], NDArray[Any]]:
    """Scores and values, layer by layer with dense matrices."""
    sizes, rest = net.sizes, net.weights.astype(np.float64)
    inputs = inputs_of(turn.kind)
    marks = np.zeros(inputs.most_facts, np.int32)
    x = np.zeros(sizes.facts)
    x[marks[: facts(turn.seen, marks)]] = 1
    rows = np.zeros((len(turn.legal), inputs.rows_per_action), np.int16)
    describe(turn.seen, np.array(turn.legal, np.int32), len(turn.legal), rows)

    def layer(x: NDArray[Any], outputs: int) -> NDArray[Any]:
        nonlocal rest
        matrix, bias, rest = np.split(rest, [len(x) * outputs, (len(x) + 1) * outputs])
        result: NDArray[Any] = x @ matrix.reshape(len(x), outputs) + bias
        return result

    x = np.maximum(layer(x, sizes.width), 0)
    x = np.maximum(layer(x, sizes.hidden), 0)
    x = x + np.maximum(layer(x, sizes.hidden), 0)
    query, values = layer(x, sizes.query), layer(x, sizes.seats)
    scores = rest.reshape(sizes.rows, sizes.query)[rows].sum(1) @ query
    there = np.arange(sizes.seats) < turn.seen.players
    return scores, np.where(there, values - values[there].mean(), 0)


@pytest.mark.parametrize(("kind", "players"), CASES, ids=lambda part: getattr(part, "name", str(part)))
def test_the_forward_pass_equals_its_twin(kind: type[Game[Any, Any]], players: int) -> None:
    net = shipped_net(kind, players)
    scratch, rng = new_scratch(inputs_of(kind), net.sizes, kind.max_legal), random.Random(0)
    for turn in random_turns(kind, players, scaled(500, 3)):
        actions = np.array(turn.legal, np.int32)
        evaluate(turn.seen, actions, len(actions), net.weights, net.sizes, scratch)
        scores, values = twin(net, turn)

        assert np.abs(scratch.scores[: len(actions)] - scores).max() < 1e-4 * max(1, np.abs(scores).max())
        assert np.abs(scratch.values - values).max() < 1e-4
        assert NetBot().choose(turn, rng) == turn.legal[int(scratch.scores[: len(actions)].argmax())]


@pytest.mark.parametrize("kind", [odin.Game, ravens.Game])
def test_weights_are_small_and_tell_where_they_come_from(kind: type[Game[Any, Any]]) -> None:
    for players, file in shipped_files(kind.name).items():
        net = shipped_net(kind, players)

        assert file.stat().st_size <= MOST_BYTES
        assert net.sizes == shipped_net(kind).sizes  # the module in the browser plays with all of them
        assert net.origin["rules"] == kind.rules_version
        assert players in {table["players"] or kind.player_counts[0] for table in net.origin["config"]["tables"]}
        for run in net.runs:
            assert run["config"]["decisions"] * 1.001 >= run["decisions"] > 1e9
        assert sum(len(run["curve"]) for run in net.runs) > 2


def test_every_number_of_players_has_the_net_that_was_trained_for_it() -> None:
    assert [shipped_net(odin.Game, players) is shipped_net(odin.Game, 3) for players in (2, 4, 5, 6)] == [
        False,
        True,
        True,
        True,
    ]
