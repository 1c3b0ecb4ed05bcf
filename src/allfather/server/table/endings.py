"""The automatic consequences of an action or a deal, as updates and replays report them."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from allfather.core.game import Game


def endings(game: Game[Any, Any], before: NDArray[Any]) -> list[dict[str, Any]]:
    """What came with the last action since the state *before*, as in traces; ends of turns are left out."""
    ended = [ending for ending in game.endings(before) if ending["event"] != "turn-over"]
    if game.is_over:
        ended.append({"event": "game-over", "winners": list(game.winners), "scores": list(game.scores)})
    return ended
