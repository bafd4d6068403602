"""HP259: names that HIP's runtime has as macros."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_HEADER = "hipport/macro_names.h"
#: Macros of hip/amd_detail/amd_device_functions.h that are named as a project may name things. Source: clang -dD over
#: hip/hip_runtime.h of ROCm 7.2.
_NAMES = frozenset(("MASK1", "MASK2", "HW_ID", "XCC_ID"))


@rule("HP259", "name-of-macro", edits=True, words=_NAMES)
def name_of_macro(ctx: Context) -> Iterator[Edit]:
    """A name of the project's own that HIP's runtime has as a macro.

    What it finds: `MASK1`, `MASK2`, `HW_ID` and `XCC_ID` in code that the HIP compiler reads as device code, headers of
    such code included, where neither the file nor a header of the tree that it includes defines them as macros.

    Why: HIP's headers define these for themselves, and leave them defined: `constexpr int MASK1 = 1;` becomes
    `constexpr int 0x00ff00ff = 1;`, "expected unqualified-id". CUDA's headers have no such macros.

    Example:
        __device__ int low(int x) { const int MASK1 = 0xff; return x & MASK1; }

    Keep:
        #define MASK1 0xff
        __device__ int low(int x) { return x & MASK1; }

    Fix safety: safe. `#include "hipport/macro_names.h"` undefines the macros after the runtime's header, whose
    functions have been defined by then; a converted tree gets the header too.

    Source: the headers of ROCm 7.2.
    """
    is_read = is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)
    if ctx.is_hip or not is_read or has_own_header(ctx, _HEADER):
        return
    tokens = ctx.tokens
    places = (index for index in tokens.where(_NAMES - ctx.defined_macros.keys()) if not tokens.directive_at(index))
    names = {tokens.texts[index] for index in places if not ctx.written_for_hip(index)}
    if names and any(not _is_macro(ctx, name) for name in names):
        yield include_after_runtime(ctx, _HEADER, "HP259")


def _is_macro(ctx: Context, name: str) -> bool:
    """Whether a header of the tree that the file includes defines a macro."""
    defined = re.compile(rf"^[ \t]*#[ \t]*define[ \t]+{name}\b", re.MULTILINE)
    return any(defined.search(text) for text in ctx.survey.header_texts(ctx.source.path, name))
