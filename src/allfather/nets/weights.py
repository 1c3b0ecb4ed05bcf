"""Files of weights: the numbers as 16-bit floats, and their origin.

The nets that ship with the package are in the folder ``weights``: ``odin-3.npz`` plays ODIN with three players or more,
unless there is one for a higher number. All nets of a game have the same sizes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.nets.forward import Sizes
from allfather.nets.inputs import inputs_of

FOLDER = Path(__file__).parent / "weights"


@dataclass(frozen=True)
class Net:
    """A net that can play."""

    sizes: Sizes
    weights: NDArray[np.float32]
    origin: dict[str, Any]
    """The rules version, and how the net was trained; ``before`` is the same of the net that it began with, if any."""

    @property
    def runs(self) -> list[dict[str, Any]]:
        """How the net was trained, run by run; the first run started from a new net."""
        found, origin = [], self.origin
        while origin:
            found.append(origin)
            origin = origin.get("before", {})
        return found[::-1]

    def save(self, path: Path) -> None:
        header = json.dumps({"sizes": self.sizes._asdict(), "origin": self.origin}, indent=1)
        with path.open("wb") as file:
            np.savez(file, header=np.frombuffer(header.encode(), np.uint8), weights=self.weights.astype(np.float16))


def load_net(path: Path, kind: type[Game[Any, Any]]) -> Net:
    """The net in a file.

    :raises OptionError: if it is not one for this version of the game.
    """
    try:
        with np.load(path) as file:
            header, weights = json.loads(file["header"].tobytes()), file["weights"].astype(np.float32)
    except (OSError, ValueError, KeyError) as error:
        case = {"why": "not-weights", "file": str(path), "detail": str(error)}
        raise OptionError(f"{path} is not a file of weights: {error}", case=case) from error
    sizes, inputs = Sizes(**header["sizes"]), inputs_of(kind)
    is_fit = (sizes.facts, sizes.rows, sizes.weights) == (inputs.facts, inputs.rows, len(weights))
    if header["origin"].get("rules") != kind.rules_version or not is_fit:
        case = {"why": "other-weights", "file": path.name, "rules": kind.rules_version}
        raise OptionError(f"the weights in {path.name} are not for {kind.rules_version} as it is now", case=case)
    return Net(sizes, weights, header["origin"])


def shipped_files(name: str) -> dict[int, Path]:
    """The nets of the game *name* that ship with the package, by the number of players from which each is used."""
    return {int(file.stem.rpartition("-")[2]): file for file in sorted(FOLDER.glob(f"{name}-[0-9].npz"))}


def has_net(name: str) -> bool:
    """Whether a net for the game *name* ships with the package."""
    return bool(shipped_files(name))


def shipped_net(kind: type[Game[Any, Any]], players: int | None = None) -> Net:
    """The net that ships with the package for so many players, by default the fewest.

    :raises OptionError: if there is none for this game.
    """
    files = shipped_files(kind.name)
    if not files:
        raise OptionError(f"there is no net for {kind.title} yet", case={"why": "no-net", "game": kind.title})
    fewest = max(count for count in files if count <= (players or kind.player_counts[0]))
    return _load_once(files[fewest], kind)


_load_once = cache(load_net)
