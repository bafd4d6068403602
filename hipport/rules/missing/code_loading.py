"""HP514: loading compiled device code."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_LOADERS = frozenset(
    """cuModuleLoad cuModuleLoadData cuModuleLoadDataEx cuModuleLoadFatBinary cuLinkAddFile cuLinkAddFile_v2
    cuLinkAddData cuLinkAddData_v2 cuLibraryLoadFromFile cuLibraryLoadData cudaLibraryLoadFromFile
    cudaLibraryLoadData""".split()
)
_COMPILED = re.compile(r"\.(ptx|cubin|fatbin)\"$")
_PTX_TEXT = re.compile(r"\.version\s+\d|\.target\s+sm_")
_PTX_INPUT = frozenset(("CU_JIT_INPUT_PTX", "CU_JIT_INPUT_CUBIN", "CU_JIT_INPUT_FATBINARY"))
_RUN_TIME_COMPILER = frozenset(("nvrtcGetPTX", "nvrtcGetCUBIN", "hiprtcGetCode"))


@rule("HP514", "code-loading", words=_LOADERS)
def code_loading(ctx: Context) -> Iterator[Diagnostic]:
    """Loading PTX, a cubin or a fatbin.

    What it finds: calls of `cuModuleLoad`, `cuModuleLoadData`, `cuLinkAddFile`, `cuLibraryLoadData` and similar
    functions; the message names what they load where a string literal of the file shows it. Where the file compiles
    with NVRTC, the finding only informs: the port loads code that hiprtc has compiled.

    Why: the functions have counterparts in HIP, but what they load is NVIDIA's code, which no AMD GPU runs.

    Example:
        void load(CUmodule *module) { cuModuleLoad(module, "kernels.ptx"); }

    Keep:
        void find(CUfunction *kernel, CUmodule module) { cuModuleGetFunction(kernel, module, "scale"); }

    Fix safety: no fix: the code has to be built from its source, with `hipcc --genco` or with hiprtc at run time.

    Source: HIP's documentation of hipModuleLoad; not tested on a GPU. Detected from tokens; confidence high.
    """
    if is_of_hip(ctx):
        return
    compiles = not _RUN_TIME_COMPILER.isdisjoint(ctx.tokens.distinct)
    for use in ctx.names.api_uses:
        arguments = arguments_of(ctx.tokens, use.last) if use.name in _LOADERS else None
        if not arguments or is_declared(ctx, use.index):
            continue
        texts = ctx.tokens.texts[arguments[0].first : arguments[-1].end]
        yield ctx.diagnostic(
            "HP514",
            Severity.INFO if compiles else Severity.WARNING,
            use.index,
            f"{use.name} loads {_what(ctx, texts)}, which no AMD GPU runs",
            "load the code that hiprtc compiles here"
            if compiles
            else "load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc",
            symbol=use.name,
            library="driver",
        )


def _what(ctx: Context, texts: list[str]) -> str:
    """What a call loads, in words, as far as its arguments or the string literals of the file show it."""
    if literal := next((text for text in texts if _COMPILED.search(text)), None):
        return literal
    if input_type := next((text for text in texts if text in _PTX_INPUT), None):
        return f"NVIDIA's code ({input_type})"
    literals = sorted(ctx.tokens.strings)
    if any(_PTX_TEXT.search(text) for text in literals):
        return "PTX text"
    compiled = next((text for text in literals if _COMPILED.search(text)), None)
    return f"NVIDIA's code ({compiled})" if compiled else "PTX, a cubin or a fatbin"
