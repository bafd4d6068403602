"""HP003: a backslash that is the last of its line but for comments."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_CODE = "HP003"
_BACKSLASH = "\\"


@rule(_CODE, "backslash-before-comment", edits=True, words=(_BACKSLASH,))
def backslash_before_comment(ctx: Context) -> Iterator[Edit]:
    r"""A backslash at the end of a line of code, after which only a comment follows.

    What it finds: outside of preprocessor lines, literals and comments, a backslash and then comments up to the end of
    the line. A backslash before blanks alone is left: both compilers join the lines.

    Why: nvcc has GCC's preprocessor take the comment away first, and reads what is left as one line that goes on. clang
    joins lines before it knows of comments: "expected parameter declarator", "expected expression".

    Example:
        void add(double x, \  // where
                 double mass);

    Keep:
        void add(double x,    // where
                 double mass);

    Fix safety: safe: the backslash is removed. Outside of preprocessor lines the end of a line says nothing.

    Source: nvcc 13.0 and hipcc of ROCm 7.2, which were run.
    """
    tokens = ctx.tokens
    for index in tokens.outside(tokens.places(_BACKSLASH)):
        end = ctx.source.line_end(tokens.starts[index])
        after = tokens.after(index)
        is_last = after < 0 or tokens.starts[after] >= end
        if is_last and ctx.source.text[tokens.end(index) : end].strip() and not ctx.is_settled(index):
            yield ctx.edit(_CODE, index, "")
