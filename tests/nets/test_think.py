"""The bot ``think``: it searches with the net, plays to win games, is repeatable, and never peeks."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfather import odin, ravens
from allfather.bots import Turn, make_bot, make_move
from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.games import find_game
from allfather.nets.think import GuidedTree, ThinkBot
from allfather.nets.weights import shipped_net
from tests.bots.test_search import GOING_OUT_LOSES, GOING_OUT_WINS
from tests.helpers.games.turns import random_turns, some_positions, with_other_secrets
from tests.helpers.scale import INTERPRETED, scaled

KINDS: list[type[Game[Any, Any]]] = [odin.Game, ravens.Game]
compiled_only = pytest.mark.skipif(INTERPRETED, reason="takes minutes without the compiler")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_other_secrets_change_nothing(kind: Any) -> None:
    for seed, game in enumerate(some_positions(kind, scaled(60, 1))):
        twin = with_other_secrets(game, seed)
        choices = [
            ThinkBot(playouts=scaled(60, 2)).think(Turn.of(position), random.Random(seed)).opinions
            for position in (game, twin)
        ]
        assert choices[0] == choices[1], game.position()


def test_o20_going_out_is_right_only_if_it_wins() -> None:
    out = odin.Game.parse_action("Y5 G5")
    bot = ThinkBot(playouts=scaled(1000, 40))
    for position, share in ((GOING_OUT_LOSES, 0.0), (GOING_OUT_WINS, 1.0)):
        thought = bot.think(Turn.of(odin.Game.from_position(position)), random.Random(1))
        [opinion] = [opinion for opinion in thought.opinions if opinion.action == out]

        assert (thought.best.action == out) == (share == 1.0)
        if opinion.visits:  # it may look too bad to be tried
            assert opinion.expected == pytest.approx(share)


@compiled_only
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_playout_budget_is_reproducible_and_spent_on_the_legal_actions(kind: Any, threads: int) -> None:
    budget = 400
    for game in some_positions(kind, 10):
        turn = Turn.of(game)
        thoughts = [ThinkBot(playouts=budget, threads=threads).think(turn, random.Random(seed)) for seed in (5, 5, 6)]

        assert thoughts[0].opinions == thoughts[1].opinions
        assert tuple(opinion.action for opinion in thoughts[0].opinions) == turn.legal
        # The first playout of each tree only asks the net about the root.
        assert sum(opinion.visits for opinion in thoughts[0].opinions) == budget - threads
        assert all(0 <= each.low <= each.expected <= each.high <= 1 for each in thoughts[0].opinions)


@compiled_only
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_full_tree_still_searches(kind: Any) -> None:
    """The values of positions for which the tree has no room are still found and counted."""
    for turn in random_turns(kind, 2, 20):
        tree = GuidedTree(turn, stream(3, 0), None, 300, float("inf"), "")
        tree.nodes = tree.nodes[: 1 + len(turn.legal)]
        tree.grow()

        assert tree.used <= len(tree.nodes)
        assert tree.nodes[0].visits == tree.playouts


@compiled_only
def test_whole_games_are_played_without_a_fault() -> None:
    for kind, players in ((odin.Game, 3), (odin.Game, 6), (ravens.Game, 2)):
        options = {"options": odin.Options(limit=1)} if kind is odin.Game else {}
        game, rng = kind(players, seed=4, **options), random.Random(1)  # type: ignore[arg-type]
        bots = [make_bot("think:playouts=20") for _ in range(players)]
        while game.to_act is not None:
            assert make_move(bots[game.to_act], game, rng).fault is None


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_hand_or_stage_begins_with_the_outlook_of_the_scores(kind: Any) -> None:
    """Nets are trained on the change of the outlook since then, so a search must find the same number again."""
    for seed in range(scaled(20, 1)):
        game = kind(seed=seed)
        kept = np.zeros((2, game.players))
        settled = 0
        while not game.is_over and settled < 3:
            game.play_random()
            if contract.is_settled(game.state) and not game.is_over:
                contract.outlook(game.state, kept[0])
                contract.standing(game.state, kept[1])
                assert kept[0] == pytest.approx(kept[1])
                settled += 1


@compiled_only
def test_weights_may_be_given_and_must_fit(tmp_path: Path) -> None:
    turn = next(random_turns(odin.Game, 2, 1))
    path = tmp_path / "net.npz"
    shipped_net(odin.Game).save(path)
    own, given = (ThinkBot(playouts=20, weights=text).think(turn, random.Random(1)) for text in ("", str(path)))

    assert own.opinions == given.opinions
    with pytest.raises(OptionError, match="there is no net for"):
        ThinkBot(playouts=5).think(next(random_turns(find_game("ladder"), 2, 1)), random.Random(0))
    with pytest.raises(OptionError, match="playouts must be at least 1"):
        make_bot("think:playouts=0")
