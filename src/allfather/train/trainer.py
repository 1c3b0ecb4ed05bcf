"""A training run: play, learn, report, save, until enough decisions have been learned from."""

from __future__ import annotations

import signal
import time
from contextlib import nullcontext
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import click
import numpy as np
import torch

from allfather import __version__
from allfather.core.game import Game
from allfather.nets.inputs import inputs_of
from allfather.nets.weights import Net, load_net, shipped_net
from allfather.train import parallel, ppo
from allfather.train.config import SHIPPED, Config
from allfather.train.cuda_graph import CudaGraph
from allfather.train.curve import MARGIN, Curve
from allfather.train.export import export, frozen
from allfather.train.model import Critic, PlayingNet
from allfather.train.ppo import Experience
from allfather.train.selfplay import SelfPlay
from allfather.train.strength import Judge

CHECKPOINT = "nets.pt"
REPORTED = ("entropy", "change", "value_error", "critic_error")
"""What :func:`allfather.train.ppo.losses` reports."""


class Trainer:
    """Trains a net for *kind* as *config* says; a checkpoint in *folder* is continued.

    :raises OptionError: if the config is invalid.
    """

    def __init__(self, kind: type[Game[Any, Any]], config: Config, folder: Path, device: str) -> None:
        self.kind, self.config, self.folder, self.device = kind, config, folder, torch.device(device)
        parallel.join(self.device)
        torch.manual_seed(config.seed)
        inputs, seats = inputs_of(kind), kind.player_counts[-1]
        self.net = PlayingNet(inputs, config.net, seats).to(self.device)
        self.critic = Critic(inputs, config.critic, seats).to(self.device)
        self.frozen = self._in_pytorch(self._net_in(config.against))
        self.before = self._net_in(config.start)
        if begun := self._in_pytorch(self.before):
            self.net.load_state_dict(begun.state_dict())
        parallel.share_weights(self.net)
        parallel.share_weights(self.critic)
        # Each process plays games of its own.
        torch.manual_seed(config.seed + 1000 * parallel.rank())
        starts, play = config.starts(kind), config.play
        self._compile(play.compile and self.device.type == "cuda")
        seed = config.seed + 1000 * parallel.rank()
        self.games = SelfPlay(starts, config.slots(play.games), widest=play.widest, seed=seed, device=device)
        self.got = Experience(self.games, play.steps, config.learn.batches, self._learning_seats())
        self.parameters = [*self.net.parameters(), *self.critic.parameters()]
        is_cuda = self.device.type == "cuda"
        self.rate, self.bonus = torch.zeros((), device=self.device), torch.zeros((), device=self.device)
        self.optimizer = torch.optim.Adam(self.parameters, fused=is_cuda, capturable=is_cuda)
        is_recorded = is_cuda and play.record and parallel.count() == 1
        self.play = CudaGraph(self._play, is_on=is_recorded)
        self.learn = CudaGraph(self._learn, is_on=is_recorded)
        report = config.report
        how: dict[str, Any] = {"widest": play.widest, "seed": config.seed + 999, "device": device}
        how |= {"opponents": report.opponents, "frozen": self._chooser(self.frozen) if self.frozen else None}
        self.judges = [Judge(start, report.games, **how) for start in starts]
        self.decisions, self.seconds = 0, 0.0
        self.told = torch.zeros(len(REPORTED), device=self.device)
        self.updates = 0
        self.curve = Curve(folder)
        self.must_stop = False
        if (folder / CHECKPOINT).exists():
            self.load()

    def _net_in(self, file: str) -> Net | None:
        """The net in a file of weights that the config names, if it names one."""
        if file == SHIPPED:
            return shipped_net(self.kind, min(start.players for start in self.config.starts(self.kind)))
        return load_net(Path(file), self.kind) if file else None

    def _in_pytorch(self, net: Net | None) -> PlayingNet | None:
        return frozen(net, inputs_of(self.kind)).to(self.device) if net else None

    def _learning_seats(self) -> torch.Tensor | None:
        """The seats that learn in each slot, as bits, if not all do: so many seats in a row, from each in turn."""
        if self.frozen is None:
            return None
        players = self.games.tensors.players
        slots = torch.arange(len(players), dtype=players.dtype, device=self.device)
        counts = 1 + slots // players % players.clamp(max=self.config.learners)
        row = (1 << counts) - 1 << slots % players
        return (row | row >> players) & (1 << players) - 1

    def _compile(self, is_wanted: bool) -> None:
        """Compile what is called most; the judges call the plain net, whose number of games is another."""
        wrap: Any = partial(torch.compile, dynamic=False) if is_wanted else lambda function: function
        self.playing, self.judging, self.losses = wrap(self.net), wrap(self.critic), wrap(ppo.losses)
        self.opposing = self._chooser(wrap(self.frozen)) if self.frozen else None

    def _chooser(self, net: PlayingNet) -> Any:
        """The function by which a frozen net chooses."""
        return partial(ppo.drawn if self.config.is_drawn else ppo.preferred, net)

    def run(self) -> None:
        """Train until the end, or until SIGTERM or SIGINT; the last state is saved in either case."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGTERM, signal.SIGINT)}
        last_report = last_save = time.monotonic()
        reported_at = self.decisions
        while self.decisions < self.config.decisions and not parallel.agree(self.must_stop):
            started = time.monotonic()
            self.turn()
            now = time.monotonic()
            self.seconds += now - started
            if parallel.agree(now - last_report >= self.config.report.seconds):
                self._finish_work()
                elapsed = time.monotonic() - last_report
                self.report((self.decisions - reported_at) / elapsed)
                last_report, reported_at = time.monotonic(), self.decisions
            if parallel.agree(now - last_save >= self.config.report.checkpoint):
                self.save()
                last_save = time.monotonic()
        self._finish_work()
        self.report((self.decisions - reported_at) / (time.monotonic() - last_report))
        self.save()
        parallel.leave()
        for number, handler in before.items():
            signal.signal(number, handler)

    def _stop(self, *_: Any) -> None:
        self.must_stop = True

    def _finish_work(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def turn(self) -> None:
        """Play and learn once."""
        play, learn = self.config.play, self.config.learn
        progress = min(self.decisions / self.config.decisions, 1.0)
        rate, bonus = (start * (end / start) ** progress for start, end in (learn.rate, learn.entropy))
        self.rate.fill_(rate)
        self.bonus.fill_(bonus)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate
        self.play()
        for _ in range(learn.epochs):
            self.learn()
        self.updates += learn.epochs * learn.batches
        self.decisions += play.games * play.steps * parallel.count()

    def _play(self) -> None:
        with self._precision():
            ppo.play(self.games, self.playing, self.judging, self.got, self.config.learn.trace, self.opposing)

    def _learn(self) -> None:
        for batch in self.got.batches():
            with self._precision():
                loss, *told = self.losses(self.net, self.critic, batch, self.config.learn, self.bonus)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            parallel.average_gradients(self.parameters)
            for net in (self.net, self.critic):
                torch.nn.utils.clip_grad_norm_(net.parameters(), self.config.learn.largest)
            self.optimizer.step()
            self.told += torch.stack(told)

    def _precision(self) -> Any:
        return torch.autocast("cuda", torch.bfloat16) if self.device.type == "cuda" else nullcontext()

    def report(self, rate: float) -> None:
        """Measure the strength, print a report and add it to the curve."""
        if parallel.rank():
            return
        told = (self.told / max(self.updates, 1)).tolist()
        self.told.zero_()
        self.updates = 0
        with self._precision():
            found = [strength for judge in self.judges for strength in judge.measure(self.net)]
        row = {"decisions": self.decisions, "seconds": round(self.seconds, 1), "rate": round(rate)}
        row |= {name: round(value, 5) for name, value in zip(REPORTED, told, strict=True)}
        for strength in found:
            row |= {strength.name: round(strength.share, 4), f"{strength.name}{MARGIN}": round(strength.error, 4)}
        self.curve.add(row)
        shares = "  ".join(f"{each.name} {each.share:.1%} ±{each.error:.1%}" for each in found)
        click.echo(
            f"{self.decisions / 1e6:9,.1f} M decisions  {rate / 1e6:6.2f} M/s  entropy {told[0]:.3f}  "
            f"change {told[1]:.4f}  errors {told[2]:.4f} {told[3]:.4f}  {shares}"
        )

    def save(self) -> None:
        """Write the checkpoint; a run that resumes from it continues as if it had not been interrupted."""
        if parallel.rank():
            return
        seen = self.games.tensors
        self._write("optimizer.pt", self.optimizer.state_dict())
        self._write(
            "games.pt",
            {
                "saved": {name: torch.from_numpy(array.view(np.uint8)) for name, array in self.games.saved().items()},
                "tensors": {name: getattr(seen, name) for name in seen.__dataclass_fields__},
                "random": torch.get_rng_state(),
                "random_cuda": torch.cuda.get_rng_state() if self.device.type == "cuda" else None,
            },
        )
        nets = {"net": self.net.state_dict(), "critic": self.critic.state_dict()}
        self._write(CHECKPOINT, nets | {"decisions": self.decisions, "seconds": self.seconds})
        export(self.net.state_dict(), inputs_of(self.kind), self.origin()).save(self.folder / "net.npz")
        self.curve.draw()

    def origin(self) -> dict[str, Any]:
        """The origin of the net, as stored in its file."""
        return {
            "rules": self.kind.rules_version,
            "version": __version__,
            "decisions": self.decisions,
            "seconds": round(self.seconds),
            "config": asdict(self.config),
            "curve": self.curve.rows(),
            "before": self.before.origin if self.before else {},
        }

    def _write(self, name: str, kept: dict[str, Any]) -> None:
        part = self.folder / f"{name}.part"
        torch.save(kept, part)
        part.replace(self.folder / name)

    def _read(self, name: str) -> dict[str, Any]:
        kept: dict[str, Any] = torch.load(self.folder / name, map_location=self.device, weights_only=True)
        return kept

    def load(self) -> None:
        """Resume from the checkpoint; without its games, or with several processes, start new games."""
        kept = self._read(CHECKPOINT)
        self.net.load_state_dict(kept["net"])
        self.critic.load_state_dict(kept["critic"])
        self.decisions, self.seconds = kept["decisions"], kept["seconds"]
        if (self.folder / "optimizer.pt").exists():
            self.optimizer.load_state_dict(self._read("optimizer.pt"))
        if parallel.count() == 1 and (self.folder / "games.pt").exists():
            self._load_games(self._read("games.pt"))

    def _load_games(self, kept: dict[str, Any]) -> None:
        now = self.games.saved()
        self.games.restore({name: kept["saved"][name].cpu().numpy().view(now[name].dtype) for name in now})
        for name, tensor in kept["tensors"].items():
            getattr(self.games.tensors, name).copy_(tensor)
        torch.set_rng_state(kept["random"].cpu())
        if kept["random_cuda"] is not None:
            torch.cuda.set_rng_state(kept["random_cuda"].cpu())
