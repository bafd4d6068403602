"""HP275: unrolling of what is not a loop."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_LOOPS = frozenset(("for", "while", "do"))
#: What begins a statement or a declaration, and is not a macro that a loop may come from.
_NO_MACROS = frozenset(
    """if switch case default return break continue goto const constexpr static auto void bool char short int long float
    double signed unsigned struct class union enum template typename using typedef extern volatile else
    __shared__ __device__ __host__ __global__ __constant__ __forceinline__ __noinline__ asm""".split()
)


@rule("HP275", "unroll-without-loop", edits=True, words=("unroll",))
def unroll_without_loop(ctx: Context) -> Iterator[Edit]:
    """`#pragma unroll` that no loop follows.

    What it finds: the pragma before a statement or declaration that is not a loop, before a `}` or `case`, and before
    another one of its kind. What a macro begins with may be a loop, and stays.

    Why: nvcc warns and takes no notice of it. To clang it is an error: "expected a for, while, or do-while loop to
    follow '#pragma unroll'".

    Example:
        __global__ void k(float *x) {
        #pragma unroll
            float sum = 0;
            for (int i = 0; i < 4; i++) sum += x[i];
            x[0] = sum;
        }

    Keep:
        __global__ void k(float *x) {
            float sum = 0;
        #pragma unroll
            for (int i = 0; i < 4; i++) sum += x[i];
            x[0] = sum;
        }

    Fix safety: safe: the line is removed, as nvcc does nothing with it.

    Source: nvcc 13.0, warning 1675; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    for line in tokens.directives:
        is_one = line.name == "pragma" and tokens.text_at(tokens.after(line.name_at)) == "unroll"
        if is_one and not ctx.written_for_hip(line.first) and _is_without_loop(tokens, line):
            yield _without(ctx, line)


def _without(ctx: Context, line: Directive) -> Edit:
    """The edit that removes a line, but for a comment on it."""
    tokens = ctx.tokens
    code = [at for at in range(line.first, line.end) if not is_blank(tokens.texts[at])]
    if any(tokens.texts[at].startswith(("//", "/*")) for at in range(line.first, line.end)):
        return Edit(tokens.starts[code[0]], tokens.end(code[-1]), "", "HP275")
    end = ctx.source.text.find("\n", tokens.end(code[-1])) + 1
    return Edit(ctx.source.line_start(tokens.starts[code[0]]), end or len(ctx.source.text), "", "HP275")


def _is_without_loop(tokens: Tokens, line: Directive) -> bool:
    """Whether something else than a loop follows a pragma; False where that is not clear, as before ``#if``."""
    at = line.end
    while at < len(tokens) and is_blank(tokens.texts[at]):
        at += 1
    following = tokens.directive_at(at) if at < len(tokens) else None
    if following is not None:
        return following.name == "pragma" and tokens.text_at(tokens.after(following.name_at)) == "unroll"
    text = tokens.texts[at] if at < len(tokens) else ""
    if text in _LOOPS:
        return False
    if not is_name(text) or text in _NO_MACROS or text.startswith("__sync"):
        return True
    after = tokens.text_at(tokens.after(at))
    return is_name(after) or after in ("=", "[", ".", "->", "*", "&", "++", "--", "+", "-")
