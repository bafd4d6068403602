"""HP515, HP712: atomic functions for types that HIP's take not, or only in a loop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set
from itertools import islice

from hipport.architectures import adds_atomically
from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.declarations import Declarations
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.project.survey import Survey
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.unit.questions import Ask
from hipport.unit.questions import Type

_ATOMICS = frozenset(("atomicAdd", "atomicAdd_block", "atomicAdd_system"))
_UNSAFE = "unsafeAtomicAdd"
_HALVES = frozenset(
    """half __half half2 __half2 nv_half nv_half2 nv_bfloat16 __nv_bfloat16 nv_bfloat162 __nv_bfloat162 __hip_bfloat16
    __hip_bfloat162""".split()
)
_TYPES = _HALVES | {"float2", "float4"}
_FLOATS = frozenset(("float", "double"))
_NUMBERS = "int|unsigned|float|double|char|bool|long|short|auto|size_t|u?int(?:32|64)_t"
_CASTS = frozenset(("reinterpret_cast", "static_cast", "const_cast"))
_OWN = re.compile(rf"\batomicAdd\s*\(\s*(?:{'|'.join(sorted(_TYPES))})\s*\*\s*\w+\s*,")


@rule("HP712", "atomic-by-comparison")
def atomic_by_comparison(ctx: Context) -> Iterator[Diagnostic]:
    """An atomicAdd of floats that the compiler makes a loop of.

    What it finds: the first `atomicAdd` on float and the first on double in a file, on a parameter of a kernel, if a
    target architecture adds them in a loop around compare-and-swap.

    Why: gfx90a and gfx1100 have such instructions, which do not reach fine-grained memory; so the compiler does not
    take them. The result is the same; where many threads add to one place, it is slower by far.

    Example: --arch gfx90a
        __global__ void sum(float *total, const float *x) { atomicAdd(total, x[threadIdx.x]); }

    Keep: --arch gfx942
        __global__ void sum(float *total, const float *x) { atomicAdd(total, x[threadIdx.x]); }

    Fix safety: no fix in the source: `-munsafe-fp-atomics` is right where no such sum is in fine-grained memory, which
    cudaHostAlloc and cudaMallocManaged give.

    Source: the code that hipcc of ROCm 7.2 generates: a loop for float and double on gfx90a, gfx1030 and gfx1100, for
    double on gfx1201, instructions on gfx942 and gfx950; with -munsafe-fp-atomics instructions but for gfx1030, and for
    double on RDNA. Seen on tokens; confidence high.
    """
    if "atomicAdd" not in ctx.tokens.distinct or _FLOATS.isdisjoint(ctx.tokens.distinct):
        return
    looping = {name: [arch for arch in ctx.options.arch if not adds_atomically(arch, name)] for name in _FLOATS}
    declarations = Declarations(ctx.tokens, _FLOATS)
    for index in ctx.tokens.places("atomicAdd"):
        arguments = arguments_of(ctx.tokens, index)
        if not arguments or len(arguments) != 2 or not _is_of_kernel(ctx, arguments[0], declarations):
            continue
        type_name = _pointed_to(ctx, arguments[0], declarations, _FLOATS)
        if type_name is None or ctx.written_for_hip(index) or is_of_hip(ctx):
            continue
        if architectures := looping.pop(type_name, None):
            yield ctx.diagnostic(
                "HP712",
                Severity.INFO,
                index,
                f"atomicAdd of {type_name} is a loop around compare-and-swap on {' and '.join(architectures)}",
                "build with -munsafe-fp-atomics where no such sum is in host or managed memory",
                symbol="atomicAdd",
            )


def _is_of_kernel(ctx: Context, address: Span, declarations: Declarations) -> bool:
    """Whether an address begins with a kernel's parameter, which never points to shared memory."""
    body = ctx.body_at(address.first)
    name = next((at for at in range(address.first, address.end) if is_name(ctx.tokens.texts[at])), -1)
    declared = declarations.of(ctx.tokens.texts[name], name) if name >= 0 else None
    return body is not None and body.is_kernel and declared is not None and declared.index < body.first


