"""Compiles the entries of a game to a WebAssembly module, with the LLVM that Numba brings along.

Numba's own optimised code is for the machine it runs on. So the entries are compiled with ``NUMBA_OPT=0``, their plain
LLVM code is given the target ``wasm32``, and LLVM optimises it for that. Pointers become 32 bits wide by the data
layout alone; sizes and indices stay 64 bits wide, as Numba wrote them.

This replaces two of Numba's internal methods and edits the text of its LLVM IR. Whatever a new version of Numba or LLVM
does differently raises an :class:`UnknownCode` here instead of producing a module that fails in a browser. Before the
bound in ``pyproject.toml`` is raised: run ``tests/wasm``, which compares the modules with the native code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core import codegen

from allfather.core.compiling import config, rule
from allfather.core.game import Game
from allfather.wasm.binary import exporting, functions, imported_functions
from allfather.wasm.entries import Entry, memory_type

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
TYPES = {
    "i": (types.int32, "i32"),
    "l": (types.int64, "i64"),
    "d": (types.float64, "double"),
    "p": (types.voidptr, "ptr"),
}
"""The types of arguments, for Numba and for LLVM."""

HEAD = re.compile(r"^target (?:triple|datalayout) = .*\n", re.MULTILINE)
COUNTING = re.compile(r"(define linkonce_odr void @NRT_(?:inc|dec)ref\(ptr [^{]*)\{.*?\n\}", re.DOTALL)
"""Counts the references to an array; the memory of a module belongs to nobody."""
ANY_COUNTING = re.compile(r"^define .*@NRT_(?:inc|dec)ref\b", re.MULTILINE)
REPLACED = {"JITCodeLibrary": "_finalize_specific", "JITCPUCodegen": "set_env"}
"""The methods of Numba that touch machine code."""


class UnknownCode(RuntimeError):
    """Numba or LLVM does not do what this module was written for."""

    def __init__(self, what: str) -> None:
        super().__init__(f"Numba {numba.__version__} cannot be used to build WebAssembly: {what}")


def compile_module(kind: type[Game[Any, Any]], entries: Mapping[str, Entry], features: str = "") -> bytes:
    """A module of a game, with optional *features* of the machine.

    The process must have been started with ``NUMBA_OPT=0`` and an empty cache.
    """
    if config.OPT != 0:
        raise RuntimeError("NUMBA_OPT must be 0")
    generate_no_machine_code()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(targeted(""))
    for name, entry in entries.items():
        module.link_in(llvm.parse_assembly(targeted(_code(name, entry, memory_type(kind)))))
    _hide_all_but(module, entries.keys())
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=features)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    found = machine.emit_object(module)
    check_imports(found)
    places = functions(found)
    return exporting(found, {name: places[name] for name in entries})


def check_imports(module: bytes) -> None:
    """Check that a module needs no functions from outside, because a page provides none."""
    if needed := imported_functions(module):
        raise UnknownCode(f"its code needs {', '.join(needed)}")


def generate_no_machine_code() -> None:
    """Keep Numba from generating code for this machine, which is never run."""
    for owner, method in REPLACED.items():
        if not hasattr(getattr(codegen, owner, None), method):
            raise UnknownCode(f"it has no {owner}.{method}")
        setattr(getattr(codegen, owner), method, lambda *_: None)


def _code(name: str, entry: Entry, memory: np.dtype[Any]) -> str:
    """The plain LLVM code of an entry and of all that it calls, with a function *name* that calls it."""
    compiled: Any = rule(entry.function)
    compiled.compile((numba.from_dtype(memory), *(TYPES[letter][0] for letter in entry.signature)))  # by its address
    (overload,) = compiled.overloads.values()
    text = compiled.inspect_llvm(overload.signature.args)
    return uncounted(text) + _calling(name, overload.fndesc.mangled_name, entry)


def uncounted(code: str) -> str:
    """LLVM code in which references to arrays are not counted."""
    changed, count = COUNTING.subn(r"\1{\n  ret void\n}", code)
    if count != len(ANY_COUNTING.findall(code)):
        raise UnknownCode("it counts references in another way")
    return changed


def _calling(name: str, target: str, entry: Entry) -> str:
    """A function that calls compiled code as Numba does: the result and an error are written through pointers."""
    arguments = ", ".join(
        ["ptr %0", *(f"{TYPES[letter][1]} %{place}" for place, letter in enumerate(entry.signature, 1))]
    )
    return f"""
define i32 @{name}({arguments}) {{
  %result = alloca i64
  %error = alloca ptr
  call i32 @{target}(ptr %result, ptr %error, {arguments})
  %wide = load i64, ptr %result
  %value = trunc i64 %wide to i32
  ret i32 %value
}}
"""


def targeted(code: str) -> str:
    """LLVM code for WebAssembly instead of this machine."""
    rest = HEAD.sub("", code)
    if "target triple" in rest or "target datalayout" in rest:
        raise UnknownCode("it names the target in another way")
    return f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"\n' + rest


def _hide_all_but(module: Any, entries: Any) -> None:
    """Make everything internal except the entries, so that what they do not need disappears."""
    for function in module.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
