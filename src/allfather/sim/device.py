"""The GPU, if there is one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from allfather.core.errors import DeviceError

cuda: Any = import_module("numba.cuda")
"""Numba's CUDA, whose types are known only at run time."""


def has_gpu() -> bool:
    """Whether CUDA can be used here."""
    return bool(cuda.is_available())


def check_gpu() -> None:
    """Check that CUDA can be used here.

    :raises DeviceError: if it cannot.
    """
    if not has_gpu():
        raise DeviceError(
            "no CUDA GPU can be used here: use device='cpu', or install allfather[cuda] on a machine with one"
        )


def gpu_name() -> str:
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)
