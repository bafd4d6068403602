"""HP106: CUDA names in string literals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.kernel_sources import kernel_sources
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity

_WORD = re.compile(r"[A-Za-z_]\w*")
_ESCAPE = re.compile(r"\\.")
_KERNEL_SOURCE = re.compile(r"__global__|__device__|#\s*include\s*<cu")
_LOADERS = frozenset(
    ("dlsym", "GetProcAddress", "cuGetProcAddress", "cudaGetDriverEntryPoint", "LoadLibrary", "dlopen")
)


@rule("HP106", "name-in-string", edits=True, literals=True)
def name_in_string(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name inside a string literal.

    What it finds: names with a HIP counterpart in string literals: messages, names for dlsym, parts of kernel source
    for run-time compilation. Literals that hold a whole function of device code are ported as a file is; the rule then
    says what stands in the way: a part that cannot be written in its literal, or hipport's headers, which the run-time
    compiler has to find.

    Why: a message may stay as it is; a symbol name or kernel source must be ported. Without a function hipport cannot
    know which it is.

    Example:
        fprintf(stderr, "cudaMalloc failed");

    Keep:
        fprintf(stderr, "out of memory");

    Fix safety: unsafe. `--unsafe-fixes` renames whole words in the literal.

    Source: the mapping tables.
    """
    words = frozenset(_WORD.findall(_ESCAPE.sub("  ", " ".join(ctx.tokens.strings))))
    names = ctx.mapping.headed(words)
    if not names:
        return  # as of most files, and told without a look at each literal
    literals = {text for text in ctx.tokens.strings if any(name in text for name in names)}
    sources = {piece.token for source in kernel_sources(ctx) for piece in source.pieces}
    for index in ctx.tokens.where(literals):
        text = ctx.tokens.texts[index]
        if index in sources or ctx.written_for_hip(index) or not ctx.is_in_code(index):
            continue
        start = ctx.tokens.starts[index]
        edits = []
        names = []
        for match in _WORD.finditer(_ESCAPE.sub("  ", text)):
            entry = ctx.mapping.entry(match.group(), ctx.options.cuda)
            if entry and entry.hip and entry.hip != match.group() and not ctx.names.lacking(entry):
                names.append(match.group())
                edits.append(Edit(start + match.start(), start + match.end(), entry.hip, "HP106", entry.library))
        if not edits:
            continue
        matters = bool(_KERNEL_SOURCE.search(text)) or _is_loaded(ctx, index)
        shown = ", ".join(dict.fromkeys(names))
        yield ctx.diagnostic(
            "HP106",
            Severity.WARNING if matters else Severity.INFO,
            index,
            f"CUDA names in a string literal: {shown}",
            "port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay",
            symbol=names[0],
            fix=ctx.unsafe_fix(f"rename {shown} in the literal", *edits),
        )


def _is_loaded(ctx: Context, index: int) -> bool:
    """Whether the literal is an argument of a call that looks a symbol or a library up by name."""
    nearest = islice(clause_before(ctx.tokens, index), 8)
    return any(ctx.tokens.texts[before] in _LOADERS for before in nearest)
