"""HP265: device variables that a linkage specification without braces only declares."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path

from hipport.code.roles import follows_type
from hipport.code.statements import clause_after
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.project.translation_units import is_gpu_source
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_SPACES = frozenset(("__constant__", "__device__", "__managed__"))


@rule("HP265", "linkage-of-variable", edits=True, words=_SPACES)
def linkage_of_variable(ctx: Context) -> Iterator[Edit]:
    """A device variable after `extern "C"` without braces.

    What it finds: `extern "C" __constant__ float weights[9];` in a source, without a value, where the source has no
    other definition of the variable.

    Why: by the rules of C++ such a line only declares the variable. nvcc, as long as it compiles whole programs, takes
    it for a definition ("extern declaration of the entity is treated as a static definition"). hipcc links nothing:
    "undefined protected symbol".

    Example:
        extern "C" __constant__ float weights[9];

    Keep:
        extern "C" __constant__ float weight = 1;

    Fix safety: safe where the project is not compiled to relocatable device code (`-rdc=true`); there, nvcc takes the
    line for a declaration too, and this fix makes a second definition, which the linker reports.

    Source: nvcc 13.0, warning 20044, and its PTX; hipcc of ROCm 7.2.
    """
    if not is_gpu_source(Path(ctx.source.path)):
        return
    tokens = ctx.tokens
    for extern in tokens.places("extern"):
        linkage = tokens.after(extern)
        head = list(clause_after(tokens, linkage)) if tokens.text_at(linkage) == '"C"' else []
        end = tokens.after(head[-1]) if head else -1
        if tokens.text_at(end) != ";" or _SPACES.isdisjoint(tokens.texts[at] for at in head):
            continue
        name = _variable(tokens, head)
        if name and not _is_defined_again(tokens, name, range(extern, end)) and not ctx.is_settled(extern):
            begin, closed = tokens.end(linkage), tokens.end(end)
            yield Edit(begin, begin, " {", "HP265")
            yield Edit(closed, closed, " }", "HP265")


def _variable(tokens: Tokens, head: Sequence[int]) -> str:
    """The variable of a declaration without a value; empty for a function and for a type.

    ``__device__ __constant__ __align__(16) float weights[9]``
    """
    words = [tokens.texts[at] for at in head]
    if "=" in words:
        return ""
    if "[" in words:
        return words[words.index("[") - 1]
    return words[-1] if is_name(words[-1]) and len(words) > 2 else ""


def _is_defined_again(tokens: Tokens, name: str, here: range) -> bool:
    return any(at not in here and follows_type(tokens, at) for at in tokens.places(name))
