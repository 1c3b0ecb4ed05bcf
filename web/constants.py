"""Generates ``src/engine/constants.ts``: constants that the page shares with the engine. ``make protocol`` runs it."""

from __future__ import annotations

from pathlib import Path

from allfather.bots.search import CHUNK, DEFAULT_TIME, MAX_NODES, NODES_PER_SECOND
from allfather.core.contract import CHANCE, OVER, SPECTATOR

TARGET = Path(__file__).parent / "src" / "engine" / "constants.ts"
HEAD = "/** Constants of the rules and the search. Written by web/constants.py from the engine: `make protocol`. */\n"
CONSTANTS = {
    "CHANCE": (CHANCE, "The actor when a deal is awaited."),
    "OVER": (OVER, "The actor when the game is over."),
    "SPECTATOR": (SPECTATOR, "The seat of a spectator."),
    "DEFAULT_TIME": (DEFAULT_TIME, "Seconds of a search that has no other budget."),
    "CHUNK": (CHUNK, "Playouts between two looks at the clock."),
    "NODES_PER_SECOND": (NODES_PER_SECOND, "More playouts than a core can do: a tree has a node for each."),
    "MAX_NODES": (MAX_NODES, "The most nodes of a tree."),
}


def typescript() -> str:
    """The whole file."""
    return HEAD + "".join(
        f"/** {about} */\nexport const {name} = {value}\n" for name, (value, about) in CONSTANTS.items()
    )


if __name__ == "__main__":
    TARGET.write_text(typescript())
