"""HP513, HP518: textures and surfaces on GPUs without instructions for them, and what HIP's own lack."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.texture_modes import reads_memory
from hipport.context.texture_modes import without_images
from hipport.context.texture_references import reference_types
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.tokens import QUALIFYING

_FETCH = re.compile(
    r"tex(?:1Dfetch|1D|2D|3D|Cubemap)(?:Layered)?(?:Lod|Grad)?|tex2Dgather|"
    r"surf(?:1D|2D|3D|Cubemap)(?:Layered)?(?:read|write)"
)
#: Functions with a form for sparse textures, and the arguments before one for its answer, at least.
_OF_SPARSE = frozenset(
    """tex2D tex3D tex2DLayered tex2DLod tex3DLod tex2DLayeredLod tex2DGrad tex3DGrad tex2DLayeredGrad
    tex2Dgather""".split()
)
_COORDINATES = 3


@rule("HP513", "texture-instructions", edits=True)
def texture_instructions(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Textures, surfaces and CUDA arrays where a GPU has no instructions for them.

    What it finds: texture references, which become `__device__` variables of the type `hipport::texture`; once per
    file, that textures are read from memory; what `hipport/texture.h` does not have: arrays of graphics resources and
    of external memory, the driver's textures, surface references, and reads of sparse textures that ask whether their
    texels are there. With `--textures native`: calls of `tex2D`, `tex1Dfetch`, `surf2Dwrite` and their family, each
    name once per file, if a target architecture has no such instructions.

    Why: CDNA 3 and 4 (gfx942, gfx950) have no image instructions. hipcc refuses to compile these functions for them,
    and HIP's runtime refuses to create arrays and textures. `hipport/texture.h` keeps arrays in ordinary memory and
    reads textures from them as CUDA does: address modes, normalized coordinates, linear filters with 8 bits of
    fraction, all formats of 8, 16 and 32 bits, layers, cube maps, mipmaps, gathers, sRGB. As the host has one kind of
    array, all architectures of a port do the same. It is slower than image instructions where there are some:
    `--textures native` is for ports to such architectures only.

    Example: --arch gfx942
        texture<float, 2, cudaReadModeElementType> image;
        __global__ void sample(float *out) { *out = tex2D(image, 1.5f, 2.5f); }

    Example: --arch gfx942 --textures native
        __global__ void sample(cudaTextureObject_t image, float *out) { *out = tex2D<float>(image, 1.5f, 2.5f); }

    Keep: --arch gfx90a
        __global__ void sample(cudaTextureObject_t image, float *out) { *out = tex2D<float>(image, 1.5f, 2.5f); }

    Fix safety: safe for what the header has. It refuses with an error what it cannot keep: block-compressed views,
    sRGB of other than four channels, a border color of integers. Anisotropic filters are read as isotropic ones, and
    HIP has no seamless cube maps. Arrays and textures that other code made with HIP's own functions cannot be passed.

    Source: hipcc of ROCm 7.2, "The image/texture API not supported on the device" for gfx942 and gfx950, nothing for
    gfx90a, gfx1100 and gfx1201; ROCm's runtime, which refuses arrays and textures where a device has no images; the
    CUDA programming guide, "Texture Fetching". Compiled and computed on a CPU, not tested on a GPU. Detected from
    tokens; confidence high.
    """
    found = [*(_buffered(ctx) if reads_memory(ctx.options) else _refused(ctx))]
    found += (*_asking_for_texels(ctx), *_surface_references(ctx))
    # Asked last: it reads what a file includes, and hardly any file has textures.
    if found and not is_of_hip(ctx):
        yield from found


