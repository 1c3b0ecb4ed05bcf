"""Perft: the number of action sequences from a position, which reveals a wrong rule at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.compiling import rule
from allfather.core.contract import actor, apply, count_actions, legal_actions
from allfather.core.errors import OptionError
from allfather.core.game import Game

MAX_DEPTH = 64


@rule
def count_lines(states: Any, actions: Any, counts: Any, nexts: Any, depth: int) -> int:
    """Count the sequences of *depth* actions from ``states[0]``; one that ends earlier counts once.

    The other arguments have a row for each level of the tree.
    """
    if depth == 0 or actor(states[0]) < 0:
        return 1
    lines = 0
    level = 0
    counts[0], nexts[0] = legal_actions(states[0], actions[0]), 0
    while level >= 0:
        if level == depth - 1:  # every action is a leaf: count them without making them
            lines += count_actions(states[level])
            level -= 1
        elif nexts[level] == counts[level]:
            level -= 1
        else:
            action = actions[level, nexts[level]]
            nexts[level] += 1
            states[level + 1] = states[level]
            apply(states[level + 1], action)
            if actor(states[level + 1]) < 0:
                lines += 1
            else:
                level += 1
                counts[level], nexts[level] = legal_actions(states[level], actions[level]), 0
    return lines


def perft(game: Game[Any, Any], depth: int) -> int:
    """The number of sequences of *depth* actions from here; one cut short by a deal or the end counts once.

    :raises OptionError: unless *depth* is 0 to 64.
    """
    if isinstance(depth, bool) or not isinstance(depth, int) or not 0 <= depth <= MAX_DEPTH:
        case = {"why": "range", "option": "depth", "least": 0, "most": MAX_DEPTH, "found": repr(depth)}
        raise OptionError(f"depth must be a whole number from 0 to {MAX_DEPTH}, got {depth!r}", case=case)
    states = np.zeros(depth + 1, game.state.dtype)
    states[0] = game.state
    actions = np.zeros((depth + 1, game.max_legal + 1), np.int32)
    counts, nexts = np.zeros((2, depth + 1), np.int32)
    return int(count_lines(states, actions, counts, nexts, depth))


def split(game: Game[Any, Any], depth: int) -> dict[str, int]:
    """The result of :func:`perft`, split by the first action."""
    lines = {}
    for text in game.legal() if depth else []:
        after = game.copy()
        after.deals_itself = False
        after.play(text)
        lines[text] = perft(after, depth - 1)
    return lines
