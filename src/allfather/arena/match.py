"""One game between bots: dealing, playing and measuring it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from numba.core import config as numba_config

from allfather.arena.dealing import Dealer
from allfather.arena.plan import Plan
from allfather.arena.schedule import Fixture
from allfather.bots import Bot, Turn, make_bot, make_move, prepare
from allfather.core.game import Game

config: Any = numba_config

PREPARE_SECONDS = 60.0
"""Minimum time limit for a bot's preparation, if there is a limit: it may have to compile."""


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a game; every tuple has one value for each seat."""

    fixture: Fixture
    points: tuple[int, ...]
    shares: tuple[float, ...]
    """Shares of the win: 1 for the only winner, 1/2 for each of two, 0 for the others."""
    decisions: tuple[int, ...]
    faults: tuple[int, ...]
    """Answers that were rejected."""
    seconds: tuple[float, ...]
    """CPU time."""
    playouts: tuple[int | None, ...]
    """``None`` for a bot that does not count them."""
    messages: tuple[str, ...]
    """The message of the seat's first fault, or an empty string."""


class Player:
    """A bot in its seat, with its statistics."""

    def __init__(self, bot: Bot, rng: random.Random) -> None:
        self.bot, self.rng = bot, rng
        self.decisions = self.faults = 0
        self.seconds = 0.0
        self.message = ""

    def act(self, game: Game[Any, Any], limit: float | None) -> None:
        move = make_move(self.bot, game, self.rng, limit=limit)
        self.decisions += 1
        self.seconds += move.seconds
        if move.fault is not None:
            self.faults += 1
            self.message = self.message or in_one_line(str(move.fault))

    @property
    def playouts(self) -> int | None:
        count = getattr(self.bot, "playouts", None)
        return count if isinstance(count, int) else None


def play_game(plan: Plan, number: int) -> Played:
    """Play game *number*; every seat has a bot of its own, whose generator depends only on its place in the plan."""
    get_ready(plan)
    fixture = plan.fixture(number)
    game, dealer = plan.new_game(), Dealer(plan.seed, fixture.deal)
    players = [Player(make_bot(bot), seat_rng(plan.seed, fixture, seat)) for seat, bot in enumerate(fixture.bots)]
    dealer.serve(game)
    while (seat := game.to_act) is not None:
        players[seat].act(game, plan.limit)
        dealer.serve(game)
    return Played(
        fixture,
        points=game.scores,
        shares=game.win_shares,
        decisions=tuple(player.decisions for player in players),
        faults=tuple(player.faults for player in players),
        seconds=tuple(round(player.seconds, 6) for player in players),
        playouts=tuple(player.playouts for player in players),
        messages=tuple(player.message for player in players),
    )


def seat_rng(seed: int, fixture: Fixture, seat: int) -> random.Random:
    """The generator of one seat in one game, independent of other pairs in the arena."""
    return random.Random(f"{seed} {' '.join(fixture.pair)} {fixture.deal} {fixture.seating} {seat}")


@cache
def get_ready(plan: Plan) -> None:
    """Compile or load all code, once per process, so that it does not count as a bot's time."""
    if config.DISABLE_JIT:
        return
    game, dealer, rng = plan.new_game(), Dealer(plan.seed, 0), random.Random(0)
    dealer.serve(game)
    for bot in plan.bots:
        prepare(make_bot(bot), Turn.of(game), None if plan.limit is None else max(plan.limit, PREPARE_SECONDS))
    while game.to_act is not None:
        game.play(rng.choice(game.legal_ids().tolist()))
        dealer.serve(game)


def in_one_line(text: str) -> str:
    """*text*, shortened and with unprintable characters replaced, so that it fits into one line of a file."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text[:500]).split())
