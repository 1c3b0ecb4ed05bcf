"""Four random players play thousands of games of ODIN at once; recent observations are kept, as for a learner."""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from allfather import odin
from allfather.envs.batch import Batch

KEPT = 8
"""Steps whose observations are kept, as a learner would keep them until its next update."""


def choose(observation: NDArray[np.float32], mask: NDArray[np.bool_], chance: np.random.Generator) -> NDArray[np.int64]:
    """Choose uniformly among the legal actions in each slot; replace this with a neural network."""
    liking = chance.random(mask.shape, dtype=np.float32)
    actions: NDArray[np.int64] = np.where(mask, liking, -1).argmax(axis=1)
    return actions


def roll(batch: Batch, steps: int, chance: np.random.Generator) -> tuple[int, NDArray[np.float64]]:
    """Play *steps* decisions in each slot; return the number of finished games and the sum of their rewards by seat."""
    observations = np.empty((KEPT, batch.games, odin.Game.encoded), np.float32)
    finished, worth = 0, np.zeros(batch.players)
    for step in range(steps):
        observation, mask = batch.observe(), batch.mask()
        observations[step % KEPT] = observation  # a copy: the batch reuses its arrays
        rewards, dones = batch.step(choose(observation, mask, chance))
        finished += int(dones.sum())
        worth += rewards.sum(axis=0)
    return finished, worth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    batch = Batch(odin.Game(4), wish.games, seed=wish.seed)
    started = time.perf_counter()
    finished, worth = roll(batch, wish.steps, np.random.default_rng(wish.seed))
    print(f"{finished} games finished after {wish.games * wish.steps} decisions, {time.perf_counter() - started:.1f} s")
    for seat, value in enumerate(worth / max(finished, 1)):
        print(f"seat {seat}: {value:+.3f}")


if __name__ == "__main__":
    main()
