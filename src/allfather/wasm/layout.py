"""What a program needs to know to play a game by its module, as plain data: where everything is, and how it is told.

``python -m allfather.wasm.layout GAME FILE`` writes it beside the module *FILE*, and the weights of the game's net.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from allfather.bots import tree
from allfather.core.game import Game
from allfather.core.shapes import describe
from allfather.games import find_game
from allfather.nets.think import GuidedTree
from allfather.nets.weights import has_net, shipped_files, shipped_net
from allfather.wasm.build import LAYOUT, weights_ending
from allfather.wasm.entries import memory_type
from allfather.wasm.lessons import lesson

MEMORY = 1 << 20
"""The address of the memory of a game. Below it are constants and, growing down from it, the stack."""


def layout(kind: type[Game[Any, Any]]) -> dict[str, Any]:
    """Everything about the module of a game."""
    return {
        "name": kind.name,
        "rules": kind.rules_version,
        "memory": MEMORY,
        "horizon": kind.horizon,
        "looksBack": kind.looks_back,
        "size": memory_type(kind).itemsize,
        "fields": placed_fields(memory_type(kind)),
        "generator": placed_fields(kind.state_type)["rng"][0],
        "node": tree.NODE.itemsize,
        "nodeFields": placed_fields(tree.NODE),
        "playoutFields": placed_fields(tree.buffers_type(kind)),
        "actions": [kind.action_text(action) for action in range(kind.actions)],
        "told": told_actions(kind),
        "view": told(kind.view_type, describe(kind.view_shapes)),
        "own": kind.own_fields,
        "reasons": told(kind.reason_type, [each.describe() for each in kind.narrated_reasons]),
        "endings": told(kind.ended_type, [each.describe() for each in kind.narrated_endings]),
        "deals": told(kind.dealt_type, describe(kind.dealt_shapes)),
        "options": [option_codes(kind, name) for name in kind.options_type.declared()],
        "starts": {players: start(kind, players) for players in kind.player_counts},
        "lesson": lesson(kind),
        "net": net(kind) if has_net(kind.name) else None,
    }


def weights(kind: type[Game[Any, Any]], players: int) -> bytes:
    """The weights of a game's net as 16-bit floats, which they were before they were loaded, low bytes first."""
    return shipped_net(kind, players).weights.astype("<f2").tobytes()


def net(kind: type[Game[Any, Any]]) -> dict[str, Any]:
    """What the second module needs: which nets there are, their size, and where results are."""
    scratch = memory_type(kind)["scratch"]
    return {
        "fewest": list(shipped_files(kind.name)),
        "weights": len(shipped_net(kind).weights),
        "nodesPerPlayout": GuidedTree.NODES_PER_PLAYOUT,
        "scratchFields": placed_fields(scratch),
    }


def placed_fields(dtype: np.dtype[Any]) -> dict[str, list[Any]]:
    """The place, the size in bytes, the type of an element and the length of a row of each field."""
    fields: Any = dtype.fields
    return {name: [place, of.itemsize, element_type(of), row_length(of)] for name, (of, place, *_) in fields.items()}


def element_type(dtype: np.dtype[Any]) -> str:
    """``i4`` for 32-bit integers, ``f8`` for floats and so on; ``bytes`` for records."""
    base = dtype.base
    return "bytes" if base.names else f"{base.kind}{base.itemsize}"


def row_length(dtype: np.dtype[Any]) -> int:
    """The number of elements in the last dimension of an array; 0 for a single value."""
    return dtype.shape[-1] if dtype.shape else 0


def told(dtype: np.dtype[Any], shapes: Any) -> dict[str, Any]:
    """A record and how it is written as plain data."""
    return {"fields": placed_fields(dtype), "shapes": shapes}


def told_actions(kind: type[Game[Any, Any]]) -> dict[int, str]:
    """What the other seats are told of an action, where that is less than its text."""
    texts = {action: kind.public_text(action) for action in range(kind.actions)}
    return {action: text for action, text in texts.items() if text != kind.action_text(action)}


def option_codes(kind: type[Game[Any, Any]], name: str) -> dict[str, Any]:
    """How an option is written into a state; only its default can be, if it has no field there."""
    option = kind.options_type.declared()[name]
    found: dict[str, Any] = {"name": name, "default": getattr(kind.options_type(), name)}
    if option.dtype is None:
        return found
    place, _, element, _ = placed_fields(kind.state_type)[option.state_field or name]
    return found | {
        "place": place,
        "type": element,
        "names": dict(getattr(option, "names", {})),
        "codes": None if option.choices is None else [[value, option.to_code(value)] for value in option.choices],
        "least": getattr(option, "least", None),
        "most": getattr(option, "most", None),
    }


def start(kind: type[Game[Any, Any]], players: int) -> dict[str, Any]:
    """A state with the default options that awaits its first deal, and the options that such a game always has."""
    state, _ = kind.new_state(players, kind.options_type())
    fixed = {}
    for name, option in kind.options_type.declared().items():
        settled = {
            getattr(kind.new_state(players, kind.options_type(**{name: value}))[1], name)
            for value in option.choices or ()
        }
        if len(settled) == 1:
            fixed[name] = settled.pop()
    return {"state": state.tobytes().hex(), "fixed": fixed}


if __name__ == "__main__":
    kind, file = find_game(sys.argv[1]), Path(sys.argv[2])
    file.with_suffix(LAYOUT).write_text(json.dumps(layout(kind), separators=(",", ":")), encoding="utf-8")
    for players in shipped_files(kind.name):
        file.with_suffix(weights_ending(players)).write_bytes(weights(kind, players))
