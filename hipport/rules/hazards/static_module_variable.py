"""HP715: variables of modules that are known in their file only."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.scopes import scope_of
from hipport.code.statements import statement_start
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import without_words
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.module_names import module_names

_MEMORY = frozenset(("__constant__", "__device__", "__managed__"))
_AFTER_NAME = frozenset(("[", ";", "=", "{", ","))


@rule("HP715", "static-module-variable", edits=True, words=frozenset(("static",)))
def static_module_variable(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A static variable of device code that host code looks up in a module by its name.

    What it finds: `static __constant__` and `static __device__` variables outside of namespaces and classes whose name
    stands as a literal in a call of `cuModuleGetGlobal`, `cuLibraryGetGlobal` or `cuModuleGetTexRef` in the same
    file or another file of its folder.

    Why: a module of CUDA's has its static variables among its symbols. In a code object for AMD GPUs they are local, or
    gone, and hipModuleGetGlobal returns hipErrorNotFound: this compiles, and fails when it runs.

    Example:
        static __constant__ float weights[9];
        void find(CUdeviceptr *at, CUmodule module) { cuModuleGetGlobal(at, nullptr, module, "weights"); }

    Keep:
        __constant__ float weights[9];
        static __constant__ float others[9];
        void find(CUdeviceptr *at, CUmodule module) { cuModuleGetGlobal(at, nullptr, module, "weights"); }

    Fix safety: safe in a source, where `static` is removed. In a header, which several sources may include, it is left
    and reported.

    Source: the symbols of code objects that hipcc of ROCm 7.2 made with --genco for gfx90a; not tested on a GPU.
    """
    tokens = ctx.tokens
    if tokens.distinct.isdisjoint(_MEMORY):
        return
    wanted = module_names(ctx.content) | ctx.survey.module_names_beside(ctx.source.path)
    for index in tokens.where(wanted):
        static = _static_of(ctx, index)
        if static < 0 or ctx.written_for_hip(index):
            continue
        if ctx.survey.is_device_source(ctx.source.path) or ctx.source.path.endswith(".hip"):
            yield without_words(ctx, "HP715", static)
        else:
            yield ctx.diagnostic(
                "HP715",
                Severity.WARNING,
                static,
                f"hipModuleGetGlobal does not find {tokens.texts[index]}, which is static",
                "remove static, and define the variable in one source only",
                symbol=tokens.texts[index],
            )


def _static_of(ctx: Context, index: int) -> int:
    """Index of the ``static`` of a variable's declaration outside of namespaces: ``static __device__ int index[4];``;
    -1 for all else.
    """
    tokens = ctx.tokens
    brace = next(tokens.open_braces(index), -1)
    is_outside = brace < 0 or scope_of(tokens, brace).word == "extern"
    if not is_outside or tokens.directive_at(index) or tokens.text_at(tokens.after(index)) not in _AFTER_NAME:
        return -1
    start = statement_start(tokens, index)
    words = tokens.texts[start:index] if start >= 0 else []
    is_declared = not _MEMORY.isdisjoint(words) and "static" in words and "=" not in words
    return start + words.index("static") if is_declared else -1
