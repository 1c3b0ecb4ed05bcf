"""Builds modules, each in a process of its own: ``python -m allfather.wasm.build GAME FILE``.

Numba must be configured before it is imported, because the code is not for this machine. Beside the module the process
writes files with the same name and other endings: the layout, and for a game with nets a second module and their
weights.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

LAYOUT, CODE = ".json", ".wasm"
"""The endings of the two files of every game: the description of its module, and the module."""
NET_CODE = ".net.wasm"
"""The ending of the module that plays with a net; see :func:`weights_ending` for the others of such a game."""
IN_BACKGROUND = "--in-background"
"""Runs the process at low priority and ends it when its input is closed, so that it never outlives its server."""


def weights_ending(players: int) -> str:
    """The ending of the file with the weights of the net for *players* players or more."""
    return f".{players}.weights"


def command(name: str, file: Path, *flags: str) -> list[str]:
    """The command line that builds the module of a game."""
    return [sys.executable, "-m", __name__, name, str(file), *flags]


def environment() -> dict[str, str]:
    """The environment variables of that command."""
    return os.environ | {"NUMBA_OPT": "0", "NUMBA_DISABLE_JIT": "0"}


def build(games: dict[str, Path]) -> None:
    """Build the modules of *games*, name -> file, side by side.

    :raises RuntimeError: with the output of the process, if a game cannot be compiled.
    """
    processes = {
        name: subprocess.Popen(command(name, file), env=environment(), stderr=subprocess.PIPE, text=True)  # noqa: S603
        for name, file in games.items()
    }
    failed = {}
    for name, process in processes.items():
        _, said = process.communicate()
        if process.returncode:
            failed[name] = said
    for name, said in failed.items():
        raise RuntimeError(f"the module of {name} cannot be built:\n{said}")


def _write(name: str, file: Path) -> None:
    from allfather.games import find_game
    from allfather.nets.weights import has_net
    from allfather.wasm.compiler import compile_module
    from allfather.wasm.entries import ENTRIES
    from allfather.wasm.net_entries import FEATURES, NET_ENTRIES, prepare

    kind = find_game(name)
    # Rules cannot be run in this process, which compiles them for another machine.
    interpreted = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-m", "allfather.wasm.layout", name, str(file)], env=interpreted, check=True)  # noqa: S603
    if has_net(name):
        prepare(kind)
        file.with_suffix(NET_CODE).write_bytes(compile_module(kind, NET_ENTRIES, FEATURES))
    file.write_bytes(compile_module(kind, ENTRIES))


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    if IN_BACKGROUND in sys.argv:
        if hasattr(os, "nice"):
            os.nice(19)
        threading.Thread(target=_end_with_input, daemon=True).start()
    _write(sys.argv[1], Path(sys.argv[2]))
