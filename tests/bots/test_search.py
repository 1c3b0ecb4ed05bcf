"""The search bot: it plays to win games rather than hands, explains itself, is reproducible, and never peeks."""

from __future__ import annotations

import itertools
import random
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from allfather import games, odin
from allfather.bots import Turn, make_bot, make_move, search
from allfather.bots.search import SearchBot, Tree
from allfather.core.chance import stream
from allfather.core.errors import GameError
from tests.helpers.games.turns import random_turns, some_positions, with_other_secrets
from tests.helpers.scale import INTERPRETED, full, scaled

KINDS = [games.find_game(name) for name in games.GAMES]
NAMES = ["random", "greedy", f"search:playouts={scaled(30, 8)}"]

DISCARDS = "R4R5R6R7Y1Y2Y3Y4G1G2G3G4B3B4P1P2"
GOING_OUT_LOSES = f"Y5G5/R1R2R3O4B1B2/O1O2O8 - - {DISCARDS} ROYGBP 0 - 0 10/3/13 4 15 left optional six -"
"""Seat 0 can go out, which ends the game: seat 2 reaches the limit, and seat 1 has won."""
GOING_OUT_WINS = GOING_OUT_LOSES.replace("10/3/13", "3/10/13")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_no_bot_can_peek(kind: Any) -> None:
    """With other hidden cards a bot makes the same choice."""
    changed = 0
    for seed, game in enumerate(some_positions(kind, scaled(full(1000, 300), 2))):
        twin = with_other_secrets(game, seed)
        changed += game.state.tobytes() != twin.state.tobytes() and game.position() != twin.position()
        for name in NAMES:
            choices = [make_bot(name).choose(Turn.of(position), random.Random(seed)) for position in (game, twin)]
            assert choices[0] == choices[1], (name, game.position())
    assert changed >= scaled(full(900, 270), 1)


def test_o20_declining_to_go_out_is_right_and_search_declines() -> None:
    out = odin.Game.parse_action("Y5 G5")
    for name in ("greedy", f"search:playouts={scaled(2000, 60)}"):
        losing, winning = odin.Game.from_position(GOING_OUT_LOSES), odin.Game.from_position(GOING_OUT_WINS)
        assert make_bot(name).choose(Turn.of(losing), random.Random(1)) != out
        assert make_bot(name).choose(Turn.of(winning), random.Random(1)) == out


def test_the_numbers_tell_a_win_from_a_loss() -> None:
    out = odin.Game.parse_action("Y5 G5")
    for position, share in ((GOING_OUT_LOSES, 0.0), (GOING_OUT_WINS, 1.0)):
        turn = Turn.of(odin.Game.from_position(position))
        thought = SearchBot(playouts=scaled(500, 60)).think(turn, random.Random(1))
        [opinion] = [opinion for opinion in thought.opinions if opinion.action == out]
        assert (opinion.low, opinion.expected, opinion.high) == pytest.approx((share, share, share))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("threads", [1, 3])
def test_a_thought_covers_every_legal_action(kind: Any, threads: int) -> None:
    budget = scaled(600, 30)
    for game in some_positions(kind, scaled(20, 1)):
        turn = Turn.of(game)
        bot = SearchBot(playouts=budget, threads=threads)
        thought = bot.think(turn, random.Random(1))
        assert tuple(opinion.action for opinion in thought.opinions) == turn.legal
        assert sum(opinion.visits for opinion in thought.opinions) == thought.playouts == bot.playouts == budget
        assert all(0 <= each.low <= each.expected <= each.high <= 1 for each in thought.opinions)
        assert thought.best.visits == max(each.visits for each in thought.opinions)
        assert thought.seconds > 0


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("threads", ["", ",threads=2"])
def test_a_playout_budget_is_reproducible(kind: Any, threads: str) -> None:
    name = f"search:playouts={scaled(200, 20)}{threads}"
    for game in some_positions(kind, scaled(10, 1)):
        twice = [make_bot(name).think(Turn.of(game), random.Random(5)).opinions for _ in range(2)]  # type: ignore[attr-defined]
        other = make_bot(name).think(Turn.of(game), random.Random(6)).opinions  # type: ignore[attr-defined]
        assert twice[0] == twice[1] != other


