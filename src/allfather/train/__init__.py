"""Training of nets by self-play: ``allfather train odin``. It needs PyTorch; playing does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from allfather.core.errors import DeviceError, OptionError
from allfather.core.game import Game


def train(kind: type[Game[Any, Any]], config: Path | None, folder: Path, device: str) -> None:
    """Train a net as the file *config* says, or continue the run in *folder*.

    :raises OptionError: if PyTorch is not installed, or the config is missing or invalid.
    :raises DeviceError: if there is no such device.
    """
    try:
        import torch
    except ImportError as error:
        case = {"why": "package", "package": "torch", "command": 'pip install "allfather[train]"'}
        raise OptionError(f"torch is not installed: {case['command']}", case=case) from error
    from allfather.train.config import CONFIGS, Config
    from allfather.train.imitation import imitate
    from allfather.train.trainer import Trainer

    if device == "cuda" and not torch.cuda.is_available():
        raise DeviceError("PyTorch finds no CUDA GPU here: use --device cpu")
    path = config or CONFIGS / f"{kind.name}.toml"
    if not path.exists():
        case = {"why": "training-game", "game": kind.title}
        raise OptionError(f"there are no settings for {kind.title}: write some and give them with --config", case=case)
    folder.mkdir(parents=True, exist_ok=True)
    settings = Config.read(path)
    if settings.imitate:
        imitate(kind, settings, folder, device)
    else:
        Trainer(kind, settings, folder, device).run()
