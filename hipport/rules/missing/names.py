"""HP501, HP502: names of CUDA without a counterpart in HIP."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set

from hipport.code.calls import opener_of
from hipport.code.case_labels import last_of_code
from hipport.code.case_labels import leaves_before
from hipport.code.case_labels import read_label
from hipport.code.case_labels import switch_around
from hipport.code.statements import clause_start
from hipport.context.adopted_conditions import is_asked_whether_defined
from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import is_opaque
from hipport.context.known_names import is_snake_case
from hipport.context.known_names import known_uses
from hipport.context.merged import left_out_of_line
from hipport.context.opaque_structs import is_replaced
from hipport.context.own_functions import leave_out_lines
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.uses import NameUse
from hipport.context.words import CALLING_CONVENTIONS
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.mapping import Entry
from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import macro_names

_CLASS_KEYS = frozenset(("struct", "union", "enum"))


@rule("HP501", "unsupported-name", edits=True, words=(Subject.NAMES,))
def unsupported_name(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name without a counterpart in HIP.

    What it finds: names that the mapping tables mark as unsupported, each with its reason. Not structs that the file
    or a header of the tree only declares, `struct cusparseSpMMOpPlan;`, for a pointer to them. What a condition asks
    for, `#ifdef cudaDevicePropDontCare`, is an info, and what stands under it is nothing.

    Why: the name stays in the text, and the port does not compile until it is replaced.

    Example:
        cudaGraphConditionalHandle handle;
        switch (status) {
        case CUBLAS_STATUS_LICENSE_ERROR: return "license";
        default: return "unknown";
        }

    Keep:
        cudaGraph_t graph;

    Fix safety: safe for `case NAME:` in a switch: nothing has that value where HIP has no such enumerator, so the label
    is left out for AMD GPUs by `#if` and `#endif` lines, with its code where that is its own. No fix for others; the
    reason says what HIP offers instead, if anything.

    Source: the headers of ROCm 7.2 have no such name.
    """
    for use, entry in known_uses(ctx):
        if entry.row.status != "unsupported" or use.name in CALLING_CONVENTIONS or _is_asked_around(ctx, use):
            continue
        if is_asked_whether_defined(ctx.tokens, use.index):
            yield diagnostic_of_use(
                ctx,
                use,
                "HP501",
                Severity.INFO,
                f"HIP does not define {use.name}: the code for it is left out",
                "nothing is needed where the code for others will do",
                entry.library,
            )
        elif not (ctx.calls.is_dropped(use.index) or is_replaced(ctx, use) or is_opaque(ctx, use, entry)):
            yield diagnostic_of_use(
                ctx,
                use,
                "HP501",
                Severity.ERROR,
                f"{use.name} has no counterpart in HIP: {entry.row.note}",
                f"replace {use.name} or leave it out on AMD GPUs",
                entry.library,
                _without_case(ctx, use, entry),
            )


def _is_asked_around(ctx: Context, use: NameUse) -> bool:
    """Whether the compiler sees a name only where it is a macro: ``#ifdef cudaDevicePropDontCare``"""

    def world(macro: str) -> str | None:
        return UNDEFINED if macro == use.name else None

    around = ctx.arms.enclosing(use.index)
    asking = (arm for arm in around if any(use.name in macro_names(each.condition) for each in arm.chain.arms))
    return any(arm.holds(world) is False for arm in asking)


def _without_case(ctx: Context, use: NameUse, entry: Entry) -> Fix | None:
    """``case CUBLAS_STATUS_LICENSE_ERROR: return "license";``"""
    tokens = ctx.tokens
    case = tokens.before(use.index)
    label = read_label(tokens, case) if tokens.text_at(case) == "case" and entry.row.kind in ("enum", "macro") else None
    brace = switch_around(tokens, case) if label else -1
    if label is None or brace < 0 or ctx.not_taken(case):
        return None
    is_entered = tokens.before(case) != brace and not leaves_before(tokens, case)
    last = -1 if is_entered else last_of_code(tokens, label, brace)
    edits = leave_out_lines(ctx, case, last, "HP501") if last >= 0 else ()
    edits = edits or leave_out_lines(ctx, case, label.colon, "HP501") or left_out_of_line(ctx, label, "HP501")
    return Fix("leave the case out for AMD GPUs, where nothing has its value", Applicability.SAFE, edits)


@rule("HP502", "unsupported-library", words=(Subject.NAMES,))
def unsupported_library(ctx: Context) -> Iterator[Diagnostic]:
    """A name of a CUDA library that as a whole has no counterpart in HIP.

    What it finds: names of NVML, CUPTI, NPP and other libraries for which ROCm has no counterpart, or only one with
    another interface; no types that the file or a header of the tree has a typedef for: a project's own copy.

    Why: the code has to be rewritten for the library that ROCm offers, or left out.

    Example:
        nvmlInit();

    Keep:
        cublasHandle_t handle;

    Fix safety: no fix; the reason names the ROCm library, if there is one.

    Source: the packages of ROCm 7.2.
    """
    uses = [use for use in ctx.names.api_uses if use.entry is None and not is_snake_case(use.name)]
    unsupported = {
        use.name: library for use in uses if (library := ctx.mapping.library_of(use.name)) and library.unsupported
    }
    own = _own_types(ctx, [use for use in uses if use.name in unsupported])
    for use in uses:
        if use.name in unsupported and use.name not in own:
            library = unsupported[use.name]
            yield diagnostic_of_use(
                ctx,
                use,
                "HP502",
                Severity.ERROR,
                f"{use.name} of {library.title}: {library.unsupported}",
                "rewrite this part for what ROCm offers, or leave it out on AMD GPUs",
                library.name,
            )


def _own_types(ctx: Context, uses: list[NameUse]) -> Set[str]:
    """The names that the file, or a header of the tree that it includes, has a typedef for."""
    here = {use.name for use in uses if _is_typedef(ctx, use)} if "typedef" in ctx.tokens.distinct else set()
    others = frozenset(use.name for use in uses) - here
    return here | ctx.survey.typedefs(ctx.survey.with_headers(ctx.source.path)[1:], others) if others else here


def _is_typedef(ctx: Context, use: NameUse) -> bool:
    """``typedef enum nvmlReturn_enum { ... } nvmlReturn_t;``, ``typedef struct nvmlDevice_st *nvmlDevice_t;``: both of
    the names.
    """
    tokens = ctx.tokens
    before = tokens.before(use.index)
    if tokens.text_at(before) not in _CLASS_KEYS:
        if tokens.text_at(tokens.after(use.index)) != ";":
            return False
        if tokens.text_at(before) == "}":
            before = tokens.before(opener_of(tokens, before))
    return before >= 0 and tokens.texts[clause_start(tokens, before)] == "typedef"
