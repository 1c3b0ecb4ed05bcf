"""The plan of an arena: everything that its results depend on, as plain data for workers and files."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from allfather import __version__
from allfather.arena.schedule import Fixture, find_fixture, games_per_deal, pairs_of
from allfather.bots import make_bot
from allfather.core.chance import checked_seed
from allfather.core.errors import OptionError, quoted
from allfather.core.game import Game
from allfather.games import find_game

FORMAT = "allfather-arena/1"


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan in which every pair of *bots* plays *deals* deals of a game."""

    rules: str
    """Name and version of the game's rules."""
    players: int
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    deals: int
    seed: int
    limit: float | None
    """Seconds that a bot may take for a move."""

    @property
    def game(self) -> str:
        return self.rules.partition("/")[0]

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return pairs_of(self.bots)

    @property
    def games_per_pair(self) -> int:
        return self.deals * games_per_deal(self.players)

    @property
    def games(self) -> int:
        return self.games_per_pair * len(self.pairs)

    def fixture(self, number: int) -> Fixture:
        """The fixture with *number* 0 … ``games - 1``."""
        return find_fixture(self.bots, self.players, number)

    def new_game(self) -> Game[Any, Any]:
        """A game that awaits its first deal."""
        kind = find_game(self.game)
        return kind(self.players, kind.options_type.from_dict(dict(self.options)))

    def to_dict(self) -> dict[str, Any]:
        """The plan as it is written to files."""
        return {
            "format": FORMAT,
            "allfather": __version__,
            "game": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "deals": self.deals,
            "games_per_pair": self.games_per_pair,
            "seed": self.seed,
            "move_limit": self.limit,
        }

    @property
    def folder_name(self) -> str:
        """A folder name that is unique to this plan."""
        digest = hashlib.sha256(json.dumps(self.to_dict(), sort_keys=True).encode()).hexdigest()
        return f"arena-{self.game}-{digest[:8]}"


def make_plan(start: Game[Any, Any], bots: Sequence[str], games: int, *, seed: int, limit: float | None) -> Plan:
    """The plan for at least *games* games of each pair, in whole deals, with the players and options of *start*.

    :raises GameError: if a bot, a number or the limit is invalid.
    """
    if len(bots) < 2:
        case = {"why": "two-bots", "found": len(bots)}
        raise OptionError(f"an arena is for two bots or more, got {len(bots)}", case=case)
    for place, bot in enumerate(bots):
        make_bot(bot)
        if bot in bots[:place]:
            case = {"why": "same-bot", "bot": quoted(bot)}
            raise OptionError(f"each bot can take part once, got {quoted(bot)} twice", case=case)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise OptionError(f"the number of games must be a whole number from 1, got {quoted(games)}")
    if limit is not None and not 0 < limit < math.inf:
        case = {"why": "move-limit", "found": repr(limit)}
        raise OptionError(f"the limit must be more than 0 seconds, got {limit!r}", case=case)
    deals = -(-games // games_per_deal(start.players))
    options = tuple(start.options.to_dict().items())
    return Plan(start.rules_version, start.players, options, tuple(bots), deals, checked_seed(seed), limit)
