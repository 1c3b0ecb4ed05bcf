"""Trains a net on nothing but a game of ODIN with few cards; it needs PyTorch.

``python -m benchmarks.equilibrium.training RO:2468:1 --out FOLDER`` takes minutes on one core. Started in that folder,
``python -m benchmarks.equilibrium --endgames 0 --pool RO:2468:1 net:weights=net.npz`` measures it.
"""

from __future__ import annotations

from pathlib import Path

import click
from benchmarks.equilibrium.small_odin import DEALT, few_cards_game

from allfather.train import train


@click.command(help=__doc__)
@click.argument("pool")
@click.option(
    "--config", type=click.Path(path_type=Path, exists=True), default=Path(__file__).with_name("reduced.toml")
)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True)
def main(pool: str, config: Path, out: Path) -> None:
    train(few_cards_game(pool, DEALT), config, out, "cpu")


if __name__ == "__main__":
    main()
