"""Whether a file is written for CUDA or for HIP, where a name alone does not show it."""

from __future__ import annotations

from functools import lru_cache

from hipport.code.roles import follows_type
from hipport.context.context import Context

_OF_CUDA = ("cuda", "cub/", "nvrtc", "curand", "cublas", "cufft", "cusparse", "thrust/", "device_launch_parameters")


@lru_cache(maxsize=2)  # many rules ask one after the other
def is_of_hip(ctx: Context) -> bool:
    """Whether a file is written for HIP: by itself, or, for a header, because it includes headers of HIP and none of
    CUDA, itself or through headers of the project.
    """
    if ctx.is_hip or ctx.source.path.endswith((".cu", ".cuh")):
        return ctx.is_hip
    files = ctx.survey.with_headers(ctx.source.path)
    return ctx.survey.one_includes(files, ("hip/",), True) and not ctx.survey.one_includes(files, _OF_CUDA, True)


def is_cuda_file(ctx: Context) -> bool:
    """Whether the HIP compiler will read the file as device code: by its suffix, by the build, or because it has device
    code, or gets some by rule HP231.
    """
    path = ctx.source.path
    if path.lower().endswith(".cuh") or ctx.survey.is_device_source(path) or ctx.is_device_code:
        return True
    return any("__device__" in given.marks for given in ctx.marks_elsewhere.values() if given.may_be_given)


@lru_cache(maxsize=2)
def knows_vectors(ctx: Context) -> bool:
    """Whether a file has CUDA's vector types: as device code, or by a header of CUDA that it includes itself or through
    headers of the project.
    """
    if is_cuda_file(ctx) or any(include.row is not None for include in ctx.includes):
        return True
    return ctx.survey.one_includes(ctx.survey.with_headers(ctx.source.path), (*_OF_CUDA, "vector_types"), True)


def is_declared(ctx: Context, index: int) -> bool:
    """Whether a function's name follows a type, ``float tex2D(``: in a declaration or definition, not in a call."""
    return follows_type(ctx.tokens, index)
