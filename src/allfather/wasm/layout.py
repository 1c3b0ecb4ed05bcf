"""Where everything lies in the memory of a module, for the programs that use it."""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.bots import tree
from allfather.core.game import Game
from allfather.wasm.entries import room_type

ROOM = 1 << 20
"""The address of the memory of a game. Below it are constants and, growing down from it, the stack."""


def layout(kind: type[Game[Any, Any]]) -> dict[str, Any]:
    """The layout of the module of a game, as plain data."""
    return {
        "game": kind.rules_version,
        "room": ROOM,
        "horizon": kind.horizon,
        "size": room_type(kind).itemsize,
        "fields": placed_fields(room_type(kind)),
        "generator": placed_fields(kind.state_type)["rng"][0],
        "node": tree.NODE.itemsize,
        "nodeFields": placed_fields(tree.NODE),
        "playoutFields": placed_fields(tree.buffers_type(kind)),
    }


def placed_fields(dtype: np.dtype[Any]) -> dict[str, list[Any]]:
    """The place, the size in bytes and the type of an element of each field."""
    fields: Any = dtype.fields
    return {name: [place, of.itemsize, element_type(of)] for name, (of, place, *_) in fields.items()}


def element_type(dtype: np.dtype[Any]) -> str:
    """``i4`` for 32-bit integers, ``f8`` for floats and so on; ``bytes`` for records."""
    base = dtype.base
    return "bytes" if base.names else f"{base.kind}{base.itemsize}"
