"""From a checkpoint to the weights of a net that plays without PyTorch, and back."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from allfather.nets.forward import Sizes
from allfather.nets.inputs import Inputs
from allfather.nets.weights import Net
from allfather.train import config
from allfather.train.model import PlayingNet

LAYERS = ("first", "second", "third", "query", "values")
"""The layers in the order of the flat weights; the rows of the actions follow."""


def export(weights: dict[str, torch.Tensor], inputs: Inputs, origin: dict[str, Any]) -> Net:
    """The net with the state dict *weights* of a :class:`allfather.train.model.PlayingNet`."""
    plain = {name: tensor.detach().float().cpu().numpy() for name, tensor in weights.items()}
    plain["first.weight"] = plain["first.weight"][:, : inputs.facts]  # without the bits that fill the last byte
    parts = []
    for layer in LAYERS:
        parts += [plain[f"{layer}.weight"].T.ravel(), plain[f"{layer}.bias"]]
    parts.append(plain["actions"].ravel())
    width, hidden = len(plain["first.bias"]), len(plain["second.bias"])
    sizes = Sizes(inputs.facts, width, hidden, len(plain["query.bias"]), inputs.rows, len(plain["values.bias"]))
    return Net(sizes, np.concatenate(parts).astype(np.float32), origin)


def frozen(net: Net, inputs: Inputs) -> PlayingNet:
    """The net in PyTorch, to play but not to learn: the inverse of :func:`export`."""
    sizes = net.sizes
    model = PlayingNet(inputs, config.Net(sizes.width, sizes.hidden, sizes.query), sizes.seats)
    model.requires_grad_(False)
    plain, start = torch.from_numpy(net.weights), 0
    for layer in LAYERS:
        weight, bias = getattr(model, layer).weight, getattr(model, layer).bias
        columns = min(weight.shape[1], sizes.facts) if layer == "first" else weight.shape[1]
        end = start + columns * len(bias)
        weight[:, :columns] = plain[start:end].view(columns, len(bias)).T
        bias[:] = plain[end : end + len(bias)]
        start = end + len(bias)
    model.actions[:] = plain[start:].view_as(model.actions)
    return model
