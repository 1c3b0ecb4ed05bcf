"""The forward pass in a CUDA kernel: in Numba's simulator, as ``make test`` runs it, or on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from allfather.core.compiling import record_type
from allfather.core.game import Game
from allfather.nets.forward import evaluate, new_scratch
from allfather.nets.inputs import inputs_of
from allfather.nets.weights import shipped_net
from allfather.sim.device import cuda, has_gpu
from tests.helpers.games.turns import random_turns
from tests.nets.test_forward import CASES

pytestmark = pytest.mark.skipif(not has_gpu(), reason="neither a GPU nor NUMBA_ENABLE_CUDASIM=1")


@pytest.mark.parametrize(("kind", "players"), CASES, ids=lambda part: getattr(part, "name", str(part)))
def test_a_kernel_computes_the_same(kind: type[Game[Any, Any]], players: int) -> None:
    @cuda.jit  # type: ignore[untyped-decorator]
    def look(views: Any, actions: Any, count: Any, weights: Any, sizes: Any, scratch: Any) -> None:
        if cuda.grid(1) == 0:
            evaluate(views[0], actions, count, weights, sizes, scratch)

    net, inputs = shipped_net(kind), inputs_of(kind)
    here, there = (new_scratch(inputs, net.sizes, kind.max_legal) for _ in range(2))
    for turn in random_turns(kind, players, 3):
        actions = np.array(turn.legal, np.int32)
        views = np.array([turn.seen], record_type(kind.view_type))
        evaluate(views[0], actions, len(actions), net.weights, net.sizes, here)
        look[1, 1](views, actions, len(actions), net.weights, net.sizes, there)

        assert there.scores[: len(actions)] == pytest.approx(here.scores[: len(actions)], rel=1e-4, abs=1e-4)
        assert there.values == pytest.approx(here.values, abs=1e-4)
