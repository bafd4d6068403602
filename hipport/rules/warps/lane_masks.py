"""HP403, HP404: lane masks in 32 bits, with `--warp native`."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.warp_modes import WIDE
from hipport.context.warp_modes import is_native_and_wide
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.unit import Ask
from hipport.unit import Receiver
from hipport.unit import ReceiverRole
from hipport.unit import TypeKind
from hipport.waves.constants import FULL_MASK
from hipport.waves.functions import WarpFunction

_WIDE_MASK = "unsigned long long"
_COUNTING = {"__popc": "__popcll", "__ffs": "__ffsll", "__clz": "__clzll", "__brev": "__brevll", "__fns": ""}
_COMPARISONS = (("=", "="), ("!", "="))
_ENDS_OPERAND = frozenset(("&", "|", "?", ":", ";", ",", ")", "}", ""))
_ONE = frozenset(("1", "1u", "1U"))
_ZERO = frozenset(("0", "0u", "0U"))
_CASTS = frozenset(("static_cast", "reinterpret_cast"))
_QUALIFIERS = frozenset(("const", "volatile", "static", "constexpr", "register", "__shared__"))


def _functions(ctx: Context) -> Iterator[WarpFunction]:
    """The functions whose warps become wavefronts of 64 lanes."""
    if is_native_and_wide(ctx):
        yield from (function for function in ctx.cross_lane.all if not function.is_of_one_warp)


@rule("HP403", "lane-mask-in-32-bits", edits=True)
def lane_mask_in_32_bits(ctx: Context) -> Iterator[Diagnostic]:
    """A mask of lanes that is kept in 32 bits, with `--warp native`.

    What it finds: results of `__ballot`, `__activemask` and `__match_*`, of `ballot` and `match_any` of coalesced
    groups, and what is computed from them by bit operations, in a variable, an array, a return value or a cast of 32
    bits; also in a member, in a typedef of 32 bits, and in the parameter of a function of the file.

    Why: on a wavefront of 64 lanes the upper half is lost without a warning of the compiler.

    Example: --warp native
        __device__ void vote(bool p) { unsigned votes = __ballot_sync(0xffffffff, p); }

    Keep: --warp native
        __device__ void vote(bool p) { auto votes = __ballot_sync(0xffffffff, p); }

    Fix safety: unsafe: 64 bits hold the whole mask, and the code that uses it then has to count 64 lanes.

    Source: the return types in hip/amd_detail/amd_warp_sync_functions.h of ROCm 7.2. Detected from tokens, by libclang
    where these do not determine the type; confidence high.
    """
    for function in _functions(ctx):
        code = function.code
        seen: set[int | str] = set()
        for value in function.mask_values:
            use, at = function.use_of(value)
            name = code.text(at)
            if use == "assigned" and code.is_of_32_bits(name):
                first, end = code.declarations[name]
                message = f"{name} keeps 32 of the mask's 64 lanes"
            elif use == "returned" and (span := _narrow_return(function)):
                first, end = span
                message = f"{function.name} returns 32 of the mask's 64 lanes"
            elif use == "cast":
                first, end, message = at, at, "this cast keeps 32 of the mask's 64 lanes"
            else:
                first, end, message = value[0], value[0], _told_narrow(ctx, function, value)
            once = message if use == "assigned" and first == end else first
            if not message or once in seen or ctx.is_settled(code.places[value[0]]):
                continue
            seen.add(once)
            edit = _widened(ctx, function, first, end, "HP403")
            fix = ctx.unsafe_fix(f"declare it {_WIDE_MASK}", edit) if edit else None
            place = code.places[value[0]]
            yield ctx.diagnostic(
                "HP403",
                Severity.WARNING,
                place,
                message,
                f"make it {_WIDE_MASK}, and let the code that uses it count 64 lanes",
                symbol=code.texts[value[0]],
                fix=fix,
            )


def _told_narrow(ctx: Context, function: WarpFunction, value: tuple[int, int]) -> str:
    """``lanes.low = __ballot(p)``, ``keep(__ballot(p))``, ``return (lane_mask)__ballot(p)``: what takes 32 bits of a
    mask by the parser's view, empty where nothing does or where the tokens show that all is kept.
    """
    code = function.code
    use, at = function.use_of(value)
    name = code.text(at)
    types: tuple[str, ...] = code.type_of(name) if use == "assigned" else ()
    if use == "returned":
        types = code.texts[: code.body]
    if any(word in ("auto", "long", "decltype") or "64" in word for word in types):
        return ""
    if use == "argument" and name not in _CASTS and not any(name == own.name for own in ctx.cross_lane.all):
        return ""  # an intrinsic's parameter, which is wider in HIP
    fact = ctx.ask(Ask.RECEIVER, code.places[value[0]])
    if not isinstance(fact, Receiver) or fact.type.kind is not TypeKind.INTEGER or fact.type.pointers:
        return ""
    if fact.type.bits is None or fact.type.bits >= WIDE:
        return ""
    match fact.role:
        case ReceiverRole.RETURNED:
            taker = f"{function.name} returns"
        case ReceiverRole.ARGUMENT:
            taker = f"a parameter of {name} takes"
        case ReceiverRole.CAST:
            taker = "this cast keeps"
        case _:
            taker = f"{name} keeps" if use == "assigned" else "what it is assigned to keeps"
    return f"{taker} {fact.type.bits} of the mask's 64 lanes, by its type {fact.type.spelled}"


def _widened(ctx: Context, function: WarpFunction, first: int, end: int, code: str) -> Edit | None:
    """The edit that gives a declaration, by the first position and the end of its type, 64 bits; None for a parameter,
    which callers of the function depend on.
    """
    texts, places = function.code.texts, function.code.places
    words = [at for at in range(first, end) if texts[at] not in _QUALIFIERS]
    is_parameter = function.code.text(first - 1) in ("(", ",") and first < function.code.body
    if is_parameter or not words or "*" in texts[first:end] or words[-1] - words[0] + 1 != len(words):
        return None
    return ctx.edit(code, places[words[0]], _WIDE_MASK, last=places[words[-1]])


def _narrow_return(function: WarpFunction) -> tuple[int, int] | None:
    """First position and end of the return type of a function, if it has 32 bits; None otherwise."""
    code = function.code
    name = next((at for at in code.where(function.name) if at < code.body), -1)
    if name <= 0:
        return None
    first = name
    while code.text(first - 1) in ("unsigned", "int", "uint32_t", "uint", "int32_t"):
        first -= 1
    return (first, name) if first < name else None


@rule("HP404", "lane-mask-arithmetic", edits=True)
def lane_mask_arithmetic(ctx: Context) -> Iterator[Diagnostic]:
    """32-bit arithmetic on a mask of lanes, with `--warp native`.

    What it finds: `__popc`, `__ffs`, `__clz`, `__brev` and `__fns` of a mask of lanes; a bit that is shifted to a
    lane's place in 32 bits, such as `1u << lane` and `~0u >> __clz(mask)`, and is combined with such a mask; a
    comparison of one with `0xffffffff`.

    Why: they work on the lower 32 lanes of a wavefront of 64. `1u << lane` is undefined from lane 32 on.

    Example: --warp native
        __device__ int count(bool p) { return __popc(__ballot_sync(0xffffffff, p)); }

    Keep: --warp native
        __device__ int count(unsigned bits) { return __popc(bits); }

    Fix safety: unsafe: the forms for 64 bits count 64 lanes.

    Source: the integer intrinsics in hip/amd_detail/amd_device_functions.h of ROCm 7.2.
    """
    for function in _functions(ctx):
        code = function.code
        if not function.mask_values:
            continue
        counted = {at for value in function.mask_values for use, at in (function.use_of(value),) if use == "argument"}
        for at in sorted(counted):
            name = code.texts[at]
            if name in _COUNTING and not ctx.is_settled(code.places[at]):
                wide = _COUNTING[name]
                edit = ctx.edit("HP404", code.places[at], wide)
                yield ctx.diagnostic(
                    "HP404",
                    Severity.WARNING,
                    code.places[at],
                    f"{name} works on 32 of the mask's 64 lanes",
                    f"use {wide}" if wide else "write it for 64 bits",
                    symbol=name,
                    fix=ctx.unsafe_fix(f"use {wide}", edit) if wide else None,
                )
        for at in _compared_masks(ctx, function):
            if not ctx.is_settled(code.places[at]):
                yield ctx.diagnostic(
                    "HP404",
                    Severity.WARNING,
                    code.places[at],
                    "the mask's 64 lanes are compared with 32 bits",
                    "compare it with a mask of all lanes of the wavefront, of 64 bits",
                    symbol=code.texts[at],
                )
        for at, target in _shifted_bits(function):
            if ctx.is_settled(code.places[at]):
                continue
            edits = [ctx.edit("HP404", code.places[at], "1ull")]
            if target and code.is_of_32_bits(target):
                edits += filter(None, [_widened(ctx, function, *code.declarations[target], "HP404")])
            yield ctx.diagnostic(
                "HP404",
                Severity.WARNING,
                code.places[at],
                "a lane's bit is shifted in 32 bits and used with a mask of 64 lanes",
                "shift in 64 bits, as 1ull << lane",
                symbol=code.texts[at],
                fix=ctx.unsafe_fix("shift in 64 bits", *edits) if code.texts[at] in _ONE else None,
            )


def _compared_masks(ctx: Context, function: WarpFunction) -> Iterator[int]:
    """The positions of masks that are compared with all lanes of a warp of 32: ``__ballot(p) == 0xffffffff``,
    ``votes != ~0u``. What has a sign, ``-1``, has the bits of all 64 lanes in such a comparison.
    """
    code = function.code
    for first, end in function.mask_values:
        other: tuple[str, ...] = ()
        if code.texts[end : end + 2] in _COMPARISONS:
            stop = end + 2
            while code.text(stop) not in _ENDS_OPERAND:
                stop = code.partner.get(stop, stop) + 1
            other = code.texts[end + 2 : stop]
        elif code.texts[max(first - 2, 0) : first] in _COMPARISONS:
            other = code.texts[first - 3 - (code.text(first - 4) == "~") : first - 2]
        is_wide = any((text[0].isdigit() and "ll" in text.lower()) or text == "long" for text in other)
        is_unsigned = other[:1] == ("~",) and other[-1].lower().endswith("u")
        if other and not is_wide and (ctx.constants.value(other) == FULL_MASK or is_unsigned):
            yield first


def _shifted_bits(function: WarpFunction) -> Iterator[tuple[int, str]]:
    """The positions of constants that are shifted in 32 bits and combined with a lane mask, each with the variable that
    keeps the shifted bit in between, empty where there is none.

    ``votes & (1u << lane)`` or ``unsigned bit = 1u << lane; ... votes & bit``
    """
    code = function.code
    masks = [first for first, _ in function.mask_values]
    for at in code.where("<", ">"):
        if code.text(at + 1) != code.texts[at] or code.text(at - 1) == code.texts[at] or code.text(at + 2) == "=":
            continue
        left = at - 1
        is_all = code.text(left - 1) == "~" and code.text(left) in _ZERO
        is_bit = code.text(left) in _ONE or is_all or code.text(left).lower().startswith("0xffffffff")
        if not is_bit or code.text(left).lower().endswith("ll"):
            continue
        first, end = code.statement(at)
        target = code.text(next((i for i in range(first, at) if code.is_assignment(i)), 0) - 1)
        if any(first <= mask < end for mask in masks):
            yield left, ""
        elif target in code.declarations:
            uses = [code.statement(use) for use in code.where(target) if use > end]
            if any(low <= mask < high for mask in masks for low, high in uses):
                yield left, target
