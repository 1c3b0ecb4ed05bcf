"""Rules without whole-program compilation: ``python -m tests.helpers.plain_numba`` plays with ``njit`` alone.

The process lacks Numba's internals, as if a new version had changed them, and prints what it played.
"""

from __future__ import annotations

import hashlib
from typing import Any

DECISIONS = 300
NAMES = ("odin", "ravens")


def remove_internals() -> None:
    """Remove a class that ``core/compiled_rule.py`` needs, and that Numba itself has found already."""
    from numba.core import codegen

    internals: Any = codegen
    del internals.JITCodeLibrary


def played(name: str) -> str:
    """A hash of states, views, legal actions and estimates over a few hundred random decisions."""
    import numpy as np

    from allfather.core import contract
    from allfather.core.compiling import new_record
    from allfather.games import find_game

    kind = find_game(name)
    digest, view, out = hashlib.sha256(), new_record(kind.view_type), np.zeros(kind.encoded)
    game, number = kind(2, seed=7), 7
    for _ in range(DECISIONS):
        if game.is_over:
            number += 1
            game = kind(2, seed=number)
        contract.observe(game.state, game.to_act, view)
        contract.encode(view, out)
        digest.update(game.state.tobytes() + view.tobytes() + out.tobytes())
        digest.update(" ".join(game.legal()).encode())
        game.play(game.action_text(game.draw_action()))
    return digest.hexdigest()


if __name__ == "__main__":
    remove_internals()
    from allfather.core.compiling import whole_program

    print(whole_program, *map(played, NAMES))  # noqa: T201
