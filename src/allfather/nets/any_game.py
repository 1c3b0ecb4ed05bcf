"""The inputs of nets for games that define none: the encoded view, and the ids of actions.

A number of the encoding becomes facts that it reaches 1, 2, 4 and 8. A critic sees the encoded views of the other
seats too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.compiling import Record, rule
from allfather.core.contract import encode, observe
from allfather.core.game import Game
from allfather.nets.inputs import Inputs

STEPS = 4
"""Facts for each number."""


def make_inputs(kind: type[Game[Any, Any]]) -> Inputs:
    """Inputs for any game of the contract."""
    encoded, seats = kind.encoded, kind.player_counts[-1]
    numbers = np.zeros(encoded, np.float32)
    views = np.zeros(1, np.dtype((np.record, kind.view_type)))

    @rule
    def write_facts(view: Record, out: Any) -> int:
        own = numbers.copy()
        encode(view, own)
        return write_steps(own, 0, out, 0)

    @rule
    def write_secrets(state: Record, seat: int, view: Record, out: Any) -> int:
        other, seen = numbers.copy(), views.copy()
        count = 0
        for step in range(1, state.players):
            observe(state, (seat + step) % int(state.players), seen[0])
            encode(seen[0], other)
            count = write_steps(other, STEPS * encoded * (step - 1), out, count)
        return count

    facts = STEPS * encoded
    return Inputs(facts, facts, facts * (seats - 1), kind.actions, 1, write_facts, write_secrets, write_ids)


@rule
def write_steps(numbers: Any, first: int, out: Any, count: int) -> int:
    """Write the facts about *numbers*; return the new number of facts."""
    for place in range(len(numbers)):
        for step in range(STEPS):
            if numbers[place] >= 1 << step:
                out[count] = first + STEPS * place + step
                count += 1
    return count


@rule
def write_ids(view: Record, actions: Any, count: int, rows: Any) -> None:
    """See :func:`allfather.nets.inputs.describe`."""
    for place in range(count):
        rows[place, 0] = actions[place]
