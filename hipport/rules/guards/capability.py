"""HP604: decisions on the compute capability in host code."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.architectures import grouped_by
from hipport.architectures import version_of
from hipport.code.calls import closer_of
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.device_properties import DeviceProperties
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING

_FIELDS = frozenset(("major", "minor"))
_ATTRIBUTES = {
    "cudaDevAttrComputeCapabilityMajor": "major",
    "cudaDevAttrComputeCapabilityMinor": "minor",
    "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR": "major",
    "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR": "minor",
}
_CORES = frozenset(("_ConvertSMVer2Cores", "_ConvertSMVer2ArchName"))
_WORDS = _FIELDS | _ATTRIBUTES.keys() | _CORES
_DECIDING = frozenset("<>=!*+-")
_REMEDY = "for HIP, ask for the feature itself or for the architecture (gcnArchName)"


@rule("HP604", "capability-gate", words=_WORDS)
def capability_gate(ctx: Context) -> Iterator[Diagnostic]:
    """A decision of the host on the GPU's compute capability.

    What it finds: `major` and `minor` of a `cudaDeviceProp` in comparisons or arithmetic, the first in each statement,
    or kept in a variable that a later condition uses; queries of `cudaDevAttrComputeCapabilityMajor`;
    `_ConvertSMVer2Cores` of NVIDIA's samples.

    Why: in HIP these are the version of the architecture: 9 for gfx90a and gfx942, 11 for gfx1100, 12 for gfx1201. So a
    condition such as `prop.major >= 8` is true on all of them, and does not show what the GPU can do.

    Example:
        bool has_async_copies(const cudaDeviceProp &prop) { return prop.major >= 8; }

    Keep:
        void show(const cudaDeviceProp &prop) { printf("%d.%d", prop.major, prop.minor); }

    Fix safety: no fix: only the author knows what the condition has to find out.

    Source: hipDeviceProp_t in HIP's documentation, with the versions as in the names of the architectures; not tested
    on a GPU. The file has to show the declaration of the properties. Detected from tokens; confidence high.
    """
    found = [*_of_properties(ctx), *_of_attributes(ctx)]
    if found and not is_of_hip(ctx):
        yield from found


def _of_attributes(ctx: Context) -> Iterator[Diagnostic]:
    """The findings of ``cudaDeviceGetAttribute(&v, cudaDevAttrComputeCapabilityMajor, 0)`` and of samples' helpers."""
    for index in ctx.tokens.where(_ATTRIBUTES):
        if ctx.written_for_hip(index) or ctx.tokens.directive_at(index):
            continue
        name = ctx.tokens.texts[index]
        if _ATTRIBUTES[name] == "major" and ctx.tokens.text_at(ctx.tokens.before(index)) in (",", "(", "::"):
            yield _found(ctx, index, f"{name}: {_given(ctx, 'major')}", name)
    for index in ctx.tokens.where(_CORES):
        if ctx.tokens.text_at(ctx.tokens.after(index)) == "(" and not ctx.written_for_hip(index):
            name = ctx.tokens.texts[index]
            if not is_declared(ctx, index):
                yield _found(ctx, index, f"{name} knows only NVIDIA's GPUs; {_given(ctx, 'major')}", name)


def _of_properties(ctx: Context) -> Iterator[Diagnostic]:
    """The findings of ``prop.major >= 8``, and of ``int major = prop.major;`` with a later comparison."""
    tokens = ctx.tokens
    if _FIELDS.isdisjoint(tokens.distinct):
        return
    properties = DeviceProperties(tokens)
    statement = -1
    for index in tokens.where(_FIELDS):
        owner = properties.owner(index)
        if owner < 0 or ctx.written_for_hip(index):
            continue
        begin = clause_start(tokens, index)
        if begin == statement:
            continue
        place = index if _is_deciding(ctx, index) else _decides_later(ctx, owner, index)
        if place >= 0:
            statement = begin
            expression = "".join(tokens.texts[owner : index + 1])
            through = "" if place == index else f"{tokens.texts[place]} is "
            yield _found(ctx, place, f"{through}{expression}: {_given(ctx, tokens.texts[index])}", expression)


def _is_deciding(ctx: Context, index: int) -> bool:
    """Whether a value is an operand of a comparison or of arithmetic."""
    tokens = ctx.tokens
    after = tokens.after(index)
    if tokens.text_at(after) in _DECIDING and not _moves(ctx, after):
        return True
    begin = index
    while (before := tokens.before(begin)) >= 0 and (
        is_name(tokens.texts[before]) or tokens.texts[before] in (".", "->", "(", ")", "[", "]")
    ):
        begin = before
    return tokens.text_at(before) in _DECIDING and not _moves(ctx, before)


def _decides_later(ctx: Context, owner: int, index: int) -> int:
    """Index of a later comparison of the local variable that the field ``owner``..``index`` initializes, or -1.

    ``int major = prop.major; ... if (major >= 8)``
    """
    tokens = ctx.tokens
    sign = tokens.before(owner)
    name, brace = tokens.before(sign), next(tokens.open_braces(index), -1)
    is_kept = tokens.text_at(sign) == "=" and tokens.text_at(tokens.after(index)) in (";", ",")
    if not is_kept or brace < 0 or not is_name(tokens.text_at(tokens.before(name))):
        return -1
    end = closer_of(tokens, brace)
    later = (at for at in tokens.places(tokens.texts[name]) if index < at < end)
    return next((at for at in later if _is_deciding(ctx, at) and not _is_member(ctx, at)), -1)


def _is_member(ctx: Context, index: int) -> bool:
    return ctx.tokens.text_at(ctx.tokens.before(index)) in QUALIFYING


def _moves(ctx: Context, index: int) -> bool:
    """Whether a sign is an assignment ``=`` or a half of ``<<``, not a comparison."""
    tokens = ctx.tokens
    if tokens.texts[index] != "=":
        return tokens.texts[index] == "<" and "<" in (tokens.texts[index - 1], tokens.texts[index + 1])
    return tokens.texts[index + 1] != "=" and tokens.texts[index - 1] not in ("=", "!", "<", ">")


def _given(ctx: Context, field: str) -> str:
    """The values of a field on the target architectures, in words: ``HIP gives 9 on gfx90a, 11 on gfx1100``."""
    place = ("major", "minor").index(field)
    values = grouped_by(lambda arch: version_of(arch)[place], ctx.options.arch)
    return "HIP gives " + ", ".join(f"{value} on {' and '.join(names)}" for value, names in values)


def _found(ctx: Context, index: int, message: str, symbol: str) -> Diagnostic:
    """The finding of the rule at a token; ``message`` is the beginning of its message."""
    return ctx.diagnostic(
        "HP604", Severity.WARNING, index, f"{message}, not a compute capability", _REMEDY, symbol=symbol
    )
