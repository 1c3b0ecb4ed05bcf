"""How rules are compiled: one decorator with all compiler flags, and the cache folder for compiled code.

Numba's cache checks only the file of the function it loads, so a change in another file would run stale code. The
folder is therefore named after a hash of all modules that may contain rules, including those of installed games. What
was compiled for the games of this package does not depend on others: the folder of a new set begins with a copy of it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.core import config as numba_config
from numba.extending import overload
from numpy.typing import NDArray

whole_program: Any = None
"""How rules are compiled together with those that they call, unless this version of Numba has other internals."""
with suppress(ImportError):
    from allfather.core import compiled_rule

    whole_program = compiled_rule

config: Any = numba_config

Record: TypeAlias = Any
"""One record of a NumPy structured dtype; its fields are listed where the dtype is defined."""

Function = TypeVar("Function", bound=Callable[..., Any])


UNCOMPILED = ("server", "terminal", "cli.py", "hosting.py", "waiting.py")
"""Parts of the package that contain no rules."""


def installed_games() -> dict[str, str]:
    """The games that other packages add by an entry point: name -> package."""
    return {entry.name: entry.value for entry in entry_points(group="allfather.games")}


def folders_of_games() -> list[Path]:
    """The folders of the packages of installed games."""
    specs = [find_spec(package) for package in sorted(installed_games().values())]
    return [Path(spec.origin).parent for spec in specs if spec is not None and spec.origin is not None]


def source_digest(*folders: Path) -> str:
    """A short hash of all modules below *folders* that may contain rules, and of Numba's version."""
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
    own, others = f"compiled-{source_digest(Path(__file__).parents[1])}", folders_of_games()
    name = f"{own}-{source_digest(*others)}" if others else own
    user = os.getuid() if hasattr(os, "getuid") else "user"
    for parent in (base, os.path.join(tempfile.gettempdir(), f"allfather-{user}")):
        folder = Path(parent, name)
        try:
            begin_with(Path(parent, own), folder)
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            remove_stale(folder)
            return folder
    return Path(tempfile.mkdtemp(prefix="allfather-"))


def begin_with(own: Path, folder: Path) -> None:
    """Copy what was compiled for the games of this package to *folder*, unless that exists."""
    if folder.exists() or not own.exists():
        return
    with tempfile.TemporaryDirectory(prefix=".new-", dir=own.parent, ignore_cleanup_errors=True) as new:
        # Numba replaces files instead of changing them, and does without one that was removed meanwhile.
        with suppress(shutil.Error):
            shutil.copytree(own, new, dirs_exist_ok=True)
        with suppress(OSError):  # another process was faster
            Path(new).rename(folder)


def remove_stale(folder: Path) -> None:
    """Delete the caches of other versions next to *folder* that are more than a month old."""
    month_ago = time.time() - 30 * 24 * 3600
    for other in folder.parent.glob("compiled-*"):
        with suppress(OSError):  # another process may be doing the same
            if other != folder and other.stat().st_mtime < month_ago:
                shutil.rmtree(other)


_FOLDER = str(cache_folder())


def rule(function: Function, *, nogil: bool = True) -> Function:
    """Compile *function* on its first call and cache the result for later processes.

    With ``NUMBA_DISABLE_JIT=1`` it remains a Python function. Rules use no Python objects, exceptions or global
    state, so that the same source also compiles into CUDA kernels. A rule must not be recursive: Numba does not
    load recursive functions correctly from its cache.
    """
    if config.DISABLE_JIT:
        return function
    options = {"nogil": nogil, "error_model": "numpy"}
    if not config.OPT:  # plain code is wanted, to be optimised for another kind of machine
        options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compiled = _compiled(function, options)
    before, config.CACHE_DIR = config.CACHE_DIR, _FOLDER
    try:
        if config.OPT:
            compiled.enable_caching()
    except RuntimeError:  # defined in an interactive shell: there is no file to cache by
        pass
    finally:
        config.CACHE_DIR = before
    return cast("Function", compiled)


def _compiled(function: Function, options: dict[str, Any]) -> Any:
    if whole_program is None:
        return numba.njit(**options)(function)
    return whole_program.CompiledRule(function, targetoptions=options | {"nopython": True})


def dispatch(call: Callable[..., Any], choose: Callable[[Any], Any]) -> None:
    """Let compiled code that calls *call* call the rule that *choose* returns for the type of the first argument."""
    if whole_program is not None:
        whole_program.dispatch(call, choose)
        return

    def implementation(record: Any, *rest: Any) -> Any:
        found = choose(record)
        return found and (lambda record, *rest: found(record, *rest))

    overload(call, strict=False)(implementation)


def short_rule(function: Function) -> Function:
    """A :func:`rule` that keeps the GIL: Python calls it often, and releasing the GIL would cost more than it does."""
    return rule(function, nogil=False)


@cache
def record_type(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """*dtype* with fields as attributes; always the same object, which Numba recognises fastest."""
    return np.dtype((np.record, dtype))


def array_of(raw: bytes, dtype: np.dtype[Any]) -> NDArray[Any]:
    """An array of records from bytes; faster than NumPy's own copies, which go field by field."""
    return np.frombuffer(bytearray(raw), dtype)


def new_records(dtype: np.dtype[Any], count: int) -> NDArray[Any]:
    """An array of *count* zeroed records of *dtype*, with fields as attributes."""
    return array_of(bytes(count * dtype.itemsize), record_type(dtype))


def new_record(dtype: np.dtype[Any]) -> Record:
    """One zeroed record of *dtype*."""
    return new_records(dtype, 1)[0]


@cache
def _fields_type(dtype: np.dtype[Any]) -> Any:
    names: Any = [(name, Any) for name in dtype.names or ()]
    return NamedTuple("Fields", names)


def fields(record: Record) -> Any:
    """The fields of *record* as a named tuple of Python numbers; reading a record's own field takes microseconds."""
    return _fields_type(record.dtype)._make(record.item())


def all_fields(records: NDArray[Any]) -> list[Any]:
    """:func:`fields` of every record."""
    return list(map(_fields_type(records.dtype)._make, records.tolist()))
