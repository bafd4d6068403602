"""HP258: typedefs of a project's own for CUDA's handles that are integers."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.statements import clause_after
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

#: What HIP's headers have in the typedefs of handles that are integers in CUDA. Source: hip/driver_types.h,
#: hip/texture_types.h and hip/surface_types.h of ROCm 7.2.
_TYPES = {
    "hipDeviceptr_t": "void *",
    "hipSurfaceObject_t": "struct __hip_surface *",
    "hipTextureObject_t": "struct __hip_texture *",
    "uint64_t": "__UINT64_TYPE__",  # of the compiler, and what glibc's <stdint.h> has
}
_NAMES = frozenset(
    """CUdeviceptr CUdeviceptr_v1 CUdeviceptr_v2 CUsurfObject CUsurfObject_v1 CUtexObject CUtexObject_v1
    cudaSurfaceObject_t cudaTextureObject_t cuuint64_t""".split()
)
_INTEGER = frozenset("unsigned long int uint64_t uint32_t uintptr_t size_t std ::".split())


@rule("HP258", "repeated-handle", edits=True, words=_NAMES)
def repeated_handle(ctx: Context) -> Iterator[Edit]:
    """A typedef of the project's own for a handle that is an integer in CUDA.

    What it finds: `typedef unsigned long long CUdeviceptr;` and `using CUtexObject = unsigned long long;`, also for the
    runtime's names of textures and surfaces, where the project repeats CUDA's declaration; `cuuint64_t` likewise.

    Why: in HIP these handles are pointers, and `cuuint64_t` is `uint64_t`, which is `unsigned long` on Linux. CUDA's
    headers have the same typedef, and C++ allows to repeat one; with HIP's headers it is another: "typedef redefinition
    with different types".

    Example:
        typedef unsigned long long CUtexObject;

    Keep:
        typedef CUtexObject Texture;
        typedef int CUdevice;

    Fix safety: safe: the typedef becomes the one that HIP's headers have.

    Source: cuda.h of CUDA 11.8 to 13.0; the headers of ROCm 7.2.
    """
    for use, entry in known_uses(ctx):
        if use.name in _NAMES and use.renamed and entry.hip in _TYPES:
            span = _type(ctx.tokens, use.index)
            if span is not None:
                yield ctx.edit("HP258", span.first, _TYPES[entry.hip], last=span.end - 1)


def _type(tokens: Tokens, index: int) -> Span | None:
    """``unsigned long`` of ``typedef unsigned long CUtexObject;``, ``using CUtexObject = unsigned long;``"""
    first = clause_start(tokens, index)
    after = tokens.after(index)
    if tokens.text_at(first) == "typedef" and tokens.text_at(after) == ";":
        words = tokens.code(tokens.after(first), index)
    elif tokens.text_at(first) == "using" and tokens.text_at(after) == "=":
        words = list(clause_after(tokens, after))
    else:
        return None
    is_integer = bool(words) and _INTEGER.issuperset(tokens.texts[at] for at in words)
    return Span(words[0], words[-1] + 1) if is_integer else None
