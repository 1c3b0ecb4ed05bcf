"""What bots do at every information set of a tree, as policies."""

from __future__ import annotations

import random

import numpy as np
from benchmarks.equilibrium.growing import Grown
from benchmarks.equilibrium.solving import END, Floats, Tree, follow_level, new_reach, uniform

from allfather.bots import Bot, Turn, make_bot
from allfather.bots.simple import GreedyBot, RandomBot
from allfather.nets.bot import NetBot, new_player
from allfather.nets.forward import evaluate


def policy_of(name: str, grown: Grown, samples: int, seed: int = 1) -> Floats:
    """The policy of the bot called *name*.

    A bot sees views, so its policy is the same at all information sets that look the same. One that searches is asked
    *samples* times, because it also draws; the shares of its answers are the policy. Where a bot never comes, whatever
    its opponent does, its policy makes no difference; it is not asked there.
    """
    bot, rng = make_bot(name), random.Random(seed)
    tree, policy, reach = grown.tree, uniform(grown.tree), new_reach(grown.tree)
    known: dict[bytes, Floats] = {}
    for level in range(len(tree.levels) - 1):
        for place in sets_reached(tree, level, reach):
            turn = grown.turns[place]
            key = turn.seen.tobytes()
            if key not in known:
                known[key] = probabilities(bot, turn, samples, rng)
            policy[tree.actions[place] : tree.actions[place + 1]] = known[key]
        follow_level(tree, level, policy, reach)
    return policy


def sets_reached(tree: Tree, level: int, reach: Floats) -> list[int]:
    """The information sets of a level to which their seat may come."""
    nodes = np.arange(tree.levels[level], tree.levels[level + 1])
    nodes = nodes[tree.seats[nodes] != END]
    if level:
        nodes = nodes[reach[nodes, tree.seats[nodes]] > 0]
    found: list[int] = np.unique(tree.sets[nodes]).tolist()
    return found


def probabilities(bot: Bot, turn: Turn, samples: int, rng: random.Random) -> Floats:
    """How likely *bot* is to choose each of the legal actions."""
    count = len(turn.legal)
    if count == 1 or isinstance(bot, RandomBot):
        return np.full(count, 1 / count)
    if isinstance(bot, NetBot) and bot.temperature:
        weights = np.exp(scores_of(bot, turn) / bot.temperature)
        return np.asarray(weights / weights.sum())
    if isinstance(bot, NetBot | GreedyBot):
        samples = 1
    chosen = [turn.legal.index(int(bot.choose(turn, rng))) for _ in range(samples)]
    return np.bincount(chosen, minlength=count) / samples


def scores_of(bot: NetBot, turn: Turn) -> Floats:
    """The net's score of each legal action, relative to the best."""
    player = new_player(turn.kind, int(turn.seen.players), bot.weights)
    evaluate(turn.seen, np.array(turn.legal, np.int32), len(turn.legal), player.weights, player.sizes, player.scratch)
    scores = player.scratch.scores[: len(turn.legal)].astype(np.float64)
    return np.asarray(scores - scores.max())
