"""Rules are compiled as a whole: the one that Python calls, together with all that it calls.

Numba compiles, optimises and caches every function for itself, and again within each function that calls it, on every
level. Here a rule that is called by another one is only translated to LLVM's language, and LLVM optimises the whole
once. That takes a third of the time, and the cache needs an eighth of the space.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import compiler as numba_compiler
from numba.core import sigutils as numba_sigutils
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import CPUDispatcher
from numba.core.typing import templates as numba_templates

compiler: Any = numba_compiler
sigutils: Any = numba_sigutils
templates: Any = numba_templates


class Part(JITCodeLibrary):
    """The code of a rule that another rule calls, as it was translated, with the parts that it calls itself."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


class CompiledRule(CPUDispatcher):
    """A function that Numba compiles when Python calls it, and translates when another rule does."""

    def __init__(self, py_func: Callable[..., Any], locals: Any = None, targetoptions: Any = None) -> None:  # noqa: A002
        super().__init__(py_func, locals, targetoptions)
        self._parts: dict[tuple[Any, ...], tuple[Any, Any]] = {}
        """By the types of the arguments: what Numba finds the code by, and its signature."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What Numba wants to know of a function that is called, translated if it has not been yet."""
        pysig, folded = self.fold_argument_types(args, kws)
        if folded not in self._parts:
            self._parts[folded] = self._translate(folded)
        _, signature = self._parts[folded]
        name = self.py_func.__name__
        return templates.make_concrete_template(name, key=name, signatures=[signature]), pysig, folded, {}

    def get_overload(self, sig: Any) -> Any:
        """What Numba finds the code by that was translated for these types."""
        found, _ = self._parts[sigutils.normalize_signature(sig)[0]]
        return found

    def _translate(self, args: tuple[Any, ...]) -> tuple[Any, Any]:
        target: Any = self.targetctx
        options: Any = self.targetdescr.options
        flags = compiler.Flags()
        options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        new_part: Any = Part
        part = new_part(target.codegen(), self.py_func.__qualname__)
        result = compiler.compile_extra(self.typingctx, target, self.py_func, args, None, flags, self.locals, part)
        found = object()
        target.insert_user_function(found, result.fndesc, [part])
        return found, result.signature
