"""HP222: declarations of what the compiler gives device code, which HIP declares otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.own_functions import leave_out_lines
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.context.words import without_words
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity

#: How CUDA's headers mark what nvcc has built in; HIP has no such words.
_MARKS = frozenset(("__device_builtin__", "__cudart_builtin__"))
_VARIABLES = frozenset(("threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"))


@rule("HP222", "redeclared-builtin", edits=True, words=_MARKS | _VARIABLES)
def redeclared_builtin(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A declaration of a variable or function that the compiler has built in.

    What it finds: declarations with `extern` of threadIdx, blockIdx, blockDim, gridDim and warpSize, and declarations
    of functions with `__device_builtin__` or `__cudart_builtin__`; these words elsewhere, as in `typedef
    __device_builtin__ struct byte8 byte8;`.

    Why: projects write them for editors, or for the host's pass of nvcc, with the types of CUDA's headers. HIP
    declares the variables with types of its own, for the host too: "redeclaration of 'blockDim' with a different type".
    The words are of CUDA's headers: "unknown type name '__device_builtin__'".

    Example:
        extern const dim3 blockDim;
        extern __device__ __device_builtin__ void __syncthreads();

    Keep:
        extern __device__ int threads;
        struct Launch { dim3 blockDim; };

    Fix safety: safe: `#if` and `#endif` lines leave the declaration out for AMD GPUs, where HIP's headers have it. No
    fix where other code is on its lines. Elsewhere the words are removed: to nvcc they say nothing about code that it
    has not built in.

    Source: crt/host_defines.h and device_launch_parameters.h of CUDA 13.0; hip/amd_detail/amd_hip_runtime.h of ROCm
    7.2.
    """
    if is_of_hip(ctx):
        return
    done = -1
    words = _MARKS - (ctx.defined_macros | ctx.defined_elsewhere.keys())
    for index in ctx.tokens.where(_MARKS | _VARIABLES):
        found = _declaration(ctx, index)
        if index <= done or ctx.is_settled(index):
            continue
        if found is None:
            if ctx.tokens.texts[index] in words and is_code(ctx, index):
                yield without_words(ctx, "HP222", index)
            continue
        first, name, done = found
        edits = leave_out_lines(ctx, first, done, "HP222")
        remedy = "leave it out for AMD GPUs, where HIP declares it"
        yield ctx.diagnostic(
            "HP222",
            Severity.ERROR,
            name,
            f"HIP declares {ctx.tokens.texts[name]} too, in another way",
            remedy,
            symbol=ctx.tokens.texts[name],
            fix=Fix(remedy, Applicability.SAFE, edits) if edits else None,
        )


def _declaration(ctx: Context, index: int) -> tuple[int, int, int] | None:
    """The first token, the name and the ``;`` of a declaration outside of functions and classes:
    ``extern const dim3 blockDim;``, ``extern __device__ __device_builtin__ void __syncthreads(void);``
    """
    tokens = ctx.tokens
    is_variable = tokens.texts[index] in _VARIABLES
    if (is_variable and tokens.text_at(tokens.after(index)) != ";") or tokens.directive_at(index) is not None:
        return None
    first = clause_start(tokens, index)
    clause = [first, *clause_after(tokens, first)]
    texts = [tokens.texts[at] for at in clause]
    end = tokens.after(clause[-1])
    around = tokens.before(first)
    if tokens.text_at(end) != ";" or (tokens.text_at(around) == "{" and not scope_of(tokens, around).is_outside):
        return None
    if is_variable:
        plain = texts[0] == "extern" and clause[-1] == index and "(" not in texts
        return (first, index, end) if plain else None
    opener = texts.index("(") if "(" in texts else 0
    return (first, clause[opener - 1], end) if opener > 1 and clause[opener] > index else None
