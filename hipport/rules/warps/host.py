"""HP407: host code that reads the device's warp size."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.comparisons import comparison_at
from hipport.code.comparisons import comparison_before
from hipport.code.items import TYPE_WORDS
from hipport.code.printing import is_shown
from hipport.code.statements import clause_after
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.warp_modes import WIDE
from hipport.context.warp_modes import has_wide_target
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.project.programs import is_unit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import once
from hipport.waves.arithmetic import literals_of_32
from hipport.waves.functions import WARP

_ATTRIBUTES = frozenset(("cudaDevAttrWarpSize", "CU_DEVICE_ATTRIBUTE_WARP_SIZE"))
_OCCUPANCY = frozenset(
    """cudaOccupancyMaxActiveBlocksPerMultiprocessor cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
    cuOccupancyMaxActiveBlocksPerMultiprocessor cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags""".split()
)


@rule("HP407", "host-warp-size", words=_ATTRIBUTES | {"warpSize"})
def host_warp_size(ctx: Context) -> Iterator[Diagnostic]:
    r"""Host code that asks the device for its warp size, while ported kernels keep warps of 32 lanes.

    What it finds: `prop.warpSize` of a cudaDeviceProp, and the attribute cudaDevAttrWarpSize in a query, also by a
    function of the project's, where the value is not only printed, itself or by a variable or member of a source, nor a
    number of blocks, compared with 0, or what the threads of a multiprocessor are divided by, all or those of its
    active blocks. With `--warp native` kernels use the size of the device, and it is reported only beside kernels of
    the file that work across lanes and split their threads by 32, and where it is compared with 32.

    Why: the device reports 64 on CDNA. A block or an array of this size does not fit kernels whose warps have 32 lanes.

    Example:
        void launch(const cudaDeviceProp &prop) { kernel<<<1, 4 * prop.warpSize>>>(); }

    Keep:
        void show(const cudaDeviceProp &prop) { printf("%d lanes\n", prop.warpSize); }

    Fix safety: no fix: the right number is 32, hipport::warp_size, where the code means the warps of the kernels, and
    the value of the device where it means the hardware.

    Source: `warpSize` of hipDeviceProp_t is the wavefront's size.
    """
    tokens = ctx.tokens
    words = _ATTRIBUTES | {"warpSize"}
    if words.isdisjoint(tokens.distinct) or not has_wide_target(ctx) or is_of_hip(ctx):
        return
    is_native = ctx.options.warp == "native"
    is_reported = not is_native or _counts_32(ctx)
    for index in tokens.where(words):
        name = tokens.texts[index]
        reads = _is_member(ctx, index) if name == "warpSize" else _is_queried(ctx, index)
        if not reads or ctx.is_settled(index) or is_shown(ctx.tokens, index) or _is_number_of_blocks(ctx, index):
            continue
        if _is_of_hardware(tokens, index) or _is_only_shown(ctx, index):
            continue
        if is_reported:
            message = "the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes"
            remedy = "use 32 (hipport::warp_size) where the code means the warps of the kernels"
            if is_native:
                message = "the device reports 64 here on CDNA, and kernels of this file split their threads by 32"
                remedy = "count by warpSize in the kernels, or use 32 here"
            yield ctx.diagnostic("HP407", Severity.WARNING, index, message, remedy, symbol=name)
        elif _is_compared_with_32(ctx, index):
            yield ctx.diagnostic(
                "HP407",
                Severity.WARNING,
                index,
                "the device reports 64 here on CDNA, where a warp of 32 lanes is asked for",
                "let the program take 64 lanes too, or convert with --warp logical",
                symbol=name,
            )


def _is_compared_with_32(ctx: Context, index: int) -> bool:
    """``if (prop.warpSize != 32) return;``, and not ``prop.warpSize == 32 || prop.warpSize == 64``"""
    tokens = ctx.tokens
    sign = tokens.after(index)
    value = tokens.after(tokens.after(sign))
    compares = tokens.text_at(sign) in ("=", "!") and tokens.text_at(tokens.after(sign)) == "="
    is_32 = ctx.constants.value(tokens.texts[value : value + 1]) == WARP
    takes_both = any(
        tokens.texts[at] == str(WIDE) for at in (*clause_before(tokens, index), *clause_after(tokens, index))
    )
    return compares and is_32 and not takes_both


def _counts_32(ctx: Context) -> bool:
    """Whether kernels of the file work across lanes and split their threads by 32 alone: ``threadIdx.x / 32``."""
    functions = [function for function in ctx.cross_lane.all if function.calls]
    constants = ctx.cross_lane.constants
    return any(any(literals_of_32(function, constants)) for function in functions) and not any(
        function.mentions_warp_size for function in functions
    )


def _is_member(ctx: Context, index: int) -> bool:
    """Whether a ``warpSize`` is read from the properties of a device: ``prop.warpSize``, not ``prop.warpSize = 32``."""
    tokens = ctx.tokens
    if tokens.text_at(tokens.before(index)) not in (".", "->") or tokens.text_at(tokens.after(index)) == "(":
        return False
    equals = tokens.after(index)
    is_set = tokens.text_at(equals) == "=" and tokens.text_at(tokens.after(equals)) != "="
    if is_set or not any("DeviceProp" in text for text in tokens.distinct):
        return False
    owner = _name_before(ctx, tokens.before(index))
    declared = (_name_before(ctx, place) for place in tokens.places(owner))
    return "prop" in owner.lower() or any("DeviceProp" in text for text in declared)


def _name_before(ctx: Context, index: int) -> str:
    """The nearest name before a token, apart from names in brackets: ``props`` before the ``.`` of ``props[i].x``."""
    tokens = ctx.tokens
    depth = 0
    for before in clause_before(tokens, index):
        text = tokens.texts[before]
        depth += (text in (")", "]")) - (text in ("(", "["))
        if depth == 0 and is_name(text):
            return text
    return ""


def _is_queried(ctx: Context, index: int) -> bool:
    """Whether an attribute is given to a function: ``cudaDeviceGetAttribute(&value, attribute, device)``,
    ``value_of(attribute)``, ``value_of<attribute>(device)``
    """
    tokens = ctx.tokens
    if tokens.text_at(tokens.before(index)) == "<" and tokens.text_at(tokens.after(index)) == ">":
        return True
    depth = 0
    for before in clause_before(tokens, index):
        depth += (tokens.texts[before] == "(") - (tokens.texts[before] == ")")
        if depth > 0:
            called = tokens.text_at(tokens.before(before))
            return is_name(called) and called not in ("if", "while", "switch", "return")
    return False


def _is_number_of_blocks(ctx: Context, index: int) -> bool:
    """Whether the value is in a variable that only tells launches their number of blocks:
    ``int blocks = prop.warpSize; kernel<<<blocks, 256>>>();``
    """
    tokens = ctx.tokens
    owner = tokens.before(tokens.before(index))
    equals = tokens.before(owner)
    name = tokens.text_at(tokens.before(equals))
    if tokens.text_at(tokens.after(index)) != ";" or tokens.text_at(equals) != "=" or not is_name(name):
        return False
    grids = [launch.config[0] for launch in ctx.launches.values() if launch is not None and launch.config]
    uses = [at for at in tokens.places(name) if tokens.text_at(tokens.after(at)) != "="]
    return bool(uses) and all(any(grid.first <= at < grid.end for grid in grids) for at in uses)


def _is_of_hardware(tokens: Tokens, index: int) -> bool:
    """Whether a member is compared with 0, or divides the number of threads that a multiprocessor has: ``0 !=
    prop.warpSize``, ``prop.warpSize > 0``, ``prop.maxThreadsPerMultiProcessor / prop.warpSize``, or that are active on
    it: ``blocks * threads / prop.warpSize`` after ``cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, ...)``
    """
    owner = tokens.before(tokens.before(index))
    before, after = tokens.before(owner), tokens.after(index)
    sign = comparison_before(tokens.texts, before + 1)
    other = tokens.before(before - len(sign) + 1) if sign else tokens.before(before)
    if tokens.text_at(before) == "/":
        divided = {tokens.texts[at] for at in clause_before(tokens, index)}
        return tokens.text_at(other) == "maxThreadsPerMultiProcessor" or not divided.isdisjoint(_active_blocks(tokens))
    value = after + len(comparison_at(tokens.texts, after))
    zero = other if sign else tokens.after(value - 1) if value > after else -1
    return tokens.text_at(zero) == "0"


@once
def _active_blocks(tokens: Tokens) -> frozenset[str]:
    """The variables that get the number of blocks that are active on a multiprocessor:
    ``cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, 0)``
    """
    calls = (tokens.after(at) for at in tokens.where(_OCCUPANCY) if tokens.text_at(tokens.after(at)) == "(")
    signs = (tokens.after(opener) for opener in calls)
    return frozenset(tokens.text_at(tokens.after(sign)) for sign in signs if tokens.text_at(sign) == "&")


def _is_only_shown(ctx: Context, index: int) -> bool:
    """Whether the value is in a variable or member, declared in the source, that is printed or not used at all: ``int
    width = prop.warpSize; printf("%d", width);``, ``info.width = prop.warpSize;``, ``cudaDeviceGetAttribute(&width,
    cudaDevAttrWarpSize, device)``
    """
    tokens = ctx.tokens
    before = tokens.before(index)
    if tokens.texts[index] in _ATTRIBUTES:
        kept = tokens.before(before) if tokens.text_at(before) == "," else -1
    else:
        equals = tokens.before(tokens.before(before))
        kept = (
            tokens.before(equals) if (tokens.text_at(equals), tokens.text_at(tokens.after(index))) == ("=", ";") else -1
        )
    name = tokens.text_at(kept)
    if not is_name(name) or not is_unit(ctx.source.path):
        return False
    declared = [at for at in tokens.places(name) if tokens.text_at(tokens.before(at)) in TYPE_WORDS]
    used = (at for at in tokens.places(name) if at not in (*declared, kept) and not is_shown(tokens, at))
    set_to = (tokens.texts[tokens.after(at) :][:2] for at in used)
    return bool(declared) and all(sign == "=" and value != "=" for sign, value in set_to)
