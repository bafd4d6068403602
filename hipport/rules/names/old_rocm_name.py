"""HP128: names of ROCm's libraries that their headers gave up, or left without what they stand for."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit

#: What takes the place of a name.
_NEW = {"HIPCUB_WARP_THREADS": "HIPCUB_DEVICE_WARP_THREADS"}


@rule("HP128", "old-rocm-name", edits=True, words=_NEW)
def old_rocm_name(ctx: Context) -> Iterator[Edit]:
    """A name of ROCm's libraries that was given up.

    What it finds: `HIPCUB_WARP_THREADS` in code that somebody has written for HIP already, in any arm; not where the
    project defines it.

    Why: hipCUB of ROCm 7.2 defines the macro by a function that its rocPRIM does not have: "no member named 'warp_size'
    in namespace 'rocprim'". `HIPCUB_DEVICE_WARP_THREADS` is the constant that hipCUB itself uses.

    Example:
        template <int Lanes = HIPCUB_WARP_THREADS> struct Lane { int value; };

    Keep:
        template <int Lanes = HIPCUB_DEVICE_WARP_THREADS> struct Lane { int value; };

    Fix safety: safe. The name is replaced.

    Source: hipcub/config.hpp of ROCm 7.2.
    """
    own = ctx.defined_macros | ctx.defined_elsewhere.keys()
    for index in ctx.tokens.where(_NEW.keys() - own):
        yield ctx.edit("HP128", index, _NEW[ctx.tokens.texts[index]])
