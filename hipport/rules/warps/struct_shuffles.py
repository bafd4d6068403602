"""HP414: shuffles of structs by cooperative groups."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.arguments import arguments_of
from hipport.context.arguments import naming_token
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.unit import Ask
from hipport.unit import Type
from hipport.unit.questions import TypeKind

_SHUFFLES = frozenset(("shfl", "shfl_up", "shfl_down", "shfl_xor"))
#: Structs with shuffles of their own in HIP. Source: hip/hip_fp16.h and hip/hip_bf16.h.
_SMALL_FLOATS = frozenset(("__half", "__half2", "__nv_bfloat16"))


@rule("HP414", "struct-shuffle", words=_SHUFFLES)
def struct_shuffle(ctx: Context) -> Iterator[Diagnostic]:
    """A shuffle of a tile or a coalesced group whose value is a struct.

    What it finds: `shfl`, `shfl_up`, `shfl_down` and `shfl_xor` of cooperative groups with a variable that is a struct,
    a vector type included, by the parser's view.

    Why: in CUDA a group shuffles values of any trivially copyable type of at most 32 bytes, in HIP only numbers: "no
    matching function for call to '__shfl'".

    Example:
        #include <cooperative_groups.h>
        struct Best { float value; int index; };
        __device__ Best first(cooperative_groups::coalesced_group group, Best best) { return group.shfl(best, 0); }

    Keep:
        #include <cooperative_groups.h>
        __device__ float first(cooperative_groups::coalesced_group group, float best) { return group.shfl(best, 0); }

    Fix safety: no fix.

    Source: hip/amd_detail/amd_hip_cooperative_groups.h of ROCm 7.2; the CUDA programming guide. Detected by libclang.
    """
    if "cooperative_groups" not in ctx.source.text or is_of_hip(ctx):
        return
    tokens = ctx.tokens
    for index in tokens.where(_SHUFFLES):
        arguments = arguments_of(tokens, index) if tokens.text_at(tokens.before(index)) == "." else None
        name = naming_token(tokens, arguments[0]) if arguments else -1
        fact = ctx.ask(Ask.TYPE, name) if name >= 0 and not ctx.is_settled(index) else None
        is_struct = isinstance(fact, Type) and fact.kind is TypeKind.RECORD and fact.pointers == 0
        if isinstance(fact, Type) and is_struct and fact.canonical.removeprefix("const ") not in _SMALL_FLOATS:
            yield ctx.diagnostic(
                "HP414",
                Severity.ERROR,
                index,
                f"{tokens.texts[index]} of a {fact.spelled}: HIP's groups shuffle numbers only",
                "shuffle its members one by one",
                symbol=tokens.texts[index],
            )
