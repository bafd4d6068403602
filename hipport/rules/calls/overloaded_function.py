"""HP308: functions that are overloaded in HIP, where their type is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declarations import has_deduced_type
from hipport.context.context import Context
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit


@rule("HP308", "overloaded-function", edits=True, words=(Subject.NAMES,))
def overloaded_function(ctx: Context) -> Iterator[Edit]:
    """A function of CUDA's that is the only one of its name, and becomes one of several, where its type is asked for.

    What it finds: `decltype(cuMemAlloc)`, `decltype(&cudaMalloc)`, and variables of type `auto` with the value of such
    a function.

    Why: HIP's C++ headers have templates beside `hipMalloc`, `hipHostAlloc`, `hipMallocManaged` and others: "reference
    to overloaded function could not be resolved". CUDA has them in cuda_runtime.h beside `cudaMalloc`, not in
    cuda_runtime_api.h, and none beside functions of the driver.

    Example:
        decltype(cuMemAlloc) *allocate;

    Keep:
        decltype(cuMemFree) *release;

    Fix safety: safe: a cast names the function of C.

    Source: the signatures in the headers of CUDA and of ROCm 7.2 (`mappings/function_types.csv`).
    """
    tokens = ctx.tokens
    for use, entry in known_uses(ctx):
        of_c = ctx.mapping.function_type(entry).of_c
        if not of_c or ctx.is_settled(use.index):
            continue
        before, after = tokens.before(use.index), tokens.after(use.last)
        is_address = tokens.text_at(before) == "&"
        opener = tokens.before(before) if is_address else before
        word = tokens.before(opener)
        cast = f"static_cast<{of_c.replace('(', ' (*)(', 1)}>("
        if tokens.text_at(opener) == "(" and tokens.text_at(word) == "decltype" and tokens.text_at(after) == ")":
            yield _insertion(tokens.end(opener), cast)
            yield _insertion(tokens.starts[after], ")")
            if not is_address:
                yield _insertion(tokens.starts[word], "std::remove_pointer_t<")
                yield _insertion(tokens.end(after), ">")
        elif tokens.text_at(opener) == "=" and tokens.text_at(after) == ";" and has_deduced_type(tokens, word):
            yield _insertion(tokens.starts[before if is_address else use.index], cast)
            yield _insertion(tokens.starts[after], ")")


def _insertion(offset: int, text: str) -> Edit:
    return Edit(offset, offset, text, "HP308")
