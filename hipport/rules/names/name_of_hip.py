"""HP109: names of the project's own that HIP's runtime has in the global namespace."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.insertion import insertion
from hipport.context.names_of_hip import RENAMED
from hipport.context.names_of_hip import hidden_names
from hipport.context.names_of_hip import names_of_hip
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import RUNTIME
from hipport.diagnostics import Edit
from hipport.project.names_of_hip import OF_CLANG


@rule("HP109", "name-of-hip", edits=True)
def name_of_hip(ctx: Context) -> Iterator[Edit]:
    """A class, a function or a variable of the project's with a name that HIP's runtime has for itself.

    What it finds: files that use CUDA and define, or include a header of the tree that defines, `texture`, `powi`,
    `powif`, `unsafeAtomicAdd`, `wall_clock64`, `__lane_id`, `__lanemask_lt`, `__smid`, `__clock64` or another one of
    some forty names, or a constant `warpSize` of the global namespace. Files that ask for HIP in their `#if` lines are
    left alone.

    Why: HIP's headers and clang's declare them in the global namespace, CUDA's do not: "redefinition of 'texture' as
    different kind of symbol", "functions that differ only in their return type cannot be overloaded"; `using namespace`
    makes one of a namespace ambiguous.

    Example:
        class texture { public: __device__ virtual float value(float u) const = 0; };
        __global__ void k(texture *t, float *p) { p[0] = t->value(p[0]); }

    Keep:
        class checker { public: __device__ virtual float value(float u) const = 0; };
        __global__ void k(checker *texture, float *p) { p[0] = texture->value(p[0]); }

    Fix safety: safe. The runtime is included first, between `#define texture texture_of_hip` and `#undef texture`, so
    that HIP's is called otherwise. Clang's are included before every source: after the runtime, `#define powi own_powi`
    gives another name to the project's. Of functions that other headers of ROCm call, such as `__lane_id`, the
    project's is called otherwise in all its files, `own_lane_id`, and so is its `warpSize`, which HIP has as an object
    of a class.

    Source: clang's -ast-dump of hip/hip_runtime.h of ROCm 7.2; the headers of CUDA 13.0.
    """
    if names := hidden_names(ctx):
        yield _included_first(ctx, names)
    if ctx.source.path.endswith(".c") or RENAMED.isdisjoint(ctx.tokens.distinct) or is_of_hip(ctx):
        return
    for index in ctx.tokens.where(names_of_hip(ctx) & RENAMED):
        if not _is_member(ctx, index) and not ctx.is_settled(index):
            yield ctx.edit("HP109", index, f"own_{ctx.tokens.texts[index].lstrip('_')}")


def _is_member(ctx: Context, index: int) -> bool:
    """Whether a name is that of a member of a class: ``prop.warpSize``, ``struct Device { int warpSize; };``"""
    tokens = ctx.tokens
    if tokens.text_at(tokens.before(index)) in (".", "->"):
        return True
    brace = next(tokens.open_braces(index), -1)
    return brace >= 0 and scope_of(tokens, brace).is_class


def _included_first(ctx: Context, names: frozenset[str]) -> Edit:
    """The include of the runtime that leaves the names to the project."""
    hidden = sorted(names - OF_CLANG)
    lines = [
        *(f"#define {name} {name}_of_hip" for name in hidden),
        f"#include <{RUNTIME}>",
        *(f"#undef {name}" for name in hidden),
        *(f"#define {name} own_{name}" for name in sorted(names & OF_CLANG)),
    ]
    offset, lead = insertion(ctx)
    return Edit(offset, offset, lead + "".join(line + ctx.source.newline for line in lines), "HP109")
