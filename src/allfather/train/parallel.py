"""Training on several devices: each process plays games of its own, and the gradients are averaged.

``torchrun --nproc-per-node 8 -m allfather.cli train …`` starts the processes.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

import torch
from torch import distributed, nn


def join(device: torch.device) -> None:
    """Join the other processes, if ``torchrun`` has started several."""
    if int(os.environ.get("WORLD_SIZE", "1")) > 1:
        if device.type == "cuda":  # each process of a machine has a GPU of its own
            torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
        distributed.init_process_group("nccl" if device.type == "cuda" else "gloo")


def leave() -> None:
    if is_shared():
        distributed.destroy_process_group()


def is_shared() -> bool:
    """Whether there are other processes."""
    return bool(distributed.is_available() and distributed.is_initialized())


def rank() -> int:
    """The number of this process; process 0 reports."""
    return distributed.get_rank() if is_shared() else 0


def count() -> int:
    """The number of processes."""
    return distributed.get_world_size() if is_shared() else 1


def share_weights(net: nn.Module) -> None:
    """Give every process the weights of process 0."""
    if is_shared():
        for weights in net.state_dict().values():
            distributed.broadcast(weights, 0)


def average_gradients(parameters: Iterable[nn.Parameter]) -> None:
    """Average the gradients over all processes."""
    if not is_shared():
        return
    gradients = [each.grad for each in parameters if each.grad is not None]
    flat = torch.cat([each.flatten() for each in gradients])
    distributed.all_reduce(flat)
    flat /= count()
    for gradient, part in zip(gradients, flat.split([each.numel() for each in gradients]), strict=True):
        gradient.copy_(part.view_as(gradient))


def agree(wish: bool) -> bool:
    """Whether any process wants this, so that all of them do it at the same time."""
    if not is_shared():
        return wish
    flag = torch.tensor([float(wish)])
    if distributed.get_backend() == "nccl":
        flag = flag.cuda()
    distributed.all_reduce(flag, distributed.ReduceOp.MAX)
    return bool(flag.item())