@rule("HP515", "missing-atomic", edits=True)
def missing_atomic(ctx: Context) -> Iterator[Diagnostic]:
    """An atomicAdd of a type for which HIP has none.

    What it finds: `atomicAdd` on half, half2, bfloat16, bfloat162, float2 and float4, where a parameter, a variable or
    a cast in the file shows the type, and no header of the project has its own.

    Why: CUDA has these functions, HIP has not. HIP has `unsafeAtomicAdd` for the 16-bit types, which does not promise
    to reach memory that the host shares (fine-grained and managed memory).

    Example:
        __global__ void count(__half2 *sums, __half2 value) { atomicAdd(&sums[threadIdx.x], value); }

    Keep:
        __global__ void count(float *sums, float value) { atomicAdd(&sums[threadIdx.x], value); }

    Fix safety: unsafe. `unsafeAtomicAdd` does the same on memory from cudaMalloc; where the memory comes from, the file
    may not show.

    Source: hipcc of ROCm 7.2: no matching function for these types, while unsafeAtomicAdd compiles for gfx90a, gfx942,
    gfx950, gfx1100 and gfx1201; hip/amd_detail/amd_hip_fp16.h, amd_hip_bf16.h. Signed 64-bit integers and 16-bit
    integers, which HIP lacks too, CUDA has neither. Seen on tokens, else asked of libclang; confidence high.
    """
    if _ATOMICS.isdisjoint(ctx.tokens.distinct) or _TYPES.isdisjoint(ctx.tokens.distinct) or is_of_hip(ctx):
        return
    declarations = Declarations(ctx.tokens, _TYPES)
    own = None
    for index in ctx.tokens.where(_ATOMICS):
        arguments = arguments_of(ctx.tokens, index)
        if not arguments or len(arguments) != 2 or ctx.written_for_hip(index) or ctx.body_at(index) is None:
            continue
        if is_declared(ctx, index):
            continue
        type_name = _pointed_to(ctx, arguments[0], declarations, _TYPES) or _told(ctx, arguments[0])
        if type_name is None:
            continue
        own = _has_own(ctx) if own is None else own
        if own:
            return
        fix, remedy = None, "add the components one by one"
        if type_name in _HALVES:
            fix = ctx.unsafe_fix("use unsafeAtomicAdd", ctx.edit("HP515", index, _UNSAFE))
            remedy = "use unsafeAtomicAdd where the memory is the GPU's own, or a loop around atomicCAS"
        yield ctx.diagnostic(
            "HP515",
            Severity.ERROR,
            index,
            f"HIP has no {ctx.tokens.texts[index]} for {type_name}: this does not compile",
            remedy,
            symbol=ctx.tokens.texts[index],
            fix=fix,
        )


def _told(ctx: Context, address: Span) -> str | None:
    """The type behind an address by the parser's view, which is asked where the file does not show another type."""
    names: list[int] = []
    depth = 0
    for at in range(address.first, address.end):
        text = ctx.tokens.texts[at]
        depth += (text in ("[", "(")) - (text in ("]", ")"))
        if depth == 0 and is_name(text):
            names.append(at)
    if not names:
        return None
    first = re.escape(ctx.tokens.texts[names[0]])
    if re.search(rf"\b(?:{_NUMBERS})\b[\s*&]*(?:__restrict__\s*)?{first}\b", ctx.source.text):
        return None
    fact = ctx.ask(Ask.TYPE, names[-1])
    words = fact.spelled.replace("*", " ").split() if isinstance(fact, Type) and fact.pointers <= 1 else []
    return next((word for word in words if word in _TYPES), None)


def _pointed_to(ctx: Context, span: Span, declarations: Declarations, types: Set[str]) -> str | None:
    """The type behind an address, if it is one of ``types``: ``&x[i]``, ``x + i``, ``(half2 *)p``."""
    tokens = ctx.tokens
    words = [at for at in range(span.first, span.end) if not is_blank(tokens.texts[at])]
    texts = [tokens.texts[at] for at in words]
    if texts[0] in _CASTS or texts[0] == "(":
        start = 2 if texts[0] in _CASTS else 1
        pointer = texts[start : start + 2]
        return pointer[0] if len(pointer) == 2 and pointer[0] in types and pointer[1] == "*" else None
    address = texts[0] == "&"
    name = words[1] if address and len(words) > 1 else words[0]
    declared = declarations.of(tokens.texts[name], name)
    if declared is None:
        return None
    beyond = tokens.after(name)
    indexed = False
    while tokens.text_at(beyond) == "[":
        indexed = True
        beyond = tokens.after(closer_of(tokens, beyond))
    ends = beyond == -1 or beyond >= span.end
    if address:
        return declared.type if ends and declared.is_pointer == indexed else None
    fits = declared.is_pointer and not indexed and (ends or tokens.texts[beyond] == "+")
    return declared.type if fits else None


def _has_own(ctx: Context) -> bool:
    """Whether the file, or a header of the project that it includes, has an atomicAdd for such a type."""
    if _OWN.search(ctx.source.text):
        return True
    headers = islice(ctx.survey.with_headers(ctx.source.path), 1, None)
    return any(_OWN.search(_text(ctx.survey, header)) for header in headers)


def _text(survey: Survey, path: str) -> str:
    try:
        return survey.root.joinpath(path).read_text("latin-1") if survey.root else ""
    except OSError:
        return ""
