"""Writing a game as a record, and playing a record through; the same for every game.

A record has the seats, the options, a ``[[deals]]`` table for each deal with the actions that followed it, and the
result. Everything that the game can tell by itself is checked, never trusted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from allfather.core import records
from allfather.core.errors import RecordError
from allfather.core.records import Table

if TYPE_CHECKING:
    from allfather.core.game import Game

GameT = TypeVar("GameT", bound="Game[Any, Any]")


def write_record(game: Game[Any, Any]) -> str:
    """The game so far; what followed a deal has the scores at its end, if it ended."""
    head: list[tuple[str, Any]] = [("format", records.FORMAT), ("game", game.rules_version), ("seats", game.names)]
    if game.start is not None:
        head.append(("position", game.start))
    options = records.write_table(list(game.options.to_dict().items()))
    deals = "".join(f"\n[[deals]]\n{records.write_table(list(deal.items()))}" for deal in _deals(game))
    result = records.write_table([("scores", game.scores), ("winners", game.winners)])
    return f"{records.write_table(head)}\n[options]\n{options}{deals}\n[result]\n{result}"


def _deals(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """What stands in each table of deals."""
    replay = game.beginning()
    deals: list[dict[str, Any]] = [] if replay.to_act is None else [{"actions": []}]
    for kind, what in game.past:
        if kind == "deal":
            deals.append(replay.deal_fields(what) | {"actions": []})
        else:
            deals[-1]["actions"].append(game.action_text(what))
        replay.repeat(kind, what)
        if replay.to_act is None:
            deals[-1]["scores"] = replay.scores
    return deals


def read_record(kind: type[GameT], text: str) -> GameT:
    """Play a record through and check everything it says.

    :raises RecordError: with the line that is wrong.
    """
    table = records.read(text, kind.rules_version)
    table.only("format", "game", "seats", "position", "options", "deals", "result")
    game = _start(kind, table)
    for place, deal in enumerate(table.tables("deals")):
        _play_deal(game, deal, goes_on=place == 0 and game.to_act is not None)
    result = table.table("result")
    result.only("scores", "winners")
    result.expect("scores", list(game.scores))
    result.expect("winners", list(game.winners))
    return game


def _start(kind: type[GameT], table: Table) -> GameT:
    names = table.items("seats", str)
    options_table = table.table("options")
    for name, value in options_table.values.items():
        with options_table.errors_at(name):
            kind.options_type.from_dict({name: value})
    options = kind.options_type.from_dict(options_table.values)
    if "position" in table.values:
        with table.errors_at("position"):
            game = kind.from_position(table.value("position", str))
    else:
        with table.errors_at("seats"):
            game = kind(len(names), options)
    if game.players != len(names):
        raise RecordError(table.line("seats"), f"the position is one for {game.players} seats, here are {len(names)}")
    if game.options != kind(len(names), options).options:
        raise RecordError(options_table.line(), f"the options of the position are {game.options.to_dict()}")
    game.names = names
    return game


def _play_deal(game: Game[Any, Any], table: Table, *, goes_on: bool) -> None:
    """Deal, unless the record *goes_on* from a position in mid-play, and make the actions."""
    if goes_on:
        table.only("actions", "scores")
    elif not game.awaits_deal:
        raise RecordError(table.line(), f"no deal is awaited in {game.position()!r}")
    else:
        game.deal_from(table)
    for step, action in enumerate(table.items("actions", str)):
        with table.errors_at("actions", step):
            game.play(action)
    if game.to_act is None:
        table.expect("scores", list(game.scores))
    elif "scores" in table.values:
        raise RecordError(table.line("scores"), "scores before the end: actions are missing before them")
