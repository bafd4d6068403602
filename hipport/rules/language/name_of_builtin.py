"""HP200: functions of the project's own that clang has built in under their names."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declared_functions import declared_function
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit

#: The functions that clang has built in for Windows' compiler and for x86, and knows in device code on Linux too.
#: Those that headers of gcc define for everybody (``_mm_pause``, ``__rdtsc``) are not among them. Source: the names in
#: libclang-cpp of ROCm 7.2 that hipcc refuses for gfx942 with other types, "is a builtin with type".
_BUILT_IN = frozenset(
    """_AddressOfReturnAddress _BitScanForward _BitScanForward64 _BitScanReverse _BitScanReverse64 _InterlockedAnd64
    _InterlockedCompareExchange128 _InterlockedDecrement64 _InterlockedExchange64 _InterlockedExchangeAdd64
    _InterlockedExchangeSub64 _InterlockedIncrement64 _InterlockedOr64 _InterlockedXor64 _ReadBarrier _ReadWriteBarrier
    _WriteBarrier __emul __emulu __faststorefence __int2c __mulh __readfsbyte __readfsdword __readfsqword __readfsword
    __readgsbyte __readgsdword __readgsqword __readgsword __shiftleft128 __shiftright128 __stosb __ud2 __umulh _mul128
    _umul128""".split()
)


@rule("HP200", "name-of-builtin", edits=True, words=tuple(sorted(_BUILT_IN)))
def name_of_builtin(ctx: Context) -> Iterator[Edit]:
    """A function of the project with the name of one that clang has built in.

    What it finds: declarations of `_umul128`, `_BitScanForward64`, `__shiftleft128`, `__umulh` and others of Windows'
    compiler, in CUDA files and the headers that they include, outside of namespaces and classes.

    Why: projects that come from Windows define these for Linux. clang has them built in, and knows those of the host's
    processor in device code too: "static declaration of '_umul128' follows non-static declaration", "definition of
    builtin function". With `uint64_t`, which is `unsigned long` on Linux, the two are overloads, and a call may be
    ambiguous or mean clang's.

    Example:
        typedef unsigned long long u64;
        static inline u64 _umul128(u64 a, u64 b, u64 *high) {
            *high = (u64)((unsigned __int128)a * b >> 64);
            return a * b;
        }
        __global__ void k() {}

    Keep:
        namespace lab {
        static inline unsigned long long __umulh(unsigned long long a, unsigned long long b) {
            return (unsigned __int128)a * b >> 64;
        }
        }
        __global__ void k() {}

    Fix safety: safe. `#define _umul128 own_umul128` goes before the first declaration of each file, so that all that
    follows it has another name, whatever it is called in. Windows' compiler does not see it where the declaration is
    for other compilers.

    Source: clang 22 of ROCm 7.2.4, its functions for Windows' compiler.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx) or not (is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
        return
    named: set[str] = set()
    for index in tokens.outside(tokens.where(_BUILT_IN & tokens.distinct)):
        name = tokens.texts[index]
        function = None if name in named or name in ctx.defined_macros else declared_function(tokens, index)
        if function is None or function.name != index or ctx.is_settled(index):
            continue
        if function.known_by == (name,) and not function.templates:
            named.add(name)
            at = ctx.source.line_start(tokens.starts[function.first])
            yield Edit(at, at, f"#define {name} own_{name.lstrip('_')}{ctx.source.newline}", "HP200")
