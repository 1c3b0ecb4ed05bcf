"""Learning to play as a bot does: its choices in games against itself, and a net that predicts them.

Such a net plays at the speed of any net, so others can train against it, or a search can expect its opponents to play
like it. Its values are not learned.
"""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
import torch
from numpy.typing import NDArray

from allfather import __version__
from allfather.bots import Turn, make_bot, make_move
from allfather.core.game import Game
from allfather.games import find_game
from allfather.nets.inputs import describe, facts, inputs_of
from allfather.train.config import Config
from allfather.train.export import export
from allfather.train.model import PlayingNet, bytes_for

LESSONS = "lessons.npz"
HELD_OUT = 20
"""One of so many games is held out to measure how well the bot is predicted."""
BATCH = 4096
REPORTS = 10


class Lessons(NamedTuple):
    """Decisions of a bot, the last axis of each array; see :class:`allfather.train.selfplay.Tensors`."""

    facts: NDArray[np.uint8]
    rows: NDArray[np.int16]
    counts: NDArray[np.int32]
    players: NDArray[np.int32]
    places: NDArray[np.int64]
    """The choice that the bot made."""
    games: NDArray[np.int32]
    """The number of the game."""


@dataclass(frozen=True)
class Task:
    """How games are played."""

    game: str
    config: Config

    def __call__(self, number: int) -> Lessons:
        """The decisions of a game that the bot plays against itself."""
        kind = find_game(self.game)
        start = self.config.starts(kind)[self.config.slots(number + 1)[number]]
        rng = random.Random(f"{self.config.seed} {number}")
        game, bot = kind(start.players, start.options, seed=rng.getrandbits(40)), make_bot(self.config.imitate)
        found = []
        while not game.is_over:
            turn = Turn.of(game)
            action = make_move(bot, game, rng).action
            if 1 < len(turn.legal) <= self.config.play.widest:
                found.append(lesson(turn, action, self.config.play.widest, number))
        return join(found)


def lesson(turn: Turn, action: int, widest: int, game: int) -> Lessons:
    """One decision."""
    inputs = inputs_of(turn.kind)
    marks, bits = np.zeros(inputs.most_facts, np.int32), np.zeros(8 * bytes_for(inputs.facts), np.uint8)
    bits[marks[: facts(turn.seen, marks)]] = 1
    rows = np.zeros((widest, inputs.rows_per_action, 1), np.int16)
    describe(turn.seen, np.array(turn.legal, np.int32), len(turn.legal), rows[:, :, 0])
    numbers = (len(turn.legal), int(turn.seen.players), turn.legal.index(action), game)
    return Lessons(np.packbits(bits, bitorder="little")[:, None], rows, *(np.array([each]) for each in numbers))


def join(parts: list[Lessons]) -> Lessons:
    """The decisions of all *parts*."""
    return Lessons(*(np.concatenate(arrays, -1) for arrays in zip(*parts, strict=True)))


def collect(game: str, config: Config) -> Lessons:
    """As many decisions as the config asks for, played by all cores."""
    found: list[Lessons] = []
    count, started = 0, time.monotonic()
    # Not forked: a process that has started CUDA cannot be.
    with multiprocessing.get_context("spawn").Pool() as pool:
        for number, lessons in enumerate(pool.imap(Task(game, config), range(int(config.decisions)))):
            found.append(lessons)
            count += len(lessons.counts)
            if number % 100 == 0 or count >= config.decisions:
                click.echo(f"{count:,} decisions of {number + 1:,} games, {time.monotonic() - started:.0f} s")
            if count >= config.decisions:
                break
        pool.terminate()
    return join(found)


def imitate(kind: type[Game[Any, Any]], config: Config, folder: Path, device: str) -> None:
    """Train a net to choose as the bot ``config.imitate``; decisions that *folder* already has are used again."""
    path = folder / LESSONS
    if path.exists():
        with np.load(path) as file:
            lessons = Lessons(**file)
    else:
        lessons = collect(kind.name, config)
        np.savez_compressed(path, **lessons._asdict())
    torch.manual_seed(config.seed)
    net = PlayingNet(inputs_of(kind), config.net, kind.player_counts[-1]).to(device)
    for told in learn(net, lessons, config, torch.device(device)):
        click.echo(told)
    origin = {
        "rules": kind.rules_version,
        "version": __version__,
        "decisions": len(lessons.counts),
        "imitates": config.imitate,
    }
    export(net.state_dict(), inputs_of(kind), origin).save(folder / "net.npz")


def learn(net: PlayingNet, lessons: Lessons, config: Config, device: torch.device) -> Iterator[str]:
    """Learn from the decisions, and report from time to time how well the held-out ones are predicted."""
    tensors = {name: torch.from_numpy(array).to(device) for name, array in lessons._asdict().items()}
    games = tensors.pop("games")
    is_held = torch.isin(games, games.unique()[::HELD_OUT])
    held, rest = ({name: tensor[..., choice] for name, tensor in tensors.items()} for choice in (is_held, ~is_held))
    count = len(rest["counts"])
    steps = config.learn.epochs * count // BATCH
    optimizer = torch.optim.AdamW(
        net.parameters(), lr=config.learn.rate[0], weight_decay=0.05, fused=device.type == "cuda"
    )
    rates = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, max(steps, 1), config.learn.rate[1])
    for step in range(steps):
        batch = torch.randint(count, (BATCH,), device=device)
        loss, _ = judged(net, {name: tensor[..., batch] for name, tensor in rest.items()})
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        rates.step()
        if step % max(steps // REPORTS, 1) == 0 or step == steps - 1:
            with torch.no_grad():
                found, agreement = judged(net, held)
            yield f"step {step:,}  loss {loss.item():.4f}  held out {found.item():.4f}  same choice {agreement:.1%}"


def judged(net: PlayingNet, batch: dict[str, torch.Tensor]) -> tuple[torch.Tensor, float]:
    """The cross entropy of the choices, and how many of them are also the net's preferred ones."""
    chances, _ = net(batch["facts"], batch["rows"], batch["counts"], batch["players"])
    loss = -chances.gather(0, batch["places"][None]).mean()
    return loss, float((chances.argmax(0) == batch["places"]).float().mean())
