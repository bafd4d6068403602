"""HP720: properties of a device that are others on AMD GPUs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.printing import is_shown
from hipport.context.context import Context
from hipport.context.device_properties import DeviceProperties
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_ELSEWHERE = "leave the question out for HIP, or decide by what the code needs"
_REMEDIES = {
    "unifiedAddressing": "ask cudaDeviceGetAttribute for cudaDevAttrUnifiedAddressing, which is 1 in HIP",
    "computePreemptionSupported": _ELSEWHERE,
    "maxSurfaceCubemap": _ELSEWHERE,
    "maxTexture2DGather": _ELSEWHERE,
    "maxTexture2DMipmap": _ELSEWHERE,
    "maxTextureCubemap": _ELSEWHERE,
    "maxTexture3DAlt": _ELSEWHERE,
    "singleToDoublePrecisionPerfRatio": _ELSEWHERE,
}
_COMPARING = frozenset("strstr strcmp strncmp strcasecmp strncasecmp".split())
_PRODUCT = re.compile(r"GeForce|Quadro|Tesla|NVIDIA|TITAN|Titan|Jetson|Orin|Xavier|[RG]TX|\b[AHV]100\b")


@rule("HP720", "device-property", words=_REMEDIES.keys() | _COMPARING)
def device_property(ctx: Context) -> Iterator[Diagnostic]:
    """A property of the device that every NVIDIA GPU has, and that AMD GPUs do not have.

    What it finds: `unifiedAddressing`, `computePreemptionSupported`, `singleToDoublePrecisionPerfRatio` and the widths
    of mipmapped, gathered and cube textures of a `cudaDeviceProp` of the file, where the value is not only printed; and
    its `name`, where `strstr`, `strcmp` and their kin compare it with the name of a product of NVIDIA's.

    Why: HIP does not fill these members in, and an AMD GPU has another name. `unifiedAddressing` says in HIP whether
    the host has coherent access to the GPU's memory, as in an APU; host and device share one address space without that
    too.

    Example:
        bool may_copy_between(const cudaDeviceProp &a, const cudaDeviceProp &b) {
            return a.unifiedAddressing && b.unifiedAddressing;
        }

    Keep:
        void show(const cudaDeviceProp &prop) { printf("%d", prop.unifiedAddressing); }

    Fix safety: no fix.

    Source: hipGetDeviceProperties in hip_device.cpp of ROCm 6.3 to 7.2; not tested on a GPU.
    """
    if is_of_hip(ctx):
        return
    properties = DeviceProperties(ctx.tokens)
    for index in ctx.tokens.where(_REMEDIES):
        if properties.owner(index) < 0 or ctx.written_for_hip(index) or _is_set(ctx, index):
            continue
        if is_shown(ctx.tokens, index):
            continue
        name = ctx.tokens.texts[index]
        where = "on most GPUs with memory of their own" if name == "unifiedAddressing" else "on AMD GPUs"
        yield ctx.diagnostic("HP720", Severity.WARNING, index, f"{name} is 0 {where}", _REMEDIES[name], symbol=name)
    yield from _names(ctx, properties)


def _names(ctx: Context, properties: DeviceProperties) -> Iterator[Diagnostic]:
    """``strstr(prop.name, "GeForce")``"""
    tokens = ctx.tokens
    for call in tokens.where(_COMPARING):
        opener = tokens.after(call)
        inside = tokens.code(opener + 1, closer_of(tokens, opener)) if tokens.text_at(opener) == "(" else []
        product = next((at for at in inside if tokens.texts[at][0] == '"' and _PRODUCT.search(tokens.texts[at])), -1)
        asks = any(tokens.texts[at] == "name" and properties.owner(at) >= 0 for at in inside)
        if product >= 0 and asks and not ctx.written_for_hip(call):
            yield ctx.diagnostic(
                "HP720",
                Severity.WARNING,
                product,
                f"no AMD GPU is called {tokens.texts[product]}",
                _ELSEWHERE,
                symbol="name",
            )


def _is_set(ctx: Context, index: int) -> bool:
    """``prop.unifiedAddressing = 1;``"""
    equals = ctx.tokens.after(index)
    return ctx.tokens.text_at(equals) == "=" and ctx.tokens.text_at(ctx.tokens.after(equals)) != "="
