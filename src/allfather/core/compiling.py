"""How rules are compiled: one decorator that holds every compiler flag, and the folder for compiled code.

Numba's cache looks only at the file of the function it loads, so a change in another file would run stale code.
The folder is therefore named after the text of all modules that may have rules, those of installed games included.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.core import config as numba_config
from numpy.typing import NDArray

config: Any = numba_config

Record: TypeAlias = Any
"""One record of a NumPy structured dtype; the fields are listed where the dtype is."""

Function = TypeVar("Function", bound=Callable[..., Any])


UNCOMPILED = ("server", "terminal", "cli.py", "hosting.py", "waiting.py")
"""Parts of the package without any rule."""


def installed_games() -> dict[str, str]:
    """The games of other packages: their names, and the package that has each."""
    return {entry.name: entry.value for entry in entry_points(group="allfather.games")}


def source_folders() -> list[Path]:
    """Where rules are: this package, and those of installed games."""
    specs = [find_spec(package) for package in sorted(installed_games().values())]
    origins = [Path(spec.origin).parent for spec in specs if spec is not None and spec.origin is not None]
    return [Path(__file__).parents[1], *origins]


def source_digest(*folders: Path) -> str:
    """Name the text of all modules below *folders* that may hold rules by a short hash."""
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            within = path.relative_to(folder)
            if within.parts[0] not in UNCOMPILED:
                digest.update(within.as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder for compiled code: below ``ALLFATHER_CACHE``, else the user's cache, else a temporary folder."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    base = os.environ.get("ALLFATHER_CACHE") or os.path.join(home, "allfather")
    digest = source_digest(*source_folders())
    user = os.getuid() if hasattr(os, "getuid") else "user"
    for parent in (base, os.path.join(tempfile.gettempdir(), f"allfather-{user}")):
        folder = Path(parent, f"compiled-{digest}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            remove_stale(folder)
            return folder
    return Path(tempfile.mkdtemp(prefix="allfather-"))


def remove_stale(folder: Path) -> None:
    """Remove what other versions compiled more than a month ago, beside *folder*."""
    month_ago = time.time() - 30 * 24 * 3600
    for other in folder.parent.glob("compiled-*"):
        with suppress(OSError):  # another process may be doing the same
            if other != folder and other.stat().st_mtime < month_ago:
                shutil.rmtree(other)


_FOLDER = str(cache_folder())


def rule(function: Function, *, nogil: bool = True) -> Function:
    """Compile *function* when it is first called, and keep the result for later processes.

    With ``NUMBA_DISABLE_JIT=1`` it stays the Python function it is. Rules use no Python objects, exceptions or
    global state, so that the same source also compiles into CUDA kernels. A rule must not call itself: Numba loads
    such a function wrongly from its cache.
    """
    before, config.CACHE_DIR = config.CACHE_DIR, _FOLDER
    compile_with: Any = partial(numba.njit, nogil=nogil, error_model="numpy")
    try:
        return cast("Function", compile_with(cache=True)(function))
    except RuntimeError:  # typed into a shell: there is no file to watch
        return cast("Function", compile_with()(function))
    finally:
        config.CACHE_DIR = before


def brief(function: Function) -> Function:
    """A rule that Python calls often and that takes a moment: while it runs no other thread does.

    To let another thread run, and to wait for one's turn again, takes longer than the rule.
    """
    return rule(function, nogil=False)


@cache
def record_type(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """*dtype* with fields to read and set by name; always the same object, which Numba knows again at once."""
    return np.dtype((np.record, dtype))


def array_of(raw: bytes, dtype: np.dtype[Any]) -> NDArray[Any]:
    """Records out of bytes; faster than to copy or clear them field by field, as NumPy does."""
    return np.frombuffer(bytearray(raw), dtype)


def new_records(dtype: np.dtype[Any], count: int) -> NDArray[Any]:
    """Zeroed records of *dtype* whose fields can be read and set by name."""
    return array_of(bytes(count * dtype.itemsize), record_type(dtype))


def new_record(dtype: np.dtype[Any]) -> Record:
    """One zeroed record of *dtype*."""
    return new_records(dtype, 1)[0]


@cache
def _fields_type(dtype: np.dtype[Any]) -> Any:
    names: Any = [(name, Any) for name in dtype.names or ()]
    return NamedTuple("Fields", names)


def fields(record: Record) -> Any:
    """The fields of *record* by name, its numbers as Python's own: a record itself takes microseconds for each."""
    return _fields_type(record.dtype)._make(record.item())


def all_fields(records: NDArray[Any]) -> list[Any]:
    """The same for each of *records*."""
    return list(map(_fields_type(records.dtype)._make, records.tolist()))
