"""The GPU, if there is one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

cuda: Any = import_module("numba.cuda")
"""Numba's CUDA, whose types are known only at run time."""


def has_gpu() -> bool:
    """Whether CUDA can be used here."""
    return bool(cuda.is_available())


def gpu_name() -> str:
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)
