"""Optional dependencies, imported on first use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from allfather.core.errors import OptionError


def need(module: str, extra: str = "arena") -> Any:
    """Import *module*.

    :raises OptionError: if it is not installed; the message says how to install it.
    """
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        command = f'pip install "allfather[{extra}]"'
        case = {"why": "package", "package": package, "command": command}
        raise OptionError(f"{package} is not installed: {command}", case=case) from error