def test_a_time_budget_is_kept() -> None:
    """The budget is CPU time, so that a busy machine does not matter; it may be exceeded by one chunk."""
    turn = Turn.of(odin.Game(3, seed=1))
    SearchBot(playouts=1).think(turn, random.Random(1))

    thought = SearchBot(time=0.05).think(turn, random.Random(1))

    assert 0.05 <= thought.seconds < scaled(1, 30)
    assert thought.playouts >= 32


def test_a_search_ends_in_time_on_a_machine_that_gives_it_no_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    turn, ticks = Turn.of(odin.Game(3, seed=1)), itertools.count()
    monkeypatch.setattr(search, "clock", SimpleNamespace(thread_time=lambda: 0.0, perf_counter=lambda: next(ticks)))

    assert SearchBot(time=0.05, wall=3).think(turn, random.Random(1)).playouts == 3 * 32


def test_a_full_tree_is_still_searched() -> None:
    turn, budget, size = Turn.of(odin.Game(3, seed=1)), scaled(300, 40), scaled(20, 12)
    tree = Tree(turn, stream(1, 0), None, budget)
    tree.nodes = tree.nodes[:size]
    tree.grow()

    assert tree.used == size
    assert tree.playouts == tree.nodes[0].visits == budget
    assert tree.at_root(turn.legal)[:, 0].sum() > size


def test_a_forced_action_needs_no_search() -> None:
    game = odin.Game(2, seed=1)
    while len(game.legal_ids()) > 1:
        game.play_random()
    bot = SearchBot(playouts=100)

    assert bot.choose(Turn.of(game), random.Random(1)) == game.legal_ids()[0]
    assert bot.playouts == 0


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_search_stops_as_soon_as_the_rest_cannot_change_the_choice(kind: Any) -> None:
    budget, done, rng = scaled(2000, 100), [], random.Random(3)
    for turn in random_turns(kind, 2, scaled(20, 1)):
        quick, thorough, seed = SearchBot(playouts=budget), SearchBot(playouts=budget), rng.random()
        choice = quick.choose(turn, random.Random(seed))
        done.append(quick.playouts)

        assert choice == thorough.think(turn, random.Random(seed)).best.action
        assert thorough.playouts == budget
    assert INTERPRETED or min(done) < budget


@pytest.mark.skipif(INTERPRETED, reason="whole games take too long without the compiler")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_bots_rise_in_strength(kind: Any) -> None:
    """A rough order, reproducible by seed; the arena measures strength properly."""
    for weaker, stronger in pairwise(["random", "greedy", "search:playouts=300"]):
        wins = sum(win_of(kind, stronger, weaker, number) for number in range(full(24, 12)))
        assert wins >= full(13, 7), (stronger, weaker, wins)


def win_of(kind: Any, first: str, second: str, number: int) -> float:
    """The win share of *first* in a two-player game; the seats alternate from game to game."""
    game = kind(2, seed=21, number=number // 2)
    bots = [make_bot(first), make_bot(second)]
    rng = random.Random(number)
    while game.to_act is not None:
        make_move(bots[(game.to_act + number) % 2], game, rng)
    won = [(seat + number) % 2 for seat in game.winners]
    return won.count(0) / len(won)


def test_an_invalid_budget_is_refused() -> None:
    bad: list[dict[str, Any]] = [{"time": 0.0}, {"time": -1.0}, {"playouts": 0}, {"threads": 0}, {"time": 1e9}]
    for settings in bad:
        with pytest.raises(GameError):
            SearchBot(**settings)
