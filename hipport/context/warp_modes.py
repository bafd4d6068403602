"""What the options make of warps."""

from __future__ import annotations

from hipport.architectures import wavefront_of
from hipport.context.context import Context

WIDE = 64


def has_wide_target(ctx: Context) -> bool:
    """Whether the port is for an architecture with wavefronts of 64 lanes."""
    return any(wavefront_of(arch) == WIDE for arch in ctx.options.arch)


def is_native(ctx: Context) -> bool:
    """Whether the file's warp intrinsics become HIP's own; in a file that is written for HIP they are already."""
    return ctx.options.warp == "native" and not ctx.is_hip


def is_native_and_wide(ctx: Context) -> bool:
    """Whether the file's warps become wavefronts of 64 lanes on some architecture."""
    return is_native(ctx) and has_wide_target(ctx)
