"""HP414: shuffles by cooperative groups of values other than numbers."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declarations import Declarations
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import VECTOR_TYPES
from hipport.code.functions import words_of
from hipport.code.scopes import TAGS
from hipport.context.arguments import arguments_of
from hipport.context.arguments import naming_token
from hipport.context.context import Context
from hipport.context.groups import COALESCED
from hipport.context.groups import DEPENDENT
from hipport.context.groups import TILE
from hipport.context.groups import group_of
from hipport.context.groups import group_start
from hipport.context.groups import may_have_groups
from hipport.context.groups import type_parameters
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.unit import Ask
from hipport.unit import Type
from hipport.unit.questions import TypeKind

_SHUFFLES = frozenset(("shfl", "shfl_up", "shfl_down", "shfl_xor"))
_SHUFFLING = frozenset((TILE, COALESCED, DEPENDENT))
_HEADER = "hipport/groups.h"
#: Structs with shuffles of their own in HIP. Source: hip/hip_fp16.h and hip/hip_bf16.h.
_SMALL_FLOATS = frozenset(("__half", "__half2", "__nv_bfloat16"))
_SMALL_PAIRS = frozenset(("__nv_bfloat162", "nv_bfloat162"))


@rule("HP414", "struct-shuffle", edits=True, words=_SHUFFLES)
def struct_shuffle(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A shuffle of a tile or a coalesced group whose value is not a number, or may be none.

    What it finds: `shfl`, `shfl_up`, `shfl_down` and `shfl_xor` of cooperative groups with a variable whose type is a
    class, an enumeration, a vector type, a pointer or the parameter of a template. Where the file shows the group and
    the type, they become functions of hipport/groups.h; where the parser's view alone does, they are findings.

    Why: in CUDA a group shuffles values of any trivially copyable type of at most 32 bytes, in HIP only numbers: "no
    matching function for call to '__shfl'".

    Example:
        #include <cooperative_groups.h>
        struct Best { float value; int index; };
        __device__ Best first(cooperative_groups::coalesced_group group, Best best) { return group.shfl(best, 0); }

    Keep:
        #include <cooperative_groups.h>
        __device__ float first(cooperative_groups::coalesced_group group, float best) { return group.shfl(best, 0); }

    Fix safety: safe: the function shuffles the value's words by the group's own shuffle.

    Source: hip/amd_detail/amd_hip_cooperative_groups.h of ROCm 7.2; the CUDA programming guide. Detected from tokens
    and by libclang.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx) or not may_have_groups(ctx):
        return
    numberless = type_parameters(tokens) | _classes(tokens) | VECTOR_TYPES.keys() | _SMALL_PAIRS
    declarations = Declarations(tokens, numberless | BUILTIN_TYPES)
    for index in tokens.where(_SHUFFLES):
        dot = tokens.before(index)
        arguments = arguments_of(tokens, index) if tokens.text_at(dot) == "." and not ctx.is_settled(index) else None
        name = naming_token(tokens, arguments[0]) if arguments else -1
        if not arguments or name < 0:
            continue
        start = group_start(tokens, tokens.before(dot))
        declared = declarations.of(tokens.texts[name], name)
        is_pointer = (
            declared is not None
            and declared.is_pointer
            and words_of(tokens, arguments[0].first, arguments[0].end) == [declared.name]
        )
        is_numberless = declared is not None and (is_pointer or declared.type in numberless)
        if is_numberless and start >= 0 and group_of(tokens, tokens.before(dot)) in _SHUFFLING:
            at = tokens.starts[start]
            yield Edit(at, at, f"hipport::group_{tokens.texts[index]}(", "HP414", library="cg", header=_HEADER)
            yield ctx.edit("HP414", dot, ", ", last=tokens.after(index), library="cg", header=_HEADER)
            continue
        fact = ctx.ask(Ask.TYPE, name)
        if isinstance(fact, Type) and _is_refused(fact):
            yield ctx.diagnostic(
                "HP414",
                Severity.ERROR,
                index,
                f"{tokens.texts[index]} of a {fact.spelled}: HIP's groups shuffle numbers only",
                f"call hipport::group_{tokens.texts[index]}(group, value, ...) of {_HEADER}",
                symbol=tokens.texts[index],
            )


def _classes(tokens: Tokens) -> frozenset[str]:
    """The names of the file's classes and enumerations: ``struct Best {``, ``enum class Kind``."""
    words = (tokens.after(word) for word in tokens.where(TAGS))
    return frozenset(tokens.texts[at] for at in words if is_name(tokens.text_at(at)) and tokens.texts[at] not in TAGS)


def _is_refused(value: Type) -> bool:
    """Whether HIP has no shuffle for a type: a struct without one of its own, or an enumeration."""
    is_struct = value.kind is TypeKind.RECORD and value.canonical.removeprefix("const ") not in _SMALL_FLOATS
    return value.pointers == 0 and (is_struct or value.kind is TypeKind.ENUM)
