"""A game told as a line of data for each thing that happens, the whole truth included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from allfather.core.game import Game

FORMAT = "allfather-trace/1"

Happening = tuple[str, Any]
"""``("deal", deal)`` or ``("action", id)``, as in :attr:`Game.past`."""


def random_play(game: Game[Any, Any]) -> Iterator[Happening]:
    """What happens when everybody plays at random: each next thing when *game* has come to it."""
    while not game.is_over:
        yield ("deal", game.draw_deal()) if game.awaits_deal else ("action", game.draw_action())


def tell(game: Game[Any, Any], happenings: Iterable[Happening], **about: Any) -> Iterator[dict[str, Any]]:
    """Let *happenings* happen in *game* and tell each: start, decisions with the state before them, endings."""
    start = {"event": "start", "format": FORMAT, "game": game.name, "players": game.players}
    yield start | {"options": game.options.to_dict()} | about
    for kind, what in happenings:
        if kind == "action":
            yield {
                "event": "decision",
                "phase": game.phase,
                "seat": game.to_act,
                "state": game.truth(),
                "legal": game.legal(),
                "action": game.action_text(what),
            }
        before = game.state.copy()
        game.repeat(kind, what)
        yield from game.endings(before)
    if game.is_over:
        yield {"event": "game-over", "winners": list(game.winners), "scores": list(game.scores)}


def trace(game: Game[Any, Any], seed: int, number: int) -> Iterator[dict[str, Any]]:
    """Play game *number* of *seed*, from a *game* that nothing has happened in, uniformly at random and tell it."""
    game.start_generator(seed, number)
    return tell(game, random_play(game), seed=seed, number=number)


def retell(game: Game[Any, Any]) -> Iterator[dict[str, Any]]:
    """Tell a game that has been played."""
    return tell(game.beginning(), game.past)


def narrate(game: Game[Any, Any]) -> Iterator[str]:
    """Tell a game that has been played in lines for people: the table at each deal, then what each seat did."""
    replay = game.beginning()
    replay.names = game.names
    if replay.to_act is not None:
        yield f"{replay}\n"
    for kind, what in game.past:
        before, seat = replay.state.copy(), replay.to_act
        words = "" if seat is None else f"  {replay.seat_name(seat)} {replay.describe(what)}"
        replay.repeat(kind, what)
        if kind == "deal":
            yield f"{replay}\n"
        else:
            yield words
            for ending in replay.endings(before):
                facts = ", ".join(f"{key} {value}" for key, value in ending.items() if key != "event")
                yield f"\n{ending['event']}: {facts}\n"
    yield str(replay)
