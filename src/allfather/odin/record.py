"""Records of ODIN: the deals and actions of a game as TOML; ``docs/odin.md`` has an example."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from allfather.core import records
from allfather.core.bits import popcount
from allfather.core.errors import RecordError
from allfather.core.records import Table
from allfather.odin.notation import action_text, card_list, colours_text
from allfather.odin.state import Options

if TYPE_CHECKING:
    from allfather.odin.game import Game

NewGame = Callable[[int, Options, str | None], "Game"]
"""Makes a game for so many players, or one that starts from a position."""


def write_record(game: Game, replay: Game) -> str:
    """The game so far; *replay* is the same game before anything happened."""
    head: list[tuple[str, Any]] = [("format", records.FORMAT), ("game", game.rules_version), ("seats", game.names)]
    if game.start is not None:
        head.append(("position", game.start))
    elif game.state.pack:
        head.append(("colours", colours_text(game.state.pack)))
    hands = "".join(f"\n[[hands]]\n{records.write_table(hand)}" for hand in _hands(game, replay))
    result = records.write_table([("scores", game.scores), ("winners", game.winners)])
    options = records.write_table(list(game.options.to_dict().items()))
    return f"{records.write_table(head)}\n[options]\n{options}{hands}\n[result]\n{result}"


def _hands(game: Game, replay: Game) -> list[list[tuple[str, Any]]]:
    """The keys and values of every hand."""
    hands: list[list[tuple[str, Any]]] = []
    actions: list[str] = []
    if game.start is not None and not replay.awaits_deal and not replay.is_over:
        hands.append([("actions", actions)])
    for kind, what in game.past:
        replay.repeat(kind, what)
        if kind == "deal":
            actions = []
            deal = [" ".join(card_list(replay.state.hands[seat])) for seat in range(game.players)]
            hands.append([("opener", int(replay.state.opener)), ("deal", deal), ("actions", actions)])
        else:
            actions.append(action_text(what))
            if replay.to_act is None:
                hands[-1].append(("points", points_of(replay)))
    return hands


def points_of(game: Game) -> list[int]:
    """The points that the hand which has just ended gave (O13)."""
    return [popcount(game.state.hands[seat]) for seat in range(game.players)]


def read_record(text: str, new_game: NewGame) -> Game:
    """Play a record through and check everything it says.

    :raises RecordError: with the line that is wrong.
    """
    table = records.read(text, "odin/1")
    table.only("format", "game", "seats", "position", "colours", "options", "hands", "result")
    names = table.items("seats", str)
    game = _start(table, len(names), new_game)
    game.names = names
    hands = table.tables("hands")
    if "colours" in table.values and not hands:
        raise RecordError(table.line("colours"), "colours without a hand that is dealt")
    for place, hand in enumerate(hands):
        _play_hand(game, table, hand, place)
    result = table.table("result")
    result.only("scores", "winners")
    result.expect("scores", list, list(game.scores))
    result.expect("winners", list, list(game.winners))
    return game


def _start(table: Table, players: int, new_game: NewGame) -> Game:
    options_table = table.table("options")
    with options_table.errors_at():
        options = Options.from_dict(options_table.values)
    position = table.value("position", str) if "position" in table.values else None
    with table.errors_at("seats" if position is None else "position"):
        game = new_game(players, options, position)
    if (game.options, game.players) != (options, players):
        raise RecordError(options_table.line(), f"seats or options are not those of the game: {game.options}")
    return game


def _play_hand(game: Game, table: Table, hand: Table, place: int) -> None:
    """Deal the hand, unless the record starts in the middle of it, and play it."""
    hand.only("opener", "deal", "actions", "points")
    if game.start is None or place or game.awaits_deal:
        if not game.awaits_deal:
            raise RecordError(hand.line(), "another hand is dealt before the last one is over")
        is_first = game.hand_number == 0
        colours = table.value("colours", str) if is_first else None
        with hand.errors_at("deal"):
            game.deal(hand.items("deal", str), opener=hand.value("opener", int) if is_first else None, colours=colours)
        hand.expect("opener", int, int(game.state.opener))
    for step, action in enumerate(hand.items("actions", str)):
        with hand.errors_at("actions", step):
            game.play(action)
    if game.to_act is None:
        hand.expect("points", list, points_of(game))
    elif "points" in hand.values:
        raise RecordError(hand.line("points"), "points of a hand that is not over: actions are missing before them")
