"""One hand of ODIN for two in OpenSpiel: its ISMCTS (seat 0) against a random player."""

from __future__ import annotations

from typing import Any

import click
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import allfather.envs.openspiel  # noqa: F401  it registers the games


def searcher(game: Any, simulations: int, rng: np.random.RandomState) -> Any:
    """An ISMCTS player with this many simulations per decision, each with other hidden cards."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=rng)
    # Otherwise the seed comes from the clock, and no two runs are the same.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    return bot


@click.command(help=__doc__)
@click.option("--simulations", default=50, show_default=True, help="Simulations per decision.")
@click.option("--seed", default=1, show_default=True)
def main(simulations: int, seed: int) -> None:
    rng = np.random.RandomState(seed)
    game = pyspiel.load_game("python_odin(players=2,limit=1)")
    bots = [searcher(game, simulations, rng), uniform_random.UniformRandomBot(1, rng)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
            continue
        seat = state.current_player()
        action = bots[seat].step(state)
        click.echo(f"seat {seat}: {state.action_to_string(action)}")
        state.apply_action(action)
    click.echo(state)
    click.echo(f"worth {state.returns()}")


if __name__ == "__main__":
    main()
