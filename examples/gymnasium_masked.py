"""REINFORCE in NumPy alone: a linear softmax policy over the legal actions learns single hands of ODIN for two."""

from __future__ import annotations

import sys

import gymnasium
import numpy as np
from gymnasium.vector import VectorEnv
from numpy.typing import NDArray

import allfather.envs.gymnasium  # noqa: F401  # registers the environments

RATE = 1
"""The learning rate."""


def play(
    envs: VectorEnv, weights: NDArray[np.float32], chance: np.random.Generator, rate: float = 0
) -> NDArray[np.float64]:
    """Play a game in every slot and learn from them at *rate*; return their rewards."""
    numbers, infos = envs.reset()
    is_on = np.ones(envs.num_envs, np.bool_)
    returns, steps = np.zeros(envs.num_envs), []
    while is_on.any():
        slots, actions = np.nonzero(infos["action_mask"])  # one entry for each legal action of each slot
        odds = softmax(np.einsum("ij,ij->i", numbers[slots], weights[actions]), slots)
        drawn = np.searchsorted(odds.cumsum(), np.arange(envs.num_envs) + chance.random(envs.num_envs))
        steps.append((numbers[slots], slots, actions, (np.isin(np.arange(len(odds)), drawn) - odds) * is_on[slots]))
        numbers, rewards, is_over, _, infos = envs.step(actions[drawn])
        returns += rewards * is_on
        is_on &= ~is_over  # a slot continues with another game, which does not count
    gains = rate * (returns - returns.mean()) / envs.num_envs
    for seen, slots, actions, surprise in steps if rate else []:
        np.add.at(weights, actions, (gains[slots] * surprise)[:, None].astype(np.float32) * seen)
    return returns


def softmax(scores: NDArray[np.float32], slots: NDArray[np.int64]) -> NDArray[np.float64]:
    """Probabilities that sum to 1 in every slot."""
    first = np.flatnonzero(np.diff(slots, prepend=-1))
    odds = np.exp((scores - np.maximum.reduceat(scores, first)[slots]).astype(np.float64))
    return odds / np.add.reduceat(odds, first)[slots]


def main(rounds: int, games: int = 256) -> tuple[float, float]:
    """Learn from *rounds* rounds of *games* games; return the mean return before and after."""
    envs = gymnasium.make_vec("allfather/Odin-v0", games, players=2, limit="one-hand", opponents="random")
    numbers, infos = envs.reset(seed=1)
    chance = np.random.default_rng(1)
    weights = np.zeros((infos["action_mask"].shape[1], numbers.shape[1]), np.float32)
    before = np.mean([play(envs, weights, chance) for _ in range(4)])
    for _ in range(rounds):
        play(envs, weights, chance, RATE)
    return float(before), float(np.mean([play(envs, weights, chance) for _ in range(4)]))


if __name__ == "__main__":
    before, after = main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
    print(f"mean return {before:+.2f} before, {after:+.2f} after")
