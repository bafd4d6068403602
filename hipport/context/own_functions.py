"""Functions of the project that HIP has too: which they may be, and the fixes that let both be there."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence

from hipport.code.functions import FunctionDefinition
from hipport.code.functions import words_of
from hipport.context.adopted_conditions import ON_AMD
from hipport.context.context import Context
from hipport.diagnostics import Applicability
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind

#: What may stand in front of a function's return type and says nothing of where the function can run.
_SPECIFIERS = frozenset(
    """inline static extern __inline__ __inline __forceinline__ __noinline__ const unsigned signed friend virtual
    __host__ __device__ __global__""".split()
)


def may_be_host_device(ctx: Context, function: FunctionDefinition) -> bool:
    """Whether a function is one for host and device, or a macro from elsewhere may make it one."""
    words = set(function.head)
    macros = {word for word in words if word.upper() == word and word not in _SPECIFIERS and is_name(word)}
    for directive in ctx.tokens.directives if macros else ():
        name = ctx.tokens.after(directive.name_at)
        if directive.name == "define" and ctx.tokens.text_at(name) in macros:
            macros.discard(ctx.tokens.texts[name])
            words.update(words_of(ctx.tokens, name + 1, directive.end))
    if "constexpr" in words or words.issuperset(("__host__", "__device__")):
        return True
    return bool(macros)


def prefer(ctx: Context, function: FunctionDefinition, code: str) -> Fix:
    """Let a function go before HIP's function of the same signature: clang prefers those with ``enable_if``.

    The message of the attribute, which nobody sees, is not a literal: a port has no strings but those of the project.
    """
    start = ctx.tokens.starts[function.first]
    edit = Edit(start, start, "__attribute__((enable_if(true, __FILE__))) ", code)
    return Fix("let it go before HIP's own", Applicability.SAFE, (edit,))


def leave_out(ctx: Context, functions: Iterable[FunctionDefinition], code: str) -> Fix | None:
    """Leave consecutive functions out on AMD GPUs; None as ``leave_out_lines`` says."""
    ordered = list(functions)
    edits = leave_out_lines(ctx, ordered[0].first, ordered[-1].end, code)
    title = "leave it out for AMD GPUs, where HIP's own does the same"
    return Fix(title, Applicability.SAFE, edits) if edits else None


def leave_out_lines(ctx: Context, first: int, last: int, code: str, macro: str = ON_AMD) -> tuple[Edit, ...]:
    """The edits that leave the tokens ``first``..``last`` out where ``macro`` is defined; none as ``in_arm`` says.

    HIP's headers define ``__HIP_PLATFORM_AMD__``, for the host's pass as well: before them it is not there.
    """
    return in_arm(ctx, first, last, (f"#if !defined({macro})",), code)


def in_arm(ctx: Context, first: int, last: int, opening: Sequence[str], code: str) -> tuple[Edit, ...]:
    """The edits that put the tokens ``first``..``last`` between the lines of an ``opening`` and ``#endif``; none where
    other code is on their first or last line, or they end in another #if arm.
    """
    start, end = ctx.tokens.starts[first], _end_of_line(ctx, last)
    line = ctx.source.line_start(start)
    one_arm = ctx.arms.arm_at(first) == ctx.arms.arm_at(last)
    if ctx.source.text[line:start].strip() or end is None or not one_arm:
        return ()
    newline = ctx.source.newline
    last_line = "" if ctx.source.text[end - 1] == "\n" else newline
    return (
        Edit(line, line, "".join(f"{each}{newline}" for each in opening), code),
        Edit(end, end, f"{last_line}#endif{newline if not last_line else ''}", code),
    )


def _end_of_line(ctx: Context, index: int) -> int | None:
    """Offset after the line that a token is on, if only a ``;`` and comments that end there stand after it."""
    texts = ctx.tokens.texts
    for at in range(index + 1, len(texts)):
        if texts[at].isspace() and "\n" in texts[at]:
            return ctx.source.line_end(ctx.tokens.starts[index + 1])
        comment = kind(texts[at]) is TokenKind.COMMENT and "\n" not in texts[at]
        if not (comment or texts[at].isspace() or texts[at] == ";"):
            return None
    return len(ctx.source.text)
