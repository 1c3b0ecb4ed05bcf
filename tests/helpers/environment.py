"""The environment of processes that tests start."""

from __future__ import annotations

import os
from pathlib import Path


def python_path(*folders: Path) -> str:
    """A value of ``PYTHONPATH``: *folders* before those that it already has."""
    return os.pathsep.join(filter(None, [*map(str, folders), os.environ.get("PYTHONPATH", "")]))
