"""Builds modules, each in a process of its own: ``python -m allfather.wasm.build GAME FILE``.

Numba must be told before it is imported that the code is not for this machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def build(games: dict[str, Path]) -> None:
    """Build the modules of *games*, name -> file, side by side.

    :raises RuntimeError: with the output of the process, if a game cannot be compiled.
    """
    environment = os.environ | {"NUMBA_OPT": "0", "NUMBA_DISABLE_JIT": "0"}
    processes = {
        name: subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", __name__, name, str(file)],
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name, file in games.items()
    }
    for name, process in processes.items():
        _, said = process.communicate()
        if process.returncode:
            raise RuntimeError(f"the module of {name} cannot be built:\n{said}")


if __name__ == "__main__":
    from allfather.games import find_game
    from allfather.wasm.compiler import compile_module

    Path(sys.argv[2]).write_bytes(compile_module(find_game(sys.argv[1])))
