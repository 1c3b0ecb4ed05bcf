"""Run by ``torchrun`` in two processes: trains for two turns and writes what each of them has then."""

from __future__ import annotations

import sys
from pathlib import Path

import torch

from allfather import odin
from allfather.train import parallel
from allfather.train.trainer import Trainer
from tests.train.test_training import SMALL


def main() -> None:
    folder = Path(sys.argv[1])
    torch.set_num_threads(1)
    trainer = Trainer(odin.Game, SMALL, folder, "cpu")
    for _ in range(2):
        trainer.turn()
    weights = sum(float(each.detach().double().square().sum()) for each in trainer.parameters)
    games = int(trainer.games.tensors.choices.long().sum())
    (folder / f"{parallel.rank()}.txt").write_text(f"{trainer.decisions} {weights!r} {games}")
    parallel.leave()


if __name__ == "__main__":
    main()
