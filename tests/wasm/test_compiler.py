"""What a new version of Numba may change is noticed when a module is built, not in a browser."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import pytest
from numba.core import codegen

from allfather.games import OWN_GAMES
from allfather.wasm import kept
from allfather.wasm.binary import imported_functions
from allfather.wasm.compiler import (
    TRIPLE,
    UnknownCode,
    check_imports,
    generate_no_machine_code,
    targeted,
    uncounted,
)
from tests.helpers.scale import INTERPRETED

COUNTED = """
define linkonce_odr void @NRT_incref(ptr %0) {
  call void @count(ptr %0)
  ret void
}
"""


@pytest.mark.skipif(INTERPRETED, reason="modules are compiled")
def test_modules_need_no_functions_from_outside() -> None:
    for file in kept.modules(OWN_GAMES).values():
        assert imported_functions(file.read_bytes()) == []


def test_code_that_needs_a_function_is_not_built() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    code = targeted(
        "declare double @exp(double)\ndefine double @f(double %x) {\n"
        "  %y = call double @exp(double %x)\n  ret double %y\n}\n"
    )
    module = llvm.Target.from_triple(TRIPLE).create_target_machine().emit_object(llvm.parse_assembly(code))

    assert imported_functions(module) == ["exp"]
    with pytest.raises(UnknownCode, match="its code needs exp"):
        check_imports(module)


def test_references_are_not_counted() -> None:
    assert "@count" not in uncounted(COUNTED)
    assert uncounted("define void @f() {\n}\n") == "define void @f() {\n}\n"


def test_references_that_are_counted_in_another_way_are_noticed() -> None:
    with pytest.raises(UnknownCode, match="counts references in another way"):
        uncounted(COUNTED.replace("linkonce_odr ", ""))


def test_a_target_that_is_named_in_another_way_is_noticed() -> None:
    assert targeted('target triple = "x86_64"\n').count("target triple") == 1
    with pytest.raises(UnknownCode, match="names the target in another way"):
        targeted('  target triple = "x86_64"\n')


@pytest.mark.parametrize(("owner", "method"), [("JITCodeLibrary", "_finalize_specific"), ("JITCPUCodegen", "set_env")])
def test_a_missing_method_is_noticed(monkeypatch: pytest.MonkeyPatch, owner: str, method: str) -> None:
    replaced: Any = codegen
    for each, kept_method in (("JITCodeLibrary", "_finalize_specific"), ("JITCPUCodegen", "set_env")):
        monkeypatch.setattr(getattr(replaced, each), kept_method, getattr(getattr(replaced, each), kept_method))
    monkeypatch.delattr(getattr(replaced, owner), method)

    with pytest.raises(UnknownCode, match=f"it has no {owner}.{method}"):
        generate_no_machine_code()
