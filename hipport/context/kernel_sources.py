"""Sources for the run-time compiler that stand in string literals."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.string_texts import StringText
from hipport.code.string_texts import string_texts
from hipport.context.context import Context

# __global__ void f(...) {, __device__ float f(...) {: no message has that
_FUNCTION = re.compile(r"\b__(?:global|device)__\b[^;{}]*\)\s*\{")


def kernel_sources(ctx: Context) -> Iterator[StringText]:
    """The literals of a file that hold device code, a function of it with its body; not those written for HIP."""
    if not any("__global__" in text or "__device__" in text for text in ctx.tokens.strings):
        return
    literals = (index for index in ctx.tokens.where(ctx.tokens.strings) if ctx.is_in_code(index))
    for found in string_texts(ctx.tokens, literals):
        if _FUNCTION.search(found.text) and not any(ctx.written_for_hip(piece.token) for piece in found.pieces):
            yield found
