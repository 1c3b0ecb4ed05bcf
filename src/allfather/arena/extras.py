"""Packages that only some need: they are looked for when they are used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from allfather.core.errors import OptionError


def need(module: str, extra: str = "arena") -> Any:
    """Import *module*.

    :raises OptionError: if it is not there; the message names what installs it.
    """
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise OptionError(f'{package} is not installed: pip install "allfather[{extra}]"') from error
