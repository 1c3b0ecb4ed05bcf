"""The games there are, by name. A game is imported when it is asked for.

Two come with this package. Others are packages of their own, each with a line in its metadata: an entry point of the
group ``allfather.games`` that names the package, whose ``Game`` is then found by every command, environment and server.
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
"""Name of a game -> the package that has its ``Game``."""


def find_game(name: str) -> type[Game[Any, Any]]:
    """The class of the game *name*.

    :raises OptionError: if there is none.
    """
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}: choose from {', '.join(GAMES)}")
    found: type[Game[Any, Any]] = import_module(GAMES[name]).Game
    return found


def load(text: str) -> Game[Any, Any]:
    """The game that a record tells, whichever it is.

    :raises RecordError: with the line that is wrong.
    """
    line, version = game_of(text)
    name = version.partition("/")[0]
    if name not in GAMES:
        raise RecordError(line, f"there is no game {version!r}")
    return find_game(name).from_record(text)
