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
_MARKS = frozenset(("__global__", "__device__"))
_ACROSS_LANES = re.compile(r"__(?:shfl(?:_up|_down|_xor)?|ballot|any|all|match_any|match_all|reduce_\w+)_sync")
_HEAD = r"\b(__global__|__device__)\s+(?:(?:\w[\w:<>,*&\s]*\s[*&]*\w+|__launch_bounds__)\s*\(|\"$)"
_INCLUDE = r"#\s*include\s*<((?:cuda_|cooperative_groups|curand_kernel|mma\.)[\w./]*)>"
_PIECE = re.compile(rf"{_HEAD}|\b({_ACROSS_LANES.pattern})\s*\(|{_INCLUDE}")
_LOADERS = frozenset(
    ("dlsym", "GetProcAddress", "cuGetProcAddress", "cudaGetDriverEntryPoint", "LoadLibrary", "dlopen")
)


@rule("HP106", "name-in-string", edits=True, literals=True)
def name_in_string(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name inside a string literal.

    What it finds: names with a HIP counterpart in string literals: messages, names for dlsym, parts of kernel source
    for run-time compilation, also without such a name where they have the head of a kernel, a function with a mask of
    lanes or a line that includes CUDA's header, `"__global__ void k(" + type + " *x) {"`. Literals that hold a whole
    function of device code are ported as a file is; the rule then says what stands in the way: a part that cannot be
    written in its literal, or hipport's headers, which the run-time compiler has to find.

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
    across = frozenset(filter(_ACROSS_LANES.fullmatch, words))
    telling = {*ctx.mapping.headed(words), *(words & _MARKS), *across}
    if not telling:
        return  # as of most files, and told without a look at each literal
    literals = {text for text in ctx.tokens.strings if any(word in text for word in telling)}
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
            if match.group() in across:
                continue  # hipport's own has a header
            if entry and entry.hip and entry.hip != match.group() and not ctx.names.lacking(entry):
                names.append(match.group())
                edits.append(Edit(start + match.start(), start + match.end(), entry.hip, "HP106", entry.library))
        if not edits:
            if found := _piece(text):
                yield _of_pieces(ctx, index, found)
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


def _piece(text: str) -> str:
    """What shows that a literal is a part of device code: ``"__global__ void k(" + type + " *x) {"``, ``"x =
    __shfl_down_sync(" + mask + ", x, 1);"``, ``"#include <cuda_fp16.h>"``; empty for others.
    """
    match = _PIECE.search(_ESCAPE.sub("  ", text))
    return match[match.lastindex or 0] if match else ""


def _of_pieces(ctx: Context, index: int, found: str) -> Diagnostic:
    return ctx.diagnostic(
        "HP106",
        Severity.WARNING,
        index,
        f"device code that the program puts together stays as it is: {found} in a part of it",
        "port the parts by hand, or write the kernel in one literal, with macros for what differs",
        symbol=found,
    )


def _is_loaded(ctx: Context, index: int) -> bool:
    """Whether the literal is an argument of a call that looks a symbol or a library up by name."""
    nearest = islice(clause_before(ctx.tokens, index), 8)
    return any(ctx.tokens.texts[before] in _LOADERS for before in nearest)
