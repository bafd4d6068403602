"""HP271: ``__launch_bounds__`` after the name of a kernel."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

_WORD = "__launch_bounds__"


@rule("HP271", "launch-bounds-after-name", edits=True, words=(_WORD,))
def launch_bounds_after_name(ctx: Context) -> Iterator[Edit]:
    """`__launch_bounds__` between the name of a kernel and its parameters.

    What it finds: a name, `__launch_bounds__(...)` and then the `(` of the parameters, at declarations and definitions.

    Why: nvcc takes the attribute at this place. To clang the name is then that of a variable:
    "'amdgpu_flat_work_group_size' attribute only applies to kernel functions", "variable has incomplete type 'void'".

    Example:
        __global__ void scale __launch_bounds__(256)(float *x, float s) { x[threadIdx.x] *= s; }

    Keep:
        __global__ void __launch_bounds__(256) scale(float *x, float s) { x[threadIdx.x] *= s; }

    Fix safety: safe: the name comes after the attribute, which says the same there to either compiler.

    Source: nvcc 13.0; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    for index in tokens.places(_WORD):
        name, opener = tokens.before(index), tokens.after(index)
        if not is_name(tokens.text_at(name)) or tokens.text_at(opener) != "(" or ctx.is_settled(index):
            continue
        closer = closer_of(tokens, opener)
        if closer < 0 or tokens.text_at(tokens.after(closer)) != "(":
            continue
        yield ctx.edit("HP271", name, "", last=name + tokens.texts[name + 1].isspace())
        yield ctx.edit("HP271", closer, f") {tokens.texts[name]}")
