"""Whether warps stay groups of 32 lanes or become wavefronts, by the options."""

from __future__ import annotations

from hipport.architectures import wavefront_of
from hipport.context.context import Context

#: Lanes of a wavefront on CDNA.
WIDE = 64


def has_wide_target(ctx: Context) -> bool:
    """Whether the port is for an architecture with wavefronts of 64 lanes."""
    return any(wavefront_of(arch) == WIDE for arch in ctx.options.arch)


def is_native(ctx: Context) -> bool:
    """Whether the warp intrinsics of the file become HIP's own. In a file for HIP they are HIP's already."""
    return ctx.options.warp == "native" and not ctx.is_hip


def is_native_and_wide(ctx: Context) -> bool:
    """Whether the warps of the file become wavefronts of 64 lanes on one of the target architectures."""
    return is_native(ctx) and has_wide_target(ctx)
