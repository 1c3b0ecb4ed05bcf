"""``allfather bench envs``: steps per second of each environment, compared with a similar one in the same run.

A step is everything a learner does for one: read the observation and the mask, choose a random legal action, make it.
"""

from __future__ import annotations

import os
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from allfather.core.errors import OptionError
from allfather.core.game import Game
from allfather.core.text_table import markdown
from allfather.envs.batch import Batch
from allfather.games import GAMES, find_game
from allfather.sim.bench import describe_machine
from allfather.sim.device import has_gpu
from allfather.words import Words

Steps = Callable[[int], int]
"""Makes at least the given number of steps; returns how many it made."""

NEEDED = {name: name for name in ("pettingzoo", "gymnasium", "rlcard", "shimmy")} | {"open_spiel": "pyspiel"}
"""Package -> its module."""
ROUNDS = 5
"""Every figure is the median of this many rounds; each round measures all of them, so that load hits all alike."""
EMPTY_LENGTH = 400
"""Steps in a game of the empty environment."""
VECTOR = 256
BATCH = 4096
CUDA_BATCH = 1 << 18


@dataclass(frozen=True)
class Row:
    """Two environments that do the same kind of work; the second may be missing."""

    what: str
    ours: Steps
    peer_name: str = ""
    peer: Steps | None = None


def bench(seconds: float, t: Words) -> Iterator[str]:
    """Yield the lines of the report.

    :raises OptionError: if an environment to compare with is not installed.
    """
    if missing := [name for name, module in NEEDED.items() if find_spec(module) is None]:
        command = 'pip install "allfather[compare,gymnasium]"'
        case = {"why": "package", "package": missing[0], "command": command}
        raise OptionError(f"{missing[0]} is not installed: {command}", case=case)
    yield from describe_machine(t("cli-bench-envs"), "allfather bench envs", [*NEEDED], t)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # they come from other packages and do not concern speed
        rows = all_rows(t)
        rates = measure([steps for row in rows for steps in (row.ours, row.peer) if steps], seconds / ROUNDS)
    yield t("cli-bench-steps", rounds=ROUNDS)
    yield ""
    steps = t("cli-bench-steps-rate")
    header = [t("cli-bench-env"), steps, t("cli-bench-beside"), steps, t("cli-bench-ratio")]
    yield from markdown(header, [cells(row, rates, t) for row in rows], "lrlr")


def cells(row: Row, rates: dict[Steps, float], t: Words) -> list[str]:
    """A row of the report."""
    ours, peer = rates[row.ours], ["", "", ""]
    if row.peer:
        peer = [row.peer_name, t.number(rates[row.peer]), f"{t.number(ours / rates[row.peer], 2)} ×"]
    return [row.what, t.number(ours), *peer]


def measure(all_steps: list[Steps], seconds: float) -> dict[Steps, float]:
    """Steps per second of each; every measurement takes about *seconds*."""
    counts = {steps: warm_up(steps, seconds) for steps in all_steps}
    found: dict[Steps, list[float]] = {steps: [] for steps in all_steps}
    for _ in range(ROUNDS):
        for steps, count in counts.items():
            started = time.perf_counter()
            made = steps(count)
            found[steps].append(made / (time.perf_counter() - started))
    return {steps: statistics.median(values) for steps, values in found.items()}


def warm_up(steps: Steps, seconds: float) -> int:
    """Make steps until everything is compiled; return how many steps take about *seconds*."""
    steps(200)
    started = time.perf_counter()
    made = steps(200)
    return max(200, int(made * seconds / (time.perf_counter() - started)))


def all_rows(t: Words) -> list[Row]:
    return [row for name in GAMES for row in rows_of(find_game(name), t)]


def rows_of(kind: type[Game[Any, Any]], t: Words) -> Iterator[Row]:
    """Every environment of a game, for its default number of players, or for three where the peer has three."""
    from pettingzoo.classic import hanabi_v5

    from allfather.envs import pettingzoo
    from allfather.envs.gymnasium import env_id

    usual = kind.default_players
    three = 3 if 3 in kind.player_counts else usual
    env = pettingzoo.raw_env(kind.name)
    game_for = {count: t("cli-bench-game-for", game=kind.title, players=count) for count in (usual, three)}
    yield Row(f"PettingZoo, {game_for[usual]}", aec_steps(env), t("cli-bench-empty"), aec_steps(empty_like(env)))
    yield Row(f"PettingZoo, {game_for[usual]}", aec_steps(env), "`hanabi_v5`", aec_steps(hanabi_v5.raw_env()))
    spiel = spiel_steps(f"python_{kind.name}(players={three})")
    yield Row(f"OpenSpiel, {game_for[three]}", spiel, "`dou_dizhu`", spiel_steps("dou_dizhu"))
    gym = gym_steps(env_id(kind.name), three)
    yield Row(f"Gymnasium, {game_for[three]}", gym, "RLCard: `doudizhu`", rlcard_steps())
    vector = t("cli-bench-vector", games=VECTOR)
    yield Row(f"{vector}, {game_for[three]}", vector_steps(env_id(kind.name), three))
    cores = t("cli-bench-cores", count=os.cpu_count() or 1)
    yield Row(f"{t('cli-bench-batch', games=BATCH)}, {game_for[usual]}, {cores}", batch_steps(Batch(kind(), BATCH)))
    if has_gpu():
        batch = Batch(kind(), CUDA_BATCH, device="cuda")
        what = f"{t('cli-bench-batch', games=CUDA_BATCH)}, {game_for[usual]}, {t('cli-bench-gpu')}"
        yield Row(what, batch_steps(batch))


