"""Whole-program compilation of rules: the rule that Python calls is compiled together with everything it calls.

Numba compiles, optimises and caches every function separately, and again inside each function that calls it, at every
level. Here a rule that is called by another rule is only lowered to LLVM IR, and LLVM optimises the whole program
once. That takes a third of the time, and the cache needs an eighth of the space. Nothing else calls the code of the
rules in it, so LLVM may inline a function that has a single caller: random play is up to one and a half times as fast.

This relies on Numba's internals, which may change with any release. ``pyproject.toml`` therefore has an upper bound for
Numba, and importing this module fails if something in :data:`PARAMETERS` or :data:`ATTRIBUTES` is missing or looks
different; ``core/compiling.py`` then compiles each rule with ``njit``: the same answers, but slower to compile.

Before the bound is raised: run ``tests/core/test_compiling.py``, which fails if this module cannot be used; compare
``CPUCodeLibrary.finalize`` with :meth:`Part.finalize`, ``get_call_template`` and ``get_overload`` of ``Dispatcher``
with those of :class:`CompiledRule`, and the pass that creates a library with :class:`Pipeline`; run the kernels on a
GPU.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import llvmlite.binding as llvm
from numba import types
from numba.core import base, codegen
from numba.core import compiler as numba_compiler
from numba.core import config as numba_config
from numba.core import sigutils as numba_sigutils
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import CPUDispatcher
from numba.core.typing import templates as numba_templates
from numba.core.typing.templates import AbstractTemplate

compiler: Any = numba_compiler
config: Any = numba_config
sigutils: Any = numba_sigutils
templates: Any = numba_templates

PARAMETERS: tuple[tuple[Any, str, str], ...] = (
    (compiler, "compile_extra", "typingctx targetctx func args return_type flags locals library"),
    (compiler, "Compiler.__init__", "self typingctx targetctx library args return_type flags locals"),
    (codegen, "CPUCodeLibrary.__init__", "self codegen name"),
    (codegen, "CPUCodeLibrary._optimize_final_module", "self"),
    (codegen, "CPUCodeLibrary.enable_object_caching", "self"),
    (CPUDispatcher, "__init__", "self py_func locals targetoptions pipeline_class"),
    (CPUDispatcher, "fold_argument_types", "self args kws"),
    (CPUDispatcher, "get_call_template", "self args kws"),
    (CPUDispatcher, "get_overload", "self sig"),
    (base, "BaseContext.insert_user_function", "self func fndesc libs"),
    (sigutils, "normalize_signature", "sig"),
    (templates, "make_concrete_template", "name key signatures"),
    (templates, "infer_global", "val typ"),
    (AbstractTemplate, "get_impl_key", "self sig"),
)
"""Functions that are called or overridden here, and their first parameters."""
ATTRIBUTES: tuple[tuple[Any, str, str], ...] = (
    (codegen, "CPUCodeLibrary.finalize", "_linking_libraries _reload_init _final_module _get_module_for_linking"),
    (codegen, "CPUCodeLibrary.finalize", "_optimize_final_module"),
    (codegen, "CPUCodeLibrary._finalize_final_module", "_finalized"),
)
"""Functions whose work is done differently here, and the attributes that both use."""


def check_internals() -> None:
    """Check that Numba's internals look as they did when this module was written.

    :raises ImportError: if they do not.
    """
    for owner, name, parameters in PARAMETERS:
        found = [*inspect.signature(_internal(owner, name)).parameters]
        _require(found[: len(parameters.split())] == parameters.split(), name)
    for owner, name, attributes in ATTRIBUTES:
        _require({*attributes.split()} <= {*_internal(owner, name).__code__.co_names}, name)


def _internal(owner: Any, name: str) -> Any:
    try:
        return attrgetter(name)(owner)
    except AttributeError as error:
        raise ImportError(f"this version of Numba has no {name}") from error


def _require(is_as_expected: bool, name: str) -> None:
    if not is_as_expected:
        raise ImportError(f"this version of Numba has another {name}")


check_internals()


class Part(JITCodeLibrary):
    """The LLVM IR of a rule that another rule calls, linked with the parts that it calls itself."""

    def finalize(self) -> None:
        # As in Numba, but without optimising the module or generating machine code.
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


class Whole(JITCodeLibrary):
    """The code of a rule that Python calls, with all parts."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        optimize: Any = super()._optimize_final_module
        optimize()


class Pipeline(numba_compiler.Compiler):
    """Numba's pipeline for a rule that Python calls."""

    def __init__(self, typingctx: Any, targetctx: Any, *rest: Any) -> None:
        _, *others = rest  # instead of the library that Numba would create
        new_whole: Any = Whole
        whole = new_whole(targetctx.codegen(), "rule")
        whole.enable_object_caching()
        begin: Any = super().__init__
        begin(typingctx, targetctx, whole, *others)


class CompiledRule(CPUDispatcher):
    """A function that Numba compiles when Python calls it, and only lowers to LLVM IR when another rule does."""

    def __init__(self, py_func: Callable[..., Any], locals: Any = None, targetoptions: Any = None) -> None:  # noqa: A002
        # Plain code for another kind of machine is linked with that of other rules, so its functions stay visible.
        pipeline = Pipeline if config.OPT else compiler.Compiler
        super().__init__(py_func, locals, targetoptions, pipeline)
        self._parts: dict[tuple[Any, ...], tuple[Any, Any]] = {}
        """By the types of the arguments: the key by which Numba finds the code, and its signature."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numba's description of a called function, which is lowered if it has not been yet."""
        pysig, folded = self.fold_argument_types(args, kws)
        if folded not in self._parts:
            self._parts[folded] = self._lower(folded)
        _, signature = self._parts[folded]
        name = self.py_func.__name__
        return templates.make_concrete_template(name, key=name, signatures=[signature]), pysig, folded, {}

    def get_overload(self, sig: Any) -> Any:
        """The key by which Numba finds the code for these types."""
        key, _ = self._parts[sigutils.normalize_signature(sig)[0]]
        return key

    def _lower(self, args: tuple[Any, ...]) -> tuple[Any, Any]:
        target: Any = self.targetctx
        options: Any = self.targetdescr.options
        flags = compiler.Flags()
        options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        new_part: Any = Part
        part = new_part(target.codegen(), self.py_func.__qualname__)
        result = compiler.compile_extra(self.typingctx, target, self.py_func, args, None, flags, self.locals, part)
        key = object()
        target.insert_user_function(key, result.fndesc, [part])
        return key, result.signature


def dispatch(call: Callable[..., Any], choose: Callable[[Any], Any]) -> None:
    """Let compiled code that calls *call* call the rule that *choose* returns for the type of the first argument.

    The code leads straight to the rule; Numba's ``overload`` would compile a function in between.
    """

    class Chosen(AbstractTemplate):
        key = call

        def generic(self, args: Any, kws: Any) -> Any:
            found = choose(args[0])
            if found is None:
                return None
            chosen = self.context.resolve_value_type(found)
            signature = chosen.get_call_type(self.context, args, kws)
            self.code = chosen.get_overload(signature)
            return signature

        def get_impl_key(self, sig: Any) -> Any:
            return self.code

    templates.infer_global(call, types.Function(Chosen))
