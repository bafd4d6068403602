"""HP513: textures and surfaces on GPUs without instructions for them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.architectures import has_images
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_FETCH = re.compile(
    r"tex(?:1Dfetch|1D|2D|3D|Cubemap)(?:Layered)?(?:Lod|Grad)?|tex2Dgather|"
    r"surf(?:1D|2D|3D|Cubemap)(?:Layered)?(?:read|write)"
)


@rule("HP513", "texture-instructions")
def texture_instructions(ctx: Context) -> Iterator[Diagnostic]:
    """Reading a texture, or reading or writing a surface, where the GPU has no instructions for it.

    What it finds: calls of `tex2D`, `tex1Dfetch`, `surf2Dwrite` and their family, each name once per file, if a target
    architecture has no such instructions.

    Why: CDNA 3 and 4 (gfx942, gfx950) have no image instructions. hipcc refuses to compile these functions for them,
    and creating a texture fails there.

    Example: --arch gfx942
        __global__ void sample(cudaTextureObject_t image, float *out) { *out = tex2D<float>(image, 1.5f, 2.5f); }

    Keep: --arch gfx90a
        __global__ void sample(cudaTextureObject_t image, float *out) { *out = tex2D<float>(image, 1.5f, 2.5f); }

    Fix safety: no fix. A fetch without filtering can be replaced by a load from a buffer; filtering and addressing
    modes have to be implemented in code.

    Source: hipcc of ROCm 7.2, "The image/texture API not supported on the device" for gfx942 and gfx950, nothing for
    gfx90a, gfx1100 and gfx1201; that hipCreateTextureObject fails there is documented, and was not tested on a GPU.
    Detected from tokens; confidence high.
    """
    lacking = [arch for arch in ctx.options.arch if not has_images(arch)]
    if not lacking or not ctx.is_device_code:
        return
    words = {word for word in ctx.tokens.distinct if word[0] in "ts" and _FETCH.fullmatch(word)}
    if not words or is_of_hip(ctx):
        return
    seen: set[str] = set()
    for index in ctx.tokens.where(words):
        name = ctx.tokens.texts[index]
        after = ctx.tokens.text_at(ctx.tokens.after(index))
        called = after == "<" or (after == "(" and ctx.body_at(index) is not None and not is_declared(ctx, index))
        member = ctx.tokens.text_at(ctx.tokens.before(index)) in (".", "->", "::")
        if name in seen or not called or member or ctx.written_for_hip(index):
            continue
        seen.add(name)
        count = sum(1 for _ in ctx.tokens.places(name))
        yield ctx.diagnostic(
            "HP513",
            Severity.WARNING,
            index,
            f"{name} ({count} in this file) does not compile for {', '.join(lacking)}: no texture instructions there",
            "read from a buffer and filter in code, at least for these architectures",
            symbol=name,
        )
