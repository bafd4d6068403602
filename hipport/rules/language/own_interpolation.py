"""HP290: the project's own lerp in the global namespace."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declaration_end
from hipport.code.declared_functions import declared_function
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.own_functions import in_arm
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_NAME = "lerp"
_CODE = "HP290"
# -std=c++20   CXX_STANDARD 20   cxx_std_20   stdcpp20   import torch
_NEWER = re.compile(r"[+][+](?:2|3)\w|STANDARD\W+2\d|std_2\d|stdcpp(?:20|latest)|\btorch\b")
_TYPES = (("float",), ("double",), ("long", "double"))


@rule("HP290", "own-interpolation", edits=True, words=(_NAME,))
def own_interpolation(ctx: Context) -> Iterator[Edit]:
    """A function `lerp` of three numbers of the project's own, in the global namespace.

    What it finds: `float lerp(float a, float b, float t)`, also of `double`, outside of namespaces and classes, as in
    copies of `helper_math.h` of NVIDIA's samples; where the tree has build files, if one of them asks for C++20 or for
    PyTorch.

    Why: from C++20 on `std::lerp` is such a function, and newer versions of GCC's `<math.h>` import it into the global
    namespace: "declaration conflicts with target of using declaration already in scope". clang's headers for HIP
    include `<math.h>` in each source, and PyTorch's headers want C++20.

    Example:
        inline __host__ __device__ float lerp(float a, float b, float t) { return a + t * (b - a); }

    Keep:
        inline __host__ __device__ float2 lerp(float2 a, float2 b, float t) { return a + t * (b - a); }

    Fix safety: safe: HIP takes `std::lerp` in C++20, which is exact at both ends and grows evenly between them, so that
    the last digits may differ; in C++17 nothing changes.

    Source: [c.math.lerp] of C++20; math.h of GCC 16; hipcc of ROCm 7.2.
    """
    if is_of_hip(ctx) or not ctx.survey.may_be_built_with(_NEWER, ctx.source.path):
        return
    tokens = ctx.tokens
    opening = ("#if defined(__HIPCC__) && __cplusplus > 201703L", f"using std::{_NAME};", "#else")
    for index in tokens.places(_NAME):
        found = declared_function(tokens, index) if tokens.text_at(tokens.after(index)) == "(" else None
        if found is None or found.name != index or not _is_standard(found) or ctx.is_settled(index):
            continue
        yield from in_arm(ctx, clause_start(tokens, index), declaration_end(tokens, index), opening, _CODE)


def _is_standard(function: DeclaredFunction) -> bool:
    """Whether C++20 has a function like this one."""
    if function.in_class or function.known_by != (_NAME,) or function.templates:
        return False
    return any(function.parameters == (*(*words, ",") * 3, ")") for words in _TYPES)
