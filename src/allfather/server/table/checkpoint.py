"""A table's state at one version, as text, so that loading a table need not begin with its first event.

A checkpoint is derived from the events and can be thrown away at any time. One that is damaged, or that a server with
other rules wrote, is ignored.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from allfather.core.errors import GameError
from allfather.games import find_game
from allfather.server.table.events import DELETED_PERSON, Called, Opened
from allfather.server.table.state import Sitter, Status, TableState
from allfather.server.table.table import Table
from allfather.server.table.terms import Terms

FORMAT = 1
"""Raised whenever the meaning of a checkpoint changes, for instance with that of an event."""


class SavedGame(Struct):
    """A game since its last deal."""

    dealt: str
    """The state after that deal, in base64; empty before the first one."""
    actions: list[int]
    names: list[str]


class Checkpoint(Struct):
    """All that a table remembers of its events."""

    opened: Opened
    terms: Terms
    game: SavedGame | None
    timer: dict[str, Any]
    version: int
    moved: int
    changed: int
    moved_at: int
    to_act: int | None
    seats: list[Sitter | None]
    ends: dict[int, list[dict[str, Any]]]
    call: Called | None
    nonces: list[str]
    deals: int
    rematch: str | None
    starting_players: list[Sitter]
    is_abandoned: bool
    reason: str | None
    is_rated: bool
    status: Status


COPIED = [name for name in Checkpoint.__struct_fields__ if name not in ("opened", "game", "timer")]
"""The attributes of a table that a checkpoint has under the same name."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Checkpoint).decode


def checkpoint_text(table: TableState) -> str:
    """The state of *table*, for the store."""
    game = table.game
    saved = None
    if game is not None:
        saved = SavedGame(b64encode(table.dealt).decode(), [what for _, what in game.past], game.names)
    timer = {name: value for name, value in vars(table.timer).items() if name != "clock"}
    copied = {name: getattr(table, name) for name in COPIED}
    return _encode(Checkpoint(opened=table.opened, game=saved, timer=timer, **copied)).decode()


def seal(game: str, text: str) -> str:
    """What must be the same to read *text*: the format, the rules of *game*, all fields, and the text itself.

    :raises GameError: if there is no such game.
    """
    return f"{FORMAT} {find_game(game).rules_version} {_fields(game)} {_digest(text)}"


@cache
def _fields(game: str) -> str:
    """A digest of the fields of a checkpoint and of the states of *game*."""
    kind = find_game(game)
    return _digest(str((kind.state_type.descr, kind.state_type.itemsize, msgspec.json.schema(Checkpoint))))


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]


def read_checkpoint(text: str, sealed: str) -> Table | None:
    """The table of which :func:`checkpoint_text` made *text*, or ``None`` if it does not match its seal."""
    try:
        saved = _decode(text)
        if sealed != seal(saved.opened.game, text):
            return None
    except (msgspec.MsgspecError, GameError):
        return None
    table = Table(saved.opened)
    for name in COPIED:
        setattr(table, name, getattr(saved, name))
    vars(table.timer).update(saved.timer)
    if saved.game is not None:
        table.game = table.new_game()
        table.game.names, table.dealt = saved.game.names, b64decode(saved.game.dealt)
        table.replay_from_deal(saved.game.actions)
    return table


def people_in(table: TableState) -> set[str]:
    """The ids of everybody whom a checkpoint of *table* names, except those who have been deleted."""
    sitters = [sitter for sitter in (*table.seats, *table.starting_players) if sitter is not None]
    named = [table.opened.host, *(sitter.person for sitter in sitters)]
    named += [sitter.successor.person for sitter in sitters if sitter.successor is not None]
    return {person for person in named if person not in (None, DELETED_PERSON)}
