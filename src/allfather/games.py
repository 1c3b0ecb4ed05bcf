"""The registry of games by name. A game is imported on first use.

Two games are part of this package. Other packages add a game with an entry point of the group ``allfather.games``. Its
name is the game's; its value is the package whose ``Game`` all commands, environments and servers then offer.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from allfather.core.compiling import installed_games
from allfather.core.errors import OptionError, RecordError
from allfather.core.game import Game
from allfather.core.records import game_of

OWN_GAMES = {"odin": "allfather.odin", "ravens": "allfather.ravens"}
GAMES = OWN_GAMES | installed_games()
"""Name of a game -> the package that contains its ``Game``."""


def find_game(name: str) -> type[Game[Any, Any]]:
    """The class of the game *name*.

    :raises OptionError: if there is no such game.
    """
    if name not in GAMES:
        case = {"why": "game", "found": repr(name), "choices": " ".join(GAMES)}
        raise OptionError(f"there is no game {name!r}: choose from {', '.join(GAMES)}", case=case)
    found: type[Game[Any, Any]] = import_module(GAMES[name]).Game
    return found


def load(text: str) -> Game[Any, Any]:
    """The game in a record, of any kind.

    :raises RecordError: with the offending line.
    """
    line, version = game_of(text)
    name = version.partition("/")[0]
    if name not in GAMES:
        raise RecordError(line, f"there is no game {version!r}", case={"why": "game", "found": repr(version)})
    return find_game(name).from_record(text)
