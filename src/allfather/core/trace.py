"""A game as a sequence of trace events, hidden cards included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from allfather.core.game import Game

FORMAT = "allfather-trace/1"

Event = tuple[str, Any]
"""``("deal", deal)`` or ``("action", id)``, as in :attr:`Game.past`."""


def random_play(game: Game[Any, Any]) -> Iterator[Event]:
    """The events of random play; each is drawn when the caller has applied the previous one to *game*."""
    while not game.is_over:
        yield ("deal", game.draw_deal()) if game.awaits_deal else ("action", game.draw_action())


def trace_events(game: Game[Any, Any], events: Iterable[Event], **about: Any) -> Iterator[dict[str, Any]]:
    """Apply *events* to *game* and trace them: the start, each decision with the state before it, each ending.

    The start event also has the values *about*.
    """
    start = {"event": "start", "format": FORMAT, "game": game.name, "players": game.players}
    yield start | {"options": game.options.to_dict()} | about
    for kind, what in events:
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
        game.apply_event(kind, what)
        yield from game.endings(before)
    if game.is_over:
        yield {"event": "game-over", "winners": list(game.winners), "scores": list(game.scores)}


def trace(game: Game[Any, Any], seed: int, number: int) -> Iterator[dict[str, Any]]:
    """Play game *number* of *seed* uniformly at random, starting from a new *game*, and trace it."""
    game.start_generator(seed, number)
    return trace_events(game, random_play(game), seed=seed, number=number)


def trace_past(game: Game[Any, Any]) -> Iterator[dict[str, Any]]:
    """Trace a game that has already been played."""
    return trace_events(game.beginning(), game.past)