def aec_steps(env: Any) -> Steps:
    """Random play through an environment of PettingZoo."""

    def run(count: int) -> int:
        env.reset(seed=1)
        for _ in range(count):
            if not env.agents:
                env.reset()
            observation, _, is_over, is_cut, _ = env.last()
            env.step(None if is_over or is_cut else pick(observation["action_mask"]))
        return count

    return run


def pick(mask: Any) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])


def empty_like(env: Any) -> Any:
    """An environment with the agents and spaces of *env* that does only what PettingZoo requires."""
    import pettingzoo

    class Empty(pettingzoo.AECEnv):  # type: ignore[type-arg]
        metadata = {"name": "empty"}  # noqa: RUF012
        possible_agents = env.possible_agents
        observation_spaces, action_spaces = env.observation_spaces, env.action_spaces

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
            self.agents = self.possible_agents.copy()
            self.agent_selection = self.agents[0]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos = {agent: {} for agent in self.agents}
            self.steps = 0

        def step(self, action: Any) -> None:
            if self.terminations[self.agent_selection]:
                self._was_dead_step(action)
                return
            self._cumulative_rewards[self.agent_selection] = 0.0
            self.steps += 1
            self.agent_selection = self.agents[self.steps % len(self.agents)]
            if self.steps == EMPTY_LENGTH:
                self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()

        def observe(self, agent: str) -> dict[str, Any]:
            space: Any = self.observation_spaces[agent]
            mask = np.zeros(space["action_mask"].shape, np.int8)
            mask[0] = 1
            return {"observation": np.zeros(space["observation"].shape, np.float32), "action_mask": mask}

    env_type: Any = Empty
    return env_type()


def spiel_steps(name: str) -> Steps:
    """Random play from Python through OpenSpiel; deals are not counted as steps."""
    import pyspiel

    import allfather.envs.openspiel  # noqa: F401

    game = pyspiel.load_game(name)

    def run(count: int) -> int:
        state = game.new_initial_state()
        made = 0
        while made < count:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        return made

    return run


def gym_steps(name: str, players: int) -> Steps:
    """Random play of one seat against random bots, through Gymnasium; the bots' decisions are not counted."""
    import gymnasium

    import allfather.envs.gymnasium  # noqa: F401

    env: Any = gymnasium.make(name, players=players, opponents="random").unwrapped

    def run(count: int) -> int:
        env.reset(seed=1)
        for _ in range(count):
            if env.step(pick(env.action_masks()))[2]:
                env.reset()
        return count

    return run


def vector_steps(name: str, players: int, games: int = VECTOR) -> Steps:
    """The same for many games in one call; the learner always takes its first legal action."""
    import gymnasium

    import allfather.envs.gymnasium  # noqa: F401

    how: Any = "vector_entry_point"
    env: Any = gymnasium.make_vec(name, games, how, players=players, opponents="random").unwrapped

    def run(count: int) -> int:
        _, infos = env.reset(seed=1)
        rounds = -(-count // games)
        for _ in range(rounds):
            *_, infos = env.step(infos["action_mask"].argmax(axis=1))
        return games * rounds

    return run


def rlcard_steps() -> Steps:
    """Random play through RLCard."""
    env = import_module("rlcard").make("doudizhu")

    def run(count: int) -> int:
        state, _ = env.reset()
        for _ in range(count):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(random.choice(list(state["legal_actions"])))
        return count

    return run


def batch_steps(batch: Batch) -> Steps:
    """Random play of many games at once; every step writes observation and mask."""

    def run(count: int) -> int:
        rounds = -(-count // batch.games)
        for _ in range(rounds):
            batch.step(batch.sample(), check=False)
        np.asarray(batch.seats)  # waits until the GPU has finished
        return batch.games * rounds

    return run
