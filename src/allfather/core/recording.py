"""Writing a game as a record and replaying a record; the same for every game.

A record has the seats, the options, a ``[[deals]]`` table for each deal with the actions that followed it, and the
result. Everything that follows from the rules is checked, never trusted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from allfather.core import records
from allfather.core.errors import RecordError
from allfather.core.records import Section

if TYPE_CHECKING:
    from allfather.core.game import Game

GameT = TypeVar("GameT", bound="Game[Any, Any]")


def write_record(game: Game[Any, Any]) -> str:
    """The record of the game so far; a deal whose hand or stage has ended includes the scores."""
    head: list[tuple[str, Any]] = [("format", records.FORMAT), ("game", game.rules_version), ("seats", game.names)]
    if game.start is not None:
        head.append(("position", game.start))
    options = records.write_table(list(game.options.to_dict().items()))
    deals = "".join(f"\n[[deals]]\n{records.write_table(list(deal.items()))}" for deal in _deals(game))
    result = records.write_table([("scores", game.scores), ("winners", game.winners)])
    return f"{records.write_table(head)}\n[options]\n{options}{deals}\n[result]\n{result}"


def _deals(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """The contents of each ``[[deals]]`` table."""
    replay = game.beginning()
    deals: list[dict[str, Any]] = [] if replay.to_act is None else [{"actions": []}]
    for kind, what in game.past:
        if kind == "deal":
            deals.append(replay.deal_fields(what) | {"actions": []})
        else:
            deals[-1]["actions"].append(game.action_text(what))
        replay.apply_event(kind, what)
        if replay.to_act is None:
            deals[-1]["scores"] = replay.scores
    return deals


def read_record(kind: type[GameT], text: str) -> GameT:
    """Replay a record and check everything in it.

    :raises RecordError: with the offending line.
    """
    record = records.read(text, kind.rules_version)
    record.only("format", "game", "seats", "position", "options", "deals", "result")
    game = _start(kind, record)
    for place, deal in enumerate(record.sections("deals")):
        _play_deal(game, deal, starts_mid_play=place == 0 and game.to_act is not None)
    result = record.section("result")
    result.only("scores", "winners")
    result.expect("scores", list(game.scores))
    result.expect("winners", list(game.winners))
    return game


def _start(kind: type[GameT], record: Section) -> GameT:
    """The game before its first deal, or at the position that the record starts from."""
    names = record.items("seats", str)
    chosen = record.section("options")
    # One at a time, so that an error names the line of its option.
    for name, value in chosen.values.items():
        with chosen.errors_at(name):
            kind.options_type.from_dict({name: value})
    options = kind.options_type.from_dict(chosen.values)
    if "position" in record.values:
        with record.errors_at("position"):
            game = kind.from_position(record.value("position", str))
    else:
        with record.errors_at("seats"):
            game = kind(len(names), options)
    if game.players != len(names):
        raise RecordError(record.line("seats"), f"the position has {game.players} seats, got {len(names)} names")
    if game.options != kind(len(names), options).options:
        raise RecordError(chosen.line(), f"the options of the position are {game.options.to_dict()}")
    game.names = names
    return game


def _play_deal(game: Game[Any, Any], deal: Section, *, starts_mid_play: bool) -> None:
    """Make a deal and its actions; the first deal of a record that *starts_mid_play* has only actions."""
    if starts_mid_play:
        deal.only("actions", "scores")
    elif not game.awaits_deal:
        raise RecordError(deal.line(), f"no deal is awaited in {game.position()!r}")
    else:
        game.deal_from_record(deal)
    for step, action in enumerate(deal.items("actions", str)):
        with deal.errors_at("actions", step, action=repr(action)):
            game.play(action)
    if game.to_act is None:
        deal.expect("scores", list(game.scores))
    elif "scores" in deal.values:
        raise RecordError(deal.line("scores"), "scores before the end: actions are missing before them")