def _buffered(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """What becomes of textures that are read from memory."""
    references = list(reference_types(ctx))
    for reference in references:
        type_name = ctx.tokens.texts[reference.index] if reference.is_alias else "hipport::texture"
        text = f"__device__ {type_name}" if reference.is_variable else type_name
        yield ctx.edit("HP513", reference.index, text, header=ctx.mapping.textures.header)
    yield from _told(ctx, [reference.index for reference in references])
    yield from _lacking(ctx)


def _told(ctx: Context, references: Iterable[int]) -> Iterator[Diagnostic]:
    """Where the file uses textures first: how they are read."""
    header = ctx.mapping.textures.header
    ours = (use.index for use in ctx.names.api_uses if use.entry and use.entry.row.hip_header == header)
    first = min((*references, *ours), default=-1)
    if first >= 0:
        lacking = ", ".join(without_images(ctx.options))
        reason = f": no texture instructions on {lacking}" if lacking else ""
        yield ctx.diagnostic(
            "HP513",
            Severity.INFO,
            first,
            f"textures and arrays are ordinary memory on all architectures of the port{reason}",
            "for architectures with images only, convert with --textures native",
            symbol=ctx.tokens.texts[first],
        )


def _lacking(ctx: Context) -> Iterator[Diagnostic]:
    """What has to do with textures that are HIP's own, each name once."""
    table = ctx.mapping.textures
    names = set(filter(table.lacking.fullmatch, ctx.tokens.beginning("cu")))
    apis = {use.name: use.index for use in reversed(ctx.names.api_uses) if use.name in names}
    fetches = {name: index for name, index in _fetches(ctx) if name not in table.functions}
    for name, index in {**apis, **fetches}.items():
        yield ctx.diagnostic(
            "HP513",
            Severity.WARNING,
            index,
            f"{name} is for HIP's own textures and arrays, not for those of {table.header}",
            "write it by what the header has, or convert with --textures native for architectures with images",
            symbol=name,
        )


def _refused(ctx: Context) -> Iterator[Diagnostic]:
    """The functions that do not compile for an architecture."""
    lacking = without_images(ctx.options)
    for name, index in _fetches(ctx) if lacking else ():
        count = sum(1 for _ in ctx.tokens.places(name))
        yield ctx.diagnostic(
            "HP513",
            Severity.WARNING,
            index,
            f"{name} ({count} in this file) does not compile for {', '.join(lacking)}: no texture instructions there",
            "convert with --textures buffer",
            symbol=name,
        )


def _surface_references(ctx: Context) -> Iterator[Diagnostic]:
    """``surface<void, 2> image;``, ``typedef surface<void, cudaSurfaceType2D> Image;``"""
    for index in ctx.tokens.places("surface"):
        opener = ctx.tokens.after(index)
        if ctx.tokens.text_at(opener) != "<" or ctx.tokens.text_at(ctx.tokens.after(opener)) != "void":
            continue
        if not ctx.written_for_hip(index):
            yield ctx.diagnostic(
                "HP513",
                Severity.ERROR,
                index,
                "HIP has no surface references",
                "give the kernels a surface object, which cudaCreateSurfaceObject makes of the array",
                symbol="surface",
            )


def _asking_for_texels(ctx: Context) -> Iterator[Diagnostic]:
    """Reads of sparse textures that ask whether the texels are there: ``tex2D<float>(image, x, y, &is_resident)``"""
    for name, index in _uses(ctx):
        arguments = (arguments_of(ctx.tokens, index) or ()) if name in _OF_SPARSE else ()
        for argument in arguments[_COORDINATES:]:
            if ctx.tokens.texts[argument.first] == "&":
                yield ctx.diagnostic(
                    "HP513",
                    Severity.ERROR,
                    argument.first,
                    f"{name} does not tell whether its texels are there: HIP has no sparse textures",
                    "leave the argument out: arrays of HIP have all their texels",
                    symbol=name,
                )


@dataclass(frozen=True, slots=True)
class _Form:
    """What is wrong with a function of HIP: with all of its forms, or those that give the value through a pointer
    (``name(&value, image, ...)``) or return it (``name<float>(image, ...)``); whether a call compiles.
    """

    says: str
    through_pointer: bool | None = None
    compiles: bool = True


_LEVEL = _Form("does not use its level")
_NOTHING = _Form("gives 0")
_THROUGH_POINTER = _Form("does not compile", through_pointer=True, compiles=False)
_LAYER = _Form("takes the layer as a mipmap level")
_FORMS = {
    "surf1DLayeredread": (_LAYER,),
    "surf1DLayeredwrite": (_LAYER,),
    "surf2DLayeredread": (_LAYER,),
    "surf2DLayeredwrite": (_LAYER,),
    "surfCubemapLayeredread": (_Form("has two parameters for layer and face", compiles=False),),
    "surfCubemapLayeredwrite": (_Form("does not compile", compiles=False),),
    "tex1DLayeredLod": (_LEVEL,),
    "tex2DLayered": (_THROUGH_POINTER,),
    "tex2DLayeredLod": (_LEVEL,),
    "tex2Dgather": (
        _THROUGH_POINTER,
        _Form("reads channel 3 for 0, and the channel before for another one", through_pointer=False),
    ),
    "tex3DGrad": (_Form("uses the second gradient in place of the first"),),
    "texCubemapGrad": (_NOTHING,),
    "texCubemapLayeredGrad": (_NOTHING,),
}


@rule("HP518", "texture-form")
def texture_form(ctx: Context) -> Iterator[Diagnostic]:
    """A function for textures or surfaces that HIP declares and that does not do what CUDA's does.

    What it finds: where textures are HIP's own (all architectures have image instructions, or `--textures native`),
    calls of these functions with texture and surface objects, each once per file: `tex2Dgather`, `tex1DLayeredLod`,
    `tex2DLayeredLod`, `tex3DGrad`, `texCubemapGrad`, `texCubemapLayeredGrad`, layered surfaces, and `tex2DLayered`
    that gives its value through a pointer.

    Why: in the headers of ROCm 7.2, `tex2Dgather` of an object takes channel 0 for the fourth, 1 for the first; the
    functions for levels of layers leave the level out; `tex3DGrad` uses one gradient twice; gradients of cube maps
    give 0; layered surfaces are accessed at a mipmap level in place of a layer; a few forms do not compile.
    `hipport/texture.h` has all of them as CUDA has.

    Example: --arch gfx1100
        __global__ void edges(cudaTextureObject_t image, float4 *out) { *out = tex2Dgather<float4>(image, 1, 1, 0); }

    Keep: --arch gfx1100
        __global__ void sample(cudaTextureObject_t image, float *out) { *out = tex2DLayered<float>(image, 1, 1, 0); }

    Fix safety: no fix.

    Source: `texture_indirect_functions.h` and `amd_surface_functions.h` of ROCm 7.2, and hipcc for gfx1100. Not tested
    on a GPU. Detected from tokens; confidence high.
    """
    if reads_memory(ctx.options) or is_of_hip(ctx):
        return
    told: set[tuple[str, _Form]] = set()
    for name, index in _uses(ctx):
        for form in _FORMS.get(name, ()):
            if (name, form) not in told and _has_form(ctx, index, name, form):
                told.add((name, form))
                yield ctx.diagnostic(
                    "HP518",
                    Severity.WARNING if form.compiles else Severity.ERROR,
                    index,
                    f"{name} {form.says} in HIP 7.2",
                    "convert with --textures buffer, or write it by other functions",
                    symbol=name,
                )


def _has_form(ctx: Context, index: int, name: str, form: _Form) -> bool:
    """Whether a call is one with an object that is wrong: ``name<float>(image, ...)``, ``name(&value, image, ...)``; a
    call with neither may be one with a texture reference, whose functions are right but for those that give 0.
    """
    tokens = ctx.tokens
    opener = tokens.after(index)
    returns = tokens.text_at(opener) == "<"
    through_pointer = not returns and tokens.text_at(tokens.after(opener)) == "&"
    if form.through_pointer is not None:
        return through_pointer if form.through_pointer else returns
    return returns or through_pointer or form is _NOTHING or name.startswith("surf")


def _fetches(ctx: Context) -> Iterator[tuple[str, int]]:
    """The functions of device code that read textures or access surfaces, each with its first call."""
    seen: set[str] = set()
    for name, index in _uses(ctx):
        if name not in seen:
            seen.add(name)
            yield name, index


def _uses(ctx: Context) -> Iterator[tuple[str, int]]:
    """The calls in device code that read textures or access surfaces."""
    words = set(filter(_FETCH.fullmatch, ctx.tokens.beginning("tex", "surf")))
    if not words or not ctx.may_have_device_code():
        return
    for index in ctx.tokens.where(words):
        name = ctx.tokens.texts[index]
        after = ctx.tokens.text_at(ctx.tokens.after(index))
        called = after == "<" or (after == "(" and ctx.body_at(index) is not None and not is_declared(ctx, index))
        member = ctx.tokens.text_at(ctx.tokens.before(index)) in QUALIFYING
        if called and not member and not ctx.written_for_hip(index):
            yield name, index
