"""Launches in a source, which become nothing, and the bounds that kernels set for theirs."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.launches import launch_at
from hipport.cpu.kernels import signature_at
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.diagnostics import Edit
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens


def launch_edits(tokens: Tokens) -> Iterator[Edit]:
    """``k<<<grid, block>>>(x);`` as an expression that does nothing, on as many lines."""
    for opener in tokens.places("<<<"):
        if launch := launch_at(tokens, opener):
            lines = "".join(tokens.texts[launch.kernel.first : launch.end]).count("\n")
            newline = "\\\n" if tokens.directive_at(opener) else "\n"
            yield replaced(tokens, launch.kernel.first, launch.end + 1, "((void)0)" + newline * lines)


def bounds_edits(tokens: Tokens) -> Iterator[Edit]:
    """Let each kernel have its launch bounds as a constant, which stands in the library by a name of its own.

    ``__launch_bounds__(threads, blocks) name(...) {``, ``__global__`` before or after it
    """
    for index in tokens.places("__launch_bounds__"):
        opener = tokens.after(index)
        if tokens.directive_at(index) or tokens.text_at(opener) != "(" or (closer := closer_of(tokens, opener)) < 0:
            continue
        signature = signature_at(tokens, closer)
        end = closer_of(tokens, signature.opener) if signature else -1
        body = tokens.after(end)
        spans = split_arguments(tokens, opener, closer)
        if spans and tokens.text_at(body) == "{":
            threads = "".join(" " if is_blank(text) else text for text in tokens.texts[spans[0].first : spans[0].end])
            yield inserted(tokens, body + 1, f" HIPPORT_CPU_LAUNCH_BOUNDS({threads})")
