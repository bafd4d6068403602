"""HP151: new and delete of types with a great alignment, in device code."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.scopes import ALIGNED
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_WORDS = frozenset(("new", "delete"))
_HEADER = "hipport/aligned_new.h"
_ALIGNED = re.compile(
    rf"\b(?:alignas|{'|'.join(sorted(ALIGNED))}|(?:__)?aligned(?:__)?)\s*\((?!\s*(?:1|2|4|8|16)\s*\))"
)
#: With the vectors that have an alignment of 32 bytes. Source: alignof by hipcc of ROCm 7.2.
_ALIGNED_OR_WIDE = re.compile(rf"{_ALIGNED.pattern}|\b(?:double|u?long|u?longlong)4\b")


@rule("HP151", "aligned-new", edits=True, words=("new", "delete", "virtual"))
def aligned_new(ctx: Context) -> Iterator[Edit]:
    """Device code that allocates, or may delete, what has an alignment above 16 bytes.

    What it finds: `new` and `delete` in device code, where the file or a header of the project that it includes has
    `alignas(64)`, `__align__(32)` or such, or a vector like `double4`; and classes with `virtual` destructors for the
    device in a file with such an alignment.

    Why: from C++17 on, `new` and `delete` of such a type, and a virtual destructor of its class, call operators with an
    alignment. CUDA has these for the device, HIP does not: "undefined symbol: operator new(unsigned long,
    std::align_val_t)".

    Example:
        struct alignas(64) Sphere { float radius; };
        __global__ void make(Sphere **to) { *to = new Sphere(); }

    Keep:
        struct alignas(16) Sphere { float radius; };
        __global__ void make(Sphere **to) { *to = new Sphere(); }

    Fix safety: safe. `#include "hipport/aligned_new.h"` has the operators, made of `malloc` and `free`; a converted
    tree gets the header too.

    Source: cuda_wrappers/new of clang 22; crt/common_functions.h of CUDA 13.0.
    """
    if ctx.is_hip or not is_cuda_file(ctx) or has_own_header(ctx, _HEADER):
        return
    if _allocates(ctx):
        is_asked = ctx.is_in_texts(_ALIGNED_OR_WIDE)
    else:
        is_asked = _destroys_by_pointer(ctx.tokens) and _ALIGNED.search(ctx.source.text) is not None
    if is_asked:
        yield include_after_runtime(ctx, _HEADER, "HP151")


def _allocates(ctx: Context) -> bool:
    """Whether device code has ``new T`` or ``delete p``, and not only ``new (place) T``."""
    tokens = ctx.tokens
    places = [at for at in tokens.where(_WORDS) if tokens.text_at(tokens.after(at)) != "("]
    return any(body.has(at) for body in ctx.device_bodies for at in places)


def _destroys_by_pointer(tokens: Tokens) -> bool:
    """``__device__ virtual ~T()``, ``virtual __device__ __host__ ~T()``"""
    heads = ({tokens.texts[at] for at in clause_before(tokens, tilde)} for tilde in tokens.places("~"))
    return any({"virtual", "__device__"} <= head for head in heads)
