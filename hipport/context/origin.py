"""Whose a name is that CUDA and HIP spell in the same way."""

from __future__ import annotations

from hipport.context.context import Context
from hipport.source.lexer import is_name

_OF_CUDA = ("cuda", "cub/", "nvrtc", "curand", "cublas", "cufft", "cusparse", "thrust/", "device_launch_parameters")
_NOT_TYPES = frozenset(("return", "else", "do", "throw", "case", "and", "or", "not"))


def is_of_hip(ctx: Context) -> bool:
    """Whether a file is a part of something written for HIP: by itself, or, for a header, because what it includes,
    itself or through the project's headers, has headers of HIP and none of CUDA.
    """
    if ctx.is_hip or ctx.source.path.endswith((".cu", ".cuh")):
        return ctx.is_hip
    files = ctx.survey.with_headers(ctx.source.path)
    names = [line.name for file in files for line in ctx.survey.includes_of(file) if line.header is None]
    return any(name.startswith("hip/") for name in names) and not any(name.startswith(_OF_CUDA) for name in names)


def is_declared(ctx: Context, index: int) -> bool:
    """Whether a function's name stands after a type: in a declaration or definition of it, not in a call."""
    before = ctx.tokens.text_at(ctx.tokens.before(index))
    return is_name(before) and before not in _NOT_TYPES
