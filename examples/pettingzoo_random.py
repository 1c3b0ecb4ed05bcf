"""Three random players play a game of ODIN in the PettingZoo environment."""

from __future__ import annotations

import sys

import numpy as np
import pettingzoo

import allfather.envs.pettingzoo  # noqa: F401  # registers the environments


def play(seed: int) -> dict[str, float]:
    """Play one game; return the reward of each agent."""
    env = pettingzoo.make("aec", "allfather/odin-v0", players=3)
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        if is_over:
            rewards[agent] = reward
            env.step(None)
        else:
            assert observation is not None
            env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


if __name__ == "__main__":
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    for agent, reward in sorted(play(seed).items()):
        print(f"{agent}  {reward:+.2f}")
